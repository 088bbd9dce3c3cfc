"""Odds: the same as counted by hand, and as the printed tables of roll and keep."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.skiffs import Hit, Missed
from timonier.kernel.engine import Done, Refused
from timonier.kernel.odds import ENOUGH, MASS, MOST, explore, outlook


def chances(handle: Any) -> dict[int, float]:
    """Return the chance of each hull that *handle* leaves."""
    found: Counter[int] = Counter()
    ruleset = play.game(handle)
    for branch in explore(ruleset, play.battle(ruleset), {"type": "go"}):
        assert isinstance(branch.outcome, Done)
        found[branch.outcome.battle.ships["b"].hull] += branch.weight  # type: ignore[assignment]
    return dict(found)


def kept(count: int, keep: int, explode: bool = True) -> dict[int, float]:
    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        total = dice.roll_and_keep([(count, "x")], keep, 10, explode=explode)
        yield Hit(ship="b", part="hull", left=total)

    return chances(handle)


def at_least(found: dict[int, float], number: int) -> float:
    return sum(chance for value, chance in found.items() if value >= number)


def mean(found: dict[int, float]) -> float:
    return sum(value * chance for value, chance in found.items())


def test_a_roll_face_by_face_is_what_counting_gives() -> None:
    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        first, second = dice.roll(2, 6, "x").faces
        yield Hit(ship="b", part="hull", left=first * second if first > 3 else dice.roll(1, 6, "y").face)

    counted: Counter[int] = Counter()
    for first, second, third in itertools.product(range(1, 7), repeat=3):
        counted[first * second if first > 3 else third] += 1
    found = chances(handle)
    assert found == pytest.approx({value: n / 216 for value, n in counted.items()})


def test_a_sum_is_what_counting_gives() -> None:
    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        yield Hit(ship="b", part="hull", left=dice.total(4, 6, "x"))

    counted = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=4))
    assert chances(handle) == pytest.approx({value: n / 6**4 for value, n in counted.items()})


def test_a_kept_sum_without_explosions_is_what_counting_gives() -> None:
    counted = Counter(sum(sorted(faces)[1:]) for faces in itertools.product(range(1, 11), repeat=3))
    assert kept(3, 2, explode=False) == pytest.approx({value: n / 1000 for value, n in counted.items()})


@pytest.mark.parametrize(
    ("count", "keep", "average"),
    [(10, 5, 44.89), (4, 2, 17.40), (5, 3, 24.51), (1, 1, 55 / 9), (8, 8, 440 / 9)],
)
def test_exploding_dice_have_their_known_averages(count: int, keep: int, average: float) -> None:
    assert mean(kept(count, keep)) == pytest.approx(average, abs=0.01)


@pytest.mark.parametrize(
    ("count", "keep", "number", "chance"),
    [
        (1, 1, 40, 0.0001),
        (2, 2, 15, 0.278),
        (4, 2, 20, 0.292060),
        (5, 3, 25, 0.416697),
        (6, 3, 30, 0.309376),
        (8, 4, 40, 0.301974),
        (8, 8, 40, 0.769714),
    ],
)
def test_exploding_dice_have_their_known_chances(count: int, keep: int, number: int, chance: float) -> None:
    assert at_least(kept(count, keep), number) == pytest.approx(chance, abs=1e-6)


def test_weights_of_all_branches_add_up_to_one() -> None:
    for count, keep in ((10, 5), (6, 3), (3, 3)):
        assert sum(kept(count, keep).values()) == pytest.approx(1)


def test_parts_are_explored_as_one_pool() -> None:
    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        total = dice.roll_and_keep([(4, "shot"), (2, "drama")], 3, 10)
        yield Hit(ship="b", part="hull", left=total)

    assert chances(handle) == pytest.approx(kept(6, 3))


def test_no_dice_and_none_kept_are_nothing() -> None:
    assert kept(0, 3) == kept(3, 0) == {0: 1.0}


def test_a_choice_is_a_branch_for_each_option() -> None:
    branches = list(explore(play.RULESET, play.battle(), play.shoot()))
    hits = [branch for branch in branches if not isinstance(branch.outcome.events[0], Missed)]  # type: ignore[union-attr]
    parts = Counter(branch.outcome.events[0].part for branch in hits)  # type: ignore[union-attr]
    assert set(parts) == {"hull", "oars", "rum"}
    missed = sum(branch.weight for branch in branches if branch not in hits)
    assert missed == pytest.approx(81 / 216)


def test_a_refused_order_is_one_branch() -> None:
    (branch,) = explore(play.RULESET, play.battle(), play.shoot(range=30))
    assert isinstance(branch.outcome, Refused)
    assert branch.weight == 1.0


def test_exploring_stops_at_the_number_of_branches_asked_for() -> None:
    assert len(list(explore(play.RULESET, play.battle(), {"type": "squall"}, 50))) == 50
    assert list(explore(play.RULESET, play.battle(), {"type": "squall"}, 0)) == []


def test_throws_asked_for_at_once_are_explored_one_after_the_other() -> None:
    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        one, other = dice.roll_each([play.skiffs.AskDice(1, 6, "x"), play.skiffs.AskDice(1, 6, "y")])
        yield Hit(ship="b", part="hull", left=one.face + other.face)

    assert chances(handle)[7] == pytest.approx(6 / 36)


def test_exploring_changes_nothing() -> None:
    at = play.desk()
    before = play.seen(at.ledger)
    list(explore(play.RULESET, at.ledger.battle, play.shoot(), 10))
    assert play.seen(at.ledger) == before


def thrown(*rolls: tuple[int, int, bool]) -> Any:
    """Return a game whose order ``go`` throws *rolls*: count, sides, whether only the sum matters."""

    def handle(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        totals = [dice.total(n, d, "x") if sum_ else dice.roll(n, d, "x").total for n, d, sum_ in rolls]
        yield Hit(ship="b", part="hull", left=sum(totals))

    return play.game(handle)


def test_an_outlook_has_every_end_with_its_chance() -> None:
    ruleset = thrown((2, 6, False), (2, 6, True))
    look = outlook(ruleset, play.battle(ruleset), {"type": "go"})
    counted = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=4))
    for value, times in counted.items():
        found = look.chance(lambda end, value=value: end.battle.ships["b"].hull == value)  # type: ignore[misc]
        assert found == pytest.approx(times / 6**4)
    assert look.rest == 0
    assert look.chance(lambda end: end.battle.ships["b"].hull >= 24) == pytest.approx(6**-4)


def test_an_outlook_of_very_many_ends_is_cut_and_says_so() -> None:
    """Of ten thousand throws that are alike some are looked at, and the rest is told."""
    ruleset = thrown((4, 10, False))
    look = outlook(ruleset, play.battle(ruleset), {"type": "go"})
    assert len(look.branches) == pytest.approx(MOST, abs=5)
    assert look.rest == pytest.approx(1 - len(look.branches) / 10_000)


def test_an_outlook_follows_the_likeliest_paths_first() -> None:
    """What is left out of a cut outlook weighs no more than a thousandth, where that can be had."""
    ruleset = thrown((10, 10, True), (9, 10, True))
    look = outlook(ruleset, play.battle(ruleset), {"type": "go"})
    assert ENOUGH < len(look.branches) + 200 < MOST
    assert 0 < look.rest <= 1 - MASS
    assert look.rest + look.chance(lambda end: True) == pytest.approx(1)
