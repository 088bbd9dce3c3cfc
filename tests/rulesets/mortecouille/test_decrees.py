"""What a decree may set, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship

GUNS = {"side": 3, "bow": 0, "stern": 0}
COUNTS = ("wind_points", "normal_damage", "burst_damage", "catapults", "cost", "squares_moved")
MORE_COUNTS = ("catapults_fired", "burst_streak", "catapult_hits")
DERIVED = ("category", "equipment", "condition", "leak", "speed", "blaze_next", "actions_allowed")
OTHERS = (
    "collision_own",
    "collision_dealt",
    "name",
    "side",
    "type",
    "fate",
    "countdown_since",
    "colour",
    "round",
)


@pytest.mark.parametrize("field", [*COUNTS, *MORE_COUNTS])
def test_counts_are_whole_and_not_negative(field: str) -> None:
    """MC-END-3."""
    at = Table()
    for value in (-1, 1.0, True, None, "1", [1]):
        assert at.refused("adjust", ship="a", field=field, value=value) == "bad_value"
    at.decree("a", **{field: 4})
    assert at.sheet("a")[field] == 4


@pytest.mark.parametrize("field", [*DERIVED, *OTHERS])
def test_what_is_derived_or_unknown_is_never_set(field: str) -> None:
    """MC-END-3."""
    assert Table().refused("adjust", ship="a", field=field, value=1, overrule=True) == "bad_value"


@pytest.mark.parametrize(
    ("field", "bad", "good"),
    [
        ("hull", [-1, 38, 3.0, True, None], [0, 37]),
        ("hull_max", [0, 3.0, None], [1, 50]),
        ("speed_fitted", [0, None, True], [1, 9]),
        ("guns", [None, 3, {}, {**GUNS, "top": 1}, {"side": 3, "bow": 0}, {**GUNS, "bow": True}], [GUNS]),
        ("options", [None, ["sails"], {"kraken": 1}, {"sails": 0}, {"sails": True}], [{}, {"sails": 2}]),
        ("blaze", ["4", 1, "", True], [None, "1", "2-1", "2-2", "3"]),
        ("ignited_by", [None, "b", ["z"], [5], [["b"]]], [[], ["b"], ["a", "b"]]),
        ("lit_by", [None, {"b": 1}, ["z"]], [[], ["b"]]),
        ("panicked", [None, 0, "true"], [True, False]),
        ("holding", [1], [True, False]),
        ("resting", [1], [True, False]),
        ("actions_taken", [None, "attack", ["boarding"], [None]], [[], ["advance", "attack"], ["manoeuvre"]]),
        ("fired", ["", True, "continuous"], [None, "normal", "burst"]),
        ("countdown", [-1, 4, True, "3", 2.0], [None, 1, 2, 3]),
        ("suicide", ["", True, "adrift"], [None, "primed", "spent"]),
        ("status", [None, "sunk", True], ["afloat", "out"]),
    ],
)
def test_the_values_of_each_field(field: str, bad: list[Any], good: list[Any]) -> None:
    """MC-END-3."""
    at = Table(ship("a"), ship("b"))
    for value in bad:
        assert at.refused("adjust", ship="a", field=field, value=value, overrule=True) == "bad_value", value
    for value in good:
        at.order("adjust", ship="a", field=field, value=value)
        assert at.sheet("a")[field] == value


def test_a_decree_needs_a_ship_a_field_and_a_value() -> None:
    """MC-END-3."""
    at = Table()
    assert at.refused("adjust", field="hull", value=1) == "unknown_ship"
    assert at.refused("adjust", ship=None, field="colour") == "unknown_ship"
    assert at.refused("adjust", ship="a", value=1) == "bad_value"
    assert at.refused("adjust", ship="a", field="hull") == "bad_value"
    assert at.refused("adjust", ship="a", field="hull", value=1, reason=5) == "bad_value"
    assert at.refused("adjust", ship="a", field="hull", value=1, colour=5) == "bad_value"
    assert at.order("adjust", ship="a", field="hull", value=1, reason=None) == ["adjusted"]


def test_a_lost_ship_can_be_corrected_and_brought_back() -> None:
    """MC-END-3, MC-CATA-6."""
    at = Table()
    assert at.order("adjust", ship="b", field="countdown", value=0) == [
        "adjusted",
        "ship_lost",
        "side_beaten",
    ]
    assert (at["b"].fate, at["b"].status) == ("foundered", "out")
    assert at.order("adjust", ship="b", field="hull", value=0) == ["adjusted"]
    assert at.order("adjust", ship="b", field="status", value="out") == ["adjusted"]
    assert at["b"].fate == "foundered"
    at.decree("b", status="afloat")
    back = at.sheet("b")
    assert (back["fate"], back["hull"], back["countdown"], back["countdown_since"]) == (None, 0, None, None)
    at.decree("b", countdown=2)
    at.decree("b", status="out")
    at.decree("b", status="afloat")
    assert (at["b"].countdown, at["b"].countdown_since) == (2, 0)


def test_a_countdown_keeps_the_round_it_began_in() -> None:
    """MC-CATA-6."""
    at = Table()
    at.decree("b", countdown=3)
    at.to("actions")
    at.decree("b", countdown=2)
    assert at.sheet("b")["countdown_since"] == 0
    at.decree("b", countdown=None)
    assert at.sheet("b")["countdown_since"] is None
    at.decree("b", countdown=2)
    assert at["b"].countdown_since == 1


def test_a_decreed_figure_holds_until_the_sheet_is_refitted() -> None:
    """MC-SHIP-5."""
    at = Table()
    at.decree("a", hull_max=60, speed_fitted=9, normal_damage=99, catapults=3, guns={**GUNS, "side": 5})
    at.decree("a", hull=50)
    at.order("buy", ship="a", option="hull-1")
    found = at.sheet("a")
    assert (found["hull_max"], found["hull"], found["speed_fitted"]) == (47, 37, 5)
    assert (found["normal_damage"], found["catapults"], found["guns"]) == (4, 0, GUNS)


def test_a_refit_leaves_a_ship_afloat_one_hull_point_and_a_lost_one_none() -> None:
    """MC-SHIP-5."""
    at = Table(ship("a", options={"hull-3": 1}), ship("b", options={"hull-3": 1}), ship("c"), ship("d"))
    at.decree("a", hull=5)
    at.decree("b", hull=0)
    for key in ("a", "b"):
        at.order("adjust", ship=key, field="options", value={})
    assert (at["a"].hull, at["b"].hull) == (1, 0)
    at.order("buy", side="blue", option="super-shot")
    assert (at["b"].hull, at["b"].normal_damage, at["d"].normal_damage) == (0, 9, 9)


def test_a_gift_costs_nothing() -> None:
    """MC-SHOP-1."""
    at = Table()
    assert at.order("adjust", ship="a", field="options", value={"sails": 1, "catapult": 2}) == [
        "adjusted",
        "refitted",
    ]
    assert (at["a"].cost, at["a"].speed_fitted, at["a"].catapults) == (10000, 2, 2)


def test_out_by_decree_is_a_loss() -> None:
    """MC-SHIP-4, MC-END-1."""
    at = Table()
    for field, value, fate in (
        ("hull", 0, "sunk"),
        ("countdown", 0, "foundered"),
        ("status", "out", "decreed"),
    ):
        at.decree("b", hull_max=37)
        happened = at.order("adjust", ship="b", field=field, value=value)
        assert happened == ["adjusted", "ship_lost", "side_beaten"]
        assert at["b"].fate == fate
        at.decree("b", status="afloat")
        at.decree("b", hull=37)
