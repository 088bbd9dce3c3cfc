"""Asks: what is the same question, and which words answer it."""

from __future__ import annotations

import pytest

from timonier.kernel.asks import AskChoice, AskDice, NeedDice, parse_notation, same_ask


def test_an_ask_names_itself_in_dice_notation() -> None:
    assert AskDice(5, 10, "gunnery").notation == "5d10"
    assert AskChoice(("hull", "oars"), "loss").notation == "choice"


@pytest.mark.parametrize("word", [1, 6])
def test_a_face_of_the_die_fits(word: object) -> None:
    assert AskDice(1, 6, "x").fits(word)


@pytest.mark.parametrize("word", [0, 7, -1, 3.0, "3", "٣", True, None, [3]])
def test_what_is_no_face_of_the_die_does_not_fit(word: object) -> None:
    assert not AskDice(1, 6, "x").fits(word)


@pytest.mark.parametrize("word", ["rum", 1, None, ["hull"], "Hull"])
def test_only_one_of_the_options_fits_a_choice(word: object) -> None:
    choice = AskChoice(("hull", "oars"), "loss")
    assert choice.fits("hull")
    assert not choice.fits(word)


def test_who_throws_and_what_is_ahead_do_not_make_another_question() -> None:
    assert same_ask(AskDice(2, 6, "x", "a", "red", 3), AskDice(2, 6, "x", "a"))


@pytest.mark.parametrize(
    "other", [AskDice(3, 6, "x"), AskDice(2, 8, "x"), AskDice(2, 6, "y"), AskDice(2, 6, "x", "a")]
)
def test_number_die_purpose_and_ship_make_another_question(other: AskDice) -> None:
    assert not same_ask(AskDice(2, 6, "x"), other)


def test_other_options_make_another_question() -> None:
    assert not same_ask(AskChoice(("a", "b"), "x"), AskChoice(("a", "c"), "x"))
    assert not same_ask(AskChoice(("a",), "x"), AskDice(1, 6, "x"))


def test_need_dice_says_what_is_wanted() -> None:
    need = NeedDice([AskDice(2, 6, "x"), AskChoice(("a", "b"), "y")])
    assert str(need) == "2d6, choice"


@pytest.mark.parametrize(("text", "parts"), [("1d6", (1, 6)), ("10d10", (10, 10))])
def test_notation_is_read(text: str, parts: tuple[int, int]) -> None:
    assert parse_notation(text) == parts


@pytest.mark.parametrize("text", ["", "d6", "0d6", "2d0", "2 d6", "2d6 ", "2D6", "٢d6", "2d6\n", "1000d6"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not dice notation"):
        parse_notation(text)
