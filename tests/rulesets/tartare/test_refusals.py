"""What is refused, with which code, in which order, and what a ruling passes over."""

from __future__ import annotations

from typing import Any

import pytest

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
    run,
    to,
)
from timonier.kernel.engine import Refused
from timonier.rulesets.tartare.state import Battle

ALL = (CRUISER, DESTROYER, FRIGATE, FIGHTER, BATTLESHIP)


def rule_of(now: Battle, kind: str, **fields: Any) -> str:
    outcome = run(now, {"type": kind, **fields})
    assert isinstance(outcome, Refused)
    return outcome.refusal.rule


def rulings(now: Battle, kind: str, *dice: list[int], **fields: Any) -> list[str]:
    told = happened(now, kind, *dice, overrule=True, **fields)
    return [event["code"] for event in told if event["type"] == "overruled"]


@pytest.mark.parametrize("count", [0, -1, 100, 2.0, True, "2", [2]])
def test_a_count_is_a_whole_number(count: Any) -> None:
    """TT-FIRE-2, TT-TORP-2, TT-TURRET-1."""
    now = decree(to(battle(), "attack"), "a", incoming__1=1)
    assert refused(now, "fire", ship="b", target="a", range=3, count=count) == "bad_count"
    assert refused(now, "launch", ship="b", target="a", range=3, count=count) == "bad_count"
    assert refused(now, "turrets", ship="a", count=count) == "bad_count"


@pytest.mark.parametrize("inches", [-0.1, 500.01, None, True, "3", [3]])
def test_a_range_is_in_inches(inches: Any) -> None:
    """TT-GEN-2."""
    now = to(battle(turret_targets="any"), "attack")
    for kind in ("fire", "launch", "turrets"):
        assert refused(now, kind, ship="b", target="a", range=inches) == "bad_range"
    assert do(now, "launch", ship="b", target="a", range=500).ships["a"].incoming["5"] == 4


def test_the_range_of_turrets_at_ones_own_torpedoes_is_ignored() -> None:
    """TT-TURRET-2."""
    now = decree(to(battle(), "defence"), "a", incoming__1=1)
    for inches in (-5, "near", 900):
        assert do(now, "turrets", [4], ship="a", range=inches, count=1).ships["a"].incoming["1"] == 0
    assert do(now, "turrets", [4], ship="a", protect="a", count=1).ships["a"].incoming["1"] == 0


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"ship": 5, "target": "a", "range": 3}, "unknown_ship"),
        ({"target": "a", "range": 3}, "unknown_ship"),
        ({"ship": "b", "range": 3}, "unknown_ship"),
        ({"ship": "b", "target": {}, "range": 3}, "unknown_ship"),
        ({"ship": "b", "target": "b", "range": -1}, "self_target"),
        ({"ship": "b", "target": "a", "range": 3, "obstacle": None}, "bad_value"),
        ({"ship": "b", "target": "a", "range": 3, "wind": 1}, "bad_value"),
        ({"ship": "b", "target": "a", "range": 3, "obstacle": 3, "count": 0}, "bad_value"),
        ({"ship": "b", "target": "a", "range": 3, "overrule": "yes"}, "bad_value"),
    ],
)
def test_what_does_not_load_is_refused_in_order(fields: dict[str, Any], code: str) -> None:
    """TT-FIRE-8."""
    assert refused(to(battle(), "attack"), "fire", **fields) == code


@pytest.mark.parametrize(
    "kind", ["next", "note", "conclude", "reload", "extinguish", "remove_ship", "adjust"]
)
def test_a_field_that_is_not_listed_is_a_bad_value(kind: str) -> None:
    needed: dict[str, dict[str, Any]] = {
        "note": {"text": "x"},
        "reload": {"ship": "b"},
        "extinguish": {"ship": "b", "module": "shield"},
        "remove_ship": {"ship": "b", "reason": "fled"},
        "adjust": {"ship": "b", "field": "hull", "value": 1},
    }
    assert refused(battle(), kind, **needed.get(kind, {}), stray=1) == "bad_value"


@pytest.mark.parametrize(
    ("lists", "code"),
    [
        ({"crew": "pilot"}, "bad_value"),
        ({"crew": {"pilot": 1}}, "bad_value"),
        ({"energy": 3}, "bad_value"),
        ({"crew": [3]}, "unknown_module"),
        ({"crew": [{}]}, "unknown_module"),
        ({"wounded": [None]}, "unknown_module"),
        ({"energy": ["engine"]}, "unknown_module"),
        ({"energy": ["bridge"], "crew": ["pilot"] * 9}, "unknown_module"),
        ({"crew": ["pilot"] * 5}, "no_such_crew"),
        ({"energy": ["shield"] * 9}, "energy_short"),
        ({"crew": ["shield", "medical", "pilot", "pilot"]}, "no_crew_post"),
        ({"crew": ["medical", "repair", "pilot", "pilot"]}, "medical_fit"),
        ({"energy": ["launcher", "shield", "shield"]}, "no_energy_socket"),
        ({"crew": []}, "crew_unplaced"),
    ],
)
def test_a_layout_is_looked_at_in_order(lists: dict[str, Any], code: str) -> None:
    """TT-ASSIGN-1 to TT-ASSIGN-8."""
    assert refused(battle(), "assign", ship="b", **lists) == code


