"""The turn sequence.  Rules: 7S-ROUND-1 to 7S-ROUND-3, 7S-WIND-4, -9 to -11, 7S-DRIFT, 7S-BLAZE, 7S-SINK."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.seventh_sea import damage, sailing
from timonier.rulesets.seventh_sea.commands.muskets import MUSKET_PHASES
from timonier.rulesets.seventh_sea.events.damage import FireBurned, FireOut
from timonier.rulesets.seventh_sea.events.rounds import (
    ActionDice,
    PhaseStarted,
    RoundEnded,
    RoundStarted,
    actions_later,
    phases_later,
)
from timonier.rulesets.seventh_sea.events.sailing import (
    Drifted,
    Hurricane,
    InertiaDue,
    SpeedChanged,
    WindChanged,
    WindChecked,
    WindSet,
)
from timonier.rulesets.seventh_sea.events.sinking import SideSubmerged, Sunk
from timonier.rulesets.seventh_sea.rolls import SIDES
from timonier.rulesets.seventh_sea.state import Battle, Ship, Sinking, Wind

LAST_PHASE = 10
FORCES = range(10)
RANKS = 10
"""No trait has more."""


def set_wind(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Yield the wind at the start of the battle, drawn unless it is set (7S-WIND-4)."""
    if battle.wind is None:
        return
    direction = battle.wind.direction
    if direction is None:
        face = dice.roll(1, 6, "wind_direction").face
        direction = sailing.turned_heading(face, battle.constant("direction_add"))
    yield WindSet(direction=direction, force=battle.wind.force, from_deg=Wind(direction, 0).from_deg or 0)


def next_phase(battle: Battle) -> int | None:
    """Return the next phase in which anybody can act, None where the round is at its end (7S-ROUND-1).

    From the start of a round it is phase 10 at the latest.
    """
    now = battle.phase or 0
    ships = [battle.ships[ship] for ship in battle.in_play()]
    muskets = any(ship.musket_crew for ship in ships)
    for phase in range(now + 1, LAST_PHASE + 1):
        if any(phase in ship.dice_left for ship in ships) or (muskets and phase in MUSKET_PHASES):
            return phase
    return LAST_PHASE if battle.step == "start" else None


def enter_phase(battle: Battle, phase: int) -> Iterator[Event]:
    """Yield the ships whose last phase has come, then the phase and who acts in it.

    Rules: 7S-SINK-3, 7S-ROUND-3.
    """
    passed = phase - (battle.phase or 0)
    for ship in battle.in_play():
        if _phases_up(battle.ships[ship], passed):
            yield Sunk(ship=ship)
    acting = [ship for ship in battle.in_play() if phase in battle.ships[ship].dice_left]
    order = sorted(acting, key=lambda ship: (-battle.ships[ship].initiative, -battle.ships[ship].panache))
    yield PhaseStarted(round=battle.round, phase=phase, order=tuple(order), passed=passed)


def _phases_up(ship: Ship, passed: int) -> bool:
    sinking = phases_later(ship.sinking, passed)
    return sinking is not None and sinking.phases_left == 0


def end_round(battle: Battle) -> Iterator[Event]:
    """Yield what the end of a round does, in the order of the turn sequence.

    Rules: 7S-BLAZE-2, 7S-SINK-2, 7S-DRIFT-1 to -3, 7S-SINK-3.
    """
    passed = LAST_PHASE - (battle.phase or 0)
    for ship in battle.in_play():
        sheet = battle.ships[ship]
        out = min(sheet.fires, sheet.fire_crew)
        if out:
            yield FireOut(ship=ship, count=out, left=sheet.fires - out)
    for ship in battle.in_play():
        sinking = actions_later(battle.ships[ship])
        if sinking is not None and sinking.actions_left == 0:
            yield Sunk(ship=ship)
    drifted = sailing.drifting(battle)
    for ship in drifted:
        yield Drifted(ship=ship, direction=battle.wind.direction if battle.wind else None)
    yield from sink_by_the_clock(battle, passed)
    yield RoundEnded(round=battle.round, passed=passed, drifted=tuple(drifted))


