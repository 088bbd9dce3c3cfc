"""``remove_ship``: a ship goes out of play by decree."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.codec import Faults
from timonier.kernel.common import RemoveShip, ShipRemoved
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.checks import known, running
from timonier.rulesets.broadsides.fights import left
from timonier.rulesets.broadsides.state import Battle

RULE = "BR-GM-4"


def checks(battle: Battle, order: RemoveShip, faults: Faults) -> Iterator[Refusal]:
    """Say why a ship cannot be taken out.

    Rules: BR-GM-4.  Refuses: battle_over, bad_value, unknown_ship, ship_out.
    """
    yield from running(battle, faults)
    yield from known(battle, "ship", order.ship)
    if not battle.ships[order.ship].in_play:
        yield hard("ship_out", RULE, "ship", ship=order.ship)


def handle(battle: Battle, order: RemoveShip, dice: Dice) -> Iterator[Event]:
    """Take her out, with all that follows.  Rules: BR-GM-4, BR-DMG-4, BR-DMG-6."""
    partners = battle.ships[order.ship].grappled_with
    yield ShipRemoved(ship=order.ship, reason=order.reason)
    yield from left(battle, order.ship, partners)


REMOVE_SHIP = Command("remove_ship", RemoveShip, checks, handle, RULE)
