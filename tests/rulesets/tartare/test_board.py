"""The board, the gauges and the marks, and odds of a salvo."""

from __future__ import annotations

import pytest

from tests.rulesets.tartare.battles import (
    CRUISER,
    DESTROYER,
    FIGHTER,
    FRIGATE,
    battle,
    decree,
    do,
    seen,
    to,
)
from timonier.kernel.engine import Done
from timonier.kernel.odds import explore
from timonier.kernel.ruleset import GM
from timonier.kernel.texts import words
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.board import board
from timonier.rulesets.tartare.gauges import Gauge
from timonier.rulesets.tartare.state import Battle

ALL = (CRUISER, DESTROYER, FRIGATE, FIGHTER)
ENGLISH = words(RULESET.package, "en")


def acting(now: Battle) -> list[str]:
    return [ship["id"] for ship in board(now, GM, ENGLISH)["ships"] if ship["acting"]]


@pytest.mark.parametrize(
    ("value", "top", "level"),
    [
        (6, 11, "good"),
        (5, 10, "worn"),
        (3, 10, "worn"),
        (2, 8, "critical"),
        (0, 4, "critical"),
        (0, 0, "good"),
        (12, 10, "good"),
    ],
)
def test_a_gauge_is_worn_at_half_and_critical_at_a_quarter(value: int, top: int, level: str) -> None:
    assert Gauge("hull", value, top).level == level


def test_marks_stand_in_their_order_with_their_numbers() -> None:
    now = decree(battle(), "a", hull=0, oxygen=0, reserve__wounded=2, incoming__4=1, incoming__2=2)
    now = decree(now, "a", modules__shield__fire=True, modules__repair__fire=True)
    marks = [(mark["id"], mark["value"]) for mark in seen(now, "a")["marks"]]
    assert marks == [("wreck", None), ("airless", None), ("burning", 2), ("torpedoes", 3), ("wounded", 2)]
    shown = board(now, GM, ENGLISH)["ships"][0]["marks"]
    assert shown[3]["label"] == "Torpedoes, nearest in box 2"
    now = decree(now, "a", status="fled")
    assert [mark["id"] for mark in seen(now, "a")["marks"]] == ["fled", "wounded"]


def test_the_book_has_a_gauge_more() -> None:
    assert [gauge["id"] for gauge in seen(battle(), "a")["gauges"]] == list(RULESET.gauges[:5])
    (last,) = [g for g in seen(battle(edition="book"), "a")["gauges"] if g["id"] == "propulsion"]
    assert last == {"id": "propulsion", "value": 3, "max": 9, "level": "worn"}


def test_the_board_draws_no_bar_of_what_a_ship_never_had() -> None:
    shown = board(battle(ALL), GM, ENGLISH)["ships"][3]["gauges"]
    assert [gauge["id"] for gauge in shown] == ["hull", "oxygen", "fit"]
    assert len(seen(battle(ALL), "d")["gauges"]) == 5


def test_who_acts_goes_by_speed_where_the_step_is_ordered() -> None:
    """TT-GEN-3."""
    now = battle(ALL)
    assert acting(now) == ["a", "b", "c", "d"]
    now = to(now, "attack")
    assert acting(now) == ["d"]
    now = do(now, "launch", ship="c", target="a", range=8)
    assert acting(now) == ["c"]
    assert acting(decree(now, "c", status="adrift")) == []


def test_what_can_be_decreed_is_marked_on_the_sheet() -> None:
    """TT-GM-1."""
    for edition in ("aid", "book"):
        now = battle(edition=edition)
        rows = [row for group in board(now, GM, ENGLISH)["ships"][0]["sheet"] for row in group["rows"]]
        adjustable = [row for row in rows if row["adjustable"]]
        assert len(adjustable) == 2 + 16 + 40 + 5 + (edition == "book")
        for row in adjustable:
            now = do(now, "adjust", ship="a", field=row["field"], value=row["value"])
        assert now.ships == battle(edition=edition).ships


@pytest.mark.parametrize(
    ("ships", "count", "fields", "hit", "shield", "hull"),
    [
        ("b", 2, {"shield": 4, "hull": 6, "size": 4}, 0.375, 0.5, 0.25),
        ("b", 1, {"shield": 0, "hull": 2, "size": 1}, 0.125, 0, 0.125),
    ],
)
def test_the_odds_of_a_salvo(
    ships: str, count: int, fields: dict[str, int], hit: float, shield: float, hull: float
) -> None:
    """TT-FIRE-3 to TT-FIRE-6: criticals cost no further hull."""
    now = decree(to(battle(tables={"critical": {}}), "attack"), "a", **fields)
    order = {"type": "fire", "ship": ships, "target": "a", "range": 3, "count": count}
    hits = lost_shield = lost_hull = 0.0
    for branch in explore(RULESET, now, order):
        assert isinstance(branch.outcome, Done)
        after = branch.outcome.battle.ships["a"]
        lost_shield += branch.weight * (fields["shield"] - after.shield)
        lost_hull += branch.weight * (fields["hull"] - after.hull)
        hits += branch.weight * branch.outcome.events[0].hits  # type: ignore[attr-defined]
    assert hits == pytest.approx(count * hit)
    assert (lost_shield, lost_hull) == pytest.approx((shield, hull))


@pytest.mark.parametrize(
    ("turrets", "torpedoes", "chances"),
    [(3, 2, [0.125, 0.3125, 0.5625]), (2, 1, [0.25, 0.75])],
)
def test_the_odds_of_turrets_against_torpedoes(turrets: int, torpedoes: int, chances: list[float]) -> None:
    """TT-TURRET-3, TT-TURRET-4."""
    now = decree(to(battle(), "defence"), "a", incoming__1=torpedoes)
    found = [0.0] * (torpedoes + 1)
    order = {"type": "turrets", "ship": "a", "count": turrets}
    for branch in explore(RULESET, now, order, branches=3000):
        assert isinstance(branch.outcome, Done)
        found[torpedoes - branch.outcome.battle.ships["a"].incoming["1"]] += branch.weight
    assert found == pytest.approx(chances, abs=1e-3)
