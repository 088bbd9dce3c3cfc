"""The state of a battle.  Nothing in this game is secret."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.hexes import DEGREES
from timonier.rulesets.broadsides.potentials import combat, fire_column, movement, points_left, score
from timonier.rulesets.broadsides.sailing import attitude, stuck
from timonier.rulesets.broadsides.state import IN_PLAY, Battle, Ship


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state, the same for everybody.  Rules: BR-SHIP-1, BR-WIND-1, BR-SCORE-1."""
    wind = battle.wind_from
    return {
        "ruleset": "broadsides",
        "options": dict(battle.options),
        "round": battle.round,
        "step": battle.step,
        "phase": turn.STEPS.index(battle.step),
        "active_side": battle.active_side,
        "sides": {
            name: {
                "name": side.name,
                "order": side.order,
                "phase_action": side.phase_action,
                "score": score(battle, name),
            }
            for name, side in battle.sides.items()
        },
        "ships": {name: sheet(battle, ship) for name, ship in battle.ships.items()},
        "wind": {"from": wind, "from_deg": None if wind is None else wind * DEGREES, "force": None},
        "map": None if battle.land is None else {"land": codec.dump(battle.land)},
        "over": battle.over,
    }


def sheet(battle: Battle, ship: Ship) -> dict[str, Any]:
    """Return all of a ship, what is derived too."""
    return {
        "name": ship.name,
        "side": ship.side,
        "type": ship.type,
        "kind": ship.kind,
        "combat_printed": ship.combat_printed,
        "movement_printed": ship.movement_printed,
        "value": ship.value,
        "hits": ship.hits,
        "combat": combat(battle, ship),
        "movement": movement(battle, ship),
        "fire_column": fire_column(battle, ship),
        "status": ship.status,
        "captured_by": ship.captured_by,
        "hex": codec.dump(ship.hex),
        "heading": ship.heading,
        "attitude": attitude(battle, ship.heading),
        "grappled_with": list(ship.grappled_with),
        "boarders_bonus": ship.boarders_bonus,
        "fired": ship.fired,
        "boarded": ship.boarded,
        "was_boarded": ship.was_boarded,
        "tried_break_off": ship.tried_break_off,
        "points_spent": ship.points_spent,
        "points_left": points_left(battle, ship),
        "stuck": stuck(battle, ship),
        "gauges": gauges(battle, ship),
        "marks": marks(battle, ship),
    }


def gauges(battle: Battle, ship: Ship) -> list[dict[str, Any]]:
    """Return what is shown as bars: id, value and most; a fort has only the first, full."""
    found = [{"id": "combat", "value": combat(battle, ship), "max": ship.combat_printed}]
    if not ship.is_fort:
        whole = movement(battle, ship)
        found.append({"id": "movement", "value": whole, "max": ship.movement_printed})
        if battle.step in turn.MOVES and battle.active_side == ship.side:
            found.append({"id": "points_left", "value": points_left(battle, ship), "max": whole})
    return found


def marks(battle: Battle, ship: Ship) -> list[dict[str, Any]]:
    """Return the short words beside her name, in order; the bonus with its value."""
    there = {
        ship.status: ship.status != IN_PLAY,
        "grappled": bool(ship.grappled_with),
        "bonus": ship.boarders_bonus != 0,
        "stuck": stuck(battle, ship),
        "fired": ship.fired,
        "boarded": ship.boarded,
    }
    return [
        {"id": mark, "value": ship.boarders_bonus if mark == "bonus" else None}
        for mark, is_there in there.items()
        if is_there
    ]
