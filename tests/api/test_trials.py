"""Ships and battles of a campaign tried before they are kept: the faults of keeping them, what they cost."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.fleets import API, begun, carried, fight
from tests.api.setups import WIND, battle, decree, ok, order, problem
from tests.conftest import ship


def tried(gm: FlaskClient, game: str, lang: str = "fr", **body: Any) -> Any:
    return ok(gm.post(f"{API}/rulesets/{game}/setup?lang={lang}", json=body))


def mustered(gm: FlaskClient, campaign_: str, red: Any, blue: Any, **more: Any) -> Any:
    sides = [{"id": "red", "name": "Rouges", **red}, {"id": "blue", "name": "Bleus", **blue}]
    body = {"campaign": campaign_, "setup": {"sides": sides, "wind": WIND}} | more
    return tried(gm, "seventh-sea", **body)


@pytest.mark.parametrize(
    ("game", "hull", "spent", "label"),
    [
        ("mortecouille", {"type": "rouge-small", "options": {"sails": 1}}, 10000, "argent"),
        ("tartare", {"type": "titans-cruiser"}, None, "points"),
        ("seventh-sea", {"type": "warship"}, None, "points"),
    ],
)
def test_a_ship_by_herself_tells_what_she_costs_and_no_limit(
    gm: FlaskClient, game: str, hull: dict[str, Any], spent: int | None, label: str
) -> None:
    answer = tried(gm, game, ship={"name": "Murène", **hull})
    assert (answer["errors"], answer["refused"]) == ({}, None)
    (account,) = answer["accounts"]
    assert account["spent"] == spent if spent else account["spent"] > 0
    unbound = {"side": None, "ship": None, "label": label, "limit": None, "over": False}
    assert {key: value for key, value in account.items() if key != "spent"} == unbound


@pytest.mark.parametrize("game", ["trireme", "broadsides"])
def test_where_nothing_is_paid_no_account_is_told(gm: FlaskClient, game: str) -> None:
    kind = ok(gm.get(f"{API}/rulesets/{game}"))["ship_types"][0]["id"]
    answer = tried(gm, game, ship={"name": "Murène", "type": kind})
    assert answer == {"errors": {}, "accounts": [], "refused": None}


@pytest.mark.parametrize(
    ("hull", "pointer"),
    [
        ({"name": ""}, "/ship/name"),
        ({"type": "zeppelin"}, "/ship/type"),
        ({"traits": {"brawn": 11}}, "/ship/traits"),
        ({"carry": {}}, "/ship/carry"),
        ({"carry": [{"field": "brawn", "value": 99}]}, "/ship/carry/0"),
    ],
)
def test_a_ship_is_tried_as_she_would_be_kept(
    gm: FlaskClient, fleets: tuple[str, str], hull: dict[str, Any], pointer: str
) -> None:
    body = {"name": "Rose", "type": "brig", **hull}
    told = tried(gm, "seventh-sea", ship=body)["errors"]
    kept = problem(gm.post(f"{API}/fleets/{fleets[0]}/ships", json=body), 422, "bad_value")["errors"]
    assert told == {f"/ship/{field}": why for field, why in kept.items()}
    assert list(told) == [pointer]
    assert len(ok(gm.get(f"{API}/fleets/{fleets[0]}/ships"))) == 1


def test_a_fort_costs_nothing_and_is_a_ship_all_the_same(gm: FlaskClient) -> None:
    fort = {"name": "Fort", "type": "custom", "kind": "fort", "traits": dict.fromkeys(TRAITS, 3)}
    assert tried(gm, "seventh-sea", ship=fort) == {"errors": {}, "accounts": [], "refused": None}


TRAITS = ("brawn", "finesse", "resolve", "wits", "panache")


@pytest.mark.parametrize("hull", [3, None, [], "Alcyon"])
def test_what_is_no_ship_is_told_as_a_fault(gm: FlaskClient, hull: Any) -> None:
    assert list(tried(gm, "seventh-sea", ship=hull)["errors"]) == ["/ship"]


def test_a_battle_of_a_campaign_tells_the_accounts_of_its_ships(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    ok(gm.patch(f"{API}/ships/murene", json={"traits": {**ship("x", "y")["traits"], "brawn": 3}}))
    options = {"ship_points": 10}
    answer = mustered(gm, campaign, {"ships": ["murene"]}, {"fleet": fleets[1]}, options=options)
    assert answer["errors"] == {}
    told = [(one["side"], one["ship"], one["limit"]) for one in answer["accounts"]]
    assert told == [("red", "murene", 10), ("blue", "sirene", 10), ("blue", "triton", 10)]
    spent = [(one["spent"], one["over"]) for one in answer["accounts"]]
    assert spent == [(11, True), (10, False), (10, False)]
    assert ok(gm.get(f"{API}/battles"))["total"] == 0
    assert ok(gm.get(f"{API}/ships/murene"))["in_battle"] is None


@pytest.mark.parametrize(
    ("red", "more", "pointer"),
    [
        ({"ships": ["nobody"]}, {}, "/setup/sides/0/ships/0"),
        ({"fleet": "none"}, {}, "/setup/sides/0/fleet"),
        ({"ships": ["murene"], "id": "RED"}, {}, "/setup/sides/0/id"),
        ({"ships": ["murene"]}, {"options": {"none": 1}}, "/options/none"),
        ({"ships": ["murene"]}, {"campaign": "none"}, "campaign"),
        ({"ships": [{"id": "murene", "heading": 9}]}, {}, "/setup/sides/0/ships/0/heading"),
    ],
)
def test_a_battle_of_a_campaign_has_the_faults_of_beginning_it(
    gm: FlaskClient,
    campaign: str,
    fleets: tuple[str, str],
    red: dict[str, Any],
    more: dict[str, Any],
    pointer: str,
) -> None:
    blue = {"ships": ["sirene"]}
    told = mustered(gm, campaign, red, blue, **more)["errors"]
    assert told == fight(gm, campaign, red, blue, **more).json["errors"]
    assert list(told) == [pointer]


def test_a_fault_of_a_later_ship_points_to_where_she_was_named(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    def fault(blue: dict[str, Any], **setup: Any) -> str:
        sides = [{"id": "red", "name": "R", "ships": ["murene"]}, {"id": "blue", "name": "B", **blue}]
        answer = tried(gm, "seventh-sea", campaign=campaign, setup={"sides": sides, **setup})
        (pointer,) = answer["errors"]
        return str(pointer)

    named = {"ships": ["sirene", {"id": "triton", "speed": "warp"}]}
    assert fault(named) == "/setup/sides/1/ships/1/speed"
    bought = {"id": "bought", "name": "X", "side": "blue", "type": "zeppelin"}
    assert fault({"fleet": fleets[1]}, ships=[bought]) == "/setup/ships/0/type"
    ok(gm.patch(f"{API}/ships/triton", json={"kind": "fort", "class": None}))
    answer = tried(
        gm,
        "seventh-sea",
        campaign=campaign,
        options={"forts": False},
        setup={"sides": [{"id": "red", "name": "R"}, {"id": "blue", "name": "B", "fleet": fleets[1]}]},
    )
    assert list(answer["errors"]) == ["/setup/sides/1/fleet/type"]


def test_what_a_ship_carries_is_tried_too(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    path = begun(gm, campaign)
    answer = mustered(gm, campaign, {"ships": ["murene"]}, {"ships": ["triton"]})
    assert list(answer["errors"]) == ["murene"]
    decree(gm, path, "murene", "captured_by", "blue")
    ok(order(gm, path, type="conclude"), 201)
    sides = [{"id": "green", "name": "V", "ships": ["murene"]}, {"id": "grey", "name": "G", "ships": []}]
    answer = mustered(gm, campaign, {}, {}, setup={"sides": sides, "wind": WIND})
    assert list(answer["errors"]) == ["murene/captured_by"]
    assert carried(gm, "murene")["captured_by"] == "blue"


def test_a_campaign_is_tried_by_its_own_game_and_by_the_game_master(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str], with_token: Clients
) -> None:
    sides = [{"id": "red", "name": "R", "ships": ["murene"]}, {"id": "blue", "name": "B"}]
    body = {"campaign": campaign, "setup": {"sides": sides}}
    assert list(tried(gm, "tartare", **body)["errors"]) == ["campaign"]
    seat = {"role": "display", "battle": battle(gm).rsplit("/", 1)[1]}
    display = with_token(ok(gm.post(f"{API}/tokens", json=seat), 201)["token"])
    for sent in (body, {"ship": {"name": "Rose", "type": "brig"}}):
        assert display.post(f"{API}/rulesets/seventh-sea/setup", json=sent).status_code == 403
