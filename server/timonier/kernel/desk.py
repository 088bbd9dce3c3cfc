"""The desk of one battle: orders in, answers in, undo, redo, amend.  One thing is awaited at a time.

Pure: a desk reads no clock and writes no file.  What it has to keep are its ledger's lines and the
waiting command with its answers; from these :meth:`Desk.resume` goes on as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from timonier.kernel import engine, replay
from timonier.kernel.asks import Word
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Outcome, Refused, Waiting
from timonier.kernel.ledger import Amended, Applied, Cancelled, Ledger, Ordered, Redone, Undone
from timonier.kernel.pool import Key
from timonier.kernel.pouring import Filling, pour
from timonier.kernel.replay import Draft, Halt
from timonier.kernel.state import evolve


@dataclass(frozen=True)
class Pending:
    """A command that waits: its number to be, its answers so far (one for each ask), what is open.

    With a *draft* it is an entry that an amend works out again.  *taken* names the given-back dice used.
    """

    n: int
    command: Mapping[str, Any]
    answers: tuple[Answer, ...]
    waiting: Waiting
    taken: tuple[Key, ...] = ()
    draft: Draft | None = None


class AwaitingDice(Exception):
    """Another command waits for its dice."""


class NotAwaiting(Exception):
    """No such roll is awaited."""


class NotInForce(Exception):
    """The entry to be amended is not in force."""


class Desk:
    """A ledger and the command that waits at its end."""

    def __init__(self, ledger: Ledger, pending: Pending | None = None) -> None:
        self.ledger = ledger
        self.pending = pending

    def order(
        self, command: Mapping[str, Any], answers: Sequence[Answer] = (), n: int | None = None
    ) -> Outcome:
        """Give *command*, with the *answers* there are.

        A refused one leaves no trace; a waiting one becomes :attr:`pending`.  Raises :class:`AwaitingDice`.
        """
        if self.pending is not None:
            raise AwaitingDice
        number = n if n is not None else self.ledger.last + 1
        return self._go_on(self._claiming(Pending(number, command, tuple(answers), Waiting((), (), ()))))

    def _claiming(self, pending: Pending) -> Pending:
        """Let the answers that came with an order take the given-back dice offered for their asks."""
        if not pending.answers or not self.ledger.given_back():
            return pending
        outcome, _ = self._run(pending)
        asks = () if isinstance(outcome, Refused) else outcome.asks
        for place, (ask, answer) in enumerate(zip(asks, pending.answers, strict=False)):
            offer = self.ledger.offered(ask, pending.taken) if answer.words else None
            if offer is not None:
                same = offer[1].words == answer.words
                pending = _put(pending, place, offer[1] if same else answer, offer[0])
        return pending

    def resume(self, pending: Pending) -> None:
        """Go on with a command that waited when its desk was put away."""
        self.pending = self._run(pending)[1]

    def give(
        self,
        place: int,
        words: Sequence[Word],
        start: int = 0,
        facts: Sequence[Any] = (),
        rethrow: bool = False,
    ) -> Outcome:
        """Answer the ask at *place* of the waiting command with *words* from its place *start* on.

        Faces beyond the ask run on into the next asks of the same die; one too many and nothing is taken.
        Words that stand there already change nothing.  Raises :class:`NotAwaiting`,
        :class:`~timonier.kernel.pouring.RollAnswered`, :class:`~timonier.kernel.dice.BadDice`, and, unless
        *rethrow*, :class:`~timonier.kernel.pouring.DiceOffered`.
        """
        pending = self._awaiting(place)

        def again(filling: Filling) -> Filling | None:
            nonlocal pending
            outcome, pending = self._run(replace(pending, answers=filling.answers))
            return Filling(outcome, pending.answers, filling.taken) if isinstance(outcome, Waiting) else None

        poured = pour(
            Filling(pending.waiting, pending.answers, pending.taken),
            place,
            start,
            words,
            facts,
            self.ledger.offered,
            again,
            rethrow,
        )
        return self._go_on(replace(pending, answers=poured.answers, taken=poured.taken))

    def given_back(self, place: int) -> Answer | None:
        """Return the dice that undo gave back for the ask at *place*, None without any or where it has some.

        A command has to wait.
        """
        assert self.pending is not None
        ask, answer = self.pending.waiting.asks[place], self.pending.answers[place]
        offer = None if answer.words else self.ledger.offered(ask, self.pending.taken)
        return None if offer is None else offer[1]

    def take_offered(self, place: int) -> Outcome:
        """Answer the ask at *place* with the dice that undo gave back.

        Raises :class:`NotAwaiting` where nothing is offered there.
        """
        pending = self._awaiting(place)
        offer = self.ledger.offered(pending.waiting.asks[place], pending.taken)
        if offer is None or pending.answers[place].words:
            raise NotAwaiting
        return self._go_on(_put(pending, place, offer[1], offer[0]))

    def cancel(self, n: int | None = None) -> None:
        """Give up the waiting command, an amend as a whole; its dice stay facts.

        Raises :class:`NotAwaiting`.
        """
        if self.pending is None:
            raise NotAwaiting
        waited, self.pending = self.pending, None
        words = waited.answers if waited.draft is None else replay.thrown(waited.draft, waited.answers)
        thrown = tuple(answer for answer in words if answer.words)
        entry = None if waited.draft is None else waited.draft.entry
        self.ledger.write(Cancelled(n or self.ledger.last + 1, waited.command, thrown, waited.taken, entry))

    def undo(self, to: int | None = None, n: int | None = None) -> list[int]:
        """Take back the last order (a group counts as one), or all after entry *to*; returns their numbers.

        While a command waits, only that is cancelled.  Raises
        :class:`~timonier.kernel.ledger.NothingToUndo`.
        """
        if self.pending is not None:
            number = self.pending.n
            self.cancel(n)
            return [number]
        target = self.ledger.undo_to() if to is None else to
        undone = self.ledger.can_undo(target)
        self.ledger.write(Undone(n or self.ledger.last + 1, target))
        return undone

    def redo(self, to: int | None = None, n: int | None = None) -> list[int]:
        """Let the last order taken back hold again, or all up to entry *to*; returns their numbers.

        Raises :class:`~timonier.kernel.ledger.NothingToRedo` and :class:`AwaitingDice`.
        """
        if self.pending is not None:
            raise AwaitingDice
        target = self.ledger.redo_to() if to is None else to
        redone = self.ledger.can_redo(target)
        self.ledger.write(Redone(n or self.ledger.last + 1, target))
        return redone

    def amend(
        self,
        entry: int,
        command: Mapping[str, Any] | None = None,
        dice: Sequence[Answer] | None = None,
        reason: str = "",
        dry_run: bool = False,
        n: int | None = None,
    ) -> tuple[Draft | Halt | Refused, list[tuple[Applied, Applied]]]:
        """Correct *entry*: another command, other dice, or both; and work out what came after.

        Returns how far it came (all of it, up to an entry that waits, or why not) and what has changed.
        With *dry_run* nothing is kept.  Raises :class:`NotInForce` and :class:`AwaitingDice`.
        """
        if self.pending is not None:
            raise AwaitingDice
        at = self.ledger.place(entry)
        if at is None:
            raise NotInForce
        old = self.ledger.in_force[at]
        given = None if dice is None else tuple(dice)
        draft = Draft(
            n or self.ledger.last + 1, entry, at, old.command if command is None else command, given, reason
        )
        result = replay.proceed(self.ledger, draft)
        reached = result.draft if isinstance(result, Halt) else result
        changed = replay.changes(self.ledger, reached) if isinstance(reached, Draft) else []
        if not dry_run:
            self._keep(result)
        return result, changed

    def _awaiting(self, place: int) -> Pending:
        if self.pending is None or not 0 <= place < len(self.pending.waiting.asks):
            raise NotAwaiting
        return self.pending

    def _run(self, pending: Pending) -> tuple[Outcome, Pending]:
        """Run the waiting command; where it still waits, every ask has its place among the answers."""
        ledger, draft, answers = self.ledger, pending.draft, list(pending.answers)
        if draft is None:
            outcome = engine.run(ledger.ruleset, ledger.battle, pending.command, answers)
        else:
            outcome, found, draft = replay.fit(ledger, draft, pending.command, answers)
            answers = list(found)
        if isinstance(outcome, Waiting):
            replay.pad(answers, outcome)
            pending = evolve(pending, waiting=outcome)
        return outcome, evolve(pending, answers=tuple(answers), draft=draft)

    def _go_on(self, pending: Pending) -> Outcome:
        outcome, pending = self._run(pending)
        if isinstance(outcome, Refused):
            return outcome
        self.pending = pending if isinstance(outcome, Waiting) else None
        if isinstance(outcome, Done) and pending.draft is None:
            answers = replay.recorded(pending.answers, outcome)
            self.ledger.write(Ordered(pending.n, pending.command, answers, outcome.events, pending.taken))
        elif isinstance(outcome, Done) and pending.draft is not None:
            thrown = replay.thrown(pending.draft, pending.answers)
            given = replay.given(pending.draft, pending.answers)
            draft = replace(pending.draft, thrown=thrown, taken=pending.taken, given=given)
            self._keep(
                replay.proceed(
                    self.ledger, replay.settle(self.ledger, draft, pending.command, pending.answers, outcome)
                )
            )
        return outcome

    def _keep(self, result: Draft | Halt | Refused) -> None:
        match result:
            case Halt(draft, command, answers, waiting):
                self.pending = Pending(draft.n, command, answers, waiting, draft.taken, draft)
                self.pending = self._run(self.pending)[1]
            case Draft():
                d = result
                self.ledger.write(
                    Amended(d.n, d.entry, d.reason, d.after, d.thrown, d.taken, d.dice, d.given)
                )


def _put(pending: Pending, place: int, answer: Answer, key: Key | None = None) -> Pending:
    answers = list(pending.answers)
    answers[place] = answer
    taken = pending.taken if key is None else (*pending.taken, key)
    return replace(pending, answers=tuple(answers), taken=taken)
