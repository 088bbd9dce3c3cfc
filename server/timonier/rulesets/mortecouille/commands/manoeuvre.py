"""Turn a ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import action, enough_wind, orderly
from timonier.rulesets.mortecouille.events.movement import Turned
from timonier.rulesets.mortecouille.shape import TURNS
from timonier.rulesets.mortecouille.state import Battle, category, speed


@dataclass(frozen=True, kw_only=True)
class Manoeuvre:
    """Turn by 45, 90 or 180 degrees, at rest or under way."""

    ship: str = fields.ship()
    turn: str = fields.choice(TURNS)
    under_way: bool = fields.flag()


def checks(battle: Battle, order: Manoeuvre, faults: Faults) -> Iterator[Refusal]:
    """Yield why she does not turn.

    Rules: MC-TURN-2, MC-MOVE-3, MC-MOVE-4.  Refuses: what an action does, not_enough_wind.
    """
    yield from orderly(battle, order, faults)
    yield from action(battle, order.ship, "manoeuvre")
    rule = "MC-MOVE-4" if order.under_way else "MC-MOVE-3"
    yield from enough_wind(battle, order.ship, price(battle, order)[0], rule, "turn")


def handle(battle: Battle, order: Manoeuvre, dice: Dice) -> Iterator[Event]:
    """Pay for the turn, and for the square sailed in it.  Rules: MC-MOVE-3, MC-MOVE-4, MC-MOVE-5."""
    cost, squares = price(battle, order)
    left = max(0, battle.ships[order.ship].wind_points - cost)
    yield Turned(
        ship=order.ship,
        turn=order.turn,
        under_way=order.under_way,
        squares=squares,
        cost=cost,
        wind_points=left,
    )


def price(battle: Battle, order: Manoeuvre) -> tuple[int, int]:
    """Return wind points and squares; a ship that has moved already pays the surcharge alone.

    Rules: MC-MOVE-3, MC-MOVE-4.
    """
    ship = battle.ships[order.ship]
    if not order.under_way:
        return int(battle.tables["turns"]["at_rest"][order.turn][category(battle, ship)]), 0
    surcharge = _surcharge(battle, category(battle, ship), order.turn)
    return (surcharge, 0) if ship.squares_moved else (surcharge + speed(battle, ship), 1)


def _surcharge(battle: Battle, kind: str, turn: str) -> int:
    """Return what turning under way costs beside the square.  Rules: MC-MOVE-4, MC-MOVE-5."""
    if (kind, turn) == ("big", "half"):
        return int(battle.options["big_half_turn"])
    return int(battle.tables["turns"]["under_way"][turn][kind])


MANOEUVRE = Command("manoeuvre", Manoeuvre, checks, handle, "MC-MOVE-3")
