"""The money of a side, and the check of fleets before the first round.  Rules: MC-SHOP-1 to -5, -7, -11."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.refusals import Refusal, soft
from timonier.rulesets.mortecouille.fitting import HULL_LEVELS, cheapest, fleet_price
from timonier.rulesets.mortecouille.state import Battle, Guns, Ship, category


def spent(battle: Battle, side: str) -> int:
    """Return what a side paid for all the ships it ever had and for its fleet-wide options.

    Rules: MC-SHOP-1, MC-SHOP-2.
    """
    ships = sum(ship.cost for ship in battle.ships.values() if ship.side == side)
    return ships + sum(fleet_price(battle.tables, option) or 0 for option in battle.sides[side].fleet_options)


def left(battle: Battle, side: str) -> int | None:
    """Return what is left of the purse, None where none is kept."""
    budget = battle.sides[side].budget
    return None if budget is None else budget - spent(battle, side)


def verdict(battle: Battle, side: str) -> str:
    """Return what the audit says of a side's account.  Rules: MC-SHOP-4, MC-SHOP-5."""
    rest = left(battle, side)
    if rest is None:
        return "no-budget"
    if rest < 0:
        return "overspent"
    return "unspent" if battle.options["spend_all"] and rest >= cheapest(battle.tables) else "fair"


def biggest_battery(guns: Guns) -> int:
    """Return the guns of the biggest battery."""
    return max(guns.side, guns.bow, guns.stern)


def over_limit(battle: Battle, ship: Ship, option: str, number: int) -> bool:
    """Tell whether *number* copies are more than the house allows.  Rules: MC-SHOP-3."""
    limit = int(battle.tables["limits"][option][category(battle, ship)])
    return battle.options["shop_limits"] == "house" and number > limit


def hull_levels(ship: Ship) -> int:
    """Return how many hull improvements are aboard.  Rules: MC-SHOP-7."""
    return sum(ship.options.get(level, 0) for level in HULL_LEVELS)


def takes_continuous_burst(battle: Battle, ship: Ship) -> bool:
    """Tell whether she has the battery that continuous burst needs.  Rules: MC-SHOP-11."""
    return biggest_battery(ship.guns) >= int(battle.tables["effects"]["continuous-burst"]["guns"])


def ship_faults(battle: Battle, ship: Ship) -> Iterator[Refusal]:
    """Yield what is wrong with the options of one ship.

    Rules: MC-SHOP-3, MC-SHOP-7, MC-SHOP-11.  Refuses: over_limit, one_hull_level, too_few_guns.
    """
    kind = category(battle, ship)
    for option, number in ship.options.items():
        if over_limit(battle, ship, option, number):
            limit = battle.tables["limits"][option][kind]
            yield soft("over_limit", "MC-SHOP-3", name=ship.name, options=option, limit=limit)
    if battle.options["hull_levels"] == "single" and hull_levels(ship) > 1:
        yield soft("one_hull_level", "MC-SHOP-7", name=ship.name)
    if ship.options.get("continuous-burst") and not takes_continuous_burst(battle, ship):
        yield soft("too_few_guns", "MC-SHOP-11", name=ship.name, rule="MC-SHOP-11")


def fleet_faults(battle: Battle) -> Iterator[Refusal]:
    """Yield what is wrong with the fleets before the first round: ships, then sides.

    Rules: MC-SHOP-1, MC-SHOP-3, MC-SHOP-4, MC-SHOP-7, MC-SHOP-11.
    Refuses: over_limit, one_hull_level, too_few_guns, over_budget, money_left.
    """
    for ship in battle.afloat():
        yield from ship_faults(battle, battle.ships[ship])
    for side, band in battle.sides.items():
        account, rest = verdict(battle, side), left(battle, side) or 0
        if account == "overspent":
            yield soft("over_budget", "MC-SHOP-1", side=side, budget=band.budget, over=-rest)
        if account == "unspent":
            yield soft("money_left", "MC-SHOP-4", side=side, left=rest)
