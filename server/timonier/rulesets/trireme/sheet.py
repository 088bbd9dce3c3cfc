"""The sheet of a ship in words: what the GM may set stands beside what follows from it."""

from __future__ import annotations

from typing import Any

from timonier.kernel.texts import Words, name_of
from timonier.rulesets.trireme.commands.decrees import OF_SHIPS
from timonier.rulesets.trireme.state import Battle, Ship, allowance, boarding, grappled

REFS = {"side": "side", "home": "side", "marines": "side", "grappled": "ship", "turn.allotted": "ship"}
"""What the ids on the sheet point to."""


def blocks(battle: Battle, ship: str, words: Words) -> list[dict[str, Any]]:
    """Return the sheet of *ship*: titles, each with its rows."""
    found = {
        "ship": _ship(battle.ships[ship]),
        "condition": _condition(battle, ship),
        "movement": _movement(battle, battle.ships[ship], words),
        "boarding": _boarding(battle, battle.ships[ship]),
    }
    return [
        {
            "title": words.get(f"sheet-{title}"),
            "rows": [_row(field, value, words, battle.ships[ship].ram) for field, value in rows.items()],
        }
        for title, rows in found.items()
    ]


def _row(field: str, value: Any, words: Words, ram: bool) -> dict[str, Any]:
    row = {
        "field": field,
        "label": words.get(name_of("field", field)),
        "value": value,
        "adjustable": field in OF_SHIPS,
    }
    if field in REFS:
        row["ref"] = REFS[field]
    if field == "size" and not ram:
        row["text"] = words.get("sheet-size", size=value)
    return row


def _ship(sheet: Ship) -> dict[str, Any]:
    """Return what she is."""
    return {
        "side": sheet.side,
        "home": sheet.home,
        "marines": sheet.marines,
        "size": sheet.size,
        "ram": sheet.ram,
        "flags": sheet.flags,
        "crew": sheet.crew,
    }


def _condition(battle: Battle, ship: str) -> dict[str, Any]:
    sheet = battle.ships[ship]
    return {
        "status": sheet.status,
        "damage": sheet.damage,
        "tired": sheet.tired,
        "must_back": sheet.must_back,
        "grappled": grappled(battle, ship),
    }


def _movement(battle: Battle, sheet: Ship, words: Words) -> dict[str, Any]:
    points, speeds = allowance(battle, sheet), battle.options["speeds"]
    normal = {"normal": sheet.normal} if speeds == "three" else {}
    return {
        **normal,
        "cruise": sheet.cruise,
        "full": sheet.full,
        "allowance": words.get("sheet-allowance", speeds=speeds, **points),
        "turn.speed": sheet.turn.speed,
        "turn.moved": sheet.turn.moved,
        "turn.ended": sheet.turn.ended,
        "turn.rammed": sheet.turn.rammed,
    }


def _boarding(battle: Battle, sheet: Ship) -> dict[str, Any]:
    return {
        "boarding_max": sheet.boarding_max,
        "boarding": boarding(battle, sheet),
        "turn.allotted": sheet.turn.allotted,
    }
