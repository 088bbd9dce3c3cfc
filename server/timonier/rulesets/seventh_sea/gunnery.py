"""Guns and muskets: who bears, how far, against what.  Rules: 7S-GUN, 7S-AIM-1, 7S-FORT-2."""

from __future__ import annotations

from typing import Any

from timonier.rulesets.seventh_sea.rolls import trait_tn
from timonier.rulesets.seventh_sea.state import Battle, Ship


def firing_cannons(battle: Battle, ship: Ship, arc: str) -> int:
    """Return the cannons that bear: all, or half of them outside the broadside (7S-GUN-12)."""
    return ship.brawn if arc == "full" or not battle.options["arcs"] else ship.brawn // 2


def effective_range(battle: Battle, ship: Ship, hexes: int) -> int:
    """Return the distance at which she fires as a ship would; a fort's guns carry farther (7S-FORT-2)."""
    if not ship.is_fort or battle.options["fort_range"] == "same":
        return hexes
    return -(-hexes * battle.constant("fort_range_den") // battle.constant("fort_range_num"))


def greatest_range(battle: Battle, ship: Ship, ammo: str) -> int:
    """Return the greatest distance in hexes at which *ammo* carries (7S-GUN-10, 7S-FORT-2)."""
    limit = int(battle.tables["ammo"][ammo]["max_range"])
    if not ship.is_fort or battle.options["fort_range"] == "same":
        return limit
    return limit * battle.constant("fort_range_num") // battle.constant("fort_range_den")


def loaded(battle: Battle, ship: Ship, ammo: str, hexes: int) -> str:
    """Return what *ammo* is at this distance: red-hot shot beyond its own is a ball (7S-GUN-9)."""
    special = battle.tables["ammo"][ammo]["special_range"]
    if battle.options["ranges"] and special and effective_range(battle, ship, hexes) > special:
        return "ball"
    return ammo


def distance_raises(battle: Battle, ship: Ship, hexes: int) -> int:
    """Return the raises that the distance forces (7S-GUN-11, T-RANGE)."""
    if not battle.options["ranges"]:
        return 0
    raises = battle.tables["range"]["raises"]
    return int(raises[min(effective_range(battle, ship, hexes), len(raises)) - 1])


def target_number(battle: Battle, order: Any) -> int:
    """Return the target number of a shot, ordinary or aimed (7S-GUN-1, 7S-GUN-11, 7S-GUN-15, 7S-AIM-1)."""
    per_wits = battle.constant("aimed_tn_per_wits" if order.aim else "hit_tn_per_wits")
    raises: int = distance_raises(battle, battle.ships[order.ship], order.range or 1) + order.raises
    return trait_tn(battle.ships[order.target].wits, per_wits) + battle.constant("raise") * raises
