"""What a ship takes on to its next battle."""

from __future__ import annotations

from typing import Any

from timonier.kernel.state import evolve
from timonier.rulesets.tartare.setup import on_watch
from timonier.rulesets.tartare.state import Battle, Module, Ship

LOST = ("exploded", "captured", "sunk", "adrift")
"""What a ship does not come back from by itself; one that fled does."""


def carry(battle: Battle, ship: str) -> list[dict[str, Any]]:
    """Return the decrees that make a fresh sheet what this battle left of *ship*.

    Gauges, the dead, where fit and wounded crew stand, fires, and a ship lost; energy and stored
    propulsion are laid out anew.  Rules: TT-GM-1, TT-ASSIGN-1.
    """
    sheet = battle.ships[ship]
    fresh = _fresh(battle, sheet)
    left, was = _kept(sheet), _kept(fresh)
    return [{"field": field, "value": value} for field, value in left.items() if value != was[field]]


def _kept(ship: Ship) -> dict[str, Any]:
    return {
        **{name: getattr(ship, name) for name in ("hull", "shield", "oxygen", "torpedoes", "dead")},
        **{
            f"modules.{name}.{kind}": getattr(module, kind)
            for name, module in ship.modules.items()
            for kind in ("crew", "wounded", "fire")
        },
        "reserve.crew": ship.reserve_crew,
        "reserve.wounded": ship.reserve_wounded,
        "status": ship.status if ship.status in LOST else "active",
    }


def _fresh(battle: Battle, ship: Ship) -> Ship:
    """Return *ship* as it starts: gauges full, all crew fit and on watch."""
    empty = evolve(
        ship,
        modules={name: Module() for name in ship.modules},
        reserve_crew=ship.crew,
        reserve_wounded=0,
        dead=0,
        status="active",
        **{name: getattr(ship, f"{name}_max") for name in ("hull", "shield", "oxygen", "torpedoes")},
    )
    return on_watch(battle, empty)
