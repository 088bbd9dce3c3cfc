"""Plain rolls for any table: `6d10`, the highest kept, the highest face thrown again."""

from __future__ import annotations

import re
from collections.abc import Callable

MOST_DICE, MOST_SIDES = 100, 100
LONGEST_CHAIN = 20
"""A die explodes no more often than this."""


def read_dice(text: str) -> tuple[int, int]:
    """Return how many dice of how many sides `6d10` means.  Raises ValueError."""
    found = re.fullmatch(r"([1-9][0-9]{0,2})?[dD]([1-9][0-9]{0,2})", text.strip())
    if found is None:
        raise ValueError(text)
    count, sides = int(found[1] or 1), int(found[2])
    if count > MOST_DICE or not 2 <= sides <= MOST_SIDES:
        raise ValueError(text)
    return count, sides


def exploded(throw: Callable[[int], list[int]], count: int, sides: int) -> list[list[int]]:
    """Throw *count* dice, and again each that shows its highest face; return the faces of every die.

    Another throw adds to its own die, before any is kept.
    """
    dice: list[list[int]] = [[face] for face in throw(count)]
    for _ in range(LONGEST_CHAIN):
        again = [die for die in dice if die[-1] == sides]
        if not again:
            break
        for die, face in zip(again, throw(len(again)), strict=True):
            die.append(face)
    return dice
