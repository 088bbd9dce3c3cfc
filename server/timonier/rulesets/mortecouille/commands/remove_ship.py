"""Take a ship out."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.codec import Faults
from timonier.kernel.common import RemoveShip
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import RULE, named
from timonier.rulesets.mortecouille.harm import lose
from timonier.rulesets.mortecouille.state import Battle


def checks(battle: Battle, order: RemoveShip, faults: Faults) -> Iterator[Refusal]:
    """Yield why a ship cannot be taken out.  Rules: MC-END-3, MC-SHIP-4.

    Refuses: unknown_ship, ship_out, bad_value.
    """
    yield from named(battle, order, faults)


def handle(battle: Battle, order: RemoveShip, dice: Dice) -> Iterator[Event]:
    """Take a ship out that fled, was captured or sank.  Rules: MC-SHIP-4, MC-SUIC-5, MC-END-1."""
    yield from lose(battle, order.ship, order.reason, "decree")


REMOVE_SHIP = Command("remove_ship", RemoveShip, checks, handle, RULE)
