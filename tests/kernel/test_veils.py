"""Veils: what others see of a ship that the GM keeps from them.  No byte of it leaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, note, played, shoot
from timonier.kernel import events
from timonier.kernel.desk import Desk
from timonier.kernel.engine import Refused
from timonier.kernel.ruleset import GM, Viewer
from timonier.kernel.texts import words
from timonier.kernel.veils import ask_hidden, board_for, event_for, names, state_for, without

RED, BLUE, DISPLAY = Viewer("player", "red"), Viewer("player", "blue"), Viewer("display")
OTHERS = (RED, BLUE, DISPLAY)
WORDS = words(play.RULESET.package, "en")


def veiled(veil: str, ship: str = "b") -> Desk:
    at = play.desk()
    played(at, adjust(ship, "veil", veil))
    return at


def everything(at: Desk, viewer: Viewer, happened: Any = ()) -> str:
    """Return all that *viewer* gets to see, as text."""
    battle = at.ledger.battle
    shown = [event_for(play.RULESET, battle, events.dump(event), viewer) for event in happened]
    state = state_for(play.RULESET, battle, viewer)
    return json.dumps([state, board_for(play.RULESET, battle, viewer, WORDS), shown])


def test_the_gm_sees_all_and_which_veils_are_laid() -> None:
    at = veiled("whole")
    state = state_for(play.RULESET, at.ledger.battle, GM)
    assert [sheet["veil"] for sheet in state["ships"].values()] == ["none", "whole", "none", "none"]
    assert state["ships"]["b"]["rum"] == 3
    assert len(board_for(play.RULESET, at.ledger.battle, GM, WORDS)["ships"]) == 4


@pytest.mark.parametrize("viewer", OTHERS)
def test_of_a_veiled_sheet_name_side_and_type_are_seen(viewer: Viewer) -> None:
    at = veiled("sheet")
    ships = state_for(play.RULESET, at.ledger.battle, viewer)["ships"]
    assert ships["b"] == {"name": "Skiff b", "side": "blue"}
    assert ships["a"]["hull"] == 3
    (shown,) = [
        s for s in board_for(play.RULESET, at.ledger.battle, viewer, WORDS)["ships"] if s["id"] == "b"
    ]
    assert (shown["name"], shown["gauges"], shown["sheet"]) == ("Skiff b", [], [])


@pytest.mark.parametrize("viewer", OTHERS)
def test_that_something_happened_to_a_veiled_sheet_is_seen_but_no_figure(viewer: Viewer) -> None:
    at = veiled("sheet")
    (hit,) = played(at, shoot(), [6, 6, 6], ["hull"]).events
    assert event_for(play.RULESET, at.ledger.battle, events.dump(hit), viewer) == {"type": "hit", "ship": "b"}


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_hidden_ship_is_not_there(viewer: Viewer) -> None:
    at = veiled("whole")
    happened = list(played(at, shoot(), [6, 6, 6], ["hull"]).events)
    happened += played(at, shoot("b", "a"), [1, 1, 1]).events
    happened += played(at, adjust("b", "hull", 1)).events
    seen = everything(at, viewer, happened)
    assert '"b"' not in seen
    assert "Skiff b" not in seen
    assert seen.endswith("[null, null, null]]")


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("veil", ["sheet", "whole"])
def test_laying_and_lifting_a_veil_is_the_gms(viewer: Viewer, veil: str) -> None:
    at = play.desk()
    for value in (veil, "none"):
        (laid,) = played(at, adjust("b", "veil", value)).events
        assert event_for(play.RULESET, at.ledger.battle, events.dump(laid), viewer) is None
    assert at.ledger.battle.veils == {}


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_ship_that_joins_under_a_veil_is_kept_from_others(viewer: Viewer) -> None:
    at = play.desk()
    ship = {"id": "e", "name": "Secret", "side": "red"}
    (whole,) = played(at, {"type": "add_ship", "ship": {**ship, "veil": "whole"}}).events
    assert '"e"' not in everything(at, viewer, [whole])
    assert "Secret" not in everything(at, viewer, [whole])
    (sheet,) = played(at, {"type": "add_ship", "ship": {**ship, "id": "f", "veil": "sheet"}}).events
    assert event_for(play.RULESET, at.ledger.battle, events.dump(sheet), viewer) == {
        "type": "ship_added",
        "ship": "f",
    }


def test_a_secret_of_the_rule_set_is_its_own_sides() -> None:
    at = play.desk()
    (hit,) = played(at, shoot(), [6, 6, 6], ["rum"]).events
    told = [event_for(play.RULESET, at.ledger.battle, events.dump(hit), viewer) for viewer in (GM, *OTHERS)]
    assert [one is not None for one in told] == [True, False, True, False]
    ships = [state_for(play.RULESET, at.ledger.battle, viewer)["ships"]["b"] for viewer in (GM, *OTHERS)]
    assert ["rum" in ship for ship in ships] == [True, False, True, False]


@pytest.mark.parametrize("viewer", OTHERS)
def test_notes_and_the_reasons_of_decrees_are_the_gms(viewer: Viewer) -> None:
    at = play.desk()
    happened = [
        *played(at, note("secret plan")).events,
        *played(at, adjust("a", "hull", 1, reason="secret plan")).events,
        *played(at, note("for all", public=True)).events,
    ]
    seen = [event_for(play.RULESET, at.ledger.battle, events.dump(event), viewer) for event in happened]
    assert "secret plan" not in json.dumps(seen)
    assert [one is not None for one in seen] == [False, True, True]


def test_a_roll_of_a_hidden_ship_is_the_gms() -> None:
    battle = veiled("whole").ledger.battle
    assert ask_hidden(battle, "b", RED)
    assert not ask_hidden(battle, "b", GM)
    assert not ask_hidden(battle, "a", RED)
    assert not ask_hidden(battle, None, RED)
    assert not ask_hidden(veiled("sheet").ledger.battle, "b", RED)


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (adjust("z", "veil", "whole"), "unknown_ship"),
        ({"type": "adjust", "field": "veil", "value": "whole"}, "unknown_ship"),
        (adjust("a", "veil", "thick"), "bad_value"),
        (adjust("a", "veil", ["whole"]), "bad_value"),
        (adjust("a", "veil", None), "bad_value"),
        (adjust("a", "veil", "whole", colour=1), "bad_value"),
        (
            {"type": "add_ship", "ship": {"id": "e", "name": "E", "side": "red", "veil": "thick"}},
            "bad_value",
        ),
    ],
)
def test_a_veil_that_will_not_do_is_refused(order: play.Json, code: str) -> None:
    outcome = play.desk().order(order)
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == code


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("b", True),
        ("bb", False),
        (["a", {"x": "b"}], True),
        ({"b": 1}, True),
        ({"side": "b", "sides": ["b"]}, False),
        (3, False),
        (None, False),
    ],
)
def test_a_ship_is_named_as_word_key_or_item_but_not_as_a_side(value: Any, found: bool) -> None:
    assert names(value, ["b"]) is found
    assert not names(value, [])


def test_every_mention_is_taken_out() -> None:
    value = {"order": ["a", "b"], "b": 1, "by": "b", "side": "b", "deep": [{"b": 2, "to": "a"}]}
    assert without(value, ["b"]) == {"order": ["a"], "by": None, "side": "b", "deep": [{"to": "a"}]}
    assert without(value, []) == value


@pytest.mark.parametrize("id", ["round", "ships", "step", "hull", "over"])
def test_a_hidden_ship_called_like_a_field_leaves_the_fields_where_they_are(id: str) -> None:
    at = play.desk()
    played(at, {"type": "add_ship", "ship": {"id": id, "name": "Secret", "side": "red", "veil": "whole"}})
    battle = at.ledger.battle
    state = state_for(play.RULESET, battle, BLUE)
    assert list(state["ships"]) == list("abcd")
    assert {"round", "over", "sides", "ships"} == state.keys()
    assert state["ships"]["b"]["hull"] == 3
    shown = board_for(play.RULESET, battle, BLUE, WORDS)
    assert [ship["id"] for ship in shown["ships"]] == list("abcd")
    assert {"round", "steps", "step", "over", "wind", "sides", "ships"} == shown.keys()


def test_a_decree_is_seen_without_its_reason() -> None:
    at = play.desk()
    (event,) = played(at, adjust("a", "hull", 1, reason="secret plan")).events
    told = event_for(play.RULESET, at.ledger.battle, events.dump(event), DISPLAY)
    assert told == events.dump(event) | {"reason": None}
