"""Corners of movement, sails and inertia (7S-MOVE, 7S-SAIL, 7S-MAST-1, 7S-WIND-8)."""

from __future__ import annotations

import pytest

from tests.rulesets.seventh_sea.play import Play, event, ship

AFT = {"ship": "a", "wind_angle": "quarter_aft"}


def test_free_movement_is_of_the_phase_her_die_shows_and_before_or_after_using_it() -> None:
    play = Play(ship("a", wits=8), ship("b", "blue"))
    play.to_phase(3, a=[3, 7])
    assert play.types("move", hexes=1, **AFT) == ["moved"]
    play.order("fire", [1, 1, 1], ship="a", target="b", range=1)
    assert play["a"]["dice_left"] == [7]
    assert play.types("move", hexes=1, spend=[1], interrupt=True, **AFT) == ["moved"]
    assert play["a"]["moved"] == 2


def test_in_any_other_phase_movement_is_paid_for() -> None:
    play = Play(ship("a", wits=8), ship("b", "blue"))
    play.to_phase(3, a=[1, 3, 8, 9], b=[3, 4])
    play.decree("a", dice_left=[1, 8, 9])
    play.order("next")
    told = play.order("move", hexes=1, **AFT)
    assert event(told, "dice_spent")["dice"] == [1]
    assert play.code("move", hexes=1, **AFT) == "no_action"
    told = play.order("move", hexes=1, interrupt=True, **AFT)
    assert event(told, "dice_spent")["dice"] == [8, 9]


def test_the_limit_of_a_phase_starts_anew_and_that_of_a_round_does_not() -> None:
    for option, code in (("phase", None), ("round", "too_far")):
        play = Play(ship("a", wits=4), ship("b", "blue"), options={"limit_per": option})
        play.to_phase(1, a=[1, 2])
        play.order("move", hexes=2, **AFT)
        assert play.code("move", hexes=1, **AFT) == "too_far"
        play.order("next")
        if code:
            assert play.code("move", hexes=1, **AFT) == code
        else:
            play.order("move", hexes=1, **AFT)
        assert play["a"]["move_limit"] == 2


@pytest.mark.parametrize(("option", "code"), [("apart", "turned_this_phase"), ("together", None)])
def test_sailing_and_turning_in_one_phase(option: str, code: str | None) -> None:
    play = Play(ship("a", wits=6, resolve=1, heading=5), options={"turn_and_move": option, "wind": False})
    play.to_phase(1, a=[1, 1])
    play.order("turn", ship="a", to="port")
    outcome = play.code("move", ship="a", hexes=1) if code else play.types("move", ship="a", hexes=1)
    assert outcome == (code or ["moved"])


def test_battle_speed_is_half_of_wits_rounded_down_and_full_sail_all_of_it() -> None:
    play = Play(ship("a", wits=7, wind_angle="quarter_aft"), ship("b", wits=7, wind_angle="quarter_fore"))
    assert (play["a"]["move_limit"], play["b"]["move_limit"]) == (3, 1)
    for id in "ab":
        play.decree(id, speed="full")
    assert (play["a"]["move_limit"], play["b"]["move_limit"]) == (7, 2)
    play.decree("a", wind_angle="astern")
    assert play["a"]["move_limit"] == 6
    play.decree("a", wind_angle="head")
    assert play["a"]["move_limit"] == 0


def test_with_speeds_off_she_sails_as_in_the_full_sail_column() -> None:
    play = Play(ship("a", wits=7, wind_angle="quarter_fore"), options={"speeds": False})
    assert (play["a"]["speed"], play["a"]["move_limit"]) == ("full", 2)
    play.to_phase(1)
    assert play.code("set_speed", ship="a", speed="battle") == "option_off"
    play.decree(wind__force=8)
    play.order("set_speed", ship="a", speed="stopped")
    assert play["a"]["move_limit"] == 0
    play.next_round()
    play.order("next")
    assert play.types("set_speed", ship="a", speed="full") == ["dice_spent", "speed_changed"]


