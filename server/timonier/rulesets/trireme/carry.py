"""What a ship takes on to her next battle."""

from __future__ import annotations

from typing import Any

from timonier.rulesets.trireme.state import Battle

KEPT = ("crew", "damage", "size", "ram", "normal", "cruise", "full", "boarding_max")


def carry(battle: Battle, ship: str) -> list[dict[str, Any]]:
    """Return what is no longer as it was when *ship* joined, as fields of ``adjust``.

    A crew tired by rowing is fresh again, one that was taken by boarding is tired for good; a ship that
    sank or was led away stays lost, one that fled comes back.  Rules: TR-FULL-4, TR-CAPT-2, TR-CAPT-3.
    """
    now, first = battle.ships[ship], battle.mustered[ship]
    kept = [
        {"field": field, "value": getattr(now, field)}
        for field in KEPT
        if getattr(now, field) != getattr(first, field)
    ]
    if now.marines is not None and now.tired:
        kept.append({"field": "tired", "value": True})
    if now.status in ("sunk", "captured"):
        kept.append({"field": "status", "value": now.status})
    return kept
