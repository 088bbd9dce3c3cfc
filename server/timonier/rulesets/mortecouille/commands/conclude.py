"""End the battle."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.codec import Faults
from timonier.kernel.common import Conclude, Concluded, bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.commands.audit import audited
from timonier.rulesets.mortecouille.state import Battle


def checks(battle: Battle, order: Conclude, faults: Faults) -> Iterator[Refusal]:
    """Yield that it ended before.  Rules: MC-END-2.  Refuses: already_over, bad_value."""
    if battle.over:
        yield hard("already_over", "MC-END-2")
    yield from bad_values(faults, RULE)


def handle(battle: Battle, order: Conclude, dice: Dice) -> Iterator[Event]:
    """Audit every side and end the battle.  Rules: MC-SHOP-5, MC-END-2."""
    yield from audited(battle)
    yield Concluded()


CONCLUDE = Command("conclude", Conclude, checks, handle, "MC-END-2")
