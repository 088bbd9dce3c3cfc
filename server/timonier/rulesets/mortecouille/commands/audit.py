"""Check the accounts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.accounts import left, spent, verdict
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.events.shop import FleetAudited
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Audit:
    """Check each side's sum against its purse."""


def checks(battle: Battle, order: Audit, faults: Faults) -> Iterator[Refusal]:
    """Yield nothing but nonsense.  Rules: MC-SHOP-5.  Refuses: bad_value."""
    yield from bad_values(faults, RULE)


def handle(battle: Battle, order: Audit, dice: Dice) -> Iterator[Event]:
    """Audit every side.  Rules: MC-SHOP-5."""
    yield from audited(battle)


def audited(battle: Battle) -> Iterator[Event]:
    """Give the verdict on every side in order; the GM decides what comes of it.  Rules: MC-SHOP-5."""
    for side, band in battle.sides.items():
        yield FleetAudited(
            side=side,
            budget=band.budget,
            spent=spent(battle, side),
            left=left(battle, side),
            verdict=verdict(battle, side),
        )


AUDIT = Command("audit", Audit, checks, handle, "MC-SHOP-5")
