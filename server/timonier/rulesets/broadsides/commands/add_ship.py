"""``add_ship``: a ship or fort joins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import codec, common
from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.setup import BadSetup, is_slug
from timonier.rulesets.broadsides.checks import bad_value, running
from timonier.rulesets.broadsides.setup import REQUIRED, enemies, sheet
from timonier.rulesets.broadsides.state import Battle

RULE = "BR-GM-3"


def checks(battle: Battle, order: common.AddShip, faults: Faults) -> Iterator[Refusal]:
    """Say why a ship cannot join.

    Rules: BR-GM-3, BR-SHIP-2.
    Refuses: battle_over, bad_value, duplicate_ship, unknown_side, unknown_type.
    """
    yield from running(battle, faults)
    entry = order.ship
    if not all(isinstance(entry.get(key), str) and entry[key].strip() for key in REQUIRED):
        yield bad_value("ship", entry)
    if entry["id"] in battle.ships:
        yield hard("duplicate_ship", RULE, "ship", ship=entry["id"])
    if entry["side"] not in battle.sides:
        yield hard("unknown_side", RULE, "ship", side=entry["side"])
    if entry["type"] not in battle.tables["ship_types"]:
        yield hard("unknown_type", RULE, "ship", type=entry["type"])
    if not is_slug(entry["id"]) or not _fits(battle, entry):
        yield bad_value("ship", entry)


def _fits(battle: Battle, entry: Mapping[str, Any]) -> bool:
    try:
        complete(battle, entry)
    except BadSetup:
        return False
    return True


def complete(battle: Battle, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the complete sheet of a set-up entry.  Raises BadSetup.  Rules: BR-SHIP-2, BR-BOARD-12."""
    ship = sheet(battle, entry, "")
    partners = enemies(battle, ship.side, entry.get("grappled_with", []), "/grappled_with")
    return {**codec.dump(ship), "grappled_with": list(battle.in_list_order(partners))}


ADD_SHIP = common.add_ship(checks, complete, RULE)
