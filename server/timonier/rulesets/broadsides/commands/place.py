"""``place``: a token where the miniature stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import MISSING, Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.checks import bad_value, clear_hex, gone, known, running
from timonier.rulesets.broadsides.events.moves import Placed
from timonier.rulesets.broadsides.hexes import Hex
from timonier.rulesets.broadsides.state import Battle


@dataclass(frozen=True, kw_only=True)
class Place:
    """Put a token somewhere, turn it, or (null) take it off; what is not given stays."""

    ship: str = fields.ship()
    hex: Hex | None = fields.plain(MISSING)
    heading: int | None = fields.whole(MISSING, low=0, high=5)


def checks(battle: Battle, order: Place, faults: Faults) -> Iterator[Refusal]:
    """Say why a token cannot stand there.

    Rules: BR-GM-7, BR-MOVE-6.  Refuses: battle_over, bad_value, unknown_ship, ship_out, land, hex_occupied.
    """
    yield from running(battle, faults)
    if all(given is MISSING for given in (order.hex, order.heading)):
        yield bad_value("hex", None)
    yield from known(battle, "ship", order.ship)
    ship = battle.ships[order.ship]
    if ship.is_fort and order.heading is not MISSING:
        yield bad_value("heading", order.heading)
    if gone(battle, order.ship):
        yield hard("ship_out", "BR-GM-7", "ship", ship=order.ship)
    if order.hex is not MISSING and order.hex is not None:
        yield from clear_hex(battle, order.ship, order.hex, "BR-GM-7", ashore=ship.is_fort)


def handle(battle: Battle, order: Place, dice: Dice) -> Iterator[Event]:
    """Put it there, at no cost.  Rules: BR-GM-7."""
    ship = battle.ships[order.ship]
    yield Placed(
        ship=order.ship,
        hex=ship.hex if order.hex is MISSING else order.hex,
        heading=ship.heading if order.heading is MISSING else order.heading,
    )


PLACE = Command("place", Place, checks, handle, "BR-GM-7")
