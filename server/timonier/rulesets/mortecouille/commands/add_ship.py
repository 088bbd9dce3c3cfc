"""Let a ship join."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.common import AddShip, bad_values
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.setup import is_slug
from timonier.rulesets.mortecouille.accounts import left, ship_faults
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.commands.adjust import is_whole
from timonier.rulesets.mortecouille.fitting import fitted_out, joining
from timonier.rulesets.mortecouille.setup import SHIP_KEYS
from timonier.rulesets.mortecouille.state import Battle


def checks(battle: Battle, order: AddShip, faults: Faults) -> Iterator[Refusal]:
    """Yield why a ship, given as in a set-up, cannot join.

    Rules: MC-END-3, MC-SHOP-1, MC-SHOP-3, MC-SHOP-7, MC-SHOP-11.  Refuses: bad_value, duplicate_ship,
    unknown_side, unknown_type, unknown_option, over_limit, one_hull_level, too_few_guns, over_budget.
    """
    entry = order.ship
    yield from _nonsense(battle, entry, faults)
    side = entry["side"]
    ship = fitted_out(battle, entry["name"], side, entry["type"], entry.get("options", {}))
    yield from ship_faults(battle, ship)
    rest = left(battle, side)
    if rest is not None and ship.cost > rest:
        yield soft("over_budget", "MC-SHOP-1", "ship", side=side, over=ship.cost - rest)


def _nonsense(battle: Battle, entry: Mapping[str, Any], faults: Faults) -> Iterator[Refusal]:
    if "ship" in faults:
        yield from bad_values({"ship": faults["ship"]}, RULE)
    if _in(entry.get("id"), battle.ships):
        yield hard("duplicate_ship", RULE, "ship", ship=entry["id"])
    if not _in(entry.get("side"), battle.sides):
        yield hard("unknown_side", RULE, "ship")
    if not _in(entry.get("type"), battle.tables["ships"]):
        yield hard("unknown_type", RULE, "ship")
    options = entry.get("options", {})
    if isinstance(options, Mapping) and not all(option in battle.tables["shop"] for option in options):
        yield hard("unknown_option", RULE, "ship")
    yield from bad_values(faults, RULE)
    name = entry.get("name")
    counted = isinstance(options, Mapping) and all(is_whole(copies, 1) for copies in options.values())
    named_well = is_slug(entry.get("id")) and isinstance(name, str) and bool(name.strip())
    if not (counted and named_well and all(key in SHIP_KEYS for key in entry)):
        yield hard("bad_value", RULE, "ship", field="ship", value=name)


def _in(word: object, known: Mapping[str, Any]) -> bool:
    return isinstance(word, str) and word in known


ADD_SHIP = common.add_ship(checks, joining, RULE)
