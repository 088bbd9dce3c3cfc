"""Dice for handlers: recorded answers handed back, or NeedDice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.play import given
from timonier.kernel.asks import AskChoice, AskDice, NeedDice, ReplayMismatch
from timonier.kernel.dice import Answer, BadDice, Dice


def kept(parts: list[tuple[int, str]], keep: int, *words: list[int], **more: Any) -> int:
    return Dice(given(*words)).roll_and_keep(parts, keep, 10, **more)


def test_a_roll_hands_back_its_faces_in_order() -> None:
    throw = Dice(given([2, 1, 5])).roll(3, 6, "x")
    assert (throw.faces, throw.total) == ((2, 1, 5), 8)


def test_no_die_is_no_ask() -> None:
    dice = Dice()
    assert dice.roll(0, 6, "x").faces == ()
    assert [throw.faces for throw in dice.roll_each([AskDice(0, 6, "x"), AskDice(0, 6, "y")])] == [(), ()]
    assert dice.asked == []


def test_a_missing_answer_is_needed() -> None:
    with pytest.raises(NeedDice) as need:
        Dice().roll(3, 6, "x", "a")
    assert (need.value.asks, need.value.places) == ((AskDice(3, 6, "x", "a"),), (0,))


def test_an_answer_that_is_not_complete_is_needed() -> None:
    with pytest.raises(NeedDice):
        Dice(given([1, 2])).roll(3, 6, "x")


def test_several_rolls_are_asked_for_at_once_and_answered_in_any_order() -> None:
    asks = [AskDice(1, 6, "x", ship) for ship in "abc"]
    with pytest.raises(NeedDice) as need:
        Dice([Answer(()), Answer((4,))]).roll_each(asks)
    assert need.value.places == (0, 2)


def test_one_and_the_same_ask_put_twice_is_two_questions() -> None:
    with pytest.raises(NeedDice) as need:
        Dice(given([4])).roll_each([AskDice(1, 6, "x")] * 2)
    assert need.value.places == (1,)


def test_a_single_option_is_taken_without_a_question() -> None:
    dice = Dice()
    assert dice.choose("red", ["hull"], "loss") == "hull"
    assert dice.asked == []


def test_a_choice_is_asked_of_its_side() -> None:
    with pytest.raises(NeedDice) as need:
        Dice().choose("red", ["hull", "oars"], "loss", "a")
    assert need.value.asks == (AskChoice(("hull", "oars"), "loss", "a", "red"),)
    assert Dice(given(["oars"])).choose("red", ["hull", "oars"], "loss", "a") == "oars"


@pytest.mark.parametrize("words", [[1, 7], [0, 1], [1, 1.0], ["1", 1], [True, 1], [1, 2, 3]])
def test_words_that_do_not_fit_are_bad_dice(words: list[Any]) -> None:
    with pytest.raises(BadDice) as bad:
        Dice(given(words)).roll(2, 6, "x")
    assert bad.value.words == tuple(words)


def test_an_answer_too_many_is_bad_dice() -> None:
    dice = Dice(given([1], [2]))
    dice.roll(1, 6, "x")
    with pytest.raises(BadDice, match="more dice"):
        dice.spend()


def test_an_answer_to_another_question_is_a_mismatch() -> None:
    with pytest.raises(ReplayMismatch):
        Dice([Answer((1, 2), AskDice(2, 6, "y"))]).roll(2, 6, "x")


def test_a_ten_is_thrown_again_and_added_to_its_own_die_before_any_is_kept() -> None:
    assert kept([(6, "gunnery")], 3, [10, 10, 3, 2, 1, 1], [4, 7]) == 14 + 17 + 3


def test_all_tens_are_thrown_again_together_and_again() -> None:
    assert kept([(3, "x")], 1, [10, 10, 1], [10, 2], [10], [5]) == 35


def test_without_explosion_a_ten_is_ten() -> None:
    assert kept([(2, "x")], 2, [10, 10], explode=False) == 20


def test_parts_are_thrown_one_after_the_other_and_explode_under_their_own_purpose() -> None:
    dice = Dice(given([10, 2], [3], [10], [1]))
    assert dice.roll_and_keep([(2, "shot"), (1, "drama")], 2, 10, "a") == 13 + 11
    assert [(ask.purpose, ask.count) for ask in dice.asked] == [
        ("shot", 2),
        ("shot", 1),
        ("drama", 1),
        ("drama", 1),
    ]


def test_keeping_more_than_were_thrown_keeps_all() -> None:
    assert kept([(2, "x")], 5, [3, 4]) == 7
    assert kept([(2, "x")], 0, [3, 4]) == 0
