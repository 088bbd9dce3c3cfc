"""Ram, or run into a ship by inertia.  Rules: 7S-RAM-1, 7S-RAM-2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, paying
from timonier.rulesets.seventh_sea.commands.move import may_sail, sail
from timonier.rulesets.seventh_sea.events.boarding import Rammed
from timonier.rulesets.seventh_sea.state import ANGLES, Battle


@dataclass(frozen=True, kw_only=True)
class Ram:
    """Run into another ship, under way (it is a move) or by inertia at the start of the round."""

    ship: str = fields.ship()
    target: str = fields.ship()
    hexes: int | None = fields.whole(None, low=1, unit="hexes")
    inertia: bool = fields.flag(way=True)
    wind_angle: str | None = fields.choice(ANGLES, None)
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


def may_ram(battle: Battle, order: Ram, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the collision.

    Refuses: unknown_ship, ship_out, self_target, bad_value, fort_fixed; by inertia battle_over and
    wrong_step, else what a move is refused for.
    """
    yield from checks.two_ships(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1", *(("hexes",) if order.inertia else ()))
    if not order.inertia and order.hexes is None:
        yield from common.bad_values({"hexes": None}, "7S-GM-1")
    yield from checks.no_fort(battle, order.ship, order.target)
    if not order.inertia:
        yield from may_sail(battle, order)
        return
    yield from checks.running(battle)
    if battle.step != "start":
        yield soft("wrong_step", "7S-RAM-2")


def ram(battle: Battle, order: Ram, dice: Dice) -> Iterator[Event]:
    """Run the ship into the target; each takes the same damage, the rammer first.

    Hexes.  Rules: 7S-RAM-1, 7S-RAM-2.
    """
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    hexes = None if order.inertia else order.hexes
    dealt = max(ship.resolve, target.resolve) if order.inertia else ship.resolve + (hexes or 0)
    if not order.inertia:
        yield from sail(battle, order)
    yield Rammed(ship=order.ship, target=order.target, hexes=hexes, inertia=order.inertia, damage=dealt)
    for struck in (order.ship, order.target):
        if dealt:
            yield from damage.damage_seriously(battle, struck, dealt, "ramming", dice)
    yield from paying.spent_out(battle, order.ship)


RAM = Command("ram", Ram, may_ram, ram, "7S-RAM-1")
