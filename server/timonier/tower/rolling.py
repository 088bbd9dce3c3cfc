"""The rolls asked of one tower: split for the wire, followed over resets and pulled cables."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from timonier.tower.asking import Request
from timonier.tower.meaning import MOST_DICE, Dice

GRACE_S = 2.5
"""So long dice that may have fallen already are waited for before they are asked for again."""

BUSY_S = 0.5


@dataclass
class Roll:
    """A roll: *left* dice have not fallen yet; *asked* is the number its present part went out with."""

    key: str
    sides: int
    left: int
    trigger: str
    asked: int | None = None
    not_before: float = 0.0
    wavering: bool = False


class Rolling:
    """Rolls in the order they were asked for; only the first of them is with the tower."""

    def __init__(self) -> None:
        self._rolls: deque[Roll] = deque()
        self._by_number: dict[int, Roll] = {}
        self._not_before = 0.0

    @property
    def first(self) -> Roll | None:
        """Return the roll whose turn it is."""
        return self._rolls[0] if self._rolls else None

    def left(self, key: str) -> int:
        """Return how many dice of a roll have not fallen yet, 0 where there is no such roll."""
        return next((roll.left for roll in self._rolls if roll.key == key), 0)

    def add(self, roll: Roll) -> None:
        """Take a roll in."""
        self._rolls.append(roll)

    def remove(self, key: str) -> Roll | None:
        """Forget a roll and return it; dice that still fall for it are nobody's."""
        for roll in self._rolls:
            if roll.key == key:
                self._rolls.remove(roll)
                self._by_number = {n: r for n, r in self._by_number.items() if r is not roll}
                return roll
        return None

    def request(self, now: float) -> Request | None:
        """Return what to ask the tower for now, None where nothing is to be asked."""
        roll = self.first
        if roll is None or now < max(roll.not_before, self._not_before):
            return None
        if roll.wavering:
            # Its dice would have come by now: the tower never had it, or forgot it.
            roll.wavering, roll.asked = False, None
        if roll.asked is not None:
            return None
        return Request("ROLL", (str(min(roll.left, MOST_DICE)), str(roll.sides), roll.trigger))

    def sent(self, number: int) -> None:
        """Note that the first roll's part went out under *number*."""
        roll = self.first
        if roll is not None:
            roll.asked = number
            self._by_number[number] = roll

    def number_of(self, number: int) -> Roll | None:
        """Return the roll that was asked for under *number*."""
        return self._by_number.get(number)

    def fell(self, dice: Dice) -> tuple[str | None, tuple[int, ...]]:
        """Take dice in; return what they were asked for by and the faces that count.

        A crooked die (0) does not count: it stays among those that are asked for.  Dice of another kind than
        was asked for, or more of them, are nobody's.
        """
        faces = tuple(face for face in dice.faces if face)
        roll = self._by_number.get(dice.roll)
        if roll is None or roll.sides != dice.sides or len(faces) > roll.left:
            return None, faces
        roll.left -= len(faces)
        if roll.asked == dice.roll:
            roll.asked, roll.wavering, roll.not_before = None, False, 0.0
        if roll.left == 0:
            self.remove(roll.key)
        return roll.key, faces

    def busy(self, now: float) -> None:
        """Ask again for the first roll a little later."""
        roll = self.first
        if roll is not None:
            roll.asked, roll.not_before = None, now + BUSY_S

    def restarted(self, not_before: float) -> None:
        """Note that the board knows of none of these rolls; ask for the first at *not_before*.

        A board that was on before may still have dice of its last host: those are heard first.
        """
        self._not_before = not_before
        for roll in self._rolls:
            roll.asked, roll.wavering, roll.not_before = None, False, 0.0

    def waver(self, now: float) -> Request | None:
        """Note that nobody knows whether the first roll was thrown; return the question that tells."""
        roll = self.first
        if roll is None or roll.asked is None:
            return None
        roll.wavering, roll.not_before = True, now + GRACE_S
        return Request("CANCEL", (str(roll.asked),))

    def cancelled(self) -> None:
        """Note that the tower took the first roll back unthrown."""
        roll = self.first
        if roll is not None and roll.wavering:
            roll.asked, roll.wavering, roll.not_before = None, False, 0.0
