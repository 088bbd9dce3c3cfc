"""A battle from a set-up, and the sheet of a ship that joins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from timonier.kernel.setup import BadSetup, check_ships, check_sides, escape, expect
from timonier.kernel.tables import Tables
from timonier.rulesets.trireme.shape import CUSTOM
from timonier.rulesets.trireme.state import Battle, Ship, Side
from timonier.rulesets.trireme.words import CREWS, DAMAGES, FLAGS, FORCES

FIELDS = ("id", "name", "side", "type", "crew", "damage", "tired", "stats")
_NEEDED = ("size", "cruise", "full", "boarding")

Fault = tuple[str, str, dict[str, str]]
"""What is wrong with a ship of a set-up: where, as a JSON pointer, and a message with its facts."""


def _whole(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


_STATS: Mapping[str, Callable[[Any], bool]] = {
    "size": _whole(1, 99),
    "ram": lambda value: isinstance(value, bool),
    "normal": _whole(0, 99),
    "cruise": _whole(0, 99),
    "full": _whole(0, 99),
    "boarding": _whole(0, 99),
    "flags": lambda value: isinstance(value, list) and all(flag in FLAGS for flag in value),
}
_FITS: Mapping[str, Callable[[Any], bool]] = {
    "crew": lambda value: value in CREWS,
    "damage": lambda value: value in DAMAGES,
    "tired": lambda value: isinstance(value, bool),
    "stats": lambda value: isinstance(value, dict),
}


def start(setup: Mapping[str, Any], options: Mapping[str, Any], tables: Tables) -> Battle:
    """Return the battle of *setup*, in round 1, step ``repairs``, with nothing thrown.

    Raises :class:`BadSetup`.  Rules: TR-SHIP-1, TR-TURN-2, TR-WIND-2.
    """
    for key in setup:
        known = key in ("sides", "ships", "first_side", "wind")
        expect(known, f"/setup/{escape(key)}", "setup-unknown-field", field=key)
    sides = {side["id"]: Side(side["name"]) for side in check_sides(setup, exactly=2)}
    expect("ships" in setup, "/setup/ships", "setup-list")
    ships: dict[str, Ship] = {}
    for place, ship in enumerate(check_ships(setup)):
        for where, message, facts in faults_of(ship, sides, tables):
            raise BadSetup(f"/setup/ships/{place}{where}", message, **facts)
        ships[ship["id"]] = muster(ship, tables)
    first = setup.get("first_side")
    expect(first is None or knows(sides, first), "/setup/first_side", "setup-no-side", id=str(first))
    force = _force(setup) if options["calm"] else None
    return Battle(tables, options, sides, ships, dict(ships), first_side=first, force=force)


def _force(setup: Mapping[str, Any]) -> str:
    wind = setup.get("wind")
    if wind is None:
        return FORCES[0]
    if not isinstance(wind, dict) or wind.keys() != {"force"}:
        raise BadSetup("/setup/wind", "setup-wind")
    if wind["force"] not in FORCES:
        raise BadSetup("/setup/wind/force", "setup-bad-field", field="force", value=str(wind["force"]))
    return str(wind["force"])


def faults_of(ship: Mapping[str, Any], sides: Mapping[str, Side], tables: Tables) -> Iterator[Fault]:
    """Yield what is wrong with a ship of a set-up beside her id and name.  Rules: TR-SHIP-1, TR-SHIP-2."""
    for field in ship:
        if field not in FIELDS:
            yield f"/{escape(field)}", "setup-unknown-field", {"field": field}
    if not knows(sides, ship.get("side")):
        yield "/side", "setup-no-side", {"id": str(ship.get("side"))}
    if not is_type(tables, ship.get("type")):
        yield "/type", "setup-no-type", {"id": str(ship.get("type"))}
    for field, fits in _FITS.items():
        if field in ship and not fits(ship[field]):
            yield f"/{field}", "setup-bad-field", {"field": field, "value": str(ship[field])}
    stats = ship.get("stats", {})
    if isinstance(stats, dict):
        yield from _stat_faults(stats, custom=ship.get("type") == CUSTOM)


def knows(known: Mapping[str, Any], word: object) -> bool:
    """Tell whether *word* is a text and an id in *known*."""
    return isinstance(word, str) and word in known


def is_type(tables: Tables, word: object) -> bool:
    """Tell whether *word* names a type of ship."""
    return word == CUSTOM or knows(tables["type"], word)


def _stat_faults(stats: Mapping[str, Any], *, custom: bool) -> Iterator[Fault]:
    for stat, value in stats.items():
        if stat not in _STATS:
            yield f"/stats/{escape(stat)}", "setup-unknown-field", {"field": stat}
        elif not _STATS[stat](value):
            yield f"/stats/{stat}", "setup-bad-field", {"field": stat, "value": str(value)}
    for stat in _NEEDED if custom else ():
        if stat not in stats:
            yield f"/stats/{stat}", "setup-missing", {"field": stat}


def muster(ship: Mapping[str, Any], tables: Tables) -> Ship:
    """Return the sheet of a ship of a set-up that has no faults.  Rules: TR-SHIP-1, TR-SHIP-2, TR-SHIP-3."""
    stats = ship.get("stats", {})
    kind = {"ram": True, "flags": [], "crew": "average", **tables["type"].get(ship["type"], {})}
    values = {**kind, **stats}
    normal = stats.get("normal", stats.get("cruise", kind.get("normal")))
    return Ship(
        name=ship["name"],
        side=ship["side"],
        home=ship["side"],
        type=ship["type"],
        size=values["size"],
        ram=values["ram"],
        flags=tuple(flag for flag in FLAGS if flag in values["flags"]),
        crew=ship.get("crew", kind["crew"]),
        normal=values["cruise"] if normal is None else normal,
        cruise=values["cruise"],
        full=values["full"],
        boarding_max=values["boarding"],
        tired=ship.get("tired", False),
        damage=ship.get("damage", "none"),
    )
