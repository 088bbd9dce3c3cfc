"""Corners of the turn sequence, paying and the wind (7S-ROUND, 7S-WIND)."""

from __future__ import annotations

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship, shot


def test_phases_nobody_acts_in_are_passed_over() -> None:
    play = Play(ship("a", panache=2), ship("b", "blue"))
    play.to_start([4, 9], [4])
    assert (play.state["round"], play.state["step"], play.state["phase"]) == (1, "start", None)
    for phase in (4, 9):
        told = play.order("next")
        assert event(told, "phase_started")["phase"] == play.state["phase"] == phase
    assert play["b"]["dice_left"] == [4]
    assert play.state["order"] == ["a"]
    assert play.ends_round()


def test_from_the_start_the_last_phase_comes_where_nobody_acts() -> None:
    play = Play(ship("a", now={"finesse": 0}))
    assert [e["type"] for e in play.order("next")] == ["wind_set", "round_started", "inertia_due"]
    play.order("next")
    assert play.state["phase"] == 10
    assert "round_ended" in play.types("next")


def test_muskets_keep_phases_5_and_10() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    play.to_start([2], [2])
    play.order("assign_crew", ship="a", duty="muskets", ranks=1)
    phases = []
    while not play.ends_round():
        play.order("next")
        phases.append(play.state["phase"])
    assert phases == [2, 5, 10]
    play.order("remove_ship", ship="a", reason="fled")


def test_who_goes_first() -> None:
    ships = (ship("a"), ship("b", panache=2), ship("c"), ship("d"), fort("f", panache=3))
    play = Play(*ships)
    play.to_start([3], [3, 9], [3], [4], [3, 3, 3])
    play.decree("c", dice_left=[3, 9])
    play.order("next")
    assert play.state["order"] == ["b", "c", "f", "a"]
    assert [play[id]["acting"] for id in "abcdf"] == [True, True, True, False, True]


def test_held_dice_pay_later_and_are_lost_with_the_round() -> None:
    play = Play(ship("a", panache=2), ship("b", "blue"))
    play.to_start([1, 2], [6])
    for _ in range(3):
        play.order("next")
    told = play.order("fire", [1, 1, 1], **shot())
    assert event(told, "dice_spent")["dice"] == [1]
    assert event(play.order("fire", [1, 1, 1], spend=[2], **shot()), "dice_spent")["dice"] == [2]
    assert play.code("fire", **shot()) == "no_action"
    play.decree("a", dice_left=[1])
    play.next_round()
    assert play["a"]["dice_left"] == [1, 1]


def test_an_interrupt_takes_two_later_dice() -> None:
    play = Play(ship("a", panache=4), ship("b", "blue"))
    play.to_phase(2, a=[2, 5, 7, 9])
    assert play.code("fire", **shot(spend=[5])) == "bad_spend"
    assert play.code("fire", **shot(spend=[2, 5])) == "bad_spend"
    assert play.code("fire", **shot(spend=[5, 5])) == "bad_spend"
    assert play.code("fire", **shot(spend=[])) == "bad_spend"
    told = play.order("fire", [1, 1, 1], **shot(spend=[7, 5]))
    assert event(told, "dice_spent")["dice"] == [5, 7]
    assert play.code("fire", **shot(interrupt=True)) == "no_action"
    told = play.order("fire", [1, 1, 1], **shot(interrupt=True, spend=[2]))
    assert event(told, "dice_spent")["dice"] == [2]


def test_an_overruled_action_without_dice_costs_none() -> None:
    play = Play()
    play.to_phase(1, a=[1], b=[1])
    play.decree("a", dice_left=[9])
    told = play.types("fire", [1, 1, 1], **shot(overrule=True))
    assert told == ["overruled", "missed"]
    assert play["a"]["dice_left"] == [9]


def test_what_a_round_resets() -> None:
    play = Play(ship("a", wits=9, resolve=1, panache=2), ship("b", "blue"))
    play.to_phase(1, a=[1, 1, 1, 1])
    play.order("set_speed", ship="a", speed="full")
    play.order("turn", ship="a", to="port")
    play.order("fire", [1, 1, 1], **shot())
    assert (play["a"]["turns"], play["a"]["salvos"], play["a"]["speed_changed"]) == (1, 1, True)
    play.next_round()
    sheet = play["a"]
    for name in ("turns", "salvos", "sailed", "moved", "straight_rounds"):
        assert sheet[name] == 0, name
    for name in ("speed_changed", "turned", "volleyed", "acting"):
        assert sheet[name] is False, name
    assert (sheet["speed"], sheet["hexes_since_turn"]) == ("full", 1)
    assert play.state["order"] == []


def test_a_late_ship_acts_from_the_next_round() -> None:
    play = Play(ship("a"))
    play.to_phase(1)
    play.order("add_ship", ship=ship("n", "blue", wind_angle="astern", provisions=1))
    assert (play["n"]["dice_left"], play["n"]["acting"], play["n"]["provisions"]) == ([], False, 24)
    assert play.code("fire", ship="n", target="a", range=1) == "no_action"
    play.next_round([1], [7])
    assert play["n"]["dice_left"] == [7]
    assert list(play.state["ships"]) == ["a", "n"]


def test_a_late_hulk_waits_from_the_present_round() -> None:
    play = Play(ship("a"))
    play.to_phase(1)
    play.order("add_ship", ship=ship("n", now={"panache": 0}))
    assert play["n"]["turn_free_round"] == 1 + 4 + 1


