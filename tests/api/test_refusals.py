"""What is refused changes nothing, whatever was wrong with it, and is refused again by the same key."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import ok, problem

API = "/api/v1/battles"
NOTE = {"type": "note", "text": "ahoy"}


@pytest.fixture
def battle(gm: FlaskClient, skirmish: dict[str, Any]) -> str:
    head = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    return f"{API}/{ok(gm.post(API, json=head), 201)['id']}"


def test_a_change_that_is_refused_leaves_no_half_of_it(
    gm: FlaskClient, battle: str, skirmish: dict[str, Any]
) -> None:
    before = ok(gm.get(battle))
    problem(gm.patch(battle, json={"title": "Other", "sources": {"nobody": "hand"}}), 422, "bad_value")
    assert ok(gm.get(battle)) == before
    ok(gm.post(f"{battle}/commands", json=NOTE), 201)
    assert [each["title"] for each in ok(gm.get(API))["battles"]] == [skirmish["title"]]


def test_a_change_that_changes_nothing_is_none(gm: FlaskClient, battle: str) -> None:
    before = ok(gm.get(battle))
    for body in ({}, {"title": before["title"]}, {"sources": {}}):
        assert ok(gm.patch(battle, json=body))["version"] == before["version"]
    assert ok(gm.patch(battle, json={"sources": {"red": "software"}}))["version"] == before["version"] + 1


@pytest.mark.parametrize("page", ["99999999999999999999999999", "0", "-1", "abc", "", "²"])
def test_a_page_that_is_none_is_refused(gm: FlaskClient, page: str) -> None:
    problem(gm.get(f"{API}?page={page}"), 422, "bad_value")


def test_a_page_behind_the_last_is_empty(gm: FlaskClient, battle: str) -> None:
    told = ok(gm.get(f"{API}?page=1000000"))
    assert (told["battles"], told["pages"]) == ([], 1)


@pytest.mark.parametrize("roll", ["9" * 5000 + "-0", "0-" + "9" * 5000, "²-0", "1-", "-1-0", "1-0-0"])
def test_a_roll_of_no_order_is_unknown(gm: FlaskClient, battle: str, roll: str) -> None:
    problem(gm.put(f"{battle}/rolls/{roll}", json={"source": "software"}), 404, "no_such_roll")


def test_software_does_not_throw_anew_what_undo_gave_back(gm: FlaskClient, battle: str) -> None:
    fire = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}

    def awaited() -> str:
        told = ok(gm.post(f"{battle}/commands", json=fire), 202)
        return f"{battle}/rolls/{told['pending']['rolls'][0]['roll_id']}"

    roll = awaited()
    count = ok(gm.get(battle))["pending"]["rolls"][0]["missing"]
    gm.put(roll, json={"faces": [2] * count})
    ok(gm.post(f"{battle}/undo", json={}))
    if ok(gm.get(battle))["pending"] is not None:
        ok(gm.post(f"{battle}/undo", json={}))
    roll, before = awaited(), ok(gm.get(battle))
    for body in ({"source": "software"}, {"source": "software", "rest": True}):
        assert problem(gm.put(roll, json=body), 409, "dice_offered")["offered"] == [2] * count
    assert ok(gm.get(battle)) == before
    told = gm.put(roll, json={"source": "software", "rethrow": "the die fell"})
    while told.status_code == 202:
        first = told.json["pending"]["rolls"][0]
        body = {"choice": first["choice"][0]} if first["kind"] == "choice" else {"source": "software"}
        told = gm.put(f"{battle}/rolls/{first['roll_id']}", json=body)
    assert set(reasons(gm, battle)) == {"the die fell"}
    copy = f"{API}/{ok(gm.post(f'{API}/import', json=ok(gm.get(f'{battle}/record'))), 201)['id']}"
    assert reasons(gm, copy) == reasons(gm, battle)


def reasons(gm: FlaskClient, battle: str) -> list[str]:
    """Return why dice were thrown anew, of all dice that the battle's log and what it waits for tell."""
    rolls = (ok(gm.get(battle))["pending"] or {"rolls": []})["rolls"]
    log = [roll for entry in ok(gm.get(f"{battle}/log"))["entries"] for roll in entry.get("dice", [])]
    return [face["rethrow"] for roll in [*log, *rolls] for face in roll["faces"] if "rethrow" in face]


def test_hiding_and_bringing_back_are_guarded_too(gm: FlaskClient, battle: str) -> None:
    stale, any_of = {"If-Match": '"99"'}, {"If-Match": '"99", "1"'}
    problem(gm.delete(battle, headers=stale), 412, "stale")
    ok(gm.get(battle))
    assert gm.delete(battle, headers=any_of).status_code == 204
    problem(gm.post(f"{battle}/restore", headers=stale), 412, "stale")
    ok(gm.post(f"{battle}/restore", headers=any_of))


@pytest.mark.parametrize(
    ("path", "wrong", "right"),
    [
        ("commands", {"type": 5}, NOTE),
        ("undo", {"to": "x"}, {}),
        ("redo", {"to": -1}, {}),
        ("amend", {"entry": "x"}, {"entry": 1, "command": NOTE, "reason": "r"}),
    ],
)
def test_a_key_that_was_refused_is_used_up(
    gm: FlaskClient, battle: str, path: str, wrong: Any, right: Any
) -> None:
    key = {"Idempotency-Key": "k"}
    first = problem(gm.post(f"{battle}/{path}", json=wrong, headers=key), 422, "bad_value")
    assert problem(gm.post(f"{battle}/{path}", json=wrong, headers=key), 422, "bad_value") == first
    problem(gm.post(f"{battle}/{path}", json=right, headers=key), 422, "key_reused")
    assert ok(gm.get(battle))["version"] == 1


def test_another_s_battle_is_unknown_whatever_is_asked_of_it(
    gm: FlaskClient, with_token: Clients, battle: str, skirmish: dict[str, Any]
) -> None:
    head = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    other = ok(gm.post(API, json=head), 201)["id"]
    seat = {"role": "player", "battle": other, "side": "red", "may": ["dice", "orders"]}
    player = with_token(ok(gm.post("/api/v1/tokens", json=seat), 201)["token"])
    asked = [
        ("PATCH", ""),
        ("DELETE", ""),
        ("POST", "/restore"),
        ("POST", "/undo"),
        ("POST", "/redo"),
        ("POST", "/amend"),
        ("GET", "/record"),
        ("GET", "/decrees"),
        ("POST", "/tray"),
        ("DELETE", "/tray"),
    ]
    for method, path in asked:
        problem(player.open(f"{battle}{path}", method=method, json={}), 404, "not_found")
        problem(player.open(f"{API}/{other}{path}", method=method, json={}), 403, "forbidden")
