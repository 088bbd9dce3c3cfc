"""One whole battle, played to its end with real dice: a record that checks itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from timonier.kernel import engine
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.record import read_head
from timonier.rulesets.trireme import RULESET

RULESETS = {"trireme": RULESET}


@pytest.fixture(scope="module")
def battle(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((root / "examples" / "trireme-battle.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def result(battle: dict[str, Any]) -> dict[str, Any]:
    return adjudicate(battle, RULESETS)


def test_it_goes_as_it_expects(battle: dict[str, Any], result: dict[str, Any]) -> None:
    assert differences(battle, result) == []
    assert sum("expect" in entry for entry in battle["entries"]) > 30


def test_it_has_every_command_and_every_event(battle: dict[str, Any], result: dict[str, Any]) -> None:
    commands = {entry["command"]["type"] for entry in battle["entries"] if "command" in entry}
    happened = {event["type"] for entry in result["entries"] for event in entry["events"]}
    assert commands == set(RULESET.commands)
    assert happened == set(RULESET.events)


def test_it_is_long_enough_and_played_to_its_end(battle: dict[str, Any], result: dict[str, Any]) -> None:
    orders = [entry for entry in battle["entries"] if "command" in entry]
    assert len(orders) >= 60
    assert result["state"]["round"] >= 6
    assert result["state"]["over"] and result["state"]["decided"]
    assert result["state"]["winner"] == "rome"


def test_it_has_an_undo_an_amend_and_an_overrule(battle: dict[str, Any]) -> None:
    kinds = [kind for entry in battle["entries"] for kind in entry]
    assert kinds.count("undo") == kinds.count("amend") == 1
    assert sum(entry.get("command", {}).get("overrule", False) for entry in battle["entries"]) == 1


def test_the_ready_set_up_is_a_battle(root: Path) -> None:
    """The Veneti, 56 BC: seventeen Roman ships against ten."""
    record = json.loads((root / "examples" / "trireme-morbihan.json").read_text("utf-8"))
    battle = read_head(record, RULESETS).battle
    sides = [ship.side for ship in battle.ships.values()]
    assert (sides.count("rome"), sides.count("veneti")) == (17, 10)
    assert (battle.first_side, battle.force) == ("veneti", "breeze")
    assert not isinstance(engine.run(RULESET, battle, {"type": "next"}), engine.Refused)
