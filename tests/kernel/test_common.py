"""The orders every game has, events, fields, refusals, sequences and frozen parts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, note, played
from tests.kernel.skiffs import Hit, RoundBegan
from timonier.kernel import common, events
from timonier.kernel.codec import MISSING, NotLoaded
from timonier.kernel.engine import Refused
from timonier.kernel.refusals import hard, judge, soft
from timonier.kernel.sequence import Sequence
from timonier.kernel.state import evolve


def code(order: play.Json) -> str:
    outcome = play.desk().order(order)
    assert isinstance(outcome, Refused)
    return outcome.refusal.code


def test_a_note_is_written_down_and_changes_nothing() -> None:
    at = play.desk()
    assert played(at, note("ahoy", public=True)).events == (common.Noted(text="ahoy", public=True),)


@pytest.mark.parametrize("more", [{"text": ""}, {"text": " "}, {"text": 3}, {"public": 1}, {"colour": 1}])
def test_a_note_needs_a_text(more: play.Json) -> None:
    assert code(note(**more)) == "bad_value"
    assert code({"type": "note"}) == "bad_value"


def test_a_decree_sets_a_value_and_keeps_its_reason() -> None:
    at = play.desk()
    (event,) = played(at, adjust("a", "hull", 1, reason="rot")).events
    assert event == common.Adjusted(ship="a", field="hull", value=1, reason="rot")
    assert play.hull(at, "a") == 1


@pytest.mark.parametrize(
    "order", [adjust("a", "mast", 1), adjust("a", "hull", "1"), adjust("a", "hull", 10), adjust("a", "", 1)]
)
def test_a_decree_outside_its_domain_is_refused(order: play.Json) -> None:
    assert code(order) == "bad_value"


def test_what_follows_a_decree_follows() -> None:
    def checks(battle: Any, order: Any, faults: Any) -> Any:
        return ()

    def aftermath(battle: Any, order: Any) -> Any:
        yield Hit(ship=order.ship, part="oars", left=order.value)

    command = common.adjust(checks, "SK-1", aftermath)
    order = common.Adjust(ship="a", field="hull", value=2)
    assert [type(event) for event in command.handle(play.battle(), order, None)] == [common.Adjusted, Hit]  # type: ignore[arg-type]
    laid = common.Adjust(ship="a", field="veil", value="whole")
    assert [type(event) for event in command.handle(play.battle(), laid, None)] == [common.Adjusted]  # type: ignore[arg-type]


def test_a_ship_joins_last_and_leaves() -> None:
    at = play.desk()
    played(at, {"type": "add_ship", "ship": {"id": "e", "name": "E", "side": "red", "veil": "sheet"}})
    assert (list(at.ledger.battle.ships), at.ledger.battle.veils) == (list("abcde"), {"e": "sheet"})
    played(at, {"type": "remove_ship", "ship": "e", "reason": "sunk"})
    assert not at.ledger.battle.ships["e"].afloat
    at.undo(to=0)
    assert (list(at.ledger.battle.ships), at.ledger.battle.veils) == (list("abcd"), {})


@pytest.mark.parametrize("reason", ["eaten", None, 3])
def test_a_ship_leaves_for_one_of_three_reasons(reason: Any) -> None:
    assert code({"type": "remove_ship", "ship": "a", "reason": reason}) == "bad_value"


@pytest.mark.parametrize("ship", [None, [], {}, {"id": "a", "name": "A", "side": "red"}, "e"])
def test_a_ship_that_will_not_do_does_not_join(ship: Any) -> None:
    assert code({"type": "add_ship", "ship": ship}) in ("bad_value", "duplicate_ship")


def test_the_end_stops_the_rounds_until_the_gm_overrules() -> None:
    at = play.desk()
    played(at, {"type": "next"})
    played(at, {"type": "conclude"})
    outcome = at.order({"type": "next"})
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "battle_over"
    assert played(at, {"type": "next", "overrule": True}).events[-1] == RoundBegan(round=2)


def test_a_missing_field_is_told_as_no_value() -> None:
    refusals = list(common.bad_values({"ship": 1, "range": MISSING, "x": 2}, "R-1", "ship"))
    assert refusals == [hard("bad_value", "R-1", "range", field="range", value=None)]
    assert list(common.bad_values({}, "R-1")) == []


def test_the_checks_are_left_at_the_first_hard_one() -> None:
    refusals = iter([soft("a", "R"), hard("b", "R"), hard("c", "R")])
    assert judge(refusals) == (hard("b", "R"), [soft("a", "R")])
    assert next(refusals) == hard("c", "R")
    assert judge([soft("a", "R"), soft("b", "R")]) == (None, [soft("a", "R"), soft("b", "R")])


def test_an_event_is_named_in_snake_case_and_comes_back_from_json() -> None:
    for event in (RoundBegan(round=3), Hit(ship="a", part="rum", left=1), common.Noted(text="é")):
        wire = json.loads(json.dumps(events.dump(event)))
        assert events.load(play.RULESET.events, wire) == event
    assert events.dump(RoundBegan(round=3)) == {"type": "round_began", "round": 3}


@pytest.mark.parametrize("wire", [{}, {"type": "nothing"}, {"type": ["hit"]}, {"type": "hit", "ship": "a"}])
def test_what_is_no_event_is_not_loaded(wire: play.Json) -> None:
    with pytest.raises(NotLoaded):
        events.load(play.RULESET.events, wire)


def test_two_events_of_one_name_are_refused() -> None:
    @dataclass(frozen=True)
    class Noted:
        pass

    with pytest.raises(ValueError, match="two events are called noted"):
        events.catalogue([common.Noted, Noted])


def test_the_steps_of_a_turn_follow_each_other_round_after_round() -> None:
    steps = Sequence(("wind", "move", "fire"))
    assert steps.after("setup") == ("wind", True)
    assert [steps.after(step) for step in steps.steps] == [("move", False), ("fire", False), ("wind", True)]


def test_a_frozen_part_is_replaced_whole() -> None:
    old = play.skiffs.Skiff("A", "red")
    new = evolve(old, hull=1)
    assert (old.hull, new.hull, new.name, type(new)) == (3, 1, "A", type(old))
    with pytest.raises(TypeError, match="Skiff has no mast"):
        evolve(old, mast=1)
