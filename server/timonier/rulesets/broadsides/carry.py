"""What a ship takes on to her next battle."""

from __future__ import annotations

from typing import Any

from timonier.rulesets.broadsides.state import CAPTURED, SUNK, Battle


def carry(battle: Battle, ship: str) -> list[dict[str, Any]]:
    """Return her hits, which nobody repairs, and that she was lost.  Rules: BR-DMG-1, BR-DMG-3, BR-PRIZE-2.

    Position, fights and marks are those of the battle.  A fort keeps nothing, as nothing hurts it.
    """
    here = battle.ships[ship]
    if here.is_fort:
        return []
    kept: list[dict[str, Any]] = [{"field": "hits", "value": here.hits}]
    if here.status in (CAPTURED, SUNK):
        kept.append({"field": "status", "value": here.status})
    return kept
