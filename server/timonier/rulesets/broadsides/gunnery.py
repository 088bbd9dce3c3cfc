"""Fire: what stands between a ship and her target, and one shot.

The table of fire, the modifiers of range and the hexes that bear are in ``tables/gunnery.toml``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.state import evolve
from timonier.rulesets.broadsides import lookup
from timonier.rulesets.broadsides.events.fire import Damaged, Fired
from timonier.rulesets.broadsides.fights import sinks
from timonier.rulesets.broadsides.hexes import crossed, distance, pair_towards, turned
from timonier.rulesets.broadsides.potentials import combat, fire_column, movement
from timonier.rulesets.broadsides.state import Battle, Ship

PORT, STARBOARD = BROADSIDES = ("port", "starboard")
BEARINGS = (*BROADSIDES, "ahead", "astern")

_ABEAM = {PORT: (-1, -2), STARBOARD: (1, 2)}
"""The two side directions of each broadside, in sixths from the heading."""


@dataclass(frozen=True)
class Sight:
    """What is known of a shot: *range* None where neither the GM nor the map says it."""

    range: int | None
    broadside: str | None
    in_arc: bool
    blocked: bool


def sight(
    battle: Battle, ship: str, target: str, span: int | None, bearing: str | None, blocked: bool | None
) -> Sight:
    """Return what is known of a shot; what the GM gives goes before the map, each fact for itself.

    Rules: BR-FIRE-11, BR-MAP-2, BR-FORT-3.
    """
    firer, hit = battle.ships[ship], battle.ships[target]
    apart = _apart(firer, hit)
    broadside = bearing if bearing in BROADSIDES else None
    in_arc = bearing is None or broadside is not None
    if bearing is None and apart is not None and firer.heading is not None:
        broadside = _bears(battle, firer, hit)
        in_arc = broadside is not None
    if firer.is_fort:
        broadside, in_arc = None, True
    if blocked is None:
        blocked = apart is not None and apart <= longest(battle) and _blocked(battle, ship, target)
    return Sight(apart if span is None else span, broadside, in_arc, blocked)


def longest(battle: Battle) -> int:
    """Return the longest range.  Rules: BR-FIRE-2."""
    return int(battle.tables["range"]["rows"][-1]["range"])


def _apart(firer: Ship, target: Ship) -> int | None:
    """Return the distance on the map; two tokens on one hex are not on it together."""
    if firer.hex is None or target.hex is None or firer.hex == target.hex:
        return None
    return distance(firer.hex, target.hex)


def _bears(battle: Battle, firer: Ship, target: Ship) -> str | None:
    """Return the broadside that has the target in one of its hexes.  Rules: BR-FIRE-3, BR-FIRE-4."""
    assert firer.hex is not None and target.hex is not None and firer.heading is not None
    for broadside, (near, far) in _ABEAM.items():
        pair = pair_towards(firer.hex, target.hex, turned(firer.heading, near), turned(firer.heading, far))
        if list(pair) in battle.tables["arc"]["hexes"]:
            return broadside
    return None


def _blocked(battle: Battle, ship: str, target: str) -> bool:
    """Tell whether anything stands in the line of fire.  Rules: BR-FIRE-5, BR-FIRE-6."""
    here, there = battle.ships[ship].hex, battle.ships[target].hex
    assert here is not None and there is not None
    taken = {one.hex: True for name, one in battle.ships.items() if name not in (ship, target)}
    land = battle.land or ()
    both = battle.options["edge_line"] == "both"
    return any(
        (all if both else any)(place in taken or place in land for place in places)
        for places in crossed(here, there)
    )


def shot(
    battle: Battle, ship: str, target: str, seen: Sight, dice: Dice, *, automatic: bool
) -> Iterator[Event]:
    """Fire one shot and let it take effect at once.

    Rules: BR-FIRE-7 to BR-FIRE-9, BR-DMG-1 to BR-DMG-4, BR-AUTO-4.
    """
    assert seen.range is not None
    table = battle.tables["fire"]
    column = fire_column(battle, battle.ships[ship])
    modifier = lookup.row(battle.tables["range"], "range", seen.range)["modifier"]
    throw = lookup.throw(dice, table, "gunnery", ship)
    row = throw.total + modifier
    hits = lookup.row(table, "die", row)["damage"][lookup.last_not_above(table["columns"], column)]
    yield Fired(
        ship=ship,
        target=target,
        bearing=seen.broadside,
        range=seen.range,
        column=column,
        faces=throw.faces,
        modifier=modifier,
        row=row,
        damage=hits,
        automatic=automatic,
    )
    if hits > 0:
        yield from _damage(battle, ship, target, hits)


def _damage(battle: Battle, ship: str, target: str, hits: int) -> Iterator[Event]:
    """Mark the hits; a ship with as many as she has printed combat sinks.  Rules: BR-DMG-1 to -3."""
    hurt = battle.ships[target]
    amount = min(hits, hurt.combat_printed - hurt.hits)
    left = evolve(hurt, hits=hurt.hits + amount)
    yield Damaged(
        ship=target,
        amount=amount,
        hits=left.hits,
        combat=combat(battle, left),
        movement=movement(battle, left),
        by=ship,
    )
    if left.hits == left.combat_printed:
        yield from sinks(battle, target, by=ship)
