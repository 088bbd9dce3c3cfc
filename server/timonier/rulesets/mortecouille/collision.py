"""What a contact does to two ships.  Rules: MC-RAM-1 to -8, MC-SUIC-3."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.mortecouille.events.collision import (
    Collided,
    Crossed,
    Exploded,
    KeptUpright,
    RodeOver,
    StoppedShort,
)
from timonier.rulesets.mortecouille.events.harm import Ignited
from timonier.rulesets.mortecouille.harm import damage, hurt, lose, settle
from timonier.rulesets.mortecouille.state import Battle, category, condition, copies


def crash(battle: Battle, ship: str, target: str, contact: str, dice: Dice) -> Iterator[Event]:
    """Let two ships run into each other: both losses, explosions, then who sinks, burns or capsizes.

    Rules: MC-RAM-1, MC-RAM-2, MC-RAM-3, MC-RAM-4, MC-RAM-5, MC-RAM-6, MC-RAM-8, MC-SUIC-3.
    """
    pair = (ship, target)
    before = {one: condition(battle, battle.ships[one]) for one in pair}
    terms = {one: losses(battle, ship, target, contact, one) for one in pair}
    yield Collided(ship=ship, target=target, contact=contact, losses=terms)
    for one in pair:
        yield from hurt(battle, one, terms[one]["total"], "collision")
    exploding = [one for one in pair if battle.ships[one].suicide == "primed"]
    for one in exploding:
        yield Exploded(ship=one)
        for struck in pair:
            yield from hurt(battle, struck, battle.tables["collisions"]["explosion"], "explosion")
    for one in pair:
        yield from settle(battle, one, before[one], "explosion" if exploding else "collision")
    for by in exploding:
        for one in pair:
            if battle.ships[one].afloat:
                yield Ignited(ship=one, by=by)
    if contact == "bow-side":
        yield from strike_side(battle, ship, target, dice)


def losses(battle: Battle, ship: str, target: str, contact: str, one: str) -> dict[str, int]:
    """Return the terms of what *one* of the two loses, and their total.  Rules: MC-RAM-1, MC-RAM-8."""
    other = target if one == ship else ship
    rules, ships = battle.tables["collisions"], battle.tables["ships"]
    mine, theirs = battle.ships[one], battle.ships[other]
    terms = {
        "own": int(ships[mine.type]["collision_own"][category(battle, theirs)]),
        "dealt": int(ships[theirs.type]["collision_dealt"][category(battle, mine)]),
        "contact": int(rules["contacts"][contact]["ship" if one == ship else "target"]),
    }
    sirens = {
        side: bool(copies(battle, side, "siren"))
        and (contact == "bow-bow" or (side == ship and contact != "side-side"))
        for side in (one, other)
    }
    terms["siren"] = int(rules["siren_dealt"]) if sirens[other] else 0
    terms["spared"] = min(sum(terms.values()), int(rules["siren_spared"])) if sirens[one] else 0
    terms["total"] = sum(terms.values()) - 2 * terms["spared"]
    return terms


def strike_side(battle: Battle, ship: str, target: str, dice: Dice) -> Iterator[Event]:
    """Roll whether the ship struck in the side capsizes; the bow ship rides over one that went down.

    Rules: MC-RAM-4, MC-RAM-5.
    """
    rules = battle.tables["collisions"]
    ridden = battle.options["ride_over"] == "sunk"
    if battle.ships[target].afloat:
        if dice.roll(1, 6, "capsize", target).face <= rules["capsizes_to"]:
            ridden = True
            yield from lose(battle, target, "capsized", "collision")
        else:
            ridden = False
            yield KeptUpright(ship=target)
    if ridden and battle.ships[ship].afloat:
        yield from ride_over(battle, ship, target, dice)


def ride_over(battle: Battle, ship: str, target: str, dice: Dice) -> Iterator[Event]:
    """Ride over the wreck, and cross it or stop on it.  Rules: MC-RAM-5."""
    rules = battle.tables["collisions"]
    yield RodeOver(ship=ship, target=target)
    yield from damage(battle, ship, rules["riding_over"], "riding_over")
    if not battle.ships[ship].afloat:
        return
    if dice.roll(1, 6, "crossing", ship).face > rules["crosses_to"]:
        yield StoppedShort(ship=ship, target=target)
        return
    lost = dice.total(rules["crossing_dice"], 6, "crossing_damage", ship)
    yield Crossed(ship=ship, target=target)
    yield from damage(battle, ship, lost, "crossing")
