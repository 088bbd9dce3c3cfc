"""The public board: gauges, marks and sheets that any screen can show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.describe import type_label
from timonier.kernel.ruleset import Viewer
from timonier.kernel.texts import Words
from timonier.rulesets.seventh_sea.commands.muskets import MUSKET_PHASES
from timonier.rulesets.seventh_sea.damage import sink_at
from timonier.rulesets.seventh_sea.setup import stores_per_rank
from timonier.rulesets.seventh_sea.state import TRAITS, Battle, Ship
from timonier.rulesets.seventh_sea.view import sheet_of

GAUGES = (*TRAITS, "drama", "superficial", "serious", "provisions")
RISING = ("superficial", "serious")
SHEET = {
    "traits": TRAITS,
    "damage": ("superficial", "serious", "sink_at", "fires", "powder_wet", "aground"),
    "sailing": ("speed", "heading", "wind_angle", "irons", "dice_left"),
    "crew": ("crew_free", "fire_crew", "musket_crew", "crew_kind", "master_gunner", "drama"),
    "hold": ("draught", "cargo", "provisions", "goods"),
}
"""What the sheet of a ship shows, by group."""

DERIVED = ("sink_at", "crew_free", "draught", "cargo")
"""What no decree sets, since it follows from the rest."""

SUPERFICIAL_PER_RESOLVE = 10
"""Superficial damage has no top of its own: it is drawn against ten for each rank of the hull."""


def board(battle: Battle, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return the board of *battle*, labels in the language of *words*."""
    phases = [{"id": str(phase), "label": words.get("step-phase", phase=phase)} for phase in range(1, 11)]
    steps = [{"id": step, "label": words.get(f"step-{step}")} for step in ("setup", "start")]
    return {
        "round": battle.round,
        "steps": [*steps, *phases],
        "step": str(battle.phase) if battle.step == "phase" else battle.step,
        "idle": idle(battle),
        "over": battle.over,
        "wind": wind_of(battle, words),
        "sides": [{"id": side, "name": sheet.name} for side, sheet in battle.sides.items()],
        "ships": [ship_of(battle, ship, words) for ship in battle.ships],
    }


def idle(battle: Battle) -> bool:
    """Tell whether nobody has anything to do in this step: no action left and no volley of muskets.

    Rules: 7S-ROUND-1, 7S-MUSK-2.
    """
    ships = [battle.ships[ship] for ship in battle.in_play()]
    volleys = battle.phase in MUSKET_PHASES and any(ship.musket_crew and not ship.volleyed for ship in ships)
    return battle.step == "phase" and not volleys and not any(ship.acting for ship in ships)


def wind_of(battle: Battle, words: Words) -> dict[str, Any] | None:
    """Return the wind as all screens show it: where it comes from, and its force in words (7S-WIND-12)."""
    if battle.wind is None:
        return None
    force = battle.wind.force
    label = words.get("force", force=force)
    return {
        "from_deg": battle.wind.from_deg,
        "force_label": label,
        "beaufort": battle.tables["beaufort"]["force"][force],
    }


def ship_of(battle: Battle, ship: str, words: Words) -> dict[str, Any]:
    """Return one ship of the board."""
    sheet = battle.ships[ship]
    return {
        "id": ship,
        "name": sheet.name,
        "side": sheet.side,
        "type_label": type_of(battle, sheet, words),
        "in_play": sheet.in_play,
        "acting": sheet.in_play and sheet.acting and battle.step == "phase",
        "heading_deg": sheet.heading_deg,
        "gauges": list(gauges(battle, sheet, words)),
        "marks": [
            {"id": mark, "label": words.get(f"mark-{mark}"), "value": value}
            for mark, value in marks(sheet, words)
        ],
        "sheet": sheet_rows(battle, sheet, words),
    }


def type_of(battle: Battle, ship: Ship, words: Words) -> str:
    """Return the name of her type."""
    return type_label(ship.type, battle.tables["type"].get(ship.type, {}), words)


def gauges(battle: Battle, ship: Ship, words: Words) -> Iterator[dict[str, Any]]:
    """Yield her bars; one whose top is 0 is not drawn, nor are stores that she has none of."""
    tops = {trait: getattr(ship.start, trait) for trait in TRAITS} | {
        "drama": ship.drama_max,
        "superficial": SUPERFICIAL_PER_RESOLVE * ship.start.resolve,
        "serious": sink_at(battle, ship),
        "provisions": stores_per_rank(battle.tables) * max(0, ship.hold - ship.goods),
    }
    for name in GAUGES:
        value, top = getattr(ship, name), tops[name]
        if top and (value or name != "provisions"):
            ticks = [top] if name in RISING else []
            label = words.get(f"{'fort' if ship.is_fort and name in TRAITS else 'gauge'}-{name}")
            yield {
                "id": name,
                "label": label,
                "value": value,
                "max": top,
                "level": level(name, value, top),
                "ticks": ticks,
            }


def level(name: str, value: int, top: int) -> str:
    """Return how it stands with a gauge: damage counts upwards, all else downwards."""
    if name in RISING:
        critical = top if name == "superficial" else top - 1
        return "critical" if value and value >= critical else "worn" if 2 * value >= top else "good"
    return "critical" if value == 0 else "worn" if 2 * value <= top else "good"


def marks(ship: Ship, words: Words) -> Iterator[tuple[str, str | int | None]]:
    """Yield what befell her: the id of each mark and its value, if it has one."""
    if ship.fires:
        yield "burning", ship.fires
    if ship.sinking is not None:
        yield "sinking", clock(ship, words)
    for mark, there in (
        ("aground", ship.aground),
        ("grappled", bool(ship.grappled)),
        ("irons", ship.irons > 0),
        ("dismasted", ship.bare and not ship.is_fort),
        ("powder_wet", ship.powder_wet),
        ("captured", ship.captured_by is not None or ship.status == "captured"),
    ):
        if there:
            yield mark, None


def clock(ship: Ship, words: Words) -> str:
    """Return how she goes down and how long she has (7S-SINK-2, 7S-SINK-3)."""
    sinking = ship.sinking
    if sinking is None:
        return ""
    fate = words.get(f"fate-{sinking.fate}")
    for name in ("actions_left", "phases_left", "sinks_at_round"):
        left = getattr(sinking, name)
        if left is not None:
            return f"{fate} ({words.get(f'clock-{name}', left=left)})"
    return fate


def label_of(ship: Ship, name: str, words: Words) -> str:
    """Return the label of a field of her sheet; the traits of a fort have names of their own."""
    return words.get(f"field-fort-{name}" if ship.is_fort and name in TRAITS else f"field-{name}")


def sheet_rows(battle: Battle, ship: Ship, words: Words) -> list[dict[str, Any]]:
    """Return her sheet, group by group; what a decree can set is adjustable (7S-GM-1)."""
    values = sheet_of(battle, ship)
    return [
        {
            "title": words.get(f"sheet-{group}"),
            "rows": [
                {
                    "field": name,
                    "label": label_of(ship, name, words),
                    "value": values[name],
                    "adjustable": name not in DERIVED,
                }
                for name in names
            ],
        }
        for group, names in SHEET.items()
    ]
