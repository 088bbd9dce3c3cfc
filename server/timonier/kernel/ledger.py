"""The log of one battle: what was ordered, what is in force, what is awaited.

Lines are only ever added: undo, redo, amend and cancel are lines too.  Each line holds outcomes, so that
a ledger is rebuilt from its lines without running a rule (:meth:`Ledger.write` is the one road, for a
live order and for a stored one).  What is in force is the *line of battle*: a list of :class:`Applied`,
each with the battle after it, one state per position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from timonier.kernel import engine
from timonier.kernel.asks import Ask
from timonier.kernel.dice import Answer
from timonier.kernel.events import Event
from timonier.kernel.pool import Key, first_fit, keyed
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Battle, Ruleset

Mark = tuple[int, int]
"""Names one form of an entry: its number, and that of the amend that worked it out (0: as first given)."""


@dataclass(frozen=True)
class Applied:
    """One entry in force: the command, its answers, what came of it and the battle after it.

    *unused* are answers that an amend left without an ask: thrown, facts, of no effect.  With a *refusal*
    the entry is void since an amend and changes nothing.
    """

    mark: Mark
    command: Mapping[str, Any]
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    battle: Any
    unused: tuple[Answer, ...] = ()
    refusal: Refusal | None = None

    @property
    def n(self) -> int:
        """Return the number of the entry."""
        return self.mark[0]


@dataclass(frozen=True)
class Ordered:
    """Line: a command was carried out; *taken* names the given-back dice it used or set aside."""

    n: int
    command: Mapping[str, Any]
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    taken: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Undone:
    """Line: everything after entry *to* was taken back."""

    n: int
    to: int


@dataclass(frozen=True)
class Redone:
    """Line: what was taken back up to line *to* holds again."""

    n: int
    to: int


@dataclass(frozen=True)
class Amended:
    """Line: entry *entry* was corrected; *after* holds it and all later ones as they stand now.

    *thrown* are the words given for it, *taken* names the given-back dice among them.  *dice* are those it
    came with (None: the entry's own), *given* whole answers that it waited for: with these it is worked out
    again from its record.
    """

    n: int
    entry: int
    reason: str
    after: tuple[Applied, ...]
    thrown: tuple[Answer, ...] = ()
    taken: tuple[Key, ...] = ()
    dice: tuple[Answer, ...] | None = None
    given: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Cancelled:
    """Line: a waiting command, or the amend of *entry*, was given up; its dice stay facts."""

    n: int
    command: Mapping[str, Any]
    answers: tuple[Answer, ...]
    taken: tuple[Key, ...] = ()
    entry: int | None = None


Line = Ordered | Undone | Redone | Amended | Cancelled


@dataclass(frozen=True)
class Step:
    """One step back or forth: at place *at* of the line of battle *before* gave way to *after*.

    *thrown* are the answers first given in it, which taking it back gives back.
    """

    n: int
    at: int
    before: tuple[Applied, ...]
    after: tuple[Applied, ...]
    thrown: tuple[Answer, ...]
    group: str | None = None


class NothingToUndo(Exception):
    """No entry in force lies after the one that was named."""


class NothingToRedo(Exception):
    """Nothing that was taken back is left."""


class Ledger:
    """The lines of one battle.  *start* is the battle before the first entry."""

    def __init__(self, ruleset: Ruleset, start: Battle) -> None:
        self.ruleset = ruleset
        self.start = start
        self.lines: list[Line] = []
        self.in_force: list[Applied] = []
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._left: dict[Mark, dict[Key, Answer]] = {}

    @property
    def battle(self) -> Any:
        """Return the battle as it stands."""
        return self.in_force[-1].battle if self.in_force else self.start

    @property
    def position(self) -> Mark:
        """Return what names the present position: the mark of the last entry in force."""
        return self.in_force[-1].mark if self.in_force else (0, 0)

    @property
    def last(self) -> int:
        """Return the number of the newest line."""
        return self.lines[-1].n if self.lines else 0

    def fork(self) -> Ledger:
        """Return a ledger of the same lines that can be written on without touching this one."""
        other = Ledger(self.ruleset, self.start)
        other.lines, other.in_force = [*self.lines], [*self.in_force]
        other._done, other._undone, other._left = [*self._done], [*self._undone], {**self._left}
        return other

    def place(self, entry: int) -> int | None:
        """Return where *entry* stands in the line of battle; None where it is not in force."""
        for place, applied in enumerate(self.in_force):
            if applied.n == entry:
                return place
        return None

    def before(self, place: int) -> Any:
        """Return the battle before the entry at *place*."""
        return self.in_force[place - 1].battle if place else self.start

    def offered(self, ask: Ask, taken: Sequence[Key] = ()) -> tuple[Key, Answer] | None:
        """Return the given-back answer that fits *ask* at this position, cut to what it wants."""
        return first_fit(ask, self.given_back(), taken)

    def given_back(self) -> dict[Key, Answer]:
        """Return all answers that undo and cancel have given back at this position, by key."""
        found = dict(self._left.get(self.position, {}))
        for step in reversed(self._undone):
            found |= keyed((step.n, 0), step.thrown)
        return found

    def undo_to(self) -> int:
        """Return the line that stays when the last order, or its whole group, is taken back.

        Raises :class:`NothingToUndo`.
        """
        if not self._done:
            raise NothingToUndo
        kept = len(self._done) - 1
        while (
            kept
            and self._done[kept].group is not None
            and self._done[kept - 1].group == self._done[kept].group
        ):
            kept -= 1
        return self._done[kept - 1].n if kept else 0

    def redo_to(self) -> int:
        """Return the line up to which the next redo goes: one order, or its whole group.

        Raises :class:`NothingToRedo`.
        """
        if not self._undone:
            raise NothingToRedo
        first = len(self._undone) - 1
        last = first
        while (
            last
            and self._undone[first].group is not None
            and self._undone[last - 1].group == self._undone[first].group
        ):
            last -= 1
        return self._undone[last].n

    def can_undo(self, to: int) -> list[int]:
        """Return the numbers that undo *to* takes back, newest last.  Raises :class:`NothingToUndo`."""
        found = [step.n for step in self._done if step.n > to]
        if not found:
            raise NothingToUndo
        return found

    def can_redo(self, to: int) -> list[int]:
        """Return the numbers that redo *to* brings back, in order.  Raises :class:`NothingToRedo`."""
        found = [step.n for step in reversed(self._undone) if step.n <= to]
        if not found:
            raise NothingToRedo
        return found

    def write(self, line: Line) -> None:
        """Add *line* and bring about what it says; its outcomes are taken as they are."""
        match line:
            case Ordered():
                self._order(line)
            case Undone():
                while self._done and self._done[-1].n > line.to:
                    self._back()
            case Redone():
                while self._undone and self._undone[-1].n <= line.to:
                    self._forth()
            case Amended():
                at = self.place(line.entry)
                if at is None:
                    raise ValueError(f"entry {line.entry} is not in force")
                self._settle(line.taken, {})
                self._step(Step(line.n, at, tuple(self.in_force[at:]), line.after, line.thrown))
            case Cancelled():
                if line.answers:
                    self._settle(line.taken, keyed((line.n, 0), line.answers))
                    self._undone.clear()
        self.lines.append(line)

    def _order(self, line: Ordered) -> None:
        after = engine.fold(self.battle, line.events)
        applied = Applied((line.n, 0), line.command, line.answers, line.events, after)
        self._settle(line.taken, {})
        self._step(Step(line.n, len(self.in_force), (), (applied,), line.answers, _group(line.command)))

    def _settle(self, taken: Sequence[Key], more: Mapping[Key, Answer]) -> None:
        """Fix what is offered at this position: *taken* is in use again, *more* is given back."""
        there = {**self.given_back(), **more}
        self._left[self.position] = {key: answer for key, answer in there.items() if key not in taken}

    def _step(self, step: Step) -> None:
        self.in_force[step.at :] = step.after
        self._done.append(step)
        self._undone.clear()

    def _back(self) -> None:
        step = self._done.pop()
        self.in_force[step.at :] = step.before
        self._undone.append(step)

    def _forth(self) -> None:
        step = self._undone.pop()
        self.in_force[step.at :] = step.after
        self._done.append(step)


def _group(command: Mapping[str, Any]) -> str | None:
    group = command.get("group")
    return group if isinstance(group, str) and group else None
