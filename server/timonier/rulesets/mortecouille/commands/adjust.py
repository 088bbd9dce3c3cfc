"""The GM's decree on one value of a ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.common import Adjust, bad_values
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.commands.buy import SHOP
from timonier.rulesets.mortecouille.commands.fire import ARCS, MODES
from timonier.rulesets.mortecouille.events.shop import Refitted
from timonier.rulesets.mortecouille.fitting import refitted
from timonier.rulesets.mortecouille.harm import lose
from timonier.rulesets.mortecouille.shape import PHASES
from timonier.rulesets.mortecouille.state import ACTIONS, Battle

Domain = Callable[[Battle, str, Any], bool]
"""Tells whether a value may be decreed on a ship of a battle."""


def is_whole(value: object, low: int = 0, high: int | None = None) -> bool:
    """Tell whether *value* is a whole number from *low* to *high*."""
    return type(value) is int and value >= low and (high is None or value <= high)


def _whole(low: int) -> Domain:
    return lambda battle, ship, value: is_whole(value, low)


def _word(*words: str) -> Domain:
    return lambda battle, ship, value: isinstance(value, str) and value in words


def _word_or_none(*words: str) -> Domain:
    return lambda battle, ship, value: value is None or (isinstance(value, str) and value in words)


def _flag(battle: Battle, ship: str, value: Any) -> bool:
    return isinstance(value, bool)


def _ships(battle: Battle, ship: str, value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one in battle.ships for one in value)


def _actions(battle: Battle, ship: str, value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one in ACTIONS for one in value)


def _guns(battle: Battle, ship: str, value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and sorted(map(str, value)) == sorted(ARCS)
        and all(map(is_whole, value.values()))
    )


def _options(battle: Battle, ship: str, value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        option in SHOP and is_whole(copies, 1) for option, copies in value.items()
    )


def _hull(battle: Battle, ship: str, value: Any) -> bool:
    return is_whole(value, 0, battle.ships[ship].hull_max)


def _countdown(battle: Battle, ship: str, value: Any) -> bool:
    return value is None or is_whole(value, 0, battle.tables["catapult"]["countdown"])


DOMAINS: dict[str, Domain] = {
    "hull": _hull,
    "hull_max": _whole(1),
    "wind_points": _whole(0),
    "normal_damage": _whole(0),
    "burst_damage": _whole(0),
    "catapults": _whole(0),
    "cost": _whole(0),
    "squares_moved": _whole(0),
    "catapults_fired": _whole(0),
    "burst_streak": _whole(0),
    "catapult_hits": _whole(0),
    "speed_fitted": _whole(1),
    "guns": _guns,
    "options": _options,
    "blaze": _word_or_none(*PHASES),
    "ignited_by": _ships,
    "lit_by": _ships,
    "panicked": _flag,
    "holding": _flag,
    "resting": _flag,
    "actions_taken": _actions,
    "fired": _word_or_none(*MODES),
    "countdown": _countdown,
    "suicide": _word_or_none("primed", "spent"),
    "status": _word("afloat", "out"),
}
"""What a decree may set, and to what."""


def checks(battle: Battle, order: Adjust, faults: Faults) -> Iterator[Refusal]:
    """Yield why a value cannot be decreed; the battle itself has none.

    Rules: MC-END-3.  Refuses: unknown_ship, bad_value.
    """
    if order.ship not in battle.ships:
        yield hard("unknown_ship", RULE, "ship", ship=order.ship)
    yield from bad_values(faults, RULE)
    if order.field not in DOMAINS:
        yield hard("bad_value", RULE, "field", field="field", value=order.field)
    if not DOMAINS[order.field](battle, str(order.ship), order.value):
        yield hard("bad_value", RULE, "value", field=order.field, value=order.value)


def aftermath(battle: Battle, order: Adjust) -> Iterator[Event]:
    """Refit a ship with other options, and lose one that the decree takes.

    Rules: MC-SHIP-2, MC-SHIP-5, MC-CATA-6, MC-END-3.
    """
    ship = str(order.ship)
    if order.field == "options":
        yield Refitted(ship=ship, **refitted(battle, battle.ships[ship]))
    fates = {("hull", 0): "sunk", ("countdown", 0): "foundered", ("status", "out"): "decreed"}
    fate = fates.get((order.field, order.value)) if isinstance(order.value, int | str) else None
    if fate is not None and battle.ships[ship].afloat:
        yield from lose(battle, ship, fate, "decree")


ADJUST = common.adjust(checks, RULE, aftermath)
