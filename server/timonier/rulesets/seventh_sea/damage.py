"""Serious damage with all that follows from it.  Rules: 7S-GUN-5, 7S-GUN-6, 7S-SAIL-2, 7S-HURT-1, 7S-SINK."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.seventh_sea.events.damage import (
    CharactersEndangered,
    CrewGone,
    CrewLost,
    Dismasted,
    FireStarted,
    SeriousDamage,
    TraitLost,
)
from timonier.rulesets.seventh_sea.events.sinking import Ruined, SinkingStarted, Suction, Sunk
from timonier.rulesets.seventh_sea.rolls import SIDES, roll_text
from timonier.rulesets.seventh_sea.setup import wait
from timonier.rulesets.seventh_sea.state import TRAITS, Battle, Ship

SPLINTERING = ("finesse", "resolve")
"""Losing a rank of these sends splinters over the decks (7S-HURT-1)."""


def damage_seriously(
    battle: Battle,
    ship: str,
    count: int,
    cause: str,
    dice: Dice,
    *,
    first: Sequence[str] = (),
    fire: bool = False,
    superficial: int | None = None,
    check: tuple[int | None, int | None] = (None, None),
) -> Iterator[Event]:
    """Yield *count* serious damage and what comes of it; the ranks of *first* are set, the rest chosen.

    With *fire* a fire breaks out; *superficial* is what she has of that afterwards (None: as before);
    *check* is the total and target number of a wound check that failed.
    Rules: 7S-GUN-6, 7S-HURT-1, 7S-GUN-9, 7S-SINK-1.
    """
    kept = battle.ships[ship].superficial if superficial is None else superficial
    total, tn = check
    yield SeriousDamage(ship=ship, count=count, cause=cause, superficial=kept, total=total, tn=tn)
    yield from lose_ranks(battle, ship, count, dice, first)
    if fire:
        yield FireStarted(ship=ship)
    yield from check_sinking(battle, ship, dice)


def blow_up(battle: Battle, ship: str, dice: Dice) -> Iterator[Event]:
    """Yield the loss of all her Resolve as serious damage; the end is the caller's (7S-AIM-3)."""
    count, superficial = battle.ships[ship].resolve, battle.ships[ship].superficial
    if count:
        yield SeriousDamage(ship=ship, count=count, cause="magazine", superficial=superficial)
        yield from lose_ranks(battle, ship, count, dice, ("resolve",) * count)


def lose_ranks(
    battle: Battle, ship: str, count: int, dice: Dice, first: Sequence[str] = ()
) -> Iterator[Event]:
    """Yield the loss of *count* ranks, one by one, and the call to the characters aboard.

    Rules: 7S-GUN-6, 7S-SAIL-2, 7S-HURT-1.
    """
    splinters = False
    for place in range(count):
        left = [trait for trait in TRAITS if battle.ships[ship].rank(trait)]
        if not left:
            break
        wanted = first[place] if place < len(first) else None
        trait = wanted if wanted in left else dice.choose(battle.ships[ship].counts_with, left, "loss", ship)
        splinters = splinters or trait in SPLINTERING
        yield from lose_rank(battle, ship, trait)
    if splinters:
        tn, damage = battle.constant("splinters_tn"), battle.tables["constants"]["splinters_damage"]
        yield CharactersEndangered(ship=ship, tn=tn, damage=damage)


def lose_rank(battle: Battle, ship: str, trait: str) -> Iterator[Event]:
    """Yield the loss of a rank of *trait*: two of the sails under full sail.

    Rules: 7S-SAIL-2, 7S-MAST-2, 7S-FORT-1.
    """
    sheet = battle.ships[ship]
    double = trait == "panache" and sheet.speed == "full" and battle.options["speeds"] and not sheet.is_fort
    ranks = min(2 if double else 1, sheet.rank(trait))
    yield TraitLost(ship=ship, trait=trait, ranks=ranks, now=sheet.rank(trait) - ranks)
    if sheet.rank(trait) > ranks:
        return
    if trait == "finesse":
        yield CrewGone(ship=ship)
    elif trait == "panache" and not sheet.is_fort:
        free = None if sheet.oars else battle.round + wait(battle.tables, sheet) + 1
        yield Dismasted(ship=ship, turn_free_round=free)


def lose_crew(battle: Battle, ship: str, ranks: int) -> Iterator[Event]:
    """Yield the loss of crew that is no serious damage, no more than there is.

    Rules: 7S-MUSK-2, 7S-BOARD-3, 7S-FOOD-2.
    """
    there = battle.ships[ship].finesse
    lost = min(ranks, there)
    if lost:
        yield CrewLost(ship=ship, ranks=lost, now=there - lost)
        if lost == there:
            yield CrewGone(ship=ship)


def sink_at(battle: Battle, ship: Ship) -> int:
    """Return the serious damage at which she begins to sink (7S-SINK-1)."""
    initial = battle.options["sink_threshold"] == "initial"
    return int(battle.constant("sink_factor")) * (ship.start.resolve if initial else ship.resolve)


def check_sinking(battle: Battle, ship: str, dice: Dice) -> Iterator[Event]:
    """Yield the beginning of a ship's sinking, or the ruin of a fort, where damage has come that far.

    Rules: 7S-SINK-1, 7S-SINK-2, 7S-SINK-3, 7S-FORT-4.
    """
    sheet = battle.ships[ship]
    if not sheet.in_play or sheet.sinking is not None or sheet.serious < max(1, sink_at(battle, sheet)):
        return
    if sheet.is_fort:
        yield Ruined(ship=ship)
    elif battle.options["sinking"] == "countdown":
        left = max(0, battle.constant("sink_actions") - sheet.start.resolve)
        yield SinkingStarted(ship=ship, fate="countdown", actions_left=left)
    else:
        face = dice.roll(1, SIDES, "sinking_fate", ship).face
        yield from sink_by_fate(battle, ship, battle.tables["sink"]["faces"][face - 1], dice)


def sink_by_fate(battle: Battle, ship: str, fate: str, dice: Dice) -> Iterator[Event]:
    """Yield how a ship goes down by a line of T-SINK, with the roll for its time.

    Rules: 7S-SINK-3, 7S-SINK-4.
    """
    if fate == "at_once":
        yield SinkingStarted(ship=ship, fate=fate)
        yield Sunk(ship=ship)
        radius, tn = battle.constant("suction_radius_m"), battle.constant("suction_tn")
        yield Suction(ship=ship, radius_m=radius, tn=tn)
        return
    if fate == "rests":
        yield SinkingStarted(ship=ship, fate=fate)
        return
    time = roll_text(dice, battle.tables["sink"][fate], "sinking_time", ship)
    if fate == "nose_down":
        yield SinkingStarted(ship=ship, fate=fate, phases_left=time)
        return
    side = {"lists_port": "port", "lists_starboard": "starboard"}.get(fate)
    under = None if side is None else battle.round + time // 2
    yield SinkingStarted(
        ship=ship, fate=fate, sinks_at_round=battle.round + time, side=side, side_under_at_round=under
    )
