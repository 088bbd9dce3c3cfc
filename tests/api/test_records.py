"""Records: what goes out comes in again and is the same, and so is what goes out then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.setups import ok
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
