"""The public board: gauges, marks and the whole sheet of every ship."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from timonier.kernel.ruleset import Viewer
from timonier.kernel.texts import Words
from timonier.rulesets.tartare.activation import propulsion_max
from timonier.rulesets.tartare.chores import has_work
from timonier.rulesets.tartare.commands.adjust import fires_of, numbers_of
from timonier.rulesets.tartare.gauges import Gauge, Mark, gauges, marks
from timonier.rulesets.tartare.modules import energy_available
from timonier.rulesets.tartare.state import ORDERED_STEPS, Battle, Ship, active_by_speed
from timonier.rulesets.tartare.steps import TURN

Row = tuple[str, Any]
MAIN = ("speed", "lasers", "turrets", "crew", "energy")
STORES = ("hull", "shield", "oxygen", "torpedoes")


def board(battle: Battle, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return what everybody may see, labelled in the language of *words*.  Rules: TT-GEN-5."""
    now = acting(battle)
    return {
        "idle": not now,
        "round": battle.round,
        "steps": [{"id": step, "label": words.get(f"step-{step}")} for step in TURN[battle.edition].steps],
        "step": battle.step,
        "over": battle.over,
        "wind": None,
        "sides": [{"id": side, "name": name} for side, name in battle.sides.items()],
        "ships": [_ship(battle, ship, now, words) for ship in battle.ships],
    }


def acting(battle: Battle) -> list[str]:
    """Return the ships whose turn it is; where speed rules, those of the speed that acts.

    Rules: TT-GEN-3.
    """
    ships = active_by_speed(battle)
    if battle.step not in ORDERED_STEPS or not ships:
        return [ship for ship in ships if has_work(battle, ship)]
    fastest = battle.ships[ships[0]].speed
    speed = fastest if battle.acting_speed is None else battle.acting_speed
    return [ship for ship in ships if battle.ships[ship].speed == speed]


def _ship(battle: Battle, ship: str, now: list[str], words: Words) -> dict[str, Any]:
    sheet = battle.ships[ship]
    return {
        "id": ship,
        "name": sheet.name,
        "side": sheet.side,
        "type_label": words.label("type", sheet.type),
        "in_play": sheet.in_play,
        "acting": ship in now,
        "heading_deg": None,
        "gauges": [_gauge(gauge, words) for gauge in gauges(battle, sheet) if gauge.max],
        "marks": [_mark(mark, words) for mark in marks(sheet)],
        "sheet": _sections(battle, sheet, words),
    }


def _gauge(gauge: Gauge, words: Words) -> dict[str, Any]:
    return {
        "id": gauge.id,
        "label": words.get(f"gauge-{gauge.id}"),
        "value": gauge.value,
        "max": gauge.max,
        "level": gauge.level,
        "ticks": list(gauge.ticks),
    }


def _mark(mark: Mark, words: Words) -> dict[str, Any]:
    label = words.get(f"mark-{mark.id}", box=mark.box or 0)
    return {"id": mark.id, "label": label, "value": mark.value}


def _sections(battle: Battle, ship: Ship, words: Words) -> list[dict[str, Any]]:
    decreed = ["size", "status", *numbers_of(ship), *fires_of(ship)]
    launcher = ship.turn.launcher
    texts = {"turn.launcher": {"text": words.label("launcher", launcher)}} if launcher else {}

    def section(title: str, rows: Iterable[Row]) -> dict[str, Any]:
        return {
            "title": title,
            "rows": [
                {
                    "field": field,
                    "label": words.label("field", field),
                    "value": value,
                    "adjustable": field in decreed,
                    **texts.get(field, {}),
                }
                for field, value in rows
            ],
        }

    return [
        section(words.get("sheet-ship"), _identity(ship)),
        section(words.get("sheet-numbers"), [(name, getattr(ship, name)) for name in MAIN]),
        section(words.get("sheet-gauges"), _stores(battle, ship)),
        section(words.get("sheet-crew"), _crew(battle, ship)),
        *(section(words.label("module", name), _module(ship, name)) for name in ship.modules),
        section(words.get("sheet-incoming"), [(f"incoming.{box}", n) for box, n in ship.incoming.items()]),
        section(words.get("sheet-turn"), _turn(ship)),
    ]


def _identity(ship: Ship) -> list[Row]:
    return [
        ("faction", ship.faction or None),
        ("class", ship.ship_class or None),
        ("size", ship.size),
        ("points", ship.points),
        ("status", ship.status),
    ]


def _stores(battle: Battle, ship: Ship) -> list[Row]:
    rows = [(field, getattr(ship, field)) for name in STORES for field in (name, f"{name}_max")]
    if ship.propulsion is not None:
        rows += [("propulsion", ship.propulsion), ("propulsion_max", propulsion_max(battle, ship))]
    return rows


def _crew(battle: Battle, ship: Ship) -> list[Row]:
    available = energy_available(battle, ship)
    return [
        ("fit", ship.fit),
        ("wounded", ship.wounded),
        ("dead", ship.dead),
        ("reserve.crew", ship.reserve_crew),
        ("reserve.wounded", ship.reserve_wounded),
        ("energy_available", available),
        ("reserve.energy", max(0, available - ship.energy_laid)),
    ]


def _module(ship: Ship, name: str) -> list[Row]:
    there = ship.modules[name]
    return [
        (f"modules.{name}.{kind}", getattr(there, kind)) for kind in ("crew", "wounded", "energy", "fire")
    ]


def _turn(ship: Ship) -> list[Row]:
    turn = ship.turn
    return [
        ("turn.parts", list(turn.parts)),
        ("turn.drift", turn.drift),
        ("turn.spent", turn.spent),
        ("turn.lasers_fired", turn.lasers_fired),
        ("turn.launcher", turn.launcher),
        ("turn.turrets_fired", turn.turrets_fired),
        ("turn.extinguished", turn.extinguished),
    ]
