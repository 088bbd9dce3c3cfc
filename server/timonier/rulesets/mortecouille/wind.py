"""The wind step: drifting fire ships and wind dice.  Rules: MC-WIND-1 to -3, MC-SUIC-2."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.mortecouille.events.movement import Drifted, NoWind, WindGained
from timonier.rulesets.mortecouille.state import Battle, Ship, copies


def rolls(ship: Ship) -> bool:
    """Tell whether a ship afloat rolls for wind.  Rules: MC-WIND-3."""
    return ship.manned and not ship.panicked


def step(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Let fire ships drift and every other ship roll, in fleet order.  Rules: MC-WIND-3, MC-SUIC-2."""
    afloat = battle.afloat()
    waiting = sum(rolls(battle.ships[ship]) for ship in afloat)
    for ship in afloat:
        if not battle.ships[ship].manned:
            yield Drifted(ship=ship, squares=battle.tables["wind"]["drift"])
        elif rolls(battle.ships[ship]):
            waiting -= 1
            yield from gather(battle, ship, dice, ahead=waiting)


def gather(battle: Battle, ship: str, dice: Dice, ahead: int) -> Iterator[Event]:
    """Roll a ship's wind die, and at once the slaves' where it was bad.  Rules: MC-WIND-1, MC-WIND-2."""
    point_on, points = battle.tables["wind"]["point_on"], battle.ships[ship].wind_points
    good = dice.roll(1, 6, "wind", ship, ahead=ahead).face >= point_on
    if not good and copies(battle, ship, "slaves"):
        good = dice.roll(1, 6, "slaves", ship, ahead=ahead).face >= point_on
    if good:
        yield WindGained(ship=ship, wind_points=points + 1)
    else:
        yield NoWind(ship=ship, wind_points=points)
