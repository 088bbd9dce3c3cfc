"""Ride out a storm.  Rules: 7S-STORM-1, 7S-DICE-7, 7S-DICE-8."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, rolls
from timonier.rulesets.seventh_sea.commands.campaign import at_sea
from timonier.rulesets.seventh_sea.events.campaign import StormStruck, StormWeathered
from timonier.rulesets.seventh_sea.events.gunnery import DramaSpent
from timonier.rulesets.seventh_sea.state import Battle

SKILLS = range(11)


@dataclass(frozen=True, kw_only=True)
class Storm:
    """A storm strikes one ship or all, with the same damage for all of them."""

    ship: str | None = fields.ship(None)
    pilot: int | dict[str, int] = fields.plain(0, unit="ranks", ref="ship")
    damage: int | None = fields.whole(None, low=1)
    damage_dice: str | None = fields.text(None)
    drama: int = fields.whole(0, low=0, unit="dice")


def may_storm(battle: Battle, order: Storm, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: unknown_ship, ship_out, bad_value, no_drama, fort_fixed."""
    if order.ship is not None or "ship" in faults:
        yield from checks.known(battle, faults, ("ship", order.ship))
        yield from checks.present(battle, ("ship", str(order.ship)))
    yield from common.bad_values(faults, "7S-GM-1")
    yield from common.bad_values(bad_pilots(battle, order), "7S-GM-1")
    if (order.damage is None) == (order.damage_dice is None):
        yield from common.bad_values({"damage": order.damage}, "7S-GM-1")
    if order.damage_dice is not None and rolls.parse(order.damage_dice) is None:
        yield from common.bad_values({"damage_dice": order.damage_dice}, "7S-GM-1")
    if order.drama and order.ship is None:
        yield from common.bad_values({"drama": order.drama}, "7S-GM-1")
    if order.ship is not None:
        yield from checks.drama_left(battle, order.ship, order.drama, "drama")
        yield from checks.no_fort(battle, order.ship)


def bad_pilots(battle: Battle, order: Storm) -> Faults:
    """Return the pilots that will not do: skills outside 0 to 10, or of no ship of this battle."""
    if isinstance(order.pilot, int):
        return {} if order.pilot in SKILLS else {"pilot": order.pilot}
    bad = {
        ship: skill for ship, skill in order.pilot.items() if ship not in battle.ships or skill not in SKILLS
    }
    return {"pilot": bad} if bad else {}


def storm(battle: Battle, order: Storm, dice: Dice) -> Iterator[Event]:
    """Let the storm strike ship by ship, in list order.

    Rules: 7S-STORM-1.
    """
    tn = order.damage or rolls.roll_text(dice, order.damage_dice or "", "storm_damage", None)
    ships = at_sea(battle) if order.ship is None else [order.ship]
    for place, ship in enumerate(ships):
        ahead = sum(thrown(battle, order, other) for other in ships[place + 1 :])
        yield from ride_out(battle, order, ship, tn, dice, ahead)


def ride_out(battle: Battle, order: Storm, ship: str, tn: int, dice: Dice, ahead: int) -> Iterator[Event]:
    """Yield what the storm does to one ship (7S-STORM-1, 7S-DICE-8)."""
    if order.drama:
        yield DramaSpent(ship=ship, count=order.drama)
    skill = skill_of(order, ship)
    needed, skilled = tn + rolls.handicap(battle, skill), rolls.is_skilled(battle, skill)
    total = rolls.roll_trait(
        dice,
        battle.ships[ship].panache,
        "storm",
        ship,
        extra=skill,
        drama=order.drama,
        skilled=skilled,
        ahead=ahead,
    )
    if total >= needed:
        yield StormWeathered(ship=ship, total=total, tn=needed)
        return
    yield StormStruck(ship=ship, total=total, tn=needed)
    count = 1 + (needed - total) // battle.constant("storm_step")
    yield from damage.damage_seriously(battle, ship, count, "storm", dice)


def skill_of(order: Storm, ship: str) -> int:
    """Return the skill of the pilot of *ship*; one that is not named has none."""
    return order.pilot if isinstance(order.pilot, int) else order.pilot.get(ship, 0)


def thrown(battle: Battle, order: Storm, ship: str) -> int:
    """Return how many dice *ship* is sure to throw."""
    return rolls.thrown_dice(battle.ships[ship].panache, skill_of(order, ship))


STORM = Command("storm", Storm, may_storm, storm, "7S-STORM-1")
