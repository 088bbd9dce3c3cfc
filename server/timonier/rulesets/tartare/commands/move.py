"""Move a ship: by manoeuvres (play aid), or by units of propulsion in three parts (book)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.checks import has_turn, in_step, obeys
from timonier.rulesets.tartare.events.orders import Moved
from timonier.rulesets.tartare.modules import works
from timonier.rulesets.tartare.shape import MANOEUVRES
from timonier.rulesets.tartare.state import Battle
from timonier.rulesets.tartare.steps import before_acting, coast, is_open

OTHERS = {"aid": ("part", "turn"), "book": ("manoeuvres",)}
"""The fields that belong to the other edition."""


@dataclass(frozen=True, kw_only=True)
class Move:
    """Move a ship; *turn* in degrees, right positive."""

    ship: str = fields.ship()
    manoeuvres: tuple[str, ...] | None = fields.choice(MANOEUVRES, None, words="manoeuvre")
    part: int | None = fields.whole(None, low=1, high=3)
    turn: int | None = fields.whole(None, low=-180, high=180, unit="degrees")


def checks(battle: Battle, order: Move, faults: Faults) -> Iterator[Refusal]:
    """Yield why the ship does not move like that.

    Rules: TT-GEN-1, TT-MOVE-1 to TT-MOVE-8.  Refuses: unknown_ship, ship_out, ship_adrift, wrong_edition,
    bad_value, and what the edition's own checks refuse.
    """
    yield from obeys(battle, order.ship)
    for name in OTHERS[battle.edition]:
        if name in faults or getattr(order, name) is not None:
            yield hard("wrong_edition", "TT-GEN-1", name, field=name)
    yield from common.bad_values(faults, "TT-MOVE-1" if battle.edition == "aid" else "TT-MOVE-7")
    yield from (_by_manoeuvres if battle.edition == "aid" else _by_units)(battle, order)


def _by_manoeuvres(battle: Battle, order: Move) -> Iterator[Refusal]:
    """Refuses: battle_over, wrong_step, already_moved, unpiloted, over_speed."""
    ship = battle.ships[order.ship]
    yield from in_step(battle, ("movement",))
    if 1 in ship.turn.parts:
        yield soft("already_moved", "TT-MOVE-4", "ship", ship=order.ship)
    if not works(battle, ship, ship.helm):
        yield soft("unpiloted", "TT-MOVE-2", "ship", ship=order.ship)
    if (cost := _cost(battle, order)) > ship.speed:
        yield soft("over_speed", "TT-MOVE-1", "manoeuvres", ship=order.ship, cost=cost, speed=ship.speed)


def _by_units(battle: Battle, order: Move) -> Iterator[Refusal]:
    """Refuses: battle_over, wrong_step, turn_passed, already_moved, part_over, no_propulsion,
    turn_too_wide."""
    ship, part = battle.ships[order.ship], _part(battle, order)
    yield from in_step(battle, ("final_movement",) if part == 3 else ("action",))
    if part != 3:
        yield from has_turn(battle, order.ship, "move")
    if part in ship.turn.parts:
        yield soft("already_moved", "TT-MOVE-4", "part", ship=order.ship)
    if part == 1 and (ship.turn.drift or 2 in ship.turn.parts):
        rule = "TT-MOVE-6" if ship.turn.drift else "TT-MOVE-8"
        yield soft("part_over", rule, "part", ship=order.ship)
    if (ship.propulsion or 0) < (cost := _cost(battle, order)):
        yield soft("no_propulsion", "TT-MOVE-5", "part", ship=order.ship, there=ship.propulsion, cost=cost)
    most = battle.tables["size"][str(ship.size)]["max_turn"]
    if abs(order.turn or 0) > most:
        yield soft("turn_too_wide", "TT-MOVE-7", "turn", ship=order.ship, turn=order.turn, most=most)


def handle(battle: Battle, order: Move, dice: Dice) -> Iterator[Event]:
    """Move the ship; by the book faster ships coast first, and so does this one before its second move.

    Rules: TT-MOVE-1, TT-MOVE-5, TT-MOVE-6.
    """
    if battle.edition == "aid":
        manoeuvres = order.manoeuvres or ()
        inches = sum(battle.tables["manoeuvre"][name]["advance"] for name in manoeuvres)
        yield Moved(ship=order.ship, part=1, cost=_cost(battle, order), inches=inches, manoeuvres=manoeuvres)
        return
    part = _part(battle, order)
    if part != 3:
        yield from before_acting(battle, order.ship)
    if part == 2 and battle.step == "action":
        yield from coast(battle, [order.ship])
    row = battle.tables["propulsion"][str(part)]
    yield Moved(ship=order.ship, part=part, cost=row["cost"], inches=row["length"], turn=order.turn or 0)


def _part(battle: Battle, order: Move) -> int:
    if order.part is not None:
        return order.part
    if battle.step == "final_movement":
        return 3
    return 1 if is_open(battle.ships[order.ship]) else 2


def _cost(battle: Battle, order: Move) -> int:
    if battle.edition == "aid":
        return sum(int(battle.tables["manoeuvre"][name]["cost"]) for name in order.manoeuvres or ())
    return int(battle.tables["propulsion"][str(_part(battle, order))]["cost"])


MOVE = Command("move", Move, checks, handle, "TT-MOVE-1")
