"""How a ship lies to the wind, and what each step costs her."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from timonier.rulesets.broadsides.hexes import DIRECTIONS, Hex, neighbour, turned
from timonier.rulesets.broadsides.potentials import movement
from timonier.rulesets.broadsides.state import Battle, Ship

HEAD_TO_WIND, CLOSE_HAULED, REACHING, RUNNING = ATTITUDES = (
    "head_to_wind",
    "close_hauled",
    "reaching",
    "running",
)
AHEAD = "ahead"
TURNS = {"port": -1, "starboard": 1}
STEPS = (AHEAD, *TURNS)

_ROUND = (HEAD_TO_WIND, CLOSE_HAULED, REACHING, RUNNING, REACHING, CLOSE_HAULED)


def attitude(battle: Battle, heading: int | None) -> str | None:
    """Return how a ship of that heading lies to the wind, None without either.  Rules: BR-WIND-6."""
    if heading is None or battle.wind_from is None:
        return None
    return _ROUND[(heading - battle.wind_from) % len(DIRECTIONS)]


def costs(battle: Battle, lying: str) -> Mapping[str, int]:
    """Return the points of a hex ``ahead`` (0: not allowed) and of a ``turn``.  Rules: BR-MOVE-3 to -5."""
    rows: list[Mapping[str, Any]] = battle.tables["sailing"]["rows"]
    return next(row for row in rows if row["attitude"] == lying)


def stuck(battle: Battle, ship: Ship) -> bool:
    """Tell whether her whole movement potential pays for no step.  Rules: BR-DMG-5."""
    if not ship.in_play or ship.is_fort:
        return False
    points = movement(battle, ship)
    lying = attitude(battle, ship.heading)
    if points == 0 or lying is None or battle.options["sailing"] == "free":
        return points == 0
    cost = costs(battle, lying)
    return points < cost["turn"] and not 0 < cost["ahead"] <= points


@dataclass(frozen=True)
class Leg:
    """One step of a move: its *cost*, whether she goes *against_wind*, and where it brings her."""

    step: str
    cost: int
    against_wind: bool
    heading: int | None
    hex: Hex | None


def legs(battle: Battle, ship: Ship, steps: tuple[str, ...], heading: int | None) -> list[Leg]:
    """Return the steps of a move that begins on *heading*.  Rules: BR-MOVE-2 to BR-MOVE-5, BR-MOVE-8."""
    here = ship.hex
    found: list[Leg] = []
    for step in steps:
        cost, against_wind = _price(battle, heading, step)
        if step != AHEAD:
            heading = None if heading is None else turned(heading, TURNS[step])
        elif heading is not None and here is not None:
            here = neighbour(here, heading)
        found.append(Leg(step, cost, against_wind, heading, here))
    return found


def _price(battle: Battle, heading: int | None, step: str) -> tuple[int, bool]:
    """Return the cost of a step and whether it is ahead into the wind, which costs as close-hauled."""
    lying = attitude(battle, heading)
    if battle.options["sailing"] == "free" or lying is None:
        return 0, False
    if step != AHEAD:
        return costs(battle, lying)["turn"], False
    if costs(battle, lying)[AHEAD] == 0:
        return costs(battle, CLOSE_HAULED)[AHEAD], True
    return costs(battle, lying)[AHEAD], False
