"""Corners of the rules: what follows from what, and what an overrule or a decree brings about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.broadsides.battles import Table, ship
from timonier.rulesets.broadsides.hexes import DIRECTIONS, crossed, distance

FORT: dict[str, Any] = {"type": "town-fort"}


def table(**more: Any) -> Table:
    return Table(ship("a"), ship("c"), ship("b", "french"), ship("fi", "french", **FORT), **more)


def test_a_shot_at_a_fort_is_spent_without_a_die() -> None:
    """5.2: fired and phase_action as for any shot."""
    game = table()
    assert game.give("fire", ship="a", target="fi", overrule=True) == ["overruled", "fort_unhurt"]
    assert game.ship("a")["fired"] is True
    assert game.state()["sides"]["english"]["phase_action"] == "fire"


def test_moves_step_by_step() -> None:
    """5.5: overruled, ahead into the wind costs as close-hauled and the points may be passed."""
    game = Table(
        ship("a", heading=0, hex=[0, 0], movement_printed=3),
        ship("b", "french", hex=[0, -2]),
        step="first_move",
    )
    steps = ["ahead", "ahead", "starboard"]
    assert game.refused("move", ship="a", steps=steps) == "head_to_wind"
    game.give("move", ship="a", steps=steps, overrule=True)
    codes = [event["code"] for event in game.told if event["type"] == "overruled"]
    assert codes == ["head_to_wind", "head_to_wind", "not_enough_points", "hex_occupied", "not_enough_points"]
    assert game.told[-1] == {
        "type": "moved",
        "ship": "a",
        "steps": steps,
        "spent": 6,
        "points_left": 0,
        "heading": 1,
        "hex": [0, -2],
    }
    assert game.ship("a")["points_spent"] == 6


def test_movement_is_checked_against_the_potential_and_not_what_is_left() -> None:
    """BR-MOVE-1: spent so far and this step together."""
    game = Table(ship("a", heading=3, movement_printed=4), ship("b", "french"), step="first_move")
    game.give("move", ship="a", steps=["ahead"] * 3)
    assert game.refused("move", ship="a", steps=["ahead"] * 2) == "not_enough_points"
    game.give("move", ship="a", steps=["port"])
    assert (game.ship("a")["points_left"], game.ship("a")["heading"]) == (0, 2)


def test_under_free_sailing_map_and_phase_still_count() -> None:
    """BR-MOVE-8: costs, points, wind and heading do not."""
    setup = {"wind": None, "map": {"land": [[0, -1]]}}
    game = Table(
        ship("a", hex=[0, 0], heading=0, movement_printed=0),
        ship("c", grappled_with=["b"]),
        ship("b", "french"),
        step="first_move",
        setup=setup,
        options={"sailing": "free"},
    )
    assert game.refused("move", ship="a", steps=["ahead"]) == "land"
    assert game.refused("move", ship="c", steps=["ahead"]) == "locked"
    assert game.refused("move", ship="b", steps=["ahead"]) == "wrong_step"
    assert game.ship("a")["stuck"] is True
    game.give("move", ship="a", steps=["port", "ahead"])
    assert (game.ship("a")["hex"], game.ship("a")["points_spent"]) == ([-1, 0], 0)


def test_a_prize_is_in_the_way_and_can_be_towed() -> None:
    """BR-PRIZE-1, BR-PRIZE-2."""
    game = Table(
        ship("a", hex=[0, 0], heading=3),
        ship("b", "french", hex=[0, 1], combat_printed=1),
        ship("d", "french"),
    )
    assert game.give("board", 6, ships=["a"], target="b") == ["grappled", "boarded", "captured", "released"]
    assert game.ship("b")["hex"] == [0, 1]
    game.give("place", ship="b", hex=[0, 2])
    game.go_to("first_move")
    assert game.refused("move", ship="a", steps=["ahead", "ahead"]) == "hex_occupied"
    assert game.refused("board", ships=["a"], target="b") == "target_out"
    assert game.refused("fire", ship="d", target="b", range=1) == "target_out"
    assert game.refused("move", ship="b", steps=["ahead"]) == "ship_out"


def test_decrees_of_grapples() -> None:
    """5.8: partners left alone first, in list order, then she herself."""
    game = Table(
        ship("a", grappled_with=["b", "d"], boarders_bonus=1),
        ship("b", "french", boarders_bonus=2),
        ship("d", "french"),
    )
    assert game.give("adjust", ship="a", field="grappled_with", value=[]) == ["adjusted"] + ["released"] * 3
    assert [event["ship"] for event in game.told[1:]] == ["b", "d", "a"]
    assert (game.ship("a")["boarders_bonus"], game.ship("b")["boarders_bonus"]) == (0, 0)
    assert game.give("adjust", ship="a", field="grappled_with", value=[]) == ["adjusted"]
    game.give("adjust", ship="b", field="boarders_bonus", value=-1)
    assert game.give("adjust", ship="a", field="grappled_with", value=["d", "b", "d"]) == ["adjusted"]
    assert game.ship("a")["grappled_with"] == ["b", "d"]
    assert game.ship("b")["boarders_bonus"] == -1


def test_decrees_on_ships_that_are_out() -> None:
    """5.8, 5.12: a second fate changes only status, captor and hex."""
    game = Table(ship("a"), ship("b", "french", hex=[1, 1]), ship("d", "french"))
    assert game.give("adjust", ship="b", field="status", value="captured") == ["adjusted"]
    assert (game.ship("b")["captured_by"], game.ship("b")["hex"]) == ("english", [1, 1])
    game.give("adjust", ship="b", field="boarders_bonus", value=1)
    game.give("adjust", ship="b", field="status", value="fled")
    assert (game.ship("b")["captured_by"], game.ship("b")["hex"]) == (None, None)
    assert game.ship("b")["boarders_bonus"] == 1
    assert game.refused("adjust", ship="b", field="hex", value=None) == "bad_value"
    assert game.refused("adjust", ship="b", field="grappled_with", value=[]) == "bad_value"
    assert game.give("adjust", ship="b", field="hits", value=8) == ["adjusted"]
    assert game.refused("adjust", ship="b", field="status", value="in_play") == "bad_value"
    assert game.refused("adjust", ship="b", field="combat_printed", value=8) == "bad_value"
    assert game.give("adjust", ship="d", field="hits", value=8) == ["adjusted", "sunk", "side_out"]
    assert game.told[1]["by"] is None
    assert game.ship("d")["status"] == "sunk"


def test_forts_do_not_keep_a_side_in_play() -> None:
    """BR-DMG-6: nor does their end tell that a side is out."""
    game = Table(ship("a"), ship("b", "french"), ship("fi", "french", **FORT))
    assert game.give("remove_ship", ship="fi", reason="captured") == ["ship_removed"]
    assert game.state()["sides"]["english"]["score"] == 0
    assert game.give("remove_ship", ship="b", reason="fled") == ["ship_removed", "side_out"]
    assert game.give("adjust", ship="b", field="status", value="in_play") == ["adjusted"]
    assert game.refused("fire", ship="a", target="fi", range=1) == "target_out"


def test_a_grappled_ship_fires_by_herself_only_under_the_option() -> None:
    """BR-AUTO-3, BR-FIRE-14."""
    for rule, shots in (("never", 0), ("automatic", 1)):
        game = Table(
            ship("a", hex=[0, 0], heading=0, grappled_with=["b"]),
            ship("b", "french", hex=[1, 0], heading=0),
            step="first_move",
            options={"locked_ships_fire": rule},
        )
        game.go_to("second_auto_fire", 1)
        assert len([event for event in game.told if event["type"] == "fired"]) == shots
        game.go_to("first_action")
        assert game.refused("fire", ship="a", target="b", range=1) == "locked"


def test_an_overruled_next_does_not_overrule_its_shots() -> None:
    """BR-AUTO-1."""
    game = Table(
        ship("a", hex=[0, 0], heading=0),
        ship("b", "french", hex=[0, -1], heading=0),
        ship("d", "french"),
        step="first_move",
    )
    assert game.give("next", overrule=True) == ["step_started"]


def test_automatic_shots_see_the_ones_before() -> None:
    """BR-AUTO-4: the second gun finds the first target gone, and says how far the next one is."""
    game = Table(
        ship("a", hex=[0, 0], heading=0, combat_printed=1),
        ship("c", hex=[3, -1], heading=0, combat_printed=30),
        ship("b", "french", hex=[1, 0], heading=0),
        ship("d", "french", hex=[1, -1], heading=0),
        step="first_move",
    )
    game.go_to("second_auto_fire", 6, 6)
    assert [(event["ship"], event["target"]) for event in game.told if event["type"] == "fired"] == [
        ("b", "a"),
        ("d", "c"),
    ]


def test_a_tie_goes_to_the_weakest_and_then_to_the_first() -> None:
    """BR-AUTO-2."""
    fleet = (
        ship("a", hex=[1, -1], heading=0),
        ship("c", hex=[1, 0], heading=0, hits=1),
        ship("e", hex=[-1, 0], heading=0, hits=1),
        ship("b", "french", hex=[0, 0], heading=0),
    )
    game = Table(*fleet, step="first_move")
    game.go_to("second_auto_fire", 1)
    assert [event["target"] for event in game.told if event["type"] == "fired"] == ["c"]


def test_the_side_that_fired_may_rest_its_fights() -> None:
    """BR-BOARD-9: decided by the first fire or boarding, forts too; then nobody is reminded."""
    game = Table(
        ship("a", grappled_with=["b"]),
        ship("c"),
        ship("b", "french"),
        ship("d", "french"),
        options={"fire_or_boarding": "side"},
    )
    assert game.refused("next") == "fight_not_rolled"
    game.give("fire", 1, ship="c", target="d", range=1)
    assert game.refused("board", ships=["a"], target="b") == "fire_or_board"
    assert game.give("next") == ["step_started"]
    game.go_to("second_action")
    game.give("board", 1, ships=["b"], target="a")
    assert game.refused("fire", ship="d", target="c", range=1) == "fire_or_board"


def test_the_bonus_is_kept_with_each_defender() -> None:
    """BR-BOARD-5, BR-BOARD-11: the defender's own attack has a total of its own."""
    game = Table(ship("a"), ship("b", "french"))
    game.give("board", 3, ships=["a"], target="b")
    assert (game.ship("a")["boarders_bonus"], game.ship("b")["boarders_bonus"]) == (0, 1)
    game.go_to("second_action")
    game.give("board", 1, ships=["b"], target="a")
    assert game.told[0]["bonus"] == 0
    assert (game.ship("a")["boarders_bonus"], game.ship("b")["boarders_bonus"]) == (-1, 1)


