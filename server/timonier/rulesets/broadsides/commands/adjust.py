"""``adjust``: one value by decree, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.checks import DECREES, bad_value, gone, known, running
from timonier.rulesets.broadsides.fights import left, released, sinks
from timonier.rulesets.broadsides.setup import can_be_held, is_direction, is_hex, is_whole
from timonier.rulesets.broadsides.state import IN_PLAY, STATUSES, Battle

Domain = Callable[[Battle, Any], bool]
"""Whether a field can have a value, whatever the ship."""


def _whole(low: int, high: int) -> Domain:
    return lambda battle, value: is_whole(value, low, high)


def _flag(battle: Battle, value: Any) -> bool:
    return isinstance(value, bool)


def _direction(battle: Battle, value: Any) -> bool:
    return value is None or is_direction(value)


def _bonus(battle: Battle, value: Any) -> bool:
    limits = battle.tables["boarding"]
    return is_whole(value, limits["bonus_min"], limits["bonus_max"])


OF_SHIPS: Mapping[str, Domain] = {
    "hits": _whole(0, 99),
    "combat_printed": _whole(1, 99),
    "movement_printed": _whole(0, 99),
    "value": _whole(0, 99),
    "points_spent": _whole(0, 99),
    "heading": _direction,
    "hex": lambda battle, value: value is None or is_hex(value),
    "boarders_bonus": _bonus,
    "fired": _flag,
    "boarded": _flag,
    "was_boarded": _flag,
    "tried_break_off": _flag,
    "grappled_with": lambda battle, value: isinstance(value, list),
    "status": lambda battle, value: value in STATUSES,
}
OF_FORTS = ("combat_printed", "value", "hex", "fired", "status")
OF_BATTLE: Mapping[str, Domain] = {"wind.from": _direction, "round": _whole(0, 9999)}


def checks(battle: Battle, order: common.Adjust, faults: Faults) -> Iterator[Refusal]:
    """Say why a value cannot be set.

    Rules: BR-GM-1.  Refuses: battle_over, bad_value, unknown_ship.
    """
    yield from running(battle, faults)
    domain = (OF_BATTLE if order.ship is None else OF_SHIPS).get(order.field)
    if domain is None:
        yield bad_value("field", order.field)
    elif not domain(battle, order.value):
        yield bad_value("value", order.value)
    if order.ship is not None:
        yield from known(battle, "ship", order.ship)
        if not _hers(battle, order.ship, order.field, order.value):
            yield bad_value("value", order.value)


def _hers(battle: Battle, name: str, field: str, value: Any) -> bool:
    """Tell whether a value that the field can have will do for this ship.  Rules: BR-GM-1, BR-FORT-5."""
    ship = battle.ships[name]
    if ship.is_fort and field not in OF_FORTS:
        return False
    if field == "hits":
        return bool(value <= ship.combat_printed)
    if field == "combat_printed":
        return bool(value > ship.hits)
    if field == "hex":
        return not gone(battle, name)
    if field == "status":
        return value != IN_PLAY or ship.hits < ship.combat_printed
    if field == "grappled_with":
        return ship.in_play and all(_holds(battle, ship.side, enemy) for enemy in value)
    return True


def _holds(battle: Battle, side: str, enemy: Any) -> bool:
    return isinstance(enemy, str) and enemy in battle.ships and can_be_held(battle.ships[enemy], side)


_DECREE = common.adjust(checks, DECREES)


def handle(battle: Battle, order: common.Adjust, dice: Dice) -> Iterator[Event]:
    """Set the value, then bring about what it means.  Rules: BR-GM-1, BR-DMG-3, BR-DMG-4, BR-BOARD-10."""
    before = None if order.ship is None else battle.ships[order.ship]
    yield from _DECREE.handle(battle, order, dice)
    if before is None or order.ship is None or order.field == "veil":
        return
    now = battle.ships[order.ship]
    if order.field == "hits" and now.in_play and now.hits == now.combat_printed:
        yield from sinks(battle, order.ship, by=None)
    elif before.in_play and not now.in_play:
        yield from left(battle, order.ship, before.grappled_with)
    elif order.field == "grappled_with":
        parted = [ship for ship in before.grappled_with if ship not in now.grappled_with]
        yield from released(battle, parted)
        if before.grappled_with:
            yield from released(battle, [order.ship])


ADJUST: Command = replace(_DECREE, handle=handle)
