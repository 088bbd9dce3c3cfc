"""Throw for the repair of one ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.checks import GM, in_step, parties
from timonier.rulesets.trireme.damage import repair
from timonier.rulesets.trireme.state import Battle


@dataclass(frozen=True, kw_only=True)
class Repair:
    """Throw for the repair of one damaged ship."""

    ship: str = fields.ship()


def checks(battle: Battle, order: Repair, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the throw.

    Rules: TR-REP-1, TR-DMG-4, TR-TURN-3.
    Refuses: unknown_ship, ship_out, not_crippled, bad_value, battle_over, wrong_step, permanent,
    already_tried.
    """
    yield from parties(battle, order)
    ship = battle.ships[order.ship]
    if not ship.damaged:
        yield hard("not_crippled", "TR-REP-1", "ship", ship=order.ship)
    yield from bad_values(faults, GM)
    yield from in_step(battle, "repairs")
    if ship.damage == "permanent":
        yield soft("permanent", "TR-DMG-4", "ship", ship=order.ship)
    if ship.turn.repair_tried:
        yield soft("already_tried", "TR-REP-1", "ship", ship=order.ship)


def handle(battle: Battle, order: Repair, dice: Dice) -> Iterator[Event]:
    """Throw and settle it.  Rules: TR-REP-1, TR-REP-2, TR-REP-3."""
    yield from repair(battle, [order.ship], dice)


REPAIR = Command("repair", Repair, checks, handle, "TR-REP-1")
