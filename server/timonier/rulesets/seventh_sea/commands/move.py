"""Sail straight ahead.  Rules: 7S-MOVE-1 to 7S-MOVE-5."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, paying, sailing
from timonier.rulesets.seventh_sea.events.sailing import Moved
from timonier.rulesets.seventh_sea.state import ANGLES, Battle, Ship


@dataclass(frozen=True, kw_only=True)
class Move:
    """Sail straight ahead: free in a phase of her own dice, paid for in any other."""

    ship: str = fields.ship()
    hexes: int = fields.whole(low=1, unit="hexes")
    wind_angle: str | None = fields.choice(ANGLES, None)
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


class Sailing(paying.Paid, Protocol):
    """An order by which a ship sails: a move, or a ram."""

    @property
    def hexes(self) -> int | None: ...

    @property
    def wind_angle(self) -> str | None: ...


def may_move(battle: Battle, order: Move, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the move.

    Refuses: unknown_ship, ship_out, bad_value, fort_fixed, and what :func:`may_sail` does.
    """
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    yield from checks.no_fort(battle, order.ship)
    yield from may_sail(battle, order)


def may_sail(battle: Battle, order: Sailing) -> Iterator[Refusal]:
    """Yield what forbids sailing so many hexes, for a move and for a ram.

    Refuses: battle_over, wrong_step, no_crew, aground, grappled, in_irons, stopped, no_sails,
    turned_this_phase, wind_angle_needed, too_far, bad_spend, no_action.
    """
    ship = battle.ships[order.ship]
    yield from checks.running(battle)
    yield from checks.in_a_phase(battle)
    yield from checks.manned(battle, order.ship)
    if ship.aground:
        yield soft("aground", "7S-DRAUGHT-1", ship=order.ship)
    if ship.grappled:
        yield soft("grappled", "7S-BOARD-5", ship=order.ship)
    if ship.irons:
        yield soft("in_irons", "7S-WIND-3", ship=order.ship)
    if ship.speed == "stopped":
        yield soft("stopped", "7S-SAIL-4", ship=order.ship)
    if ship.bare:
        yield soft("no_sails", "7S-MAST-1", ship=order.ship)
    if battle.options["turn_and_move"] == "apart" and ship.turned:
        yield soft("turned_this_phase", "7S-HELM-5", ship=order.ship)
    limit = sailing.move_limit(battle, ship, angle_of(battle, order))
    if limit is None:
        yield hard("wind_angle_needed", "7S-MOVE-2", "wind_angle", ship=order.ship)
    sailed = sailed_before(battle, ship)
    if sailed + (order.hexes or 0) > (limit or 0):
        yield soft("too_far", "7S-MOVE-2", "hexes", limit=limit, moved=sailed)
    if not ship.acting:
        yield from paying.may_pay(battle, paying.price(battle, order))


def angle_of(battle: Battle, order: Sailing) -> str | None:
    """Return the wind angle of this order: the one it gives, else the one known (7S-MOVE-2)."""
    return order.wind_angle or sailing.wind_angle(battle, battle.ships[order.ship])


def sailed_before(battle: Battle, ship: Ship) -> int:
    """Return the hexes that count against her limit already (7S-MOVE-2, 7S-MOVE-5)."""
    return ship.sailed if battle.options["limit_per"] == "round" else ship.moved


def sail(battle: Battle, order: Sailing) -> Iterator[Event]:
    """Yield the payment and the hexes sailed (7S-MOVE-1, 7S-MOVE-3)."""
    if not battle.ships[order.ship].acting:
        yield from paying.pay(battle, order, paying.price(battle, order))
    yield Moved(ship=order.ship, hexes=order.hexes or 0, wind_angle=angle_of(battle, order))


def move(battle: Battle, order: Move, dice: Dice) -> Iterator[Event]:
    """Sail the ship straight ahead.

    Hexes.  Rules: 7S-MOVE-1 to 7S-MOVE-3, 7S-MOVE-5.
    """
    yield from sail(battle, order)
    yield from paying.spent_out(battle, order.ship)


MOVE = Command("move", Move, may_move, move, "7S-MOVE-1")
