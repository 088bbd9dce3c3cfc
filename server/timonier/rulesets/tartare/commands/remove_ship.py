"""Take a ship out of the battle."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.state import Battle


def checks(battle: Battle, order: common.RemoveShip, faults: Faults) -> Iterator[Refusal]:
    """Yield why the ship cannot be taken out.

    Rules: TT-GM-3, TT-END-3, TT-GEN-4.  Refuses: unknown_ship, ship_out, bad_value.
    """
    if order.ship not in battle.ships:
        yield hard("unknown_ship", "TT-GEN-4", "ship", ship=order.ship)
    if not battle.ships[order.ship].in_play:
        yield hard("ship_out", "TT-GEN-4", "ship", ship=order.ship)
    yield from common.bad_values(faults, "TT-GM-3")


def handle(battle: Battle, order: common.RemoveShip, dice: Dice) -> Iterator[Event]:
    """Take it out, with the torpedoes bound for it.  Rules: TT-END-3, TT-END-5."""
    yield common.ShipRemoved(ship=order.ship, reason=order.reason)


REMOVE_SHIP = Command("remove_ship", common.RemoveShip, checks, handle, "TT-GM-3")
