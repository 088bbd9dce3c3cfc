"""Throw a stone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import action, attackers, enemy, orderly
from timonier.rulesets.mortecouille.commands.fire import strikes
from timonier.rulesets.mortecouille.events.catapult import CountdownBegan, CountdownTicked, Hurled
from timonier.rulesets.mortecouille.events.gunnery import Hit, Missed
from timonier.rulesets.mortecouille.harm import damage, ignite, lose
from timonier.rulesets.mortecouille.state import Battle, category, copies


@dataclass(frozen=True, kw_only=True)
class Catapult:
    """Throw one stone of one catapult, in any direction."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.whole(low=1, unit="squares")
    attackers: int = fields.whole(1, low=1, unit="ships")


def checks(battle: Battle, order: Catapult, faults: Faults) -> Iterator[Refusal]:
    """Yield why no catapult throws.

    Rules: MC-CATA-1, MC-CATA-2, MC-FIRE-10, MC-FIRE-13.  Refuses: what an order does, no_catapult,
    catapult_done, action_spent, friendly_target, out_of_range, too_many_attackers.
    """
    yield from orderly(battle, order, faults)
    ship = battle.ships[order.ship]
    if not ship.catapults:
        yield soft("no_catapult", "MC-CATA-1", ship=order.ship)
    elif ship.catapults_fired >= ship.catapults:
        yield soft("catapult_done", "MC-CATA-1", ship=order.ship, catapults=ship.catapults)
    if _takes_action(battle, order.ship):
        yield from action(battle, order.ship, "attack")
    yield from enemy(battle, order)
    if order.range > len(battle.tables["catapult"]["numbers"]):
        yield soft("out_of_range", "MC-CATA-2", "range", range=order.range)
    yield from attackers(battle, order)


def handle(battle: Battle, order: Catapult, dice: Dice) -> Iterator[Event]:
    """Roll against the number for the range; a hit damages big ships and starts or shortens a countdown.

    Rules: MC-CATA-1, MC-CATA-2, MC-CATA-3, MC-CATA-4, MC-CATA-5, MC-CATA-7, MC-CATA-8, MC-BLAZE-5.
    """
    numbers = battle.tables["catapult"]["numbers"]
    needed = numbers[order.range - 1] if order.range <= len(numbers) else "miss"
    bonus = (order.attackers - 1) * battle.tables["gunnery"]["bonus"]
    number = 0 if isinstance(needed, str) else _dice(battle, order.ship)
    total = dice.total(number, 6, "catapult", order.ship) if number else None
    yield Hurled(
        ship=order.ship,
        target=order.target,
        range=order.range,
        needed=needed,
        dice=number,
        bonus=bonus,
        total=total,
        attack=_takes_action(battle, order.ship),
    )
    if not strikes(needed, total, bonus):
        yield Missed(ship=order.ship, target=order.target)
        return
    hits = battle.ships[order.target].catapult_hits + 1
    yield Hit(ship=order.ship, target=order.target, catapult_hits=hits)
    yield from damage(battle, order.target, _amount(battle, order), "catapult")
    if battle.ships[order.target].afloat:
        yield from _count_down(battle, order.target)
    yield from ignite(battle, order.target, order.ship)


def _dice(battle: Battle, ship: str) -> int:
    """Return the dice thrown, elite gunners included.  Rules: MC-CATA-2, MC-CATA-3."""
    more = copies(battle, ship, "elite-gunners") * battle.tables["effects"]["elite-gunners"]["dice"]
    return int(battle.tables["catapult"]["dice"] + more)


def _amount(battle: Battle, order: Catapult) -> int:
    """Return the damage of a stone, none for small ships.  Rules: MC-CATA-3, MC-CATA-4, MC-CATA-7."""
    kind, rules = category(battle, battle.ships[order.target]), battle.tables["catapult"]
    return int(rules["damage"][kind] + rules["super_shot"][kind] * copies(battle, order.ship, "super-shot"))


def _count_down(battle: Battle, target: str) -> Iterator[Event]:
    """Start the countdown of a ship with enough hits, or shorten it.

    Rules: MC-CATA-4, MC-CATA-5, MC-CATA-8.
    """
    ship, rules = battle.ships[target], battle.tables["catapult"]
    if ship.countdown is not None:
        left = max(0, ship.countdown - 1)
        yield CountdownTicked(ship=target, left=left, cause="hit")
        if left == 0:
            yield from lose(battle, target, "foundered", "catapult")
    elif ship.catapult_hits >= rules["countdown_hits"][category(battle, ship)]:
        yield CountdownBegan(ship=target, left=rules["countdown"])


def _takes_action(battle: Battle, ship: str) -> bool:
    """Tell whether this stone begins the attack of the round.  Rules: MC-CATA-1."""
    return battle.options["catapult_action"] == "attack" and "attack" not in battle.ships[ship].actions_taken


CATAPULT = Command("catapult", Catapult, checks, handle, "MC-CATA-1")
