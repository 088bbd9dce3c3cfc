"""What a ship takes on from one battle to the next."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.rulesets.seventh_sea.state import TRAITS, Battle

CARRIED = (
    *TRAITS,
    "superficial",
    "serious",
    "fires",
    "drama",
    "provisions",
    "goods",
    "powder_wet",
    "status",
    "in_play",
)


def carry(battle: Battle, ship: str) -> list[dict[str, Any]]:
    """Return the fields of *ship* that differ from a fresh sheet, as decrees that set them (7S-SHIP-4)."""
    sheet = battle.ships[ship]
    fresh = {trait: getattr(sheet.start, trait) for trait in TRAITS} | {
        "superficial": 0,
        "serious": 0,
        "fires": 0,
        "drama": sheet.drama_max,
        "provisions": 0,
        "goods": 0,
        "powder_wet": False,
        "status": "afloat",
        "in_play": True,
    }
    now = {name: codec.dump(getattr(sheet, name)) for name in CARRIED}
    if sheet.captured_by is not None:
        now["captured_by"] = sheet.captured_by
        fresh["captured_by"] = None
    return [{"field": name, "value": value} for name, value in now.items() if value != fresh[name]]
