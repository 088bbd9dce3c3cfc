"""Corners of gunnery, aimed shots and musketry (7S-GUN, 7S-AIM, 7S-MUSK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Json, Play, event, ship, shot

BIG = {"finesse": 10, "brawn": 4}


def guns(*ships: Json, **options: Any) -> Play:
    """Return a battle in phase 1 in which a holds four dice."""
    play = Play(*(ships or (ship("a", **BIG), ship("b", "blue", resolve=8))), options=options)
    play.to_phase(1, a=[1, 1, 1, 1])
    return play


HIT = [5] * 10


@pytest.mark.parametrize(
    ("hexes", "raises"),
    [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 5)],
)
def test_raises_forced_by_distance(hexes: int, raises: int) -> None:
    play = guns(ship("a", finesse=1, brawn=1), ship("b", "blue"))
    assert event(play.order("fire", [1], **shot(range=hexes)), "missed")["tn"] == 10 + 5 * raises


def test_beyond_ten_hexes_the_last_row_holds() -> None:
    told = guns().order("fire", [1] * 10, **shot(range=40, overrule=True))
    assert event(told, "overruled")["code"] == "out_of_range"
    assert event(told, "missed")["tn"] == 10 + 25


def test_with_ranges_off_the_range_may_be_left_out_and_sets_no_raise() -> None:
    play = guns(ranges=False)
    assert event(play.with_ones("fire", ship="a", target="b"), "hit")["tn"] == 10
    assert play.with_ones("fire", ship="a", target="b", range=99, ammo="grape")
    assert play.code("fire", ship="a", target="b", range=0) == "bad_range"
    told = play.order("fire", HIT, [5, 5, 5, 5], [3] * 8, ship="a", target="b", range=50, ammo="red_hot")
    assert told[-1]["type"] == "fire_started"


def test_half_the_broadside_rounded_down() -> None:
    play = guns(ship("a", finesse=10, brawn=5), ship("b", "blue", resolve=8))
    assert play.waits("fire", HIT, **shot(arc="half")) == "2d10 damage"
    one = guns(ship("a", finesse=10, brawn=1), ship("b", "blue"))
    assert one.code("fire", **shot(arc="half")) == "no_guns_bear"
    told = one.order("fire", HIT, [10], **shot(arc="half", overrule=True))
    assert event(told, "damage_rolled")["damage"] == 0
    assert told[-1]["type"] == "no_damage"


def test_no_gun_bears_is_half_when_overruled() -> None:
    assert guns().waits("fire", HIT, **shot(arc="none", overrule=True)) == "2d10 damage"


def test_with_arcs_off_the_arc_is_ignored() -> None:
    assert guns(arcs=False).waits("fire", HIT, **shot(arc="none")) == "4d10 damage"
    assert guns(arcs=False).waits("fire", HIT, **shot(arc="half")) == "4d10 damage"


def test_salvos_once_a_round_hit_or_missed() -> None:
    play = guns(salvos="once")
    play.order("fire", [1] * 3 + [1] * 7, **shot(range=10))
    assert play["a"]["salvos"] == 1
    assert play.code("fire", **shot()) == "salvo_used"
    play.next_round()
    assert play["a"]["salvos"] == 0


@pytest.mark.parametrize(
    ("options", "superficial", "wound", "tn", "serious"),
    [
        ({}, 10, "8d10", 30, 0),
        ({"wound_tn": "hit"}, 10, "8d10", 20, 0),
        ({"wound_check": "brawn"}, 10, "2d10", 30, 3),
        ({"wound_check": "brawn", "wound_tn": "hit"}, 10, "2d10", 20, 2),
    ],
)
def test_wound_checks_by_their_options(
    options: Json, superficial: int, wound: str, tn: int, serious: int
) -> None:
    play = guns(**options)
    play.decree("b", superficial=superficial)
    assert play.waits("fire", HIT, [5, 5, 5, 5], **shot()) == f"{wound} wound_check"
    dice = [4] * 8 if wound == "8d10" else [2, 2]
    losses: list[list[Any]] = [["wits"], ["wits"], ["panache"]][:serious]
    told = play.order("fire", HIT, [5, 5, 5, 5], dice, *losses, **shot())
    last = event(told, "serious_damage" if serious else "superficial_damage")
    assert last["tn"] == tn
    assert last["count" if serious else "damage"] == (serious or 20)
    assert play["b"]["superficial"] == (0 if serious else superficial + 20)


def test_the_owner_chooses_rank_by_rank_and_a_single_trait_pays_unasked() -> None:
    play = guns(ship("a", **BIG), ship("b", "blue", now={"brawn": 1, "wits": 1, "finesse": 0, "resolve": 0}))
    assert play.waits("fire", HIT, [9, 9, 9, 9], [10], **shot()) == "choice loss"
    ask = play.asked[-1]
    assert (ask.options, ask.who) == (("brawn", "wits", "panache"), "blue")  # type: ignore[union-attr]
    told = play.order("fire", HIT, [9, 9, 9, 9], [10], ["wits"], ["panache"], **shot())
    assert [e["trait"] for e in told if e["type"] == "trait_lost"] == ["wits", "panache", "brawn"]
    assert event(told, "serious_damage")["count"] == 1 + 36 // 10
    assert play["b"]["serious"] == 4


def test_the_captor_chooses_for_a_prize() -> None:
    play = guns(ship("a", **BIG), ship("b", "red", resolve=8))
    play.decree("b", captured_by="blue")
    play.waits("fire", HIT, [9, 9, 9, 9], [1] * 8, **shot())
    assert play.asked[-1].who == "blue"


@pytest.mark.parametrize(
    ("ammo", "trait"), [("grape", "finesse"), ("chain", "panache"), ("red_hot", "resolve")]
)
def test_the_first_rank_is_set_by_the_shot_unless_it_is_gone(ammo: str, trait: str) -> None:
    for gone in (False, True):
        play = guns(ship("a", **BIG), ship("b", "blue", resolve=8, panache=2))
        play.decree("b", **({trait: 0} if gone else {}))
        dice: list[list[Any]] = [HIT, [9, 9, 9, 9]]
        dice += [] if ammo == "red_hot" else [[5, 5]]
        dice += [[1]] if gone and trait == "resolve" else [[2] * 8]
        assert play.waits("fire", *dice, **shot(ammo=ammo)) == "choice loss"
        ask = play.asked[-1]
        assert (trait in ask.options) != gone  # type: ignore[union-attr]
        lost = [e for e in told_so_far(play, dice, ammo) if e == trait]
        assert bool(lost) != gone


def told_so_far(play: Play, dice: list[list[Any]], ammo: str) -> list[str]:
    """Return the traits that were lost before the first choice."""
    outcome: Any = play.run("fire", *dice, **shot(ammo=ammo))
    return [e.trait for e in outcome.so_far if type(e).__name__ == "TraitLost"]


def test_grape_that_is_all_taken_off() -> None:
    told = guns().types("fire", HIT, [1, 1, 1, 1], [2, 2], **shot(ammo="grape"))
    assert told[-2:] == ["damage_rolled", "no_damage"]


def test_drama_dice_are_spent_whether_it_succeeds_or_not() -> None:
    play = guns(ship("a", finesse=1, brawn=1), ship("b", "blue", resolve=8))
    told = play.types("fire", [1], [1], **shot(drama=1, target_drama=1))
    assert told == ["dice_spent", "drama_spent", "missed"]
    assert (play["a"]["drama"], play["b"]["drama"]) == (0, 1)
    assert play.code("fire", **shot(drama=1)) == "no_drama"
    assert play.code("fire", **shot(target_drama=2)) == "no_drama"


AIMED = ship("a", finesse=10, brawn=1, master_gunner=True)


@pytest.mark.parametrize(
    ("aim", "trait", "ammo"),
    [("crew", "finesse", "grape"), ("rudder", "wits", "ball"), ("sails", "panache", "chain")],
)
def test_an_aimed_hit_takes_ranks_of_its_spot_without_any_other_roll(aim: str, trait: str, ammo: str) -> None:
    play = guns(AIMED, ship("b", "blue", wits=4, panache=4, finesse=4))
    play.decree("b", superficial=5)
    told = play.order("fire", [5] * 9 + [9], **shot(aim=aim, ammo=ammo))
    assert event(told, "hit")["tn"] == 40
    assert event(told, "serious_damage")["count"] == 2
    assert [e["trait"] for e in told if e["type"] == "trait_lost"] == [trait, trait]
    assert (play["b"]["superficial"], play.asks()) == (5, ["10d10 gunnery"])


def test_what_the_spot_cannot_lose_the_owner_chooses() -> None:
    play = guns(AIMED, ship("b", "blue", wits=1))
    assert play.waits("fire", [5] * 9 + [9], **shot(aim="rudder")) == "choice loss"
    assert event(play.with_ones("fire", **shot(aim="rudder")), "hit")["tn"] == 10


def test_red_hot_shot_aimed_at_the_sails_keeps_its_fire_up_to_four_hexes() -> None:
    play = guns(AIMED, ship("b", "blue", panache=4))
    told = play.types("fire", [3] * 10, **shot(aim="sails", ammo="red_hot", range=4))
    assert told[-1] == "fire_started"
    assert play.code("fire", **shot(aim="sails", ammo="red_hot", range=5)) == "wrong_ammo"
    assert play.code("fire", **shot(aim="rudder", ammo="red_hot", range=4)) == "wrong_ammo"
    assert play.types("fire", [4] * 10, **shot(aim="rudder", ammo="red_hot", range=5))[-1] != "fire_started"


@pytest.mark.parametrize(("margin", "end"), [(9, "powder_wet"), (10, "sinking_started")])
def test_the_magazine(margin: int, end: str) -> None:
    play = guns(AIMED, ship("b", "blue", wits=1, resolve=3))
    dice: list[list[Any]] = [[1] * 9 + [1 + margin]] if margin < 9 else [[2] * 9 + [margin - 8]]
    dice += [[9, 9]] if margin == 10 else []
    told = play.order("fire", *dice, **shot(aim="magazine"))
    assert told[-1]["type"] == end
    if margin == 10:
        assert (play["b"]["resolve"], play["b"]["serious"]) == (0, 3)
        assert play["b"]["sinking"]["sinks_at_round"] == 1 + 18
        assert play["b"]["sinking"]["fate"] == "breaks_up"
    else:
        assert play["b"]["powder_wet"] is True


def test_the_magazine_of_a_hulk_still_breaks_her_up() -> None:
    play = guns(AIMED, ship("b", "blue", wits=1, now={"resolve": 0}))
    told = play.types("fire", [3] * 10, [1, 1], **shot(aim="magazine"))
    assert told == ["dice_spent", "hit", "magazine_exploded", "sinking_started"]
    assert play["b"]["serious"] == 0


def test_no_guns_no_aimed_shot() -> None:
    play = guns(ship("a", brawn=0, finesse=10, master_gunner=True), ship("b", "blue"))
    assert play.code("fire", **shot(aim="rudder")) == "no_guns_bear"


def test_muskets_end_early_where_nobody_is_left() -> None:
    play = Play(ship("a", crew_kind="buccaneer", finesse=4), ship("b", "blue", finesse=2))
    play.to_start()
    play.order("assign_crew", ship="a", duty="muskets", ranks=4)
    assert play["a"]["crew_free"] == 0
    while play.state["phase"] != 5:
        play.order("next")
    told = play.types("muskets", [5, 5], [4, 5], [9, 9], ship="a", target="b", range=2)
    hits = ["musket_hit", "crew_lost"]
    assert told == ["volley_fired", *hits, "musket_missed", *hits, "crew_gone"]
    assert (play["b"]["finesse"], play["b"]["serious"]) == (0, 0)
    assert play.code("fire", **shot()) == "no_crew"
    play.order("next")
    assert (play.state["phase"], play["a"]["volleyed"]) == (10, False)


def test_lost_crew_comes_off_the_free_crew_then_the_muskets_then_the_fire_party() -> None:
    play = Play(ship("a"), ship("b", "blue", finesse=5, fires=1))
    play.to_start()
    play.order("assign_crew", ship="b", duty="fire", ranks=2)
    play.order("assign_crew", ship="b", duty="muskets", ranks=2)
    crews = []
    for _ in range(5):
        play.order("provisions", ship="b", weeks=1)
        crews.append((play["b"]["finesse"], play["b"]["fire_crew"], play["b"]["musket_crew"]))
    assert crews == [(4, 2, 2), (3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)]
