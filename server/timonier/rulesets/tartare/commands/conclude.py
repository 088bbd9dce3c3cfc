"""End the battle."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.state import Battle


def checks(battle: Battle, order: common.Conclude, faults: Faults) -> Iterator[Refusal]:
    """Yield the refusal of a second end.

    Rules: TT-GM-4.  Refuses: bad_value, already_over.
    """
    yield from common.bad_values(faults, "TT-GM-4")
    if battle.over:
        yield hard("already_over", "TT-GM-4")


def handle(battle: Battle, order: common.Conclude, dice: Dice) -> Iterator[Event]:
    """End it.  Rules: TT-GM-4."""
    yield common.Concluded()


CONCLUDE = Command("conclude", common.Conclude, checks, handle, "TT-GM-4")
