"""The log tells everything to the GM, as JSON and as text, a page at a time."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients

FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 1}


@pytest.fixture
def battle(gm: FlaskClient, skirmish: dict[str, Any]) -> str:
    """Return the address of a battle in which a ship fired, by hand and by software, and it was undone."""
    made = gm.post("/api/v1/battles", json={key: skirmish[key] for key in ("ruleset", "title", "setup")})
    assert made.status_code == 201, made.json
    here = f"/api/v1/battles/{made.json['id']}"
    assert gm.post(f"{here}/commands", json={"type": "note", "text": "Premier"}).status_code == 201
    waiting = gm.post(f"{here}/commands", json={"type": "next"}).json["pending"]["rolls"][0]
    roll = f"{here}/rolls/{waiting['roll_id']}"
    gm.put(roll, json={"faces": [7], "source": "hand"})
    answer = gm.put(roll, json={"source": "software", "rest": True})
    while answer.status_code == 202:
        roll = f"{here}/rolls/{answer.json['pending']['rolls'][0]['roll_id']}"
        answer = gm.put(roll, json={"source": "software", "rest": True})
    return here


def entries(gm: FlaskClient, battle: str, **query: Any) -> list[dict[str, Any]]:
    answer = gm.get(f"{battle}/log", query_string=query)
    assert answer.status_code == 200, answer.json
    return list(answer.json["entries"])


def test_an_entry_tells_who_when_dice_and_sentences(gm: FlaskClient, battle: str) -> None:
    note, turn = entries(gm, battle, lang="fr")
    assert note["command"] == {"type": "note", "text": "Premier"}
    assert [event["text"] for event in note["events"]] == ["Note\u00a0: Premier"]
    assert (note["n"], note["kind"], note["by"], note["status"]) == (1, "command", "gm", "in_force")
    assert turn["dice"][0]["faces"][0] == {"face": 7, "source": "hand"}
    assert {die["source"] for throw in turn["dice"] for die in throw["faces"]} == {"hand", "software"}
    assert turn["rule"].startswith("7S-")
    assert all(event["text"] for event in turn["events"])


def test_an_order_is_its_givers_whoever_throws_its_last_die(
    gm: FlaskClient, skirmish: dict[str, Any], with_token: Clients
) -> None:
    made = gm.post("/api/v1/battles", json={key: skirmish[key] for key in ("ruleset", "title", "setup")}).json
    here = f"/api/v1/battles/{made['id']}"
    seat = {"role": "player", "battle": made["id"], "side": "red", "may": ["dice"]}
    player = with_token(gm.post("/api/v1/tokens", json=seat).json["token"])
    answer = gm.post(f"{here}/commands", json={"type": "next"})
    while answer.status_code == 202:
        # The player's dice come last.
        waiting = max(answer.json["pending"]["rolls"], key=lambda roll: roll["who"] == "blue")
        thrower = gm if waiting["who"] == "blue" else player
        answer = thrower.put(f"{here}/rolls/{waiting['roll_id']}", json={"source": "software"})
    assert answer.status_code == 201 and thrower is player
    (turn,) = entries(gm, here)
    assert (turn["command"]["type"], turn["by"]) == ("next", "gm")


def test_undone_and_redone_entries_stay_in_the_log(gm: FlaskClient, battle: str) -> None:
    gm.post(f"{battle}/undo")
    assert [(e["kind"], e.get("status")) for e in entries(gm, battle)] == [
        ("command", "in_force"),
        ("command", "undone"),
        ("undo", None),
    ]
    gm.post(f"{battle}/redo")
    assert [e.get("status") for e in entries(gm, battle)][:2] == ["in_force", "in_force"]


def test_an_amended_entry_tells_what_it_was(gm: FlaskClient, battle: str) -> None:
    change = {"entry": 1, "command": {"type": "note", "text": "Second"}, "reason": "misheard"}
    assert gm.post(f"{battle}/amend", json=change).status_code == 200
    first = entries(gm, battle)[0]
    assert (first["status"], first["command"]["text"]) == ("amended", "Second")
    assert first["was"]["command"]["text"] == "Premier"
    amend = entries(gm, battle)[-1]
    assert (amend["kind"], amend["entry"], amend["reason"]) == ("amend", 1, "misheard")


def test_dice_of_a_cancelled_order_stay_in_the_log(gm: FlaskClient, battle: str) -> None:
    gm.post(f"{battle}/commands", json={"type": "next"})
    waiting = gm.post(f"{battle}/commands", json=FIRE | {"overrule": True})
    assert waiting.status_code == 202, waiting.json
    rolls = waiting.json["pending"]["rolls"][0]
    gm.put(f"{battle}/rolls/{rolls['roll_id']}", json={"faces": [3]})
    gm.delete(f"{battle}/rolls/{rolls['roll_id']}")
    cancelled = entries(gm, battle)[-1]
    assert cancelled["kind"] == "cancel"
    assert cancelled["dice"][0]["faces"] == [{"face": 3, "source": "hand"}]


def test_pages_follow_each_other(gm: FlaskClient, battle: str) -> None:
    first = gm.get(f"{battle}/log?limit=1").json
    assert [entry["n"] for entry in first["entries"]] == [1]
    second = gm.get(f"{battle}/log?limit=1&after={first['next']}").json
    assert [entry["n"] for entry in second["entries"]] == [2]
    assert second["next"] is None
    assert [entry["n"] for entry in entries(gm, battle, last=1)] == [2]


@pytest.mark.parametrize(("lang", "words"), [("fr", ("à la main", "Note")), ("en", ("by hand", "Note"))])
def test_the_text_is_readable(gm: FlaskClient, battle: str, lang: str, words: tuple[str, ...]) -> None:
    answer = gm.get(f"{battle}/log?format=text&lang={lang}")
    text = answer.get_data(as_text=True)
    assert answer.content_type == "text/plain; charset=utf-8"
    assert text.startswith("Escarmouche\n")
    assert all(word in text for word in (*words, "7S-", "UTC", "1d10"))


@pytest.mark.parametrize(("lang", "head"), [("fr", "Note\u00a0: "), ("en", "Note: ")])
def test_a_long_note_is_told_whole(gm: FlaskClient, battle: str, lang: str, head: str) -> None:
    text = "Houle " * 1000
    done = gm.post(f"{battle}/commands?lang={lang}", json={"type": "note", "text": text})
    assert done.json["events"][0]["text"] == head + text
    assert entries(gm, battle, lang=lang, last=1)[0]["events"][0]["text"] == head + text
    assert head + text in gm.get(f"{battle}/log?format=text&lang={lang}").get_data(as_text=True)


@pytest.mark.parametrize("query", ["after=x", "limit=-1", "format=pdf", "last=1.5", "limit=٣"])
def test_a_parameter_that_will_not_do_is_named(gm: FlaskClient, battle: str, query: str) -> None:
    answer = gm.get(f"{battle}/log?{query}")
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == [query.split("=", maxsplit=1)[0]]
