"""Fires, leaks, countdowns and tired gunners strike exactly when the rules say, whenever they began."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rulesets.mortecouille.table import Table, ship

ROUND = ("blaze", "wind", "actions", "upkeep")


def flaming() -> Table:
    """Return a battle in which A sets alight what she hits."""
    return Table(ship("a", "rouge-big", options={"flaming-shot": 1, "catapult": 1}), ship("b", "jaune-big"))


def light(at: Table) -> None:
    """Let A hit B with flaming shot, whatever the step."""
    at.order("fire", ship="a", target="b", range=1, overrule=True)


@pytest.mark.parametrize("lit_in", ROUND)
def test_a_fire_burns_in_the_next_blaze_step_whatever_the_step_it_was_lit_in(lit_in: str) -> None:
    """MC-BLAZE-5, MC-BLAZE-9."""
    at = flaming()
    at.to(lit_in)
    light(at)
    assert (at["b"].blaze, at["b"].ignited_by, at.sheet("b")["blaze_next"]) == (None, ("a",), "1")
    for step in ROUND[ROUND.index(lit_in) + 1 :]:
        assert "fire_spread" not in at.to(step)
    hull = at["b"].hull
    assert at.to("blaze", [2])[:3] == ["round_began", "step_began", "fire_spread"]
    assert (at["b"].hull, at["b"].blaze, at["b"].lit_by, at["b"].ignited_by) == (hull - 8, "2-1", ("a",), ())


@pytest.mark.parametrize("lit_in", ROUND)
@pytest.mark.parametrize("again", [False, True])
def test_a_failed_phase_1_goes_on_in_the_round_after_shot_at_again_or_not(lit_in: str, again: bool) -> None:
    """MC-BLAZE-2, MC-BLAZE-7."""
    at = flaming()
    at.to(lit_in)
    light(at)
    at.to("blaze", [1])
    if again:
        at.to("actions")
        light(at)
    at.to("upkeep")
    hull = at["b"].hull
    assert "fire_spread" in at.to("blaze", [3])
    if again:
        assert (at["b"].fate, at["b"].hull) == ("burnt", hull)
    else:
        assert (at["b"].blaze, at["b"].hull) == ("3", hull - 12)


def test_a_fire_put_out_does_not_come_back_by_itself() -> None:
    """MC-BLAZE-1."""
    at = flaming()
    at.to("actions")
    light(at)
    assert "fire_out" in at.to("blaze", [3])
    for _ in range(2):
        at.to("upkeep")
        assert at.to("blaze") == ["round_began", "step_began"]


def test_panic_lasts_from_its_roll_to_the_end_of_the_round() -> None:
    """MC-BLAZE-4, MC-WIND-3, MC-TURN-4."""
    at = flaming()
    at.decree("b", blaze="3", wind_points=3)
    assert at.to("blaze", [6])[-2:] == ["fire_out", "panicked"]
    assert at.to("wind", [4]) == ["step_began", "wind_gained"]
    at.to("actions")
    for order in ({"kind": "advance"}, {"kind": "catapult", "target": "a", "range": 2}, {"kind": "hold"}):
        assert at.refused(ship="b", **order) == "panicked"
    assert "wind_lost" in at.to("upkeep")
    at.to("blaze")
    assert not at["b"].panicked


def test_a_fire_on_an_unmanned_ship_takes_no_die() -> None:
    """MC-SUIC-4."""
    at = Table(ship("a", "jaune-big"), ship("b", "jaune-big"))
    at.decree("a", suicide="primed", blaze="1")
    for left, phase in ((132, "2-1"), (120, "3")):
        assert "fire_spread" in at.to("blaze")
        assert (at["a"].hull, at["a"].blaze) == (left, phase)
    at.to("blaze")
    assert (at["a"].fate, at["a"].hull) == ("burnt", 98)


@pytest.mark.parametrize("struck_in", ROUND)
def test_a_countdown_gives_three_full_rounds_after_the_one_of_the_hit(struck_in: str) -> None:
    """MC-CATA-4, MC-CATA-6."""
    at = Table(ship("a", "rouge-big", options={"catapult": 1}), ship("b", "vert-small"))
    at.to(struck_in)
    at.order("catapult", [6, 6, 6], ship="a", target="b", range=2, overrule=True)
    assert (at["b"].countdown, at["b"].countdown_since) == (3, 1)
    if struck_in != "upkeep":
        assert "countdown_ticked" not in at.to("upkeep")
    for left in (2, 1):
        at.to("upkeep")
        assert at["b"].countdown == left
    at.to("actions")
    assert at["b"].afloat
    assert at.to("upkeep")[-3:] == ["countdown_ticked", "ship_lost", "side_beaten"]
    assert at["b"].fate == "foundered"


@pytest.mark.parametrize("decreed_in", ROUND)
def test_a_decreed_countdown_does_not_count_its_own_round(decreed_in: str) -> None:
    """MC-CATA-6, MC-END-3."""
    at = Table()
    at.to(decreed_in)
    at.decree("b", countdown=1)
    if decreed_in != "upkeep":
        at.to("upkeep")
    assert at["b"].countdown == 1
    at.to("upkeep")
    assert at["b"].fate == "foundered"


@pytest.mark.parametrize("holed_in", ROUND)
def test_a_leak_runs_in_every_upkeep_that_begins_after_the_damage(holed_in: str) -> None:
    """MC-WEAR-3."""
    at = Table(ship("a", "rouge-big"), ship("b", "jaune-big"))
    at.to(holed_in)
    at.decree("b", hull=70)
    for left in (69, 68):
        at.to("upkeep")
        assert at["b"].hull == left


def test_a_limit_crossed_by_a_leak_shows_in_the_next_upkeep() -> None:
    """MC-WEAR-2, MC-WEAR-3."""
    at = Table(ship("a", "rouge-big"), ship("b", "jaune-big"))
    at.decree("b", hull=36)
    happened = at.to("upkeep")
    assert (at["b"].hull, at.sheet("b")["leak"], happened.count("damaged")) == (35, 3, 1)
    at.to("upkeep")
    assert at["b"].hull == 32


CADENCE = [
    ({}, ["burst", None, "burst", "normal", "burst"], [True, False, True, False, True]),
    ({"continuous-burst": 1}, ["burst", "burst", None, "burst"], [False, True, False, False]),
    ({"continuous-burst": 1}, ["burst", None, "burst", "normal", "burst", "burst"], [False] * 5 + [True]),
]


@pytest.mark.parametrize(("options", "shots", "rests"), CADENCE)
def test_gunners_rest_after_their_bursts(
    options: dict[str, int], shots: Sequence[str | None], rests: Sequence[bool]
) -> None:
    """MC-FIRE-6, MC-FIRE-7."""
    at = Table(ship("a", "vert-small", options=options), ship("b", "jaune-big"))
    for shot, rest in zip(shots, rests, strict=True):
        at.to("actions")
        at.decree("b", hull=140)
        if shot:
            at.order("fire", ship="a", target="b", range=1, mode=shot, overrule=True)
        at.to("upkeep")
        assert at["a"].resting is rest


def test_wind_is_lost_in_the_upkeep_and_not_before() -> None:
    """MC-TURN-4, MC-TURN-7."""
    at = Table()
    at.decree("a", wind_points=2)
    at.to("actions")
    held = at["a"].wind_points
    at.order("hold", ship="a")
    assert at["a"].wind_points == held
    at.to("upkeep")
    assert (at["a"].wind_points, at["a"].holding) == (0, True)
    at.to("blaze")
    assert not at["a"].holding


def test_one_upkeep_goes_through_wind_leaks_countdowns_and_gunners() -> None:
    """MC-TURN-7."""
    at = Table(ship("a"), ship("b"))
    at.to("actions")
    at.order("catapult", [6, 6, 6], ship="a", target="b", range=2, overrule=True)
    at.to("actions")
    for key in ("a", "b"):
        at.decree(key, hull=18, wind_points=1, holding=True, fired="burst")
    happened = at.to("upkeep")
    assert happened == [
        "step_began",
        "wind_lost",
        "wind_lost",
        "damaged",
        "damaged",
        "countdown_ticked",
        "gunners_tired",
        "gunners_tired",
    ]


def test_a_ship_lost_by_a_leak_is_skipped_by_the_passes_after() -> None:
    """MC-SHIP-4, MC-TURN-7."""
    at = Table()
    at.decree("b", hull=2, countdown=1, fired="burst")
    at.battle.change("b", countdown_since=0)
    happened = at.to("upkeep")
    assert happened[-2:] == ["ship_lost", "side_beaten"]
    assert (at["b"].fate, at["b"].countdown) == ("sunk", 1)
