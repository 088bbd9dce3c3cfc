"""Roll and keep: exploding tens, ten dice at most, rank 0, drama dice, unskilled rolls (7S-DICE)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulesets.seventh_sea.play import Play, event, ship, shot
from timonier.kernel.asks import NeedDice, Word
from timonier.kernel.dice import Answer, Dice
from timonier.rulesets.seventh_sea import rolls

HERO = {"kind": "splinters", "name": "Lisette"}


def dice(*faces: list[int]) -> Dice:
    return Dice([Answer(tuple(words)) for words in faces])


def test_six_keep_three_with_two_tens_asks_for_exactly_two_more_dice() -> None:
    six = [10, 10, 3, 2, 1, 1]
    with pytest.raises(NeedDice) as need:
        rolls.roll(dice(six), 6, 3, "damage", "a")
    (ask,) = need.value.asks
    assert (ask.count, ask.notation, ask.purpose) == (2, "2d10", "damage")
    thrown = dice(six, [4, 7])
    assert rolls.roll(thrown, 6, 3, "damage", "a") == 14 + 17 + 3 == 34
    assert [ask.notation for ask in thrown.asked] == ["6d10", "2d10"]
    thrown.spend()


def test_the_same_at_the_table() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    hero = {"kind": "suction", "name": "Lisette", "trait": 3, "knack": 3}
    assert play.waits("character_roll", **hero) == "6d10 character"
    assert play.waits("character_roll", [10, 10, 3, 2, 1, 1], **hero) == "2d10 character"
    assert play.types("character_roll", [10, 10, 3, 2, 1, 1], [4, 7], **hero) == ["character_safe"]
    assert play.asks() == ["6d10 character", "2d10 character"]


def test_a_ten_that_comes_again_is_thrown_again_into_its_own_die() -> None:
    thrown = dice([10, 2, 10], [10, 10], [10, 3], [1])
    assert rolls.roll(thrown, 3, 2, "damage", "a") == (10 + 10 + 10 + 1) + (10 + 10 + 3)
    assert [ask.notation for ask in thrown.asked] == ["3d10", "2d10", "2d10", "1d10"]


def test_a_low_die_that_explodes_is_not_kept_for_being_a_ten() -> None:
    assert rolls.roll(dice([10, 9, 9], [1]), 3, 1, "damage", "a") == 11


@pytest.mark.parametrize(
    ("rolled", "kept", "thrown", "best", "flat"),
    [
        (6, 3, 6, 3, 0),
        (10, 10, 10, 10, 0),
        (12, 6, 10, 8, 0),
        (12, 10, 10, 10, 20),
        (11, 11, 10, 10, 20),
        (15, 3, 10, 8, 0),
        (20, 10, 10, 10, 100),
        (10, 12, 10, 10, 20),
    ],
)
def test_ten_dice_at_most(rolled: int, kept: int, thrown: int, best: int, flat: int) -> None:
    assert rolls.capped(rolled, kept) == rolls.RollAndKeep(thrown, best, flat)


@given(st.integers(1, 30), st.data())
def test_no_more_than_ten_dice_are_thrown(rolled: int, data: st.DataObject) -> None:
    kept = data.draw(st.integers(1, rolled))
    capped = rolls.capped(rolled, kept)
    assert capped.rolled == min(rolled, 10)
    assert capped.kept <= 10
    assert capped.kept * 10 + capped.flat == 10 * (kept + max(0, rolled - 10))


@given(st.lists(st.integers(1, 9), min_size=1, max_size=10), st.integers(1, 10))
def test_the_best_dice_are_kept_whatever_their_order(faces: list[int], kept: int) -> None:
    kept = min(kept, len(faces))
    total = rolls.roll(dice(faces), len(faces), kept, "damage", "a")
    assert total == sum(sorted(faces)[-kept:])
    assert total == rolls.roll(dice(sorted(faces)), len(faces), kept, "damage", "a")


def test_drama_dice_are_thrown_apart_and_explode_on_their_own() -> None:
    thrown = dice([10, 2], [5], [10], [10], [3])
    assert rolls.roll(thrown, 2, 2, "gunnery", "a", drama=1) == 15 + 2 + 23
    asked = [f"{ask.notation} {ask.purpose}" for ask in thrown.asked]
    assert asked == ["2d10 gunnery", "1d10 gunnery", "1d10 drama", "1d10 drama", "1d10 drama"]


def test_drama_dice_fill_up_to_ten_and_the_rest_counts_ten_each() -> None:
    thrown = dice([1] * 8, [2, 2])
    assert rolls.roll(thrown, 8, 8, "gunnery", "a", drama=3) == 8 + 4 + 20
    assert [ask.notation for ask in thrown.asked] == ["8d10", "2d10"]
    assert rolls.roll(dice([1] * 10), 10, 10, "gunnery", "a", drama=1) == 10 + 20


def test_dice_beyond_ten_are_kept_before_drama_counts() -> None:
    # 9g3 and two drama dice: 11g5, so 10g6.
    assert rolls.roll(dice([1, 2, 3, 4, 5, 6, 7, 8, 9], [1]), 9, 3, "pilot", "a", drama=2) == 39


def test_rank_0_is_one_die_on_which_a_ten_counts_nothing() -> None:
    thrown = dice([10])
    assert rolls.roll_trait(thrown, 0, "damage", "a", extra=4) == 0
    assert [ask.notation for ask in thrown.asked] == ["1d10"]
    assert rolls.roll_trait(dice([9]), 0, "damage", "a") == 9


def test_rank_0_takes_drama_dice_as_usual() -> None:
    assert rolls.roll_trait(dice([10], [10, 4], [6]), 0, "storm", "a", drama=2) == 16 + 4


def test_a_target_number_on_rank_0_is_that_of_rank_1() -> None:
    play = Play(ship("a", master_gunner=True), ship("b", "blue", wits=0))
    play.to_phase(1, a=[1, 1])
    assert event(play.order("fire", [1, 1, 1], **shot()), "missed")["tn"] == 5
    assert event(play.order("fire", [1, 1, 1], **shot(aim="rudder")), "missed")["tn"] == 10


def test_equal_to_the_target_number_succeeds() -> None:
    play = Play()
    play.to_phase(1, a=[1, 1])
    assert "missed" in play.types("fire", [4, 4, 1], **shot())
    assert play.waits("fire", [4, 4, 2], **shot()) == "2d10 damage"


def test_raises_by_choice_are_five_each_and_an_unkept_die() -> None:
    play = Play(ship("a", finesse=5, brawn=2), ship("b", "blue", resolve=9))
    play.to_phase(1, a=[1])
    told = play.order("fire", [5, 5, 5, 5, 5], [3, 9, 8, 1], [2] * 9, **shot(raises=2))
    assert event(told, "hit")["tn"] == 5 * 2 + 5 * 2
    assert event(told, "damage_rolled")["damage"] == 17
    assert play.asks()[1] == "4d10 damage"


@pytest.mark.parametrize(
    ("throw", "safe"),
    [
        ([[10, 4, 6]], True),
        ([[10, 4, 5]], False),
    ],
)
def test_an_unskilled_roll_does_not_explode_and_is_five_harder(throw: list[list[Word]], safe: bool) -> None:
    play = Play(options={"unskilled": "core"})
    answers = throw if safe else [*throw, [1, 1]]
    told = play.types("character_roll", *answers, trait=3, **HERO)
    assert told == ["character_safe" if safe else "character_hurt"]


def test_unskilled_means_nothing_on_the_plain_option() -> None:
    play = Play()
    assert play.types("character_roll", [10, 3], [2], trait=2, **HERO) == ["character_safe"]


def test_an_unskilled_pilot_and_his_margin() -> None:
    play = Play(ship("a", panache=2), options={"unskilled": "core"}, wind=None)
    told = play.order("storm", [10, 4], ["wits"], ["wits"], ship="a", damage=14)
    assert event(told, "storm_struck")["tn"] == 19
    assert event(told, "serious_damage")["count"] == 1 + (19 - 14) // 5
    skilled = Play(ship("a", panache=2), options={"unskilled": "core"}, wind=None)
    assert skilled.types("storm", [10, 4, 1], [1], ship="a", damage=14, pilot=1) == ["storm_weathered"]


def test_drama_dice_of_an_unskilled_pilot_do_not_explode_either() -> None:
    play = Play(ship("a", panache=1), options={"unskilled": "core"})
    told = play.order("storm", [10], [10], ship="a", damage=15, drama=1)
    assert event(told, "storm_weathered") == {"type": "storm_weathered", "ship": "a", "total": 20, "tn": 20}


def test_perception_is_no_knack() -> None:
    play = Play(ship("a", wits=4), options={"unskilled": "core"})
    reefs = {"ship": "a", "depth": 1, "pilot": 1, "lookout": {"trait": 2}, "pilot_eyes": {"trait": 3}}
    told = play.types("reefs", [10, 2], [8], [9, 9, 7, 0 + 1, 1], **reefs)
    assert told == ["reefs_seen", "reefs_cleared"]
    assert play.asks() == ["2d10 lookout", "1d10 lookout", "5d10 pilot"]
