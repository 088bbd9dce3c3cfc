"""Given-back dice: what undo and cancel leave is offered to the same ask at the same position."""

from __future__ import annotations

import pytest

from tests.kernel import play
from tests.kernel.play import faces, note, offered, played, shoot
from timonier.kernel.asks import AskChoice, AskDice
from timonier.kernel.desk import Desk, NotAwaiting
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done
from timonier.kernel.pool import cut, first_fit, keyed
from timonier.kernel.pouring import DiceOffered


def undone(*words: list[int | str]) -> Desk:
    """Return a desk at which a's shot was thrown with *words* and taken back, and then given again."""
    at = play.desk()
    played(at, shoot(), *words)
    at.undo()
    at.order(shoot())
    return at


def loose(at: Desk) -> list[tuple[int | str, ...]]:
    """Return all words that are given back at this position."""
    return [answer.words + answer.spare for answer in at.ledger.given_back().values()]


def test_undo_gives_the_dice_back_to_the_same_ask() -> None:
    at = undone([1, 2, 3])
    assert offered(at) == (1, 2, 3)
    outcome = at.take_offered(0)
    assert isinstance(outcome, Done)
    assert outcome.events[0] == play.skiffs.Missed(ship="a")


def test_other_faces_are_refused_where_dice_are_offered() -> None:
    at = undone([1, 2, 3])
    for words in ([6, 6, 6], [6], [1, 2, 4]):
        with pytest.raises(DiceOffered) as refused:
            at.give(0, words)
        assert refused.value.offered.words == (1, 2, 3)
    assert faces(at) == [()]


def test_the_same_faces_typed_are_accepted() -> None:
    at = undone([1, 2, 3])
    assert isinstance(at.give(0, [1, 2, 3]), Done)
    assert loose(at) == []


def test_the_gm_may_order_a_new_throw() -> None:
    at = undone([1, 2, 3])
    at.give(0, [6, 6, 6], rethrow=True)
    assert isinstance(at.give(1, ["hull"]), Done)


def test_dice_set_aside_for_a_new_throw_are_not_offered_again() -> None:
    at = undone([1, 2, 3])
    at.give(0, [1, 1, 1], rethrow=True)
    at.undo()
    at.order(shoot())
    assert offered(at) == (1, 1, 1)
    assert loose(at) == [(1, 1, 1)]


def test_dice_are_given_back_by_ask_and_not_by_order() -> None:
    at = play.desk()
    played(at, shoot("a", "b"), [1, 2, 3])
    at.undo()
    at.order(shoot("a", "d"))
    assert offered(at) == (1, 2, 3)


@pytest.mark.parametrize("order", [shoot("c", "b"), {"type": "squall"}])
def test_another_ship_or_purpose_is_offered_nothing(order: play.Json) -> None:
    at = play.desk()
    played(at, shoot("a", "b"), [1, 2, 3])
    at.undo()
    at.order(order)
    assert offered(at) is None


def test_at_another_position_nothing_is_offered() -> None:
    at = play.desk()
    played(at, shoot(), [1, 2, 3])
    at.undo()
    played(at, note())
    at.order(shoot())
    assert offered(at) is None
    at.undo()
    at.undo()
    at.order(shoot())
    assert offered(at) == (1, 2, 3)


def test_where_fewer_are_asked_the_first_are_offered_and_the_rest_stay_with_them() -> None:
    answer = Answer((1, 2, 3), AskDice(3, 6, "x"), facts=("p", "q", "r"))
    found = first_fit(AskDice(2, 6, "x"), keyed((1, 0), [answer]))
    assert found is not None
    key, offer = found
    assert (key, offer.words, offer.spare, offer.facts) == ((1, 0, 0), (1, 2), (3,), ("p", "q", "r"))
    assert cut(offer, AskDice(3, 6, "x")).words == (1, 2, 3)


