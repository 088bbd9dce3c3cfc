"""Records: what goes out comes in again and is the same, and so is what goes out then."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.conftest import Clients
from tests.api.setups import battle, begin_round, decree, ok, order, problem
from tests.kernel import play, skiffs
from timonier.kernel.adjudicate import adjudicate

API = "/api/v1"
VECTORS = sorted((Path(__file__).resolve().parents[1] / "vectors" / "seventh-sea").glob("*.json"))


def record_of(gm: FlaskClient, path: str) -> Any:
    return ok(gm.get(f"{path}/record"))


def imported(gm: FlaskClient, record: Any) -> str:
    return f"{API}/battles/{ok(gm.post(f'{API}/battles/import', json=record), 201)['id']}"


def judged(record: Any) -> Any:
    return adjudicate(record, {skiffs.RULESET.id: skiffs.RULESET}, None, "en")["state"]


def check_round_trip(gm: FlaskClient, path: str) -> str:
    """Export, import, export: the same record; the same battle, with the same awaited."""
    record = record_of(gm, path)
    again = imported(gm, record)
    assert record_of(gm, again) == record
    before, after = ok(gm.get(path)), ok(gm.get(again))
    for name in ("title", "ruleset", "rules_version", "state", "board", "sources"):
        assert after[name] == before[name]
    assert stripped(after["pending"]) == stripped(before["pending"])
    assert offers(after) == offers(before)
    return again


def stripped(pending: Any) -> Any:
    """Return what is awaited, without the names of rolls."""
    if pending is None:
        return None
    rolls = [{key: value for key, value in roll.items() if key != "roll_id"} for roll in pending["rolls"]]
    return {**pending, "rolls": rolls}


def offers(shown: Any) -> list[Any]:
    return [roll["offered"] for roll in (shown["pending"] or {"rolls": []})["rolls"]]


KINDS = [
    "shoot",
    "shoot",
    "squall",
    "next",
    "give",
    "give",
    "give",
    "part",
    "undo",
    "redo",
    "amend",
    "cancel",
    "tray",
    "group",
    "note",
    "rethrow",
]
KINDS += ["undo to", "amend dice", "last open"]
STEPS = st.tuples(
    st.sampled_from(KINDS),
    st.integers(0, 7),
    st.integers(0, 7),
)


class Table:
    """A table of the toy game where anything may happen next."""

    def __init__(self, gm: FlaskClient) -> None:
        self.gm = gm
        body = {**play.record(), "title": "Toy"}
        self.path = f"{API}/battles/{ok(gm.post(f'{API}/battles', json=body), 201)['id']}"

    def step(self, what: str, one: int, two: int) -> None:
        """Do something; what is not possible now is refused and changes nothing."""
        method = getattr(self, what.replace(" ", "_"), None)
        answer = self._order(what, one, two) if method is None else method(one, two)
        assert answer is None or answer.status_code < 500, answer.get_data(as_text=True)

    def _order(self, what: str, one: int, two: int) -> Any:
        command: dict[str, Any] = {"type": what}
        if what == "shoot":
            command |= {"ship": "abcd"[one % 4], "target": "abcd"[two % 4]}
        if what == "note":
            command["text"] = "ahoy"
        if what == "group":
            command = {"type": "note", "text": "ahoy", "group": f"g{one % 2}"}
        return self.gm.post(f"{self.path}/commands", json=command)

    def _rolls(self) -> list[Any]:
        pending = ok(self.gm.get(self.path))["pending"]
        return [] if pending is None else list(pending["rolls"])

    def _give(self, at: int, count: int | None, one: int, **more: Any) -> Any:
        rolls = self._rolls()
        if not rolls:
            return None
        roll = rolls[min(at, len(rolls) - 1)]
        url = f"{self.path}/rolls/{roll['roll_id']}"
        if roll["kind"] == "choice":
            return self.gm.put(url, json={"choice": roll["choice"][one % len(roll["choice"])]})
        if roll["offered"] and not more:
            return self.gm.put(url, json={"source": "offered"})
        source = ("hand", "software", "hand")[one % 3]
        faces = [1 + (one * 5 + i * 3) % 6 for i in range(roll["missing"] if count is None else count)]
        body = {"faces": faces, "from": len(roll["faces"]), "source": "hand"} | more
        return self.gm.put(url, json={"source": source} if source == "software" and not more else body)

    def give(self, one: int, two: int) -> Any:
        return self._give(0, None, one)

    def part(self, one: int, two: int) -> Any:
        return self._give(0, 1, one)

    def last_open(self, one: int, two: int) -> Any:
        return self._give(9, None, one)

    def rethrow(self, one: int, two: int) -> Any:
        return self._give(0, None, one, rethrow="fell from the table")

    def undo(self, one: int, two: int) -> Any:
        return self.gm.post(f"{self.path}/undo")

    def undo_to(self, one: int, two: int) -> Any:
        return self.gm.post(f"{self.path}/undo", json={"to": one})

    def redo(self, one: int, two: int) -> Any:
        return self.gm.post(f"{self.path}/redo")

    def cancel(self, one: int, two: int) -> Any:
        rolls = self._rolls()
        return self.gm.delete(f"{self.path}/rolls/{rolls[0]['roll_id']}") if rolls else None

    def amend(self, one: int, two: int) -> Any:
        kind = "squall" if two == 7 else "shoot"
        command = {"type": kind} | ({"ship": "b", "target": "a"} if kind == "shoot" else {})
        body = {"entry": one, "reason": "x", "command": command if two > 3 else None}
        return self.gm.post(f"{self.path}/amend", json=body)

    def amend_dice(self, one: int, two: int) -> Any:
        body = {"entry": one, "reason": "x", "dice": [[1 + two % 6, 6, 6]]}
        return self.gm.post(f"{self.path}/amend", json=body)

    def tray(self, one: int, two: int) -> Any:
        return self.gm.post(f"{self.path}/tray", json={"faces": [1 + one % 6], "sides": 6, "source": "hand"})


@given(steps=st.lists(STEPS, max_size=25))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_battle_goes_round(toy: Flask, steps: list[tuple[str, int, int]]) -> None:
    table = Table(toy.test_client())
    for step in steps:
        table.step(*step)
    again = check_round_trip(table.gm, table.path)
    record = record_of(table.gm, table.path)
    assert judged(record) == ok(table.gm.get(table.path))["state"]
    other = Table(table.gm)
    other.path = again
    for way in ("undo", "redo", "undo", "give"):
        table.step(way, 0, 0)
        other.step(way, 0, 0)
        assert ok(table.gm.get(table.path))["state"] == ok(table.gm.get(again))["state"]
        mine, theirs = ok(table.gm.get(table.path)), ok(table.gm.get(again))
        assert stripped_dice(mine["pending"]) == stripped_dice(theirs["pending"])


def stripped_dice(pending: Any) -> Any:
    """Return what is awaited, without names, sources and who began it."""
    found = stripped(pending)
    return found and [
        (roll["dice"], roll["missing"], roll["offered"], roll["choice"]) for roll in found["rolls"]
    ]


@pytest.mark.parametrize("vector", VECTORS[::9], ids=lambda path: path.stem)
def test_a_hand_written_record_becomes_a_battle_that_ends_as_adjudicated(
    gm: FlaskClient, vector: Path
) -> None:
    record = json.loads(vector.read_text("utf-8"))
    answer = ok(gm.post(f"{API}/battles/import", json=record), 201)
    judged = ok(gm.post(f"{API}/adjudicate", json=record))
    assert answer["state"] == judged["state"]
    refused = [place for place, entry in enumerate(judged["entries"]) if entry["refused"]]
    assert [entry["entry"] for entry in answer["refused"]] == refused
    assert (answer["pending"] is not None) == judged["entries"][-1]["pending"]
    check_round_trip(gm, f"{API}/battles/{answer['id']}")


def test_a_half_thrown_roll_goes_on_where_it_stood(gm: FlaskClient) -> None:
    """Complaint 11, across machines: the same dice are awaited, and only the missing ones."""
    path = battle(gm)
    decree(gm, path, "a", "panache", 3)
    roll = ok(order(gm, path, type="next"), 202)["pending"]["rolls"][0]
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"faces": [7], "source": "hand"}), 202)
    again = check_round_trip(gm, path)
    awaited = ok(gm.get(again))["pending"]["rolls"][0]
    assert [face["face"] for face in awaited["faces"]] == [7]
    assert awaited["missing"] == roll["missing"] - 1


def test_an_export_tells_who_when_and_where_each_face_came_from(gm: FlaskClient) -> None:
    path = battle(gm)
    begin_round(gm, path)
    record = record_of(gm, path)
    assert record["format"] == "timonier-battle/1" and record["rules_version"]
    (entry,) = record["entries"]
    assert entry["n"] == 1 and entry["by"] == "gm" and entry["at"].endswith("Z")
    assert [[face["face"] for face in faces] for faces in entry["faces"]] == entry["dice"]
    assert {face["source"] for faces in entry["faces"] for face in faces} == {"hand"}
    assert all(face["at"] and face["by"] == "gm" for faces in entry["faces"] for face in faces)


def test_tray_and_sources_are_part_of_a_save(gm: FlaskClient) -> None:
    path = battle(gm)
    ok(gm.post(f"{path}/tray", json={"faces": [4, 9], "sides": 10, "source": "hand"}), 201)
    ok(gm.patch(path, json={"sources": {"red": "software"}}))
    again = check_round_trip(gm, path)
    assert [throw["faces"] for throw in ok(gm.get(f"{again}/tray"))] == [[4, 9]]


def test_an_imported_battle_survives_the_server(gm: FlaskClient, app: Flask) -> None:
    path = battle(gm)
    begin_round(gm, path)
    decree(gm, path, "a", "brawn", 1)
    ok(gm.post(f"{path}/undo"))
    ok(order(gm, path, type="next"), 201)
    again = imported(gm, record_of(gm, path))
    before, shelf = ok(gm.get(again)), app.extensions["timonier"].shelf
    shelf.drop(before["id"])
    assert ok(gm.get(again)) == before


def fault(gm: FlaskClient, record: Any) -> Any:
    answer = gm.post(f"{API}/battles/import", json=record)
    assert answer.status_code == 422, answer.get_data(as_text=True)
    (pointer,) = answer.json["errors"]
    assert ok(gm.get(f"{API}/battles"))["total"] == 1
    return pointer


def test_what_is_no_save_is_pointed_to_and_leaves_nothing(gm: FlaskClient) -> None:
    path = battle(gm)
    begin_round(gm, path)
    ok(gm.post(f"{path}/undo"))
    ok(order(gm, path, type="next"), 202)
    sound = record_of(gm, path)

    def broken(pointer: str, value: Any) -> Any:
        record = deepcopy(sound)
        *way, last = pointer.strip("/").split("/")
        target = record
        for key in way:
            target = target[int(key)] if isinstance(target, list) else target[key]
        target[int(last) if isinstance(target, list) else last] = value
        return fault(gm, record)

    for pointer, value in (
        ("/format", "x"),
        ("/ruleset", "ludo"),
        ("/entries/0/by", 3),
        ("/entries/0/at", "yesterday"),
        ("/entries/0/n", 10**30),
        ("/entries/0/faces", [[]]),
        ("/pending", {"command": {"type": "conclude"}}),
        ("/pending", {"command": {"type": "nothing"}}),
        ("/tray", {}),
    ):
        assert broken(pointer, value) == pointer
    assert broken("/entries/0/faces/0/0/face", 11) == "/entries/0/faces/0"
    assert broken("/entries/0/faces/0/0/source", "sky") == "/entries/0/faces/0"
    assert broken("/sources", {"green": "hand"}) == "/sources"
    assert broken("/pending", {"undo": {}}) == "/pending"
    assert broken("/tray", [{"faces": [11], "sides": 10}]) == "/tray/0/faces"
    assert broken("/tray", [{"faces": [1], "sides": 10**9}]) == "/tray/0/sides"
    assert broken("/tray", [{"faces": [1], "sides": 6, "source": "sky"}]) == "/tray/0/source"
    cancel = {"cancel": {"asks": [{"kind": "dice", "count": 1, "sides": 6, "purpose": "x"}]}, "dice": [[7]]}
    assert broken("/entries/0", cancel) == "/entries/0/cancel/asks/0"


def test_records_are_the_gm_s(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    body = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["orders", "dice"]}
    player = with_token(ok(gm.post(f"{API}/tokens", json=body), 201)["token"])
    problem(player.get(f"{path}/record"), 403, "forbidden")
    problem(player.post(f"{API}/battles/import", json=record_of(gm, path)), 403, "forbidden")
