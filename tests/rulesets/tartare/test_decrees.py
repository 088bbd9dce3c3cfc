"""What the game master sets by decree, and ships that join."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.tartare.battles import (
    battle,
    decree,
    do,
    happened,
    refused,
    run,
    to,
)
from timonier.kernel.engine import Done
from timonier.rulesets.tartare.state import Battle


def rulings(now: Battle, kind: str, *dice: list[int], **fields: Any) -> list[str]:
    told = happened(now, kind, *dice, overrule=True, **fields)
    return [event["code"] for event in told if event["type"] == "overruled"]


def test_a_hit_on_a_decreed_sheet_goes_by_its_present_size() -> None:
    """TT-FIRE-3."""
    now = decree(to(battle(), "attack"), "a", size=1)
    (told, *_) = happened(now, "fire", [7], ship="b", target="a", range=3, count=1)
    assert (told["needed"], told["hits"]) == (8, 0)


def test_gauges_above_their_start_by_decree_are_neither_raised_nor_lowered() -> None:
    """TT-ACT-8."""
    now = decree(battle(), "a", shield=9, oxygen=20, hull=30)
    now = to(now, "activation")
    sheet = now.ships["a"]
    assert (sheet.shield, sheet.oxygen, sheet.hull) == (9, 20, 30)


def test_torpedoes_of_a_ship_out_of_play_by_decree_stay_until_they_are_decreed_away() -> None:
    """TT-GM-1, TT-END-5."""
    now = decree(battle(), "a", incoming__1=2, incoming__3=1, status="sunk")
    now = to(now, "impact")
    assert now.ships["a"].incoming == {"1": 2, "2": 0, "3": 1, "4": 0, "5": 0}


@pytest.mark.parametrize(
    "ship",
    [
        {"name": "N", "side": "red", "type": "titans-fighter"},
        {"id": 5, "name": "N", "side": "red", "type": "titans-fighter"},
        {"id": ["a"], "name": "N", "side": "red", "type": "titans-fighter"},
        {"id": "n", "side": "red", "type": "titans-fighter"},
        {"id": "n", "name": 3, "side": "red", "type": "titans-fighter"},
        {"id": "n", "name": "N", "side": "red", "type": "titans-fighter", "stats": None},
        {"id": "n", "name": "N", "side": "red", "type": "titans-fighter", "stats": {"hull": "2"}},
        {"id": "n", "name": "N", "side": "red", "type": "titans-fighter", "hull": 3},
        {"id": "n", "name": "N", "side": "red", "type": "titans-fighter", "veil": "thin"},
    ],
)
def test_a_ship_that_is_none_does_not_join(ship: dict[str, Any]) -> None:
    """TT-GM-3."""
    assert refused(battle(), "add_ship", ship=ship) == "bad_value"
    assert refused(battle(), "add_ship", ship="n") == "bad_value"


def test_both_soft_checks_of_a_joining_ship_are_ruled_on() -> None:
    """TT-SHIP-5, TT-FLEET-1."""
    ship = {
        "id": "n",
        "name": "N",
        "side": "red",
        "type": "titans-fighter",
        "stats": {"hull": 9, "shield": 9},
    }
    assert rulings(battle(scale=110), "add_ship", ship=ship) == ["over_gauge", "over_scale"]
    now = do(battle(scale=110), "add_ship", ship=ship, overrule=True)
    assert list(now.ships)[-1] == "n"
    assert isinstance(run(now, {"type": "next"}), Done)


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("size", [1, 9], [0, 10, True, 3.0, "3", None]),
        ("hull", [0, 999], [-1, 1000, False, 2.0]),
        ("dead", [0, 999], [-1]),
        ("reserve.wounded", [0, 7], [-1, None]),
        ("modules.pilot.energy", [0, 999], [1000]),
        ("modules.pilot.fire", [True, False], [0, 1, "true", None]),
        ("modules.engine.crew", [], [1]),
        ("modules.pilot", [], [1]),
        ("incoming.1", [0, 999], [-1]),
        ("incoming.0", [], [1]),
        ("incoming", [], [1]),
        ("status", ["active", "adrift", "exploded", "fled", "captured", "sunk"], ["", None, 1, ["sunk"]]),
        ("points", [], [1]),
        ("name", [], ["N"]),
        ("side", [], ["blue"]),
        ("propulsion", [], [1]),
        ("propulsion_max", [], [1]),
        ("fit", [], [1]),
        ("turn.drift", [], [1]),
        ("", [], [1]),
        ("veil", ["sheet", "whole", "none"], ["thin", None, 1]),
    ],
)
def test_a_decree_sets_what_the_rules_list_and_no_more(field: str, good: list[Any], bad: list[Any]) -> None:
    """TT-GM-1."""
    now = battle()
    for value in good:
        assert happened(now, "adjust", ship="a", field=field, value=value)[0]["type"] == "adjusted"
    for value in bad:
        assert refused(now, "adjust", ship="a", field=field, value=value) == "bad_value"
