"""``fire``: one shot of a ship or fort."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.checks import in_phase, known, running
from timonier.rulesets.broadsides.events.fire import FortUnhurt
from timonier.rulesets.broadsides.gunnery import BEARINGS, Sight, longest, shot, sight
from timonier.rulesets.broadsides.state import BOARDING, Battle


@dataclass(frozen=True, kw_only=True)
class Fire:
    """Fire at one target; what is not said of range, bearing and line comes from the map."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int | None = fields.whole(None, low=1, unit="hexes")
    bearing: str | None = fields.choice(BEARINGS, None)
    blocked: bool | None = fields.flag(None)


def checks(battle: Battle, order: Fire, faults: Faults) -> Iterator[Refusal]:
    """Say why a shot cannot be fired.

    Rules: BR-FIRE-1 to BR-FIRE-6, BR-FIRE-10 to BR-FIRE-14, BR-BOARD-9, BR-FORT-4, BR-MAP-2, BR-TURN-7.
    Refuses: battle_over, bad_value, unknown_ship, self_target, ship_out, target_out, missing_fact,
    friendly_target, wrong_step, fort_unhurt, locked, target_locked, already_fired, fire_or_board,
    out_of_range, out_of_arc, line_blocked.
    """
    yield from running(battle, faults)
    yield from known(battle, "ship", order.ship)
    yield from known(battle, "target", order.target)
    if order.ship == order.target:
        yield hard("self_target", "BR-FIRE-12", "target")
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    if not ship.in_play:
        yield hard("ship_out", "BR-FIRE-12", "ship", ship=order.ship)
    if not target.in_play:
        yield hard("target_out", "BR-FIRE-12", "target", target=order.target)
    seen = sight_of(battle, order)
    if seen.range is None and not target.is_fort:
        yield hard("missing_fact", "BR-MAP-2", "range")
    if ship.side == target.side:
        yield soft("friendly_target", "BR-FIRE-12", "target", target=order.target)
    yield from in_phase(battle, order.ship, turn.FIRES, "BR-TURN-7")
    if target.is_fort:
        yield soft("fort_unhurt", "BR-FORT-4", "target", target=order.target)
    yield from _may_fire(battle, order)
    yield from _bears(battle, seen)


def _may_fire(battle: Battle, order: Fire) -> Iterator[Refusal]:
    """Say why ship or target is not free.  Rules: BR-FIRE-1, BR-FIRE-13, BR-FIRE-14, BR-BOARD-9."""
    ship, target = battle.ships[order.ship], battle.ships[order.target]
    by_itself = battle.options["locked_ships_fire"] == "automatic" and battle.step in turn.AUTOMATIC
    if ship.grappled_with and not by_itself:
        yield soft("locked", "BR-FIRE-14", "ship", ship=order.ship)
    if target.grappled_with and not battle.options["fire_into_boarding"]:
        yield soft("target_locked", "BR-FIRE-13", "target", target=order.target)
    if ship.fired:
        yield soft("already_fired", "BR-FIRE-1", "ship", ship=order.ship)
    whole_side = battle.options["fire_or_boarding"] == "side"
    if ship.boarded or (whole_side and battle.sides[ship.side].phase_action == BOARDING):
        yield soft("fire_or_board", "BR-BOARD-9", "ship", ship=order.ship)


def _bears(battle: Battle, seen: Sight) -> Iterator[Refusal]:
    """Say why a shot does not reach.  Rules: BR-FIRE-2 to BR-FIRE-6."""
    if seen.range is not None and seen.range > longest(battle):
        yield soft("out_of_range", "BR-FIRE-2", "range", range=seen.range, longest=longest(battle))
    if not seen.in_arc:
        yield soft("out_of_arc", "BR-FIRE-3", "bearing")
    if seen.blocked:
        yield soft("line_blocked", "BR-FIRE-5", "blocked")


def sight_of(battle: Battle, order: Fire) -> Sight:
    """Return what is known of the shot.  Rules: BR-FIRE-11."""
    return sight(battle, order.ship, order.target, order.range, order.bearing, order.blocked)


def handle(battle: Battle, order: Fire, dice: Dice) -> Iterator[Event]:
    """Fire; a shot at a fort is spent for nothing.  Rules: BR-FIRE-1, BR-FIRE-7 to BR-FIRE-9, BR-FORT-4."""
    if battle.ships[order.target].is_fort:
        yield FortUnhurt(ship=order.ship, target=order.target)
    else:
        yield from shot(battle, order.ship, order.target, sight_of(battle, order), dice, automatic=False)


FIRE = Command("fire", Fire, checks, handle, "BR-FIRE-1")
