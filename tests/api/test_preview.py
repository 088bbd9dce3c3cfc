"""`/battles/{id}/preview`: odds before an order, which change nothing and tell nobody what is not theirs."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import SIDES, WIND, battle, begin_round, decree, ok, order, problem, ship

FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 3}


@pytest.fixture
def path(gm: FlaskClient) -> str:
    """Return the address of a battle in its first phase: a and c are red, b and d blue."""
    ships = [ship(id, side) for id, side in (("a", "red"), ("b", "blue"), ("c", "red"), ("d", "blue"))]
    address = battle(gm, setup={"sides": SIDES, "ships": ships, "wind": WIND})
    begin_round(gm, address)
    ok(order(gm, address, type="next"), 201)
    return address


def seat(gm: FlaskClient, clients: Clients, path: str, *may: str, role: str = "player") -> FlaskClient:
    """Return a client at the table of the red side."""
    body = {"role": role, "battle": path.rsplit("/", 1)[1], "side": "red", "may": list(may)}
    if role != "player":
        del body["side"], body["may"]
    return clients(ok(gm.post("/api/v1/tokens", json=body), 201)["token"])


def look(client: FlaskClient, path: str, command: Any, status: int = 200, lang: str = "en") -> Any:
    return ok(client.post(f"{path}/preview?lang={lang}", json=command), status)


def chances(told: Any) -> dict[str, float]:
    return {line["id"]: line["p"] for line in told["chances"]}


def test_the_gm_sees_the_odds_and_nothing_is_changed(gm: FlaskClient, path: str) -> None:
    before = gm.get(path).json
    told = look(gm, path, FIRE)
    assert list(told) == ["refusal", "chances", "distributions", "facts", "rest"]
    assert told["refusal"] is None
    assert chances(told)["serious_if_hit"] <= 1
    assert {"id": "hit", "label": "Hits", "p": chances(told)["hit"]} in told["chances"]
    damage = next(line for line in told["distributions"] if line["id"] == "damage_if_hit")
    assert sum(p for _, p in damage["points"]) == pytest.approx(1)
    assert gm.get(path).json == before


def test_labels_are_in_the_language_asked_for(gm: FlaskClient, path: str) -> None:
    assert look(gm, path, FIRE, lang="fr")["chances"][0]["label"] == "Touche"
    assert look(gm, path, FIRE, lang="en")["chances"][0]["label"] == "Hits"


def test_several_orders_are_compared_in_their_order(gm: FlaskClient, path: str) -> None:
    near, far = look(gm, path, [FIRE, {**FIRE, "range": 9}])
    assert chances(near)["hit"] > chances(far)["hit"]
    assert look(gm, path, [FIRE]) == [look(gm, path, FIRE)]


def test_a_refusal_is_told_and_one_that_can_be_overruled_has_its_odds_beside_it(
    gm: FlaskClient, path: str
) -> None:
    hard = look(gm, path, {**FIRE, "target": "x"})
    assert hard["refusal"]["code"] == "unknown_ship"
    assert hard["chances"] == hard["distributions"] == hard["facts"] == []
    soft = look(gm, path, {**FIRE, "target": "c"})
    assert (soft["refusal"]["code"], soft["refusal"]["soft"]) == ("friendly_target", True)
    assert chances(soft) == chances(look(gm, path, {**FIRE, "target": "c", "overrule": True}))
    assert look(gm, path, {"type": "dance"})["refusal"]["code"] == "unknown_command"


@pytest.mark.parametrize("body", [[], [FIRE] * 21, 3, [FIRE, 3], {"ship": "a"}, [{"type": 3}]])
def test_a_body_that_is_no_order_is_422(gm: FlaskClient, path: str, body: Any) -> None:
    problem(gm.post(f"{path}/preview", json=body), 422, "bad_value")


def test_the_same_key_gets_the_same_answer_again(gm: FlaskClient, path: str) -> None:
    headers = {"Idempotency-Key": uuid.uuid4().hex}
    first = gm.post(f"{path}/preview", json=FIRE, headers=headers)
    decree(gm, path, "b", "wits", 5)
    assert gm.post(f"{path}/preview", json=FIRE, headers=headers).data == first.data
    assert gm.post(f"{path}/preview", json=FIRE).json != first.json
    problem(gm.post(f"{path}/preview", json=[FIRE], headers=headers), 422, "key_reused")


def test_odds_can_be_seen_while_another_order_waits(gm: FlaskClient, path: str) -> None:
    free = look(gm, path, FIRE)
    ok(order(gm, path, **FIRE), 202)
    assert look(gm, path, FIRE) == free


def test_a_player_sees_the_odds_of_her_own_orders_if_she_may(
    gm: FlaskClient, with_token: Clients, path: str
) -> None:
    player = seat(gm, with_token, path, "odds")
    assert look(player, path, FIRE) == look(gm, path, FIRE)
    others = (
        {**FIRE, "ship": "b", "target": "a"},
        {**FIRE, "overrule": True},
        {**FIRE, "ship": "x"},
        {"type": "next"},
        {"type": "storm", "damage": 20},
        {"type": "board", "ships": ["a", "b"], "target": "d"},
    )
    for command in others:
        problem(player.post(f"{path}/preview", json=command), 403, "forbidden")
    problem(player.post(f"{path}/preview", json=[FIRE, others[0]]), 403, "forbidden")
    for idle in (seat(gm, with_token, path, "dice", "orders"), seat(gm, with_token, path, role="display")):
        problem(idle.post(f"{path}/preview", json=FIRE), 403, "forbidden")
    problem(player.post(f"{battle(gm)}/preview", json=FIRE), 404, "not_found")
    problem(with_token(None).post(f"{path}/preview", json=FIRE), 401, "unauthorized")


def test_a_hidden_ship_is_not_there_in_a_players_odds(
    gm: FlaskClient, with_token: Clients, path: str
) -> None:
    """A guess at her id gets what a made-up id gets; the GM still sees all."""
    player = seat(gm, with_token, path, "odds")
    decree(gm, path, "b", "veil", "whole")
    hidden = player.post(f"{path}/preview", json=FIRE).get_data(as_text=True)
    made_up = player.post(f"{path}/preview", json={**FIRE, "target": "x"}).get_data(as_text=True)
    assert hidden.replace('"b"', '"x"') == made_up
    assert "unknown_ship" in hidden
    assert chances(look(gm, path, FIRE))
    assert chances(look(player, path, {**FIRE, "target": "d"}))
    decree(gm, path, "a", "veil", "whole")
    problem(player.post(f"{path}/preview", json=FIRE), 403, "forbidden")
    problem(player.post(f"{path}/preview", json={**FIRE, "ship": "x"}), 403, "forbidden")


def test_a_ship_whose_sheet_is_veiled_has_no_odds_for_others(
    gm: FlaskClient, with_token: Clients, path: str
) -> None:
    """Her figures are behind the veil, and odds would tell of them."""
    player = seat(gm, with_token, path, "odds")
    decree(gm, path, "b", "veil", "sheet")
    problem(player.post(f"{path}/preview", json=FIRE), 403, "forbidden")
    assert chances(look(player, path, {**FIRE, "target": "d"}))
    decree(gm, path, "b", "veil", "none")
    assert chances(look(player, path, FIRE))
