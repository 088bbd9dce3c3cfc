"""The state of a battle as everybody may see it: nothing is hidden but by veils."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.rulesets.tartare.activation import propulsion_max
from timonier.rulesets.tartare.gauges import gauges, marks
from timonier.rulesets.tartare.modules import energy_available
from timonier.rulesets.tartare.state import Battle, Ship, deployment, points_of, speed_order

RULESET_ID = "tartare"

SHEET = (
    *("name", "side", "type", "faction", "class", "size", "points"),
    *("speed", "lasers", "turrets", "crew", "energy"),
    *("hull", "hull_max", "shield", "shield_max", "oxygen", "oxygen_max", "torpedoes", "torpedoes_max"),
    *("propulsion", "propulsion_max", "fit", "wounded", "dead", "energy_available", "status"),
    *("modules", "reserve", "incoming", "turn", "gauges", "marks"),
)
"""What the state shows of a ship, in this order."""


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state of *battle*.  Rules: TT-GEN-5."""
    return {
        "ruleset": RULESET_ID,
        "options": dict(battle.options),
        "round": battle.round,
        "step": battle.step,
        "order": speed_order(battle),
        "deployment": deployment(battle),
        "acting_speed": battle.acting_speed,
        "attack_part": battle.attack_part,
        "sides": {side: _side(battle, side) for side in battle.sides},
        "ships": {name: _ship(battle, ship) for name, ship in battle.ships.items()},
        "wind": None,
        "over": battle.over,
    }


def _side(battle: Battle, side: str) -> dict[str, Any]:
    """Rules: TT-FLEET-1."""
    points, scale = points_of(battle, side), battle.options["scale"]
    return {
        "name": battle.sides[side],
        "points": points,
        "active": sum(ship.side == side and ship.is_active for ship in battle.ships.values()),
        "over_scale": 0 < scale < points,
    }


def _ship(battle: Battle, ship: Ship) -> dict[str, Any]:
    available = energy_available(battle, ship)
    sheet = {
        **codec.dump(ship),
        "class": ship.ship_class,
        "propulsion_max": None if ship.propulsion is None else propulsion_max(battle, ship),
        "fit": ship.fit,
        "wounded": ship.wounded,
        "energy_available": available,
        "reserve": {
            "crew": ship.reserve_crew,
            "wounded": ship.reserve_wounded,
            "energy": max(0, available - ship.energy_laid),
        },
        "gauges": [
            {"id": gauge.id, "value": gauge.value, "max": gauge.max, "level": gauge.level}
            for gauge in gauges(battle, ship)
        ],
        "marks": [{"id": mark.id, "value": mark.value} for mark in marks(ship)],
    }
    return {name: sheet[name] for name in SHEET}
