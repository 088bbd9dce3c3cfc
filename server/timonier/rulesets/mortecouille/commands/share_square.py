"""Two ships in one square."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.asks import AskDice
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import in_step, named, running
from timonier.rulesets.mortecouille.collision import crash
from timonier.rulesets.mortecouille.events.collision import PassedClear
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class ShareSquare:
    """Roll whether two ships in one square touch."""

    ship: str = fields.ship()
    target: str = fields.ship()


def checks(battle: Battle, order: ShareSquare, faults: Faults) -> Iterator[Refusal]:
    """Yield why they do not roll now.

    Rules: MC-TURN-5.  Refuses: unknown_ship, self_target, ship_out, bad_value, battle_over, wrong_step.
    """
    yield from named(battle, order, faults)
    yield from running(battle)
    yield from in_step(battle, "wind", "actions")


def handle(battle: Battle, order: ShareSquare, dice: Dice) -> Iterator[Event]:
    """Roll one die each, always both; a low one on either is a contact side to side.  Rules: MC-RAM-7."""
    pair = (order.ship, order.target)
    throws = dice.roll_each([AskDice(1, 6, "shared_square", ship) for ship in pair])
    if min(throw.face for throw in throws) <= battle.tables["collisions"]["touches_to"]:
        yield from crash(battle, order.ship, order.target, "side-side", dice)
    else:
        yield PassedClear(ship=order.ship, target=order.target)


SHARE_SQUARE = Command("share_square", ShareSquare, checks, handle, "MC-RAM-7")