def sink_by_the_clock(battle: Battle, passed: int) -> Iterator[Event]:
    """Yield the ships that go down, or list under, at the end of this round (7S-SINK-3)."""
    for ship in battle.in_play():
        sinking = battle.ships[ship].sinking
        if sinking is None:
            continue
        if _phases_up(battle.ships[ship], passed) or (
            sinking.sinks_at_round is not None and sinking.sinks_at_round <= battle.round
        ):
            yield Sunk(ship=ship)
        elif _side_goes_under(battle, sinking):
            yield SideSubmerged(ship=ship, side=sinking.side)


def _side_goes_under(battle: Battle, sinking: Sinking) -> bool:
    under = sinking.side_under_at_round
    return under is not None and not sinking.side_under and under <= battle.round


def check_wind(battle: Battle, ended: int, dice: Dice) -> Iterator[Event]:
    """Yield the check of the wind after every third round, and its change.

    Rules: 7S-WIND-9, 7S-WIND-10, 7S-WIND-11.
    """
    wind = battle.wind
    if wind is None or wind.direction is None or not battle.options["wind_change"]:
        return
    if ended % battle.constant("wind_check_every"):
        return
    face = dice.roll(1, SIDES, "wind_check").face
    needed = battle.options["wind_threshold"] or wind.direction
    yield WindChecked(face=face, needed=needed, changes=face >= needed)
    if face < needed:
        return
    shift, gust = dice.roll_each([AskDice(1, SIDES, "wind_shift"), AskDice(1, SIDES, "wind_force")])
    direction = shifted(battle, wind, shift.face)
    force = wind.force + battle.tables["gust"]["steps"][gust.face - 1]
    force = min(max(force, FORCES[0]), FORCES[-1])
    yield WindChanged(direction=direction, force=force, from_deg=Wind(direction, force).from_deg or 0)


def shifted(battle: Battle, wind: Wind, face: int) -> int:
    """Return the new direction by T-SHIFT (7S-WIND-10)."""
    step = battle.tables["shift"][battle.options["wind_shift_table"]]["steps"][face - 1]
    now = wind.direction or 0
    if step == "origin":
        return wind.initial_direction or now
    return sailing.turned_heading(now, step)


def begin_round(battle: Battle, round_: int, dice: Dice) -> Iterator[Event]:
    """Yield the beginning of a round: resets, sails, fires, action dice, inertia.

    Rules: 7S-WIND-6, 7S-WIND-7, 7S-BLAZE-1, 7S-ROUND-2, 7S-MOVE-4.
    """
    if battle.wind is not None and battle.wind.force == sailing.HURRICANE:
        yield Hurricane()
        return
    yield RoundStarted(round=round_)
    for ship in battle.in_play():
        if battle.ships[ship].speed == "full" and sailing.full_sail_forbidden(battle, battle.ships[ship]):
            yield SpeedChanged(ship=ship, speed="battle", cause="wind")
    for ship in battle.in_play():
        yield from burn(battle, ship, dice)
    yield from roll_action_dice(battle, dice)
    for ship in battle.in_play():
        hexes = sailing.inertia_due(battle, battle.ships[ship])
        if hexes:
            yield InertiaDue(ship=ship, hexes=hexes)


def burn(battle: Battle, ship: str, dice: Dice) -> Iterator[Event]:
    """Yield what the fires aboard do: each is one serious damage on Resolve (7S-BLAZE-1)."""
    fires = battle.ships[ship].fires
    if fires:
        yield FireBurned(ship=ship, fires=fires)
        yield from damage.damage_seriously(
            battle, ship, fires, "fire", dice, first=("resolve",) * min(fires, RANKS)
        )


def roll_action_dice(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Yield the action dice of every manned ship, all thrown together (7S-ROUND-2, 7S-ROUND-7, 7S-MAST-1)."""
    rolling = [ship for ship in battle.in_play() if battle.ships[ship].finesse]
    asks = [AskDice(battle.ships[ship].panache or 1, SIDES, "initiative", ship) for ship in rolling]
    for ship, throw in zip(rolling, dice.roll_each(asks), strict=True):
        faces = throw.faces if battle.ships[ship].panache else tuple(f for f in throw.faces if f != SIDES)
        yield ActionDice(ship=ship, dice=tuple(sorted(faces)))