def many(at: Desk, count: int) -> None:
    """Take back the last order and order a throw of *count* dice of the same kind."""
    at.undo()
    at.order({"type": "go", "count": count})


def test_where_more_are_asked_the_rest_is_thrown_anew() -> None:
    at = play.desk(play.volley())
    played(at, {"type": "go", "count": 2}, [5, 6])
    many(at, 4)
    assert offered(at) == (5, 6)
    with pytest.raises(DiceOffered):
        at.give(0, [6, 5, 1, 1])
    at.give(0, [5, 6, 1])
    assert faces(at) == [(5, 6, 1)]
    assert isinstance(at.give(0, [2], start=3), Done)
    many(at, 4)
    assert offered(at) == (5, 6, 1, 2)


def test_no_die_is_lost_where_fewer_are_asked() -> None:
    at = play.desk(play.volley())
    played(at, {"type": "go", "count": 4}, [1, 2, 3, 4])
    many(at, 1)
    at.take_offered(0)
    many(at, 3)
    assert offered(at) == (1, 2, 3)
    at.take_offered(0)
    many(at, 4)
    assert offered(at) == (1, 2, 3, 4)


def test_a_cancelled_order_gives_its_dice_back() -> None:
    at = play.desk()
    at.order(shoot())
    at.give(0, [4, 5])
    at.cancel()
    at.order(shoot())
    assert offered(at) == (4, 5)
    at.take_offered(0)
    assert faces(at) == [(4, 5)]
    at.undo()
    assert loose(at) == [(4, 5)]


def test_a_second_undo_further_back_offers_both() -> None:
    at = play.desk()
    played(at, shoot("a"), [1, 1, 1])
    played(at, shoot("c"), [2, 2, 2])
    at.undo()
    at.undo()
    at.order(shoot("c"))
    assert offered(at) == (2, 2, 2)
    at.take_offered(0)
    at.order(shoot("a"))
    assert offered(at) is None
    at.undo()
    at.undo()
    assert sorted(loose(at)) == [(1, 1, 1), (2, 2, 2)]


def test_redo_takes_the_dice_back() -> None:
    at = play.desk()
    played(at, shoot(), [1, 2, 3])
    at.undo()
    assert loose(at) == [(1, 2, 3)]
    at.redo()
    assert loose(at) == []
    at.order(shoot())
    assert offered(at) is None


def test_dice_in_use_again_are_offered_once_after_the_next_undo() -> None:
    at = undone([1, 2, 3])
    for _ in range(3):
        at.take_offered(0)
        assert loose(at) == []
        at.undo()
        assert loose(at) == [(1, 2, 3)]
        at.order(shoot())


def test_dice_of_one_kind_are_offered_one_ask_after_the_other() -> None:
    at = play.desk(play.volley(asks=2))
    played(at, {"type": "go", "count": 1}, [5], [6])
    many(at, 1)
    assert offered(at) == (5,)
    at.take_offered(0)
    assert offered(at, 1) == (6,)


def test_a_choice_is_offered_only_while_its_word_can_be_chosen() -> None:
    answer = Answer(("hull",), AskChoice(("hull", "oars"), "loss", "b"))
    pool = keyed((1, 0), [answer])
    assert first_fit(AskChoice(("hull", "rum"), "loss", "b"), pool) is not None
    assert first_fit(AskChoice(("oars", "rum"), "loss", "b"), pool) is None


def test_nothing_is_offered_where_words_stand_already() -> None:
    at = play.desk()
    at.order(shoot())
    with pytest.raises(NotAwaiting):
        at.take_offered(0)
    with pytest.raises(NotAwaiting):
        at.take_offered(7)


def test_an_order_with_its_answers_takes_the_given_back_dice() -> None:
    at = play.desk()
    played(at, shoot(), [1, 2, 3])
    at.undo()
    played(at, shoot(), [1, 2, 3])
    assert loose(at) == []
    at.undo()
    assert loose(at) == [(1, 2, 3)]
