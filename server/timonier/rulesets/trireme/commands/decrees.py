"""Decrees of the GM: values set, ships that join or leave, the end of the battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from timonier.kernel import codec, common
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.kernel.setup import is_slug
from timonier.rulesets.trireme.checks import GM, over
from timonier.rulesets.trireme.events.turn import Concluded
from timonier.rulesets.trireme.setup import faults_of, is_type, knows, muster
from timonier.rulesets.trireme.state import Battle
from timonier.rulesets.trireme.victory import scores, winner
from timonier.rulesets.trireme.words import CREWS, DAMAGES, FORCES, SPEEDS, STATUSES

Fits = Callable[[Battle, Any], bool]


def _word(*words: str) -> Fits:
    return lambda battle, value: value in words


def _whole(low: int, high: int) -> Fits:
    return lambda battle, value: type(value) is int and low <= value <= high


def _flag(battle: Battle, value: Any) -> bool:
    return isinstance(value, bool)


def _side(battle: Battle, value: Any) -> bool:
    return knows(battle.sides, value)


def _speed(battle: Battle, value: Any) -> bool:
    known = SPEEDS if battle.options["speeds"] == "three" else SPEEDS[1:]
    return value is None or value in known


OF_SHIPS: Mapping[str, Fits] = {
    "side": _side,
    "crew": _word(*CREWS),
    "damage": _word(*DAMAGES),
    "status": _word(*STATUSES),
    "tired": _flag,
    "must_back": _flag,
    "ram": _flag,
    "size": _whole(1, 99),
    "normal": _whole(0, 99),
    "cruise": _whole(0, 99),
    "full": _whole(0, 99),
    "boarding_max": _whole(0, 99),
    "marines": lambda battle, value: value is None or _side(battle, value),
    "turn.moved": _whole(0, 99),
    "turn.speed": _speed,
    "turn.ended": _flag,
    "turn.rammed": _flag,
}
"""What may be set on a ship: field -> does a value fit."""

OF_BATTLE: Mapping[str, Fits] = {
    "round": _whole(1, 9999),
    "first_side": _side,
    "wind.force": lambda battle, value: battle.options["calm"] and value in FORCES,
}
"""What may be set on the battle itself."""


def may_adjust(battle: Battle, order: common.Adjust, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids a decree.  Rules: TR-GM-2.  Refuses: unknown_ship, bad_value."""
    if "ship" in faults or (order.ship is not None and order.ship not in battle.ships):
        yield hard("unknown_ship", GM, "ship", ship=order.ship)
    known = OF_BATTLE if order.ship is None else OF_SHIPS
    if order.field not in known:
        yield hard("bad_value", "TR-GM-2", "field", field="field", value=order.field)
    if "value" in faults or not known[order.field](battle, order.value):
        yield hard("bad_value", "TR-GM-2", "value", field=order.field, value=order.value)
    yield from bad_values(faults, "TR-GM-2")


def may_join(battle: Battle, order: common.AddShip, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids a ship to join.

    Rules: TR-GM-4, TR-SHIP-1.
    Refuses: duplicate_ship, unknown_side, unknown_type, bad_value, battle_over.
    """
    ship = order.ship
    yield from bad_values({name: value for name, value in faults.items() if name == "ship"}, GM)
    if knows(battle.ships, ship.get("id")):
        yield hard("duplicate_ship", GM, "ship", ship=ship["id"])
    if not knows(battle.sides, ship.get("side")):
        yield hard("unknown_side", GM, "ship", side=ship.get("side"))
    if not is_type(battle.tables, ship.get("type")):
        yield hard("unknown_type", GM, "ship", type=ship.get("type"))
    if not is_slug(ship.get("id")):
        yield hard("bad_value", GM, "ship", field="id", value=ship.get("id"))
    if not isinstance(ship.get("name"), str) or not ship["name"].strip():
        yield hard("bad_value", GM, "ship", field="name", value=ship.get("name"))
    for _, _, facts in faults_of(ship, battle.sides, battle.tables):
        yield hard("bad_value", GM, "ship", field=facts["field"], value=facts.get("value"))
    yield from bad_values(faults, GM)
    yield from over(battle)


def sheet(battle: Battle, ship: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the complete sheet of a ship that joins.  Rules: TR-SHIP-1."""
    found: dict[str, Any] = codec.dump(muster(ship, battle.tables))
    return found


def may_leave(battle: Battle, order: common.RemoveShip, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids to take a ship away.

    Rules: TR-GM-3, TR-GM-4.  Refuses: unknown_ship, ship_out, bad_value, battle_over.
    """
    if order.ship not in battle.ships:
        yield hard("unknown_ship", GM, "ship", ship=order.ship)
    if not battle.ships[order.ship].in_play:
        yield hard("ship_out", GM, "ship", ship=order.ship)
    yield from bad_values(faults, GM)
    yield from over(battle)


def leave(battle: Battle, order: common.RemoveShip, dice: Dice) -> Iterator[Event]:
    """Take a ship away.  Rules: TR-GM-3."""
    yield common.ShipRemoved(ship=order.ship, reason=order.reason)


def may_conclude(battle: Battle, order: common.Conclude, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the end.  Rules: TR-GM-3.  Refuses: bad_value, battle_over."""
    yield from bad_values(faults, GM)
    yield from over(battle)


def conclude(battle: Battle, order: common.Conclude, dice: Dice) -> Iterator[Event]:
    """Add up the scores and end the battle.  Rules: TR-VICT-1, TR-VICT-3."""
    yield Concluded(winner=winner(battle), scores=scores(battle))


ADJUST = common.adjust(may_adjust, "TR-GM-2")
NOTE = common.note(GM)
ADD_SHIP = common.add_ship(may_join, sheet, GM)
REMOVE_SHIP = Command("remove_ship", common.RemoveShip, may_leave, leave, "TR-GM-3")
CONCLUDE = Command("conclude", common.Conclude, may_conclude, conclude, "TR-VICT-3")
