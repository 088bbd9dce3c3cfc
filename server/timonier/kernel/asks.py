"""What a rule may wait for: dice from a hand, a tower or software, or a person's choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_NOTATION = re.compile(r"([1-9]\d{0,2})d([1-9]\d{0,2})\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class AskDice:
    """One throw: *count* dice of *sides* sides, for *purpose*, thrown by *ship* (None: anybody).

    *who* is the side whose hand throws (None: the GM).  *ahead* says how many more dice of this kind
    are sure to be asked for by the same command; it is a hint and no part of the ask's identity.
    """

    count: int
    sides: int
    purpose: str
    ship: str | None = None
    who: str | None = None
    ahead: int = 0

    @property
    def notation(self) -> str:
        """Return the ask in dice notation, as ``5d10``."""
        return f"{self.count}d{self.sides}"

    @property
    def kind(self) -> tuple[str, int, str, str | None]:
        """Return what makes given-back faces fit this ask: the die, the purpose and the ship."""
        return ("dice", self.sides, self.purpose, self.ship)

    def fits(self, word: object) -> bool:
        """Tell whether *word* is a face of this die."""
        return type(word) is int and 1 <= word <= self.sides


@dataclass(frozen=True, slots=True)
class AskChoice:
    """One decision: *who* (a side, None: the GM) picks one of *options* for *purpose*."""

    options: tuple[str, ...]
    purpose: str
    ship: str | None = None
    who: str | None = None

    count: int = 1
    ahead: int = 0

    @property
    def notation(self) -> str:
        """Return ``choice``, as records write it."""
        return "choice"

    @property
    def kind(self) -> tuple[str, int, str, str | None]:
        """Return what makes an earlier choice fit this ask: the purpose and the ship."""
        return ("choice", 0, self.purpose, self.ship)

    def fits(self, word: object) -> bool:
        """Tell whether *word* is one of the options."""
        return isinstance(word, str) and word in self.options


Ask = AskDice | AskChoice
Word = int | str


def same_ask(one: Ask, other: Ask) -> bool:
    """Tell whether two asks are the same question; who answers and what is ahead do not count."""
    options = one.options if isinstance(one, AskChoice) else ()
    others = other.options if isinstance(other, AskChoice) else ()
    return one.kind == other.kind and one.count == other.count and options == others


class NeedDice(BaseException):
    """Raised by :class:`~timonier.kernel.dice.Dice` where an answer is missing.

    A ``BaseException``, so that a rule's ``except Exception`` cannot swallow it.  *asks* are all that
    may be answered now, the awaited one first; *places* are theirs among all asks of the command.
    """

    def __init__(self, asks: Sequence[Ask], places: Sequence[int] = ()) -> None:
        super().__init__(", ".join(ask.notation for ask in asks))
        self.asks = tuple(asks)
        self.places = tuple(places)


class ReplayMismatch(Exception):
    """The rule asks for something else than what the recorded answer was given to."""


def parse_notation(text: str) -> tuple[int, int]:
    """Return (count, sides) of ``5d10``.

    Raises ValueError where *text* is not dice notation.
    """
    match = _NOTATION.match(text)
    if match is None:
        raise ValueError(f"{text!r} is not dice notation such as 5d10")
    return int(match[1]), int(match[2])
