"""Reefs and sandbanks.  Rules: 7S-REEF-1, 7S-REEF-2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, rolls
from timonier.rulesets.seventh_sea.commands.campaign import run_aground
from timonier.rulesets.seventh_sea.events.campaign import ReefsCleared, ReefsSeen, ReefsUnseen
from timonier.rulesets.seventh_sea.events.gunnery import DramaSpent
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class Person:
    """A hero or sailor: a trait and a knack."""

    trait: int = fields.whole(low=1, high=10)
    knack: int = fields.whole(0, low=0, high=10)


@dataclass(frozen=True, kw_only=True)
class Reefs:
    """Take a ship through reefs of so many ranks of draught."""

    ship: str = fields.ship()
    depth: int = fields.whole(low=0, unit="ranks")
    pilot: int = fields.whole(low=0, high=10, unit="ranks")
    lookout: Person = fields.plain()
    pilot_eyes: Person = fields.plain()
    tn: int | None = fields.whole(None, low=5)
    drama: int = fields.whole(0, low=0, unit="dice")


def may_pass_reefs(battle: Battle, order: Reefs, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: unknown_ship, ship_out, bad_value, no_drama, fort_fixed."""
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    yield from checks.drama_left(battle, order.ship, order.drama, "drama")
    yield from checks.no_fort(battle, order.ship)


def pass_reefs(battle: Battle, order: Reefs, dice: Dice) -> Iterator[Event]:
    """See the reefs, then steer through them, or strike.

    Depth in ranks of draught.  Rules: 7S-REEF-1, 7S-REEF-2, 7S-DICE-7, 7S-DICE-8.
    """
    by = watch(battle, order, dice)
    if by is None:
        yield ReefsUnseen(ship=order.ship)
        yield from run_aground(battle, order.ship, order.depth, dice)
        return
    yield ReefsSeen(ship=order.ship, by=by)
    if order.drama:
        yield DramaSpent(ship=order.ship, count=order.drama)
    tn = (order.tn or battle.constant("reef_tn")) + rolls.handicap(battle, order.pilot)
    wits, skilled = battle.ships[order.ship].wits, rolls.is_skilled(battle, order.pilot)
    total = rolls.roll_trait(
        dice, wits, "pilot", order.ship, extra=order.pilot, drama=order.drama, skilled=skilled
    )
    if total >= tn:
        yield ReefsCleared(ship=order.ship, total=total, tn=tn)
    else:
        yield from run_aground(battle, order.ship, order.depth, dice)


def watch(battle: Battle, order: Reefs, dice: Dice) -> str | None:
    """Return who sees the reefs: the look-out, else the pilot, else nobody (7S-REEF-1)."""
    for who, person in (("lookout", order.lookout), ("pilot_eyes", order.pilot_eyes)):
        total = rolls.roll_trait(dice, person.trait, who, order.ship, extra=person.knack)
        if total >= battle.constant(f"{who}_tn"):
            return "pilot" if who == "pilot_eyes" else who
    return None


REEFS = Command("reefs", Reefs, may_pass_reefs, pass_reefs, "7S-REEF-1")
