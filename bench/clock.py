"""Timing in processor time: how often a second something goes, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

ROUNDS = 3
"""Each measurement is the best of as many, so that a busy machine tells less."""


def rate(do: Callable[[], object], seconds: float = 0.3) -> float:
    """Return how often a second *do* can be done."""
    best = 0.0
    for _ in range(ROUNDS):
        times, start = 0, process_time()
        while (passed := process_time() - start) < seconds:
            do()
            times += 1
        best = max(best, times / passed)
    return best


def duration(do: Callable[[], object]) -> float:
    """Return how many seconds *do* takes."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        do()
        best = min(best, process_time() - start)
    return best
