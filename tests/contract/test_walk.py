"""Random walks: whatever is done in whatever order, the books are right."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.games import GAMES
from tests.contract.walker import Walker, walk

WALKS, STEPS = 5, 200
KINDS = (
    *("order", "illegal", "order", "amend", "order", "illegal", "undo", "order", "amend", "illegal"),
    *("order", "order", "redo", "illegal", "order", "order", "undo", "order", "illegal", "order"),
)
"""A quarter of the steps is not allowed, three in twenty take back or bring back, two in twenty amend."""


@pytest.mark.parametrize("game", GAMES)
def test_a_random_walk_keeps_the_books_right(game: str) -> None:
    tally: Counter[str] = Counter()

    @settings(
        max_examples=WALKS,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**16), st.lists(st.integers(0, 2**16), min_size=STEPS, max_size=STEPS))
    def walks(start: int, picks: list[int]) -> None:
        walk(Walker(game, start, tally), KINDS, picks)

    walks()
    steps = tally["steps"]
    assert steps >= WALKS * STEPS
    assert tally["illegal"] >= 0.20 * steps
    assert tally["undo"] + tally["redo"] >= 0.10 * steps
    assert tally["far"] >= 0.05 * steps
    assert tally["partial"] >= tally["thrown"] / 3
