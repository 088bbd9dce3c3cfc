"""Reload the torpedo silos."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare import checks as shared
from timonier.rulesets.tartare.commands.launch import STEPS, launcher_free
from timonier.rulesets.tartare.events.orders import LauncherSpent, TorpedoesReloaded
from timonier.rulesets.tartare.state import Battle


@dataclass(frozen=True, kw_only=True)
class Reload:
    """Fill all silos."""

    ship: str = fields.ship()


def checks(battle: Battle, order: Reload, faults: Faults) -> Iterator[Refusal]:
    """Yield why the silos are not filled.

    Rules: TT-TORP-1, TT-TORP-3, TT-TORP-4, TT-FIRE-8, TT-GEN-3, TT-MOD-1, TT-MOD-3.
    Refuses: unknown_ship, ship_out, ship_adrift, bad_value, no_weapon, battle_over, wrong_step, part_over,
    turn_passed, launcher_used, module_unmanned, module_burning, silos_full, silos_not_empty.
    """
    yield from shared.obeys(battle, order.ship)
    yield from common.bad_values(faults, "TT-TORP-3")
    ship = battle.ships[order.ship]
    yield from shared.has_weapon(order.ship, ship.torpedoes_max, "torpedoes", faults, "TT-TORP-2")
    yield from shared.in_step(battle, STEPS[battle.edition])
    yield from launcher_free(battle, order.ship, "reload")
    if ship.torpedoes >= ship.torpedoes_max:
        yield soft("silos_full", "TT-TORP-3", "ship", ship=order.ship)
    if battle.options["reload_when"] == "empty" and ship.torpedoes > 0:
        yield soft("silos_not_empty", "TT-TORP-3", "ship", ship=order.ship, there=ship.torpedoes)


def handle(battle: Battle, order: Reload, dice: Dice) -> Iterator[Event]:
    """Fill all silos; torpedoes beyond them, there by decree, stay.  Rules: TT-TORP-3."""
    ship = battle.ships[order.ship]
    if (missing := ship.torpedoes_max - ship.torpedoes) > 0:
        yield TorpedoesReloaded(ship=order.ship, count=missing)
    else:
        yield LauncherSpent(ship=order.ship)


RELOAD = Command("reload", Reload, checks, handle, "TT-TORP-3")
