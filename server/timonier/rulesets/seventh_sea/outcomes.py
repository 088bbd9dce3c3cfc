"""The odds of storms, reefs, heroes and the wind, and what sailing orders cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import odds
from timonier.kernel.preview import Chance, Distribution, Fact, Line, Looking
from timonier.kernel.spread import Spread, certain
from timonier.rulesets.seventh_sea import rolls, rounds, sailing
from timonier.rulesets.seventh_sea.commands import storm
from timonier.rulesets.seventh_sea.commands.campaign import CharacterRoll, Ground, at_sea
from timonier.rulesets.seventh_sea.commands.reefs import Reefs
from timonier.rulesets.seventh_sea.events.rounds import DiceSpent
from timonier.rulesets.seventh_sea.events.sailing import WindChanged
from timonier.rulesets.seventh_sea.odds import (
    preview_board,
    preview_fire,
    preview_muskets,
    preview_ram,
    steps,
    trait,
    written,
)
from timonier.rulesets.seventh_sea.state import Battle, Wind
from timonier.rulesets.seventh_sea.suffering import PAYS, ranks_lost, sinks


def preview_storm(battle: Battle, order: storm.Storm, looking: Looking) -> Iterator[Line]:
    """Yield how each ship comes through; of several each by herself (7S-STORM-1)."""
    force = written(order.damage_dice) if order.damage_dice else certain(order.damage or 0)
    for ship in at_sea(battle) if order.ship is None else [order.ship]:
        skill = storm.skill_of(order, ship)
        skilled = rolls.is_skilled(battle, skill)
        throw = trait(battle.ships[ship].panache, skill, order.drama, skilled).each(lambda total: -total)
        short = force.plus(throw).plus(certain(rolls.handicap(battle, skill)))
        yield Chance("weathered", short.at_most(0), ship=ship)
        harm = steps(short.where(lambda by: by > 0), battle.constant("storm_step"))
        yield from _harm(battle, ship, Spread.of([(0, short.at_most(0)), *harm.chances.items()]))
    yield PAYS


def _harm(battle: Battle, ship: str, harm: Spread) -> Iterator[Line]:
    yield Distribution("serious_damage_to", harm, ship=ship)
    yield Chance("sinks_ship", sinks(battle, ship, harm), ship=ship)
    yield Fact("expected_ranks", ranks_lost(battle, ship, harm).mean, ship=ship)


def preview_reefs(battle: Battle, order: Reefs, looking: Looking) -> Iterator[Line]:
    """Yield who sees the reefs, and whether she clears them (7S-REEF-1, 7S-REEF-2)."""
    first = trait(order.lookout.trait, order.lookout.knack).at_least(battle.constant("lookout_tn"))
    second = trait(order.pilot_eyes.trait, order.pilot_eyes.knack).at_least(battle.constant("pilot_eyes_tn"))
    yield Chance("lookout_sees", first)
    yield Chance("pilot_sees", (1 - first) * second)
    unseen = (1 - first) * (1 - second)
    yield Chance("unseen", unseen)
    tn = (order.tn or battle.constant("reef_tn")) + rolls.handicap(battle, order.pilot)
    skilled = rolls.is_skilled(battle, order.pilot)
    steers = trait(battle.ships[order.ship].wits, order.pilot, order.drama, skilled).at_least(tn)
    yield Fact("tn", tn)
    cleared = (1 - unseen) * steers
    yield Chance("cleared", cleared)
    yield Chance("aground", 1 - cleared)
    short = max(0, battle.ships[order.ship].hold - order.depth)
    yield from _harm(battle, order.ship, Spread.of([(0, cleared), (short, 1 - cleared)]))
    yield PAYS


def preview_ground(battle: Battle, order: Ground, looking: Looking) -> Iterator[Line]:
    """Yield what shallow water does to her; no dice but for how she would sink (7S-DRAUGHT-1)."""
    short = max(0, battle.ships[order.ship].hold - order.depth)
    yield Chance("aground", float(short > 0))
    yield from _harm(battle, order.ship, certain(short))
    yield PAYS


def preview_character(battle: Battle, order: CharacterRoll, looking: Looking) -> Iterator[Line]:
    """Yield how a hero comes away (7S-HURT-1, 7S-SINK-4)."""
    tn = battle.constant(f"{order.kind}_tn") + rolls.handicap(battle, order.knack)
    throw = trait(order.trait, order.knack, 0, rolls.is_skilled(battle, order.knack))
    yield Fact("tn", tn)
    safe = throw.at_least(tn)
    yield Chance("safe", safe)
    if order.kind == "suction":
        yield Chance("lost", 1 - safe)
        return
    yield Chance("hurt", 1 - safe)
    yield Distribution("hurt_by", written(battle.tables["constants"]["splinters_damage"]))


def preview_next(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield how the wind may change where the round is over and it is tried (7S-WIND-9 to 7S-WIND-11)."""
    if battle.step != "phase" or rounds.next_phase(battle) is not None or battle.wind is None:
        return
    found = list(odds.ends(lambda dice: tuple(rounds.check_wind(battle, battle.round, dice))))
    if len(found) == 1:
        return
    winds = [(p, _wind_after(battle.wind, happened)) for happened, p in found]
    changes = sum(p for happened, p in found if any(isinstance(e, WindChanged) for e in happened))
    yield Chance("wind_changes", changes)
    for direction in sorted({wind.direction or 0 for _, wind in winds}):
        p = sum(p for p, wind in winds if wind.direction == direction)
        yield Chance("wind_direction", p, key=direction)
    yield Distribution("wind_force", Spread.of((wind.force, p) for p, wind in winds))


def _wind_after(wind: Wind, happened: tuple[Any, ...]) -> Wind:
    changed = [event for event in happened if isinstance(event, WindChanged)]
    return Wind(changed[0].direction, changed[0].force) if changed else wind


def preview_sailing(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what a sailing order costs and how far she may sail after it; no dice are thrown."""
    ((_, end),) = looking.outlook.branches
    spent = [die for event in end.events if isinstance(event, DiceSpent) for die in event.dice]
    ship = end.battle.ships[order.ship]
    yield Fact("move_limit", sailing.move_limit(end.battle, ship, sailing.wind_angle(end.battle, ship)))
    yield Fact("dice_spent", ", ".join(map(str, spent)))


PREVIEWS: Mapping[str, Any] = {
    "fire": preview_fire,
    "muskets": preview_muskets,
    "board": preview_board,
    "ram": preview_ram,
    "storm": preview_storm,
    "reefs": preview_reefs,
    "ground": preview_ground,
    "character_roll": preview_character,
    "next": preview_next,
    "set_speed": preview_sailing,
    "turn": preview_sailing,
    "move": preview_sailing,
}
