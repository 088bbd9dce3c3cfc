"""What a correction tells before it is done, and what the log offers to correct."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}


@pytest.fixture
def battle(gm: FlaskClient, skirmish: dict[str, Any]) -> str:
    """Return the path of a new battle."""
    body = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    return f"/api/v1/battles/{gm.post('/api/v1/battles', json=body).json['id']}"


def fire(gm: FlaskClient, battle: str, faces: list[int]) -> Any:
    """Fire, answer with *faces* that run on, and return the answer."""
    waiting = gm.post(f"{battle}/commands", json=FIRE).json["pending"]["rolls"][0]
    return gm.put(f"{battle}/rolls/{waiting['roll_id']}", json={"faces": faces})


def test_dice_that_will_be_missing_are_named(gm: FlaskClient, battle: str) -> None:
    """A miss that becomes a hit wants its damage: which entry, which dice, what for."""
    entry = fire(gm, battle, [1, 1, 1]).json["entry"]
    change = {"entry": entry, "dice": [[9, 9, 9]], "reason": "misread", "dry_run": True}
    told = gm.post(f"{battle}/amend?lang=en", json=change)
    assert told.status_code == 200
    (missing,) = told.json["missing"]
    assert missing == {
        "entry": entry,
        "dice": "2d10",
        "purpose": "damage",
        "label": "Damage",
        "ship": "a",
        "missing": 2,
    }
    assert told.json["awaits"] == ["2d10"]
    assert gm.get(battle).json["pending"] is None


def test_an_entry_that_would_be_void_tells_why(gm: FlaskClient, battle: str) -> None:
    gm.post(f"{battle}/commands", json={"type": "note", "text": "Un"})
    gone = {"type": "remove_ship", "ship": "b", "reason": "sunk"}
    assert gm.post(f"{battle}/commands", json=gone).status_code == 201
    change = {"entry": 1, "command": gone, "reason": "too early", "dry_run": True}
    told = gm.post(f"{battle}/amend", json=change).json
    assert told["void"] == [2]
    first, second = told["changed"]
    assert first["refusal"] is None
    assert second["refusal"]["message"] and second["refusal"]["rule"].startswith("7S-")


def test_the_log_tells_the_game_master_what_else_could_have_been_chosen(gm: FlaskClient, battle: str) -> None:
    answer = fire(gm, battle, [9, 9, 9, 9, 9, 1, 1])
    while answer.status_code == 202:
        roll = answer.json["pending"]["rolls"][0]
        options = roll["choice"]
        answer = gm.put(f"{battle}/rolls/{roll['roll_id']}", json={"choice": options[1]})
    chosen = next(
        roll for roll in gm.get(f"{battle}/log").json["entries"][-1]["dice"] if roll["kind"] == "choice"
    )
    assert chosen["faces"][0]["face"] in chosen["choice"]
    assert len(chosen["choice"]) > 1 and set(chosen["choice"]) <= set(chosen["choice_labels"])


def test_what_an_amend_leaves_as_it_was_is_in_force_as_before(gm: FlaskClient, battle: str) -> None:
    for text in ("Un", "Deux", "Trois"):
        gm.post(f"{battle}/commands", json={"type": "note", "text": text})
    change = {"entry": 1, "command": {"type": "note", "text": "Uno"}, "reason": "misheard"}
    assert [each["entry"] for each in gm.post(f"{battle}/amend", json=change).json["changed"]] == [1]
    first, second, third, _ = gm.get(f"{battle}/log").json["entries"]
    assert [each["status"] for each in (first, second, third)] == ["amended", "in_force", "in_force"]
    assert first["was"]["command"]["text"] == "Un" and second["was"] is None


def test_a_face_that_stays_keeps_where_it_came_from(gm: FlaskClient, battle: str) -> None:
    waiting = gm.post(f"{battle}/commands", json=FIRE).json["pending"]["rolls"][0]
    roll = f"{battle}/rolls/{waiting['roll_id']}"
    gm.put(roll, json={"faces": [1], "from": 0})
    done = gm.put(roll, json={"source": "software"})
    while done.status_code == 202:
        first = done.json["pending"]["rolls"][0]
        body = {"choice": first["choice"][0]} if first["kind"] == "choice" else {"source": "software"}
        done = gm.put(f"{battle}/rolls/{first['roll_id']}", json=body)
    before = thrown(gm, battle)
    faces = [[die["face"] for die in dice] for dice in before]
    faces[0][0] = 2
    change = {"entry": done.json["entry"], "dice": faces, "reason": "misread"}
    assert gm.post(f"{battle}/amend", json=change).status_code in (200, 202)
    after = thrown(gm, battle)
    assert (after[0][0]["face"], after[0][0]["source"]) == (2, "hand")
    assert [*after[0][1:], *after[1:]] == [*before[0][1:], *before[1:]]


def thrown(gm: FlaskClient, battle: str) -> Any:
    """Return the dice of the newest shot as the log tells them: each face, and where it came from."""
    log = gm.get(f"{battle}/log").json["entries"]
    told = next(form for form in [*log[-1].get("entries", []), *log] if form.get("dice"))
    return [roll["faces"] for roll in told["dice"]]
