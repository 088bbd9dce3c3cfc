"""Let a ship join the battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import codec, common
from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.tartare.setup import enrolled, is_side, is_type, sheet_fault
from timonier.rulesets.tartare.state import Battle, points_of

RULE = "TT-GM-3"


def checks(battle: Battle, order: common.AddShip, faults: Faults) -> Iterator[Refusal]:
    """Yield why the ship cannot join.

    Rules: TT-GM-3, TT-SHIP-5, TT-FLEET-1.  Refuses: bad_value, duplicate_ship, unknown_side, unknown_type,
    over_gauge, over_scale.
    """
    yield from common.bad_values(faults, RULE)
    given = order.ship
    if isinstance(given.get("id"), str) and given["id"] in battle.ships:
        yield hard("duplicate_ship", RULE, "ship", ship=given["id"])
    if not is_side(battle, given.get("side")):
        yield hard("unknown_side", RULE, "ship", side=given.get("side"))
    if not is_type(battle, given.get("type")):
        yield hard("unknown_type", RULE, "ship", type=given.get("type"))
    if fault := sheet_fault(given):
        field, value = fault[0].rsplit("/", 1)[-1], _value_at(given, fault[0])
        yield hard("bad_value", RULE, "ship", field=field, value=value)
    ship = enrolled(battle, given)
    most = battle.tables["size"][str(ship.size)]["gauge_die"]
    for gauge in ("hull", "shield", "oxygen", "torpedoes"):
        if (value := getattr(ship, gauge)) > most:
            yield soft("over_gauge", "TT-SHIP-5", "ship", gauge=gauge, there=value, most=most)
            break
    scale, wanted = battle.options["scale"], points_of(battle, ship.side) + ship.points
    if 0 < scale < wanted:
        yield soft("over_scale", "TT-FLEET-1", "ship", side=ship.side, points=wanted, scale=scale)


def _value_at(given: Any, pointer: str) -> Any:
    for key in pointer.split("/")[1:]:
        given = given.get(key) if isinstance(given, Mapping) else None
    return given


def sheet(battle: Battle, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the complete sheet of a ship that joins, at standard watch.  Rules: TT-SHIP-6."""
    found: dict[str, Any] = codec.dump(enrolled(battle, given))
    return found


ADD_SHIP = common.add_ship(checks, sheet, RULE)
