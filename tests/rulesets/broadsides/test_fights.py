"""Corners of boarding fights, lines of fire, scores and the wind."""

from __future__ import annotations

import pytest

from tests.rulesets.broadsides.battles import Table, ship
from timonier.rulesets.broadsides.hexes import DIRECTIONS, crossed, distance


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
