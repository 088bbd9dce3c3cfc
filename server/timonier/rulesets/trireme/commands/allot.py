"""Divide a ship's boarding points among her fights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.checks import GM, in_step, parties
from timonier.rulesets.trireme.events.boarding import PointsAllotted
from timonier.rulesets.trireme.fighting import over_boarding
from timonier.rulesets.trireme.state import Battle, boarding, enemies, grappled, in_halves


@dataclass(frozen=True, kw_only=True)
class Allot:
    """Divide the boarding points of a ship: opponent -> points, in halves."""

    ship: str = fields.ship()
    points: dict[str, float] = fields.plain(ref="ship", unit="points")


def checks(battle: Battle, order: Allot, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the division.

    Rules: TR-FIGHT-2, TR-TURN-3.
    Refuses: unknown_ship, ship_out, not_fighting, bad_value, battle_over, wrong_step, over_boarding.
    """
    yield from parties(battle, order)
    given = faults.get("points", order.points)
    named = list(given) if isinstance(given, Mapping) else []
    for other in named:
        if other not in battle.ships:
            yield hard("unknown_ship", GM, "points", ship=other)
    hanging = grappled(battle, order.ship)
    for other in named:
        if other not in hanging or not enemies(battle, order.ship, other):
            yield hard("not_fighting", "TR-FIGHT-2", "points", ship=order.ship, target=other)
    yield from bad_values(faults, GM)
    for value in order.points.values():
        if halves(value) is None:
            yield hard("bad_value", GM, "points", field="points", value=value)
    yield from in_step(battle, "boarding")
    if over_boarding(battle, order.ship, order.points):
        most = boarding(battle, battle.ships[order.ship])
        yield soft("over_boarding", "TR-FIGHT-2", "points", ship=order.ship, points=most)


def handle(battle: Battle, order: Allot, dice: Dice) -> Iterator[Event]:
    """Note the division; an earlier one is replaced.  Rules: TR-FIGHT-2."""
    points = {other: in_halves(halves(value) or 0) for other, value in order.points.items()}
    yield PointsAllotted(ship=order.ship, points=points)


def halves(points: float) -> int | None:
    """Return *points* as a number of halves, None where they are below 0 or finer than that."""
    if isinstance(points, float) and not isfinite(points):
        return None
    doubled = 2 * Fraction(points)
    return int(doubled) if doubled >= 0 and doubled.denominator == 1 else None


ALLOT = Command("allot", Allot, checks, handle, "TR-FIGHT-2")
