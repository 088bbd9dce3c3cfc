"""What is told of an order before it is given, against every face of its dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.games import GAMES, NAMES, Played, orders
from tests.looking import counted, kinds, look
from timonier.kernel.engine import Done
from timonier.kernel.events import type_of

RULESET = GAMES["broadsides"]


def given(*types: str) -> list[Played]:
    """Return the orders of the vectors of some types that were carried out."""
    found = [
        one
        for vector in NAMES
        if vector.startswith("broadsides/")
        for one in orders(vector)
        if one.command["type"] in types and isinstance(one.outcome, Done)
    ]
    assert found
    return found


def event(end: Done, kind: str) -> Any:
    """Return the first event of a type, None where there is none."""
    return next((event for event in end.events if type_of(type(event)) == kind), None)


def test_a_shot() -> None:
    """BR-FIRE-7 to BR-FIRE-9, BR-DMG-3."""
    tried = 0
    for one in given("fire"):
        told = look(RULESET, one.before, one.command)[1]
        if not told:
            assert one.before.ships[one.command["target"]].is_fort
            continue
        tried += 1
        for hits, p in told["hits"].chances.items():
            assert p == pytest.approx(
                counted(
                    RULESET,
                    one.before,
                    one.command,
                    lambda end, hits=hits: event(end, "fired").damage == hits,  # type: ignore[misc]
                )
            )
            assert f"column_after.{hits}" in told
        sunk = counted(RULESET, one.before, one.command, lambda end: "sunk" in kinds(end))
        assert told["sinks"] == pytest.approx(sunk)
        assert told["expected_hits"] == pytest.approx(told["hits"].mean)
        assert told["hit"] == pytest.approx(1 - told["hits"].chances.get(0, 0))
    assert tried


def test_an_attack_of_boarders() -> None:
    """BR-BOARD-2 to BR-BOARD-6."""
    for one in given("board"):
        told = look(RULESET, one.before, one.command)[1]
        captured = counted(RULESET, one.before, one.command, lambda end: "captured" in kinds(end))
        assert told["captured"] == pytest.approx(captured)
        bonuses = {name: p for name, p in told.items() if name.startswith("new_bonus.")}
        assert sum(bonuses.values()) + captured == pytest.approx(1)
        for name, p in bonuses.items():
            bonus = int(name.partition(".")[2])
            found = counted(
                RULESET,
                one.before,
                one.command,
                lambda end, bonus=bonus, target=one.command["target"]: (  # type: ignore[misc]
                    "captured" not in kinds(end) and end.battle.ships[target].boarders_bonus == bonus
                ),
            )
            assert p == pytest.approx(found)


def test_breaking_off() -> None:
    """BR-BREAK-3: one in three."""
    for one in given("break_off"):
        told = look(RULESET, one.before, one.command)[1]
        freed = counted(RULESET, one.before, one.command, lambda end: "broke_off" in kinds(end))
        assert told["breaks_off"] == pytest.approx(freed)
        table = one.before.tables["break_off"]
        if (table["dice"], table["need"]) == ("1d6", 5):
            assert told["breaks_off"] == pytest.approx(1 / 3)


def test_a_move() -> None:
    """BR-MOVE-1 to BR-MOVE-5: what the preview says is what happens."""
    for one in given("move"):
        told = look(RULESET, one.before, one.command)[1]
        assert isinstance(one.outcome, Done)
        moved = event(one.outcome, "moved")
        assert sum(map(int, told["step_costs"].split(", "))) == moved.spent
        assert told["points_left"] == moved.points_left
        assert told["heading_after"] == (None if moved.heading is None else str(moved.heading))
        assert told["hex_after"] == (None if moved.hex is None else "{}, {}".format(*moved.hex))


def test_who_fires_by_herself_in_the_next_step() -> None:
    """BR-AUTO-1 to BR-AUTO-4: the first of them fires as foretold."""
    shots = 0
    for one in given("next"):
        told = look(RULESET, one.before, one.command)[1]
        assert isinstance(one.outcome, Done)
        fired = event(one.outcome, "fired")
        names = [name for name in told if name.startswith("shot_range.")]
        assert bool(names) == (fired is not None)
        if fired is not None:
            shots += 1
            assert names[0] == f"shot_range.{fired.ship}.{fired.target}"
            assert told[names[0]] == fired.range
    assert shots


def test_the_wind_of_the_next_round() -> None:
    """BR-WIND-2 to BR-WIND-4."""
    drawn = shifted = 0
    for one in given("next"):
        told = look(RULESET, one.before, one.command)[1]
        assert isinstance(one.outcome, Done)
        happened = kinds(one.outcome)
        if "backs" in told:
            shifted += 1
            assert "wind_held" in happened or "wind_set" in happened
            assert told["backs"] + told["holds"] + told["veers"] == pytest.approx(1)
            held = counted(RULESET, one.before, one.command, lambda end: "wind_held" in kinds(end))
            assert told["holds"] == pytest.approx(held)
        elif any(name.startswith("wind_from.") for name in told):
            drawn += 1
            assert event(one.outcome, "wind_set").cause == "drawn"
            assert sum(told.values()) == pytest.approx(1)
        else:
            assert "wind_set" not in happened
    assert drawn and shifted
