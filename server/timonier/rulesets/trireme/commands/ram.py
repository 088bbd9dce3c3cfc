"""Declare a ram."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.commands.leg import Leg, end_move, leg_checks, row
from timonier.rulesets.trireme.events.moves import RamDeclared
from timonier.rulesets.trireme.state import Battle, enemies
from timonier.rulesets.trireme.words import ASPECTS, BACKING


@dataclass(frozen=True, kw_only=True)
class Ram(Leg):
    """Ram a ship: the last step leads into her hex, *aspect* is where she is struck."""

    target: str = fields.ship()
    aspect: str = fields.choice(ASPECTS)


def checks(battle: Battle, order: Ram, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the leg and the ram.

    Rules: TR-RAM-1, TR-RAM-3, TR-RAKE-3.
    Refuses: those of a leg, then no_ram, friendly_target, not_forward, rake_and_ram.
    """
    yield from leg_checks(battle, order, faults)
    ship = battle.ships[order.ship]
    if not ship.ram:
        yield soft("no_ram", "TR-RAM-3", "ship", ship=order.ship)
    if not enemies(battle, order.ship, order.target):
        yield soft("friendly_target", "TR-RAM-1", "target", target=order.target)
    if order.steps[-1] in BACKING:
        yield soft("not_forward", "TR-RAM-1", "path", ship=order.ship)
    if order.target in ship.turn.raked:
        yield soft("rake_and_ram", "TR-RAKE-3", "target", ship=order.ship, target=order.target)


def handle(battle: Battle, order: Ram, dice: Dice) -> Iterator[Event]:
    """Take the ship into her target and end her move; the dice fall in the step ``ramming``.

    Rules: TR-RAM-1, TR-RAM-2, TR-RAM-9, TR-REEF-1.
    """
    yield from row(battle, order, dice)
    if battle.ships[order.ship].in_play:
        yield RamDeclared(ship=order.ship, target=order.target, aspect=order.aspect)
        yield from end_move(battle, order.ship, dice)


RAM = Command("ram", Ram, checks, handle, "TR-RAM-1")