def test_a_bonus_at_its_limit_is_not_told_again() -> None:
    """5.3: `bonus_changed` only if it changed."""
    game = Table(ship("a"), ship("b", "french", boarders_bonus=-2))
    assert game.give("board", 1, ships=["a"], target="b") == ["grappled", "boarded"]
    assert (game.told[1]["row"], game.told[1]["result"]) == (-1, -2)


def test_breaking_off_frees_partners_who_hold_nobody_else() -> None:
    """BR-BREAK-5: c stays in her fight with d."""
    fleet = (ship("a", boarders_bonus=2, grappled_with=["b", "d"]), ship("c", grappled_with=["d"]))
    game = Table(*fleet, ship("b", "french"), ship("d", "french", boarders_bonus=1), step="first_move")
    assert game.give("break_off", 5, ship="a") == ["broke_off", "released"]
    assert (game.ship("a")["boarders_bonus"], game.ship("d")["boarders_bonus"]) == (0, 1)
    assert game.ship("d")["grappled_with"] == ["c"]
    assert game.refused("break_off", ship="a") == "not_grappled"
    assert game.refused("break_off", ship="c", foreign=1) == "bad_value"
    game.give("adjust", ship="c", field="points_spent", value=8)
    assert game.refused("break_off", ship="c") == "no_movement"
    game.give("break_off", 4, ship="c", overrule=True)
    assert game.refused("break_off", ship="c") == "already_tried"


