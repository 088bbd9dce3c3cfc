"""Fill a waiting command's asks with words: overlaps, given-back dice, and faces that run on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from timonier.kernel.asks import Ask, AskDice, Word
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.engine import Waiting
from timonier.kernel.pool import Key


@dataclass(frozen=True)
class Filling:
    """The answers of a waiting command while words are poured into it, one for each ask."""

    waiting: Waiting
    answers: tuple[Answer, ...]
    taken: tuple[Key, ...]


class RollAnswered(Exception):
    """That place of the roll holds another face already."""


class DiceOffered(Exception):
    """The dice that undo gave back are to be used, unless the GM orders a new throw."""

    def __init__(self, offered: Answer) -> None:
        super().__init__(str(list(offered.words)))
        self.offered = offered


Offers = Callable[[Ask, Sequence[Key]], tuple[Key, Answer] | None]
Again = Callable[[Filling], Filling | None]


def pour(
    filling: Filling,
    place: int,
    start: int,
    words: Sequence[Word],
    facts: Sequence[Any],
    offers: Offers,
    again: Again,
    rethrow: bool = False,
) -> Filling:
    """Return *filling* with *words* in the ask at *place* from *start* on.

    Faces beyond that ask run on into the next asks of the same die; *again* runs the command to learn
    what else it asks for (None: nothing).  *offers* tells which given-back answer an ask must be given;
    with *rethrow* it is set aside for good.
    Raises :class:`RollAnswered`, :class:`DiceOffered` and :class:`~timonier.kernel.dice.BadDice`, and
    then nothing was taken.
    """
    repeated = place not in filling.waiting.open
    queue = list(zip(words, facts or [None] * len(words), strict=True))
    while True:
        filling, used = _fill(filling, place, start, queue, offers, rethrow)
        queue = queue[used:]
        if not queue:
            return filling
        following = _following(filling, place, repeated)
        if following is None:
            more = again(filling)
            following = _following(more, place, repeated) if more else None
            if more is None or following is None:
                ask = filling.waiting.asks[place]
                raise BadDice(
                    f"{len(queue)} more than the command asks for", ask, [word for word, _ in queue]
                )
            filling = more
        place, start = following, 0 if repeated else len(filling.answers[following].words)


def _fill(
    filling: Filling,
    place: int,
    start: int,
    queue: Sequence[tuple[Word, Any]],
    offers: Offers,
    rethrow: bool,
) -> tuple[Filling, int]:
    """Return the filling with as much of *queue* in one ask as it takes, and how many that were."""
    ask, answer = filling.waiting.asks[place], filling.answers[place]
    if not 0 <= start <= len(answer.words):
        raise BadDice("the faces before that place are missing", ask, [word for word, _ in queue])
    there = answer.words[start:]
    for (word, _), known in zip(queue, there, strict=False):
        if type(word) is not type(known) or word != known:
            raise RollAnswered
    new = queue[len(there) : len(there) + ask.count - len(answer.words)]
    if any(not ask.fits(word) for word, _ in new):
        raise BadDice(f"that is no {ask.notation}", ask, [word for word, _ in new])
    offer = offers(ask, filling.taken) if new and not answer.words else None
    if offer is not None:
        filling = replace(filling, taken=(*filling.taken, offer[0]))
    new_words = new
    if offer is not None and not rethrow:
        if any(word != given for (word, _), given in zip(new, offer[1].words, strict=False)):
            raise DiceOffered(offer[1])
        answer, new_words = offer[1], new[len(offer[1].words) :]
    if new_words:
        known_facts = answer.facts or (None,) * len(answer.words)
        answer = replace(
            answer,
            words=(*answer.words, *(word for word, _ in new_words)),
            facts=(*known_facts, *(fact for _, fact in new_words)),
        )
    answers = list(filling.answers)
    answers[place] = answer
    return replace(filling, answers=tuple(answers)), min(len(there), len(queue)) + len(new)


def _following(filling: Filling, place: int, repeated: bool) -> int | None:
    """Return the next ask of the same die that takes faces; a repeated message goes over full ones too."""
    ask = filling.waiting.asks[place]
    for later in range(place + 1, len(filling.waiting.asks)):
        other = filling.waiting.asks[later]
        same = isinstance(ask, AskDice) and isinstance(other, AskDice) and ask.sides == other.sides
        if same and (repeated or len(filling.answers[later].words) < other.count):
            return later
    return None
