"""Board, and break a boarding off.  Rules: 7S-BOARD-1 to 7S-BOARD-5."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, paying
from timonier.rulesets.seventh_sea.events.boarding import (
    Boarded,
    BoardersLost,
    BoardingBroken,
    Captured,
    Grappled,
)
from timonier.rulesets.seventh_sea.rolls import SIDES
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class Board:
    """Fight one exchange of a boarding, or break it off."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.whole(1, low=1, unit="hexes")
    break_off: bool = fields.flag()
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


def may_board(battle: Battle, order: Board, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the exchange, or the breaking off.

    Refuses: unknown_ship, ship_out, self_target, bad_value, bad_range, fort_fixed, battle_over, wrong_step,
    no_crew, not_grappled, friendly_target, not_adjacent, bad_spend, no_action.
    """
    yield from checks.two_ships(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1", "range")
    yield from checks.bad_range(faults, order.range)
    yield from checks.no_fort(battle, order.ship, order.target)
    yield from checks.running(battle)
    yield from checks.in_a_phase(battle)
    yield from checks.manned(battle, order.ship)
    if order.break_off:
        if order.target not in battle.ships[order.ship].grappled:
            yield hard("not_grappled", "7S-BOARD-5", "target")
    else:
        yield from checks.foe(battle, order.ship, order.target)
        if order.range > 1:
            yield soft("not_adjacent", "7S-BOARD-1", "range")
    yield from paying.may_pay(battle, paying.price(battle, order))


def board(battle: Battle, order: Board, dice: Dice) -> Iterator[Event]:
    """Fight one exchange: grapple, roll, count the losses, see who is left.

    Rules: 7S-BOARD-2 to 7S-BOARD-5.
    """
    yield from paying.pay(battle, order, paying.price(battle, order))
    if order.break_off:
        yield BoardingBroken(ship=order.ship, target=order.target)
    else:
        if order.target not in battle.ships[order.ship].grappled:
            yield Grappled(ship=order.ship, target=order.target)
        if battle.ships[order.target].finesse:
            yield from exchange(battle, order, dice)
        yield from decide(battle, order)
    yield from paying.spent_out(battle, order.ship)


def exchange(battle: Battle, order: Board, dice: Dice) -> Iterator[Event]:
    """Yield one exchange and its losses on both sides (7S-BOARD-3, T-BOARD)."""
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    die = dice.roll(1, SIDES, "boarding", order.ship).face
    result = ship.crew_free - target.crew_free + die
    attackers, defenders = losses(battle, result)
    ours = ship.finesse if attackers == "all" else min(int(attackers), ship.finesse)
    theirs = target.finesse if defenders == "all" else min(int(defenders), target.finesse)
    yield Boarded(
        ship=order.ship,
        target=order.target,
        die=die,
        result=result,
        attacker_losses=ours,
        defender_losses=theirs,
    )
    yield from damage.lose_crew(battle, order.ship, ours)
    yield from damage.lose_crew(battle, order.target, theirs)


def losses(battle: Battle, result: int) -> tuple[int | str, int | str]:
    """Return what attackers and defenders lose by T-BOARD; beyond its last row that row holds."""
    rows = battle.tables["boarding"]["rows"]
    row = next((row for row in rows if result <= row[0]), rows[-1])
    return row[1], row[2]


def decide(battle: Battle, order: Board) -> Iterator[Event]:
    """Yield who has won where one crew is gone (7S-BOARD-4)."""
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    if not ship.finesse:
        yield BoardersLost(ship=order.ship, target=order.target)
    elif not target.finesse:
        yield Captured(ship=order.target, by=ship.counts_with)


BOARD = Command("board", Board, may_board, board, "7S-BOARD-3")