@pytest.mark.parametrize(
    ("table", "face", "direction"),
    [
        ("restored", 1, 4), ("restored", 3, 6), ("restored", 4, 7), ("restored", 6, 5), ("restored", 8, 8),
        ("restored", 10, 4), ("literal", 1, 4), ("literal", 8, 6), ("literal", 9, 8), ("literal", 10, 8),
    ],
)  # fmt: skip
def test_the_shift_of_the_wind(table: str, face: int, direction: int) -> None:
    play = Play(ship("a", heading=6), wind={"direction": 4}, options={"wind_shift_table": table})
    play.to_start()
    play.decree(wind__direction=6)
    play.decree(round=3)
    while not play.ends_round():
        play.order("next")
    told = play.order("next", [6], [face], [4], [1])
    assert play.asks() == ["1d10 wind_check", "1d10 wind_shift", "1d10 wind_force", "1d10 initiative"]
    assert event(told, "wind_changed")["direction"] == direction
    assert play.state["wind"]["from_deg"] == 60 * direction % 360
    assert play.state["wind"]["initial_direction"] == 4


@pytest.mark.parametrize(("force", "face", "after"), [(0, 1, 0), (4, 3, 3), (4, 4, 4), (4, 7, 4), (4, 8, 5)])
def test_the_force_after_a_change(force: int, face: int, after: int) -> None:
    play = Play(wind={"direction": 3, "force": force})
    play.to_start()
    play.decree(round=3)
    while not play.ends_round():
        play.order("next")
    play.order("next", [3], [2], [face], [1], [1])
    assert play.state["wind"]["force"] == after


def test_a_hurricane_ends_the_battle_where_it_stands() -> None:
    play = Play(wind={"direction": 3, "force": 8})
    play.to_start()
    play.decree(round=3)
    while not play.ends_round():
        play.order("next")
    told = play.types("next", [9], [2], [9])
    assert told[-1] == "hurricane"
    assert (play.state["over"], play.state["round"], play.state["step"]) == (True, 3, "phase")
    assert play.code("next") == "battle_over"
    early = Play(wind={"force": 9, "direction": 3})
    assert early.types("next") == ["wind_set", "hurricane"]
    assert (early.state["round"], early.state["step"]) == (0, "setup")


@pytest.mark.parametrize(
    ("threshold", "face", "changes"), [(0, 4, False), (0, 5, True), (9, 8, False), (9, 9, True)]
)
def test_the_number_the_wind_is_checked_against(threshold: int, face: int, changes: bool) -> None:
    play = Play(options={"wind_threshold": threshold})
    play.to_start()
    play.decree(round=6)
    while not play.ends_round():
        play.order("next")
    dice = [[face], [2], [4], [1], [1]] if changes else [[face], [1], [1]]
    told = play.order("next", *dice)
    assert event(told, "wind_checked")["changes"] is changes


@pytest.mark.parametrize("option", ["wind", "wind_change"])
def test_without_wind_or_its_change_nothing_is_rolled(option: str) -> None:
    play = Play(ship("a"), options={option: False})
    play.to_start()
    play.decree(round=3)
    while not play.ends_round():
        play.order("next")
    play.order("next", [1])
    assert play.asks() == ["1d10 initiative"]


@pytest.mark.parametrize(
    ("more", "force", "kept"),
    [({"class": 1}, 7, True), ({"class": 1}, 8, False), ({"class": 5}, 7, False), ({"class": 4}, 7, True),
     ({"class": 1, "oars": True}, 7, False), ({"class": 0}, 6, True),
     ({"class": 0, "oars": False}, 7, False)],
)  # fmt: skip
def test_full_sail_in_a_gale(more: dict[str, int], force: int, kept: bool) -> None:
    play = Play(ship("a", **more), ship("b", speed="full", **more), wind={"direction": 5, "force": force})
    told = play.with_ones("next")
    assert [e["cause"] for e in told if e["type"] == "speed_changed"] == ([] if kept else ["wind"])
    assert play["b"]["speed_changed"] is False
    play.order("next")
    if kept:
        assert "speed_changed" in play.types("set_speed", ship="a", speed="full")
    else:
        assert play.code("set_speed", ship="a", speed="full") == "full_sail_forbidden"
        assert "overruled" in play.types("set_speed", ship="a", speed="full", overrule=True)


def test_a_shift_forgets_stated_angles_only_where_the_direction_did_change() -> None:
    play = Play(ship("a", wind_angle="astern"), ship("b", heading=5))
    play.decree(wind__direction=5)
    assert play["a"]["wind_angle"] == "astern"
    play.decree(wind__force=7)
    assert play["a"]["wind_angle"] == "astern"
    play.decree(wind__direction=6)
    assert (play["a"]["wind_angle"], play["b"]["wind_angle"]) == (None, "quarter_aft")


def test_a_shift_of_the_wind_catches_nobody() -> None:
    play = Play(ship("a", heading=5, wits=6))
    play.decree(wind__direction=8)
    assert (play["a"]["wind_angle"], play["a"]["move_limit"], play["a"]["irons"]) == ("head", 0, 0)


def test_the_dice_of_many_ships_may_be_thrown_together() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    play.run("next")
    assert play.asks() == ["1d10 initiative", "1d10 initiative"]
