"""``move``: a row of steps, ahead or turning on the spot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.kernel.state import evolve
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.checks import bad_value, clear_hex, in_phase, known, running
from timonier.rulesets.broadsides.events.moves import Moved
from timonier.rulesets.broadsides.potentials import movement, points_left
from timonier.rulesets.broadsides.sailing import AHEAD, STEPS, Leg, legs
from timonier.rulesets.broadsides.state import Battle


@dataclass(frozen=True, kw_only=True)
class Move:
    """Move a ship step by step; *heading* is the one that she starts with."""

    ship: str = fields.ship()
    steps: tuple[str, ...] = fields.choice(STEPS)
    heading: int | None = fields.whole(None, low=0, high=5)


def checks(battle: Battle, order: Move, faults: Faults) -> Iterator[Refusal]:
    """Say why a move cannot be made.

    Rules: BR-MOVE-1 to BR-MOVE-9, BR-FORT-5, BR-PRIZE-2, BR-TURN-7.
    Refuses: battle_over, bad_value, unknown_ship, ship_out, fort_cannot_move, missing_fact, wrong_step,
    locked, head_to_wind, not_enough_points, land, hex_occupied.
    """
    yield from running(battle, faults)
    if not order.steps:
        yield bad_value("steps", [])
    yield from known(battle, "ship", order.ship)
    ship = battle.ships[order.ship]
    if not ship.in_play:
        yield hard("ship_out", "BR-PRIZE-2", "ship", ship=order.ship)
    if ship.is_fort:
        yield hard("fort_cannot_move", "BR-FORT-5", "ship", ship=order.ship)
    if battle.options["sailing"] == "house":
        if _heading(battle, order) is None:
            yield hard("missing_fact", "BR-MOVE-9", "heading")
        if battle.wind_from is None:
            yield hard("missing_fact", "BR-MOVE-9")
    yield from in_phase(battle, order.ship, turn.MOVES, "BR-TURN-7")
    if ship.grappled_with:
        yield soft("locked", "BR-MOVE-7", "ship", ship=order.ship)
    yield from _way(battle, order)


def _way(battle: Battle, order: Move) -> Iterator[Refusal]:
    """Say step by step what stands in the way.  Rules: BR-MOVE-1, BR-MOVE-3 to BR-MOVE-6, BR-MOVE-8."""
    ship = battle.ships[order.ship]
    spent = ship.points_spent
    for leg in legs_of(battle, order):
        spent += leg.cost
        if leg.against_wind:
            yield soft("head_to_wind", "BR-MOVE-5", "steps", ship=order.ship)
        if battle.options["sailing"] == "house" and spent > movement(battle, ship):
            yield soft("not_enough_points", "BR-MOVE-1", "steps", ship=order.ship)
        if leg.step == AHEAD and leg.hex is not None and leg.heading is not None:
            yield from clear_hex(battle, order.ship, leg.hex, "BR-MOVE-6", ashore=False)


def handle(battle: Battle, order: Move, dice: Dice) -> Iterator[Event]:
    """Move her and spend her points.  Rules: BR-MOVE-1 to BR-MOVE-5, BR-MOVE-8."""
    ship = battle.ships[order.ship]
    way = legs_of(battle, order)
    spent = sum(leg.cost for leg in way)
    yield Moved(
        ship=order.ship,
        steps=order.steps,
        spent=spent,
        points_left=points_left(battle, evolve(ship, points_spent=ship.points_spent + spent)),
        heading=way[-1].heading,
        hex=way[-1].hex,
    )


def legs_of(battle: Battle, order: Move) -> list[Leg]:
    """Return the steps of the move, each with its cost.  Rules: BR-MOVE-2."""
    return legs(battle, battle.ships[order.ship], order.steps, _heading(battle, order))


def _heading(battle: Battle, order: Move) -> int | None:
    return battle.ships[order.ship].heading if order.heading is None else order.heading


MOVE = Command("move", Move, checks, handle, "BR-MOVE-1")
