"""The common commands as this game uses them.  Rules: 7S-GM-1 to 7S-GM-5, 7S-SHIP-3, 7S-SHIP-5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, setup
from timonier.rulesets.seventh_sea.setup import Fits, one_of, whole
from timonier.rulesets.seventh_sea.state import (
    ANGLES,
    CREW_KINDS,
    DIRECTIONS,
    SPEEDS,
    STATUSES,
    TRAITS,
    Battle,
)

_FLAG = one_of(True, False)
_COUNT = whole(0)
_RANK = whole(0, 10)


def _or_none(fits: Fits) -> Fits:
    return lambda value: value is None or fits(value)


def _dice(value: Any) -> bool:
    return isinstance(value, list) and all(whole(1, 10)(die) for die in value)


DECREES: Mapping[str, Fits] = {
    **{trait: _RANK for trait in TRAITS},
    **{f"start.{trait}": _RANK for trait in TRAITS},
    **{
        name: _COUNT
        for name in (
            "superficial",
            "serious",
            "fires",
            "drama",
            "provisions",
            "goods",
            "straight_rounds",
            "fire_crew",
            "musket_crew",
        )
    },
    "speed": one_of(*SPEEDS),
    "heading": one_of(None, *DIRECTIONS),
    "wind_angle": one_of(None, *ANGLES),
    "irons": whole(0, 2),
    "turn_free_round": _or_none(_COUNT),
    **{name: _FLAG for name in ("aground", "powder_wet", "master_gunner", "oars", "in_play")},
    "crew_kind": one_of(*CREW_KINDS),
    "class": whole(0, 7),
    "dice_left": _dice,
    "status": one_of(*STATUSES),
    "sinking": one_of(None),
}
"""The fields of a ship that a decree sets, and what each may be; those that name ships or sides apart."""

BATTLE_DECREES: Mapping[str, Fits] = {
    "wind.direction": one_of(*DIRECTIONS),
    "wind.force": whole(0, 9),
    "round": _COUNT,
}


def may_adjust(battle: Battle, order: common.Adjust, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the decree.  Refuses: unknown_ship, bad_value."""
    if order.ship is not None or "ship" in faults:
        yield from checks.known(battle, faults, ("ship", order.ship))
    yield from common.bad_values(faults, "7S-GM-1")
    fits = domain(battle, order.field) if order.ship is not None else battle_domain(battle, order.field)
    if fits is None:
        yield hard("bad_value", "7S-GM-1", "field", field="field", value=order.field)
    elif not fits(order.value):
        yield hard("bad_value", "7S-GM-1", "value", field=order.field, value=order.value)


def domain(battle: Battle, name: str) -> Fits | None:
    """Return what a field of a ship may be set to, None where a decree cannot set it (7S-GM-1)."""
    if name in ("side", "captured_by"):
        sides = one_of(*battle.sides)
        return sides if name == "side" else _or_none(sides)
    if name == "grappled":
        return lambda value: (
            isinstance(value, list) and all(isinstance(ship, str) and ship in battle.ships for ship in value)
        )
    return DECREES.get(name)


def battle_domain(battle: Battle, name: str) -> Fits | None:
    """Return what a field of the battle may be set to; the wind only where there is one (7S-GM-1)."""
    return None if battle.wind is None and name.startswith("wind.") else BATTLE_DECREES.get(name)


def may_join(battle: Battle, order: common.AddShip, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the ship to join.

    Refuses: bad_value, duplicate_ship, unknown_side, unknown_type, option_off, over_points.
    """
    yield from common.bad_values(faults, "7S-GM-1")
    ship = order.ship
    if isinstance(ship.get("id"), str) and ship["id"] in battle.ships:
        yield hard("duplicate_ship", "7S-SHIP-3", "ship")
    if not isinstance(ship.get("side"), str) or ship["side"] not in battle.sides:
        yield hard("unknown_side", "7S-SHIP-3", "ship")
    if not setup.known_type(battle.tables, ship.get("type")):
        yield hard("unknown_type", "7S-SHIP-3", "ship")
    for name, value in setup.faults(battle.tables, ship):
        yield hard("bad_value", "7S-GM-1", "ship", field=name, value=value)
    sheet = setup.make_sheet(battle.tables, battle.options, ship, battle.round)
    if sheet.is_fort:
        yield from checks.allowed(battle, "forts", "7S-FORT-1")
    if setup.over_points(battle.tables, battle.options, sheet):
        yield soft("over_points", "7S-SHIP-5", "ship", points=battle.options["ship_points"])


def may_remove(battle: Battle, order: common.RemoveShip, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the removal.  Refuses: unknown_ship, ship_out, bad_value."""
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")


def remove(battle: Battle, order: common.RemoveShip, dice: Dice) -> Iterator[Event]:
    """Take the ship out of play.  Rules: 7S-GM-3."""
    yield common.ShipRemoved(ship=order.ship, reason=order.reason)


def may_conclude(battle: Battle, order: common.Conclude, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the end.  Refuses: bad_value, already_over."""
    yield from common.bad_values(faults, "7S-GM-1")
    if battle.over:
        yield hard("already_over", "7S-GM-4")


def conclude(battle: Battle, order: common.Conclude, dice: Dice) -> Iterator[Event]:
    """End the battle.  Rules: 7S-GM-4."""
    yield common.Concluded()


ADJUST = common.adjust(may_adjust, "7S-GM-1")
NOTE = common.note("7S-GM-5")
ADD_SHIP = common.add_ship(may_join, setup.dumped, "7S-SHIP-3")
REMOVE_SHIP = Command("remove_ship", common.RemoveShip, may_remove, remove, "7S-GM-3")
CONCLUDE = Command("conclude", common.Conclude, may_conclude, conclude, "7S-GM-4")
