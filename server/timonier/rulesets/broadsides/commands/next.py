"""``next``: on to the next phase, and what that phase does by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides import lookup, turn
from timonier.rulesets.broadsides.checks import known, running
from timonier.rulesets.broadsides.commands import fire
from timonier.rulesets.broadsides.events.turn import RoundStarted, StepStarted, WindHeld, WindSet
from timonier.rulesets.broadsides.gunnery import longest, shot, sight
from timonier.rulesets.broadsides.hexes import DEGREES, Hex, distance, turned
from timonier.rulesets.broadsides.potentials import combat
from timonier.rulesets.broadsides.state import FIRE, Battle, Ship


@dataclass(frozen=True, kw_only=True)
class Next:
    """Go on to the next phase; *hold_fire* names those that do not fire by themselves in it."""

    hold_fire: tuple[str, ...] = fields.ship(())


def checks(battle: Battle, order: Next, faults: Faults) -> Iterator[Refusal]:
    """Say what is left to do in this phase.

    Rules: BR-TURN-5, BR-TURN-6.  Refuses: battle_over, bad_value, unknown_ship, fight_not_rolled, last_round.
    """
    yield from running(battle, faults)
    yield from known(battle, "hold_fire", *order.hold_fire)
    waiting = _fight_not_rolled(battle)
    if waiting is not None:
        yield soft("fight_not_rolled", "BR-TURN-5", ship=waiting)
    last = battle.options["last_round"]
    if battle.step == turn.LAST and 0 < last <= battle.round:
        yield soft("last_round", "BR-TURN-6", round=battle.round)


def _fight_not_rolled(battle: Battle) -> str | None:
    """Return the first ship in phase whose fight has not been thrown.  Rules: BR-TURN-5, BR-BOARD-9."""
    side = battle.active_side
    if battle.step not in turn.ACTIONS or side is None:
        return None
    if battle.options["fire_or_boarding"] == "side" and battle.sides[side].phase_action == FIRE:
        return None
    return next(
        (name for name, ship in battle.ships.items() if ship.side == side and _rests(battle, ship)), None
    )


def _rests(battle: Battle, ship: Ship) -> bool:
    attacked = any(battle.ships[enemy].was_boarded for enemy in ship.grappled_with)
    return ship.in_play and bool(ship.grappled_with) and not ship.boarded and not attacked


def handle(battle: Battle, order: Next, dice: Dice) -> Iterator[Event]:
    """Begin the next phase.  Rules: BR-TURN-1 to -3, BR-WIND-2 to -4, BR-AUTO-1 to -5."""
    step, new_round = turn.TURN.after(battle.step)
    if new_round:
        yield RoundStarted(round=battle.round + 1)
    order_of_side = turn.acts(step)
    side = next((name for name, there in battle.sides.items() if there.order == order_of_side), None)
    yield StepStarted(round=battle.round, step=step, phase=turn.STEPS.index(step), side=side)
    if step == turn.WIND:
        yield from _wind(battle, dice)
    elif step in turn.AUTOMATIC and battle.options["automatic_fire"] == "self":
        yield from _automatic_fire(battle, order.hold_fire, dice)


def _wind(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Draw the wind where none is known, or let it shift.  Rules: BR-WIND-2 to BR-WIND-4."""
    draw, shift = battle.tables["wind_start"], battle.tables["wind_shift"]
    if battle.wind_from is None:
        drawn = lookup.row(draw, "die", lookup.throw(dice, draw, "wind_start").total)["from"]
        yield WindSet(from_=drawn, from_deg=drawn * DEGREES, cause="drawn")
    elif wind_may_shift(battle):
        by = lookup.row(shift, "die", lookup.throw(dice, shift, "wind_shift").total)["turn"]
        blows = turned(battle.wind_from, by)
        if by == 0:
            yield WindHeld(from_=blows)
        else:
            yield WindSet(from_=blows, from_deg=blows * DEGREES, cause="shift")


def wind_may_shift(battle: Battle) -> bool:
    """Tell whether the wind is tried in this round.  Rules: BR-WIND-3, BR-WIND-4."""
    shift = battle.tables["wind_shift"]
    since: int = battle.round - shift["first_round"]
    return bool(battle.options["wind_shifts"]) and since >= 0 and since % shift["every"] == 0


def _automatic_fire(battle: Battle, hold_fire: tuple[str, ...], dice: Dice) -> Iterator[Event]:
    """Let all that can fire, one after the other in list order.  Rules: BR-AUTO-1 to BR-AUTO-4."""
    for name, target in automatic_shots(battle, hold_fire):
        seen = sight(battle, name, target, None, None, None)
        yield from shot(battle, name, target, seen, dice, automatic=True)


def automatic_shots(battle: Battle, hold_fire: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield who fires at whom by herself, each as the battle is when her turn comes.  Rules: BR-AUTO-1."""
    side = battle.active_side
    for name in tuple(battle.ships):
        ship = battle.ships[name]
        if ship.side != side or name in hold_fire or not ship.in_play or ship.hex is None:
            continue
        if ship.heading is None and not ship.is_fort:
            continue
        target = _chosen(battle, name, ship.hex)
        if target is not None:
            yield name, target


def _chosen(battle: Battle, name: str, here: Hex) -> str | None:
    """Return the nearest target, of those the weakest, of those the first listed.  Rules: BR-AUTO-2."""
    within = [
        (distance(here, ship.hex), combat(battle, ship), target)
        for target, ship in battle.ships.items()
        if ship.hex is not None and target != name
    ]
    for span, _, target in sorted(within, key=lambda found: found[:2]):
        if span > longest(battle):
            return None
        order = fire.Fire(ship=name, target=target)
        if next(iter(fire.checks(battle, order, {})), None) is None:
            return target
    return None


NEXT = Command("next", Next, checks, handle, "BR-TURN-1")
