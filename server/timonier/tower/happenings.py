"""What a dialogue with a tower tells its owner."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.tower.meaning import Hello, Stat


@dataclass(frozen=True)
class Ready:
    """The board answered: it can be used.  *again*: it had been ready before and restarted or came back."""

    hello: Hello
    again: bool


@dataclass(frozen=True)
class Strange:
    """A board answered that speaks another version of the protocol, or is not the one that was sought."""

    hello: Hello


@dataclass(frozen=True)
class Lost:
    """The board is gone, or its port could not be opened."""

    reason: str


@dataclass(frozen=True)
class Thrown:
    """Dice fell.  *roll* is what they were asked for by, None where nobody asked.

    *event* names the throw for ever; it is to be given to :meth:`Dialogue.got` once the throw is safe.
    """

    event: str
    roll: str | None
    source: str
    sides: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class RollRefused:
    """The tower will not throw this roll; *word* is what it said."""

    roll: str
    word: str


@dataclass(frozen=True)
class Pressed:
    """The button was pressed and no roll waited for it."""


@dataclass(frozen=True)
class SelfTested:
    """The board tested itself; part and result."""

    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Counted:
    """The counters of the board."""

    stat: Stat


@dataclass(frozen=True)
class SettingDone:
    """A setting was taken, or refused."""

    good: bool


@dataclass(frozen=True)
class Heard:
    """A sentence that came, for who watches the traffic."""

    text: str


Happening = (
    Ready | Strange | Lost | Thrown | RollRefused | Pressed | SelfTested | Counted | SettingDone | Heard
)
