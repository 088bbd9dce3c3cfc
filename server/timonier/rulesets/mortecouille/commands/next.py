"""Go on to the next step of the round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from timonier.kernel.codec import Faults
from timonier.kernel.common import Next, bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.kernel.sequence import Sequence
from timonier.rulesets.mortecouille import blaze, upkeep, wind
from timonier.rulesets.mortecouille.accounts import fleet_faults
from timonier.rulesets.mortecouille.checks import RULE, running
from timonier.rulesets.mortecouille.events.turn import RoundBegan, StepBegan
from timonier.rulesets.mortecouille.state import Battle

OUTFIT = "outfit"
"""The step before the first round."""

ROUND = Sequence(("blaze", "wind", "actions", "upkeep"))

BY_ITSELF: dict[str, Callable[[Battle, Dice], Iterator[Event]]] = {
    "blaze": blaze.step,
    "wind": wind.step,
    "upkeep": upkeep.step,
}
"""What a step does without an order."""


def checks(battle: Battle, order: Next, faults: Faults) -> Iterator[Refusal]:
    """Yield the faults of the fleets where the shop closes.

    Rules: MC-END-2, MC-SHOP-1, MC-SHOP-3, MC-SHOP-4, MC-SHOP-7, MC-SHOP-11.
    Refuses: bad_value, battle_over, over_limit, one_hull_level, too_few_guns, over_budget, money_left.
    """
    yield from bad_values(faults, RULE)
    yield from running(battle)
    if battle.step == OUTFIT:
        yield from fleet_faults(battle)


def handle(battle: Battle, order: Next, dice: Dice) -> Iterator[Event]:
    """Begin the next step, with a new round before the fires, and do what it does by itself.

    Rules: MC-TURN-1, MC-TURN-7, MC-BLAZE-9.
    """
    step, new_round = ROUND.after(battle.step)
    if new_round:
        yield RoundBegan(round=battle.round + 1)
    yield StepBegan(step=step)
    if step in BY_ITSELF:
        yield from BY_ITSELF[step](battle, dice)


NEXT = Command("next", Next, checks, handle, "MC-TURN-1")
