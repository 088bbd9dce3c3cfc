"""Corners of sinking: thresholds, countdown, the table, clocks at the ends of rounds (7S-SINK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship


def struck(face: int, *time: list[Any], **options: Any) -> Play:
    """Return a battle in round 1 in which a begins to sink by that face of the table."""
    play = Play(ship("a", serious=7), ship("b", "blue"), options={"sinking": "table", **options})
    play.to_start()
    play.order("ground", ["wits"], [face], *time, ship="a", depth=3)
    return play


@pytest.mark.parametrize(
    ("face", "time", "sinking"),
    [
        (1, [], {"fate": "rests"}),
        (2, [[2, 2, 2, 2, 2]], {"fate": "slow", "sinks_at_round": 11}),
        (
            3,
            [[1, 2, 2]],
            {"fate": "lists_port", "sinks_at_round": 6, "side": "port", "side_under_at_round": 3},
        ),
        (
            4,
            [[1, 1, 1]],
            {"fate": "lists_port", "sinks_at_round": 4, "side": "port", "side_under_at_round": 2},
        ),
        (
            6,
            [[9, 9, 9]],
            {"fate": "lists_starboard", "sinks_at_round": 28, "side": "starboard", "side_under_at_round": 14},
        ),
        (7, [[1, 1]], {"fate": "breaks_up", "sinks_at_round": 3}),
        (9, [[10], [4]], {"fate": "nose_down", "phases_left": 14}),
    ],
)
def test_the_table(face: int, time: list[list[int]], sinking: dict[str, Any]) -> None:
    nothing = dict.fromkeys(("actions_left", "sinks_at_round", "phases_left", "side", "side_under_at_round"))
    found = struck(face, *time)["a"]["sinking"]
    assert found == {**nothing, "side_under": False, **sinking}


def test_on_the_bottom_she_stays_and_never_sinks() -> None:
    play = struck(1)
    assert (play["a"]["aground"], play["a"]["in_play"]) == (True, True)
    play.decree("a", serious=20)
    told = play.with_ones("storm", ship="a", damage=20)
    assert "sinking_started" not in [e["type"] for e in told]


def test_a_listing_side_goes_under_at_half_time_then_the_ship() -> None:
    play = struck(3, [1, 2, 2], wind_change=False)
    seen = []
    for _ in range(6):
        told = [e["type"] for e in play.next_round()]
        seen.append([kind for kind in told if kind in ("side_submerged", "sunk")])
    assert seen == [[], [], ["side_submerged"], [], [], ["sunk"]]


def test_nose_down_counts_phases_begun_and_passed_over() -> None:
    play = struck(9, [8])
    play.decree("a", dice_left=[3, 7])
    play.decree("b", dice_left=[9])
    for phase, left in ((3, 5), (7, 1)):
        play.order("next")
        assert (play.state["phase"], play["a"]["sinking"]["phases_left"]) == (phase, left)
    told = play.order("next")
    assert [e["type"] for e in told] == ["sunk", "phase_started"]
    assert (event(told, "phase_started")["phase"], play.state["order"]) == (9, ["b"])


def test_nose_down_loses_the_rest_of_the_round_too() -> None:
    play = struck(9, [9])
    play.decree("a", dice_left=[])
    play.decree("b", dice_left=[1])
    play.order("next")
    assert play["a"]["sinking"]["phases_left"] == 8
    assert "sunk" in [e["type"] for e in play.next_round()]
    longer = struck(9, [10], [6])
    longer.decree("b", dice_left=[4])
    longer.next_round()
    assert longer["a"]["sinking"]["phases_left"] == 6


def test_at_once_with_suction_in_the_middle_of_an_order() -> None:
    play = Play(ship("a", serious=7), ship("b", "blue", serious=7), options={"sinking": "table"})
    play.to_start()
    play.decree("a", resolve=4)
    told = play.with_ones("ram", ship="a", target="b", inertia=True)
    assert [e["type"] for e in told].count("sinking_started") == 2


def test_the_countdown_counts_dice_spent_dice_lost_and_idle_rounds() -> None:
    play = Play(ship("a", serious=7, finesse=3, panache=3), ship("b", "blue"))
    play.to_start()
    play.order("ground", ["wits"], ship="a", depth=3)
    assert play["a"]["sinking"]["actions_left"] == 20 - 4
    play.order("next")
    play.decree("a", aground=False, dice_left=[1, 1, 1])
    play.order("fire", [1, 1, 1], ship="a", target="b", range=1)
    assert play["a"]["sinking"]["actions_left"] == 15
    play.next_round()
    assert play["a"]["sinking"]["actions_left"] == 13
    play.decree("a", finesse=0)
    play.next_round()
    assert play["a"]["sinking"]["actions_left"] == 10
    assert play["a"]["dice_rolled"] == []
    play.next_round()
    assert play["a"]["sinking"]["actions_left"] == 9


def test_a_round_in_which_all_dice_were_spent_costs_no_more() -> None:
    play = Play(ship("a", serious=7), ship("b", "blue"))
    play.to_start()
    play.order("ground", ["wits"], ship="a", depth=3)
    play.order("next")
    play.order("fire", [1, 1, 1], ship="a", target="b", range=1)
    play.next_round()
    assert play["a"]["sinking"]["actions_left"] == 15


@pytest.mark.parametrize(("option", "at"), [("current", 4), ("initial", 8)])
def test_which_resolve_is_doubled(option: str, at: int) -> None:
    play = Play(ship("a", resolve=4, now={"resolve": 2}, serious=3), options={"sink_threshold": option})
    assert play["a"]["sink_at"] == at
    told = [e["type"] for e in play.order("ground", ["wits"], ship="a", depth=3)]
    assert ("sinking_started" in told) == (option == "current")


def test_a_shot_away_hull_sinks_at_the_next_damage_and_none_without() -> None:
    play = Play(ship("a", now={"resolve": 0}))
    assert play.types("ground", ship="a", depth=4) == ["deep_enough"]
    play.order("ground", ["wits"], ship="a", depth=3)
    assert play["a"]["sinking"]["fate"] == "countdown"


def test_the_ranks_lost_count_before_the_check() -> None:
    play = Play(ship("a", resolve=4, serious=5))
    told = [e["type"] for e in play.order("ground", ["resolve"], ship="a", depth=3)]
    assert told[-1] == "sinking_started"
    other = Play(ship("a", resolve=4, serious=5))
    assert "sinking_started" not in other.types("ground", ["wits"], ship="a", depth=3)


def test_a_decree_sets_nothing_off_and_the_next_rule_sees_it() -> None:
    play = Play(ship("a"), fort("f"))
    play.decree("a", serious=30, panache=0)
    play.decree("f", serious=30)
    assert (play["a"]["sinking"], play["a"]["turn_free_round"]) == (None, None)
    assert play["f"]["status"] == "afloat"
    play.decree("a", sinking=None)
    assert "sinking_started" in play.types("ground", ["wits"], ship="a", depth=3)
    assert "ruined" in [e["type"] for e in play.with_ones("storm", ship="f", damage=9, overrule=True)]


def test_sunk_by_decree_names_her_no_more() -> None:
    play = Play()
    play.order("remove_ship", ship="a", reason="sunk")
    for order, fields in (
        ("ground", {"ship": "a", "depth": 1}),
        ("storm", {"ship": "a", "damage": 3}),
        ("provisions", {"ship": "a", "weeks": 1}),
        ("remove_ship", {"ship": "a", "reason": "fled"}),
        ("move", {"ship": "a", "hexes": 1}),
    ):
        assert play.code(order, **fields) == "ship_out"
    play.decree("a", fires=3, in_play=True)
    assert play["a"]["fires"] == 3
