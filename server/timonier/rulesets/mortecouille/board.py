"""The public board: gauges, marks and sheet of every ship."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel.describe import type_label
from timonier.kernel.ruleset import Viewer
from timonier.kernel.texts import Words, value_text
from timonier.rulesets.mortecouille.commands.adjust import DOMAINS
from timonier.rulesets.mortecouille.state import Battle
from timonier.rulesets.mortecouille.view import SECRET_OF_SHIPS, hides, sheet_of

GAUGES = ("hull", "wind_points", "catapult_hits", "countdown")

STEPS = ("outfit", "blaze", "wind", "actions", "upkeep")

IDLE = ("blaze", "upkeep")
"""Steps that do all they have to by themselves; in the others ships collide, act, or are fitted out."""

LEVELS = {"sound": "good", "half": "worn", "three-quarters": "critical"}
"""How a gauge shows the condition of a ship."""

SHEET = {
    "state": ("category", "hull", "hull_max", "condition", "leak", "status", "fate", "cost"),
    "fitting": ("options", "equipment", "catapults", "guns", "normal_damage", "burst_damage"),
    "sailing": ("wind_points", "speed_fitted", "speed", "squares_moved"),
    "round": (
        "actions_allowed",
        "actions_taken",
        "holding",
        "fired",
        "catapults_fired",
        "burst_streak",
        "resting",
    ),
    "blaze": ("blaze", "blaze_next", "ignited_by", "lit_by", "panicked"),
    "catapult": ("catapult_hits", "countdown", "countdown_since"),
    "collision": ("collision_own", "collision_dealt", "suicide"),
}
"""The sheet by heading."""

REFS = {"ignited_by": "ship", "lit_by": "ship"}
"""What the ids on the sheet point to."""


def board(battle: Battle, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return the board as *viewer* may see it, labels in the language of *words*.  Rules: MC-SHOP-5."""
    return {
        "round": battle.round,
        "steps": [{"id": step, "label": words.get(f"step-{step}")} for step in STEPS],
        "step": battle.step,
        "idle": battle.step in IDLE,
        "over": battle.over,
        "wind": None,
        "sides": [{"id": side, "name": band.name} for side, band in battle.sides.items()],
        "ships": [_ship(battle, ship, viewer, words) for ship in battle.ships],
    }


def _ship(battle: Battle, ship: str, viewer: Viewer, words: Words) -> dict[str, Any]:
    now, sheet = battle.ships[ship], _seen(battle, sheet_of(battle, ship), viewer)
    secret = SECRET_OF_SHIPS if hides(battle, now.side, viewer) else ()
    acts = now.afloat and now.manned and not now.panicked
    return {
        "id": ship,
        "name": now.name,
        "side": now.side,
        "type_label": type_label(now.type, battle.tables["ships"][now.type], words),
        "in_play": now.afloat,
        "acting": battle.step == "actions" and acts and len(now.actions_taken) < sheet["actions_allowed"],
        "heading_deg": None,
        "gauges": [
            {"id": gauge, "label": words.get(f"gauge-{gauge}"), **reading}
            for gauge, reading in _gauges(battle, sheet)
        ],
        "marks": [
            {
                "id": mark,
                "label": words.get(f"mark-{mark}"),
                "value": None if value is None else value_text(words, battle, mark, value, None),
            }
            for mark, value in _marks(sheet)
        ],
        "sheet": [
            {
                "title": words.get(f"sheet-{title}"),
                "rows": [_row(sheet, name, words) for name in names if name not in secret],
            }
            for title, names in SHEET.items()
        ],
    }


def _seen(battle: Battle, sheet: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """Return a sheet that names no ship which *viewer* does not know of."""
    hidden = [] if viewer.is_gm else [ship for ship, veil in battle.veils.items() if veil == "whole"]
    lists = {name: [by for by in sheet[name] if by not in hidden] for name in REFS}
    return {**sheet, **lists}


def _row(sheet: Mapping[str, Any], name: str, words: Words) -> dict[str, Any]:
    return {
        "field": name,
        "label": words.get(f"field-{name}"),
        "value": sheet[name],
        "adjustable": name in DOMAINS,
        **({"ref": REFS[name]} if name in REFS else {}),
    }


def _gauges(battle: Battle, sheet: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the gauges of a ship, with ticks where the rules name a threshold."""
    most, wear = sheet["hull_max"], battle.tables["wear"]
    ticks = [most * (part["of"] - part["lost"]) // part["of"] for part in wear.values()]
    yield "hull", _gauge(sheet["hull"], most, LEVELS[sheet["condition"]], ticks)
    yield "wind_points", _gauge(sheet["wind_points"], sheet["speed"], "good", [sheet["speed"]])
    rules = battle.tables["catapult"]
    threshold = rules["countdown_hits"]["big"]
    if sheet["category"] == "big":
        hits = sheet["catapult_hits"]
        level = "good" if hits == 0 else "worn" if hits < threshold else "critical"
        yield "catapult_hits", _gauge(hits, threshold, level, [threshold])
    if sheet["countdown"] is not None:
        level = "critical" if sheet["countdown"] <= 1 else "worn"
        yield "countdown", _gauge(sheet["countdown"], rules["countdown"], level, [])


def _gauge(value: int, most: int, level: str, ticks: list[int]) -> dict[str, Any]:
    return {"value": value, "max": most, "level": level, "ticks": ticks}


def _marks(sheet: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what a glance at the ship must tell."""
    for mark in ("fate", "blaze_next", "suicide"):
        if sheet[mark] is not None:
            yield mark, sheet[mark]
    if sheet["condition"] != "sound":
        yield "condition", sheet["condition"]
    for mark in ("panicked", "resting", "holding"):
        if sheet[mark]:
            yield mark, None
    if sheet["actions_taken"]:
        yield "actions_taken", sheet["actions_taken"]
