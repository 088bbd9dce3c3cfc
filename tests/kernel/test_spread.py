"""Distributions: the same as counting every face, and as icepool's, which is made another way."""

from __future__ import annotations

import itertools
from collections import Counter

import icepool
import pytest

from timonier.kernel.odds import ends, spread_of
from timonier.kernel.spread import Spread, certain, die, hits, kept, summed

DEPTH = 10
"""Tens in a row that icepool follows: what it leaves out weighs less than 1e-9."""


def counted(count: int, keep: int, sides: int) -> dict[int, float]:
    """Return the chances of a kept sum, every throw looked at."""
    found = Counter(
        sum(sorted(faces)[count - keep :]) for faces in itertools.product(range(1, sides + 1), repeat=count)
    )
    return {value: times / sides**count for value, times in found.items()}


@pytest.mark.parametrize(
    ("count", "keep", "sides"),
    [(1, 1, 6), (2, 1, 6), (3, 2, 10), (4, 3, 6), (4, 4, 6), (3, 3, 8), (5, 2, 4), (4, 1, 10)],
)
def test_what_does_not_explode_is_what_counting_gives(count: int, keep: int, sides: int) -> None:
    found = kept(count, keep, sides, False).chances
    assert found == pytest.approx(counted(count, keep, sides), abs=1e-12)


@pytest.mark.parametrize("count", range(1, 11))
def test_roll_and_keep_agrees_with_icepool(count: int) -> None:
    pool = icepool.d10.explode(depth=DEPTH).pool(count)
    for keep in range(1, count + 1):
        theirs = pool.highest(keep).sum()
        ours = kept(count, keep, 10, True)
        assert ours.total == pytest.approx(1, abs=1e-12)
        assert ours.mean == pytest.approx(float(theirs.mean()), abs=1e-7)
        above = 1.0
        for value, chance in zip(theirs.outcomes(), theirs.probabilities(), strict=True):
            assert ours.at_most(int(value) - 1) == pytest.approx(1 - above, abs=1e-9)
            above -= float(chance)


@pytest.mark.parametrize(
    ("count", "keep", "tn", "chance"), [(6, 3, 30, 0.311), (8, 4, 40, 0.302), (5, 5, 30, 0.490)]
)
def test_figures_that_players_know(count: int, keep: int, tn: int, chance: float) -> None:
    """They were found by throwing, so they are good to a fifth of a point."""
    assert kept(count, keep, 10, True).at_least(tn) == pytest.approx(chance, abs=0.002)
    assert kept(10, 5, 10, True).mean == pytest.approx(44.89, abs=0.005)


def test_one_exploding_die_goes_on_for_ever() -> None:
    one = kept(1, 1, 10, True)
    assert one.mean == pytest.approx(55 / 9, abs=1e-12)
    assert one.chances[27] == pytest.approx(0.001)
    assert 10 not in one.chances
    assert one.at_least(111) == pytest.approx(1e-11)


def test_sums_and_counts_are_what_counting_gives() -> None:
    assert summed(3, 6).chances == pytest.approx(counted(3, 3, 6))
    assert summed(0, 6) == certain(0)
    assert hits(2, 0.25).chances == pytest.approx({0: 0.5625, 1: 0.375, 2: 0.0625})


def test_no_die_kept_is_nothing() -> None:
    assert kept(0, 3, 10, True) == kept(3, 0, 10, False) == certain(0)


def test_what_is_read_off_a_distribution() -> None:
    throw = die(6)
    assert throw.at_least(5) == pytest.approx(1 / 3)
    assert (throw.at_most(0), throw.at_most(2), throw.at_most(9)) == pytest.approx((0, 1 / 3, 1))
    assert throw.mean == pytest.approx(3.5)
    assert throw.each(lambda face: face % 2).chances == pytest.approx({0: 0.5, 1: 0.5})
    assert throw.where(lambda face: face > 4).total == pytest.approx(1 / 3)
    assert throw.plus(die(6)).chances == pytest.approx(summed(2, 6).chances)
    nothing = Spread({})
    assert (nothing.at_most(3), nothing.total, nothing.plus(throw).total) == (0, 0, 0)


def test_ends_and_spreads_of_a_function_that_throws() -> None:
    assert spread_of(lambda dice: dice.total(2, 6, "x")).chances == pytest.approx(summed(2, 6).chances)
    words = dict(ends(lambda dice: "high" if dice.roll(1, 2, "x").face > 1 else "low"))
    assert words == {"high": 0.5, "low": 0.5}