@pytest.mark.parametrize("direction", range(6))
def test_lines_cross_what_the_table_of_lines_says(direction: int) -> None:
    """BR-FIRE-6, 7.10: for all six pairs of neighbouring directions."""
    (uq, ur), (vq, vr) = DIRECTIONS[direction], DIRECTIONS[(direction + 1) % 6]

    def at(i: int, j: int) -> tuple[int, int]:
        return (5 + i * uq + j * vq, -3 + i * ur + j * vr)

    table_of_lines = {
        (1, 0): [],
        (2, 0): [{(1, 0)}],
        (1, 1): [{(1, 0), (0, 1)}],
        (3, 0): [{(1, 0)}, {(2, 0)}],
        (2, 1): [{(1, 0)}, {(1, 1)}],
        (1, 2): [{(0, 1)}, {(1, 1)}],
        (2, 2): [{(1, 0), (0, 1)}, {(1, 1)}, {(2, 1), (1, 2)}],
        (3, 1): [{(1, 0)}, {(2, 0), (1, 1)}, {(2, 1)}],
    }
    for (i, j), wanted in table_of_lines.items():
        places = [set(places) for places in crossed(at(0, 0), at(i, j))]
        assert places == [{at(*pair) for pair in pairs} for pairs in wanted]
        assert distance(at(0, 0), at(i, j)) == i + j


def test_scores_count_the_enemy_only_and_prizes_by_the_option() -> None:
    """BR-SCORE-1, BR-SCORE-3."""
    for rule, wanted in (("printed", 16), ("current", 10)):
        game = Table(
            ship("a"), ship("b", "french", hits=3), ship("d", "french"), options={"prize_value": rule}
        )
        game.give("remove_ship", ship="b", reason="captured")
        assert game.state()["sides"]["english"]["score"] == wanted
        game.give("remove_ship", ship="d", reason="fled")
        game.give("conclude")
        assert game.told[0] == {
            "type": "concluded",
            "scores": {"english": wanted, "french": 0},
            "winner": "english",
        }


def test_a_ship_without_heading_or_hex_does_not_fire_by_herself() -> None:
    """BR-AUTO-1, BR-AUTO-3: the GM may order her."""
    for missing in ("heading", "hex"):
        b = {key: value for key, value in {"hex": [1, 0], "heading": 0}.items() if key != missing}
        game = Table(ship("a", hex=[0, 0], heading=0), ship("b", "french", **b), step="first_move")
        assert game.give("next") == ["step_started"]
        game.give("fire", 1, ship="b", target="a", range=1)


@pytest.mark.parametrize(("face", "wind"), [(1, 5), (2, 0), (5, 0), (6, 1)])
def test_the_wind_goes_round_the_circle(face: int, wind: int) -> None:
    """BR-WIND-3: from 0 it backs to 5."""
    game = Table(ship("a"), ship("b", "french"), step="second_action")
    game.give("next", face)
    assert game.state()["wind"]["from"] == wind
