"""Given-back dice: what undo and cancel leave, offered again to the same ask at the same position."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from timonier.kernel.asks import Ask
from timonier.kernel.dice import Answer

Position = tuple[int, int]
Key = tuple[int, int, int]
"""Names one answer: the mark of its entry and its place among the answers."""


def keyed(mark: Position, answers: Iterable[Answer]) -> dict[Key, Answer]:
    """Return *answers* that hold something, by key."""
    return {(*mark, i): answer for i, answer in enumerate(answers) if answer.words or answer.spare}


def first_fit(
    ask: Ask, answers: Mapping[Key, Answer], taken: Collection[Key] = ()
) -> tuple[Key, Answer] | None:
    """Return the first of *answers* that was given to an ask of the same kind, cut to what *ask* wants.

    Dice of the same die, purpose and ship fit whatever their number; a choice fits only where its word
    can still be chosen.
    """
    for key, answer in answers.items():
        if key in taken or answer.ask is None or answer.ask.kind != ask.kind:
            continue
        whole = answer.words + answer.spare
        if whole and all(ask.fits(word) for word in whole):
            return key, cut(answer, ask)
    return None


def cut(answer: Answer, ask: Ask) -> Answer:
    """Return *answer* as an answer to *ask*: its first words, the rest kept as spare."""
    words, facts = answer.words + answer.spare, answer.facts
    return replace(answer, ask=ask, words=words[: ask.count], spare=words[ask.count :], facts=facts)
