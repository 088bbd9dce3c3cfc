"""What an order is likely to do, before it is given.  Every shot and contact is tried to its last face."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from timonier.kernel.engine import Done
from timonier.kernel.odds import Outlook
from timonier.kernel.preview import Chance, Distribution, Fact, Line, Looking
from timonier.kernel.ruleset import Viewer
from timonier.kernel.spread import summed
from timonier.kernel.state import evolve
from timonier.rulesets.mortecouille.blaze import phase_next
from timonier.rulesets.mortecouille.commands import advance, fire, manoeuvre
from timonier.rulesets.mortecouille.commands.catapult import Catapult
from timonier.rulesets.mortecouille.commands.next import ROUND
from timonier.rulesets.mortecouille.events.catapult import Hurled
from timonier.rulesets.mortecouille.events.collision import Collided, Crossed, RodeOver, StoppedShort
from timonier.rulesets.mortecouille.events.gunnery import Fired, Hit
from timonier.rulesets.mortecouille.events.harm import Damaged, ShipLost
from timonier.rulesets.mortecouille.state import Battle, category, copies
from timonier.rulesets.mortecouille.view import hides
from timonier.rulesets.mortecouille.wind import rolls

FACES = 6


def holds(kind: type, **wanted: Any) -> Callable[[Done], bool]:
    """Return whether an end has an event of *kind* with the *wanted* fields."""

    def found(end: Done) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in wanted.items())
            for event in end.events
        )

    return found


def preview_fire(battle: Battle, order: fire.Fire, looking: Looking) -> Iterator[Line]:
    """Yield what a shot needs and does.  Rules: MC-FIRE-1 to MC-FIRE-11, MC-BLAZE-5."""
    yield from _shot(looking.outlook, Fired)
    damage = fire.amount(battle, order)
    yield Fact("damage", damage)
    yield Fact("expected_damage", damage * looking.outlook.chance(holds(Hit)))
    yield Chance("sinks", looking.outlook.chance(holds(ShipLost, ship=order.target)))
    yield _phase(battle, order.target, looking.outlook)


def preview_catapult(battle: Battle, order: Catapult, looking: Looking) -> Iterator[Line]:
    """Yield what a stone needs and does.  Rules: MC-CATA-2 to MC-CATA-8, MC-BLAZE-5."""
    look, target = looking.outlook, battle.ships[order.target]
    yield from _shot(look, Hurled)
    struck = [event.amount for end in _hit(look) for event in end.events if isinstance(event, Damaged)]
    damage = struck[0] if struck else 0
    yield Fact("damage", damage)
    yield Fact("expected_damage", damage * look.chance(holds(Hit)))
    yield Chance("sinks", look.chance(holds(ShipLost, ship=order.target)))
    least = battle.tables["catapult"]["countdown_hits"][category(battle, target)]
    yield Fact("hits_to_countdown", max(0, least - target.catapult_hits))
    after = [end.battle.ships[order.target].countdown for end in _hit(look)]
    yield Fact("countdown_after", after[0] if after else target.countdown)
    yield _phase(battle, order.target, look)


def _shot(look: Outlook, kind: type) -> Iterator[Line]:
    told = next(event for _, end in look.branches for event in end.events if isinstance(event, kind))
    for name in ("needed", "dice", "bonus"):
        yield Fact(name, getattr(told, name))
    yield Chance("hit", look.chance(holds(Hit)))


def _hit(look: Outlook) -> list[Done]:
    """Return the first end in which the target is hit, if there is any."""
    return [end for _, end in look.branches if holds(Hit)(end)][:1]


def _phase(battle: Battle, target: str, look: Outlook) -> Fact:
    """Return the phase of fire that a target which is hit would roll next."""
    after = [end.battle for end in _hit(look)] or [battle]
    return Fact("phase_next", phase_next(after[0], after[0].ships[target]), words="blaze")


def preview_contact(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what a contact, certain or likely, does to both.  Rules: MC-RAM-1 to MC-RAM-8."""
    look, pair = looking.outlook, (order.ship, order.target)
    yield Chance("contact", look.chance(holds(Collided)))
    told = next(event for _, end in look.branches for event in end.events if isinstance(event, Collided))
    for ship in pair:
        for term, points in told.losses[ship].items():
            if points or term == "total":
                yield Fact("loses", points, ship=ship, key=term, words="losses")
        sunk = holds(ShipLost, ship=ship)
        capsized = holds(ShipLost, ship=ship, fate="capsized")
        yield Chance("ship_sinks", look.chance(sunk) - look.chance(capsized), ship=ship)
    if told.contact != "bow-side":
        return
    yield Chance("capsizes", look.chance(holds(ShipLost, ship=order.target, fate="capsized")))
    yield Chance("rides_over", look.chance(holds(RodeOver)))
    crossed, stopped = look.chance(holds(Crossed)), look.chance(holds(StoppedShort))
    if crossed + stopped:
        yield Chance("crosses_then", crossed / (crossed + stopped))
        yield Distribution("crossing_damage", summed(battle.tables["collisions"]["crossing_dice"], FACES))


