"""What a ship has left of what is printed on her counter."""

from __future__ import annotations

from timonier.rulesets.broadsides.state import CAPTURED, SUNK, Battle, Ship


def combat(battle: Battle, ship: Ship) -> int:
    """Return her current combat potential; a fort keeps its own.  Rules: BR-SHIP-1, BR-DMG-2, BR-FORT-4."""
    if ship.is_fort:
        return ship.combat_printed
    return max(0, ship.combat_printed - ship.hits * int(battle.tables["damage"]["combat_per_hit"]))


def movement(battle: Battle, ship: Ship) -> int:
    """Return her current movement potential, in points.  Rules: BR-SHIP-1, BR-DMG-2."""
    return max(0, ship.movement_printed - ship.hits * int(battle.tables["damage"]["movement_per_hit"]))


def points_left(battle: Battle, ship: Ship) -> int:
    """Return the points that she may still use in this phase.  Rules: BR-MOVE-1."""
    return max(0, movement(battle, ship) - ship.points_spent)


def fire_column(battle: Battle, ship: Ship) -> int:
    """Return her column of the fire table: half of what is left, rounded up.  Rules: BR-FIRE-7, BR-FORT-2."""
    if ship.is_fort and battle.options["fort_value"] == "fire":
        return ship.combat_printed
    return -(-combat(battle, ship) // int(battle.tables["damage"]["fire_divisor"]))


def score(battle: Battle, side: str) -> int:
    """Return what *side* has won of the enemy.  Rules: BR-SCORE-1, BR-SCORE-3."""
    factors = battle.tables["score"]
    total = 0
    for ship in battle.ships.values():
        if ship.side == side or ship.is_fort:
            continue
        if ship.status == SUNK:
            total += ship.value * factors["sunk"]
        elif ship.status == CAPTURED:
            total += _prize_value(battle, ship) * factors["captured"]
    return total


def _prize_value(battle: Battle, ship: Ship) -> int:
    return combat(battle, ship) if battle.options["prize_value"] == "current" else ship.value
