"""Fire one battery at one target."""

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
from timonier.rulesets.mortecouille.events.gunnery import Fired, Hit, Missed
from timonier.rulesets.mortecouille.harm import damage, ignite
from timonier.rulesets.mortecouille.shape import BURST_GUNS, GUNS
from timonier.rulesets.mortecouille.state import Battle, copies

MODES = ("normal", "burst")
ARCS = ("side", "bow", "stern")


@dataclass(frozen=True, kw_only=True)
class Fire:
    """Fire the guns of one battery that bear, normally or as a burst."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.whole(low=1, unit="squares")
    mode: str = fields.choice(MODES, "normal")
    arc: str = fields.choice(ARCS, "side")
    guns: int | None = fields.whole(None, low=1, high=GUNS, unit="guns")
    attackers: int = fields.whole(1, low=1, unit="ships")


def checks(battle: Battle, order: Fire, faults: Faults) -> Iterator[Refusal]:
    """Yield why the battery does not fire.

    Rules: MC-TURN-2, MC-FIRE-3, MC-FIRE-6, MC-FIRE-7, MC-FIRE-10, MC-FIRE-12, MC-FIRE-13, MC-CATA-1.
    Refuses: what an action does, resting, friendly_target, no_guns, too_many_guns, too_few_guns,
    out_of_range, too_many_attackers.
    """
    yield from orderly(battle, order, faults)
    if battle.ships[order.ship].resting:
        continuous = copies(battle, order.ship, "continuous-burst")
        yield soft("resting", "MC-FIRE-7" if continuous else "MC-FIRE-6", ship=order.ship)
    if not _attacking(battle, order.ship):
        yield from action(battle, order.ship, "attack")
    yield from enemy(battle, order)
    aboard, guns = getattr(battle.ships[order.ship].guns, order.arc), bearing(battle, order)
    if not aboard:
        yield soft("no_guns", "MC-FIRE-13", "arc", ship=order.ship, arc=order.arc)
    if guns > aboard:
        yield soft("too_many_guns", "MC-FIRE-13", "guns", ship=order.ship, guns=guns, aboard=aboard)
    if order.mode == "burst" and guns < BURST_GUNS:
        yield soft("too_few_guns", "MC-FIRE-3", "guns", name=battle.ships[order.ship].name)
    if order.range > len(battle.tables[f"{order.mode}_fire"]["rows"]):
        yield soft("out_of_range", "MC-FIRE-13", "range", range=order.range)
    yield from attackers(battle, order)


def handle(battle: Battle, order: Fire, dice: Dice) -> Iterator[Event]:
    """Roll against the number for range and guns; a hit damages the target and may set it alight.

    Rules: MC-FIRE-1, MC-FIRE-2, MC-FIRE-3, MC-FIRE-4, MC-FIRE-5, MC-FIRE-8, MC-FIRE-9, MC-FIRE-10,
    MC-FIRE-11, MC-BLAZE-5.
    """
    guns, needed = bearing(battle, order), number_needed(battle, order)
    rules = battle.tables["gunnery"]
    bonus = (order.attackers - 1) * rules["bonus"]
    number = 0 if isinstance(needed, str) else rules["dice"][guns - 1] + _elite(battle, order.ship)
    total = dice.total(number, 6, "gunnery", order.ship) if number else None
    yield Fired(
        ship=order.ship,
        target=order.target,
        mode=order.mode,
        arc=order.arc,
        guns=guns,
        range=order.range,
        needed=needed,
        dice=number,
        bonus=bonus,
        total=total,
        attack=not _attacking(battle, order.ship),
    )
    if not strikes(needed, total, bonus):
        yield Missed(ship=order.ship, target=order.target)
        return
    yield Hit(ship=order.ship, target=order.target)
    yield from damage(battle, order.target, amount(battle, order), "gunnery")
    yield from ignite(battle, order.target, order.ship)


def bearing(battle: Battle, order: Fire) -> int:
    """Return the guns that fire: as ordered, else all of the battery that the tables know."""
    aboard = int(getattr(battle.ships[order.ship].guns, order.arc))
    return max(1, min(GUNS, aboard)) if order.guns is None else order.guns


def number_needed(battle: Battle, order: Fire) -> int | str:
    """Return the total to reach, or ``hit`` or ``miss`` where it is certain.

    Rules: MC-FIRE-2, MC-FIRE-3, MC-FIRE-5.
    """
    rows = battle.tables[f"{order.mode}_fire"]["rows"]
    if order.range > len(rows):
        return "miss"
    fewest = BURST_GUNS if order.mode == "burst" else 1
    cell: int | str = rows[order.range - 1][max(0, bearing(battle, order) - fewest)]
    return cell


def strikes(needed: int | str, total: int | None, bonus: int) -> bool:
    """Tell whether a throw hits; nothing changes what is certain.  Rules: MC-FIRE-1, MC-FIRE-5."""
    if isinstance(needed, str) or total is None:
        return needed == "hit"
    return total + bonus >= needed


def amount(battle: Battle, order: Fire) -> int:
    """Return the damage of a hit, all bonuses included, divided far off.  Rules: MC-FIRE-8, MC-FIRE-9."""
    ship = battle.ships[order.ship]
    whole = ship.burst_damage if order.mode == "burst" else ship.normal_damage
    return whole // int(battle.tables["gunnery"]["divisors"].get(str(order.range), 1))


def _elite(battle: Battle, ship: str) -> int:
    """Return the dice that elite gunners add.  Rules: MC-FIRE-11."""
    return copies(battle, ship, "elite-gunners") * int(battle.tables["effects"]["elite-gunners"]["dice"])


def _attacking(battle: Battle, ship: str) -> bool:
    """Tell whether her attack this round was catapults only, so that the guns belong to it.

    Rules: MC-CATA-1.
    """
    now = battle.ships[ship]
    begun = "attack" in now.actions_taken and now.catapults_fired > 0 and now.fired is None
    return battle.options["catapult_action"] == "attack" and begun


FIRE = Command("fire", Fire, checks, handle, "MC-FIRE-1")
