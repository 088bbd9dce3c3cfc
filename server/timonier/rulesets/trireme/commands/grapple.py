"""Throw grapples at another ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.checks import GM, in_step, parties
from timonier.rulesets.trireme.contests import contend
from timonier.rulesets.trireme.events.boarding import Grappled, GrappleTried
from timonier.rulesets.trireme.state import Battle, enemies, linked


@dataclass(frozen=True, kw_only=True)
class Grapple:
    """Throw grapples at an adjacent ship; *resists* is true for an enemy unless the order says otherwise."""

    ship: str = fields.ship()
    target: str = fields.ship()
    resists: bool | None = fields.flag(None)


def checks(battle: Battle, order: Grapple, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the throw.

    Rules: TR-GRAP-1, TR-GRAP-4, TR-GRAP-5, TR-TURN-3.
    Refuses: unknown_ship, ship_out, target_out, self_target, already_grappled, bad_value, battle_over,
    wrong_step, already_tried.
    """
    yield from parties(battle, order)
    if linked(battle, order.ship, order.target):
        yield hard("already_grappled", "TR-GRAP-5", "target", ship=order.ship, target=order.target)
    yield from bad_values(faults, GM)
    yield from in_step(battle, "boarding")
    if order.target in battle.ships[order.ship].turn.thrown:
        yield soft("already_tried", "TR-GRAP-4", "target", ship=order.ship)


def handle(battle: Battle, order: Grapple, dice: Dice) -> Iterator[Event]:
    """Link the two ships, after a contest where the target resists.  Rules: TR-GRAP-2, TR-GRAP-3."""
    holds = True
    if resists(battle, order.ship, order.target, order.resists):
        total, target_total, holds = contend(battle, "grapple", order.ship, order.target, dice)
        yield GrappleTried(
            ship=order.ship, target=order.target, total=total, target_total=target_total, success=holds
        )
    if holds:
        yield Grappled(ship=order.ship, target=order.target)


def resists(battle: Battle, ship: str, target: str, said: bool | None) -> bool:
    """Return whether the target resists: as *said*, else enemies do.  Rules: TR-GRAP-2, TR-CUT-1."""
    return enemies(battle, ship, target) if said is None else said


GRAPPLE = Command("grapple", Grapple, checks, handle, "TR-GRAP-1")
