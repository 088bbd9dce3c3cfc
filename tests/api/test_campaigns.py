"""A campaign goes round: fleets made, a battle fought, damage carried into the next, taken back by undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import WIND, battle, decree, ok, order, problem
from tests.conftest import ship
from timonier.api.campaigns import carry_of
from timonier.kernel.desk import Desk
from timonier.kernel.engine import Done, run
from timonier.kernel.ledger import Ledger
from timonier.kernel.player import Player
from timonier.kernel.record import BadRecord, numbered, read_entries, read_head
from timonier.registry import rulesets
from timonier.store.books import Book
from timonier.store.models import BattleRow

API = "/api/v1"


@pytest.fixture
def campaign(gm: FlaskClient) -> str:
    made = ok(gm.post(f"{API}/campaigns", json={"name": "Caraïbe", "ruleset": "seventh-sea"}), 201)
    return str(made["id"])


def fleet(gm: FlaskClient, campaign: str, *ships: str) -> str:
    made = ok(gm.post(f"{API}/campaigns/{campaign}/fleets", json={"name": "Flotte"}), 201)
    for name in ships:
        sheet = {key: value for key, value in ship("x", "y").items() if key not in ("id", "side")}
        ok(gm.post(f"{API}/fleets/{made['id']}/ships", json=sheet | {"name": name}), 201)
    return str(made["id"])


def fight(gm: FlaskClient, campaign_: str, red: Any, blue: Any, **more: Any) -> Any:
    sides = [{"id": "red", "name": "Rouges", **red}, {"id": "blue", "name": "Bleus", **blue}]
    body = {"title": "Combat", "setup": {"sides": sides, "wind": WIND}} | more
    body.setdefault("campaign", campaign_)
    return gm.post(f"{API}/battles", json=body)


def begun(gm: FlaskClient, campaign: str) -> str:
    made = fight(gm, campaign, {"ships": ["murene"]}, {"ships": ["sirene"]})
    return f"{API}/battles/{ok(made, 201)['id']}"


def carried(gm: FlaskClient, ship: str) -> dict[str, Any]:
    return {each["field"]: each["value"] for each in ok(gm.get(f"{API}/ships/{ship}"))["carry"]}


@pytest.fixture
def fleets(gm: FlaskClient, campaign: str) -> tuple[str, str]:
    return fleet(gm, campaign, "Murène"), fleet(gm, campaign, "Sirène", "Triton")


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


def test_a_hidden_battle_lets_its_ships_go_and_does_not_take_them_from_another(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    first = begun(gm, campaign)
    assert gm.delete(first).status_code == 204
    second = begun(gm, campaign)
    problem(gm.post(f"{first}/restore"), 409, "in_battle")
    ok(order(gm, second, type="conclude"), 201)
    problem(gm.post(f"{first}/restore"), 409, "ship_changed")
    assert gm.delete(second).status_code == 204
    ok(gm.post(f"{first}/restore"))


def test_what_is_hidden_comes_back(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    for path, inside in (
        (f"{API}/ships/murene", f"{API}/fleets/{fleets[0]}/ships"),
        (f"{API}/fleets/{fleets[0]}", f"{API}/campaigns/{campaign}/fleets"),
        (f"{API}/campaigns/{campaign}", f"{API}/campaigns"),
    ):
        before = ok(gm.get(path)), ok(gm.get(inside))
        assert gm.delete(path).status_code == 204
        problem(gm.get(path), 404, "not_found")
        problem(gm.delete(path), 404, "not_found")
        assert [one["id"] for one in ok(gm.get(f"{inside}?hidden=true"))] == [path.rsplit("/", 1)[1]]
        assert ok(gm.post(f"{path}/restore")) == before[0]
        assert ok(gm.get(inside)) == before[1]


def test_names_sheets_and_fleets_are_changed(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    assert ok(gm.patch(f"{API}/campaigns/{campaign}", json={"name": "Mer"}))["name"] == "Mer"
    assert ok(gm.patch(f"{API}/fleets/{fleets[0]}", json={"name": "Escadre"}))["name"] == "Escadre"
    patched = ok(gm.patch(f"{API}/ships/murene", json={"oars": True, "fleet": fleets[1]}))
    assert patched["oars"] is True and patched["fleet"] == fleets[1]
    assert "oars" not in ok(gm.patch(f"{API}/ships/murene", json={"oars": None}))
    problem(gm.patch(f"{API}/ships/murene", json={"class": None}), 422, "bad_value")
    whole = {key: value for key, value in ok(gm.get(f"{API}/ships/murene")).items() if key != "carry"}
    replaced = ok(gm.put(f"{API}/ships/murene", json=whole | {"name": "Rémora"}))
    assert (replaced["name"], replaced["id"], replaced["carry"]) == ("Rémora", "murene", [])


def test_a_ship_may_have_something_of_her_own_in_a_battle(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    named = [{"id": "murene", "heading": 4, "veil": "sheet"}]
    made = ok(fight(gm, campaign, {"ships": named}, {"ships": ["sirene"]}), 201)
    assert made["state"]["ships"]["murene"]["heading"] == 4
    assert made["state"]["ships"]["murene"]["veil"] == "sheet"
    assert "heading" not in ok(gm.get(f"{API}/ships/murene"))


@pytest.mark.parametrize(
    ("red", "more", "pointer"),
    [
        ({"ships": ["nobody"]}, {}, "/setup/sides/0/ships/0"),
        ({"ships": [3]}, {}, "/setup/sides/0/ships/0"),
        ({"ships": "murene"}, {}, "/setup/sides/0/ships"),
        ({"fleet": "none"}, {}, "/setup/sides/0/fleet"),
        ({"fleet": 3}, {}, "/setup/sides/0/fleet"),
        ({"ships": ["murene", "murene"]}, {}, "/setup/sides/0/ships"),
        ({"ships": ["murene"]}, {"campaign": "none"}, "campaign"),
        ({"ships": ["murene"]}, {"campaign": 3}, "campaign"),
        ({"ships": ["murene"]}, {"setup": {}}, "/setup/sides"),
        ({"ships": ["murene"]}, {"setup": {"sides": [3]}}, "/setup/sides/0"),
        ({"ships": ["murene"]}, {"options": {"none": 1}}, "/options/none"),
        ({"ships": ["murene"], "id": "RED"}, {}, "/setup/sides/0/id"),
    ],
)
def test_a_fault_of_the_set_up_is_pointed_to(
    gm: FlaskClient,
    campaign: str,
    fleets: tuple[str, str],
    red: dict[str, Any],
    more: dict[str, Any],
    pointer: str,
) -> None:
    answer = fight(gm, campaign, red, {"ships": ["sirene"]}, **more)
    assert answer.status_code == 422, answer.json
    assert list(answer.json["errors"]) == [pointer]
    assert ok(gm.get(f"{API}/battles"))["total"] == 0


def test_another_campaign_s_ships_are_not_to_be_had(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    made = ok(gm.post(f"{API}/campaigns", json={"name": "Autre", "ruleset": "seventh-sea"}), 201)
    answer = fight(gm, made["id"], {"ships": ["murene"]}, {"ships": []})
    assert list(problem(answer, 422, "bad_value")["errors"]) == ["/setup/sides/0/ships/0"]


def test_what_this_battle_s_rules_refuse_of_a_ship_s_past_is_told(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    path = begun(gm, campaign)
    decree(gm, path, "murene", "captured_by", "blue")
    ok(order(gm, path, type="conclude"), 201)
    sides = [{"id": "green", "name": "V", "ships": ["murene"]}, {"id": "grey", "name": "G", "ships": []}]
    answer = fight(gm, campaign, {}, {}, setup={"sides": sides, "wind": WIND})
    assert list(problem(answer, 422, "carry_refused")["errors"]) == ["murene/captured_by"]
    assert ok(gm.get(f"{API}/battles"))["total"] == 1


def test_campaigns_are_the_gm_s(gm: FlaskClient, campaign: str, with_token: Clients) -> None:
    path = battle(gm)
    body = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["orders", "dice"]}
    player = with_token(ok(gm.post(f"{API}/tokens", json=body), 201)["token"])
    for url in ("/campaigns", f"/campaigns/{campaign}", f"/campaigns/{campaign}/fleets", "/ships/x"):
        problem(player.get(f"{API}{url}"), 403, "forbidden")
    problem(player.post(f"{API}/campaigns", json={"name": "x", "ruleset": "seventh-sea"}), 403, "forbidden")


def test_what_a_set_up_has_and_a_battle_mends_stays_mended(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    ok(gm.patch(f"{API}/ships/murene", json={"fires": 2, "superficial": 5}))
    path = begun(gm, campaign)
    assert ok(gm.get(path))["state"]["ships"]["murene"]["fires"] == 2
    decree(gm, path, "murene", "fires", 0)
    ok(order(gm, path, type="conclude"), 201)
    assert carried(gm, "murene") == {"superficial": 5, "fires": 0}
    again = ok(gm.get(begun(gm, campaign)))["state"]["ships"]["murene"]
    assert (again["fires"], again["superficial"]) == (0, 5)


VECTORS = Path(__file__).resolve().parents[1] / "vectors"


@pytest.mark.parametrize("folder", sorted(VECTORS.iterdir()), ids=lambda folder: folder.name)
def test_what_any_game_leaves_on_a_ship_its_next_battle_takes(folder: Path) -> None:
    """Each ship of every battle, begun again with what was left on her: every decree is accepted."""
    games = rulesets()
    for file in sorted(folder.glob("*.json"))[::9]:
        record = json.loads(file.read_text("utf-8"))
        try:
            head = read_head(record, games)
        except BadRecord:
            continue
        desk = Desk(Ledger(head.ruleset, head.battle))
        for n, entry in numbered(read_entries(record)):
            Player(desk, "en").entry(entry, n)
        book = Book(BattleRow(), head.ruleset, desk, {}, {})
        for hull in head.battle.ships:
            again = read_head(record, games).battle
            for left in carry_of(book, hull):
                decree = {"type": "adjust", "ship": hull, **left, "reason": "x"}
                outcome = run(head.ruleset, again, decree)
                assert isinstance(outcome, Done), (file.name, hull, left)
                again = outcome.battle
