"""The whole battle among the examples: every order, nearly every event, played to its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.common import EVENTS
from timonier.kernel.events import type_of
from timonier.rulesets.broadsides import RULESET
from timonier.rulesets.broadsides.events import EVENT_TYPES

GAMES = {"broadsides": RULESET}


def read(root: Path, name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((root / "examples" / f"broadsides-{name}.json").read_text("utf-8"))
    return data


@pytest.fixture(scope="module")
def battle(root: Path) -> dict[str, Any]:
    return read(root, "battle")


@pytest.fixture(scope="module")
def played(battle: dict[str, Any]) -> dict[str, Any]:
    return adjudicate(battle, GAMES)


def test_the_battle_comes_out_as_it_says(battle: dict[str, Any], played: dict[str, Any]) -> None:
    assert differences(battle, played) == []
    assert sum("expect" in entry for entry in battle["entries"]) >= 20


def test_the_battle_is_a_whole_one(battle: dict[str, Any], played: dict[str, Any]) -> None:
    state = played["state"]
    assert state["round"] >= 6
    assert state["over"] is True
    orders = [entry["command"] for entry in battle["entries"] if "command" in entry]
    assert len(orders) >= 60
    assert {order["type"] for order in orders} == set(RULESET.commands)
    assert any(order.get("overrule") for order in orders)
    kinds = [next(iter(entry)) for entry in battle["entries"]]
    assert kinds.count("undo") == 1
    assert kinds.count("amend") == 1
    assert any("refused" in entry.get("expect", {}) for entry in battle["entries"])


def test_nearly_every_event_happens(played: dict[str, Any]) -> None:
    seen = {event["type"] for entry in played["entries"] for event in entry["events"]}
    known = {type_of(cls) for cls in (*EVENTS, *EVENT_TYPES)}
    assert len(seen & known) >= 0.7 * len(known)
    assert seen <= known


def test_a_side_is_out_and_the_scores_follow(played: dict[str, Any]) -> None:
    state = played["state"]
    assert not [
        ship
        for ship in state["ships"].values()
        if ship["side"] == "english" and ship["kind"] == "ship" and ship["status"] == "in_play"
    ]
    assert state["sides"]["french"]["score"] == 50
    assert state["sides"]["english"]["score"] == 49


def test_the_ready_set_up_is_where_the_battle_began(root: Path, battle: dict[str, Any]) -> None:
    ready = read(root, "attack-on-the-roads")
    assert ready["entries"] == []
    assert {**battle, "entries": []} == ready
    state = adjudicate({**ready, "entries": [{"command": {"type": "next"}}]}, GAMES)["state"]
    assert state["round"] == 1
    assert len(state["ships"]) == 13
    assert state["ships"]["islet"]["fire_column"] == 2
    assert state["ships"]["town"]["fire_column"] == 3
    assert state["options"]["last_round"] == 12
