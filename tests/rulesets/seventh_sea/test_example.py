"""The example is a whole battle, and its expectations hold."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import GAMES
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.rulesets.seventh_sea import RULESET

FILE = Path(__file__).parents[3] / "examples" / "seventh-sea-battle.json"


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8"))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def result(record: dict[str, Any]) -> dict[str, Any]:
    return adjudicate(record, GAMES)


@pytest.fixture(scope="module")
def events(result: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for entry in result["entries"] for event in entry["events"]]


def test_all_that_is_expected_comes_about(record: dict[str, Any], result: dict[str, Any]) -> None:
    assert differences(record, result) == []
    assert not any(entry["pending"] for entry in result["entries"])
    assert sum("state" in entry.get("expect", {}) for entry in record["entries"]) >= 40


def test_it_is_a_whole_battle(record: dict[str, Any], events: list[dict[str, Any]]) -> None:
    sides = Counter(ship["side"] for ship in record["setup"]["ships"])
    assert len(sides) == 2 and min(sides.values()) >= 3
    assert max(event["round"] for event in events if event["type"] == "round_ended") >= 6
    assert len(record["entries"]) >= 60
    assert events[-1]["type"] == "concluded"


def test_every_order_is_in_it(record: dict[str, Any]) -> None:
    assert {entry["command"]["type"] for entry in record["entries"] if "command" in entry} == set(
        RULESET.commands
    )
    assert {"undo", "redo", "amend"} < {kind for entry in record["entries"] for kind in entry}
    assert any(entry.get("command", {}).get("overrule") for entry in record["entries"])


def test_most_of_what_can_happen_happens(events: list[dict[str, Any]]) -> None:
    seen = {event["type"] for event in events}
    assert len(seen) >= 0.7 * len(RULESET.events)
    wanted = {"wind_changed", "drifted", "fire_started", "fire_out", "musket_hit", "boarded"}
    assert wanted | {"sunk", "captured", "overruled", "sinking_started"} <= seen


def test_choices_and_red_hot_shot_are_in_it(record: dict[str, Any], result: dict[str, Any]) -> None:
    assert any("choice" in entry["asks"] for entry in result["entries"])
    assert any(entry.get("command", {}).get("ammo") == "red_hot" for entry in record["entries"])
