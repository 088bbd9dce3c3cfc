"""``conclude``: the battle ends, the higher score wins."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.codec import Faults
from timonier.kernel.common import Conclude
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.checks import loaded
from timonier.rulesets.broadsides.events.turn import Concluded
from timonier.rulesets.broadsides.potentials import score
from timonier.rulesets.broadsides.state import Battle


def checks(battle: Battle, order: Conclude, faults: Faults) -> Iterator[Refusal]:
    """Say why the battle cannot end.  Rules: BR-SCORE-2.  Refuses: bad_value, already_over."""
    yield from loaded(faults)
    if battle.over:
        yield hard("already_over", "BR-SCORE-2")


def handle(battle: Battle, order: Conclude, dice: Dice) -> Iterator[Event]:
    """Count what each side has won.  Rules: BR-SCORE-1 to BR-SCORE-3, BR-GM-5."""
    scores = {side: score(battle, side) for side in battle.sides}
    first, second = scores
    winner = first if scores[first] > scores[second] else second if scores[second] > scores[first] else None
    yield Concluded(scores=scores, winner=winner)


CONCLUDE = Command("conclude", Conclude, checks, handle, "BR-SCORE-2")