def test_a_ruling_on_a_layout_names_every_fault() -> None:
    """TT-GM-2, TT-ASSIGN-9."""
    now = decree(battle(), "b", modules__launcher__wounded=1)
    found = rulings(now, "assign", ship="b", crew=["shield", "pilot"], energy=["launcher", "pilot", "pilot"])
    assert found == ["no_crew_post", "no_energy_socket", "energy_stacked", "crew_unplaced"]
    now = decree(now, "a", modules__shield__crew=2)
    outcome = run(now, {"type": "next"})
    assert isinstance(outcome, Refused)
    assert outcome.refusal.facts == {"faults": {"b": ["two_crew"], "a": ["no_crew_post", "two_crew"]}}
    assert rulings(now, "next") == ["two_crew", "no_crew_post", "two_crew"]


def test_the_fields_of_the_other_edition_come_first() -> None:
    """TT-GEN-1: given is given, whatever it holds."""
    aid, book = to(battle(), "movement"), to(battle(edition="book"), "action")
    assert refused(aid, "move", ship="a", part="x") == "wrong_edition"
    assert refused(aid, "move", ship="a", turn=999, manoeuvres=["loop"]) == "wrong_edition"
    assert refused(book, "move", ship="a", manoeuvres=3) == "wrong_edition"
    assert refused(book, "move", ship="a", part=4) == "bad_value"
    assert refused(book, "move", ship="a", part=True) == "bad_value"
    assert refused(book, "move", ship="a", turn=1.5) == "bad_value"
    assert refused(aid, "move", ship="a", manoeuvres="straight") == "bad_value"


def test_refusals_name_the_rule_of_their_edition_and_weapon() -> None:
    aid, book = battle(), battle(edition="book")
    assert rule_of(aid, "fire", ship="a", target="b", range=1) == "TT-TURN-1"
    assert rule_of(book, "fire", ship="a", target="b", range=1) == "TT-TURN-2"
    assert rule_of(aid, "fire", ship="a", target="b", range=1, count=0) == "TT-FIRE-2"
    assert rule_of(aid, "launch", ship="a", target="b", range=1, count=0) == "TT-TORP-2"
    assert rule_of(aid, "fire", ship="a", target="a", range=1) == "TT-FIRE-8"
    assert rule_of(aid, "adjust", ship="a", field="hull", value=-1) == "TT-GM-1"
    assert rule_of(aid, "adjust", field="hull", value=-1) == "TT-GEN-4"
    assert rule_of(aid, "remove_ship", ship="a", reason="bored") == "TT-GM-3"


def test_rulings_on_turrets_come_in_the_order_of_the_list() -> None:
    """TT-TURRET-1, TT-TURRET-2, TT-TURRET-6."""
    now = decree(battle(ALL), "b", incoming__1=1)
    now = decree(now, "a", modules__turrets__crew=0, modules__turrets__fire=True)
    found = rulings(now, "turrets", [1] * 9, ship="a", protect="b", range=9, count=9)
    assert found == [
        "wrong_step", "module_unmanned", "module_burning", "weapon_spent", "not_own_torpedoes",
        "out_of_range",
    ]  # fmt: skip
    found = rulings(now, "turrets", [1], ship="a", target="e", range=9, count=1)
    assert found[-3:] == ["friendly_target", "out_of_range", "not_light"]


def test_rulings_on_lasers_come_in_the_order_of_the_list() -> None:
    """TT-FIRE-1, TT-FIRE-2, TT-FIRE-7, TT-FIRE-8."""
    now = decree(
        to(battle(ALL, split_fire=False, burning_modules="all"), "attack"), "a", modules__armament__fire=True
    )
    now = do(now, "fire", [1] * 4, ship="a", target="b", range=3, overrule=True)
    now = do(now, "fire", [1], ship="e", target="b", range=3, count=1)
    now = decree(now, "a", modules__armament__crew=0, modules__armament__energy=0)
    now = do(now, "conclude")
    found = rulings(now, "fire", [1], ship="a", target="e", range=3, count=1, obstacle="planet")
    assert found == [
        "battle_over", "friendly_target", "turn_passed", "module_unmanned", "module_unpowered",
        "module_burning", "weapon_spent", "split_fire", "no_line_of_sight",
    ]  # fmt: skip


def test_dice_that_do_not_fit_refuse_the_order_and_nothing_else() -> None:
    now = to(battle(), "attack")
    order = {"type": "fire", "ship": "b", "target": "a", "range": 3, "count": 2}
    for dice in ([[9, 1]], [[0, 1]], [[1, 1, 1]], [[1, 1], [1, 1]], [[1, True]], [[3.0, 1]], [["3", 1]]):
        outcome = run(now, order, dice)
        assert isinstance(outcome, Refused), dice
        assert outcome.refusal.code == "bad_dice"
