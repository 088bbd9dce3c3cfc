"""Corners of the rules that come up once in many battles."""

from __future__ import annotations

from typing import Any

from tests.rulesets.tartare.battles import (
    BATTLESHIP,
    CRUISER,
    DESTROYER,
    FIGHTER,
    FRIGATE,
    battle,
    decree,
    do,
    happened,
    refused,
    seen,
    to,
)
from timonier.rulesets.tartare.state import Battle

ALL = (CRUISER, DESTROYER, FRIGATE, FIGHTER, BATTLESHIP)


def rulings(now: Battle, kind: str, *dice: list[int], **fields: Any) -> list[str]:
    told = happened(now, kind, *dice, overrule=True, **fields)
    return [event["code"] for event in told if event["type"] == "overruled"]


def test_tokens_listed_replace_only_their_own_kind() -> None:
    """TT-ASSIGN-1."""
    now = decree(battle(), "a", reserve__wounded=1)
    now = do(now, "assign", ship="a", wounded=["medical"], energy=["medical"])
    assert now.ships["a"].modules["medical"].wounded == 1
    assert now.ships["a"].modules["pilot"].crew == 1
    assert seen(now, "a")["reserve"] == {"crew": 0, "wounded": 0, "energy": 3}


def test_an_order_out_of_its_step_takes_nobodys_turn() -> None:
    """TT-GEN-3."""
    now = to(battle(edition="book"), "launching")
    now = do(now, "fire", [1], ship="a", target="b", range=3, count=1, overrule=True)
    assert now.acting_speed is None
    now = do(now, "launch", ship="b", target="a", range=3)
    now = do(now, "launch", ship="a", target="b", range=3)
    assert now.acting_speed == 3
    assert rulings(now, "reload", ship="b") == ["turn_passed", "launcher_used"]


def test_a_launch_overruled_in_action_makes_nobody_coast() -> None:
    """TT-MOVE-6, TT-GEN-3."""
    now = to(battle(edition="book"), "action")
    now = do(now, "launch", ship="a", target="b", range=3, overrule=True)
    assert (now.acting_speed, now.ships["b"].turn.drift, now.ships["a"].turn.drift) == (None, 0, 0)


def test_a_last_move_overruled_in_action_takes_no_turn() -> None:
    """TT-MOVE-6."""
    now = to(battle(edition="book"), "action")
    now = do(now, "move", ship="a", part=3, overrule=True)
    assert (now.acting_speed, now.ships["b"].turn.drift, now.ships["a"].turn.drift) == (None, 0, 0)
    assert now.ships["a"].turn.parts == (3,)


def test_after_the_second_move_there_is_no_first() -> None:
    """TT-MOVE-8."""
    now = to(battle(edition="book"), "action")
    now = do(decree(now, "b", propulsion=9), "move", ship="b", part=2)
    assert refused(now, "move", ship="b", part=1) == "part_over"
    assert refused(now, "fire", ship="b", target="a", range=3) == "part_over"
    assert refused(now, "move", ship="b", part=2) == "already_moved"


def test_only_the_orders_own_ship_and_faster_ones_coast() -> None:
    """TT-MOVE-6: ships adrift have coasted already, slower ships have not."""
    now = to(decree(battle(ALL, edition="book"), "d", status="adrift"), "action")
    now = do(now, "fire", [1], ship="b", target="a", range=3, count=1)
    drift = {ship: sheet.turn.drift for ship, sheet in now.ships.items()}
    assert drift == {"a": 0, "b": 1, "c": 1, "d": 1, "e": 0}


def test_overruled_reload_of_full_silos_loads_nothing_but_counts() -> None:
    """TT-TORP-3: no event tells of nothing loaded."""
    now = decree(to(battle(), "attack"), "b", torpedoes=6)
    told = happened(now, "reload", ship="b", overrule=True)
    assert [event["type"] for event in told] == ["overruled", "launcher_spent"]
    now = do(now, "reload", ship="b", overrule=True)
    assert (now.ships["b"].torpedoes, now.ships["b"].turn.launcher, now.acting_speed) == (6, "reloaded", 4)


def test_counts_by_default_are_what_is_left_then_all() -> None:
    """TT-FIRE-2, TT-TORP-2, TT-TURRET-1."""
    now = decree(to(battle(), "attack"), "b", torpedoes=0)
    now = do(now, "fire", [1, 1, 1], ship="b", target="a", range=3, count=3)
    now = do(now, "fire", [1], ship="b", target="a", range=3)
    now = do(now, "fire", [1, 1, 1, 1], ship="b", target="a", range=3, overrule=True)
    assert now.ships["b"].turn.lasers_fired == 8
    (told,) = [e for e in happened(now, "launch", ship="b", target="a", range=3, overrule=True) if "box" in e]
    assert told["count"] == 4


