"""Change sail.  Rules: 7S-SAIL-1, 7S-SAIL-3, 7S-SAIL-4, 7S-WIND-7."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, paying, sailing
from timonier.rulesets.seventh_sea.events.sailing import SpeedChanged
from timonier.rulesets.seventh_sea.state import SPEEDS, Battle


@dataclass(frozen=True, kw_only=True)
class SetSpeed:
    """Change sail: heave to, battle speed, or all sails set."""

    ship: str = fields.ship()
    speed: str = fields.choice(SPEEDS)
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


def may_set_speed(battle: Battle, order: SetSpeed, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the change.

    Refuses: unknown_ship, ship_out, bad_value, no_change, fort_fixed, option_off, battle_over,
    wrong_step, no_crew, no_sails, speed_changed_already, full_sail_forbidden, bad_spend, no_action.
    """
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    ship = battle.ships[order.ship]
    if order.speed == ship.speed:
        yield hard("no_change", "7S-SAIL-3", "speed", ship=order.ship)
    yield from checks.no_fort(battle, order.ship)
    if order.speed == "battle":
        yield from checks.allowed(battle, "speeds", "7S-SAIL-1")
    yield from checks.running(battle)
    yield from checks.in_a_phase(battle)
    yield from checks.manned(battle, order.ship)
    if ship.bare:
        yield soft("no_sails", "7S-MAST-1", ship=order.ship)
    if ship.speed_changed:
        yield soft("speed_changed_already", "7S-SAIL-3", ship=order.ship)
    if order.speed == "full" and sailing.full_sail_forbidden(battle, ship):
        yield soft("full_sail_forbidden", "7S-WIND-7", "speed")
    yield from paying.may_pay(battle, paying.price(battle, order))


def set_speed(battle: Battle, order: SetSpeed, dice: Dice) -> Iterator[Event]:
    """Change the ship's sail.

    Rules: 7S-SAIL-1, 7S-SAIL-3, 7S-SAIL-4.
    """
    yield from paying.pay(battle, order, paying.price(battle, order))
    yield SpeedChanged(ship=order.ship, speed=order.speed, cause="order")
    yield from paying.spent_out(battle, order.ship)


SET_SPEED = Command("set_speed", SetSpeed, may_set_speed, set_speed, "7S-SAIL-3")
