"""A battle from a set-up, and the sheet of a joining ship.  Rules: 7S-SHIP-1 to 7S-SHIP-5, 7S-WIND-4."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from timonier.kernel import codec
from timonier.kernel.setup import BadSetup, check_ships, check_sides, escape, is_slug
from timonier.rulesets.seventh_sea.state import (
    ANGLES,
    CREW_KINDS,
    DIRECTIONS,
    SPEEDS,
    TRAITS,
    Battle,
    Ship,
    Side,
    Traits,
    Wind,
)

Fits = Callable[[Any], bool]


def whole(low: int, high: int | None = None) -> Fits:
    """Return a check for whole numbers from *low* to *high*."""
    return lambda v: type(v) is int and v >= low and (high is None or v <= high)


def _ranks(value: Any) -> bool:
    return isinstance(value, dict) and all(
        key in TRAITS and whole(0, 10)(rank) for key, rank in value.items()
    )


def one_of(*words: Any) -> Fits:
    """Return a check for one of *words*."""
    return lambda v: any(type(v) is type(word) and v == word for word in words)


FIELDS: Mapping[str, Fits] = {
    "id": is_slug,
    "name": lambda v: isinstance(v, str) and bool(v.strip()),
    "side": lambda v: isinstance(v, str),
    "type": lambda v: isinstance(v, str),
    "kind": one_of("ship", "fort"),
    "class": whole(0, 7),
    "oars": one_of(True, False),
    "crew_kind": one_of(*CREW_KINDS),
    "master_gunner": one_of(True, False),
    "traits": _ranks,
    "now": _ranks,
    "superficial": whole(0),
    "serious": whole(0),
    "fires": whole(0),
    "drama": whole(0),
    "speed": one_of(*SPEEDS),
    "heading": one_of(None, *DIRECTIONS),
    "wind_angle": one_of(None, *ANGLES),
    "goods": whole(0),
    "provisions": whole(0),
}
"""The fields of a set-up ship and what each may be."""


def printed(tables: Mapping[str, Any], ship: Mapping[str, Any]) -> dict[str, Any]:
    """Return the catalogue's entry for the type of *ship*; for a custom one what she says herself."""
    if ship["type"] != "custom":
        return dict(tables["type"][ship["type"]])
    kind, rating = ship.get("kind", "ship"), ship.get("class")
    own = {
        "kind": kind,
        "class": rating,
        "oars": rating == 0,
        "crew_kind": "military",
        "master_gunner": False,
    }
    return {**own, **ship.get("traits", {})}


