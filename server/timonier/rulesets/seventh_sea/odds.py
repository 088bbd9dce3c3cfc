"""The odds of guns, muskets, boarding and collisions.

Rolls are worked out from the same functions that throw them.  Where an owner would choose a rank to lose,
the highest trait pays; of equal ones the first of brawn, finesse, wits, panache and resolve.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from timonier.kernel import odds
from timonier.kernel.preview import Chance, Distribution, Fact, Line, Looking
from timonier.kernel.spread import LEAST, Spread, hits
from timonier.rulesets.seventh_sea import gunnery, rolls
from timonier.rulesets.seventh_sea.commands import board, fire, ram
from timonier.rulesets.seventh_sea.events.boarding import Boarded, BoardersLost, Captured, Rammed
from timonier.rulesets.seventh_sea.state import Battle
from timonier.rulesets.seventh_sea.suffering import PAYS, Owner, sinks, suffer

RAISES = range(11)
"""So many raises are compared."""


@lru_cache(1024)
def trait(rank: int, extra: int = 0, drama: int = 0, skilled: bool = True) -> Spread:
    """Return the distribution of a roll on a trait (7S-DICE-1, 7S-DICE-5 to 7S-DICE-8)."""
    return odds.spread_of(
        lambda dice: rolls.roll_trait(dice, rank, "", None, extra=extra, drama=drama, skilled=skilled)
    )


@lru_cache(256)
def written(text: str) -> Spread:
    """Return the distribution of a roll that a table writes as ``XgY``."""
    return odds.spread_of(lambda dice: rolls.roll_text(dice, text, "", None))


@lru_cache(1024)
def dealt(cannons: int, raises: int, reduction: str) -> Spread:
    """Return the damage of a salvo that hits (7S-GUN-2, 7S-GUN-7 to 7S-GUN-9, 7S-GUN-15)."""
    less = written(reduction).each(lambda value: -value)
    return trait(cannons, raises).plus(less).each(lambda value: max(0, value))


def steps(short: Spread, step: int) -> Spread:
    """Return the serious damage of a roll that falls *short* by so much: none from -1 down."""
    return short.each(lambda by: 1 + by // step if by >= 0 else 0)


@lru_cache(4096)
def serious(
    cannons: int, raises: int, reduction: str, rank: int, drama: int, before: int, step: int
) -> Spread:
    """Return the serious damage of a salvo that hits a target with *before* superficial damage that counts.

    Rules: 7S-GUN-3 to 7S-GUN-5.
    """
    blow, check = dealt(cannons, raises, reduction), trait(rank, 0, drama)
    reach, count = [1.0], 1
    while reach[-1] > LEAST:
        least = 1 if count == 1 else step * (count - 1)
        reach.append(
            sum(p * check.at_most(value + before - least) for value, p in blow.chances.items() if value)
        )
        count += 1
    return Spread.of(
        (n, more - less) for n, (more, less) in enumerate(zip(reach, [*reach[1:], 0.0], strict=True))
    )


def preview_fire(battle: Battle, order: fire.Fire, looking: Looking) -> Iterator[Line]:
    """Yield what a salvo needs and does (7S-GUN-1 to 7S-GUN-15, 7S-AIM-1 to 7S-AIM-3)."""
    crew = battle.ships[order.ship].crew_free
    yield Fact("dice", notation(crew, order.drama))
    tn, one = gunnery.target_number(battle, order), battle.constant("raise")
    distance = one * gunnery.distance_raises(battle, battle.ships[order.ship], order.range or 1)
    yield Fact("tn", tn)
    yield Fact("tn_wits", tn - distance - one * order.raises)
    yield Fact("tn_distance", distance)
    yield Fact("tn_raises", one * order.raises)
    throw = trait(crew, 0, order.drama)
    hit = throw.at_least(tn)
    yield Chance("hit", hit)
    if order.aim is None:
        yield from _salvo(battle, order, throw, tn)
    else:
        yield from _aimed(battle, order, throw.where(lambda total: total >= tn).each(lambda t: t - tn))


def _salvo(battle: Battle, order: fire.Fire, throw: Spread, tn: int) -> Iterator[Line]:
    ammo, hit = battle.tables["ammo"][fire.shot_of(battle, order)], throw.at_least(tn)
    cannons = gunnery.firing_cannons(battle, battle.ships[order.ship], order.arc)
    yield Distribution("damage_if_hit", dealt(cannons, order.raises, ammo["reduction"]))
    harm = harm_of(battle, order, order.raises)
    first = (ammo["first_loss"],) if ammo["first_loss"] else ()
    yield Chance("serious_if_hit", harm.at_least(1))
    yield Chance("serious", hit * harm.at_least(1))
    yield Chance("sinks", hit * sinks(battle, order.target, harm, first))
    yield Distribution("serious_damage", mixed_with_none(hit, harm))
    yield Fact("expected_serious", hit * harm.mean)
    yield PAYS
    one = battle.constant("raise")
    gains = {
        raises: throw.at_least(tn + one * (raises - order.raises)) * harm_of(battle, order, raises).mean
        for raises in RAISES
    }
    best = max(gains, key=lambda raises: (gains[raises], -raises))
    yield Fact("best_raises", best)
    yield Fact("best_raises_expected", gains[best])


def harm_of(battle: Battle, order: fire.Fire, raises: int) -> Spread:
    """Return the serious damage of a salvo with so many *raises* that hits."""
    target, ammo = battle.ships[order.target], battle.tables["ammo"][fire.shot_of(battle, order)]
    return serious(
        gunnery.firing_cannons(battle, battle.ships[order.ship], order.arc),
        raises,
        ammo["reduction"],
        target.rank(battle.options["wound_check"]),
        order.target_drama,
        target.superficial if battle.options["wound_tn"] == "total" else 0,
        battle.constant("serious_step"),
    )


def mixed_with_none(chance: float, harm: Spread) -> Spread:
    """Return *harm* where it comes with some *chance*, else 0."""
    return Spread.of([(0, 1 - chance), *((n, chance * p) for n, p in harm.chances.items())])


def _aimed(battle: Battle, order: fire.Fire, margin: Spread) -> Iterator[Line]:
    """Yield what an aimed shot does by how much it clears its target number (7S-AIM-2, 7S-AIM-3)."""
    if order.aim == "magazine":
        explodes = margin.at_least(battle.constant("magazine_explodes_at"))
        yield Chance("powder_wet", margin.total - explodes)
        yield Chance("magazine_explodes", explodes)
        yield Chance("sinks", explodes)
        return
    harm = steps(margin, battle.constant("serious_step"))
    lost = battle.tables["aim"][order.aim]["trait"]
    yield Chance("one_serious", harm.chances.get(1, 0.0))
    yield Chance("two_serious", harm.chances.get(2, 0.0))
    yield Chance("three_serious", harm.at_least(3))
    yield Chance("sinks", sinks(battle, order.target, harm, (lost,) * max(harm.chances, default=0)))
    yield Distribution("serious_damage", Spread.of([(0, 1 - margin.total), *harm.chances.items()]))
    yield Fact("expected_serious", harm.mean)
    yield PAYS


def notation(rank: int, drama: int = 0) -> str:
    """Return how a roll on a trait is written, its drama dice included (7S-DICE-5 to 7S-DICE-7)."""
    whole = rolls.capped(max(1, rank) + drama, max(1, rank) + drama)
    return f"{whole.rolled}g{whole.kept}" + (f" + {whole.flat}" if whole.flat else "")


def preview_muskets(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield how many of the crew a volley kills (7S-MUSK-2, 7S-MUSK-3)."""
    ship, standing = battle.ships[order.ship], battle.ships[order.target].finesse
    entry = battle.tables["musket"][ship.crew_kind]
    shot = written(entry["dice"]).at_least(entry["tn"])
    yield Fact("shots", ship.musket_crew)
    yield Chance("musket_hit", shot)
    killed = hits(ship.musket_crew, shot).each(lambda told: min(told, standing))
    yield Distribution("killed", killed)
    yield Fact("expected_killed", killed.mean)


