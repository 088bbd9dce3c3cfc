"""``break_off``: a ship tries to free herself of all who hold her."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides import lookup, turn
from timonier.rulesets.broadsides.checks import in_phase, known, running
from timonier.rulesets.broadsides.events.fights import BreakOffFailed, BrokeOff
from timonier.rulesets.broadsides.fights import released
from timonier.rulesets.broadsides.potentials import points_left
from timonier.rulesets.broadsides.state import Battle


@dataclass(frozen=True, kw_only=True)
class BreakOff:
    """Try to break off a boarding fight."""

    ship: str = fields.ship()


def checks(battle: Battle, order: BreakOff, faults: Faults) -> Iterator[Refusal]:
    """Say why a ship cannot try.

    Rules: BR-BREAK-1 to BR-BREAK-3, BR-BREAK-6.
    Refuses: battle_over, bad_value, unknown_ship, ship_out, not_grappled, wrong_step, already_tried,
    no_movement.
    """
    yield from running(battle, faults)
    yield from known(battle, "ship", order.ship)
    ship = battle.ships[order.ship]
    if not ship.in_play:
        yield hard("ship_out", "BR-PRIZE-2", "ship", ship=order.ship)
    if not ship.grappled_with:
        yield hard("not_grappled", "BR-BREAK-6", "ship", ship=order.ship)
    yield from in_phase(battle, order.ship, turn.MOVES, "BR-BREAK-1")
    if ship.tried_break_off:
        yield soft("already_tried", "BR-BREAK-3", "ship", ship=order.ship)
    if points_left(battle, ship) < battle.tables["break_off"]["movement_needed"]:
        yield soft("no_movement", "BR-BREAK-2", "ship", ship=order.ship)


def handle(battle: Battle, order: BreakOff, dice: Dice) -> Iterator[Event]:
    """Throw; one success frees her from all.  Rules: BR-BREAK-2 to BR-BREAK-5."""
    table = battle.tables["break_off"]
    partners = battle.ships[order.ship].grappled_with
    throw = lookup.throw(dice, table, "break_off", order.ship)
    if throw.total < table["need"]:
        yield BreakOffFailed(ship=order.ship, faces=throw.faces, spent=table["cost"])
        return
    yield BrokeOff(ship=order.ship, faces=throw.faces, spent=table["cost"])
    yield from released(battle, partners)


BREAK_OFF = Command("break_off", BreakOff, checks, handle, "BR-BREAK-1")
