"""What an order is likely to do, before it is given: each die of a salvo counted by what it can show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import comb
from typing import Any

from timonier.kernel.preview import Chance, Distribution, Fact, Line, Looking
from timonier.kernel.spread import LEAST, Spread, summed
from timonier.rulesets.tartare.commands import fire, launch, turrets
from timonier.rulesets.tartare.events.damage import CrewKilled, CrewWounded, OxygenLost
from timonier.rulesets.tartare.events.orders import TorpedoesLaunched
from timonier.rulesets.tartare.state import Battle, constant, speed_order
from timonier.rulesets.tartare.steps import TURN

Counts = Mapping[tuple[int, int], float]
"""How likely so many of one kind and so many of another are."""


@lru_cache(512)
def counted(count: int, first: float, second: float) -> Counts:
    """Return how many of *count* dice show one thing or another; each does with *first* or *second*."""
    neither = max(0.0, 1 - first - second)
    return {
        (one, two): comb(count, one)
        * comb(count - one, two)
        * first**one
        * second**two
        * neither ** (count - one - two)
        for one in range(count + 1)
        for two in range(count + 1 - one)
    }


def preview_fire(battle: Battle, order: fire.Fire, looking: Looking) -> Iterator[Line]:
    """Yield what a salvo does; side effects of criticals are left out.  Rules: TT-FIRE-3 to TT-FIRE-6."""
    die, needed = battle.tables["laser"][battle.edition]["die"], fire.needed_of(battle, order)
    count, target = fire.count_of(battle, order), battle.ships[order.target]
    normal = len([face for face in range(2, die) if face >= needed]) / die
    yield Fact("needed", needed)
    yield Fact("lasers", count)
    yield Chance("hit_chance", normal + 1 / die)
    yield Fact("expected_hits", count * (normal + 1 / die))
    critical = 1 - (1 - 1 / die) ** count if target.is_active else 0.0
    yield Chance("critical_chance", critical)
    salvo = counted(count, normal, 1 / die)
    yield Distribution("hits", Spread.of((one + top, p) for (one, top), p in salvo.items()))
    worn = [(min(one, target.shield), one, top, p) for (one, top), p in salvo.items()]
    per_hit = constant(battle, "laser_hull")
    yield from _losses(
        Spread.of((absorbed, p) for absorbed, _, _, p in worn),
        Spread.of((min(target.hull, (one - held + top) * per_hit), p) for held, one, top, p in worn),
        target.hull,
    )


def _losses(shield: Spread, hull: Spread, whole: int) -> Iterator[Line]:
    yield Distribution("shield_loss", shield)
    yield Distribution("hull_loss", hull)
    yield Fact("expected_shield_loss", shield.mean)
    yield Fact("expected_hull_loss", hull.mean)
    yield Chance("destroy_chance", hull.at_least(whole))


def preview_turrets(battle: Battle, order: turrets.Turrets, looking: Looking) -> Iterator[Line]:
    """Yield what turrets bring down.  Rules: TT-TURRET-3 to TT-TURRET-5."""
    table, count = battle.tables["turret"], turrets.count_of(battle, order)
    hit = len([face for face in range(1, table["die"] + 1) if face >= table["hits_on"]]) / table["die"]
    yield Fact("turrets", count)
    yield Chance("hit_chance", hit)
    if order.target == turrets.TORPEDOES:
        there = battle.ships[turrets.protected(order)].incoming["1"]
        left = volley(battle, count, 0, there)
        destroyed = Spread.of((there - torpedoes, p) for (_, torpedoes), p in left.items())
        yield Distribution("destroyed", destroyed)
        yield Fact("expected_destroyed", destroyed.mean)
        return
    target = battle.ships[order.target]
    left = volley(battle, count, target.shield, target.hull)
    yield from _losses(
        Spread.of((target.shield - shield, p) for (shield, _), p in left.items()),
        Spread.of((target.hull - hull, p) for (_, hull), p in left.items()),
        target.hull,
    )


def volley(battle: Battle, count: int, shield: int, hull: int) -> Counts:
    """Return what *count* turrets leave of shields and hull, or of torpedoes, which have no shields.

    Throw follows throw, the extra dice of each with what it left, until none that weighs is to come.
    """
    chain, bounce = battle.options["turret_extra"] == "chain", battle.options["turret_hits"] == "bounce"
    waiting, done, extra = {(count, shield, hull): 1.0}, dict[tuple[int, int], float](), False
    while waiting:
        onward: dict[tuple[int, int, int], float] = {}
        for (dice, held, left), weight in waiting.items():
            for (hits, more), p in _thrown(battle, dice).items():
                after = (held, left) if bounce and held else _worn(hits, held, left)
                again = more if (chain or not extra) and after[1] else 0
                if again and weight * p > LEAST:
                    key = (again, *after)
                    onward[key] = onward.get(key, 0.0) + weight * p
                else:
                    done[after] = done.get(after, 0.0) + weight * p
        waiting, extra = onward, True
    return done


def _worn(hits: int, shield: int, hull: int) -> tuple[int, int]:
    """Return what *hits* leave, shields first.  Rules: TT-TURRET-5."""
    return max(0, shield - hits), max(0, hull - max(0, hits - shield))


def _thrown(battle: Battle, count: int) -> Counts:
    """Return how likely so many hits, and so many dice more to throw, are.  Rules: TT-TURRET-3, -4."""
    table = battle.tables["turret"]
    faces, top = range(1, table["die"] + 1), table["extra_on"]
    plain = len([face for face in faces if face >= table["hits_on"] and face != top]) / len(faces)
    again = int(top in faces) / len(faces)
    told = int(top >= table["hits_on"])
    found: dict[tuple[int, int], float] = {}
    for (hits, more), p in counted(count, plain, again).items():
        key = (hits + told * more, more)
        found[key] = found.get(key, 0.0) + p
    return found


def preview_launch(battle: Battle, order: launch.Launch, looking: Looking) -> Iterator[Line]:
    """Yield where torpedoes are laid and when they strike.  Rules: TT-TORP-2, TT-TORP-5."""
    ((_, end),) = looking.outlook.branches
    box = next(event.box for event in end.events if isinstance(event, TorpedoesLaunched))
    yield Fact("box", box)
    yield Fact("rounds_to_impact", box - 1)


def preview_next(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what the fires do, or the torpedoes.  Rules: TT-BLAZE-1, TT-BLAZE-2, TT-TORP-6, TT-CRIT-1."""
    entered, _ = TURN[battle.edition].after(battle.step)
    if entered == "defence":
        yield from _fires(battle, looking)
    elif entered == "impact":
        for ship in speed_order(battle):
            yield from _torpedoes(battle, ship)


