"""Corners of moving, ramming and breaking oars."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship, types
from timonier.kernel.engine import Refused, Waiting

FLEET = (ship("a"), ship("c"), ship("b", "blue"), ship("v", "blue", "veneti"))


def table(*ships: dict[str, Any], **more: Any) -> Table:
    """Return a battle in the first moves."""
    found = Table(*(ships or FLEET), **more)
    found.go_to("first_moves")
    return found


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("unknown_ship", {"ship": "zz", "target": "zz", "aspect": 1}),
        ("unknown_ship", {"ship": 1, "target": "b"}),
        ("unknown_ship", {"ship": "a"}),
        ("unknown_ship", {"ship": "a", "target": ["b"]}),
        ("ship_out", {"ship": "c", "target": "v"}),
        ("target_out", {"ship": "a", "target": "v"}),
        ("self_target", {"ship": "a", "target": "a", "aspect": 1}),
        ("bad_value", {"ship": "a", "target": "b", "path": ["ahead"]}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "belly", "path": []}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "path": "ahead"}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "path": ["ahead", 1]}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "path": [], "hexes": 2}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1.0}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": True}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 100}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "reefs": [0]}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "reefs": [2]}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "reefs": None}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "reefs": 1}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "speed": "normal"}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "luck": 1}),
        ("bad_value", {"ship": "a", "target": "b", "aspect": "bow", "hexes": 1, "overrule": 1}),
        ("empty_path", {"ship": "a", "target": "b", "aspect": "bow"}),
        ("empty_path", {"ship": "a", "target": "b", "aspect": "bow", "path": []}),
    ],
)
@pytest.mark.parametrize("order", ["ram", "rake"])
def test_hard_refusals_come_in_their_order_and_before_the_soft(
    order: str, code: str, fields: dict[str, Any]
) -> None:
    """TR-GM-1, TR-GM-4: even in the wrong step of a battle that is over, overruled or not."""
    found = Table(*FLEET)
    for gone in ("c", "v"):
        found.order("remove_ship", ship=gone, reason="fled")
    found.order("conclude")
    assert found.refused(order, **fields) == code
    assert found.refused(order, **{"overrule": True, **fields}) == code


def test_soft_refusals_come_in_the_order_of_the_rules() -> None:
    """TR-GM-1: one obstacle after the other is taken away, and the next one is named."""
    found = Table(
        ship("a", "blue", stats={"full": 0, "flags": ["sail"], "ram": False}, damage="crippled", tired=True),
        ship("b", "blue"),
        ship("c"),
        options={"calm": True, "backing": "whole"},
        setup={"wind": {"force": "calm"}},
    )
    leg = {"ship": "a", "path": ["ahead", "port", "starboard", "back", "back_port"], "speed": "full"}
    given = {**leg, "target": "b", "aspect": "bow"}
    found.order("move", ship="b", hexes=1, more=True, overrule=True)
    found.order("grapple", ship="c", target="a", resists=False, overrule=True)
    for field, value in (("turn.ended", True), ("turn.rammed", True), ("must_back", True)):
        found.order("adjust", ship="a", field=field, value=value)
    found.order("conclude")
    happened = found.order("ram", **given, overrule=True)
    assert [event["code"] for event in happened if event["type"] == "overruled"] == [
        *("battle_over", "wrong_step", "move_open", "already_moved", "rammed", "grappled", "becalmed"),
        *("no_full_speed", "full_crippled", "full_tired", "must_back", "back_twice", "back_only"),
        *("two_turns", "too_far", "no_ram", "friendly_target", "not_forward"),
    ]
    assert found.refusal("ram", **given).code == "battle_over"


def test_the_soft_refusals_of_breaking_oars_come_in_their_order() -> None:
    found = table()
    given = {"ship": "a", "target": "v", "aspect": "stern", "path": ["back"], "speed": "cruise"}
    found.order("rake", (1, 1), **given, overrule=True)
    found.order("adjust", ship="v", field="side", value="red")
    happened = found.order("rake", (1, 1), **(given | {"path": ["ahead", "back"]}), overrule=True)
    assert [event["code"] for event in happened if event["type"] == "overruled"] == [
        *(
            "back_twice",
            "not_full",
            "rake_aspect",
            "friendly_target",
            "no_oars",
            "not_forward",
            "already_raked",
        ),
    ]


def test_an_order_that_only_ends_a_move_looks_at_the_step_and_the_side_alone() -> None:
    """TR-MOVE-6: its speed, reefs and more change nothing."""
    found = table()
    found.order("move", ship="a", hexes=1, more=True)
    found.order("adjust", ship="a", field="turn.rammed", value=True)
    assert found.refused("move", ship="a", hexes=1) == "rammed"
    assert found.refused("move", ship="a", speed="fast") == "bad_value"
    assert found.refused("move", ship="a", speed="normal") == "bad_value"
    assert found.refused("move", ship="a", path=[], hexes=1) == "bad_value"
    happened = found.order("move", ship="a", path=[], speed="full", reefs=[4], more=True)
    assert happened == [{"type": "move_ended", "ship": "a", "speed": "cruise", "points": 1}]
    assert found.refused("move", ship="a") == "empty_path"
    assert found.refused("move", ship="a", reefs=[1]) == "bad_value"


def test_ending_a_move_is_refused_outside_the_moves_of_its_side() -> None:
    found = Table(*FLEET)
    found.order("move", ship="b", hexes=1, more=True, overrule=True)
    assert found.refused("move", ship="b") == "wrong_step"
    found.order("next", ())
    found.order("move", ship="b", hexes=1, more=True, overrule=True)
    assert found.refused("move", ship="b") == "not_their_move"
    found.order("move", ship="b", overrule=True)


def test_a_move_opened_again_by_overrule_starts_with_its_own_speed() -> None:
    """TR-MOVE-4: a first leg is cruise, that of a rake full; points spent count on."""
    found = table()
    found.order("move", (6,), ship="a", hexes=2, speed="full")
    happened = found.order("move", ship="a", hexes=1, more=True, overrule=True)
    assert happened[-1] == {"type": "moved", "ship": "a", "speed": "cruise", "steps": ["ahead"], "points": 3}
    assert found.refused("rake", ship="a", hexes=1, target="b", aspect="bow_beam") == "too_far"
    assert found.refused("move", ship="a", hexes=1, speed="full") == "both_speeds"


def test_a_rake_is_at_full_speed_by_itself_and_goes_on_by_itself() -> None:
    """TR-RAKE-1, TR-RAKE-2."""
    found = table()
    happened = found.order("rake", (6, 1), ship="a", target="b", aspect="bow_beam", path=["port"])
    assert types(happened) == ["moved", "rake_resolved", "ship_crippled"]
    assert happened[0]["speed"] == "full" and found.state["ships"]["a"]["turn"]["open"]
    happened = found.order(
        "rake", (6, 1, 6), ship="a", target="v", aspect="bow_beam", hexes=1, more=False, overrule=True
    )
    assert types(happened)[-2:] == ["move_ended", "fatigue_rolled"]


def test_a_rake_in_a_cruise_takes_the_speed_of_the_open_move() -> None:
    found = table()
    found.order("move", ship="a", hexes=1, more=True)
    assert found.refused("rake", ship="a", target="b", aspect="bow_beam", hexes=1) == "not_full"
    assert (
        found.refused("rake", ship="a", target="b", aspect="bow_beam", hexes=1, speed="full") == "both_speeds"
    )


def test_oars_of_a_crippled_ship_break_without_a_further_event() -> None:
    """TR-DMG-3."""
    found = table(ship("a"), ship("b", "blue", damage="crippled"), ship("p", "blue", damage="permanent"))
    happened = found.order("rake", (6, 1), ship="a", target="b", aspect="bow_beam", hexes=1)
    assert types(happened) == ["moved", "rake_resolved"] and happened[1]["success"]
    found.order("rake", (6, 1), ship="a", target="p", aspect="bow_beam", hexes=1)
    assert found.state["ships"]["p"]["damage"] == "permanent"


def test_one_ship_may_be_raked_and_another_rammed_in_one_move() -> None:
    """TR-RAKE-3: but not the same one, and a second rake of it is refused in a later leg too."""
    found = table()
    found.order("rake", (1, 6), ship="a", target="b", aspect="quarter_beam", hexes=1)
    assert found.refused("ram", ship="a", target="b", aspect="bow", hexes=1) == "rake_and_ram"
    assert found.refused("rake", ship="a", target="b", aspect="bow_beam", hexes=1) == "already_raked"
    found.order("ram", (6,), ship="a", target="v", aspect="bow", hexes=1)
    assert found.state["ships"]["a"]["must_back"]


def test_reefs_are_tested_in_the_order_of_the_path_with_the_moves_between() -> None:
    """TR-REEF-1: given in any order; the move goes on after each."""
    found = table()
    happened = found.order("move", (6, 6, 6), ship="a", hexes=5, speed="full", reefs=[4, 1])
    assert types(happened) == [
        *("moved", "reef_passed", "moved", "reef_passed", "moved", "move_ended", "fatigue_rolled")
    ]
    assert [event["points"] for event in happened if event["type"] == "moved"] == [1, 4, 5]
    happened = found.order("move", (6,), ship="c", hexes=2, reefs=[2])
    assert types(happened) == ["moved", "reef_passed", "move_ended"]


def test_a_ship_sunk_on_a_reef_neither_rams_nor_ends_her_move() -> None:
    """TR-REEF-1: and her links and open move go with her."""
    found = table()
    happened = found.order("ram", (1,), ship="a", target="b", aspect="bow", hexes=3, reefs=[2])
    assert types(happened) == ["moved", "ship_sunk"]
    turn = found.state["ships"]["a"]["turn"]
    assert (turn["open"], turn["ended"], turn["moved"]) == (False, True, 2)
    assert found.state["rams"] == [] and not found.state["ships"]["b"]["turn"]["rammed"]


def test_a_reef_looks_at_the_printed_boarding_value_and_the_size() -> None:
    """TR-REEF-2: whatever the damage."""
    found = table(
        ship("a", type="quinquereme", damage="crippled"), ship("c", stats={"size": 6}), ship("b", "blue")
    )
    assert types(found.order("move", (4,), ship="a", hexes=1, reefs=[1]))[-1] == "ship_sunk"
    assert "reef_passed" in types(found.order("move", (4,), ship="c", hexes=1, reefs=[1]))
    found.go_to("first_moves")
    assert types(found.order("move", (5,), ship="c", hexes=1, reefs=[1]))[1] == "ship_sunk"


def test_three_speeds_have_their_own_points() -> None:
    """TR-MOVE-4, TR-MOVE-5: normal rams like cruise and tires nobody."""
    found = table(
        ship("a", stats={"normal": 2, "cruise": 3}),
        ship("d", damage="partial", stats={"normal": 2}),
        ship("b", "blue"),
        options={"speeds": "three", "faster": "pace"},
    )
    assert found.state["ships"]["d"]["allowance"] == {"normal": 1, "cruise": 1, "full": 0}
    assert found.refused("move", ship="a", hexes=3, speed="normal") == "too_far"
    assert found.order("ram", ship="a", target="b", aspect="bow", hexes=2, speed="normal")
    found.go_to("second_moves")
    (resolved, *_) = [e for e in found.order("next", (3, 3)) if e["type"] == "ram_resolved"]
    assert (resolved["total"], resolved["target_total"]) == (7, 8)


def test_nobody_has_a_normal_speed_where_there_are_two() -> None:
    assert table().state["ships"]["a"]["allowance"]["normal"] == 0


def test_one_turn_a_move_counts_the_turns_of_earlier_legs() -> None:
    """TR-FULL-2: a step astern to one side is a turn; a straight one between turns is enough elsewhere."""
    spaced, one = table(), table(options={"full_turns": "one"})
    for found in (spaced, one):
        found.order("move", ship="a", path=["back_port", "ahead"], speed="full", more=True)
    spaced.order("move", (6,), ship="a", path=["port", "ahead"])
    assert one.refused("move", ship="a", path=["port"]) == "two_turns"
    assert spaced.refused("move", ship="c", path=["port", "back_port"], speed="full") == "two_turns"
    spaced.order("move", (6,), ship="c", path=["port", "back", "starboard"], speed="full")


def test_a_step_by_decree_counts_as_moved() -> None:
    """TR-GM-2: turn.moved is what the points, the duty to back and the comparison of speeds look at."""
    found = table()
    found.order("adjust", ship="a", field="turn.moved", value=3)
    assert found.refused("move", ship="a", hexes=1) == "too_far"
    found.order("adjust", ship="a", field="must_back", value=True)
    found.order("adjust", ship="a", field="turn.moved", value=1)
    found.order("move", ship="a", hexes=1)


@pytest.mark.parametrize(("parity", "result"), [("total", "crippled"), ("difference", "none")])
def test_parity_of_a_total_or_of_a_negative_difference(parity: str, result: str) -> None:
    """TR-RAM-7: 8 against 9: the own total is even, the difference -1 odd."""
    found = table(options={"ram_parity": parity})
    found.order("ram", (6,), ship="a", target="b", aspect="bow", hexes=1, speed="full")
    found.go_to("second_moves")
    (resolved,) = [e for e in found.order("next", (3, 4)) if e["type"] == "ram_resolved"]
    assert (resolved["total"], resolved["target_total"], resolved["result"]) == (8, 9, result)


def test_two_ships_may_ram_each_other_and_both_suffer() -> None:
    """TR-RAM-6, TR-RAM-8: in order, what the first does counts for the second."""
    found = table(ship("a"), ship("b", "blue"))
    found.order("ram", (6,), ship="a", target="b", aspect="bow", hexes=1, speed="full")
    found.go_to("second_moves")
    found.order("ram", (6,), ship="b", target="a", aspect="bow", hexes=1, speed="full", overrule=True)
    happened = found.order("next", (1, 1, 1, 1))
    first, second = [event for event in happened if event["type"] == "ram_resolved"]
    assert (first["total"], first["target_total"]) == (6, 6)
    assert (second["total"], second["target_total"]) == (4, 4)
    assert types(happened) == [
        "step_started",
        "ram_resolved",
        "ship_crippled",
        "ship_crippled",
        "ram_resolved",
    ]


def test_rams_at_once_name_the_void_ones_in_their_place_and_settle_after_the_last_die() -> None:
    """TR-RAM-8: a ship sunk by one ram is not crippled by the next."""
    found = table(
        ship("a"),
        ship("c"),
        ship("d"),
        ship("b", "blue"),
        ship("e", "blue"),
        options={"ram_order": "at_once"},
    )
    for rammer, target in (("a", "b"), ("d", "e"), ("c", "b")):
        found.order("ram", (6,), ship=rammer, target=target, aspect="quarter_beam", hexes=1, speed="full")
    found.order("remove_ship", ship="e", reason="fled")
    found.go_to("second_moves")
    assert isinstance(waiting := found.give("next"), Waiting)
    assert [ask.ship for ask in waiting.asks] == ["a", "b", "c", "b"]
    assert waiting.open == (0, 1, 2, 3)
    happened = found.order("next", (6, 1, 4, 1))
    assert types(happened) == [
        *("step_started", "ram_resolved", "ram_void", "ram_resolved", "ship_sunk", "battle_decided")
    ]
    assert found.state["rams"] == []


def test_dice_that_are_none_are_refused_and_nothing_happens() -> None:
    found = table()
    given = {"ship": "a", "hexes": 2, "speed": "full"}
    for dice in ((7,), (0,), (1, 1)):
        outcome = found.give("move", dice, **given)
        assert isinstance(outcome, Refused) and outcome.refusal.code == "bad_dice"
    found.order("move", (1,), **given)


def test_who_moves_first_is_thrown_for_where_nobody_says_it() -> None:
    """TR-TURN-2: once, or each turn whatever the scenario says."""
    once = Table(ship("a"), ship("b", "blue"), setup={"first_side": None})
    assert once.state["first_side"] is None and once.state["to_move"] is None
    assert once.order("next", (4,))[1] == {"type": "first_player_set", "side": "blue", "face": 4}
    assert once.state["to_move"] == "blue"
    assert "first_player_set" not in types(once.go_to("first_moves"))
    each = Table(ship("a"), ship("b", "blue"), options={"first_player": "turn"})
    for face, side in ((6, "blue"), (1, "red"), (3, "red")):
        each.go_to("first_moves", face)
        assert each.state["first_side"] == each.state["to_move"] == side


def test_a_new_first_side_by_decree_moves_at_once() -> None:
    found = table()
    found.order("adjust", field="first_side", value="blue")
    assert found.refused("move", ship="a", hexes=1) == "not_their_move"
    found.order("move", ship="b", hexes=1)
