"""Let two ships run into each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import in_step, named, running
from timonier.rulesets.mortecouille.collision import crash
from timonier.rulesets.mortecouille.shape import CONTACTS
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Collide:
    """Let two ships run into each other, on purpose or not."""

    ship: str = fields.ship()
    target: str = fields.ship()
    contact: str = fields.choice(CONTACTS)


def checks(battle: Battle, order: Collide, faults: Faults) -> Iterator[Refusal]:
    """Yield why there is no contact now; ships of one side may collide.

    Rules: MC-TURN-5.  Refuses: unknown_ship, self_target, ship_out, bad_value, battle_over, wrong_step.
    """
    yield from named(battle, order, faults)
    yield from running(battle)
    yield from in_step(battle, "wind", "actions")


def handle(battle: Battle, order: Collide, dice: Dice) -> Iterator[Event]:
    """Settle the contact; no action is needed.  Rules: MC-RAM-1 to MC-RAM-6, MC-RAM-8, MC-SUIC-3."""
    yield from crash(battle, order.ship, order.target, order.contact, dice)


COLLIDE = Command("collide", Collide, checks, handle, "MC-RAM-1")
