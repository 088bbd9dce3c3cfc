"""Turn by 60°.  Rules: 7S-HELM-1 to 7S-HELM-6, 7S-MAST-2, 7S-WIND-3."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, paying, sailing
from timonier.rulesets.seventh_sea.events.sailing import CaughtHeadToWind, Turned
from timonier.rulesets.seventh_sea.setup import wait
from timonier.rulesets.seventh_sea.state import ANGLES, Battle


@dataclass(frozen=True, kw_only=True)
class Turn:
    """Turn by 60° to port or starboard; the wind angle is the one after the turn."""

    ship: str = fields.ship()
    to: str = fields.choice(("port", "starboard"), words="board_side")
    wind_angle: str | None = fields.choice(ANGLES, None)
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


def may_turn(battle: Battle, order: Turn, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the turn.

    Refuses: unknown_ship, ship_out, bad_value, fort_fixed, battle_over, wrong_step, no_crew, aground,
    grappled, in_irons, no_sails_wait, turn_limit, one_turn_per_hex, moved_this_phase, bad_spend,
    no_action, turn_cost.
    """
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    ship = battle.ships[order.ship]
    yield from checks.no_fort(battle, order.ship)
    yield from checks.running(battle)
    yield from checks.in_a_phase(battle)
    yield from checks.manned(battle, order.ship)
    if ship.aground:
        yield soft("aground", "7S-DRAUGHT-1", ship=order.ship)
    if ship.grappled:
        yield soft("grappled", "7S-BOARD-5", ship=order.ship)
    if ship.irons == 2 or (ship.irons == 1 and ship.turns):
        yield soft("in_irons", "7S-WIND-3", ship=order.ship)
    if ship.bare and ship.turn_free_round is not None and battle.round < ship.turn_free_round:
        yield soft("no_sails_wait", "7S-MAST-2", ship=order.ship, round=ship.turn_free_round)
    if ship.turns >= ship.wits:
        yield soft("turn_limit", "7S-HELM-4", ship=order.ship)
    if (
        battle.options["turn_per_hex"]
        and not ship.hexes_since_turn
        and not sailing.turns_in_place(battle, ship)
    ):
        yield soft("one_turn_per_hex", "7S-HELM-3", ship=order.ship)
    if battle.options["turn_and_move"] == "apart" and ship.moved:
        yield soft("moved_this_phase", "7S-HELM-5", ship=order.ship)
    yield from paying.may_pay(battle, paying.price_of_turn(battle, order))


def turn(battle: Battle, order: Turn, dice: Dice) -> Iterator[Event]:
    """Turn the ship; one that comes head to wind is caught there.

    Rules: 7S-HELM-1, 7S-HELM-2, 7S-HELM-6, 7S-MAST-2, 7S-WIND-3.
    """
    ship = battle.ships[order.ship]
    yield from paying.pay(battle, order, paying.price_of_turn(battle, order))
    heading = sailing.new_heading(ship.heading, order.to)
    waits = ship.bare and not ship.is_fort
    free = battle.round + wait(battle.tables, ship) + 1 if waits else ship.turn_free_round
    angle = sailing.angle_after_turn(battle, heading, order.wind_angle)
    yield Turned(ship=order.ship, to=order.to, heading=heading, wind_angle=angle, turn_free_round=free)
    if sailing.caught_by_turn(battle, battle.ships[order.ship]):
        yield CaughtHeadToWind(ship=order.ship)
    yield from paying.spent_out(battle, order.ship)


TURN = Command("turn", Turn, may_turn, turn, "7S-HELM-1")
