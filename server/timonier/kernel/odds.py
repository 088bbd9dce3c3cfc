"""Odds come free: run a handler, catch what it asks, try every answer with its weight.

Rolls of which only the sum or the kept sum matters are tried by the exact distribution of that sum; others
face by face.  A choice is a branch of weight 1: nobody knows what a person picks.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice, Throw
from timonier.kernel.engine import Done, Refused, run_with
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.spread import Spread, kept

T = TypeVar("T")

ENOUGH, MASS, MOST = 2_000, 0.999, 4_000
"""So many paths are followed; then the rest is left where *MASS* is seen, and at *MOST* in any case."""


@dataclass(frozen=True)
class Branch:
    """One end of the tree: its weight (choices count 1 each) and what came of it."""

    weight: float
    outcome: Done | Refused


class _Fork(BaseException):
    """An answer is wanted: all there are, each with its weight."""

    def __init__(self, answers: Iterable[tuple[Any, float]]) -> None:
        super().__init__()
        self.answers = answers


class _Exploring(Dice):
    """Dice that take the answers of one branch, and fork where they run out."""

    def __init__(self, path: Sequence[Any]) -> None:
        super().__init__()
        self._path = path
        self._at = 0

    def roll_each(self, asks: Sequence[AskDice]) -> list[Throw]:
        """Return faces of this branch, one roll after the other."""
        return [Throw(self._next(_faces, ask.count, ask.sides)) if ask.count else Throw(()) for ask in asks]

    def total(
        self, count: int, d: int, purpose: str, ship: str | None = None, *, who: str | None = None
    ) -> int:
        """Return a sum of this branch."""
        return int(self._next(_kept, count, count, d, False)) if count else 0

    def roll_and_keep(
        self,
        parts: Sequence[tuple[int, str]],
        keep: int,
        d: int,
        ship: str | None = None,
        *,
        explode: bool = True,
        who: str | None = None,
        ahead: int = 0,
    ) -> int:
        """Return a kept sum of this branch."""
        count = sum(number for number, _ in parts)
        return int(self._next(_kept, count, min(keep, count), d, explode)) if count and keep else 0

    def choose(self, who: str | None, options: Sequence[str], purpose: str, ship: str | None = None) -> str:
        """Return a choice of this branch."""
        return options[0] if len(options) == 1 else str(self._next(_choices, tuple(options)))

    def spend(self) -> None:
        """Take every answer as asked for."""

    def _next(self, answers: Callable[..., Iterable[tuple[Any, float]]], *args: Any) -> Any:
        if self._at == len(self._path):
            raise _Fork(answers(*args))
        self._at += 1
        return self._path[self._at - 1]


def _faces(count: int, sides: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Return all throws one by one: of many dice there are too many to hold."""
    weight = float(sides) ** -count
    return ((faces, weight) for faces in itertools.product(range(1, sides + 1), repeat=count))


@cache
def _kept(count: int, keep: int, sides: int, explode: bool) -> Sequence[tuple[int, float]]:
    """Return the likely sums first."""
    return sorted(kept(count, keep, sides, explode).chances.items(), key=lambda sum_: -sum_[1])


@cache
def _choices(options: tuple[str, ...]) -> Sequence[tuple[str, float]]:
    return [(option, 1.0) for option in options]


def ends(run: Callable[[Dice], T]) -> Iterator[tuple[T, float]]:
    """Yield all that *run* can return with the dice it throws, depth first, each with its weight.

    *run* is called again for every path, and must not change anything.  Of sums the likely ones come first.
    """
    waiting: list[Iterator[tuple[tuple[Any, ...], float]]] = [iter([((), 1.0)])]
    while waiting:
        path, weight = next(waiting[-1], (None, 0.0))
        if path is None:
            waiting.pop()
            continue
        try:
            end = run(_Exploring(path))
        except _Fork as fork:
            waiting.append(_onward(path, weight, fork.answers))
            continue
        yield end, weight


def _onward(
    path: tuple[Any, ...], weight: float, answers: Iterable[tuple[Any, float]]
) -> Iterator[tuple[tuple[Any, ...], float]]:
    return (((*path, answer), weight * chance) for answer, chance in answers)


def spread_of(throw: Callable[[Dice], int]) -> Spread:
    """Return the distribution of what *throw* returns."""
    return Spread.of(ends(throw))


def explore(
    ruleset: Ruleset, battle: Battle, command: Mapping[str, Any], branches: int | None = None
) -> Iterator[Branch]:
    """Yield every end that *command* can come to in *battle*, depth first; at most *branches* of them."""
    found = ends(lambda dice: run_with(ruleset, battle, command, dice))
    return (Branch(weight, outcome) for outcome, weight in itertools.islice(found, branches))


@dataclass(frozen=True)
class Outlook:
    """The ends that an order can come to, as far as they were looked at; *rest* is what was not."""

    branches: tuple[tuple[float, Done], ...]
    rest: float

    def chance(self, holds: Callable[[Done], bool]) -> float:
        """Return how likely an end is for which *holds* is true."""
        return float(sum(weight for weight, end in self.branches if holds(end)))


def outlook(ruleset: Ruleset, battle: Battle, command: Mapping[str, Any]) -> Outlook:
    """Return what *command* can come to, the likeliest paths followed first, and of very many no more.

    It must neither be refused nor ask anybody for a choice, which has no chance.
    """
    seen, mass, runs = list[tuple[float, Done]](), 0.0, 0
    waiting: list[_Way] = [(-1.0, 0, (), iter(()))]
    while waiting and runs < MOST and (runs < ENOUGH or mass < MASS):
        weight, _, path, siblings = heapq.heappop(waiting)
        runs += 1
        _push(waiting, -2 * runs, siblings)
        try:
            end = run_with(ruleset, battle, command, _Exploring(path))
        except _Fork as fork:
            _push(waiting, -2 * runs - 1, _onward(path, -weight, fork.answers))
            continue
        if isinstance(end, Done):
            seen.append((-weight, end))
            mass -= weight
    return Outlook(tuple(seen), max(0.0, 1.0 - mass) if waiting else 0.0)


_Way = tuple[float, int, tuple[Any, ...], Iterator[tuple[tuple[Any, ...], float]]]
"""A path still to be run: less its weight, its turn among equals, itself, and those like it after it."""


def _push(waiting: list[_Way], turn: int, ways: Iterator[tuple[tuple[Any, ...], float]]) -> None:
    path, weight = next(ways, (None, 0.0))
    if path is not None:
        heapq.heappush(waiting, (-weight, turn, path, ways))
