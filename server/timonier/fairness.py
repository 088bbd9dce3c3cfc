"""Whether dice fall as they should: two tests whose sample size is fixed before anybody looks.

Chi-square tells whether every face comes as often as the others, the test of runs whether high and low faces
come in a random order.

Watched from throw to throw, any die looks loaded sooner or later.  So only the first dice of a fixed ladder
are judged: the first 100, then the first 300, and so on; between two rungs nothing changes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

LADDER = (100, 300, 1000, 3000, 10_000, 30_000, 100_000)
"""Sizes of the samples that are judged, in dice."""

EACH = 5
"""So many times each face has to be expected in a sample, for the test to hold."""

ODD, LOADED = 0.005, 0.0003
"""P-values below these are told.

Fair dice get there in less than one sample of a hundred and of two thousand, also where few faces make
the test a little too eager."""

VERDICTS = ("too_few", "even", "odd", "loaded", "patterned")


@dataclass(frozen=True)
class Judged:
    """What the first dice of a sample say.

    *n* dice were judged (0: too few yet), *counts* of each face among them; *next* dice are judged next.
    *chi_square* and *p* (the chance that fair dice fall at least as unevenly) are None without a sample, and
    so is *p_runs*, the chance that fair dice change between high and low at least so seldom or so often.
    *verdict* is one of :data:`VERDICTS`.
    """

    n: int
    next: int | None
    counts: tuple[int, ...]
    chi_square: float | None
    p: float | None
    p_runs: float | None
    verdict: str


def judge(faces: Sequence[int], sides: int) -> Judged:
    """Judge *faces* of a die of *sides* sides, the oldest first."""
    rungs = [rung for rung in LADDER if rung >= EACH * sides]
    n = max((rung for rung in rungs if rung <= len(faces)), default=0)
    following = next((rung for rung in rungs if rung > n), None)
    counts = tuple(faces[:n].count(face) for face in range(1, sides + 1))
    if not n or sides < 2:
        return Judged(0, following, counts, None, None, None, "too_few")
    expected = n / sides
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    p = tail(statistic, sides - 1)
    p_runs = runs_tail(faces[:n], sides)
    verdict = "loaded" if p < LOADED else "patterned" if p_runs < LOADED else "odd" if p < ODD else "even"
    return Judged(n, following, counts, statistic, p, p_runs, verdict)


def tail(x: float, degrees: int) -> float:
    """Return the chance that chi-square with *degrees* degrees of freedom is *x* or more.

    Exact to rounding: a finite sum for any whole number of degrees (Abramowitz and Stegun 26.4.4, 26.4.5).
    """
    if x / 2 <= 0:
        return 1.0
    half = x / 2
    odd = degrees % 2
    total = math.erfc(math.sqrt(half)) if odd else 0.0
    for k in range(degrees // 2):
        power = k + odd / 2
        total += math.exp(power * math.log(half) - half - math.lgamma(power + 1))
    return min(1.0, total)


def runs_tail(faces: Sequence[int], sides: int) -> float:
    """Return the chance that high and low faces of fair dice come in at least so few, or so many, runs.

    After Wald and Wolfowitz; the middle face of a die with an odd number of sides does not count.
    """
    high = [face * 2 > sides + 1 for face in faces if face * 2 != sides + 1]
    above = sum(high)
    below = len(high) - above
    if not above or not below:
        return 0.0
    runs = 1 + sum(a != b for a, b in pairwise(high))
    mean = 2 * above * below / len(high) + 1
    variance = (mean - 1) * (mean - 2) / (len(high) - 1)
    return math.erfc(abs(runs - mean) / math.sqrt(2 * variance)) if variance > 0 else 1.0
