"""The public board: gauges, marks and sheets, as every game shows them."""

from __future__ import annotations

from typing import Any

from timonier.kernel.describe import type_label
from timonier.kernel.ruleset import Viewer
from timonier.kernel.texts import Words
from timonier.rulesets.trireme.damage import may_repair
from timonier.rulesets.trireme.shape import CUSTOM
from timonier.rulesets.trireme.sheet import blocks
from timonier.rulesets.trireme.state import Battle, Ship, allowance, as_seen, grappled, in_halves, to_move
from timonier.rulesets.trireme.view import gauges, marks
from timonier.rulesets.trireme.words import MOVES, ROUND


def board(battle: Battle, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return the board of *battle*, which is the same for every viewer of the same ships."""
    battle = as_seen(battle, viewer)
    return {
        "round": battle.round,
        "steps": [{"id": step, "label": words.label("step", step)} for step in ROUND],
        "step": battle.step,
        "idle": not any(_acts(battle, ship) for ship in battle.ships),
        "over": battle.over,
        "wind": _wind(battle, words),
        "sides": [{"id": side, "name": sheet.name} for side, sheet in battle.sides.items()],
        "ships": [_ship(battle, ship, words) for ship in battle.ships],
    }


def _wind(battle: Battle, words: Words) -> dict[str, Any] | None:
    """Return the force of a wind that has no direction in this game.  Rules: TR-WIND-1, TR-WIND-2."""
    if battle.force is None:
        return None
    return {
        "from_deg": None,
        "force_label": words.label("force", battle.force),
        "beaufort": battle.tables["beaufort"][battle.force],
    }


def _ship(battle: Battle, ship: str, words: Words) -> dict[str, Any]:
    sheet = battle.ships[ship]
    return {
        "id": ship,
        "name": sheet.name,
        "side": sheet.side,
        "type_label": _type_label(battle, sheet, words),
        "in_play": sheet.in_play,
        "acting": _acts(battle, ship),
        "heading_deg": None,
        "gauges": _gauges(battle, sheet, words),
        "marks": [
            {"id": mark, "label": words.label("mark", mark), "value": _of_mark(battle, ship, mark)}
            for mark in marks(battle, ship)
        ],
        "sheet": blocks(battle, ship, words),
    }


def _type_label(battle: Battle, sheet: Ship, words: Words) -> str:
    kind = {} if sheet.type == CUSTOM else battle.tables["type"][sheet.type]
    return type_label(sheet.type, kind, words)


def _of_mark(battle: Battle, ship: str, mark: str) -> int | None:
    """Return the number behind a mark: how many ships she hangs on, None for the others."""
    return len(grappled(battle, ship)) if mark == "grappled" else None


def _acts(battle: Battle, ship: str) -> bool:
    """Tell whether a ship may do something in this step.  Rules: TR-TURN-3, TR-GRAP-1, TR-CUT-1."""
    sheet = battle.ships[ship]
    if not sheet.in_play or battle.over:
        return False
    if battle.step in MOVES:
        return sheet.side == to_move(battle) and _may_move(battle, ship)
    if battle.step == "repairs":
        return ship in may_repair(battle) and not sheet.turn.repair_tried
    if battle.step == "cutting":
        return any(other not in sheet.turn.cut_tried for other in grappled(battle, ship))
    return battle.step == "boarding"


def _may_move(battle: Battle, ship: str) -> bool:
    sheet = battle.ships[ship]
    held = sheet.turn.ended or sheet.turn.rammed or grappled(battle, ship)
    another = any(other.turn.open for key, other in battle.ships.items() if key != ship)
    return not held and not another and max(allowance(battle, sheet).values()) > 0


def _gauges(battle: Battle, sheet: Ship, words: Words) -> list[dict[str, Any]]:
    """Return the gauges with a tick at what is left to a damaged ship.

    Rules: TR-DMG-1, TR-DMG-2, TR-FIGHT-3.
    """
    damage = battle.tables["damage"]
    ticks = {
        "movement": damage["points"],
        "boarding": in_halves(2 * sheet.boarding_max // damage["boarding_divisor"]),
    }
    dire = {"movement": damage["points"], "boarding": in_halves(2 * battle.tables["fight"]["least"] - 1)}
    return [
        {
            "id": gauge,
            "label": words.label("gauge", gauge),
            **numbers,
            "level": _level(numbers["value"], numbers["max"], dire[gauge]),
            "ticks": [ticks[gauge]] if 0 < ticks[gauge] < numbers["max"] else [],
        }
        for gauge, numbers in gauges(battle, sheet).items()
    ]


def _level(value: float, most: float, dire: float) -> str:
    """Return ``good`` where nothing is lost, ``critical`` from *dire* down."""
    if value == most:
        return "good"
    return "worn" if value > dire else "critical"
