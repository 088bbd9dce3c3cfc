"""Set one value of a sheet by decree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal, hard
from timonier.rulesets.tartare.state import STATUSES, Battle, Ship

RULE = "TT-GM-1"
HIGHEST = 999
"""No number goes higher by decree."""

NUMBERS = (
    "speed",
    "lasers",
    "turrets",
    "crew",
    "energy",
    "hull",
    "hull_max",
    "shield",
    "shield_max",
    "oxygen",
    "oxygen_max",
    "torpedoes",
    "torpedoes_max",
    "dead",
    "reserve.crew",
    "reserve.wounded",
)


def checks(battle: Battle, order: common.Adjust, faults: Faults) -> Iterator[Refusal]:
    """Yield why the decree cannot be.

    Rules: TT-GM-1.  Refuses: unknown_ship, bad_value.
    """
    if order.ship not in battle.ships:
        yield hard("unknown_ship", "TT-GEN-4", "ship", ship=order.ship)
    yield from common.bad_values(faults, RULE)
    if not allows(battle.ships[str(order.ship)], order.field, order.value):
        yield hard("bad_value", RULE, "value", field=order.field, value=order.value)


def allows(ship: Ship, field: str, value: Any) -> bool:
    """Tell whether *field* of the sheet can be set to *value*."""
    if field == "status":
        return isinstance(value, str) and value in STATUSES
    if field in fires_of(ship):
        return isinstance(value, bool)
    if field == "size":
        return type(value) is int and 1 <= value <= 9
    return field in numbers_of(ship) and type(value) is int and 0 <= value <= HIGHEST


def numbers_of(ship: Ship) -> list[str]:
    """Return the fields of the sheet that hold any number."""
    tokens = [f"modules.{name}.{kind}" for name in ship.modules for kind in ("crew", "wounded", "energy")]
    boxes = [f"incoming.{box}" for box in ship.incoming]
    return [*NUMBERS, *tokens, *boxes, *(["propulsion"] if ship.propulsion is not None else [])]


def fires_of(ship: Ship) -> list[str]:
    """Return the fields of the sheet that say whether a module burns."""
    return [f"modules.{name}.fire" for name in ship.modules]


ADJUST = common.adjust(checks, RULE)
