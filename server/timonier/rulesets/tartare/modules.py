"""Which modules work: crew and energy tokens on them, and fires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.rulesets.tartare.state import HELM, MODULES, Battle, Ship, constant


def modules_of(edition: str) -> tuple[str, ...]:
    """Return the ten modules of *edition* in sheet order.  Rules: TT-MOD-1."""
    return tuple(name for name in MODULES if name == HELM[edition] or name not in HELM.values())


def needs(battle: Battle, module: str) -> Mapping[str, Any]:
    """Return what *module* needs: ``crew``, ``energy``, ``stops_burning``."""
    found: Mapping[str, Any] = battle.tables["module"][module]
    return found


def is_manned(battle: Battle, ship: Ship, module: str) -> bool:
    """Tell whether the crew that *module* needs stands on it.  Rules: TT-MOD-1, TT-MOD-2."""
    there = ship.modules[module]
    match needs(battle, module)["crew"]:
        case "none":
            return True
        case "wounded":
            return there.wounded > 0
        case _:
            return there.crew > 0 or (battle.options["wounded_work"] and there.wounded > 0)


def is_powered(battle: Battle, ship: Ship, module: str) -> bool:
    """Tell whether *module* has the energy token it needs, if any.  Rules: TT-MOD-1."""
    return ship.modules[module].energy > 0 or not needs(battle, module)["energy"]


def is_stopped(battle: Battle, ship: Ship, module: str) -> bool:
    """Tell whether a fire keeps *module* from working.  Rules: TT-MOD-3."""
    everyone = battle.options["burning_modules"] == "all" and module != "firefighting"
    return ship.modules[module].fire and (everyone or needs(battle, module)["stops_burning"])


def works(battle: Battle, ship: Ship, module: str) -> bool:
    """Tell whether *module* works.  Rules: TT-MOD-1, TT-MOD-2, TT-MOD-3."""
    return (
        is_manned(battle, ship, module)
        and is_powered(battle, ship, module)
        and not is_stopped(battle, ship, module)
    )


def energy_available(battle: Battle, ship: Ship) -> int:
    """Return the energy tokens of a turn, the one from the Energy module included.  Rules: TT-ASSIGN-2."""
    return ship.energy + (constant(battle, "extra_energy") if works(battle, ship, "energy") else 0)


def times(battle: Battle, ship: Ship, module: str) -> int:
    """Return how often *module* acts a turn: once, or once for each energy token.  Rules: TT-ACT-9."""
    return max(1, ship.modules[module].energy) if battle.options["energy_stack"] == "each" else 1


def fires_put_out(battle: Battle, ship: Ship) -> int:
    """Return how many fires Fire-fighting puts out a turn.  Rules: TT-ACT-6, TT-ACT-9."""
    return int(battle.tables["activation"]["fires"]) * times(battle, ship, "firefighting")