def preview_advance(battle: Battle, order: advance.Advance, looking: Looking) -> Iterator[Line]:
    """Yield what squares cost.  Rules: MC-MOVE-1, MC-WIND-1, MC-WIND-2."""
    yield from _costs(battle, order.ship, advance.cost(battle, order))


def preview_manoeuvre(battle: Battle, order: manoeuvre.Manoeuvre, looking: Looking) -> Iterator[Line]:
    """Yield what a turn costs.  Rules: MC-MOVE-3, MC-MOVE-4, MC-WIND-1, MC-WIND-2."""
    yield from _costs(battle, order.ship, manoeuvre.price(battle, order)[0])


def _costs(battle: Battle, ship: str, cost: int) -> Iterator[Line]:
    missing = max(0, cost - battle.ships[ship].wind_points)
    yield Fact("cost", cost)
    yield Fact("missing", missing)
    yield Fact("rounds_to_wait", missing / wind_chance(battle, ship))


def wind_chance(battle: Battle, ship: str) -> float:
    """Return how likely a ship gains a wind point in a round.  Rules: MC-WIND-1, MC-WIND-2."""
    bad = (battle.tables["wind"]["point_on"] - 1) / FACES
    return float(1 - bad**2 if copies(battle, ship, "slaves") else 1 - bad)


def preview_next(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield, ship by ship, what the dice of the next step decide.  Rules: MC-BLAZE-1 to -4, MC-WIND-3."""
    step, _ = ROUND.after(battle.step)
    for ship in battle.afloat():
        sheet = battle.ships[ship]
        phase = phase_next(battle, sheet)
        if step == "wind" and rolls(sheet):
            yield Chance("gains_wind", wind_chance(battle, ship), ship=ship)
        elif step == "blaze" and phase is not None:
            out_on = battle.tables["blaze"]["phases"][phase]["out_on"]
            yield Fact("phase", phase, ship=ship, words="blaze")
            yield Chance("put_out", (FACES + 1 - out_on) / FACES if sheet.manned else 0.0, ship=ship)


def as_seen(battle: Battle, viewer: Viewer) -> Battle:
    """Return the battle as if what *viewer* is not shown had never been bought.  Rules: MC-SHOP-5."""
    seen = battle.fork()
    for ship, sheet in battle.ships.items():
        if hides(battle, sheet.side, viewer):
            seen.ships[ship] = evolve(sheet, options={})
    for side, band in battle.sides.items():
        if hides(battle, side, viewer):
            seen.sides[side] = evolve(band, fleet_options=())
    return seen


PREVIEWS: Mapping[str, Any] = {
    "fire": preview_fire,
    "catapult": preview_catapult,
    "collide": preview_contact,
    "share_square": preview_contact,
    "advance": preview_advance,
    "manoeuvre": preview_manoeuvre,
    "next": preview_next,
}