def test_torpedoes_first_begins_the_order_afresh_once() -> None:
    """TT-TORP-4."""
    now = to(battle(ALL, fire_order="part"), "attack")
    assert now.attack_part == 1
    now = do(now, "launch", ship="e", target="b", range=3)
    now = do(now, "fire", [1], ship="d", target="a", range=3)
    assert (now.attack_part, now.acting_speed) == (2, 10)
    assert refused(now, "launch", ship="a", target="b", range=3) == "part_over"
    now = do(now, "launch", ship="a", target="b", range=3, overrule=True)
    assert (now.attack_part, now.acting_speed) == (2, 3)


def test_whether_modules_work_is_judged_before_any_of_them_acts() -> None:
    """TT-ACT-1: the fire on Shield goes out, yet Shield does nothing this turn."""
    now = decree(battle(burning_modules="all"), "a", shield=1, modules__firefighting__energy=1)
    now = to(decree(now, "a", modules__shield__fire=True), "activation")
    assert now.ships["a"].burning == []
    assert now.ships["a"].shield == 1


def test_each_energy_token_acts_where_the_option_says_so() -> None:
    """TT-ACT-9."""
    now = decree(battle(energy_stack="each"), "a", shield=1, oxygen=1, modules__shield__energy=3)
    now = decree(now, "a", modules__survival__energy=2, modules__firefighting__energy=2)
    now = to(now, "attack")
    for module in ("pilot", "shield", "launcher"):
        now = decree(now, "a", **{f"modules__{module}__fire": True})
    now = to(now, "activation")
    assert (now.ships["a"].shield, now.ships["a"].oxygen) == (7, 3)
    now = do(now, "extinguish", ship="a", module="shield")
    now = do(now, "extinguish", ship="a", module="pilot")
    assert refused(now, "extinguish", ship="a", module="launcher") == "module_spent"
    assert to(now, "defence").ships["a"].burning == ["launcher"]


def test_turrets_stop_when_there_is_nothing_left_and_never_cause_criticals() -> None:
    """TT-TURRET-3, TT-TURRET-4."""
    now = to(battle(ALL), "defence")
    told = happened(now, "turrets", [6, 6, 6], ship="a", target="d", range=0)
    assert [event["type"] for event in told] == ["turrets_fired", "hull_lost"]
    now = decree(now, "d", shield=1, hull=3)
    told = happened(now, "turrets", [6, 1, 6], [6, 2], [3], ship="a", target="d", range=0)
    assert [event["type"] for event in told] == [
        "turrets_fired", "shield_lost", "hull_lost", "turrets_fired", "hull_lost", "turrets_fired",
    ]  # fmt: skip
    assert [event["extra"] for event in told if event["type"] == "turrets_fired"] == [False, True, True]


def test_bouncing_hits_still_win_dice() -> None:
    """TT-TURRET-4, TT-TURRET-5."""
    now = decree(to(battle(ALL, turret_hits="bounce"), "defence"), "d", shield=1)
    told = happened(now, "turrets", [6], [2], ship="a", target="d", range=0, count=1)
    assert [event["type"] for event in told] == ["turrets_fired", "shots_stopped", "turrets_fired"]


def test_a_ship_adrift_is_struck_without_criticals_and_its_torpedoes_close_in() -> None:
    """TT-CRIT-6, TT-TORP-5."""
    now = decree(battle(), "b", status="adrift", incoming__1=2, incoming__4=1)
    now = to(now, "impact")
    assert (now.ships["b"].hull, now.ships["b"].incoming["3"]) == (5, 1)


def test_the_battle_is_decided_for_the_side_left() -> None:
    """TT-END-4."""
    now = decree(to(battle(), "impact"), "b", hull=0)
    assert [e for e in happened(now, "next") if e["type"] == "battle_decided"] == [
        {"type": "battle_decided", "side": "red"}
    ]
    now = decree(now, "a", oxygen=0)
    assert {"type": "battle_decided", "side": None} in happened(now, "next")


def test_ships_without_crew_coast_and_use_what_needs_energy_only() -> None:
    """R49."""
    now = battle(edition="book")
    for module in ("engine", "armament", "launcher", "turrets"):
        now = decree(now, "b", **{f"modules__{module}__crew": 0})
    now = to(decree(now, "b", shield=1, oxygen=3), "activation")
    assert (now.ships["b"].shield, now.ships["b"].oxygen, now.ships["b"].propulsion) == (3, 4, 4)
    assert now.ships["b"].turn.drift == 1
