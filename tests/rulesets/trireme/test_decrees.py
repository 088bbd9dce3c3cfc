"""The GM's part: decrees, ships that leave, scores, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship, types
from timonier.rulesets.trireme.commands.decrees import OF_BATTLE, OF_SHIPS

FLEET = (ship("a"), ship("c"), ship("x", "blue"), ship("y", "blue"))

DOMAINS: dict[str, tuple[list[Any], list[Any]]] = {
    "side": (["red", "blue"], ["green", None, True, ["red"]]),
    "crew": (["expert", "average", "novice", "slave"], ["drunk", None, 3]),
    "damage": (["none", "crippled", "partial", "permanent"], ["sunk", None, False]),
    "status": (["sunk", "fled", "captured", "afloat"], ["out", None, True]),
    "tired": ([True, False], [1, 0, "true", None]),
    "must_back": ([True, False], [1, "yes", None]),
    "ram": ([True, False], [1, 0, None]),
    "size": ([1, 99], [0, 100, 3.0, True, "3", None]),
    "normal": ([0, 99], [-1, 100, 1.5, False]),
    "cruise": ([0, 99], [-1, 100, 2.0, None]),
    "full": ([0, 99], [-1, 100, True]),
    "boarding_max": ([0, 99], [-1, 100, 2.5]),
    "marines": (["red", "blue", None], ["green", 1, False]),
    "turn.moved": ([0, 99], [-1, 100, 1.0, True, None]),
    "turn.speed": (["cruise", "full", None], ["normal", "warp", 1]),
    "turn.ended": ([True, False], [1, None]),
    "turn.rammed": ([True, False], ["no", None]),
}


@pytest.mark.parametrize("field", OF_SHIPS)
def test_what_may_be_set_on_a_ship(field: str) -> None:
    """TR-GM-2."""
    good, bad = DOMAINS[field]
    table = Table(*FLEET)
    for value in good:
        table.order("adjust", ship="a", field=field, value=value)
        found = table.state["ships"]["a"]
        for part in field.split("."):
            found = found[part]
        assert found == value and isinstance(found, bool) == isinstance(value, bool)
    for value in bad:
        refusal = table.refusal("adjust", ship="a", field=field, value=value)
        assert (refusal.code, refusal.rule, refusal.field) == ("bad_value", "TR-GM-2", "value")
    assert table.refused("adjust", field=field, value=good[0]) == "bad_value"


def test_what_may_be_set_on_the_battle() -> None:
    table = Table(*FLEET, options={"calm": True, "speeds": "three"})
    for field, good, bad in (
        ("round", [1, 9999], [0, 10000, True, 1.0]),
        ("first_side", ["blue", "red"], ["green", None]),
        ("wind.force", ["calm", "breeze"], ["gale", None]),
    ):
        assert field in OF_BATTLE
        for value in good:
            table.order("adjust", field=field, value=value)
        for value in bad:
            assert table.refused("adjust", field=field, value=value) == "bad_value"
        assert table.refused("adjust", ship="a", field=field, value=good[0]) == "bad_value"
    table.order("adjust", ship="a", field="turn.speed", value="normal")
    assert Table(*FLEET).refused("adjust", field="wind.force", value="calm") == "bad_value"


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("unknown_ship", {"ship": "z", "field": "luck", "value": 1}),
        ("unknown_ship", {"ship": 5, "field": "luck", "value": 1}),
        ("unknown_ship", {"ship": "z", "field": "veil", "value": "thick"}),
        ("bad_value", {"ship": "a", "field": "boarding", "value": 3}),
        ("bad_value", {"ship": "a", "field": "home", "value": "blue"}),
        ("bad_value", {"ship": "a", "field": "turn.open", "value": True}),
        ("bad_value", {"ship": "a", "value": 3}),
        ("bad_value", {"ship": "a", "field": 5, "value": 3}),
        ("bad_value", {"ship": "a", "field": "size"}),
        ("bad_value", {"ship": "a", "field": "size", "value": 3, "reason": 4}),
        ("bad_value", {"ship": "a", "field": "size", "value": 3, "why": "x"}),
        ("bad_value", {"ship": "a", "field": "veil", "value": "thick"}),
    ],
)
def test_decrees_that_mean_nothing(code: str, fields: dict[str, Any]) -> None:
    assert Table(*FLEET).refused("adjust", **fields) == code


def test_a_decree_that_takes_a_ship_out_cuts_her_links_and_closes_her_move() -> None:
    """TR-GM-2, TR-GM-3: no fatigue, no end of move; back afloat she is as she was left."""
    table = Table(*FLEET)
    table.go_to("first_moves")
    table.order("move", ship="a", hexes=2, speed="full", more=True)
    table.order("grapple", ship="c", target="a", resists=False, overrule=True)
    assert types(table.order("adjust", ship="a", field="status", value="captured")) == ["adjusted"]
    sheet = table.state["ships"]["a"]
    assert (sheet["status"], sheet["side"], sheet["grappled"]) == ("captured", "red", [])
    assert (sheet["turn"]["open"], sheet["turn"]["ended"]) == (False, True)
    table.order("adjust", ship="a", field="size", value=4)
    table.order("adjust", ship="a", field="status", value="afloat")
    assert table.state["ships"]["c"]["grappled"] == []


def test_the_last_ship_of_a_side_decides_the_battle_by_whatever_command() -> None:
    """TR-VICT-2: once; it is a notice, and the battle goes on."""
    fleet = (ship("a"), ship("x", "blue"))
    for order in (
        {"type": "remove_ship", "ship": "x", "reason": "fled"},
        {"type": "remove_ship", "ship": "x", "reason": "captured"},
        {"type": "adjust", "ship": "x", "field": "status", "value": "sunk"},
        {"type": "adjust", "ship": "x", "field": "side", "value": "red"},
    ):
        table = Table(*fleet)
        assert not table.state["decided"]
        happened = table.order(**order)  # type: ignore[arg-type]
        assert happened[-1] == {"type": "battle_decided", "side": "red"}
        assert table.state["decided"] and not table.state["over"]
        assert "battle_decided" not in types(table.order("remove_ship", ship="a", reason="sunk"))


def test_both_sides_may_lose_their_last_ships_in_one_step() -> None:
    table = Table(ship("a", damage="crippled"), ship("x", "blue", damage="crippled"))
    table.go_to("cutting")
    assert table.order("next", (1, 1))[-1] == {"type": "battle_decided", "side": None}


def test_ships_that_leave() -> None:
    """TR-GM-3, TR-VICT-1: a prize taken off the table is the other side's; a fled prize is nobody's loss."""
    table = Table(*FLEET)
    table.order("remove_ship", ship="x", reason="captured")
    table.order("adjust", ship="y", field="side", value="red")
    table.order("remove_ship", ship="y", reason="fled")
    table.order("remove_ship", ship="a", reason="fled")
    state = table.state
    assert (state["ships"]["x"]["status"], state["ships"]["x"]["side"]) == ("captured", "red")
    assert state["sides"]["red"] == {
        **{"name": "Rouges", "afloat": 1, "sunk": 0, "fled": 1, "prizes": 2, "score": 12}
    }
    assert state["sides"]["blue"] == {
        **{"name": "Bleus", "afloat": 0, "sunk": 0, "fled": 0, "prizes": 0, "score": 1.5}
    }
    assert table.refused("remove_ship", ship="x", reason="bored") == "ship_out"
    assert table.refused("remove_ship", ship="c", reason="afloat") == "bad_value"
    assert table.refused("remove_ship", ship="c") == "bad_value"


def test_what_a_lost_ship_is_worth() -> None:
    """TR-VICT-1: sunk before held, held before fled, fled before crippled for good."""
    table = Table(*FLEET, options={"victory": "ships"})
    table.order("adjust", ship="x", field="damage", value="permanent")
    assert table.state["sides"]["red"]["score"] == 0.5
    table.order("adjust", ship="x", field="status", value="fled")
    assert table.state["sides"]["red"]["score"] == 0.5
    table.order("adjust", ship="x", field="side", value="red")
    assert table.state["sides"]["red"]["score"] == 2
    table.order("adjust", ship="x", field="status", value="sunk")
    assert table.state["sides"]["red"]["score"] == 1
    assert table.state["sides"]["red"]["sunk"] == 0 and table.state["sides"]["blue"]["sunk"] == 1


def test_equal_scores_are_settled_by_the_men_afloat() -> None:
    """TR-VICT-3."""
    table = Table(*FLEET)
    assert table.order("conclude") == [{"type": "concluded", "winner": None, "scores": {"red": 0, "blue": 0}}]
    table.order("adjust", ship="a", field="damage", value="crippled")
    (ended,) = [e for e in table.order("conclude", overrule=True) if e["type"] == "concluded"]
    assert ended["winner"] == table.state["winner"] == "blue"


def test_after_the_end_only_decrees_and_notes_pass() -> None:
    """TR-GM-3: hard refusals still go first, and an overrule passes."""
    table = Table(*FLEET)
    table.order("conclude")
    table.order("note", text="Fin")
    table.order("adjust", field="round", value=3)
    for order, fields in (
        ("next", {}),
        ("conclude", {}),
        ("move", {"ship": "a", "hexes": 1}),
        ("repair", {"ship": "a"}),
        ("grapple", {"ship": "a", "target": "x"}),
        ("remove_ship", {"ship": "a", "reason": "fled"}),
    ):
        wanted = "not_crippled" if order == "repair" else "battle_over"
        assert table.refused(order, **fields) == wanted
    assert types(table.order("next", overrule=True)) == ["overruled", "step_started"]


@pytest.mark.parametrize("order", ["next", "conclude"])
def test_fields_that_are_not_listed_are_refused(order: str) -> None:
    assert Table(*FLEET).refused(order, ship="a") == "bad_value"
    assert Table(*FLEET).refused(order, overrule="yes") == "bad_value"


@pytest.mark.parametrize("fields", [{}, {"text": ""}, {"text": 3}, {"text": "x", "public": 1}])
def test_a_note_is_a_text(fields: dict[str, Any]) -> None:
    assert Table(*FLEET).refused("note", **fields) == "bad_value"


def test_unknown_orders_are_refused() -> None:
    refusal = Table(*FLEET).refusal("row")
    assert (refusal.code, refusal.rule, refusal.soft) == ("unknown_command", "TR-GM-4", False)
