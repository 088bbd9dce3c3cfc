"""The seven phases of a turn, and whose they are.  Rules: BR-TURN-1, BR-TURN-2."""

from __future__ import annotations

from timonier.kernel.sequence import Sequence

SETUP = "setup"
WIND = "wind"
PHASES = (
    WIND,
    "first_move",
    "second_auto_fire",
    "first_action",
    "second_move",
    "first_auto_fire",
    "second_action",
)
TURN = Sequence(PHASES)

MOVES = ("first_move", "second_move")
AUTOMATIC = ("second_auto_fire", "first_auto_fire")
ACTIONS = ("first_action", "second_action")
FIRES = (*AUTOMATIC, *ACTIONS)
LAST = PHASES[-1]

STEPS = (SETUP, *PHASES)
"""All steps; the place of one is the number of its phase."""

_ACTS = {
    "first_move": 1,
    "first_action": 1,
    "first_auto_fire": 1,
    "second_move": 2,
    "second_action": 2,
    "second_auto_fire": 2,
}


def acts(step: str) -> int | None:
    """Return the order of the side whose phase *step* is: 1, 2 or None."""
    return _ACTS.get(step)
