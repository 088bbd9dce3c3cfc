"""Break the oars of another ship in passing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.commands.leg import Leg, end_move, leg_checks, row, speed_of
from timonier.rulesets.trireme.contests import contend
from timonier.rulesets.trireme.damage import suffer
from timonier.rulesets.trireme.events.moves import RakeResolved
from timonier.rulesets.trireme.state import Battle, enemies
from timonier.rulesets.trireme.words import ASPECTS, BACKING, RAKED


@dataclass(frozen=True, kw_only=True)
class Rake(Leg):
    """Break oars: the last step leads past the target, *aspect* is the side she is passed on."""

    target: str = fields.ship()
    aspect: str = fields.choice(ASPECTS)
    more: bool = fields.flag(True)


def checks(battle: Battle, order: Rake, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the leg and the breaking of oars.

    Rules: TR-RAKE-1, TR-RAKE-2, TR-RAKE-3, TR-RAKE-5.
    Refuses: those of a leg, then not_full, rake_aspect, friendly_target, no_oars, not_forward, already_raked.
    """
    yield from leg_checks(battle, order, faults, "full")
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    if speed_of(ship, order, "full") != "full":
        yield soft("not_full", "TR-RAKE-1", "speed", ship=order.ship)
    if order.aspect not in RAKED:
        yield soft("rake_aspect", "TR-RAKE-1", "aspect", aspect=order.aspect)
    if not enemies(battle, order.ship, order.target):
        yield soft("friendly_target", "TR-RAKE-1", "target", target=order.target)
    if "sail" in target.flags:
        yield soft("no_oars", "TR-RAKE-5", "target", target=order.target)
    if order.steps[-1] in BACKING:
        yield soft("not_forward", "TR-RAKE-2", "path", ship=order.ship)
    if order.target in ship.turn.raked:
        yield soft("already_raked", "TR-RAKE-3", "target", ship=order.ship, target=order.target)


def handle(battle: Battle, order: Rake, dice: Dice) -> Iterator[Event]:
    """Take the ship past her target and settle on the spot whether oars break; she may then go on.

    Rules: TR-RAKE-1 to TR-RAKE-4, TR-REEF-1.
    """
    yield from row(battle, order, dice, "full")
    if not battle.ships[order.ship].in_play:
        return
    total, target_total, success = contend(battle, "rake", order.ship, order.target, dice)
    yield RakeResolved(
        ship=order.ship, target=order.target, total=total, target_total=target_total, success=success
    )
    if success:
        yield from suffer(battle, order.target, "crippled", "rake")
    if not order.more:
        yield from end_move(battle, order.ship, dice)


RAKE = Command("rake", Rake, checks, handle, "TR-RAKE-1")
