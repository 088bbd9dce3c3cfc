"""What modules do by themselves in the step of activation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.events import Event
from timonier.rulesets.tartare.events.damage import FireOut
from timonier.rulesets.tartare.events.turn import (
    CrewHealed,
    HullGained,
    OxygenGained,
    PropulsionGained,
    ShieldGained,
)
from timonier.rulesets.tartare.modules import fires_put_out, times, works
from timonier.rulesets.tartare.state import Battle, Ship, active_by_speed, constant


def activate(battle: Battle) -> Iterator[Event]:
    """Let every module act that works as the step begins.  Rules: TT-ACT-1 to TT-ACT-9."""
    ships = active_by_speed(battle)
    working = {
        ship: [name for name in battle.ships[ship].modules if works(battle, battle.ships[ship], name)]
        for ship in ships
    }
    for ship in ships:
        yield from _gauges(battle, ship, working[ship])
        if "firefighting" in working[ship]:
            yield from _fires_on_entering(battle, ship)
        if "medical" in working[ship]:
            yield from _patients(battle, ship)


def propulsion_max(battle: Battle, ship: Ship) -> int:
    """Return how many units of propulsion the ship can store.  Rules: TT-ACT-2, TT-ACT-8."""
    return constant(battle, "propulsion_cap") * ship.speed


def put_out_the_rest(battle: Battle) -> Iterator[Event]:
    """Put out fires with what Fire-fighting has left: where crew stands first, then in sheet order.

    Rules: TT-ACT-6, TT-ACT-9.
    """
    for ship in active_by_speed(battle):
        sheet = battle.ships[ship]
        left = fires_put_out(battle, sheet) - sheet.turn.extinguished
        if left > 0 and works(battle, sheet, "firefighting"):
            by_need = sorted(sheet.burning, key=lambda name: sheet.modules[name].hands == 0)
            for name in by_need[:left]:
                yield FireOut(ship=ship, module=name)


def _gauges(battle: Battle, ship: str, working: list[str]) -> Iterator[Event]:
    """Raise gauges, none above where it started.  Rules: TT-ACT-2 to TT-ACT-5, TT-ACT-8, TT-ACT-9."""
    sheet, gains = battle.ships[ship], battle.tables["activation"]
    if "engine" in working:
        stored, most = sheet.propulsion or 0, propulsion_max(battle, sheet)
        yield from _gain(PropulsionGained, ship, gains["propulsion"] * sheet.speed, stored, most)
    if "survival" in working:
        amount = gains["oxygen"] * times(battle, sheet, "survival")
        yield from _gain(OxygenGained, ship, amount, sheet.oxygen, sheet.oxygen_max)
    if "shield" in working:
        amount = gains["shield"] * times(battle, sheet, "shield")
        yield from _gain(ShieldGained, ship, amount, sheet.shield, sheet.shield_max)
    if "repair" in working:
        yield from _gain(HullGained, ship, gains["hull"], sheet.hull, sheet.hull_max)


def _gain(event: Any, ship: str, amount: int, value: int, most: int) -> Iterator[Event]:
    if (gained := min(amount, most - value)) > 0:
        yield event(ship=ship, amount=gained)


def _fires_on_entering(battle: Battle, ship: str) -> Iterator[Event]:
    """Put all fires out where there is nothing to choose.  Rules: TT-ACT-6, TT-ACT-9."""
    sheet = battle.ships[ship]
    if len(sheet.burning) <= fires_put_out(battle, sheet) - sheet.turn.extinguished:
        for name in sheet.burning:
            yield FireOut(ship=ship, module=name)


def _patients(battle: Battle, ship: str) -> Iterator[Event]:
    """Heal who lies on Medical.  Rules: TT-ACT-7."""
    wounded = battle.ships[ship].modules["medical"].wounded
    for _ in range(min(wounded, battle.tables["activation"]["healed"])):
        yield CrewHealed(ship=ship)