def _fires(battle: Battle, looking: Looking) -> Iterator[Line]:
    ((_, end),) = looking.outlook.branches
    for ship in speed_order(battle):
        happened = [e for e in end.events if getattr(e, "ship", None) == ship]
        lost = sum(e.amount for e in happened if isinstance(e, OxygenLost))
        killed = sum(isinstance(e, CrewKilled) for e in happened)
        wounded = sum(isinstance(e, CrewWounded) for e in happened)
        if battle.ships[ship].burning:
            yield Fact("oxygen_lost", lost, ship=ship)
            yield Fact("crew_killed", killed, ship=ship)
            yield Fact("crew_wounded", wounded, ship=ship)


def _torpedoes(battle: Battle, ship: str) -> Iterator[Line]:
    sheet = battle.ships[ship]
    count = sheet.incoming["1"]
    if not count:
        return
    left = max(0, sheet.hull - count * constant(battle, "torpedo_hull"))
    yield Fact("torpedoes_strike", count, ship=ship)
    yield Fact("hull_left", left, ship=ship)
    yield Chance("reaches_zero", float(left == 0), ship=ship)
    if not sheet.is_active:
        return
    struck: dict[str, float] = {}
    for total, p in summed(2, 6).chances.items():
        named = battle.tables["critical"][str(total)]["module"]
        module = sheet.helm if named == "helm" else named
        if module:
            struck[module] = struck.get(module, 0.0) + p
    for module, p in struck.items():
        yield Chance("module_hit", 1 - (1 - p) ** count, ship=ship, key=module, words="module")


PREVIEWS: Mapping[str, Any] = {
    "fire": preview_fire,
    "turrets": preview_turrets,
    "launch": preview_launch,
    "next": preview_next,
}
