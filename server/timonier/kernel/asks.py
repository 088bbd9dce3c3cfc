"""What a rule may wait for: dice from a hand, a tower or software, or a person's choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

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


def ask_json(ask: Ask) -> dict[str, Any]:
    """Return *ask* as JSON, without the hint of what is ahead."""
    kind = "dice" if isinstance(ask, AskDice) else "choice"
    return {"kind": kind, **{name: value for name, value in asdict(ask).items() if name != "ahead"}}


def read_ask(data: object) -> Ask:
    """Return the ask that :func:`ask_json` made *data* of.  Raises ValueError where it is none."""
    if not isinstance(data, dict):
        raise ValueError("an ask is an object")
    purpose, ship, who = (data.get(name) for name in ("purpose", "ship", "who"))
    if not isinstance(purpose, str) or not isinstance(ship, str | None) or not isinstance(who, str | None):
        raise ValueError("purpose, ship and who are texts")
    if data.get("kind") == "choice":
        options = data.get("options")
        if not isinstance(options, list | tuple) or not all(isinstance(word, str) for word in options):
            raise ValueError("options are a list of words")
        return AskChoice(tuple(options), purpose, ship, who)
    count, sides = data.get("count"), data.get("sides")
    if data.get("kind") != "dice" or type(count) is not int or type(sides) is not int:
        raise ValueError("an ask is of dice, so many of so many sides, or a choice")
    if not 0 < count < 1000 or not 0 < sides < 1000:
        raise ValueError("an ask is for 1 to 999 dice of 1 to 999 sides")
    return AskDice(count, sides, purpose, ship, who)


def parse_notation(text: str) -> tuple[int, int]:
    """Return (count, sides) of ``5d10``.

    Raises ValueError where *text* is not dice notation.
    """
    match = _NOTATION.match(text)
    if match is None:
        raise ValueError(f"{text!r} is not dice notation such as 5d10")
    return int(match[1]), int(match[2])
