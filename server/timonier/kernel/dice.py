"""Dice for handlers: recorded answers handed back in the order asked, or :class:`NeedDice`.

The rules cannot tell a tower from a hand or software: they see faces.  Run again with the same answers,
a handler asks the same questions and yields the same events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from timonier.kernel.asks import Ask, AskChoice, AskDice, NeedDice, ReplayMismatch, Word, same_ask


@dataclass(frozen=True, slots=True)
class Answer:
    """The words given to one ask so far: faces in order, or the one chosen word.

    *ask* is the question as it was put when the words were given, None in a hand-written record.
    *spare* holds faces beyond what it wants now: thrown, facts, of no effect.  *facts* names each word
    and then each spare one in the books of whoever keeps them (source, time), and means nothing here.
    """

    words: tuple[Word, ...]
    ask: Ask | None = None
    spare: tuple[Word, ...] = ()
    facts: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Throw:
    """The faces of one roll, in the order of the dice."""

    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        """Return the sum of the faces."""
        return sum(self.faces)

    @property
    def face(self) -> int:
        """Return the face of a roll of one die."""
        (face,) = self.faces
        return face


class BadDice(Exception):
    """An answer does not fit its ask: a face the die does not have, or one too many."""

    def __init__(self, message: str, ask: Ask | None, words: Sequence[object]) -> None:
        super().__init__(message)
        self.ask = ask
        self.words = tuple(words)


class Dice:
    """Recorded answers for one run of one handler.

    *asked* lists the asks so far, in order.  Every method raises :class:`NeedDice` where an answer is
    missing or not complete, :class:`BadDice` where one does not fit and :class:`ReplayMismatch` where it
    was given to another question.
    """

    def __init__(self, answers: Sequence[Answer] = ()) -> None:
        self._answers = answers
        self.asked: list[Ask] = []

    def roll(
        self,
        count: int,
        d: int,
        purpose: str,
        ship: str | None = None,
        *,
        who: str | None = None,
        ahead: int = 0,
    ) -> Throw:
        """Throw *count* dice of *d* sides and return their faces; no die is no ask."""
        return self.roll_each([AskDice(count, d, purpose, ship, who, ahead)])[0]

    def roll_each(self, asks: Sequence[AskDice]) -> list[Throw]:
        """Throw several independent rolls at once, so that several people can throw together."""
        throws = self._take([ask for ask in asks if ask.count])
        found = iter(throws)
        return [Throw(tuple(int(w) for w in next(found))) if ask.count else Throw(()) for ask in asks]

    def total(
        self, count: int, d: int, purpose: str, ship: str | None = None, *, who: str | None = None
    ) -> int:
        """Throw *count* dice of *d* sides and return their sum; only the sum may matter to the rule."""
        return self.roll(count, d, purpose, ship, who=who).total

    def roll_and_keep(
        self,
        parts: Sequence[tuple[int, str]],
        keep: int,
        d: int,
        ship: str | None = None,
        *,
        explode: bool = True,
        who: str | None = None,
        ahead: int = 0,
    ) -> int:
        """Throw the *parts* (number of dice, purpose) one after the other and add up the *keep* best dice.

        With *explode* every die that shows *d* is thrown again, all of them as one further roll under the
        purpose of their part, and each further face is added to its own die before any die is kept.
        """
        dice: list[int] = []
        for count, purpose in parts:
            values = list(self.roll(count, d, purpose, ship, who=who, ahead=ahead).faces)
            again = [place for place, face in enumerate(values) if face == d] if explode else []
            while again:
                more = self.roll(len(again), d, purpose, ship, who=who).faces
                for place, face in zip(again, more, strict=True):
                    values[place] += face
                again = [place for place, face in zip(again, more, strict=True) if face == d]
            dice += values
        return sum(sorted(dice, reverse=True)[:keep])

    def choose(self, who: str | None, options: Sequence[str], purpose: str, ship: str | None = None) -> str:
        """Let *who* pick one of *options*; a single option is taken without a question."""
        if len(options) == 1:
            return options[0]
        ((word,),) = self._take([AskChoice(tuple(options), purpose, ship, who)])
        return str(word)

    def spend(self) -> None:
        """Check that every recorded answer was asked for.  Raises :class:`BadDice` on a surplus."""
        if len(self._answers) > len(self.asked):
            surplus = self._answers[len(self.asked)]
            raise BadDice("more dice than the rules ask for", None, surplus.words)

    def _take(self, asks: Sequence[Ask]) -> list[tuple[Word, ...]]:
        start = len(self.asked)
        self.asked += asks
        answers = self._answers[start : start + len(asks)]
        missing = [i for i, answer in enumerate(answers) if not _complete(asks[i], answer)]
        missing += range(len(answers), len(asks))
        if missing:
            raise NeedDice([asks[i] for i in missing], [start + i for i in missing])
        return [answer.words for answer in answers]


def _complete(ask: Ask, answer: Answer) -> bool:
    if answer.ask is not None and not same_ask(answer.ask, ask):
        raise ReplayMismatch(f"recorded for {answer.ask}, asked for {ask}")
    if not all(ask.fits(word) for word in answer.words):
        raise BadDice(f"{list(answer.words)} does not fit {ask.notation}", ask, answer.words)
    if len(answer.words) > ask.count:
        raise BadDice(f"{len(answer.words)} faces for {ask.notation}", ask, answer.words)
    return len(answer.words) == ask.count
