"""Refusals: which reason is told first, what an overrule passes over, dice that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.broadsides.battles import Table, ship
from timonier.kernel import engine
from timonier.kernel.dice import Answer
from timonier.rulesets.broadsides import RULESET

FORT: dict[str, Any] = {"type": "town-fort"}


def table(**more: Any) -> Table:
    return Table(ship("a"), ship("c"), ship("b", "french"), ship("fi", "french", **FORT), **more)


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"type": "fire", "ship": "x"}, "bad_value"),
        ({"type": "fire", "ship": "x", "target": "b", "range": 1.0}, "bad_value"),
        ({"type": "fire", "ship": "x", "target": "b", "range": True}, "bad_value"),
        ({"type": "fire", "ship": "x", "target": "b", "blocked": 0}, "bad_value"),
        ({"type": "fire", "ship": "x", "target": "b", "aim": 1}, "bad_value"),
        ({"type": "fire", "ship": 1, "target": "b"}, "bad_value"),
        ({"type": "fire", "ship": "x", "target": "x"}, "unknown_ship"),
        ({"type": "fire", "ship": "a", "target": "a"}, "self_target"),
        ({"type": "fire", "ship": "a", "target": "c"}, "missing_fact"),
        ({"type": "fire", "ship": "a", "target": "c", "range": 9}, "friendly_target"),
        ({"type": "fire", "ship": "b", "target": "a", "range": 9}, "wrong_step"),
        ({"type": "fire", "ship": "a", "target": "fi", "range": 9}, "fort_unhurt"),
        ({"type": "fire", "ship": "a", "target": "fi"}, "fort_unhurt"),
        ({"type": "fire", "ship": "a", "target": "b", "range": 4, "bearing": "ahead"}, "out_of_range"),
        (
            {"type": "fire", "ship": "a", "target": "b", "range": 3, "bearing": "astern", "blocked": True},
            "out_of_arc",
        ),
        ({"type": "fire", "ship": "a", "target": "b", "range": 3, "blocked": True}, "line_blocked"),
        ({"type": "board", "ships": ["x", "x"], "target": "y"}, "bad_value"),
        ({"type": "board", "ships": "a", "target": "b"}, "bad_value"),
        ({"type": "board", "ships": [], "target": "x"}, "bad_value"),
        ({"type": "board", "ships": ["fi"], "target": "fi"}, "self_target"),
        ({"type": "board", "ships": ["a", "fi"], "target": "b"}, "fort_no_boarding"),
        ({"type": "board", "ships": ["b"], "target": "a"}, "wrong_step"),
        ({"type": "board", "ships": ["a"], "target": "c"}, "friendly_target"),
        ({"type": "break_off"}, "bad_value"),
        ({"type": "break_off", "ship": "fi"}, "not_grappled"),
        ({"type": "move", "ship": "x", "steps": []}, "bad_value"),
        ({"type": "move", "ship": "fi", "steps": ["ahead"]}, "fort_cannot_move"),
        ({"type": "move", "ship": "a", "steps": ["ahead"]}, "missing_fact"),
        ({"type": "move", "ship": "a", "steps": ["ahead"], "heading": 0}, "wrong_step"),
        ({"type": "place", "ship": "x"}, "bad_value"),
        ({"type": "place", "ship": "fi", "heading": None}, "bad_value"),
        ({"type": "place", "ship": "a", "hex": [1, 2, 3]}, "bad_value"),
        ({"type": "set_wind"}, "bad_value"),
        ({"type": "set_wind", "from": None}, "bad_value"),
        ({"type": "set_wind", "from": True}, "bad_value"),
        ({"type": "set_wind", "from": 1, "force": 4}, "bad_value"),
        ({"type": "set_wind", "from": 1, "reason": 4}, "bad_value"),
        ({"type": "next", "hold_fire": "a"}, "bad_value"),
        ({"type": "next", "hold_fire": None}, "bad_value"),
        ({"type": "next", "step": "wind"}, "bad_value"),
        ({"type": "next", "overrule": "yes"}, "bad_value"),
        ({"type": "note"}, "bad_value"),
        ({"type": "note", "text": ""}, "bad_value"),
        ({"type": "conclude", "winner": "english"}, "bad_value"),
        ({"type": "remove_ship", "ship": "x", "reason": "bored"}, "bad_value"),
        ({"type": "remove_ship", "ship": "x", "reason": "sunk"}, "unknown_ship"),
        ({"type": "adjust", "ship": "x", "field": "combat", "value": 1}, "bad_value"),
        ({"type": "adjust", "ship": "x", "field": "hits"}, "bad_value"),
        ({"type": "adjust", "ship": "x", "field": "hits", "value": True}, "bad_value"),
        ({"type": "adjust", "ship": "x", "field": "hits", "value": 40}, "unknown_ship"),
        ({"type": "adjust", "ship": "x", "field": "round", "value": 1}, "bad_value"),
        ({"type": "adjust", "field": "round", "value": 10000}, "bad_value"),
        ({"type": "adjust", "field": "wind", "value": 1}, "bad_value"),
        ({"type": "adjust", "ship": "a", "field": "hex", "value": [0, 0.0]}, "bad_value"),
        ({"type": "adjust", "ship": "a", "field": "captured_by", "value": "french"}, "bad_value"),
        ({"type": "adjust", "ship": "a", "field": "grappled_with", "value": ["c"]}, "bad_value"),
        ({"type": "adjust", "ship": "a", "field": "grappled_with", "value": "b"}, "bad_value"),
        ({"type": "adjust", "ship": "fi", "field": "heading", "value": None}, "bad_value"),
        ({"type": "add_ship"}, "bad_value"),
        ({"type": "add_ship", "ship": "a"}, "bad_value"),
        ({"type": "add_ship", "ship": {"id": "a", "name": "A", "side": "dutch", "type": 1}}, "bad_value"),
        (
            {"type": "add_ship", "ship": {"id": "a", "name": "A", "side": "dutch", "type": "raft"}},
            "duplicate_ship",
        ),
        (
            {"type": "add_ship", "ship": {"id": "g", "name": "A", "side": "dutch", "type": "raft"}},
            "unknown_side",
        ),
        (
            {"type": "add_ship", "ship": {"id": "g", "name": "A", "side": "english", "type": "raft", "x": 1}},
            "unknown_type",
        ),
        (
            {"type": "add_ship", "ship": {"id": "G!", "name": "A", "side": "english", "type": "brig"}},
            "bad_value",
        ),
        (
            {"type": "add_ship", "ship": {"id": "g", "name": "A", "side": "english", "type": "brig", "x": 1}},
            "bad_value",
        ),
        ({"type": "row"}, "unknown_command"),
    ],
)
def test_the_first_reason_is_told(order: dict[str, Any], code: str) -> None:
    assert table().refused(order.pop("type"), **order) == code


def test_after_the_end_only_notes() -> None:
    """BR-SCORE-2: battle_over comes before a bad value."""
    done = table()
    done.give("conclude")
    assert done.refused("conclude") == "already_over"
    assert done.refused("conclude", x=1) == "bad_value"
    done.give("note", text="long after")
    for kind in set(RULESET.commands) - {"note", "conclude"}:
        assert done.refused(kind, nonsense=1) == "battle_over"


def test_one_order_that_fails_every_soft_check_of_fire() -> None:
    """5.2: overruled it logs each in the order of the list, and is carried out."""
    options = {"fire_into_boarding": False}
    a = ship("a", combat_printed=20, grappled_with=["b"], hex=[0, 0], heading=0)
    c = ship("c", hex=[0, -4])
    between, b = ship("d", hex=[0, -2]), ship("b", "french")
    all_at_once = Table(a, c, between, b, step="second_move", options=options)
    for mark in ("fired", "boarded"):
        all_at_once.give("adjust", ship="a", field=mark, value=True)
    kinds = all_at_once.give(
        "fire", 6, ship="a", target="c", range=7, bearing="ahead", blocked=True, overrule=True
    )
    codes = [event["code"] for event in all_at_once.told if event["type"] == "overruled"]
    assert codes == [
        "friendly_target",
        "wrong_step",
        "locked",
        "already_fired",
        "fire_or_board",
        "out_of_range",
        "out_of_arc",
        "line_blocked",
    ]
    assert kinds[-2:] == ["fired", "damaged"]
    shot = all_at_once.told[-2]
    assert (shot["modifier"], shot["row"], shot["column"], shot["bearing"]) == (-3, 3, 10, None)
    assert all_at_once.state()["sides"]["english"]["phase_action"] is None


def test_one_order_that_fails_every_soft_check_of_boarding() -> None:
    """5.3: attacker by attacker, the four of one before the next."""
    a = ship("a", hex=[0, 0], grappled_with=["d"])
    c = ship("c", hex=[0, 5])
    game = Table(a, c, ship("b", "french", hex=[0, 2]), ship("d", "french"), step="first_move")
    for key, mark in (("a", "boarded"), ("a", "fired"), ("c", "fired"), ("b", "was_boarded")):
        game.give("adjust", ship=key, field=mark, value=True)
    game.give("board", 1, ships=["c", "a"], target="b", overrule=True)
    assert [event["code"] for event in game.told if event["type"] == "overruled"] == [
        "wrong_step",
        "target_already_boarded",
        "fire_or_board",
        "not_adjacent",
        "already_boarded",
        "fire_or_board",
        "locked_elsewhere",
        "not_adjacent",
    ]
    assert [event["ship"] for event in game.told if event["type"] == "grappled"] == ["a", "c"]
    assert game.told[-2]["ships"] == ["c", "a"]
    assert game.ship("a")["grappled_with"] == ["b", "d"]


@pytest.mark.parametrize("face", [0, 7, -1, 1.0, True, "1", None])
def test_a_face_that_the_die_does_not_have(face: Any) -> None:
    game = table()
    command = {"type": "fire", "ship": "a", "target": "b", "range": 1}
    outcome = engine.run(RULESET, game.battle, command, [Answer((face,))])
    assert isinstance(outcome, engine.Refused)
    assert outcome.refusal.code == "bad_dice"


def test_dice_too_many_and_dice_where_none_are_asked_for() -> None:
    game = table()
    for command, dice in (
        ({"type": "fire", "ship": "a", "target": "b", "range": 1}, [Answer((1,)), Answer((1,))]),
        ({"type": "fire", "ship": "a", "target": "b", "range": 1}, [Answer((1, 2))]),
        ({"type": "note", "text": "dry"}, [Answer((1,))]),
    ):
        outcome = engine.run(RULESET, game.battle, command, dice)
        assert isinstance(outcome, engine.Refused)
        assert outcome.refusal.code == "bad_dice"


def test_who_is_out_of_play_does_nothing() -> None:
    """BR-PRIZE-2, BR-FIRE-12: before anything that can be overruled, and before the other hard reasons."""
    game = table()
    game.give("remove_ship", ship="c", reason="fled")
    for order in (
        {"type": "fire", "ship": "c", "target": "b"},
        {"type": "board", "ships": ["a", "c"], "target": "fi"},
        {"type": "break_off", "ship": "c"},
        {"type": "move", "ship": "c", "steps": ["ahead"]},
        {"type": "place", "ship": "c", "hex": [0, 0]},
        {"type": "remove_ship", "ship": "c", "reason": "sunk"},
    ):
        assert game.refused(order.pop("type"), **order, overrule=True) == "ship_out"
    assert game.refused("board", ships=["a"], target="c") == "target_out"
    assert game.refused("fire", ship="a", target="c") == "target_out"


def test_mixed_sides_come_after_forts_and_before_all_that_is_soft() -> None:
    """5.3."""
    game = Table(ship("a"), ship("c"), ship("b", "french"), step="first_move")
    assert game.refused("board", ships=["a", "b"], target="c", overrule=True) == "mixed_sides"
