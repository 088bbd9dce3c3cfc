"""Make a ship a fire ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import calm, idle, in_step, named, running
from timonier.rulesets.mortecouille.events.collision import SuicideRun
from timonier.rulesets.mortecouille.state import Battle, copies


@dataclass(frozen=True, kw_only=True)
class Suicide:
    """Load her with powder, seal the helm and leave her."""

    ship: str = fields.ship()


def checks(battle: Battle, order: Suicide, faults: Faults) -> Iterator[Refusal]:
    """Yield why her crew cannot do it.

    Rules: MC-SUIC-1.  Refuses: unknown_ship, ship_out, bad_value, already_adrift, battle_over, panicked,
    wrong_step, no_suicide_crew, already_acted.
    """
    yield from named(battle, order, faults)
    if not battle.ships[order.ship].manned:
        yield hard("already_adrift", "MC-SUIC-1", "ship", ship=order.ship)
    yield from running(battle)
    yield from calm(battle, order.ship)
    yield from in_step(battle, "actions")
    if not copies(battle, order.ship, "suicide"):
        yield soft("no_suicide_crew", "MC-SUIC-1", ship=order.ship)
    yield from idle(battle, order.ship, "MC-SUIC-1")


def handle(battle: Battle, order: Suicide, dice: Dice) -> Iterator[Event]:
    """Prime her; she takes no more orders.  Rules: MC-SUIC-1, MC-SUIC-5."""
    yield SuicideRun(ship=order.ship)


SUICIDE = Command("suicide", Suicide, checks, handle, "MC-SUIC-1")
