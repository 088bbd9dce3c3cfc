"""Cut the grapples between two ships."""

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
from timonier.rulesets.trireme.commands.grapple import resists
from timonier.rulesets.trireme.contests import contend
from timonier.rulesets.trireme.events.boarding import CutRolled, GrappleCut
from timonier.rulesets.trireme.state import Battle, linked


@dataclass(frozen=True, kw_only=True)
class Cut:
    """Cut the grapples between a ship and another, whoever threw them."""

    ship: str = fields.ship()
    target: str = fields.ship()
    resists: bool | None = fields.flag(None)


def checks(battle: Battle, order: Cut, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the try.

    Rules: TR-CUT-1, TR-CUT-3, TR-TURN-3.
    Refuses: unknown_ship, ship_out, target_out, self_target, not_grappled, bad_value, battle_over,
    wrong_step, already_tried.
    """
    yield from parties(battle, order)
    if not linked(battle, order.ship, order.target):
        yield hard("not_grappled", "TR-CUT-1", "target", ship=order.ship, target=order.target)
    yield from bad_values(faults, GM)
    yield from in_step(battle, "cutting")
    if order.target in battle.ships[order.ship].turn.cut_tried:
        yield soft("already_tried", "TR-CUT-3", "target", ship=order.ship)


def handle(battle: Battle, order: Cut, dice: Dice) -> Iterator[Event]:
    """Part the two ships, after a contest where the other wants to hold on.  Rules: TR-CUT-1, TR-CUT-2."""
    parts = True
    if resists(battle, order.ship, order.target, order.resists):
        total, target_total, parts = contend(battle, "cut", order.ship, order.target, dice)
        yield CutRolled(
            ship=order.ship, target=order.target, total=total, target_total=target_total, success=parts
        )
    if parts:
        yield GrappleCut(ship=order.ship, target=order.target)


CUT = Command("cut", Cut, checks, handle, "TR-CUT-1")
