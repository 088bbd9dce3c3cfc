"""Corners of moving, ramming and breaking oars."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship, types

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