def faults(tables: Mapping[str, Any], ship: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a set-up ship that will not do, with their values; side and type are known."""
    for name in ("id", "name"):
        if name not in ship:
            yield name, None
    for name, value in ship.items():
        if name not in FIELDS or not FIELDS[name](value):
            yield name, value
            return
    entry = printed(tables, ship)
    if "kind" in ship and ship["kind"] != entry["kind"]:
        yield "kind", ship["kind"]
    if entry["kind"] == "fort" and "class" in ship:
        yield "class", ship["class"]
    if entry["kind"] == "ship" and ship.get("class", entry["class"]) is None:
        yield "class", None
    missing = [trait for trait in TRAITS if trait not in entry]
    if missing:
        yield "traits", ship.get("traits")


def make_sheet(
    tables: Mapping[str, Any], options: Mapping[str, Any], ship: Mapping[str, Any], round_: int
) -> Ship:
    """Return the sheet of a set-up ship without faults that joins in *round_*.

    Damage carried over counts from the start and sets nothing off.  Rules: 7S-SHIP-2 to 7S-SHIP-4, 7S-MAST-2.
    """
    entry = printed(tables, ship)
    traits = {trait: entry[trait] for trait in TRAITS} | ship.get("traits", {})
    now = traits | ship.get("now", {})
    start = Traits(**traits)
    rating = ship.get("class", entry["class"])
    oars = ship.get("oars", entry["oars"] or (rating == 0 and "class" in ship))
    speed = "stopped" if entry["kind"] == "fort" else "battle" if options["speeds"] else "full"
    made = Ship(
        name=ship["name"],
        side=ship["side"],
        type=ship["type"],
        kind=entry["kind"],
        ship_class=rating,
        oars=oars,
        crew_kind=ship.get("crew_kind", entry["crew_kind"]),
        master_gunner=ship.get("master_gunner", entry["master_gunner"]),
        **now,
        start=start,
        drama=ship.get("drama", min(start)),
        speed=ship.get("speed", speed),
        provisions=ship.get("provisions", 0) * stores_per_rank(tables),
        goods=ship.get("goods", 0),
        superficial=ship.get("superficial", 0),
        serious=ship.get("serious", 0),
        fires=ship.get("fires", 0),
        heading=ship.get("heading"),
        stated_angle=ship.get("wind_angle"),
    )
    if made.bare and not made.is_fort:
        return replace(made, turn_free_round=round_ + wait(tables, made) + 1)
    return made


def wait(tables: Mapping[str, Any], ship: Ship) -> int:
    """Return the full rounds a ship without sails waits before each turn (7S-MAST-2, T-WAIT)."""
    return int(tables["wait"]["rounds"][ship.ship_class or 0])


def stores_per_rank(tables: Mapping[str, Any]) -> int:
    """Return the crew-rank weeks that a cargo rank of stores feeds (7S-FOOD-1)."""
    return int(tables["constants"]["crew_fed"] * tables["constants"]["weeks_per_month"])


def over_points(tables: Mapping[str, Any], options: Mapping[str, Any], ship: Ship) -> bool:
    """Tell whether a ship is built with more than the option ``ship_points`` allows (7S-SHIP-5)."""
    points: int = options["ship_points"]
    if not points or ship.is_fort:
        return False
    return sum(ship.start) > points or max(ship.start) > int(tables["points"][str(points)])


def start(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Mapping[str, Any]) -> Battle:
    """Return the battle of *setup* before its first round.

    Raises :class:`~timonier.kernel.setup.BadSetup` with a pointer to the fault.
    """
    sides = {side["id"]: Side(side["name"]) for side in check_sides(setup)}
    battle = Battle(tables, options, sides, {}, _wind(setup, options, tables))
    for place, ship in enumerate(check_ships(setup)):
        here = f"/setup/ships/{place}"
        if not isinstance(ship.get("side"), str) or ship["side"] not in sides:
            raise BadSetup(f"{here}/side", "setup-no-side", id=str(ship.get("side")))
        if not known_type(tables, ship.get("type")):
            raise BadSetup(f"{here}/type", "setup-no-type", id=str(ship.get("type")))
        for name, value in faults(tables, ship):
            raise _bad_field(here, name, value, name in ship)
        sheet = make_sheet(tables, options, ship, 0)
        if sheet.is_fort and not options["forts"]:
            raise BadSetup(f"{here}/type", "setup-forts-off")
        battle.ships[ship["id"]] = sheet
    return battle


def _bad_field(here: str, name: str, value: Any, there: bool) -> BadSetup:
    """Return the fault of a field: nobody knows it, it is missing, or it cannot be so."""
    place, label = f"{here}/{escape(name)}", f"field-{name}"
    if name not in FIELDS:
        return BadSetup(place, "setup-unknown-field", field=name)
    if not there:
        return BadSetup(place, "setup-missing", field=label)
    shown = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return BadSetup(place, "setup-bad-field", field=label, value=shown)


def _wind(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Mapping[str, Any]) -> Wind | None:
    if not options["wind"]:
        return None
    given = setup.get("wind", {})
    if not isinstance(given, dict):
        raise BadSetup("/setup/wind", "setup-wind")
    direction, force = given.get("direction"), given.get("force", tables["constants"]["start_force"])
    if direction is not None and not (type(direction) is int and direction in DIRECTIONS):
        raise BadSetup("/setup/wind/direction", "setup-wind-direction")
    if not whole(0, 9)(force):
        raise BadSetup("/setup/wind/force", "setup-wind-force")
    return Wind(direction, force)


def known_type(tables: Mapping[str, Any], kind: Any) -> bool:
    """Tell whether *kind* is in the catalogue, or ``custom`` (7S-SHIP-3)."""
    return isinstance(kind, str) and (kind == "custom" or kind in tables["type"])


def dumped(battle: Battle, ship: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sheet of a ship that joins *battle* now, as an event holds it."""
    sheet: dict[str, Any] = codec.dump(make_sheet(battle.tables, battle.options, ship, battle.round))
    return sheet
