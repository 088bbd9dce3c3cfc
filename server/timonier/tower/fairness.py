"""Are the dice fair?  Two tests on a sample whose size was fixed before anybody looked.

Whoever looks at a p-value after every throw sees "the dice are rigged" sooner or later.  So dice are judged
in samples of :func:`sample_size` throws, whole ones only; what came after the last whole sample is counted
and not judged.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

PER_FACE = 100
ALPHA = 0.001
"""A fair die fails each of the two tests once in a thousand samples; one with a face twice as likely as the
others fails nearly always, from d4 to d20."""


@dataclass(frozen=True)
class Judged:
    """What the last whole sample says.

    *counts* are of all throws, face by face.  *verdict* is ``few`` (no whole sample yet), ``fair``, ``faces``
    (some come too often) or ``runs`` (high and low do not come in a random order).
    """

    thrown: int
    counts: tuple[int, ...]
    sample: int
    samples: int
    chi_square: float
    p_faces: float
    p_runs: float
    verdict: str


def sample_size(sides: int) -> int:
    """Return how many throws of a die make a sample."""
    return PER_FACE * sides


def judge(faces: Sequence[int], sides: int) -> Judged:
    """Return what *faces*, in the order in which they fell, say about a die of *sides* sides."""
    counts = tuple(faces.count(face) for face in range(1, sides + 1))
    size = sample_size(sides)
    samples = len(faces) // size
    if samples == 0:
        return Judged(len(faces), counts, size, 0, 0.0, 1.0, 1.0, "few")
    judged = faces[(samples - 1) * size : samples * size]
    chi_square = chi_square_of(judged, sides)
    p_faces, p_runs = p_of_chi_square(chi_square, sides - 1), p_of_runs(judged, sides)
    verdict = "faces" if p_faces < ALPHA else "runs" if p_runs < ALPHA else "fair"
    return Judged(len(faces), counts, size, samples, chi_square, p_faces, p_runs, verdict)


def chi_square_of(faces: Sequence[int], sides: int) -> float:
    """Return how far the counts of the faces are from equal ones."""
    expected = len(faces) / sides
    return sum((faces.count(face) - expected) ** 2 / expected for face in range(1, sides + 1))


def p_of_chi_square(chi_square: float, freedom: int) -> float:
    """Return how often a fair die is at least so far off: the upper tail of the distribution.

    The closed form for whole degrees of freedom.
    """
    half = chi_square / 2
    if freedom % 2 == 0:
        term = total = math.exp(-half)
        start = 1.0
    else:
        total = math.erfc(math.sqrt(half))
        term = math.exp(-half) * math.sqrt(half / math.pi) * 2 if freedom > 1 else 0.0
        total += term
        start = 1.5
    for step in range((freedom - (2 if freedom % 2 == 0 else 3)) // 2):
        term *= half / (start + step)
        total += term
    return min(1.0, total)


def p_of_runs(faces: Sequence[int], sides: int) -> float:
    """Return how often high and low faces of a fair die come in so few, or so many, runs.

    After Wald and Wolfowitz; the middle face of a die with an odd number of sides does not count.
    """
    high = [face * 2 > sides + 1 for face in faces if face * 2 != sides + 1]
    above = sum(high)
    below = len(high) - above
    if not above or not below:
        return 0.0
    runs = 1 + sum(a != b for a, b in pairwise(high))
    both = above + below
    mean = 2 * above * below / both + 1
    variance = (mean - 1) * (mean - 2) / (both - 1)
    return math.erfc(abs(runs - mean) / math.sqrt(2 * variance)) if variance > 0 else 1.0
