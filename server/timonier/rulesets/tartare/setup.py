"""A battle from its set-up, and the sheet of a ship that joins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.setup import BadSetup, check_ships, check_sides, escape, expect, is_slug
from timonier.kernel.tables import Tables
from timonier.rulesets.tartare.layout import laid_out
from timonier.rulesets.tartare.modules import energy_available, modules_of
from timonier.rulesets.tartare.shape import CUSTOM, NUMBERS
from timonier.rulesets.tartare.state import HELM, Battle, Module, Ship, constant

SHIP_FIELDS = ("id", "name", "side", "type", "stats")
STATS = {"size": (1, 9), **dict.fromkeys(NUMBERS, (0, 99)), "points": (0, 999)}
"""What a set-up may say of a sheet: the lowest and highest value of each number.  Rules: TT-SHIP-4."""


def start(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Tables) -> Battle:
    """Return the battle that *setup* describes: turn 1, assignment, standard watch.

    Raises :class:`BadSetup`.  Rules: TT-SHIP-2, TT-SHIP-6.
    """
    sides = {side["id"]: side["name"] for side in check_sides(setup)}
    battle = Battle(tables, options, {}, sides)
    for place, given in enumerate(check_ships(setup)):
        here = f"/setup/ships/{place}"
        expect(is_side(battle, given.get("side")), f"{here}/side", "setup-no-side", id=str(given.get("side")))
        expect(is_type(battle, given.get("type")), f"{here}/type", "setup-no-type", id=str(given.get("type")))
        if fault := sheet_fault(given):
            raise BadSetup(here + fault[0], fault[1], **fault[2])
        battle.ships[given["id"]] = enrolled(battle, given)
    return battle


def is_side(battle: Battle, side: object) -> bool:
    """Tell whether *side* is one of the battle's."""
    return isinstance(side, str) and side in battle.sides


def is_type(battle: Battle, kind: object) -> bool:
    """Tell whether *kind* is a type of the catalogue, or ``custom``."""
    return isinstance(kind, str) and (kind == CUSTOM or kind in battle.tables["type"])


def sheet_fault(given: Mapping[str, Any]) -> tuple[str, str, dict[str, str]] | None:
    """Return what is wrong with a ship of a known type: the pointer below it, a message and its facts."""
    for key in given:
        if key not in SHIP_FIELDS:
            return f"/{escape(key)}", "setup-unknown-field", {"field": key}
    if not is_slug(given.get("id")):
        return "/id", "setup-id", {"id": str(given.get("id"))}
    if not isinstance(given.get("name"), str) or not given["name"].strip():
        return "/name", "setup-name", {}
    stats = given.get("stats", {})
    if not isinstance(stats, dict):
        return "/stats", "setup-object", {}
    for key, value in stats.items():
        low, high = STATS.get(key, (1, 0))
        if type(value) is not int or not low <= value <= high:
            return f"/stats/{escape(key)}", "setup-bad-field", {"field": f"field-{key}", "value": str(value)}
    for key in STATS:
        if given["type"] == CUSTOM and key != "points" and key not in stats:
            return "/stats", "setup-missing", {"field": f"field-{key}"}
    return None


def enrolled(battle: Battle, given: Mapping[str, Any]) -> Ship:
    """Return the sheet of a ship as it starts: gauges full, silos loaded, standard watch.

    Rules: TT-SHIP-1 to TT-SHIP-4, TT-SHIP-6.
    """
    printed: Mapping[str, Any] = battle.tables["type"].get(given["type"], {})
    size = battle.tables["class"][printed["class"]] if printed else {}
    stats = given.get("stats", {})
    numbers = {**printed, **size, **stats}
    gauges = {name: numbers[name] for name in ("hull", "shield", "oxygen", "torpedoes")}
    book = battle.edition == "book"
    ship = Ship(
        name=given["name"],
        side=given["side"],
        type=given["type"],
        faction=printed.get("faction"),
        ship_class=printed.get("class"),
        size=numbers["size"],
        points=stats.get("points", priced(battle.tables, numbers)),
        **{name: numbers[name] for name in ("speed", "lasers", "turrets", "crew", "energy")},
        **gauges,
        **{f"{name}_max": value for name, value in gauges.items()},
        propulsion=constant(battle, "propulsion_start") * numbers["speed"] if book else None,
        modules={name: Module() for name in modules_of(battle.edition)},
        incoming={str(box): 0 for box in range(1, constant(battle, "approach_boxes") + 1)},
        reserve_crew=numbers["crew"],
    )
    return on_watch(battle, ship)


def priced(tables: Tables, numbers: Mapping[str, int]) -> int:
    """Return the points of a sheet.  Rules: TT-SHIP-4."""
    return sum(int(weight) * numbers[name] for name, weight in tables["points"].items())


def on_watch(battle: Battle, ship: Ship) -> Ship:
    """Return *ship* with its fit crew and its energy at their usual places.  Rules: TT-SHIP-6."""
    crew, energy = (
        [HELM[battle.edition] if name == "helm" else name for name in battle.tables["watch"][kind]]
        for kind in ("crew", "energy")
    )
    manned = laid_out(ship, crew[: ship.fit])
    return laid_out(manned, energy=energy[: energy_available(battle, manned)])
