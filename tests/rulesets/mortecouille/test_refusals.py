"""What is refused, with which code and rule, and which of several faults is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from timonier.kernel.common import Overruled
from timonier.kernel.engine import Done

FIRE = {"ship": "a", "target": "b", "range": 1}


def fighting(*ships: dict[str, Any], **head: Any) -> Table:
    """Return a battle in the step of actions, every ship with wind."""
    at = Table(*ships, **head)
    at.to("actions")
    return at


@pytest.mark.parametrize("kind", ["advance", "manoeuvre", "hold", "suicide", "remove_ship"])
def test_a_ship_must_be_there_and_afloat_before_its_fields_are_read(kind: str) -> None:
    """MC-END-3, MC-SHIP-4."""
    at = fighting()
    for missing in ({}, {"ship": None}, {"ship": 5}, {"ship": "z"}):
        assert at.refused(kind, **missing, colour=1) == "unknown_ship"
    assert at.refused(kind, ship="a", colour=1) == "bad_value"
    assert at.refused(kind, ship="a", overrule="yes") == "bad_value"
    at.decree("a", status="out")
    found = at.refusal(kind, ship="a", colour=1)
    assert (found.code, found.rule, found.soft) == ("ship_out", "MC-SHIP-4", False)


@pytest.mark.parametrize("kind", ["fire", "catapult", "collide", "share_square"])
def test_two_ships_must_be_there_be_two_and_be_afloat(kind: str) -> None:
    """MC-END-3, MC-SHIP-4."""
    at = fighting(ship("a"), ship("b"), ship("c"))
    assert at.refused(kind, ship="a", target="z", colour=1) == "unknown_ship"
    assert at.refused(kind, ship="a") == "unknown_ship"
    at.decree("a", status="out")
    assert at.refused(kind, ship="a", target="a", range=0) == "self_target"
    assert at.refused(kind, ship="b", target="a", range=0) == "ship_out"
    assert at.refused(kind, ship="a", target="b", range=0) == "ship_out"
    assert at.refused(kind, ship="b", target="c", colour=0) == "bad_value"


@pytest.mark.parametrize(
    "fields",
    [
        {"range": 0},
        {"range": 1.0},
        {"range": True},
        {"range": None},
        {"range": "1"},
        {"range": 1, "mode": "rapid"},
        {"range": 1, "mode": None},
        {"range": 1, "arc": "top"},
        {"range": 1, "guns": 0},
        {"range": 1, "guns": 6},
        {"range": 1, "guns": 2.0},
        {"range": 1, "attackers": 0},
        {"range": 1, "attackers": None},
        {"range": 1, "weather": "fine"},
        {},
    ],
)
def test_a_shot_of_no_sense_is_refused_for_good(fields: dict[str, Any]) -> None:
    """MC-END-3."""
    at = fighting()
    found = at.refusal("fire", ship="a", target="b", overrule=True, **fields)
    assert (found.code, found.rule, found.soft) == ("bad_value", "MC-END-3", False)


def test_a_shot_may_say_that_all_guns_bear_with_null() -> None:
    at = fighting()
    assert "fired" in at.order("fire", **FIRE, guns=None)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("advance", {"squares": -1}),
        ("advance", {"squares": None}),
        ("advance", {"squares": True}),
        ("manoeuvre", {}),
        ("manoeuvre", {"turn": "full"}),
        ("manoeuvre", {"turn": "half", "under_way": 1}),
        ("manoeuvre", {"turn": "half", "under_way": None}),
        ("remove_ship", {}),
        ("remove_ship", {"reason": "burnt"}),
    ],
)
def test_an_order_of_no_sense_is_refused_for_good(kind: str, fields: dict[str, Any]) -> None:
    """MC-END-3."""
    assert fighting().refused(kind, ship="a", overrule=True, **fields) == "bad_value"


def soft_codes(at: Table, kind: str, **fields: Any) -> list[tuple[str, str]]:
    """Return codes and rules of all rulings that an overruled order needs, in order."""
    outcome = at.run(kind, [[4] * 3, [4]], overrule=True, **fields)
    for dice in ([[4] * 3], [[4] * 4], [[4] * 5], []):
        if isinstance(outcome, Done):
            break
        outcome = at.run(kind, dice, overrule=True, **fields)
    assert isinstance(outcome, Done), outcome
    return [(event.code, event.rule) for event in outcome.events if isinstance(event, Overruled)]


def test_the_rulings_that_a_shot_can_need_in_their_order() -> None:
    """MC-END-2, MC-SUIC-5, MC-BLAZE-4, MC-TURN-5, MC-FIRE-6, MC-TURN-2, MC-TURN-3, MC-FIRE-13, MC-FIRE-10."""
    at = fighting(ship("a"), ship("b"), ship("c"))
    at.decree("a", suicide="spent", panicked=True, resting=True, actions_taken=["attack"])
    at.to("upkeep")
    at.order("conclude")
    at.decree("a", resting=True)
    shot = {"ship": "a", "target": "c", "range": 9, "mode": "burst", "arc": "bow", "attackers": 4}
    assert soft_codes(at, "fire", **shot) == [
        ("battle_over", "MC-END-2"),
        ("unmanned", "MC-SUIC-5"),
        ("panicked", "MC-BLAZE-4"),
        ("wrong_step", "MC-TURN-5"),
        ("resting", "MC-FIRE-6"),
        ("action_spent", "MC-TURN-2"),
        ("same_action", "MC-TURN-3"),
        ("friendly_target", "MC-FIRE-13"),
        ("no_guns", "MC-FIRE-13"),
        ("too_many_guns", "MC-FIRE-13"),
        ("too_few_guns", "MC-FIRE-3"),
        ("out_of_range", "MC-FIRE-13"),
        ("too_many_attackers", "MC-FIRE-10"),
    ]


def test_the_rulings_that_a_stone_can_need_in_their_order() -> None:
    """MC-CATA-1, MC-CATA-2."""
    at = fighting(ship("a"), ship("b"), ship("c"), options={"catapult_action": "attack"})
    at.decree("a", actions_taken=["advance"])
    assert soft_codes(at, "catapult", ship="a", target="c", range=7, attackers=3) == [
        ("no_catapult", "MC-CATA-1"),
        ("action_spent", "MC-TURN-2"),
        ("friendly_target", "MC-FIRE-13"),
        ("out_of_range", "MC-CATA-2"),
        ("too_many_attackers", "MC-FIRE-10"),
    ]
    at.decree("a", catapults=1)
    assert soft_codes(at, "catapult", ship="a", target="b", range=1) == [("catapult_done", "MC-CATA-1")]


def test_the_rulings_that_other_orders_can_need_in_their_order() -> None:
    """MC-MOVE-1 to MC-MOVE-4, MC-TURN-4, MC-SUIC-1."""
    at = fighting(options={"squares_per_advance": "one"})
    at.decree("a", wind_points=0, actions_taken=["advance"])
    assert soft_codes(at, "advance", ship="a", squares=2) == [
        ("action_spent", "MC-TURN-2"),
        ("same_action", "MC-TURN-3"),
        ("too_many_squares", "MC-MOVE-2"),
        ("not_enough_wind", "MC-MOVE-1"),
    ]
    assert soft_codes(at, "manoeuvre", ship="b", turn="half") == [("not_enough_wind", "MC-MOVE-3")]
    at.decree("b", actions_taken=[])
    shots = soft_codes(at, "manoeuvre", ship="b", turn="half", under_way=True)
    assert shots == [("not_enough_wind", "MC-MOVE-4")]
    assert soft_codes(at, "hold", ship="b") == [("already_acted", "MC-TURN-4")]
    assert soft_codes(at, "suicide", ship="b") == [
        ("no_suicide_crew", "MC-SUIC-1"),
        ("already_acted", "MC-SUIC-1"),
    ]
    found = at.refusal("suicide", ship="b", overrule=True)
    assert (found.code, found.rule, found.soft) == ("already_adrift", "MC-SUIC-1", False)


def test_a_rest_after_continuous_burst_names_its_own_rule() -> None:
    """MC-FIRE-7."""
    at = fighting(ship("a", options={"continuous-burst": 1}), ship("b"))
    at.decree("a", resting=True)
    assert at.refusal("fire", **FIRE).rule == "MC-FIRE-7"
