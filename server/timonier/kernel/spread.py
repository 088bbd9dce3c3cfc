"""Distributions of whole numbers: what a roll comes to, exactly, and what follows from it.

A pool of exploding dice is worked out from its own likeness: a die that explodes is one more die of the
same kind on top of a full one.  So no explosion is cut off but by its weight, far below 1e-12.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from math import comb

import icepool

LEAST = 1e-16
"""What weighs less is left out of a distribution."""


@dataclass(frozen=True)
class Spread:
    """The chances of whole numbers, ascending; they add up to 1 but for what is left out."""

    chances: Mapping[int, float]

    @classmethod
    def of(cls, weighted: Iterable[tuple[int, float]]) -> Spread:
        """Return the distribution of *weighted* numbers; a number may come more than once."""
        found: dict[int, float] = {}
        for value, chance in weighted:
            found[value] = found.get(value, 0.0) + chance
        return cls({value: found[value] for value in sorted(found) if found[value] > LEAST})

    @property
    def total(self) -> float:
        """Return the chances of all numbers together."""
        return sum(self.chances.values())

    @property
    def mean(self) -> float:
        """Return the expected value."""
        return sum(value * chance for value, chance in self.chances.items())

    def at_least(self, number: int) -> float:
        """Return the chance of *number* or more."""
        return sum(chance for value, chance in self.chances.items() if value >= number)

    @cached_property
    def _up_to(self) -> tuple[int, int, list[float]]:
        if not self.chances:
            return 0, -1, []
        low, high = min(self.chances), max(self.chances)
        sums = accumulate(self.chances.get(value, 0.0) for value in range(low, high + 1))
        return low, high, list(sums)

    def at_most(self, number: int) -> float:
        """Return the chance of *number* or less; quick however often it is asked."""
        low, high, sums = self._up_to
        return sums[min(number, high) - low] if sums and number >= low else 0.0

    def each(self, change: Callable[[int], int]) -> Spread:
        """Return the distribution of *change* of the number."""
        return Spread.of((change(value), chance) for value, chance in self.chances.items())

    def plus(self, other: Spread) -> Spread:
        """Return the distribution of the sum with an *other* number that does not hang on this one."""
        if not self.chances or not other.chances:
            return Spread({})
        first, second = min(self.chances), min(other.chances)
        sums = [0.0] * (max(self.chances) - first + max(other.chances) - second + 1)
        for value, chance in self.chances.items():
            at = value - first - second
            for more, weight in other.chances.items():
                sums[at + more] += chance * weight
        return Spread.of(enumerate(sums, first + second))

    def where(self, holds: Callable[[int], bool]) -> Spread:
        """Return the part in which *holds* is true; its chances add up to how likely that is."""
        return Spread({value: chance for value, chance in self.chances.items() if holds(value)})


def certain(number: int) -> Spread:
    """Return the distribution of a number that is known."""
    return Spread({number: 1.0})


@cache
def die(sides: int) -> Spread:
    """Return the distribution of one die."""
    return Spread(dict.fromkeys(range(1, sides + 1), 1 / sides))


@cache
def hits(count: int, chance: float) -> Spread:
    """Return how many of *count* dice succeed that each do with *chance*."""
    return Spread.of((n, comb(count, n) * chance**n * (1 - chance) ** (count - n)) for n in range(count + 1))


@cache
def summed(count: int, sides: int) -> Spread:
    """Return the distribution of the sum of *count* dice."""
    return summed(count - 1, sides).plus(die(sides)) if count else certain(0)


@cache
def kept(count: int, keep: int, sides: int, explode: bool) -> Spread:
    """Return the distribution of the *keep* best of *count* dice, added up.

    With *explode* a die that shows *sides* is thrown again and the new face added to it, again and again.
    """
    keep = min(count, keep)
    if keep <= 0:
        return certain(0)
    if not explode:
        return summed(count, sides) if keep == count else _best(count, keep, sides)
    # All dice explode at once with a weight that is solved for at the end; fewer are known already.
    found: dict[int, float] = {}
    for full in range(count):
        weight = comb(count, full) * (sides - 1) ** (count - full) / sides**count
        for value, chance in _with_full(count, keep, full, sides).chances.items():
            found[value] = found.get(value, 0.0) + weight * chance
    again, step = sides ** -float(count), sides * keep
    value, last = min(found), max(found)
    while value <= last:
        chance = found.get(value, 0.0)
        if chance * again > LEAST:
            found[value + step] = found.get(value + step, 0.0) + chance * again
            last = max(last, value + step)
        value += 1
    return Spread.of(found.items())


def _with_full(count: int, keep: int, full: int, sides: int) -> Spread:
    """Return the kept sum where exactly *full* dice explode."""
    if full >= keep:
        more = kept(full, keep, sides, True)
        return more.each(lambda value: value + keep * sides)
    rest = kept(count - full, keep - full, sides - 1, False)
    return rest.plus(kept(full, full, sides, True)).each(lambda value: value + full * sides)


def _best(count: int, keep: int, sides: int) -> Spread:
    pool = icepool.d(sides).pool(count).highest(keep).sum()
    return Spread.of(
        (int(value), float(chance))
        for value, chance in zip(pool.outcomes(), pool.probabilities(), strict=True)
    )
