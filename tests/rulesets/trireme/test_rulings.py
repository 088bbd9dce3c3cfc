"""Reefs, speeds and parity: what the options of Trireme change, and rams that are settled at once."""

from __future__ import annotations

import pytest

from tests.rulesets.trireme.table import Table, ship, types
from tests.rulesets.trireme.test_moves import table
from timonier.kernel.engine import Refused, Waiting


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
