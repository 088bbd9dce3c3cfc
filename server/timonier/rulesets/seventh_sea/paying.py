"""Action dice: what an action costs and which dice pay.  Rules: 7S-ROUND-4 to 7S-ROUND-6, 7S-HELM-1, -2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.seventh_sea.events.rounds import DiceSpent
from timonier.rulesets.seventh_sea.events.sinking import Sunk
from timonier.rulesets.seventh_sea.state import Battle, Ship


class Paid(Protocol):
    """An order that is paid for."""

    @property
    def ship(self) -> str: ...

    @property
    def interrupt(self) -> bool: ...

    @property
    def spend(self) -> tuple[int, ...] | None: ...


@dataclass(frozen=True)
class Payment:
    """The dice that pay, and the refusal where they do not do."""

    dice: tuple[int, ...]
    refusal: Refusal | None = None


def ready(battle: Battle, ship: Ship) -> list[int]:
    """Return her unspent dice of this phase and before, ascending (7S-ROUND-6)."""
    return [die for die in ship.dice_left if die <= (battle.phase or 0)]


def later(battle: Battle, ship: Ship) -> list[int]:
    """Return her unspent dice of later phases, ascending (7S-ROUND-5)."""
    return [die for die in ship.dice_left if die > (battle.phase or 0)]


def price(battle: Battle, order: Paid) -> Payment:
    """Return what one action costs: a ready die, or two later ones (7S-ROUND-4 to -6)."""
    ship = battle.ships[order.ship]
    now, then = ready(battle, ship), later(battle, ship)
    if order.spend is not None:
        named = _named(battle, ship, order.spend)
        if named is None or named not in ((1, 0), (0, 2)):
            return Payment((), hard("bad_spend", "7S-ROUND-6", "spend"))
        return Payment(tuple(sorted(order.spend)))
    dice = tuple(then[-2:]) if order.interrupt else tuple(now[:1])
    if len(dice) < (2 if order.interrupt else 1):
        return Payment((), soft("no_action", "7S-ROUND-6", ship=order.ship))
    return Payment(dice)


def price_of_turn(battle: Battle, order: Paid) -> Payment:
    """Return what a turn of 60° costs: dice adding up to Resolve, or one action (7S-HELM-1, 7S-HELM-2)."""
    if battle.options["turn_cost"] == "one_die":
        return price(battle, order)
    ship = battle.ships[order.ship]
    now, then, need = ready(battle, ship), later(battle, ship), max(1, ship.resolve)
    if order.spend is not None:
        named = _named(battle, ship, order.spend)
        if named is None or named == (0, 0) or named[1] == 1:
            return Payment((), hard("bad_spend", "7S-HELM-1", "spend"))
        dice = tuple(sorted(order.spend))
    elif len(then) < 2 if order.interrupt else not now:
        return Payment((), soft("no_action", "7S-ROUND-6", ship=order.ship))
    else:
        dice = tuple(then[-2:]) if order.interrupt else _cheapest(now, need)
    if sum(dice) < need:
        return Payment(dice, soft("turn_cost", "7S-HELM-1", sum=sum(dice), need=need))
    return Payment(dice)


def _cheapest(dice: list[int], need: int) -> tuple[int, ...]:
    """Return the fewest dice that suffice, of those the smallest sum, then the lowest; else all."""
    for count in range(1, len(dice) + 1):
        fits = [chosen for chosen in combinations(dice, count) if sum(chosen) >= need]
        if fits:
            return min(fits, key=lambda chosen: (sum(chosen), chosen))
    return tuple(dice)


def _named(battle: Battle, ship: Ship, spend: tuple[int, ...]) -> tuple[int, int] | None:
    """Return how many of the dice named are ready and how many later, None where she lacks one."""
    if Counter(spend) - Counter(ship.dice_left):
        return None
    now = sum(die <= (battle.phase or 0) for die in spend)
    return now, len(spend) - now


def may_pay(battle: Battle, payment: Payment) -> Iterator[Refusal]:
    """Yield why an order cannot be paid for; outside a phase nothing is paid."""
    if battle.step == "phase" and payment.refusal is not None:
        yield payment.refusal


def pay(battle: Battle, order: Paid, payment: Payment) -> Iterator[Event]:
    """Yield the dice spent; a ship that goes down by countdown loses an action with each (7S-SINK-2)."""
    if battle.step == "phase" and payment.dice:
        yield DiceSpent(ship=order.ship, dice=payment.dice)


def spent_out(battle: Battle, ship: str) -> Iterator[Event]:
    """Yield the sinking of a ship whose last action is over (7S-SINK-2)."""
    sheet = battle.ships[ship]
    if sheet.in_play and sheet.sinking is not None and sheet.sinking.actions_left == 0:
        yield Sunk(ship=ship)
