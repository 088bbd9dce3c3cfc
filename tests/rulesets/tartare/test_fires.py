"""Fires and clocks: lit before, during and after each step, they burn exactly when the rule says."""

from __future__ import annotations

import pytest

from tests.rulesets.tartare.battles import battle, decree, do, happened, seen, to
from timonier.rulesets.tartare.steps import TURN

STEPS = TURN["aid"].steps
BEFORE_DEFENCE = STEPS[: STEPS.index("defence")]
FROM_DEFENCE_ON = STEPS[STEPS.index("defence") :]
SHIELD_FIRE = {"modules__shield__fire": True}


@pytest.mark.parametrize("step", BEFORE_DEFENCE)
def test_a_fire_lit_before_defence_burns_in_the_same_turn(step: str) -> None:
    """TT-BLAZE-1."""
    now = battle() if step == "assignment" else to(battle(), step)
    now = decree(now, "a", oxygen=8, modules__survival__energy=0, **SHIELD_FIRE)
    now = to(now, "defence")
    assert (now.round, now.ships["a"].oxygen) == (1, 6)
    assert to(now, "assignment").ships["a"].oxygen == 6


@pytest.mark.parametrize("step", FROM_DEFENCE_ON)
def test_a_fire_lit_in_defence_or_later_waits_a_turn(step: str) -> None:
    """TT-BLAZE-1."""
    now = decree(to(battle(), step), "a", oxygen=8, modules__survival__energy=0, **SHIELD_FIRE)
    now = to(now, "assignment")
    assert (now.round, now.ships["a"].oxygen) == (2, 8)
    assert to(now, "defence").ships["a"].oxygen == 6


@pytest.mark.parametrize("shot_at", [True, False])
def test_a_fire_burns_whether_the_ship_is_shot_at_or_not(shot_at: bool) -> None:
    """TT-BLAZE-1."""
    now = to(decree(battle(), "a", oxygen=8, modules__survival__energy=0, **SHIELD_FIRE), "attack")
    if shot_at:
        now = do(now, "fire", [7, 7, 7, 7], ship="b", target="a", range=2)
    assert to(now, "defence").ships["a"].oxygen == 6


def test_a_fire_from_a_laser_burns_that_turn_and_one_from_a_torpedo_the_next() -> None:
    """TT-CRIT-2, TT-BLAZE-1."""
    now = do(to(battle(), "attack"), "fire", [8], [1, 2], ship="b", target="a", range=2, count=1)
    assert [e["amount"] for e in happened(to(now, "activation"), "next") if e["type"] == "oxygen_lost"] == [2]
    now = decree(to(battle(), "defence"), "a", incoming__1=1)
    now = do(now, "next", [1, 2])
    assert now.ships["a"].burning == ["shield"]
    assert now.ships["a"].oxygen == 10
    assert to(now, "defence").ships["a"].oxygen == 8


def test_each_fire_eats_two_and_burns_on_turn_after_turn() -> None:
    """TT-BLAZE-1."""
    now = decree(battle(), "a", modules__survival__energy=0, modules__repair__fire=True, **SHIELD_FIRE)
    now = to(now, "defence")
    assert now.ships["a"].oxygen == 6
    assert now.ships["a"].burning == ["repair", "shield"]
    assert to(now, "defence").ships["a"].oxygen == 2
    assert to(to(now, "defence"), "defence").ships["a"].oxygen == 0


@pytest.mark.parametrize("status", ["adrift", "exploded", "fled", "captured", "sunk"])
def test_a_fire_does_nothing_on_a_ship_that_is_not_active(status: str) -> None:
    """TT-END-2, TT-BLAZE-1."""
    now = decree(battle(), "a", oxygen=8, modules__turrets__fire=True, status=status)
    now = to(now, "defence")
    assert now.ships["a"].oxygen == 8
    assert now.ships["a"].modules["turrets"].crew == 1
    assert now.ships["a"].modules["turrets"].fire


