"""What wind, sails and rudder let a ship do.  Rules: 7S-MOVE, 7S-HELM, 7S-MAST, 7S-WIND, 7S-DRIFT."""

from __future__ import annotations

from timonier.rulesets.seventh_sea.state import DIRECTIONS, Battle, Ship

CALM, HURRICANE = 0, 9
OARED_CLASS = 6
"""Class 0 and any ship with oars reads here in the tables of the wind (7S-WIND-8)."""

_ANGLE_OF = {0: "astern", 1: "quarter_aft", 5: "quarter_aft", 2: "quarter_fore", 4: "quarter_fore", 3: "head"}
_COLUMNS = ("quarter_aft", "astern", "quarter_fore")


def turned_heading(direction: int, steps: int) -> int:
    """Return *direction* turned by *steps* of 60° in the ring 3 to 8, clockwise (7S-HELM-6)."""
    return DIRECTIONS[(direction - DIRECTIONS[0] + steps) % len(DIRECTIONS)]


def new_heading(heading: int | None, to: str) -> int | None:
    """Return the heading after a turn *to* port or starboard, None where it is unknown (7S-HELM-6)."""
    return None if heading is None else turned_heading(heading, 1 if to == "starboard" else -1)


def angle_to(heading: int, direction: int) -> str:
    """Return the wind angle of a ship on *heading* with the wind blowing to *direction* (7S-WIND-1)."""
    return _ANGLE_OF[(heading - direction) % len(DIRECTIONS)]


def wind_angle(battle: Battle, ship: Ship) -> str | None:
    """Return how the wind stands to her: by her heading where known, else as last stated (7S-WIND-1)."""
    if battle.wind is None:
        return None
    if ship.heading is not None and battle.wind.direction is not None:
        return angle_to(ship.heading, battle.wind.direction)
    return ship.stated_angle


def angle_after_turn(battle: Battle, heading: int | None, stated: str | None) -> str | None:
    """Return the wind angle on the new *heading*, or the one stated where that is unknown (7S-HELM-6)."""
    if battle.wind is None:
        return None
    if heading is not None and battle.wind.direction is not None:
        return angle_to(heading, battle.wind.direction)
    return stated


def in_full_sail_column(battle: Battle, ship: Ship) -> bool:
    """Tell whether she sails as in the full-sail column (7S-SAIL-1)."""
    return ship.speed == "full" or not battle.options["speeds"]


def move_limit(battle: Battle, ship: Ship, angle: str | None) -> int | None:
    """Return the hexes she may sail in a phase at *angle*, None where that cannot be told.

    Rules: 7S-MOVE-2, 7S-WIND-2, 7S-WIND-5, 7S-WIND-6, 7S-WIND-8.
    """
    held = ship.aground or ship.grappled or ship.irons > 0
    if ship.is_fort or not ship.in_play or held or ship.speed == "stopped" or ship.bare:
        return 0
    base = ship.wits if in_full_sail_column(battle, ship) else ship.wits // 2
    if battle.wind is None:
        return base
    if battle.wind.force == CALM:
        return 1 if ship.oars else 0
    if battle.wind.force == HURRICANE:
        return 0
    if angle is None:
        return None
    if angle == "head":
        return 1 if ship.oars else 0
    quarter_fore = 2 if in_full_sail_column(battle, ship) else 1
    hexes = {"quarter_aft": base, "astern": base - 1, "quarter_fore": quarter_fore}[angle]
    return max(0, hexes + force_modifier(battle, ship, angle))


def force_modifier(battle: Battle, ship: Ship, angle: str) -> int:
    """Return the hexes that the force of the wind adds at *angle* (7S-WIND-5, 7S-WIND-8, T-FORCE)."""
    if battle.wind is None:
        return 0
    row = battle.tables["force"][str(battle.wind.force)]
    modifier = int(row[_column(table_class(ship))][_COLUMNS.index(angle)])
    return min(0, modifier + 1) if ship.oars else modifier


def table_class(ship: Ship) -> int:
    """Return the class she counts as in T-FORCE and in the bans on full sail (7S-WIND-8)."""
    return OARED_CLASS if ship.oars or not ship.ship_class else ship.ship_class


def _column(rating: int) -> str:
    return {1: "class_1", 2: "class_2", 3: "class_3_4", 4: "class_3_4"}.get(rating, "class_5_7")


def full_sail_forbidden(battle: Battle, ship: Ship) -> bool:
    """Tell whether she may not carry full sail in this wind (7S-WIND-7)."""
    if battle.wind is None or not battle.options["speeds"] or ship.is_fort:
        return False
    small = table_class(ship) >= battle.constant("no_full_sail_small_class")
    limit = battle.constant("no_full_sail_small_force" if small else "no_full_sail_force")
    return battle.wind.force >= min(limit, battle.constant("no_full_sail_force"))


def inertia_due(battle: Battle, ship: Ship) -> int:
    """Return the hexes she runs on at the start of the round (7S-MOVE-4)."""
    held = ship.aground or ship.grappled or ship.irons > 0 or ship.speed == "stopped" or ship.bare
    if battle.options["inertia"] == "off" or ship.is_fort or held:
        return 0
    becalmed = battle.wind is not None and (battle.wind.force == CALM or wind_angle(battle, ship) == "head")
    if becalmed and not ship.oars:
        return 0
    if battle.options["inertia"] == "resolve":
        return ship.resolve
    limit = move_limit(battle, ship, wind_angle(battle, ship) or "quarter_aft")
    return min(ship.resolve, limit or 0)


def turns_in_place(battle: Battle, ship: Ship) -> bool:
    """Tell whether she need not sail a hex between two turns, since she gets none either way (7S-HELM-3)."""
    if ship.irons == 1 or ship.bare:
        return True
    if battle.wind is None or battle.wind.force in (CALM, HURRICANE):
        return False
    angle = wind_angle(battle, ship)
    if angle == "head" and not ship.oars:
        return True
    drifts = battle.options["inertia"] in ("capped", "off") and ship.speed != "stopped"
    return drifts and move_limit(battle, ship, angle) == 0


def caught_by_turn(battle: Battle, ship: Ship) -> bool:
    """Tell whether her own turn has just brought her head to wind and caught her there (7S-WIND-3, -8)."""
    if battle.wind is None or battle.wind.force == CALM or ship.oars or not ship.panache or ship.irons:
        return False
    return wind_angle(battle, ship) == "head"


def drifting(battle: Battle) -> list[str]:
    """Return the ships set down one hex at the end of this round, in list order.

    Ships grappled together go only where all of them are due.  Rules: 7S-DRIFT-1 to 7S-DRIFT-3.
    """
    if battle.wind is None or not battle.options["drift"] or battle.wind.force == CALM:
        return []
    due = [ship for ship in battle.in_play() if _due(battle.ships[ship])]
    return [ship for ship in due if all(held in due for held in held_together(battle, ship))]


def _due(ship: Ship) -> bool:
    if ship.is_fort or ship.aground:
        return False
    straight = ship.straight_rounds + (ship.turns == 0)
    return straight >= 2 if ship.ship_class in (1, 2) else straight == 2


def held_together(battle: Battle, ship: str) -> list[str]:
    """Return the ships grappled to *ship*, directly or through others, herself first (7S-DRIFT-3)."""
    found = [ship]
    for held in found:
        found += [other for other in battle.ships[held].grappled if other not in found]
    return found
