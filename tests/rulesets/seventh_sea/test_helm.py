"""Corners of helm and drift (7S-HELM, 7S-MAST-2, 7S-WIND-3, 7S-DRIFT)."""

from __future__ import annotations

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship


def test_each_turn_of_a_hulk_makes_her_wait_again() -> None:
    play = Play(ship("a", now={"panache": 0}, resolve=1, **{"class": 7}))
    assert play["a"]["turn_free_round"] == 2
    play.to_phase(1, a=[1])
    assert play.code("turn", ship="a", to="port") == "no_sails_wait"
    play.next_round([1])
    play.order("next")
    play.order("turn", ship="a", to="port")
    assert play["a"]["turn_free_round"] == 2 + 1 + 1


def test_the_price_of_a_turn_by_sum_is_the_fewest_dice_then_the_smallest_sum_then_the_lowest() -> None:
    for dice, paid in (
        ([1, 2, 3, 4, 5], [1, 5]),
        ([5, 5, 2, 4], [2, 4]),
        ([1, 1, 1, 1, 2], [1, 1, 1, 1, 2]),
        ([3, 4, 5], [3, 4]),
    ):
        play = Play(ship("a", resolve=6, wits=9))
        play.to_phase(5, a=[5, *dice])
        play.decree("a", dice_left=dice)
        assert event(play.order("turn", ship="a", to="port"), "dice_spent")["dice"] == paid


def test_whose_dice_pay_for_a_turn() -> None:
    play = Play(ship("a", resolve=6, wits=9), options={"turn_per_hex": False})
    play.to_phase(3, a=[2, 3, 3, 8, 9])
    assert play.code("turn", ship="a", to="port", spend=[2, 3]) == "turn_cost"
    assert play.code("turn", ship="a", to="port", spend=[]) == "bad_spend"
    assert play.code("turn", ship="a", to="port", spend=[8]) == "bad_spend"
    assert play.code("turn", ship="a", to="port", spend=[3, 8]) == "bad_spend"
    assert play.code("turn", ship="a", to="port", spend=[2, 2]) == "bad_spend"
    told = play.order("turn", ship="a", to="port", spend=[9, 8], interrupt=False)
    assert event(told, "dice_spent")["dice"] == [8, 9]
    told = play.order("turn", ship="a", to="port")
    assert event(told, "dice_spent")["dice"] == [3, 3]
    told = play.order("turn", ship="a", to="port", overrule=True)
    assert event(told, "dice_spent")["dice"] == [2]
    assert play.code("turn", ship="a", to="port") == "no_action"
    told = play.order("turn", ship="a", to="port", overrule=True)
    assert [e["type"] for e in told] == ["overruled", "turned"]


def test_a_hull_of_nothing_still_costs_a_die() -> None:
    play = Play(ship("a", now={"resolve": 0}))
    play.to_phase(1, a=[1])
    assert event(play.order("turn", ship="a", to="port"), "dice_spent")["dice"] == [1]


def test_the_ring_of_headings() -> None:
    play = Play(ship("a", resolve=1, wits=9, heading=8), options={"turn_per_hex": False, "wind": False})
    play.to_phase(1, a=[1] * 8)
    seen = []
    for to in ("starboard", "starboard", "port", "port", "port"):
        seen.append(event(play.order("turn", ship="a", to=to), "turned")["heading"])
    assert seen == [3, 4, 3, 8, 7]
    assert play["a"]["wind_angle"] is None


def turned(**decree: object) -> Play:
    """Return a battle in which a has turned and then is as *decree* says, dice in hand."""
    play = Play(ship("a", resolve=1, wits=4), options={"inertia": "off"})
    play.to_phase(1, a=[1, 1, 1])
    play.order("turn", ship="a", to="port")
    play.decree("a", **decree)
    return play


@pytest.mark.parametrize(
    "decree", [{"panache": 0}, {"wind_angle": "head"}, {"wits": 1, "wind_angle": "astern"}]
)
def test_who_gets_no_hex_either_way_may_turn_again(decree: dict[str, object]) -> None:
    play = turned(**decree)
    play.battle.change("a", turns=0)
    assert "turned" in play.types("turn", ship="a", to="port")