def test_fit_crew_is_wounded_the_first_time_and_dies_the_second() -> None:
    """TT-BLAZE-2: whatever becomes of a second wound by a critical."""
    for second in ("dies", "stays"):
        now = to(decree(battle(second_wound=second), "a", modules__turrets__fire=True), "activation")
        first = happened(now, "next")
        assert [e["type"] for e in first if e.get("ship") == "a"] == ["oxygen_lost", "crew_wounded"]
        now = to(to(now, "defence"), "activation")
        again = happened(now, "next")
        assert [e["type"] for e in again if e.get("ship") == "a"] == ["oxygen_lost", "crew_killed"]


def test_oxygen_goes_before_the_crew_and_modules_burn_in_sheet_order() -> None:
    """TT-BLAZE-2."""
    now = decree(battle(), "a", modules__turrets__fire=True, modules__pilot__fire=True)
    told = [e for e in happened(to(now, "activation"), "next") if e.get("ship") == "a"]
    assert [(e["type"], e.get("module")) for e in told] == [
        ("oxygen_lost", None),
        ("crew_wounded", "pilot"),
        ("crew_wounded", "turrets"),
    ]


def test_a_token_healed_on_a_burning_medical_is_hurt_again_in_the_same_turn() -> None:
    """TT-ACT-7, TT-BLAZE-2."""
    now = decree(
        battle(), "a", modules__repair__crew=0, modules__medical__wounded=1, modules__medical__energy=1
    )
    now = decree(to(now, "attack"), "a", modules__medical__fire=True)
    now = to(now, "activation")
    assert now.ships["a"].modules["medical"].crew == 1
    now = to(now, "defence")
    assert now.ships["a"].modules["medical"].wounded == 1
    assert now.ships["a"].dead == 0


def test_a_fire_put_out_in_activation_does_not_burn() -> None:
    """TT-ACT-6, TT-BLAZE-1."""
    now = decree(battle(), "a", modules__firefighting__energy=1, modules__survival__energy=0, oxygen=8)
    now = to(decree(now, "a", **SHIELD_FIRE), "defence")
    assert now.ships["a"].burning == []
    assert now.ships["a"].oxygen == 8


def test_a_fire_lit_after_entering_activation_is_put_out_on_leaving() -> None:
    """TT-ACT-6."""
    now = to(decree(battle(), "a", modules__firefighting__energy=1), "activation")
    now = decree(now, "a", **SHIELD_FIRE)
    assert happened(now, "next")[0]["type"] == "fire_out"


def test_torpedoes_close_one_box_a_turn_and_strike_in_the_turn_after_box_two() -> None:
    """TT-TORP-5, TT-TORP-6: launched at distance 3, two turns go by before they strike."""
    now = do(to(battle(), "attack"), "launch", ship="b", target="a", range=10, count=1)
    for box in ("2", "1"):
        now = to(now, "impact")
        assert [n for n, count in now.ships["a"].incoming.items() if count] == [box]
    now = to(now, "defence")
    assert [e["type"] for e in happened(now, "next", [1, 1])] == [
        "step_started",
        "torpedo_hit",
        "hull_lost",
        "critical",
    ]


def test_a_wreck_and_an_airless_ship_last_until_the_end_of_the_turn() -> None:
    """TT-END-1, TT-END-2."""
    now = decree(to(battle(), "attack"), "a", hull=0, modules__repair__crew=0)
    now = decree(now, "b", oxygen=0, modules__survival__energy=0)
    assert [mark["id"] for mark in seen(now, "a")["marks"]] == ["wreck"]
    assert [mark["id"] for mark in seen(now, "b")["marks"]] == ["airless"]
    now = to(now, "impact")
    assert (now.ships["a"].status, now.ships["b"].status) == ("active", "active")
    now = to(now, "assignment")
    assert (now.ships["a"].status, now.ships["b"].status) == ("exploded", "adrift")


def test_the_book_ends_its_turn_after_the_last_movement() -> None:
    """TT-TURN-3."""
    now = decree(to(battle(edition="book"), "impact"), "a", hull=0)
    now = to(now, "final_movement")
    assert now.ships["a"].status == "active"
    assert to(now, "assignment").ships["a"].status == "exploded"
