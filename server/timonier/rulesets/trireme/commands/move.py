"""Move a ship, or end her move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.commands.leg import Leg, end_move, leg_checks, row
from timonier.rulesets.trireme.state import Battle


@dataclass(frozen=True, kw_only=True)
class Move(Leg):
    """Move one ship; with *more* she goes on with another leg, without steps her open move ends."""

    more: bool = fields.flag()


def checks(battle: Battle, order: Move, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the leg.  Rules: TR-MOVE-1 to TR-MOVE-6.  Refuses: those of a leg."""
    yield from leg_checks(battle, order, faults, ends=True)


def handle(battle: Battle, order: Move, dice: Dice) -> Iterator[Event]:
    """Take the ship along her steps and, unless there is more to come, end her move.

    Rules: TR-MOVE-1 to TR-MOVE-6, TR-BACK-1, TR-FULL-1 to TR-FULL-4, TR-REEF-1.
    """
    if order.steps:
        yield from row(battle, order, dice)
    if battle.ships[order.ship].in_play and not (order.steps and order.more):
        yield from end_move(battle, order.ship, dice)


MOVE = Command("move", Move, checks, handle, "TR-MOVE-1")
