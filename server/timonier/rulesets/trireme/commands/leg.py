"""A leg of a ship's move, which ``move``, ``ram`` and ``rake`` share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.trireme.checks import GM, over, parties
from timonier.rulesets.trireme.events.damage import ShipSunk
from timonier.rulesets.trireme.events.moves import FatigueRolled, Moved, MoveEnded, ReefPassed
from timonier.rulesets.trireme.state import Battle, Ship, allowance, becalmed, grappled, to_move
from timonier.rulesets.trireme.words import BACKING, MOVES, SPEEDS, STEPS, TURNING


@dataclass(frozen=True, kw_only=True)
class Leg:
    """A ship goes some hexes; *hexes* are straight ahead, *reefs* places in the path, from 1."""

    ship: str = fields.ship()
    speed: str | None = fields.choice(SPEEDS, None)
    path: tuple[str, ...] | None = fields.choice(STEPS, None)
    hexes: int | None = fields.whole(None, low=1, high=99, unit="hexes")
    reefs: tuple[int, ...] = fields.whole((), low=1)

    @property
    def steps(self) -> tuple[str, ...]:
        """Return the steps in order."""
        return self.path or (STEPS[0],) * (self.hexes or 0)


def speed_of(ship: Ship, order: Leg, first: str) -> str:
    """Return the speed of a leg: as ordered, that of the open move, or *first*."""
    return order.speed or (ship.turn.speed if ship.turn.open else None) or first


def leg_checks(
    battle: Battle, order: Any, faults: Faults, first: str = "cruise", *, ends: bool = False
) -> Iterator[Refusal]:
    """Yield what forbids a leg, in the order of the rules; with *ends* a leg without steps ends the move.

    Refuses: unknown_ship, ship_out, target_out, self_target, bad_value, empty_path, battle_over,
    wrong_step, not_their_move, move_open, already_moved, rammed, grappled, becalmed, both_speeds,
    no_full_speed, full_crippled, full_tired, must_back, back_twice, back_only, two_turns, too_far.
    """
    yield from parties(battle, order)
    yield from bad_values(faults, GM)
    ship, steps = battle.ships[order.ship], order.steps
    only_ends = ends and not steps and ship.turn.open
    yield from _nonsense(battle, order, only_ends=only_ends)
    if not steps and not only_ends:
        yield hard("empty_path", GM, "path", ship=order.ship)
    yield from over(battle)
    if battle.step not in MOVES:
        yield soft("wrong_step", "TR-TURN-3", None, step=battle.step)
    elif ship.side != to_move(battle):
        yield soft("not_their_move", "TR-TURN-3", "ship", ship=order.ship, side=to_move(battle))
    if only_ends:
        return
    yield from _may_move(battle, order.ship)
    yield from _speed(ship, speed_of(ship, order, first), order.ship)
    yield from _steps(battle, order.ship, speed_of(ship, order, first), steps)


def _nonsense(battle: Battle, order: Leg, *, only_ends: bool) -> Iterator[Refusal]:
    if order.speed == "normal" and battle.options["speeds"] != "three":
        yield hard("bad_value", GM, "speed", field="speed", value=order.speed)
    if order.path is not None and order.hexes is not None:
        yield hard("bad_value", GM, "hexes", field="hexes", value=order.hexes)
    twice = len(set(order.reefs)) < len(order.reefs)
    if not only_ends and (twice or any(place > len(order.steps) for place in order.reefs)):
        yield hard("bad_value", GM, "reefs", field="reefs", value=list(order.reefs))


def _may_move(battle: Battle, ship: str) -> Iterator[Refusal]:
    sheet = battle.ships[ship]
    for other, moving in battle.ships.items():
        if other != ship and moving.turn.open:
            yield soft("move_open", "TR-MOVE-1", "ship", other=other)
            break
    if sheet.turn.ended:
        yield soft("already_moved", "TR-MOVE-2", "ship", ship=ship)
    if sheet.turn.rammed:
        yield soft("rammed", "TR-RAM-2", "ship", ship=ship)
    if grappled(battle, ship):
        yield soft("grappled", "TR-CUT-4", "ship", ship=ship, others=grappled(battle, ship))
    if becalmed(battle, sheet):
        yield soft("becalmed", "TR-WIND-3", "ship", ship=ship)


def _speed(sheet: Ship, speed: str, ship: str) -> Iterator[Refusal]:
    if sheet.turn.open and sheet.turn.speed not in (None, speed):
        yield soft("both_speeds", "TR-MOVE-4", "speed", ship=ship, speed=sheet.turn.speed)
    if speed != "full":
        return
    if sheet.full == 0:
        yield soft("no_full_speed", "TR-FULL-1", "speed", ship=ship)
    if sheet.damaged:
        yield soft("full_crippled", "TR-FULL-1", "speed", ship=ship)
    if sheet.tired:
        yield soft("full_tired", "TR-FULL-1", "speed", ship=ship)


def _steps(battle: Battle, ship: str, speed: str, steps: tuple[str, ...]) -> Iterator[Refusal]:
    sheet = battle.ships[ship]
    moved = sheet.turn.moved + len(steps)
    backed = sheet.turn.backed + sum(step in BACKING for step in steps)
    if sheet.must_back and sheet.turn.moved == 0 and steps[0] not in BACKING:
        yield soft("must_back", "TR-RAM-9", "path", ship=ship)
    if backed > 1:
        yield soft("back_twice", "TR-BACK-1", "path", ship=ship)
    if battle.options["backing"] == "whole" and backed and moved > backed:
        yield soft("back_only", "TR-BACK-1", "path", ship=ship)
    if speed == "full" and "lembus" not in sheet.flags and _too_many_turns(battle, sheet, steps):
        yield soft("two_turns", "TR-FULL-2", "path", ship=ship)
    points = allowance(battle, sheet)[speed]
    if moved > points:
        yield soft("too_far", "TR-MOVE-3", "path", ship=ship, needed=moved, points=points)


def _too_many_turns(battle: Battle, sheet: Ship, steps: tuple[str, ...]) -> bool:
    """Tell whether a leg breaks the rule of turns at full speed, earlier legs included.  Rules: TR-FULL-2."""
    if battle.options["full_turns"] == "one":
        return sheet.turn.turns + sum(step in TURNING for step in steps) > 1
    before = (sheet.turn.last_step, *steps)
    return any(step in TURNING and last in TURNING for last, step in zip(before, steps, strict=False))


def row(battle: Battle, order: Leg, dice: Dice, first: str = "cruise") -> Iterator[Event]:
    """Take a ship along her steps; on a reef hex she is tested as soon as she is in it.

    She may sink there, and then the rest does not happen.  Rules: TR-MOVE-3, TR-REEF-1, TR-REEF-2.
    """
    ship = order.ship
    speed, steps, done = speed_of(battle.ships[ship], order, first), order.steps, 0
    for reef in (*sorted(order.reefs), len(steps)):
        if part := steps[done:reef]:
            points = battle.ships[ship].turn.moved + len(part)
            yield Moved(ship=ship, speed=speed, steps=part, points=points)
            done = reef
        if reef in order.reefs and part:
            face = dice.roll(1, 6, "reef", ship, who=battle.ships[ship].side).face
            if strikes(battle, battle.ships[ship], face):
                yield ShipSunk(ship=ship, cause="reef")
                return
            yield ReefPassed(ship=ship, face=face)


def strikes(battle: Battle, ship: Ship, face: int) -> bool:
    """Tell whether a reef sinks *ship* on this *face*.  Rules: TR-REEF-2."""
    reef = battle.tables["reef"][str(face)]
    return (
        (reef["all"] and not any(flag in reef["spares"] for flag in ship.flags))
        or any(flag in reef["flags"] for flag in ship.flags)
        or (reef["boarding_min"] is not None and ship.boarding_max >= reef["boarding_min"])
        or (reef["size_min"] is not None and ship.size >= reef["size_min"])
    )


def end_move(battle: Battle, ship: str, dice: Dice) -> Iterator[Event]:
    """End a ship's move; after full speed her crew may be tired for the rest of the battle.

    Rules: TR-MOVE-6, TR-FULL-4.
    """
    turn = battle.ships[ship].turn
    yield MoveEnded(ship=ship, speed=turn.speed, points=turn.moved)
    sheet = battle.ships[ship]
    if turn.speed == "full" and not sheet.tired:
        face = dice.roll(1, 6, "fatigue", ship, who=sheet.side).face
        yield FatigueRolled(ship=ship, face=face, tired=face in battle.tables["fatigue"][sheet.crew])
