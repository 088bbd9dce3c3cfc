"""Fire a volley of muskets.  Rules: 7S-MUSK-1 to 7S-MUSK-3."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, rolls
from timonier.rulesets.seventh_sea.events.gunnery import MusketHit, MusketMissed, VolleyFired
from timonier.rulesets.seventh_sea.state import Battle

MUSKET_PHASES = (5, 10)
"""The phases in which muskets fire (7S-MUSK-2)."""


@dataclass(frozen=True, kw_only=True)
class Muskets:
    """Fire the muskets of a ship at one target; it costs no action die."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.whole(low=1, unit="hexes")


def may_fire_muskets(battle: Battle, order: Muskets, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the volley.

    Refuses: unknown_ship, ship_out, self_target, bad_range, bad_value, no_musketeers, option_off,
    battle_over, wrong_step, friendly_target, volley_used, out_of_range.
    """
    yield from checks.two_ships(battle, order, faults)
    yield from checks.bad_range(faults, order.range)
    yield from common.bad_values(faults, "7S-GM-1")
    ship = battle.ships[order.ship]
    if not ship.musket_crew:
        yield hard("no_musketeers", "7S-MUSK-2", ship=order.ship)
    yield from checks.allowed(battle, "musketry", "7S-MUSK-1")
    yield from checks.running(battle)
    if battle.phase not in MUSKET_PHASES:
        yield soft("wrong_step", "7S-MUSK-2")
    yield from checks.foe(battle, order.ship, order.target)
    if ship.volleyed:
        yield soft("volley_used", "7S-MUSK-2")
    if order.range > battle.options["musket_range"]:
        yield soft(
            "out_of_range", "7S-MUSK-2", "range", range=order.range, max=battle.options["musket_range"]
        )


def fire_muskets(battle: Battle, order: Muskets, dice: Dice) -> Iterator[Event]:
    """Fire one shot for each rank at the muskets, until nobody is left to shoot at.

    Range in hexes.  Rules: 7S-MUSK-2, 7S-MUSK-3.
    """
    ship = battle.ships[order.ship]
    entry = battle.tables["musket"][ship.crew_kind]
    yield VolleyFired(ship=order.ship, target=order.target, shots=ship.musket_crew)
    for shot in range(ship.musket_crew):
        standing = battle.ships[order.target].finesse
        if not standing:
            return
        rolled, kept = rolls.parse(entry["dice"]) or (0, 0)
        sure = min(ship.musket_crew - shot, standing) - 1
        total = rolls.roll(dice, rolled, kept, "musketry", order.ship, ahead=sure * min(rolled, rolls.MOST))
        outcome = MusketHit if total >= entry["tn"] else MusketMissed
        yield outcome(ship=order.ship, target=order.target, total=total, tn=entry["tn"])
        if outcome is MusketHit:
            yield from damage.lose_crew(battle, order.target, 1)


MUSKETS = Command("muskets", Muskets, may_fire_muskets, fire_muskets, "7S-MUSK-2")
