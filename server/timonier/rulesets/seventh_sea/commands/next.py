"""Go on: phases, the end of a round, the beginning of the next.  Rules: 7S-ROUND-1, 7S-ROUND-2."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel import common
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, rounds
from timonier.rulesets.seventh_sea.state import Battle


def may_go_on(battle: Battle, order: common.Next, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids it.  Refuses: bad_value, battle_over."""
    yield from common.bad_values(faults, "7S-GM-1")
    yield from checks.running(battle)


def go_on(battle: Battle, order: common.Next, dice: Dice) -> Iterator[Event]:
    """Go to the next phase in which anyone can act, or to the next round.

    Rules: 7S-ROUND-1.
    """
    if battle.step == "setup":
        yield from rounds.set_wind(battle, dice)
        yield from rounds.begin_round(battle, 1, dice)
        return
    phase = rounds.next_phase(battle)
    if phase is not None:
        yield from rounds.enter_phase(battle, phase)
        return
    ended = battle.round
    yield from rounds.end_round(battle)
    yield from rounds.check_wind(battle, ended, dice)
    yield from rounds.begin_round(battle, ended + 1, dice)


NEXT = Command("next", common.Next, may_go_on, go_on, "7S-ROUND-1")
