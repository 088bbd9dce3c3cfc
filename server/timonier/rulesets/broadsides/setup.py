"""A battle from a set-up, and the sheet of a ship that joins.  Rules: BR-SHIP-2, BR-TURN-4, BR-WIND-2."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timonier.kernel.setup import BadSetup, check_ships, check_sides, escape, expect
from timonier.kernel.tables import BadTables, Tables
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.hexes import DIRECTIONS, Hex
from timonier.rulesets.broadsides.shape import SHAPE
from timonier.rulesets.broadsides.state import FORT, Battle, Ship, Side

REQUIRED = ("id", "name", "side", "type")
"""What every ship entry has, each a text."""

GIVEN = (
    "combat_printed",
    "movement_printed",
    "value",
    "hits",
    "hex",
    "heading",
    "grappled_with",
    "boarders_bonus",
)
"""What else a ship entry may have."""


def start(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Tables) -> Battle:
    """Return the battle of a set-up.  Raises BadSetup."""
    known_keys(setup, ("sides", "ships", "wind", "map", "start", "tables"), "/setup")
    tables = _tables(setup, tables)
    sides = {}
    for place, side in enumerate(check_sides(setup, exactly=2)):
        known_keys(side, ("id", "name"), f"/setup/sides/{place}")
        sides[side["id"]] = Side(side["name"], place + 1)
    battle = Battle(tables, options, {}, sides)
    battle.wind_from = _wind(setup.get("wind"))
    battle.land = _land(setup.get("map"))
    battle.round, battle.step = _start(setup.get("start"))
    entries = check_ships(setup)
    for place, entry in enumerate(entries):
        battle.ships[entry["id"]] = sheet(battle, entry, f"/setup/ships/{place}")
    for place, entry in enumerate(entries):
        here = f"/setup/ships/{place}/grappled_with"
        for partner in enemies(battle, entry["side"], entry.get("grappled_with", []), here):
            battle.grapple(entry["id"], partner)
    return battle


def sheet(battle: Battle, entry: Mapping[str, Any], here: str) -> Ship:
    """Return the ship of a set-up entry, held by nobody yet.

    Raises BadSetup with a pointer below *here*.  Rules: BR-SHIP-2, BR-FORT-5.
    """
    known_keys(entry, (*REQUIRED, *GIVEN), here)
    types = battle.tables["ship_types"]
    for key, there in (("side", battle.sides), ("type", types)):
        word = entry.get(key)
        expect(_is_key(word, there), f"{here}/{key}", f"setup-no-{key}", id=str(word))
    counter = types[entry["type"]]
    if counter["kind"] == FORT:
        _bare_fort(entry, here)
    combat = whole(entry, "combat_printed", 1, 99, counter["combat"], here)
    movement = 0 if counter["kind"] == FORT else counter["movement"]
    worth = 0 if counter["kind"] == FORT else combat
    limits = battle.tables["boarding"]
    return Ship(
        name=entry["name"],
        side=entry["side"],
        type=entry["type"],
        kind=counter["kind"],
        combat_printed=combat,
        movement_printed=whole(entry, "movement_printed", 0, 99, movement, here),
        value=whole(entry, "value", 0, 99, worth if counter["value"] is None else counter["value"], here),
        hits=whole(entry, "hits", 0, combat - 1, 0, here),
        hex=hex_of(entry.get("hex"), f"{here}/hex"),
        heading=direction(entry.get("heading"), f"{here}/heading"),
        boarders_bonus=whole(entry, "boarders_bonus", limits["bonus_min"], limits["bonus_max"], 0, here),
    )


def enemies(battle: Battle, side: str, partners: object, here: str) -> list[str]:
    """Return *partners*, a list of enemy ships in play, no forts.  Raises BadSetup.  Rules: BR-BOARD-12."""
    if not isinstance(partners, list):
        raise BadSetup(here, "setup-list")
    for place, partner in enumerate(partners):
        fits = _is_key(partner, battle.ships) and can_be_held(battle.ships[partner], side)
        expect(fits, f"{here}/{place}", "setup-no-enemy", id=str(partner))
    return partners


def can_be_held(partner: Ship, side: str) -> bool:
    """Tell whether a ship of *side* can be in a boarding fight with *partner*."""
    return partner.side != side and partner.in_play and not partner.is_fort


def known_keys(found: Mapping[str, Any], keys: Iterable[str], here: str) -> None:
    """Raise BadSetup for a key that is none of *keys*."""
    allowed = tuple(keys)
    for key in found:
        expect(key in allowed, f"{here}/{escape(key)}", "setup-unknown-field", field=key)


def whole(entry: Mapping[str, Any], key: str, low: int, high: int, default: int | None, here: str) -> int:
    """Return the whole number *key* of *entry*, which must be there where there is no *default*."""
    value = entry.get(key, default)
    if not is_whole(value, low, high):
        raise BadSetup(f"{here}/{key}", "setup-between", field=f"field-{key}", low=low, high=high)
    return int(value)


def is_whole(value: object, low: int, high: int) -> bool:
    """Tell whether *value* is a whole number from *low* to *high*."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_direction(value: object) -> bool:
    """Tell whether *value* is a direction of the map."""
    return is_whole(value, 0, len(DIRECTIONS) - 1)


