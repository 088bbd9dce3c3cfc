"""Go on to the next step."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.checks import running
from timonier.rulesets.tartare.events.turn import RoundStarted, StepStarted
from timonier.rulesets.tartare.layout import faults_of, refusals
from timonier.rulesets.tartare.state import Battle, active_by_speed
from timonier.rulesets.tartare.steps import TURN, enter, leave


def checks(battle: Battle, order: common.Next, faults: Faults) -> Iterator[Refusal]:
    """Yield why the step cannot be left: after the end, or for a layout that will not do.

    Rules: TT-GM-4, TT-ASSIGN-9.  Refuses: bad_value, battle_over, and the faults of a layout.
    """
    yield from common.bad_values(faults, "TT-TURN-1" if battle.edition == "aid" else "TT-TURN-2")
    yield from running(battle)
    if battle.step == "assignment":
        found = {ship: faults_of(battle, battle.ships[ship]) for ship in active_by_speed(battle)}
        yield from refusals({ship: codes for ship, codes in found.items() if codes})


def handle(battle: Battle, order: common.Next, dice: Dice) -> Iterator[Event]:
    """Leave the step, end the turn where it was the last, and enter the next.

    Rules: TT-TURN-1, TT-TURN-2, TT-TURN-3.
    """
    entered, new_turn = TURN[battle.edition].after(battle.step)
    yield from leave(battle, battle.step)
    if new_turn:
        yield RoundStarted(round=battle.round + 1)
    yield StepStarted(round=battle.round, step=entered)
    yield from enter(battle, entered, dice)


NEXT = Command("next", common.Next, checks, handle, "TT-TURN-1")
