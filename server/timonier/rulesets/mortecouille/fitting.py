"""What options cost, and the sheet that type and options make.  Rules: MC-SHIP-5, MC-SHOP-7 to -10."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import codec
from timonier.kernel.tables import Tables
from timonier.rulesets.mortecouille.state import Battle, Guns, Ship, equipment

HULL_LEVELS = ("hull-1", "hull-2", "hull-3", "hull-4")


def price(tables: Tables, type_id: str, option: str) -> int:
    """Return the price of one copy for one ship; extra guns are paid gun by gun.

    Rules: MC-SHOP-2, MC-SHOP-10.
    """
    row = tables["shop"][option]
    if row["per_gun"] is None:
        return int(row["individual"])
    guns = tables["ships"][type_id]["guns"]
    added = 2 * bool(guns["side"]) + bool(guns["bow"]) + bool(guns["stern"])
    return int(row["per_gun"]) * added


def fleet_price(tables: Tables, option: str) -> int | None:
    """Return the price of the fleet-wide version, None where there is none.  Rules: MC-SHOP-2."""
    found: int | None = tables["shop"][option]["fleet"]
    return found


def worth(tables: Tables, type_id: str, options: Mapping[str, int]) -> int:
    """Return the price of a ship with her own options.  Rules: MC-SHOP-1."""
    bare = int(tables["ships"][type_id]["price"])
    return bare + sum(price(tables, type_id, option) * number for option, number in options.items())


def cheapest(tables: Tables) -> int:
    """Return the lowest price there is, below which money cannot be spent.  Rules: MC-SHOP-4."""
    prices = [int(row["price"]) for row in tables["ships"].values()]
    prices += [price(tables, type_id, option) for type_id in tables["ships"] for option in tables["shop"]]
    prices += [row["fleet"] for row in tables["shop"].values() if row["fleet"] is not None]
    return min(prices)


def figures(tables: Tables, type_id: str, fitted: Mapping[str, int]) -> dict[str, Any]:
    """Return the sheet figures of a ship with the options *fitted*.

    Hull levels add up; extra guns go where there are guns; a square never costs less than one wind point.
    Rules: MC-SHIP-3, MC-SHOP-7, MC-SHOP-8, MC-SHOP-9, MC-SHOP-10.
    """
    row, effects = tables["ships"][type_id], tables["effects"]
    shot, guns, sails = effects["super-shot"], effects["extra-guns"], effects["sails"]
    hulls = {level: fitted.get(level, 0) for level in HULL_LEVELS}
    weight = sum(tables["hulls"][level]["speed"] * number for level, number in hulls.items())
    more = guns["guns"] * fitted.get("extra-guns", 0)
    extra = {
        kind: shot[kind] * fitted.get("super-shot", 0) + guns[kind] * fitted.get("extra-guns", 0)
        for kind in ("normal", "burst")
    }
    return {
        "hull_max": row["hull"]
        + sum(tables["hulls"][level][row["category"]] * number for level, number in hulls.items()),
        "speed_fitted": max(sails["least"], row["speed"] + weight - sails["speed"] * fitted.get("sails", 0)),
        "guns": Guns(**{arc: number + more if number else 0 for arc, number in row["guns"].items()}),
        "normal_damage": row["normal"] + extra["normal"],
        "burst_damage": row["burst"] + extra["burst"],
        "catapults": effects["catapult"]["catapults"] * fitted.get("catapult", 0),
    }


def fitted_out(battle: Battle, name: str, side: str, type_id: str, options: Mapping[str, int]) -> Ship:
    """Return a new ship with all her hull points.  Rules: MC-SHIP-2, MC-SHIP-5."""
    shared = dict.fromkeys(battle.sides[side].fleet_options, 1)
    sheet = figures(battle.tables, type_id, {**shared, **options})
    cost = worth(battle.tables, type_id, options)
    return Ship(
        name=name,
        side=side,
        type=type_id,
        options=dict(options),
        cost=cost,
        hull=sheet["hull_max"],
        **sheet,
    )


def refitted(battle: Battle, ship: Ship) -> dict[str, Any]:
    """Return the sheet figures worked out anew; hull points already lost stay lost.

    A ship afloat keeps one hull point at least.  Rules: MC-SHIP-5.
    """
    sheet = figures(battle.tables, ship.type, equipment(battle, ship))
    lost = ship.hull_max - ship.hull
    return {**sheet, "hull": max(sheet["hull_max"] - lost, 1 if ship.afloat else 0)}


def joining(battle: Battle, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return the complete sheet, as JSON, of a ship given as in a set-up."""
    options = entry.get("options", {})
    ship = fitted_out(battle, entry["name"], entry["side"], entry["type"], options)
    dumped: dict[str, Any] = codec.dump(ship)
    return dumped
