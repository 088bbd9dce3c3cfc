"""The public board: steps, wind, gauges, marks and sheets, as console, display and print show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.describe import type_label
from timonier.kernel.ruleset import Viewer
from timonier.kernel.texts import Words
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.commands.adjust import OF_FORTS, OF_SHIPS
from timonier.rulesets.broadsides.commands.next import automatic_shots
from timonier.rulesets.broadsides.hexes import DEGREES
from timonier.rulesets.broadsides.potentials import points_left
from timonier.rulesets.broadsides.state import Battle, Ship
from timonier.rulesets.broadsides.view import sheet

GAUGES = ("combat", "movement", "points_left")

LOW, VERY_LOW = 2, 4
"""A gauge is worn at a half of its maximum or less, critical at a quarter or less."""

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "potentials": (
        "combat",
        "movement",
        "fire_column",
        "hits",
        "combat_printed",
        "movement_printed",
        "value",
    ),
    "position": ("hex", "heading", "attitude", "stuck"),
    "fight": ("grappled_with", "boarders_bonus"),
    "phase": ("fired", "boarded", "was_boarded", "tried_break_off", "points_spent", "points_left"),
    "fate": ("status", "captured_by"),
}
OF_FORT = (
    "combat",
    "fire_column",
    "combat_printed",
    "value",
    "hex",
    "fired",
    "status",
    "captured_by",
)

REFS = {"captured_by": "side", "grappled_with": "ship"}
"""What the ids on the sheet point to."""


def board(battle: Battle, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return the board, the same for everybody."""
    return {
        "round": battle.round,
        "steps": [{"id": step, "label": _step_label(battle, step, words)} for step in turn.STEPS],
        "step": battle.step,
        "idle": _idle(battle),
        "over": battle.over,
        "wind": _wind(battle, words),
        "sides": [{"id": name, "name": side.name} for name, side in battle.sides.items()],
        "ships": [_card(battle, viewer, name, words) for name in battle.ships],
    }


def _idle(battle: Battle) -> bool:
    """Tell whether no ship has anything to do in this phase.  Rules: BR-TURN-2, BR-AUTO-1, BR-WIND-2."""
    if battle.step == turn.SETUP:
        return False
    ships = [ship for ship in battle.ships.values() if ship.in_play and ship.side == battle.active_side]
    if battle.step in turn.MOVES:
        return not any(_acts(battle, ship) for ship in ships)
    if battle.step in turn.AUTOMATIC and battle.options["automatic_fire"] == "self":
        unplaced = any(ship.hex is None and not ship.fired for ship in ships)
        return not unplaced and next(automatic_shots(battle, ()), None) is None
    return not ships


def _acts(battle: Battle, ship: Ship) -> bool:
    """Tell whether a ship can act in this phase: a fort never sails, and a shot or a boarding is her last.

    Rules: BR-TURN-2, BR-MOVE-1, BR-FORT-5, BR-FIRE-1, BR-BOARD-9.
    """
    if not ship.in_play or ship.side != battle.active_side:
        return False
    if battle.step in turn.MOVES:
        return not ship.is_fort and points_left(battle, ship) > 0
    return not (ship.fired or ship.boarded)


def _step_label(battle: Battle, step: str, words: Words) -> str:
    """Return the name of a step with that of the side in phase."""
    order = turn.acts(step)
    names = [side.name for side in battle.sides.values() if side.order == order]
    return words.get(f"board-step-{step}", side=names[0]) if names else words.get(f"step-{step}")


def _wind(battle: Battle, words: Words) -> dict[str, Any] | None:
    """Return the wind for dials and lights, None while none is known.  Rules: BR-WIND-1."""
    if battle.wind_from is None:
        return None
    return {
        "from_deg": battle.wind_from * DEGREES,
        "force_label": words.get("wind-force"),
        "beaufort": battle.tables["beaufort"]["always"],
    }


def _card(battle: Battle, viewer: Viewer, name: str, words: Words) -> dict[str, Any]:
    """Return what is shown of one ship; hidden ships are not named as those who hold her."""
    ship = battle.ships[name]
    partners = [one for one in ship.grappled_with if viewer.is_gm or battle.veils.get(one) != "whole"]
    values = {**sheet(battle, ship), "grappled_with": partners}
    return {
        "id": name,
        "name": ship.name,
        "side": ship.side,
        "type_label": type_label(ship.type, battle.tables["ship_types"][ship.type], words),
        "in_play": ship.in_play,
        "acting": _acts(battle, ship),
        "heading_deg": None if ship.heading is None else ship.heading * DEGREES,
        "gauges": [_gauge(one, words) for one in values["gauges"] if one["max"]],
        "marks": [_mark(one, words) for one in values["marks"]],
        "sheet": _sheet(ship, values, words),
    }


def _gauge(gauge: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Return a bar; one whose top is 0 is not drawn."""
    value, most = gauge["value"], gauge["max"]
    level = "critical" if value * VERY_LOW <= most else "worn" if value * LOW <= most else "good"
    return {
        "id": gauge["id"],
        "label": words.get(f"gauge-{gauge['id']}"),
        "value": value,
        "max": most,
        "level": level,
        "ticks": [tick for tick in (most // VERY_LOW, most // LOW) if tick],
    }


def _mark(mark: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Return a mark; a bonus always shows its sign."""
    value = mark["value"]
    label = words.get(f"mark-{mark['id']}")
    return {"id": mark["id"], "label": label, "value": None if value is None else f"{value:+d}"}


def _sheet(ship: Ship, values: Mapping[str, Any], words: Words) -> list[dict[str, Any]]:
    """Return the sections of her sheet; of a fort only what a fort has."""
    adjustable = OF_FORTS if ship.is_fort else tuple(OF_SHIPS)
    shown = {
        section: [field for field in fields if field in OF_FORT or not ship.is_fort]
        for section, fields in SECTIONS.items()
    }
    return [
        {
            "title": words.get(f"sheet-{section}"),
            "rows": [
                {
                    "field": field,
                    "label": words.get(f"field-{field}"),
                    "value": values[field],
                    "adjustable": field in adjustable,
                    **({"ref": REFS[field]} if field in REFS else {}),
                }
                for field in fields
            ],
        }
        for section, fields in shown.items()
        if fields
    ]
