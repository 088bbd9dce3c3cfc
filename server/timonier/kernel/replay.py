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

    *n* is the number the amend will get; *thrown* are the answers given for it while it waited.
    """

    n: int
    entry: int
    at: int
    command: Mapping[str, Any]
    dice: tuple[Answer, ...] | None
    reason: str
    after: tuple[Applied, ...] = ()
    thrown: tuple[Answer, ...] = ()


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
        outcome, answers, unused = fit(
            ledger, base(ledger, draft), command, old, draft.dice if first else None
        )
        if isinstance(outcome, Waiting):
            return Halt(draft, command, answers, outcome)
        if isinstance(outcome, Refused) and first:
            return outcome
        draft = settle(ledger, draft, command, answers, outcome, unused)
    return draft


def settle(
    ledger: Ledger,
    draft: Draft,
    command: Mapping[str, Any],
    answers: Sequence[Answer],
    outcome: Done | Refused,
    unused: Sequence[Answer] | None = None,
) -> Draft:
    """Return *draft* with its next entry as *outcome* has it; *unused* None: what is left."""
    old = ledger.in_force[draft.at + len(draft.after)]
    mark = (old.n, draft.n)
    if isinstance(outcome, Refused):
        spare = (*old.answers, *old.unused)
        form = Applied(mark, command, (), (), base(ledger, draft), spare, outcome.refusal)
    else:
        kept = tuple(unused) if unused is not None else _left_over(old, answers)
        form = Applied(mark, command, recorded(answers, outcome), outcome.events, outcome.battle, kept)
    return replace(draft, after=(*draft.after, form))


def fit(
    ledger: Ledger,
    battle: Any,
    command: Mapping[str, Any],
    old: Applied,
    dice: tuple[Answer, ...] | None = None,
) -> tuple[Outcome, tuple[Answer, ...], tuple[Answer, ...]]:
    """Run *command* with *dice*, or with the answers *old* had, each where its kind is asked for.

    Returns the outcome, the answers as used, and those that nothing asked for.
    """
    if dice is not None:
        return engine.run(ledger.ruleset, battle, command, dice), dice, ()
    pool = keyed((0, 0), (*old.answers, *old.unused))
    used: list[Key] = []
    answers: list[Answer] = []
    while True:
        outcome = engine.run(ledger.ruleset, battle, command, answers)
        if not isinstance(outcome, Waiting) or not _match(outcome, answers, pool, used):
            return outcome, tuple(answers), tuple(answer for key, answer in pool.items() if key not in used)


def _match(waiting: Waiting, answers: list[Answer], pool: Mapping[Key, Answer], used: list[Key]) -> bool:
    """Fill the open asks from *pool*; tell whether any got something."""
    pad(answers, waiting)
    before = len(used)
    for place in waiting.open:
        found = None if answers[place].words else first_fit(waiting.asks[place], pool, used)
        if found is not None:
            used.append(found[0])
            answers[place] = found[1]
    return len(used) > before


def _left_over(old: Applied, answers: Sequence[Answer]) -> tuple[Answer, ...]:
    rest = [*old.answers, *old.unused]
    for answer in answers:
        same = next((one for one in rest if one.ask and answer.ask and one.ask.kind == answer.ask.kind), None)
        if same is not None:
            rest.remove(same)
    return tuple(rest)


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
