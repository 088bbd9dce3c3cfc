"""Complaint 15: "the dice are rigged", judged on a sample whose size was fixed before looking."""

from __future__ import annotations

import random

import pytest

from timonier.tower.fairness import judge, p_of_chi_square, p_of_runs, sample_size

DICE = [2, 4, 6, 7, 8, 10, 12, 20]


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (16.919, 9, 0.05),
        (30.144, 19, 0.05),
        (6.635, 1, 0.01),
        (43.820, 19, 0.001),
        (0.0, 5, 1.0),
    ],
)
def test_the_tail_agrees_with_printed_tables(chi_square: float, freedom: int, p: float) -> None:
    assert p_of_chi_square(chi_square, freedom) == pytest.approx(p, rel=0.01)


@pytest.mark.parametrize("sides", DICE)
def test_a_fair_die_is_not_accused(sides: int) -> None:
    chance = random.Random(sides)
    verdicts = [
        judge([chance.randint(1, sides) for _ in range(sample_size(sides))], sides).verdict for _ in range(20)
    ]
    assert verdicts.count("fair") >= 19


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_a_loaded_die_is_caught_at_the_stated_sample_size(sides: int) -> None:
    """One face is twice as likely as each of the others."""
    chance = random.Random(sides)
    for _ in range(10):
        faces = [min(chance.randint(1, sides + 1), sides) for _ in range(sample_size(sides))]
        assert judge(faces, sides).verdict == "faces"


def test_dice_that_come_in_turns_are_caught() -> None:
    faces = [1, 6, 2, 5, 3, 4] * 100
    assert judge(faces, 6).verdict == "runs"
    assert p_of_runs([1] * 50 + [6] * 50, 6) < 0.001


def test_nothing_is_said_before_the_sample_is_whole() -> None:
    assert judge([6] * (sample_size(6) - 1), 6).verdict == "few"
    assert judge([], 6).counts == (0,) * 6


def test_only_whole_samples_are_judged() -> None:
    chance = random.Random(1)
    fair = [chance.randint(1, 6) for _ in range(600)]
    judged = judge(fair + [6] * 599, 6)
    assert (judged.verdict, judged.samples, judged.thrown) == ("fair", 1, 1199)
    assert judge(fair + [6] * 600, 6).verdict == "faces"
