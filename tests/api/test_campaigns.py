"""A campaign goes round: fleets made, a battle fought, damage carried into the next, taken back by undo."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.fleets import API, begun, carried, fight
from tests.api.setups import decree, ok, order, problem
from tests.conftest import ship


def test_campaigns_fleets_and_ships_are_made_and_listed_in_their_order(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    assert [one["id"] for one in ok(gm.get(f"{API}/campaigns"))] == [campaign]
    shown = ok(gm.get(f"{API}/campaigns/{campaign}"))
    assert [one["id"] for one in shown["fleets"]] == list(fleets)
    assert ok(gm.get(f"{API}/campaigns/{campaign}/fleets")) == shown["fleets"]
    ships = ok(gm.get(f"{API}/fleets/{fleets[1]}/ships"))
    assert ships == ok(gm.get(f"{API}/fleets/{fleets[1]}"))["ships"]
    assert [(one["id"], one["name"]) for one in ships] == [("sirene", "Sirène"), ("triton", "Triton")]
    assert ships[0]["carry"] == [] and ships[0]["in_battle"] is None


def test_a_ship_gets_the_id_she_wishes_for_or_the_next_free_one(
    gm: FlaskClient, fleets: tuple[str, str]
) -> None:
    for wish, got in (("hms", "hms"), ("hms", "hms-2"), ("sirene", "sirene-2")):
        sheet = ship(wish, "red")
        assert ok(gm.post(f"{API}/fleets/{fleets[0]}/ships", json=sheet), 201)["id"] == got


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"type": "zeppelin"}, "type"),
        ({"class": 99}, "class"),
        ({"colour": "red"}, "colour"),
        ({"name": ""}, "name"),
        ({"id": "Not an id"}, "id"),
        ({"carry": {}}, "carry"),
        ({"carry": [{"field": "brawn", "value": 99}]}, "carry/0"),
        ({"carry": [{"field": "colour", "value": 1}]}, "carry/0"),
        ({"carry": [{"field": "brawn"}]}, "carry/0"),
        ({"carry": [{"field": "brawn", "value": 1, "ship": "x"}]}, "carry/0"),
    ],
)
def test_the_rules_say_what_is_no_ship(
    gm: FlaskClient, fleets: tuple[str, str], more: dict[str, Any], field: str
) -> None:
    answer = gm.post(f"{API}/fleets/{fleets[0]}/ships", json=ship("x", "red") | more)
    assert list(problem(answer, 422, "bad_value")["errors"]) == [field]
    assert len(ok(gm.get(f"{API}/fleets/{fleets[0]}/ships"))) == 1


def test_a_fort_is_a_ship_of_a_campaign_though_battles_may_switch_forts_off(
    gm: FlaskClient, fleets: tuple[str, str]
) -> None:
    fort = {key: value for key, value in ship("fort", "red").items() if key != "class"} | {"kind": "fort"}
    ok(gm.post(f"{API}/fleets/{fleets[0]}/ships", json=fort), 201)


def test_a_battle_takes_its_ships_from_the_campaign(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    red, blue = fleets
    made = ok(fight(gm, campaign, {"fleet": red}, {"fleet": blue, "ships": ["triton"]}), 201)
    assert made["campaign"] == campaign
    assert [(one["id"], one["side"]) for one in made["board"]["ships"]] == [
        ("murene", "red"),
        ("triton", "blue"),
    ]
    assert ok(gm.get(f"{API}/ships/triton"))["in_battle"] == made["id"]
    assert ok(gm.get(f"{API}/ships/sirene"))["in_battle"] is None


def test_a_ship_is_in_one_battle_at_a_time(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    path = begun(gm, campaign)
    answer = fight(gm, campaign, {"ships": ["murene"]}, {"ships": ["triton"]})
    assert list(problem(answer, 409, "in_battle")["errors"]) == ["murene"]
    problem(gm.patch(f"{API}/ships/murene", json={"name": "Rémora"}), 409, "in_battle")
    ok(order(gm, path, type="conclude"), 201)
    ok(fight(gm, campaign, {"ships": ["murene"]}, {"ships": ["triton"]}), 201)


def test_damage_goes_from_battle_to_battle(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    path = begun(gm, campaign)
    decree(gm, path, "murene", "brawn", 1)
    decree(gm, path, "murene", "superficial", 7)
    decree(gm, path, "sirene", "status", "sunk")
    decree(gm, path, "sirene", "in_play", False)
    assert carried(gm, "murene") == {}
    ok(order(gm, path, type="conclude"), 201)
    assert carried(gm, "murene") == {"brawn": 1, "superficial": 7}
    assert carried(gm, "sirene") == {"status": "sunk", "in_play": False}
    second = ok(fight(gm, campaign, {"ships": ["murene"]}, {"ships": ["sirene"]}), 201)
    ships = second["state"]["ships"]
    assert (ships["murene"]["brawn"], ships["murene"]["superficial"]) == (1, 7)
    assert ships["sirene"]["in_play"] is False
    record = ok(gm.get(f"{API}/battles/{second['id']}/record"))
    commands = [entry["command"] for entry in record["entries"]]
    assert [command["field"] for command in commands] == ["brawn", "superficial", "status", "in_play"]
    assert all(command["type"] == "adjust" and command["reason"] for command in commands)
    assert commands[0]["reason"] == "repris du combat précédent"


def test_all_that_a_battle_does_to_a_ship_is_taken_on_unchanged(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    fields = {"finesse": 0, "serious": 2, "fires": 1, "drama": 0, "provisions": 3, "powder_wet": True}
    path = begun(gm, campaign)
    for field, value in fields.items():
        decree(gm, path, "murene", field, value)
    decree(gm, path, "murene", "captured_by", "blue")
    ok(order(gm, path, type="conclude"), 201)
    first = carried(gm, "murene")
    assert fields.items() <= first.items() and first["captured_by"] == "blue"
    again = begun(gm, campaign)
    ok(order(gm, again, type="conclude"), 201)
    assert carried(gm, "murene") == first


def test_undo_of_the_end_takes_it_back_and_redo_gives_it_again(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    path = begun(gm, campaign)
    decree(gm, path, "murene", "brawn", 1)
    ok(order(gm, path, type="conclude"), 201)
    ok(gm.post(f"{path}/undo"))
    assert carried(gm, "murene") == {}
    assert ok(gm.get(f"{API}/ships/murene"))["in_battle"] is not None
    ok(gm.post(f"{path}/redo"))
    assert carried(gm, "murene") == {"brawn": 1}
    ok(gm.post(f"{path}/undo", json={"to": 0}))
    assert carried(gm, "murene") == {}
    ok(gm.post(f"{path}/redo", json={"to": 2}))
    assert carried(gm, "murene") == {"brawn": 1}


def test_an_amend_before_the_end_changes_what_was_carried_over(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    path = begun(gm, campaign)
    entry = decree(gm, path, "murene", "brawn", 1)["entry"]
    ok(order(gm, path, type="conclude"), 201)
    other = {"type": "adjust", "ship": "murene", "field": "wits", "value": 1, "reason": "test"}
    body = {"entry": entry, "command": other, "reason": "mal lu"}
    ok(gm.post(f"{path}/amend", json=body | {"dry_run": True}))
    assert carried(gm, "murene") == {"brawn": 1}
    ok(gm.post(f"{path}/amend", json=body))
    assert carried(gm, "murene") == {"wits": 1}
    ok(gm.post(f"{path}/undo"))
    assert carried(gm, "murene") == {"brawn": 1}
    ok(gm.post(f"{path}/undo"))
    assert carried(gm, "murene") == {}


@pytest.mark.parametrize("change", ["edited", "in another battle", "after another battle"])
def test_nothing_is_taken_back_from_a_ship_that_has_moved_on(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str], change: str
) -> None:
    path = begun(gm, campaign)
    entry = decree(gm, path, "murene", "brawn", 1)["entry"]
    ok(order(gm, path, type="conclude"), 201)
    later = None
    if change == "edited":
        ok(gm.patch(f"{API}/ships/murene", json={"carry": []}))
    else:
        later = begun(gm, campaign)
    if change == "after another battle":
        ok(order(gm, later, type="conclude"), 201)
    before, ships = ok(gm.get(path)), [carried(gm, "murene"), carried(gm, "sirene")]
    answer = gm.post(f"{path}/undo")
    assert "murene" in problem(answer, 409, "ship_changed")["errors"]
    amended = {"type": "adjust", "ship": "murene", "field": "wits", "value": 1, "reason": "x"}
    body = {"entry": entry, "command": amended, "reason": "x"}
    problem(gm.post(f"{path}/amend", json=body), 409, "ship_changed")
    assert ok(gm.get(path)) == before
    assert [carried(gm, "murene"), carried(gm, "sirene")] == ships
    if later is not None:
        assert gm.delete(later).status_code == 204
        if change == "in another battle":
            ok(gm.post(f"{path}/undo"))
            assert carried(gm, "murene") == {}
            problem(gm.post(f"{later}/restore"), 409, "in_battle")


@pytest.mark.parametrize(("lang", "label"), [("fr", "Dégâts graves"), ("en", "Serious damage")])
def test_what_a_ship_carries_is_told_in_words(
    gm: FlaskClient, fleets: tuple[str, str], lang: str, label: str
) -> None:
    ok(gm.patch(f"{API}/ships/sirene", json={"carry": [{"field": "serious", "value": 2}]}))
    told = ok(gm.get(f"{API}/ships/sirene?lang={lang}"))["carried"]
    assert told == [{"label": label, "value": "2"}]
    assert ok(gm.put(f"{API}/ships/sirene", json=ok(gm.get(f"{API}/ships/sirene"))))["carry"] != []
