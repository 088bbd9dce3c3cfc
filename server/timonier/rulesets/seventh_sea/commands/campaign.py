"""Shallow water, stores, heroes.  Rules: 7S-DRAUGHT-1, 7S-FOOD-1, 7S-FOOD-2, 7S-HURT-1, 7S-SINK-4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, rolls
from timonier.rulesets.seventh_sea.events.campaign import (
    CharacterHurt,
    CharacterLost,
    CharacterSafe,
    DeepEnough,
    ProvisionsEaten,
    ProvisionsLoaded,
    RanAground,
    Starved,
)
from timonier.rulesets.seventh_sea.setup import stores_per_rank
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class Ground:
    """A ship comes into water of so many ranks of draught."""

    ship: str = fields.ship()
    depth: int = fields.whole(low=0, unit="ranks")


def may_ground(battle: Battle, order: Ground, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: unknown_ship, ship_out, bad_value, fort_fixed."""
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    yield from checks.no_fort(battle, order.ship)


def ground(battle: Battle, order: Ground, dice: Dice) -> Iterator[Event]:
    """Try whether the water is deep enough for the ship.

    Depth in ranks of draught.  Rules: 7S-DRAUGHT-1.
    """
    if order.depth >= battle.ships[order.ship].hold:
        yield DeepEnough(ship=order.ship, depth=order.depth)
    else:
        yield from run_aground(battle, order.ship, order.depth, dice)


def run_aground(battle: Battle, ship: str, depth: int, dice: Dice) -> Iterator[Event]:
    """Yield a ship striking: aground, and damage for what the water is short of her draught.

    Rules: 7S-DRAUGHT-1, 7S-REEF-2.
    """
    short = max(0, battle.ships[ship].hold - depth)
    yield RanAground(ship=ship, depth=depth, short=short)
    if short:
        yield from damage.damage_seriously(battle, ship, short, "aground", dice)


@dataclass(frozen=True, kw_only=True)
class Provisions:
    """Take stores aboard and spend weeks at sea, one ship or all."""

    ship: str | None = fields.ship(None)
    load: int = fields.whole(0, low=0, unit="cargo_ranks")
    weeks: int = fields.whole(0, low=0, high=9999, unit="weeks")


def may_provision(battle: Battle, order: Provisions, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: unknown_ship, ship_out, bad_value, cargo_full."""
    if order.ship is not None or "ship" in faults:
        yield from checks.known(battle, faults, ("ship", order.ship))
        yield from checks.present(battle, ("ship", str(order.ship)))
    yield from common.bad_values(faults, "7S-GM-1")
    if order.load and order.ship is None:
        yield from common.bad_values({"load": order.load}, "7S-GM-1")
    if not order.load and not order.weeks:
        yield from common.bad_values({"weeks": order.weeks}, "7S-GM-1")
    if order.load and order.ship is not None:
        ship, each = battle.ships[order.ship], stores_per_rank(battle.tables)
        if -(-(ship.provisions + each * order.load) // each) + ship.goods > ship.hold:
            yield soft("cargo_full", "7S-FOOD-1", "load", cargo=ship.hold)


def provision(battle: Battle, order: Provisions, dice: Dice) -> Iterator[Event]:
    """Load stores, then eat them week by week.

    Cargo ranks and weeks.  Rules: 7S-FOOD-1, 7S-FOOD-2.
    """
    if order.ship is not None and order.load:
        now = battle.ships[order.ship].provisions + stores_per_rank(battle.tables) * order.load
        yield ProvisionsLoaded(ship=order.ship, ranks=order.load, now=now)
    ships = at_sea(battle) if order.ship is None else [order.ship]
    for ship in ships:
        yield from eat(battle, ship, order.weeks)


def eat(battle: Battle, ship: str, weeks: int) -> Iterator[Event]:
    """Yield what so many weeks do to the stores and the crew of a ship (7S-FOOD-2)."""
    for week in range(1, weeks + 1):
        sheet = battle.ships[ship]
        if not sheet.finesse:
            return
        if sheet.provisions:
            yield ProvisionsEaten(ship=ship, week=week, now=max(0, sheet.provisions - sheet.finesse))
        else:
            yield Starved(ship=ship, week=week)
            yield from damage.lose_crew(battle, ship, 1)


def at_sea(battle: Battle) -> list[str]:
    """Return the ships in play that are no forts, in list order."""
    return [ship for ship in battle.in_play() if not battle.ships[ship].is_fort]


@dataclass(frozen=True, kw_only=True)
class CharacterRoll:
    """A hero dodges splinters, or swims free of a sinking ship."""

    kind: str = fields.choice(("splinters", "suction"))
    name: str = fields.text(filled=True)
    trait: int = fields.whole(low=1, high=10, unit="ranks")
    knack: int = fields.whole(0, low=0, high=10, unit="ranks")


def may_roll_for_character(battle: Battle, order: CharacterRoll, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: bad_value."""
    yield from common.bad_values(faults, "7S-GM-1")


def roll_for_character(battle: Battle, order: CharacterRoll, dice: Dice) -> Iterator[Event]:
    """Roll trait + knack, keep trait, for a hero; the sheets of heroes are the players'.

    Rules: 7S-HURT-1, 7S-SINK-4, 7S-DICE-8.
    """
    skilled = rolls.is_skilled(battle, order.knack)
    tn = battle.constant(f"{order.kind}_tn") + rolls.handicap(battle, order.knack)
    total = rolls.roll_trait(dice, order.trait, "character", None, extra=order.knack, skilled=skilled)
    if total >= tn:
        yield CharacterSafe(name=order.name, kind=order.kind)
    elif order.kind == "suction":
        yield CharacterLost(name=order.name)
    else:
        hurt = rolls.roll_text(dice, battle.tables["constants"]["splinters_damage"], "character_damage", None)
        yield CharacterHurt(name=order.name, damage=hurt)


GROUND = Command("ground", Ground, may_ground, ground, "7S-DRAUGHT-1")
PROVISIONS = Command("provisions", Provisions, may_provision, provision, "7S-FOOD-1")
CHARACTER_ROLL = Command(
    "character_roll", CharacterRoll, may_roll_for_character, roll_for_character, "7S-HURT-1"
)
