"""Faces poured into a waiting order: in part, again, running on, out of order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import faces, shoot
from timonier.kernel.asks import AskDice
from timonier.kernel.desk import Desk, NotAwaiting
from timonier.kernel.dice import BadDice
from timonier.kernel.engine import Done, Waiting
from timonier.kernel.pouring import RollAnswered


def waiting(order: dict[str, Any] | None = None, ruleset: Any = play.RULESET) -> Desk:
    at = play.desk(ruleset)
    assert isinstance(at.order(order or shoot()), Waiting)
    return at


def refused(at: Desk, error: type[Exception], place: int, words: list[Any], start: int = 0) -> None:
    """Check that *words* are refused and that nothing of them was taken."""
    before, lines = at.pending, len(at.ledger.lines)
    with pytest.raises(error):
        at.give(place, words, start=start)
    assert (at.pending, len(at.ledger.lines)) == (before, lines)


def test_some_of_the_faces_are_kept_until_the_rest_comes() -> None:
    at = waiting()
    at.give(0, [6])
    at.give(0, [6], start=1)
    assert faces(at) == [(6, 6)]
    at.give(0, [6], start=2)
    assert faces(at) == [(6, 6, 6), ()]


def test_the_same_message_again_changes_nothing() -> None:
    at = waiting()
    for _ in range(3):
        at.give(0, [6, 5])
    assert faces(at) == [(6, 5)]
    for _ in range(3):
        at.give(0, [6], start=2)
    assert faces(at) == [(6, 5, 6), ()]
    at.give(0, [6, 5, 6])
    assert faces(at) == [(6, 5, 6), ()]


def test_a_message_may_overlap_what_stands_there() -> None:
    at = waiting()
    at.give(0, [6, 5])
    at.give(0, [5, 4], start=1)
    assert faces(at) == [(6, 5, 4), ()]


def test_other_faces_in_the_same_place_are_refused() -> None:
    at = waiting()
    at.give(0, [6, 5])
    refused(at, RollAnswered, 0, [6, 4])
    refused(at, RollAnswered, 0, [4], start=1)
    at.give(0, [6], start=2)
    refused(at, RollAnswered, 0, [1, 5, 6])


def test_a_gap_before_the_faces_is_refused() -> None:
    refused(waiting(), BadDice, 0, [6], start=1)
    refused(waiting(), BadDice, 0, [6], start=-1)


@pytest.mark.parametrize("word", [0, 7, 11, -1, 45, 3.0, "٣", "", "3", None, True])
def test_a_face_the_die_does_not_have_is_refused_with_all_that_came_with_it(word: Any) -> None:
    refused(waiting(), BadDice, 0, [6, word, 6])


def test_a_surplus_with_no_ask_left_is_refused_whole() -> None:
    refused(waiting(), BadDice, 0, [1, 1, 1, 4])
    refused(waiting(), BadDice, 0, [6, 6, 6, 4])


def test_faces_run_on_into_the_next_asks_of_the_same_die() -> None:
    at = waiting({"type": "go", "count": 2}, play.volley(asks=3))
    at.give(0, [1, 2, 3])
    assert faces(at) == [(1, 2), (3,)]
    outcome = at.give(1, [4, 5, 6], start=1)
    assert isinstance(outcome, Done)
    assert play.hull(at) == 21


def test_a_message_that_ran_on_changes_nothing_when_it_comes_again() -> None:
    at = waiting({"type": "go", "count": 2}, play.volley(asks=3))
    for _ in range(2):
        at.give(0, [1, 2, 3, 4, 5])
        assert faces(at) == [(1, 2), (3, 4), (5,)]
    refused(at, RollAnswered, 0, [1, 2, 4])


def test_faces_run_on_behind_those_that_stand_in_the_next_ask() -> None:
    at = waiting({"type": "squall"})
    at.give(1, [5])
    at.give(0, [1, 2, 6, 6])
    assert faces(at) == [(1, 2), (5, 6), (6,), ()]


def test_faces_do_not_run_on_into_another_die() -> None:
    def mixed(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        dice.roll(1, 6, "one")
        dice.roll(1, 10, "ten")
        yield play.skiffs.Missed(ship="a")

    refused(waiting({"type": "go"}, play.game(mixed)), BadDice, 0, [1, 2])


def test_faces_do_not_run_on_into_a_choice() -> None:
    refused(waiting(), BadDice, 0, [6, 6, 6, "hull"])


def test_throws_asked_for_together_are_answered_in_any_order() -> None:
    at = waiting({"type": "squall"})
    at.give(2, [6, 6])
    at.give(3, [5])
    at.give(1, [4, 4])
    assert at.pending is not None
    assert at.pending.waiting.open == (0, 3)
    at.give(3, [5], start=1)
    assert isinstance(at.give(0, [6, 6]), Done)


def test_asks_that_come_up_between_others_are_answered_in_turn() -> None:
    at = waiting({"type": "squall"})
    at.give(0, [1, 1, 6, 6, 1, 2, 6, 6])
    assert at.pending is not None
    assert [ask.purpose for ask in at.pending.waiting.asks][4:] == ["damage"]
    at.give(4, [1, 4])
    assert [ask.notation for ask in at.pending.waiting.asks][4:] == ["1d6", "1d6", "choice"]
    assert isinstance(at.give(6, ["oars"]), Done)
    assert at.ledger.battle.ships["c"].oars == 2


def test_a_choice_is_one_of_its_options_and_nothing_else() -> None:
    at = waiting()
    at.give(0, [6, 6, 6])
    for words in (["mast"], [1], ["hull", "oars"], [None], [["hull"]]):
        refused(at, BadDice, 1, words)
    assert isinstance(at.give(1, ["hull"]), Done)


def test_a_choice_made_stands() -> None:
    def two(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        for _ in range(2):
            dice.choose("red", ("hull", "oars"), "loss", "a")
        yield play.skiffs.Missed(ship="a")

    at = waiting({"type": "go"}, play.game(two))
    at.give(0, ["hull"])
    at.give(0, ["hull"])
    refused(at, RollAnswered, 0, ["oars"])
    assert faces(at) == [("hull",), ()]


def test_what_is_known_of_each_word_goes_with_it() -> None:
    at = waiting({"type": "go", "count": 2}, play.volley(asks=2))
    at.give(0, [1], facts=["tower"])
    at.give(0, [2, 3], start=1, facts=["hand", "soft"])
    assert at.pending is not None
    assert [answer.facts for answer in at.pending.answers] == [("tower", "hand"), ("soft",)]
    at.give(0, [1, 2, 3], facts=["x", "y", "z"])
    assert [answer.facts for answer in at.pending.answers] == [("tower", "hand"), ("soft",)]


def test_a_roll_that_is_not_asked_for_is_not_awaited() -> None:
    refused(waiting(), NotAwaiting, 1, ["hull"])
    refused(waiting(), NotAwaiting, -1, [1])
    at = play.desk()
    with pytest.raises(NotAwaiting):
        at.give(0, [1])


def test_no_words_change_nothing() -> None:
    at = waiting()
    at.give(0, [])
    assert faces(at) == [()]


def test_what_is_ahead_is_told() -> None:
    def ahead(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        dice.roll(2, 6, "x", ahead=3)
        dice.roll(3, 6, "x")
        yield play.skiffs.Missed(ship="a")

    at = waiting({"type": "go"}, play.game(ahead))
    assert at.pending is not None
    assert at.pending.waiting.asks == (AskDice(2, 6, "x", ahead=3),)
    assert isinstance(at.give(0, [1, 2, 3, 4, 5]), Done)