def preview_board(battle: Battle, order: board.Board, looking: Looking) -> Iterator[Line]:
    """Yield what one exchange comes to (7S-BOARD-3, 7S-BOARD-4)."""
    if order.break_off:
        return
    look, rows = looking.outlook, dict[int, float]()
    yield Chance("captured", look.chance(lambda end: any(isinstance(e, Captured) for e in end.events)))
    yield Chance(
        "boarders_lost", look.chance(lambda end: any(isinstance(e, BoardersLost) for e in end.events))
    )
    fought = [(p, e) for p, end in look.branches for e in end.events if isinstance(e, Boarded)]
    if not fought:
        return
    tops = [row[0] for row in battle.tables["boarding"]["rows"]]
    for p, event in fought:
        top = next((top for top in tops if event.result <= top), tops[-1])
        rows[top] = rows.get(top, 0.0) + p
    for top in sorted(rows):
        yield Chance("row", rows[top], key=top)
    yield Distribution("attacker_losses", Spread.of((e.attacker_losses, p) for p, e in fought))
    yield Distribution("defender_losses", Spread.of((e.defender_losses, p) for p, e in fought))


def preview_ram(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what a collision does to both (7S-RAM-1, 7S-RAM-2)."""
    work = battle.fork()
    for event in ram.ram(work, order, Owner(work)):
        event.apply(work)
        if isinstance(event, Rammed):
            yield Fact("ram_damage", event.damage)
            for ship in (order.ship, order.target):
                yield Chance("ram_sinks", float(suffer(work, ship, event.damage)[1]), ship=ship)
            yield PAYS
            return