@pytest.mark.parametrize(
    ("force", "oars", "angle", "limit"),
    [
        (0, False, "astern", 0),
        (0, True, "head", 1),
        (9, True, "head", 0),
        (4, True, "head", 1),
        (4, False, "head", 0),
        (8, True, "astern", 3 - 1 - 3 + 1),
        (1, True, "quarter_aft", 3 - 2 + 1),
        (6, True, "quarter_fore", 1),
        (8, True, "quarter_aft", 3 - 3 + 1),
        (8, False, "quarter_fore", 0),
    ],
)
def test_oars_against_the_wind(force: int, oars: bool, angle: str, limit: int) -> None:
    play = Play(ship("a", wits=6, oars=oars, wind_angle=angle, **{"class": 1 if oars else 5}))
    play.decree(wind__force=force)
    assert play["a"]["move_limit"] == limit


@pytest.mark.parametrize(("kind", "hexes"), [("resolve", 4), ("capped", 2), ("off", 0)])
def test_inertia(kind: str, hexes: int) -> None:
    play = Play(ship("a", resolve=4, wits=4, heading=4), options={"inertia": kind})
    told = play.order("next", [1])
    assert play["a"]["inertia"] == hexes
    assert play["a"]["hexes_since_turn"] == 1 + hexes
    assert [e["type"] for e in told].count("inertia_due") == (1 if hexes else 0)


@pytest.mark.parametrize(
    ("decree", "hexes"),
    [
        ({"aground": True}, 0),
        ({"grappled": ["b"]}, 0),
        ({"irons": 1}, 0),
        ({"speed": "stopped"}, 0),
        ({"panache": 0}, 0),
        ({"panache": 0, "oars": True}, 4),
        ({"heading": 8}, 0),
        ({"heading": 8, "oars": True}, 4),
        ({"finesse": 0}, 4),
        ({"resolve": 0}, 0),
        ({"resolve": 2}, 2),
    ],
)
def test_who_runs_on(decree: dict[str, object], hexes: int) -> None:
    play = Play(ship("a", heading=5), ship("b", "blue"))
    play.decree("a", **decree)
    play.with_ones("next")
    assert play["a"]["inertia"] == hexes


def test_capped_inertia_at_an_unknown_angle_is_that_of_the_aft_quarter() -> None:
    play = Play(ship("a", resolve=9, wits=8), options={"inertia": "capped"})
    play.with_ones("next")
    assert play["a"]["inertia"] == 4


def test_in_a_calm_only_rowers_run_on() -> None:
    play = Play(ship("a"), ship("b", oars=True), wind={"direction": 5, "force": 0})
    play.with_ones("next")
    assert (play["a"]["inertia"], play["b"]["inertia"]) == (0, 4)


def test_a_ship_at_full_sail_loses_two_ranks_of_sails_for_one_damage() -> None:
    play = Play(ship("a", panache=3, speed="full"))
    told = play.order("storm", [1, 1, 1], ["panache"], ["panache"], ship="a", damage=8)
    assert [e["ranks"] for e in told if e["type"] == "trait_lost"] == [2, 1]
    assert event(told, "serious_damage")["count"] == 2
    assert (play["a"]["panache"], play["a"]["serious"]) == (0, 2)
    assert event(told, "dismasted")["turn_free_round"] == 0 + 4 + 1


def test_ranks_lost_otherwise_are_not_doubled() -> None:
    play = Play(ship("a", finesse=3, speed="full"))
    play.order("provisions", ship="a", weeks=1)
    assert play["a"]["finesse"] == 2


def test_dismasted_rowers_need_not_wait() -> None:
    play = Play(ship("a", oars=True), ship("b", "blue"))
    told = play.order("storm", [1], ["panache"], ship="a", damage=2)
    assert event(told, "dismasted")["turn_free_round"] is None
    assert play["a"]["turn_free_round"] is None


def test_a_ten_of_a_ship_without_sails_is_no_die() -> None:
    play = Play(ship("a", now={"panache": 0}), ship("b", now={"panache": 0}))
    play.order("next", [10], [9])
    assert (play["a"]["dice_rolled"], play["b"]["dice_rolled"]) == ([], [9])
