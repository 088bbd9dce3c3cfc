"""Fire aboard burns when the rule says, shot at or not (7S-BLAZE, 7S-GUN-9)."""

from __future__ import annotations

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship, shot

HOT = shot(ammo="red_hot")


def burning() -> Play:
    """Return a battle whose ship b is sturdy enough to burn for long."""
    return Play(ship("a", finesse=4), ship("b", "blue", resolve=8, finesse=4))


def light(play: Play) -> None:
    """Let a set b on fire with a salvo: one serious damage, on the hull."""
    told = play.types("fire", [9, 9, 9, 9], [9, 9], [2] * play["b"]["resolve"], **HOT)
    assert told[-4:] == ["serious_damage", "trait_lost", "characters_endangered", "fire_started"]


def test_a_fire_lit_before_the_battle_burns_from_the_first_round_on() -> None:
    play = Play(ship("a"), ship("b", "blue", resolve=8, fires=2))
    assert play["b"]["resolve"] == 8
    told = play.order("next", *play.ones())
    assert event(told, "fire_burned")["fires"] == 2
    assert event(told, "serious_damage") == {
        "type": "serious_damage",
        "ship": "b",
        "count": 2,
        "cause": "fire",
        "superficial": 0,
        "total": None,
        "tn": None,
    }
    assert (play["b"]["resolve"], play["b"]["serious"], play["b"]["fires"]) == (6, 2, 2)


def test_a_fire_lit_in_a_phase_burns_at_the_next_start_and_not_before() -> None:
    play = burning()
    play.to_phase(3, a=[3, 3])
    light(play)
    assert (play["b"]["fires"], play["b"]["serious"]) == (1, 1)
    while not play.ends_round():
        play.order("next")
    assert (play["b"]["resolve"], play["b"]["serious"]) == (7, 1)
    told = play.order("next", *play.ones())
    assert [event["type"] for event in told].count("fire_burned") == 1
    assert (play["b"]["resolve"], play["b"]["serious"]) == (6, 2)


def test_a_fire_lit_at_the_start_of_a_round_waits_for_the_next_start() -> None:
    play = burning()
    play.to_start()
    play.decree("b", fires=1)
    assert play["b"]["serious"] == 0
    assert "fire_burned" in [event["type"] for event in play.next_round()]
    assert play["b"]["serious"] == 1


def test_each_fire_burns_each_round_whether_she_is_shot_at_or_not() -> None:
    play = burning()
    play.to_phase(1, a=[1, 1, 1])
    light(play)
    light(play)
    assert (play["b"]["fires"], play["b"]["serious"]) == (2, 2)
    for round_ in (1, 2, 3):
        play.next_round()
        assert play["b"]["serious"] == 2 + 2 * round_


def test_a_fire_party_works_a_full_round_and_finishes_at_its_end() -> None:
    play = burning()
    play.decree("b", fires=3)
    play.to_start()
    assert play["b"]["serious"] == 3
    play.order("assign_crew", ship="b", duty="fire", ranks=2)
    assert play["b"]["crew_free"] == 2
    play.order("next")
    assert play["b"]["fires"] == 3
    told = play.next_round()
    assert event(told, "fire_out") == {"type": "fire_out", "ship": "b", "count": 2, "left": 1}
    assert event(told, "fire_burned")["fires"] == 1
    assert (play["b"]["fire_crew"], play["b"]["crew_free"]) == (0, 4)


def test_a_fire_party_also_puts_out_what_is_lit_in_its_round() -> None:
    play = burning()
    play.decree("b", fires=1)
    play.to_start()
    play.order("assign_crew", ship="b", duty="fire", ranks=2)
    play.order("next")
    play.decree("b", fires=2)
    assert "fire_burned" not in [event["type"] for event in play.next_round()]
    assert play["b"]["fires"] == 0


def test_more_hands_than_fires_put_out_what_there_is() -> None:
    play = burning()
    play.decree("b", fires=1)
    play.to_start()
    play.order("assign_crew", ship="b", duty="fire", ranks=4)
    told = play.next_round()
    assert event(told, "fire_out")["count"] == 1


def test_a_fire_without_hull_left_takes_what_the_owner_chooses() -> None:
    play = Play(ship("a"), ship("b", "blue", resolve=8, now={"resolve": 1}, fires=2, serious=0))
    play.decree("b", resolve=1)
    wanted = play.waits("next")
    assert wanted == "choice loss"
    told = play.order("next", ["finesse"], [1], [1])
    lost = [event["trait"] for event in told if event["type"] == "trait_lost"]
    assert lost == ["resolve", "finesse"]
    assert "sinking_started" in [event["type"] for event in told]


def test_the_sinking_roll_falls_due_in_the_middle_of_the_burning() -> None:
    ships = [ship("a", fires=1, serious=7), ship("b", "blue", fires=1)]
    play = Play(*ships, options={"sinking": "table"})
    assert play.waits("next") == "1d10 sinking_fate"
    told = play.order("next", [10], [1])
    kinds = [event["type"] for event in told]
    assert kinds.index("sunk") < kinds.index("suction") < len(kinds) - 1
    assert [e["ship"] for e in told if e["type"] == "fire_burned"] == ["a", "b"]
    assert [e["ship"] for e in told if e["type"] == "action_dice"] == ["b"]


def test_a_burning_fort_falls_in_ruins() -> None:
    play = Play(ship("a"), fort("f", "blue", resolve=2, fires=1, serious=1))
    told = play.types("next", [1])
    assert told[told.index("fire_burned") :][:4] == [
        "fire_burned",
        "serious_damage",
        "trait_lost",
        "characters_endangered",
    ]
    assert told.count("ruined") == 1
    assert (play["f"]["status"], play["f"]["in_play"]) == ("ruined", False)


@pytest.mark.parametrize(("hexes", "fires"), [(4, 1), (5, 0)])
def test_red_hot_shot_beyond_four_hexes_is_a_ball(hexes: int, fires: int) -> None:
    play = burning()
    play.to_phase(1, a=[1])
    wounds: list[int | str] = [1, 1, 1, 1, 1, 1, 1, 4]
    answers: list[list[int | str]] = [[9, 9, 9, 9], [9, 9], wounds]
    if hexes == 5:
        assert play.waits("fire", *answers, **shot(ammo="red_hot", range=hexes)) == "choice loss"
        answers = [*answers, ["brawn"]]
    play.order("fire", *answers, **shot(ammo="red_hot", range=hexes))
    assert play["b"]["fires"] == fires


def test_red_hot_shot_that_only_scratches_lights_nothing() -> None:
    play = burning()
    play.to_phase(1, a=[1])
    told = play.types("fire", [9, 9, 9, 9], [9, 9], [3] * 8, **HOT)
    assert told[-1] == "superficial_damage"
    assert play["b"]["fires"] == 0


def test_a_ship_out_of_play_burns_no_more() -> None:
    play = burning()
    play.to_start()
    play.decree("b", fires=2)
    play.order("remove_ship", ship="b", reason="fled")
    assert "fire_burned" not in [event["type"] for event in play.next_round()]
