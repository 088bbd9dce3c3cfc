"""Corners of the rules: what follows from what, and what an overrule or a decree brings about."""

from __future__ import annotations

from typing import Any

from tests.rulesets.broadsides.battles import Table, ship

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
