"""Lay out crew and energy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.checks import in_step, obeys
from timonier.rulesets.tartare.events.orders import Assigned
from timonier.rulesets.tartare.layout import faults_of, laid_out, refusals, tokens
from timonier.rulesets.tartare.state import MODULES, Battle

LISTS = ("crew", "wounded", "energy")


@dataclass(frozen=True, kw_only=True)
class Assign:
    """Lay out crew and energy anew; a list that is not given leaves its tokens where they are."""

    ship: str = fields.ship()
    crew: tuple[str, ...] | None = fields.choice(MODULES, None, words="module")
    wounded: tuple[str, ...] | None = fields.choice(MODULES, None, words="module")
    energy: tuple[str, ...] | None = fields.choice(MODULES, None, words="module")


def checks(battle: Battle, order: Assign, faults: Faults) -> Iterator[Refusal]:
    """Yield why the tokens cannot lie like that.

    Rules: TT-ASSIGN-1 to TT-ASSIGN-8.  Refuses: unknown_ship, ship_out, ship_adrift, bad_value,
    unknown_module, no_such_crew, battle_over, wrong_step, and the faults of a layout.
    """
    yield from obeys(battle, order.ship)
    lists = {name: value for name, value in faults.items() if name in LISTS and isinstance(value, list)}
    yield from common.bad_values(faults, "TT-ASSIGN-1", *lists)
    ship = battle.ships[order.ship]
    for name in LISTS:
        for module in lists.get(name, getattr(order, name)) or ():
            if not isinstance(module, str) or module not in ship.modules:
                yield hard("unknown_module", "TT-MOD-1", name, module=module)
    for name, there in (("crew", ship.fit), ("wounded", ship.wounded)):
        if len(getattr(order, name) or ()) > there:
            yield hard("no_such_crew", "TT-ASSIGN-1", name, ship=order.ship, tokens=name, there=there)
    yield from in_step(battle, ("assignment",))
    wanted = laid_out(ship, order.crew, order.wounded, order.energy)
    yield from refusals({order.ship: faults_of(battle, wanted)})


def handle(battle: Battle, order: Assign, dice: Dice) -> Iterator[Event]:
    """Lay out the tokens as ordered, the rest in reserve.  Rules: TT-ASSIGN-1."""
    ship = laid_out(battle.ships[order.ship], order.crew, order.wounded, order.energy)
    yield Assigned(
        ship=order.ship,
        crew=tokens(ship, "crew"),
        wounded=tokens(ship, "wounded"),
        energy=tokens(ship, "energy"),
    )


ASSIGN = Command("assign", Assign, checks, handle, "TT-ASSIGN-1")
