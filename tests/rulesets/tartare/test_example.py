"""The example battle: whole, played to its end, and it shows what the game can do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.tartare.battles import GAMES
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.record import FORMAT, read_head
from timonier.rulesets.tartare import RULESET

ROOT = Path(__file__).resolve().parents[3]
READY = sorted(path.name for path in (ROOT / "examples").glob("tartare-*.json"))


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ROOT / "examples" / "tartare-battle.json").read_text("utf-8"))
    return data


@pytest.fixture(scope="module")
def played(record: dict[str, Any]) -> dict[str, Any]:
    return adjudicate(record, GAMES)


def test_every_entry_is_as_expected(record: dict[str, Any], played: dict[str, Any]) -> None:
    assert differences(record, played) == []
    assert len([entry for entry in record["entries"] if "expect" in entry]) > 50


def test_it_shows_every_command_and_most_events(record: dict[str, Any], played: dict[str, Any]) -> None:
    done = [
        entry["command"]["type"]
        for entry, got in zip(record["entries"], played["entries"], strict=True)
        if "command" in entry and not got["refused"]
    ]
    assert set(done) == set(RULESET.commands)
    assert len(done) >= 60
    types = {event["type"] for got in played["entries"] for event in got["events"]}
    assert len(types) >= 0.7 * len(RULESET.events)


def test_it_is_played_to_its_end(record: dict[str, Any], played: dict[str, Any]) -> None:
    assert played["state"]["over"]
    assert played["state"]["round"] > 6
    kinds = [kind for entry in record["entries"] for kind in entry]
    assert "undo" in kinds
    assert "amend" in kinds
    assert any(entry.get("command", {}).get("overrule") for entry in record["entries"])


@pytest.mark.parametrize("name", READY)
def test_a_ready_set_up_is_a_battle(name: str) -> None:
    data = json.loads((ROOT / "examples" / name).read_text("utf-8"))
    assert data["format"] == FORMAT
    assert " / " in data["title"]
    head = read_head(data, GAMES)
    state = RULESET.view(head.battle, None)  # type: ignore[arg-type]
    assert not any(side["over_scale"] for side in state["sides"].values())
