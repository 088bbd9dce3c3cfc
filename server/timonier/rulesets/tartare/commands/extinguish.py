"""Choose the fire that Fire-fighting puts out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.checks import in_step, module_at_work, obeys
from timonier.rulesets.tartare.events.damage import FireOut
from timonier.rulesets.tartare.modules import fires_put_out
from timonier.rulesets.tartare.state import MODULES, Battle


@dataclass(frozen=True, kw_only=True)
class Extinguish:
    """Put out the fire in one module."""

    ship: str = fields.ship()
    module: str = fields.choice(MODULES)


def checks(battle: Battle, order: Extinguish, faults: Faults) -> Iterator[Refusal]:
    """Yield why this fire is not put out.

    Rules: TT-ACT-6, TT-ACT-9, TT-MOD-1.  Refuses: unknown_ship, ship_out, ship_adrift, unknown_module,
    bad_value, not_burning, battle_over, wrong_step, module_unpowered, module_spent.
    """
    yield from obeys(battle, order.ship)
    ship = battle.ships[order.ship]
    if order.module not in ship.modules:
        yield hard("unknown_module", "TT-MOD-1", "module", module=faults.get("module", order.module))
    yield from common.bad_values(faults, "TT-ACT-6")
    if not ship.modules[order.module].fire:
        yield hard("not_burning", "TT-ACT-6", "module", ship=order.ship, module=order.module)
    yield from in_step(battle, ("activation",))
    yield from module_at_work(battle, order.ship, "firefighting")
    if ship.turn.extinguished >= fires_put_out(battle, ship):
        rule = "TT-ACT-6" if battle.options["energy_stack"] == "one" else "TT-ACT-9"
        yield soft("module_spent", rule, "ship", ship=order.ship, extinguished=ship.turn.extinguished)


def handle(battle: Battle, order: Extinguish, dice: Dice) -> Iterator[Event]:
    """Put it out.  Rules: TT-ACT-6."""
    yield FireOut(ship=order.ship, module=order.module)


EXTINGUISH = Command("extinguish", Extinguish, checks, handle, "TT-ACT-6")