def is_hex(value: object) -> bool:
    """Tell whether *value* is a hex as the wire has it."""
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def direction(value: Any, here: str) -> int | None:
    """Return a direction or None.  Raises BadSetup."""
    expect(value is None or is_direction(value), here, "setup-direction")
    return None if value is None else int(value)


def hex_of(value: Any, here: str) -> Hex | None:
    """Return a hex or None.  Raises BadSetup."""
    expect(value is None or is_hex(value), here, "setup-hex")
    return None if value is None else (value[0], value[1])


def _bare_fort(entry: Mapping[str, Any], here: str) -> None:
    """Check that nothing is said of a fort that only a ship has.  Rules: BR-FORT-4, BR-FORT-5."""
    for key in ("movement_printed", "hits", "boarders_bonus"):
        expect(is_whole(entry.get(key, 0), 0, 0), f"{here}/{key}", "setup-fort", field=f"field-{key}")
    expect(entry.get("heading") is None, f"{here}/heading", "setup-fort", field="field-heading")
    held = entry.get("grappled_with", []) != []
    expect(not held, f"{here}/grappled_with", "setup-fort", field="field-grappled_with")


def _is_key(value: object, there: Mapping[str, Any]) -> bool:
    return isinstance(value, str) and value in there


def _object(value: object, keys: Iterable[str], here: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadSetup(here, "setup-object")
    known_keys(value, keys, here)
    return value


def _wind(wind: object) -> int | None:
    if wind is None:
        return None
    found = _object(wind, ("from",), "/setup/wind")
    expect(is_direction(found.get("from")), "/setup/wind/from", "setup-direction")
    return int(found["from"])


def _land(chart: object) -> tuple[Hex, ...] | None:
    if chart is None:
        return None
    land = _object(chart, ("land",), "/setup/map").get("land")
    if not isinstance(land, list):
        raise BadSetup("/setup/map/land", "setup-list")
    for place, item in enumerate(land):
        expect(is_hex(item), f"/setup/map/land/{place}", "setup-hex")
    return tuple((item[0], item[1]) for item in land)


def _start(begin: object) -> tuple[int, str]:
    if begin is None:
        return 0, turn.SETUP
    found = _object(begin, ("round", "step"), "/setup/start")
    counted = isinstance(found.get("round"), int) and found["round"] is not True and found["round"] >= 1
    expect(counted, "/setup/start/round", "setup-round")
    expect(found.get("step") in turn.PHASES, "/setup/start/step", "setup-step")
    return found["round"], found["step"]


def _tables(setup: Mapping[str, Any], tables: Tables) -> Tables:
    try:
        merged: Tables = SHAPE.merge(tables, setup.get("tables", {}), ())
    except BadTables as bad:
        here = "/".join(("/setup/tables", *map(escape, bad.path)))
        raise BadSetup(here, bad.reason.message, **bad.reason.facts) from bad
    return merged