@pytest.mark.parametrize(
    "decree",
    [{"speed": "stopped", "wits": 1}, {"wind_angle": "astern"}, {"wind_angle": "head", "oars": True}, {}],
)
def test_who_could_sail_must_sail_a_hex_first(decree: dict[str, object]) -> None:
    play = turned(**decree)
    play.battle.change("a", turns=0)
    assert play.code("turn", ship="a", to="port") == "one_turn_per_hex"


def test_in_a_calm_she_has_but_to_wait() -> None:
    play = turned(wind_angle="head")
    play.decree(wind__force=0)
    assert play.code("turn", ship="a", to="port") == "one_turn_per_hex"


def test_one_turn_in_the_round_after_she_was_caught() -> None:
    play = Play(ship("a", resolve=1, wits=4, heading=7, panache=2))
    play.to_phase(1, a=[1])
    assert "caught_head_to_wind" in play.types("turn", ship="a", to="starboard")
    assert play["a"]["irons"] == 2
    play.decree("a", dice_left=[1])
    assert play.code("turn", ship="a", to="port") == "in_irons"
    assert play.code("move", ship="a", hexes=1) == "in_irons"
    play.next_round([1, 1])
    assert (play["a"]["irons"], play["a"]["inertia"]) == (1, 0)
    play.order("next")
    assert "turned" in play.types("turn", ship="a", to="port")
    assert play["a"]["wind_angle"] == "quarter_fore"
    assert play.code("turn", ship="a", to="port") == "in_irons"
    play.next_round([1, 1])
    assert (play["a"]["irons"], play["a"]["inertia"]) == (0, 1)


@pytest.mark.parametrize("decree", [{"oars": True}, {"panache": 0}])
def test_rowers_and_hulks_are_not_caught(decree: dict[str, object]) -> None:
    play = Play(ship("a", resolve=1, wits=4, heading=7))
    play.to_phase(1, a=[1])
    play.decree("a", **decree)
    assert play.types("turn", ship="a", to="starboard") == ["dice_spent", "turned"]


def drifting(*ships: object, rounds: int = 2, **more: object) -> list[list[str]]:
    """Return who drifted at the end of each round."""
    play = Play(*ships, options={"wind_change": False}, **more)  # type: ignore[arg-type]
    play.to_start()
    found = []
    for _ in range(rounds):
        found.append([e["ship"] for e in play.next_round() if e["type"] == "drifted"])
    return found


def test_who_is_set_down_and_how_often() -> None:
    big = ship("b", **{"class": 2})
    still = ship("c", speed="stopped")
    sheets = (ship("a"), big, still, fort("f"))
    assert drifting(*sheets, rounds=4) == [[], ["a", "b", "c"], ["b"], ["b"]]
    assert drifting(*sheets, rounds=3, wind={"direction": 5, "force": 0}) == [[], [], []]


def test_held_ships_drift_only_together() -> None:
    play = Play(ship("a"), ship("b", "blue"), ship("c"), options={"wind_change": False})
    play.to_start()
    play.decree("a", grappled=["b"])
    play.decree("b", grappled=["a", "c"])
    play.decree("c", grappled=["b"], straight_rounds=1)
    told = play.next_round()
    assert not [e for e in told if e["type"] == "drifted"]
    told = play.next_round()
    assert not [e for e in told if e["type"] == "drifted"]
    assert [play[id]["straight_rounds"] for id in "abc"] == [2, 2, 3]
    for id in "abc":
        play.decree(id, straight_rounds=1)
    assert [e["ship"] for e in play.next_round() if e["type"] == "drifted"] == ["a", "b", "c"]
    assert play["a"]["drift"] == 1


def test_a_ship_aground_holds_fast_those_she_is_grappled_to() -> None:
    play = Play(ship("a"), ship("b", "blue"), options={"wind_change": False})
    play.to_start()
    play.decree("a", grappled=["b"], straight_rounds=1, aground=True)
    play.decree("b", grappled=["a"], straight_rounds=1)
    assert not [e for e in play.next_round() if e["type"] == "drifted"]
