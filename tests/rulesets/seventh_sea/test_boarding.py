"""Corners of ramming and boarding, prizes, and ships lost in the middle of it (7S-RAM, 7S-BOARD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Json, Play, event, ship
from timonier.rulesets.seventh_sea import RULESET

T_BOARD: list[tuple[range, Any, Any]] = [
    (range(-20, -8), "all", 0),
    (range(-8, -6), 4, 0),
    (range(-6, -4), 4, 1),
    (range(-4, -2), 4, 2),
    (range(-2, 0), 3, 0),
    (range(0, 1), 3, 1),
    (range(1, 3), 2, 0),
    (range(3, 5), 2, 1),
    (range(5, 7), 1, 1),
    (range(7, 9), 1, 2),
    (range(9, 11), 0, 2),
    (range(11, 12), 1, 3),
    (range(12, 14), 0, 3),
    (range(14, 16), 2, 4),
    (range(16, 18), 1, 4),
    (range(18, 20), 0, 4),
    (range(20, 40), 0, "all"),
]


def alongside(*ships: Json, **options: Any) -> Play:
    """Return a battle in phase 1 in which a and b hold many dice."""
    play = Play(*(ships or (ship("a", finesse=6), ship("b", "blue", finesse=6))), options=options)
    play.to_phase(1, a=[1] * 8, b=[1] * 8)
    return play


BOARD = {"ship": "a", "target": "b"}


@pytest.mark.parametrize(("ours", "theirs"), [(10, 10), (10, 1), (1, 10), (5, 8)])
@pytest.mark.parametrize("die", range(1, 11))
def test_the_whole_table(ours: int, theirs: int, die: int) -> None:
    play = alongside(ship("a", finesse=ours), ship("b", "blue", finesse=theirs))
    told = event(play.order("board", [die], **BOARD), "boarded")
    result = ours - theirs + die
    ((attackers, defenders),) = [(a, d) for results, a, d in T_BOARD if result in results]
    assert told["result"] == result
    assert told["attacker_losses"] == (ours if attackers == "all" else min(attackers, ours))
    assert told["defender_losses"] == (theirs if defenders == "all" else min(defenders, theirs))
    assert play["a"]["finesse"] == ours - told["attacker_losses"]
    assert play["b"]["finesse"] == theirs - told["defender_losses"]
    assert play["a"]["serious"] == play["b"]["serious"] == 0


def test_a_ten_does_not_explode() -> None:
    play = alongside()
    play.order("board", [10], **BOARD)
    assert play.asks() == ["1d10 boarding"]


def test_all_takes_the_detached_crew_too() -> None:
    play = alongside(ship("a", finesse=10), ship("b", "blue", finesse=4))
    play.decree("b", fire_crew=2, musket_crew=2)
    told = play.order("board", [10], **BOARD)
    assert event(told, "boarded")["result"] == 20
    assert event(told, "crew_lost") == {"type": "crew_lost", "ship": "b", "ranks": 4, "now": 0}
    assert (play["b"]["fire_crew"], play["b"]["musket_crew"]) == (0, 0)


def test_a_boarder_without_free_crew_is_lost_when_overruled() -> None:
    play = alongside(ship("a", finesse=2), ship("b", "blue", finesse=10))
    play.decree("a", fire_crew=2)
    assert play.code("board", **BOARD) == "no_crew"
    told = play.order("board", [1], overrule=True, **BOARD)
    assert [e["type"] for e in told][-3:] == ["crew_lost", "crew_gone", "boarders_lost"]
    assert play["a"]["grappled"] == play["b"]["grappled"] == []
    assert (play["a"]["status"], play["a"]["in_play"]) == ("afloat", True)


def test_a_ship_without_crew_falls_without_a_roll() -> None:
    play = alongside()
    play.decree("b", finesse=0)
    assert play.types("board", **BOARD) == ["dice_spent", "grappled", "captured"]
    assert (play["b"]["status"], play["b"]["captured_by"], play["b"]["in_play"]) == ("captured", "red", True)
    assert play["a"]["grappled"] == []


def test_where_both_crews_are_gone_nobody_takes_her() -> None:
    play = alongside(ship("a", finesse=1), ship("b", "blue", finesse=1))
    told = play.types("board", [5], **BOARD)
    assert "boarders_lost" in told and "captured" not in told
    assert play["b"]["captured_by"] is None


def test_a_prize_counts_with_her_captor_and_acts_with_a_crew_aboard() -> None:
    play = alongside(ship("a"), ship("b", "blue"), ship("c", "blue"))
    play.decree("b", finesse=0)
    play.order("board", **BOARD)
    assert play.code("fire", ship="a", target="b", range=1) == "friendly_target"
    assert play.code("fire", ship="b", target="c", range=1) == "no_crew"
    play.decree("b", finesse=2)
    assert play.code("fire", ship="b", target="a", range=1) == "friendly_target"
    assert play.waits("fire", ship="b", target="c", range=1) == "2d10 gunnery"
    assert RULESET.who(play.battle, "b") == "red"


def test_retaken_by_her_own_she_is_free_again() -> None:
    play = alongside(ship("a"), ship("b", "red", finesse=3))
    play.decree("b", captured_by="blue", status="captured", finesse=0)
    assert play.types("board", **BOARD)[-1] == "captured"
    assert (play["b"]["status"], play["b"]["captured_by"]) == ("afloat", None)


def test_a_prize_taken_by_a_third_side_changes_hands() -> None:
    play = alongside(ship("a", "red"), ship("b", "blue"))
    play.decree("a", captured_by="blue")
    assert play.code("board", **BOARD) == "friendly_target"
    play.decree("b", captured_by="red", finesse=0)
    told = play.order("board", **BOARD)
    assert event(told, "captured")["by"] == "blue"
    assert (play["b"]["status"], play["b"]["captured_by"]) == ("afloat", None)


def test_grappled_ships_neither_sail_nor_turn_nor_run_on_and_either_may_go_on() -> None:
    play = alongside(ship("a", finesse=6, resolve=1), ship("b", "blue", finesse=6))
    play.order("board", [5], **BOARD)
    for id in "ab":
        assert play.code("move", ship=id, hexes=1, wind_angle="astern") == "grappled"
        assert play.code("turn", ship=id, to="port") == "grappled"
        assert play[id]["move_limit"] == 0
    assert "boarded" in play.types("board", [5], ship="b", target="a")
    assert play.types("board", ship="b", target="a", break_off=True) == ["dice_spent", "boarding_broken"]
    assert play["a"]["grappled"] == []
    assert play.code("board", ship="b", target="a", break_off=True) == "not_grappled"


def test_breaking_off_looks_at_neither_side_nor_distance() -> None:
    play = alongside()
    play.order("board", [5], **BOARD)
    play.decree("b", captured_by="red")
    assert "boarding_broken" in play.types("board", break_off=True, **BOARD, **{"range": 4})


def test_a_ship_that_sinks_while_boarded_lets_go() -> None:
    play = alongside(ship("a", finesse=6), ship("b", "blue", finesse=6, serious=7), sinking="table")
    play.order("board", [5], **BOARD)
    told = play.order("storm", [1], ["wits"], [10], ship="b", damage=2)
    assert [e["type"] for e in told][-3:] == ["sinking_started", "sunk", "suction"]
    assert play["a"]["grappled"] == play["b"]["grappled"] == []
    assert play.code("board", **BOARD) == "ship_out"
    assert play["a"]["move_limit"] is None


def test_a_ship_that_leaves_lets_go() -> None:
    play = alongside()
    play.order("board", [5], **BOARD)
    play.order("remove_ship", ship="b", reason="captured")
    assert (play["a"]["grappled"], play["b"]["status"], play["b"]["dice_left"]) == ([], "captured", [])


def test_the_last_die_of_a_countdown_is_spent_on_the_exchange_first() -> None:
    play = alongside(ship("a", finesse=6, serious=8), ship("b", "blue", finesse=6))
    play.order("ground", ["wits"], ship="a", depth=3)
    assert play["a"]["sinking"]["actions_left"] == 16
    play.decree("a", aground=False, dice_left=[1] * 20)
    for left in range(15, 0, -1):
        play.decree("a", finesse=6)
        play.decree("b", finesse=6)
        play.order("board", [5], **BOARD)
        assert play["a"]["sinking"]["actions_left"] == left
    told = play.types("board", [5], **BOARD)
    assert told[-1] == "sunk"
    assert (play["a"]["status"], play["a"]["in_play"], play["b"]["grappled"]) == ("sunk", False, [])


def test_ramming_hurts_both_wholly_one_after_the_other() -> None:
    ships = (ship("a", wits=6, resolve=3, wind_angle="quarter_aft"), ship("b", "blue", resolve=3))
    play = alongside(*ships)
    losses: list[list[Any]] = [["wits"]] * 5 + [["brawn"], ["brawn"], ["finesse"], ["finesse"], ["finesse"]]
    told = play.order("ram", *losses, ship="a", target="b", hexes=2)
    assert event(told, "rammed")["damage"] == 3 + 2
    assert [e["ship"] for e in told if e["type"] == "serious_damage"] == ["a", "b"]
    assert (play["a"]["moved"], play["a"]["sailed"], play["a"]["hexes_since_turn"]) == (2, 2, 1 + 3 + 2)
    assert "dice_spent" not in [e["type"] for e in told]
    assert play.code("ram", ship="a", target="b", hexes=2) == "too_far"


def test_own_side_may_be_rammed_and_inertia_looks_at_no_hexes() -> None:
    play = Play(ship("a", resolve=1), ship("b", "red", resolve=3))
    play.to_start()
    told = play.with_ones("ram", ship="a", target="b", inertia=True, hexes=-3)
    assert event(told, "rammed") == {
        "type": "rammed",
        "ship": "a",
        "target": "b",
        "hexes": None,
        "inertia": True,
        "damage": 3,
    }
    play.order("next")
    assert play.code("ram", ship="a", target="b", inertia=True) == "wrong_step"


def test_hulls_of_nothing_do_no_harm() -> None:
    play = Play(ship("a", now={"resolve": 0}), ship("b", now={"resolve": 0}))
    play.to_start()
    assert play.types("ram", ship="a", target="b", inertia=True) == ["rammed"]
