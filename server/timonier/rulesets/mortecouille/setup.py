"""A battle from a set-up.  Rules: MC-SHOP-2, MC-SHIP-1, MC-SHIP-2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.setup import BadSetup, check_ships, check_sides, escape, expect
from timonier.kernel.tables import Tables
from timonier.rulesets.mortecouille.fitting import fitted_out
from timonier.rulesets.mortecouille.state import Battle, Side

SIDE_KEYS = ("id", "name", "budget", "fleet_options")
SHIP_KEYS = ("id", "name", "side", "type", "options")
"""What a side and a ship of a set-up may say."""


def start(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Tables) -> Battle:
    """Return the battle before its first round; money and limits are looked at when it begins.

    Rules: MC-SHIP-1, MC-SHIP-2, MC-SHOP-2.  Raises :class:`~timonier.kernel.setup.BadSetup`.
    """
    sides = {
        side["id"]: _side(side, tables, f"/setup/sides/{place}")
        for place, side in enumerate(check_sides(setup))
    }
    battle = Battle(tables, options, sides, {})
    for place, entry in enumerate(check_ships(setup)):
        own = _options_of(entry, battle, f"/setup/ships/{place}")
        battle.ships[entry["id"]] = fitted_out(battle, entry["name"], entry["side"], entry["type"], own)
    return battle


def _side(side: Mapping[str, Any], tables: Tables, here: str) -> Side:
    _known(side, SIDE_KEYS, here)
    budget = side.get("budget")
    expect(
        budget is None or (type(budget) is int and budget >= 0),
        f"{here}/budget",
        "setup-budget",
    )
    shared = side.get("fleet_options", [])
    expect(isinstance(shared, list), f"{here}/fleet_options", "setup-list")
    for place, option in enumerate(shared):
        known = isinstance(option, str) and option in tables["shop"]
        fleet_wide = known and tables["shop"][option]["fleet"] is not None
        expect(fleet_wide, f"{here}/fleet_options/{place}", "setup-no-fleet-option", id=str(option))
        expect(option not in shared[:place], f"{here}/fleet_options/{place}", "setup-twice", id=str(option))
    return Side(side["name"], budget, tuple(shared))


def _options_of(entry: Mapping[str, Any], battle: Battle, here: str) -> dict[str, int]:
    _known(entry, SHIP_KEYS, here)
    for key, known in (("side", battle.sides), ("type", battle.tables["ships"])):
        word = entry.get(key)
        expect(isinstance(word, str) and word in known, f"{here}/{key}", f"setup-no-{key}", id=str(word))
    options = entry.get("options", {})
    expect(isinstance(options, dict), f"{here}/options", "setup-object")
    for option, copies in options.items():
        there = f"{here}/options/{escape(option)}"
        expect(option in battle.tables["shop"], there, "setup-no-option", option=str(option))
        expect(type(copies) is int and copies >= 1, there, "setup-copies")
    return dict(options)


def _known(item: Mapping[str, Any], keys: tuple[str, ...], here: str) -> None:
    for key in item:
        if key not in keys:
            raise BadSetup(f"{here}/{escape(key)}", "setup-unknown-field", field=key)
