"""Amend: correct one old entry and work out again all that came after, each with its own faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from timonier.kernel import engine
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Outcome, Refused, Waiting
from timonier.kernel.ledger import Applied, Ledger
from timonier.kernel.pool import Key, first_fit, keyed


@dataclass(frozen=True)
class Draft:
    """An amend being worked out: entry *entry* at place *at*, with what stands already (*after*).

    *n* is the number the amend will get; *thrown* are the words given for it while it waited, *taken* names
    the given-back dice among them, *given* are the same as whole answers.  Of the entry it waits for
    *known* are the answers that it had before, and *left* those that nothing has asked for yet.
    """

    n: int
    entry: int
    at: int
    command: Mapping[str, Any]
    dice: tuple[Answer, ...] | None
    reason: str
    after: tuple[Applied, ...] = ()
    thrown: tuple[Answer, ...] = ()
    taken: tuple[Key, ...] = ()
    known: tuple[Answer, ...] = ()
    left: tuple[Answer, ...] = ()
    given: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Halt:
    """Replay waits for dice of the entry after those that *draft* holds."""

    draft: Draft
    command: Mapping[str, Any]
    answers: tuple[Answer, ...]
    waiting: Waiting


def base(ledger: Ledger, draft: Draft) -> Any:
    """Return the battle in which the next entry of *draft* is worked out."""
    return draft.after[-1].battle if draft.after else ledger.before(draft.at)


def proceed(ledger: Ledger, draft: Draft) -> Draft | Halt | Refused:
    """Work out what is left of *draft*: all of it, up to an entry that waits, or why it cannot be.

    Only the amended entry itself can be refused; a later one that the rules no longer allow becomes void.
    """
    while (place := draft.at + len(draft.after)) < len(ledger.in_force):
        old = ledger.in_force[place]
        first = not draft.after
        command = draft.command if first else old.command
        dice = draft.dice if first else None
        own = (*old.answers, *old.unused) if dice is None else ()
        draft = replace(draft, known=dice or (), left=own)
        outcome, answers, draft = fit(ledger, draft, command, dice or ())
        if isinstance(outcome, Waiting):
            return Halt(draft, command, answers, outcome)
        if isinstance(outcome, Refused) and first:
            return outcome
        draft = settle(ledger, draft, command, answers, outcome)
    return draft


def settle(
    ledger: Ledger,
    draft: Draft,
    command: Mapping[str, Any],
    answers: Sequence[Answer],
    outcome: Done | Refused,
) -> Draft:
    """Return *draft* with its next entry as *outcome* has it."""
    old = ledger.in_force[draft.at + len(draft.after)]
    mark = (old.n, draft.n)
    if isinstance(outcome, Refused):
        spare = (*old.answers, *old.unused)
        form = Applied(mark, command, (), (), base(ledger, draft), spare, outcome.refusal)
    else:
        used = recorded(answers, outcome)
        form = Applied(mark, command, used, outcome.events, outcome.battle, draft.left)
    return replace(draft, after=(*draft.after, form), known=(), left=())


def fit(
    ledger: Ledger, draft: Draft, command: Mapping[str, Any], answers: Sequence[Answer]
) -> tuple[Outcome, tuple[Answer, ...], Draft]:
    """Run *command* with *answers*, and where one is missing with what fits of the entry's own.

    Returns the outcome, the answers as used, and *draft* with what it knows and what is left.
    """
    pool = keyed((0, 0), draft.left)
    used: list[Key] = []
    filled, known = list(answers), list(draft.known)
    while True:
        outcome = engine.run(ledger.ruleset, base(ledger, draft), command, filled)
        if not isinstance(outcome, Waiting) or not _match(outcome, filled, known, pool, used):
            left = tuple(answer for key, answer in pool.items() if key not in used)
            return outcome, tuple(filled), replace(draft, known=tuple(known), left=left)


def _match(
    waiting: Waiting,
    filled: list[Answer],
    known: list[Answer],
    pool: Mapping[Key, Answer],
    used: list[Key],
) -> bool:
    """Fill the open asks from *pool*; tell whether any got something."""
    pad(filled, waiting)
    known += [Answer(())] * (len(filled) - len(known))
    before = len(used)
    for place in waiting.open:
        found = None if filled[place].words else first_fit(waiting.asks[place], pool, used)
        if found is not None:
            used.append(found[0])
            filled[place] = known[place] = found[1]
    return len(used) > before


def thrown(draft: Draft, answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return what was thrown for *draft* with *answers* to the entry it waits for: no word of its own."""
    found = list(draft.thrown)
    for place, answer in enumerate(answers):
        own = len(draft.known[place].words) if place < len(draft.known) else 0
        if len(answer.words) > own:
            found.append(replace(answer, words=answer.words[own:], facts=answer.facts[own:]))
    return tuple(found)


def given(draft: Draft, answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return the answers given for *draft*, whole, with those of *answers* that hold words not its own."""
    own = [len(answer.words) for answer in draft.known] + [0] * len(answers)
    return (
        *draft.given,
        *(answer for place, answer in enumerate(answers) if len(answer.words) > own[place]),
    )


def pad(answers: list[Answer], waiting: Waiting) -> None:
    """Give every ask of *waiting* a place among *answers*, and each answer its ask."""
    for place, ask in enumerate(waiting.asks):
        if place == len(answers):
            answers.append(Answer((), ask))
        elif answers[place].ask is None:
            answers[place] = replace(answers[place], ask=ask)


def recorded(answers: Sequence[Answer], outcome: Done) -> tuple[Answer, ...]:
    """Return *answers* with the asks they were given to."""
    return tuple(replace(answer, ask=ask) for answer, ask in zip(answers, outcome.asks, strict=True))


def changes(ledger: Ledger, draft: Draft) -> list[tuple[Applied, Applied]]:
    """Return the entries that *draft* makes another thing of, as they were and as they are."""
    pairs = zip(ledger.in_force[draft.at :], draft.after, strict=False)
    return [(was, now) for was, now in pairs if (was.events, was.refusal) != (now.events, now.refusal)]
