"""Sail on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import action, enough_wind, orderly
from timonier.rulesets.mortecouille.events.movement import Advanced
from timonier.rulesets.mortecouille.state import Battle, speed


@dataclass(frozen=True, kw_only=True)
class Advance:
    """Sail on for so many squares; 0 sets sail and waits for wind."""

    ship: str = fields.ship()
    squares: int = fields.whole(1, low=0, unit="squares")


def checks(battle: Battle, order: Advance, faults: Faults) -> Iterator[Refusal]:
    """Yield why she does not sail on.

    Rules: MC-TURN-2, MC-MOVE-1, MC-MOVE-2.  Refuses: what an action does, too_many_squares, not_enough_wind.
    """
    yield from orderly(battle, order, faults)
    yield from action(battle, order.ship, "advance")
    if battle.options["squares_per_advance"] == "one" and order.squares > 1:
        yield soft("too_many_squares", "MC-MOVE-2", "squares", ship=order.ship, squares=order.squares)
    yield from enough_wind(battle, order.ship, cost(battle, order), "MC-MOVE-1", "squares")


def handle(battle: Battle, order: Advance, dice: Dice) -> Iterator[Event]:
    """Pay for every square and sail.  Rules: MC-MOVE-1, MC-MOVE-2, MC-MOVE-6."""
    paid = cost(battle, order)
    left = max(0, battle.ships[order.ship].wind_points - paid)
    yield Advanced(ship=order.ship, squares=order.squares, cost=paid, wind_points=left)


def cost(battle: Battle, order: Advance) -> int:
    """Return the wind points that the squares cost.  Rules: MC-MOVE-1."""
    return order.squares * speed(battle, battle.ships[order.ship])


ADVANCE = Command("advance", Advance, checks, handle, "MC-MOVE-1")
