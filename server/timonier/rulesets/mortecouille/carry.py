"""What a ship takes on to her next battle."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.rulesets.mortecouille.fitting import figures
from timonier.rulesets.mortecouille.state import Battle, equipment

RETURNS = ("fled",)
"""Fates from which a ship comes back."""


def carry(battle: Battle, ship: str) -> list[dict[str, Any]]:
    """Return the decrees that make her sheet what it is now: options, decreed figures, losses.

    Fires, countdowns and wind end with the battle.  Rules: MC-SHIP-2, MC-SHIP-5.
    """
    now = battle.ships[ship]
    fitted = figures(battle.tables, now.type, equipment(battle, now))
    kept: dict[str, Any] = {"options": now.options, "cost": now.cost}
    kept |= {name: getattr(now, name) for name, value in fitted.items() if getattr(now, name) != value}
    if now.hull < now.hull_max:
        kept["hull"] = now.hull
    if not now.afloat and now.fate not in RETURNS:
        kept["status"] = "out"
    return [{"field": name, "value": codec.dump(value)} for name, value in kept.items()]
