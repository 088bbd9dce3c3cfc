"""What is left to do for a ship in the steps in which ships do not take turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from timonier.rulesets.tartare.modules import fires_put_out, works
from timonier.rulesets.tartare.state import Battle


def has_work(battle: Battle, ship: str) -> bool:
    """Tell whether an active ship can be ordered anything in this step.  Rules: TT-TURN-1, TT-TURN-2."""
    return battle.step in _WORK and _WORK[battle.step](battle, ship)


def _moves(battle: Battle, ship: str) -> bool:
    """Rules: TT-MOVE-2, TT-MOVE-4."""
    sheet = battle.ships[ship]
    return 1 not in sheet.turn.parts and works(battle, sheet, sheet.helm)


def _extinguishes(battle: Battle, ship: str) -> bool:
    """Rules: TT-ACT-6."""
    sheet = battle.ships[ship]
    burns = any(module.fire for module in sheet.modules.values())
    fit = works(battle, sheet, "firefighting") and sheet.turn.extinguished < fires_put_out(battle, sheet)
    return burns and fit


def _defends(battle: Battle, ship: str) -> bool:
    """Rules: TT-TURRET-1, TT-TURRET-2."""
    sheet = battle.ships[ship]
    ready = works(battle, sheet, "turrets") and sheet.turrets > sheet.turn.turrets_fired
    return ready and any(_is_aim(battle, ship, other) for other in battle.ships)


def _is_aim(battle: Battle, ship: str, other: str) -> bool:
    """Tell whether torpedoes about to strike *other*, or *other* herself, can be aimed at."""
    sheet, aim = battle.ships[ship], battle.ships[other]
    if aim.side == sheet.side:
        screened = other == ship or battle.options["turret_screen"] != "own"
        return aim.incoming["1"] > 0 and screened
    light = aim.size <= battle.tables["turret"]["light_size"]
    return aim.in_play and (light or battle.options["turret_targets"] != "light")


def _moves_on(battle: Battle, ship: str) -> bool:
    """Rules: TT-MOVE-4, TT-MOVE-5."""
    sheet = battle.ships[ship]
    cost: int = battle.tables["propulsion"]["3"]["cost"]
    return 3 not in sheet.turn.parts and (sheet.propulsion or 0) >= cost


_WORK: Mapping[str, Callable[[Battle, str], bool]] = {
    "assignment": lambda battle, ship: True,
    "movement": _moves,
    "activation": _extinguishes,
    "defence": _defends,
    "final_movement": _moves_on,
}
