"""What a set-up may say, field by field, as a rule set tells it."""

from __future__ import annotations

from dataclasses import dataclass

Word = str | int


@dataclass(frozen=True)
class Entry:
    """One field of a set-up: of the battle, a side or a ship.

    *kind* is ``whole``, ``flag``, ``word`` (one of *words*), ``words`` (several of them), ``counts`` (how
    many of each of them), ``side`` (the id of one) or ``group`` (an object of *parts*).  *domain* is the
    list its words are labelled from.  *printed* names the value of the ship's type that holds where nothing
    is given; *only* the types it is for, *needed* those that cannot be without it.
    """

    name: str
    kind: str
    low: int = 0
    high: int | None = None
    words: tuple[Word, ...] = ()
    domain: str | None = None
    parts: tuple[Entry, ...] = ()
    printed: str | None = None
    only: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    nullable: bool = False


@dataclass(frozen=True)
class Form:
    """The fields of a set-up, and how many sides it has.  *types* are those beside the catalogue's."""

    ship: tuple[Entry, ...] = ()
    side: tuple[Entry, ...] = ()
    battle: tuple[Entry, ...] = ()
    sides: int | None = None
    types: tuple[str, ...] = ()
