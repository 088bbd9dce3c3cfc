"""Stay put."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import idle, orderly
from timonier.rulesets.mortecouille.events.movement import Held
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Hold:
    """Stay where she is and do nothing, which costs her wind points."""

    ship: str = fields.ship()


def checks(battle: Battle, order: Hold, faults: Faults) -> Iterator[Refusal]:
    """Yield why she cannot be static.  Rules: MC-TURN-4.  Refuses: what an order does, already_acted."""
    yield from orderly(battle, order, faults)
    yield from idle(battle, order.ship, "MC-TURN-4")


def handle(battle: Battle, order: Hold, dice: Dice) -> Iterator[Event]:
    """Hold; a later action or catapult shot cancels it.  Rules: MC-TURN-4."""
    yield Held(ship=order.ship)


HOLD = Command("hold", Hold, checks, handle, "MC-TURN-4")
