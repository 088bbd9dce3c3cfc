"""Buy an option in the shop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.accounts import (
    hull_levels,
    left,
    over_limit,
    takes_continuous_burst,
)
from timonier.rulesets.mortecouille.checks import RULE, in_step, running
from timonier.rulesets.mortecouille.events.shop import Bought, Refitted
from timonier.rulesets.mortecouille.fitting import HULL_LEVELS, fleet_price, price, refitted
from timonier.rulesets.mortecouille.state import Battle, Ship, category

SHOP = (
    "slaves",
    *HULL_LEVELS,
    "flaming-shot",
    "sails",
    "super-shot",
    "siren",
    "extra-guns",
    "extra-crew",
    "catapult",
    "continuous-burst",
    "suicide",
    "elite-gunners",
)
"""All options, in shop order."""


@dataclass(frozen=True, kw_only=True)
class Buy:
    """Buy an option for one ship, or its fleet-wide version for a side."""

    ship: str | None = fields.ship(None)
    side: str | None = fields.side(None)
    option: str = fields.choice(SHOP, words="options")


def checks(battle: Battle, order: Buy, faults: Faults) -> Iterator[Refusal]:
    """Yield why the shop does not sell.

    Rules: MC-END-2, MC-END-3, MC-SHIP-4, MC-SHOP-1, MC-SHOP-2, MC-SHOP-3, MC-SHOP-6, MC-SHOP-7, MC-SHOP-11.
    Refuses: bad_value, unknown_option, unknown_ship, unknown_side, ship_out, no_fleet_version, battle_over,
    wrong_step, over_limit, already_fleetwide, one_hull_level, too_few_guns, over_budget.
    """
    yield from _nonsense(battle, order, faults)
    yield from running(battle)
    yield from in_step(battle, "outfit", rule="MC-SHOP-6")
    ship = None if order.ship is None else battle.ships[order.ship]
    side = _side(battle, order)
    if ship is not None:
        yield from _beyond_limit(battle, ship, order.option)
    if order.option in battle.sides[side].fleet_options:
        yield soft("already_fleetwide", "MC-SHOP-2", "option", side=side, options=order.option)
    if ship is not None:
        yield from _unfit(battle, ship, order.option)
    rest, wanted = left(battle, side), _price(battle, order)
    if rest is not None and wanted > rest:
        yield soft("over_budget", "MC-SHOP-1", side=side, over=wanted - rest)


def handle(battle: Battle, order: Buy, dice: Dice) -> Iterator[Event]:
    """Enter the purchase and fit the ship, or every ship of the side, out anew.

    Rules: MC-SHOP-1, MC-SHOP-2, MC-SHIP-5.
    """
    side = _side(battle, order)
    yield Bought(side=side, ship=order.ship, option=order.option, price=_price(battle, order))
    served = [order.ship] if order.ship else [s for s, ship in battle.ships.items() if ship.side == side]
    for ship in served:
        yield Refitted(ship=ship, **refitted(battle, battle.ships[ship]))


def _nonsense(battle: Battle, order: Buy, faults: Faults) -> Iterator[Refusal]:
    given = [name for name in ("ship", "side") if getattr(order, name) is not None or name in faults]
    if len(given) != 1:
        yield hard("bad_value", RULE, "ship", field="ship", value=order.ship)
    yield from bad_values(faults, RULE, "ship", "side", "option")
    if "option" in faults:
        yield hard("unknown_option", RULE, "option")
    if "ship" in given and order.ship not in battle.ships:
        yield hard("unknown_ship", RULE, "ship")
    if "side" in given and order.side not in battle.sides:
        yield hard("unknown_side", RULE, "side")
    if order.ship is not None and not battle.ships[order.ship].afloat:
        yield hard("ship_out", "MC-SHIP-4", "ship", ship=order.ship)
    if order.side is not None and fleet_price(battle.tables, order.option) is None:
        yield hard("no_fleet_version", "MC-SHOP-2", "option", options=order.option)


def _beyond_limit(battle: Battle, ship: Ship, option: str) -> Iterator[Refusal]:
    if over_limit(battle, ship, option, ship.options.get(option, 0) + 1):
        limit = battle.tables["limits"][option][category(battle, ship)]
        yield soft("over_limit", "MC-SHOP-3", "option", name=ship.name, options=option, limit=limit)


def _unfit(battle: Battle, ship: Ship, option: str) -> Iterator[Refusal]:
    another = option in HULL_LEVELS and hull_levels(ship) > 0
    if battle.options["hull_levels"] == "single" and another:
        yield soft("one_hull_level", "MC-SHOP-7", "option", name=ship.name)
    if option == "continuous-burst" and not takes_continuous_burst(battle, ship):
        yield soft("too_few_guns", "MC-SHOP-11", "option", name=ship.name)


def _side(battle: Battle, order: Buy) -> str:
    """Return the side that pays."""
    return str(order.side) if order.ship is None else battle.ships[order.ship].side


def _price(battle: Battle, order: Buy) -> int:
    """Return what the purchase costs.  Rules: MC-SHOP-2, MC-SHOP-10."""
    if order.ship is None:
        return fleet_price(battle.tables, order.option) or 0
    return price(battle.tables, battle.ships[order.ship].type, order.option)


BUY = Command("buy", Buy, checks, handle, "MC-SHOP-2")
