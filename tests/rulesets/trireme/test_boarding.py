"""Corners of grapples, fights, captures and repairs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship, types
from timonier.kernel.engine import Waiting


def table(*ships: dict[str, Any], **more: Any) -> Table:
    """Return a battle in the step of boarding."""
    found = Table(*ships, **more)
    found.go_to("boarding")
    return found


def hang(found: Table, *pairs: str) -> None:
    """Link pairs of ships: ``ab`` is a at b."""
    for by, to in pairs:
        found.order("grapple", ship=by, target=to, resists=False, overrule=True)


FOUR = (ship("a"), ship("c"), ship("x", "blue"), ship("y", "blue"))


@pytest.mark.parametrize(
    ("order", "code", "fields"),
    [
        ("grapple", "unknown_ship", {"ship": "a", "target": None}),
        ("grapple", "self_target", {"ship": "a", "target": "a", "resists": 1}),
        ("grapple", "already_grappled", {"ship": "x", "target": "a", "resists": "no"}),
        ("grapple", "bad_value", {"ship": "a", "target": "y", "resists": 1}),
        ("grapple", "bad_value", {"ship": "a", "target": "y", "hexes": 1}),
        ("cut", "not_grappled", {"ship": "a", "target": "y", "resists": 1}),
        ("cut", "bad_value", {"ship": "a", "target": "x", "resists": "yes"}),
        ("cut", "wrong_step", {"ship": "a", "target": "x"}),
        ("allot", "unknown_ship", {"ship": "a", "points": {"y": 1, "z": 1}}),
        ("allot", "not_fighting", {"ship": "a", "points": {"x": -1, "y": 1}}),
        ("allot", "not_fighting", {"ship": "a", "points": {"c": 1}}),
        ("allot", "not_fighting", {"ship": "a", "points": {"a": 1}}),
        ("allot", "unknown_ship", {"ship": "a", "points": {"z": "many"}}),
        ("allot", "not_fighting", {"ship": "a", "points": {"y": None}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": "many"}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": True}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": None}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": 1.25}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": -0.5}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": float("nan")}}),
        ("allot", "bad_value", {"ship": "a", "points": {"x": float("inf")}}),
        ("allot", "bad_value", {"ship": "a", "points": [["x", 1]]}),
        ("allot", "bad_value", {"ship": "a"}),
        ("allot", "over_boarding", {"ship": "a", "points": {"x": 6.5}}),
        ("repair", "not_crippled", {"ship": "a", "target": "x"}),
    ],
)
def test_refusals_come_in_their_order(order: str, code: str, fields: dict[str, Any]) -> None:
    found = table(*FOUR)
    hang(found, "ax", "ac")
    assert found.refused(order, **fields) == code


def test_a_repair_is_refused_in_the_order_of_its_rules() -> None:
    """TR-REP-1, TR-DMG-4."""
    found = Table(ship("p", damage="permanent"), ship("x", "blue"))
    assert found.refused("repair", ship="p", luck=1) == "bad_value"
    assert found.refused("repair", ship="p") == "permanent"
    found.order("repair", (3,), ship="p", overrule=True)
    found.go_to("first_moves")
    happened = found.order("repair", (4,), ship="p", overrule=True)
    assert [e["code"] for e in happened if e["type"] == "overruled"] == [
        "wrong_step",
        "permanent",
        "already_tried",
    ]
    assert found.state["ships"]["p"]["damage"] == "partial"


def test_whole_points_are_kept_as_whole_numbers() -> None:
    found = table(*FOUR)
    hang(found, "ax", "ay")
    found.order("allot", ship="a", points={"x": 3.0, "y": 2.5})
    kept = found.state["ships"]["a"]["turn"]["allotted"]
    assert kept == {"x": 3, "y": 2.5} and isinstance(kept["x"], int)
    found.order("allot", ship="a", points={})
    assert found.state["ships"]["a"]["turn"]["allotted"] == {}
    assert found.refused("next") == "not_allotted"


def test_next_names_the_first_ship_in_fleet_order() -> None:
    """TR-FIGHT-2: one after the other, points not divided before too many."""
    found = table(*FOUR)
    hang(found, "ax", "ay", "cy")
    assert found.refusal("next").facts["ship"] == "a"
    found.order("allot", ship="a", points={"x": 6, "y": 6}, overrule=True)
    assert found.refused("next") == "over_boarding"
    found.order("allot", ship="a", points={"x": 3, "y": 3})
    assert found.refusal("next").facts["ship"] == "y"


def test_points_for_a_ship_that_is_no_opponent_any_more_do_not_count() -> None:
    """TR-FIGHT-2: ``over_boarding`` looks at what goes to the fights of the ship."""
    found = table(*FOUR)
    hang(found, "ax", "ay")
    found.order("allot", ship="a", points={"x": 6, "y": 6}, overrule=True)
    found.order("remove_ship", ship="y", reason="fled")
    (fight,) = [event for event in found.order("next", (6,)) if event["type"] == "fight_resolved"]
    assert (fight["points"], fight["odds"]) == (6, "1:1")


def test_an_allotment_for_half_of_the_fights_does_not_count() -> None:
    """TR-FIGHT-6: overruled, the points are dealt out as if there were none."""
    found = table(*FOUR)
    hang(found, "ax", "ay")
    found.order("allot", ship="a", points={"x": 6})
    happened = found.order("next", (6, 6), overrule=True)
    assert [event["points"] for event in happened if event["type"] == "fight_resolved"] == [3, 3]


def test_a_ship_in_one_fight_may_hold_points_back() -> None:
    """TR-FIGHT-2, TR-FIGHT-3: below 1 she is taken without a die."""
    found = table(*FOUR)
    hang(found, "ax", "cy")
    found.order("allot", ship="x", points={"a": 2})
    found.order("allot", ship="y", points={"c": 0.5})
    first, second = [e for e in found.order("next", (5,)) if e["type"] == "fight_resolved"]
    assert (first["odds"], first["target_points"], first["result"]) == ("3:1", 2, "defender_taken")
    assert (second["odds"], second["face"], second["result"]) == (None, None, "defender_taken")


def test_half_a_point_in_an_only_fight_is_enough_with_an_order_too() -> None:
    """TR-FIGHT-3: but to hold it back is not."""
    weak = ship("a", type="lembus", damage="crippled", stats={"boarding": 1})
    for points, asked in ((0.5, 1), (0, 0)):
        found = table(weak, ship("x", "blue"))
        hang(found, "ax")
        found.order("allot", ship="a", points={"x": points})
        assert len(found.asks("next")) == asked


def test_a_ship_without_any_boarding_value_is_taken() -> None:
    """TR-FIGHT-3: the exception is for a value above 0."""
    found = table(ship("a", stats={"boarding": 0}), ship("x", "blue"))
    hang(found, "ax")
    happened = found.order("next")
    assert types(happened)[:2] == ["fight_resolved", "ship_captured"]
    assert happened[0]["result"] == "assailant_taken"


def test_the_odds_are_exact_and_go_down_to_the_column_below() -> None:
    """TR-FIGHT-5: 6 to 4½ is 4:3, which stands under 1:1; below 1:4 there is only 1:4."""
    found = table(
        ship("a"), ship("x", "blue", "veneti", damage="crippled"), ship("y", "blue", "sedekieres"), ship("c")
    )
    hang(found, "ax", "cy")
    first, second = [e for e in found.order("next", (2, 6)) if e["type"] == "fight_resolved"]
    assert (first["odds"], second["odds"]) == ("1:1", "1:4")


def test_with_equal_points_the_one_that_threw_stays_the_assailant() -> None:
    """TR-FIGHT-5, option ``stronger``."""
    found = table(*FOUR, options={"assailant": "stronger"})
    hang(found, "xa")
    assert found.asks("next") == [("boarding", "x")]


def test_a_ship_taken_twice_is_taken_once_by_the_first() -> None:
    """TR-FIGHT-4, TR-CAPT-1: and her captor may be taken himself in the same step."""
    found = table(ship("a", type="quinquereme"), ship("c"), ship("x", "blue"), ship("y", "blue", "deceres"))
    hang(found, "ax", "cx", "ya")
    for name, points in (("a", {"x": 6, "y": 6}), ("x", {"a": 3, "c": 3})):
        found.order("allot", ship=name, points=points)
    happened = found.order("next", (6, 6, 6))
    captured = [event for event in happened if event["type"] == "ship_captured"]
    assert [(e["ship"], e["by"], e["side"]) for e in captured] == [("x", "a", "red"), ("a", "y", "blue")]
    assert found.state["grapples"][0] == {"by": "a", "to": "x", "round": 1}


def test_a_recaptured_ship_is_no_prize_any_more_and_stays_a_galley_of_slaves() -> None:
    """TR-CAPT-3, TR-CAPT-4."""
    found = table(*FOUR)
    found.order("adjust", ship="a", field="side", value="blue")
    assert found.state["sides"]["blue"]["prizes"] == 1
    hang(found, "ca")
    (captured,) = [e for e in found.order("next", (6,)) if e["type"] == "ship_captured"]
    assert captured["recaptured"] and captured["damage"] == "crippled"
    state = found.state
    assert state["sides"]["red"]["prizes"] == state["sides"]["blue"]["prizes"] == 0
    sheet = state["ships"]["a"]
    assert (sheet["marines"], sheet["crew"], sheet["marks"]) == (
        "red",
        "slave",
        ["crippled", "tired", "grappled"],
    )


def test_a_capture_undoes_half_a_repair_and_leaves_a_permanent_damage() -> None:
    """TR-CAPT-2, TR-DMG-3."""
    found = table(
        ship("a"), ship("c"), ship("x", "blue", damage="partial"), ship("y", "blue", damage="permanent")
    )
    hang(found, "ax", "cy")
    happened = found.order("next", (6, 6))
    captured = {e["ship"]: e["damage"] for e in happened if e["type"] == "ship_captured"}
    assert captured == {"x": "crippled", "y": "permanent"}


def test_a_wanted_fight_needs_points_above_nothing() -> None:
    """TR-FIGHT-1, option ``choice``: fresh links; older ones are always a fight."""
    found = table(*FOUR, options={"first_fight": "choice"})
    hang(found, "ax", "ay")
    found.order("allot", ship="a", points={"x": 0})
    assert "fight_resolved" not in types(found.order("next"))
    found.go_to("boarding")
    assert found.refused("next") == "not_allotted"


def test_only_wanted_fights_have_to_be_divided_for() -> None:
    found = table(*FOUR, options={"first_fight": "choice"})
    hang(found, "ax", "ay")
    found.order("allot", ship="x", points={"a": 6})
    (fight,) = [event for event in found.order("next", (6,)) if event["type"] == "fight_resolved"]
    assert (fight["points"], fight["target"]) == (6, "x")


def test_help_from_another_grapple_is_each_ships_own() -> None:
    """TR-GRAP-3: held another, better crew, damaged; the opponent itself is no other."""
    found = table(ship("a", crew="expert"), ship("c"), ship("x", "blue", damage="partial"), ship("y", "blue"))
    found.order("grapple", (6, 1), ship="a", target="y")
    (tried, _) = found.order("grapple", (3, 3), ship="a", target="x")
    assert (tried["total"], tried["target_total"]) == (5, 2)
    found.order("grapple", (1, 6), ship="x", target="c")
    hang(found, "xc")
    happened = found.order("grapple", (3, 3), ship="y", target="x", resists=True)
    assert types(happened) == ["grapple_tried"]
    assert (happened[0]["total"], happened[0]["target_total"]) == (3, 3)


def test_a_friend_may_resist_and_an_enemy_may_not() -> None:
    """TR-GRAP-2, TR-CUT-1."""
    found = table(*FOUR)
    assert found.asks("grapple", ship="a", target="c", resists=True) == [
        ("grapple", "a"),
        ("grapple_defence", "c"),
    ]
    assert found.asks("grapple", ship="a", target="x", resists=False) == []
    hang(found, "ac")
    found.go_to("cutting", 3)
    assert found.asks("cut", ship="a", target="c", resists=True) == [("cut", "a"), ("cut_defence", "c")]
    assert found.asks("cut", ship="a", target="x", resists=False) == []


def test_two_people_may_throw_at_once() -> None:
    found = table(*FOUR)
    assert isinstance(waiting := found.give("grapple", ship="a", target="x"), Waiting)
    assert [(ask.ship, ask.who) for ask in waiting.asks] == [("a", "red"), ("x", "blue")]
    assert waiting.open == (0, 1)


def test_each_ship_has_one_try_at_a_link_a_turn() -> None:
    """TR-CUT-3, TR-GRAP-4: and a link cut and thrown anew may be tried again only by decree."""
    found = table(*FOUR)
    hang(found, "ax")
    found.go_to("cutting", 3)
    found.order("cut", (1, 6), ship="a", target="x")
    assert found.refused("cut", ship="a", target="x") == "already_tried"
    found.order("cut", (6, 1), ship="x", target="a")
    hang(found, "ax")
    assert found.refused("cut", ship="x", target="a") == "already_tried"


@pytest.mark.parametrize("face", range(1, 7))
def test_what_a_repair_comes_to(face: int) -> None:
    """TR-REP-2."""
    results = ("sinks", "permanent", "nothing", "partial", "repaired", "repaired")
    damages = ("crippled", "permanent", "crippled", "partial", "none", "none")
    found = Table(ship("a", damage="crippled"), ship("x", "blue"))
    happened = found.order("repair", (face,), ship="a")
    assert happened[0]["result"] == results[face - 1]
    assert found.state["ships"]["a"]["damage"] == damages[face - 1]
    assert found.state["ships"]["a"]["status"] == ("sunk" if face == 1 else "afloat")
    assert types(happened)[1:] == {1: ["ship_sunk", "battle_decided"], 3: []}.get(face, ["damage_set"])


def test_all_ships_may_throw_for_repair_at_once() -> None:
    """TR-REP-1: in fleet order."""
    found = Table(
        ship("a", damage="crippled"), ship("p", damage="permanent"), ship("x", "blue", damage="partial")
    )
    found.go_to("cutting")
    assert isinstance(waiting := found.give("next"), Waiting)
    assert [(ask.ship, ask.who) for ask in waiting.asks] == [("a", "red"), ("x", "blue")]
    assert waiting.open == (0, 1)
