"""Running one command: checks, dice, events, and the battle after them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.skiffs import Hit
from timonier.kernel import engine
from timonier.kernel.common import Overruled
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint, fold
from timonier.kernel.refusals import Refusal, hard, soft

FAR = play.shoot(range=30)


def run(command: dict[str, Any], *words: list[Any]) -> engine.Outcome:
    return engine.run(play.RULESET, play.battle(), command, play.given(*words))


def code(command: dict[str, Any], *words: list[Any]) -> str:
    outcome = run(command, *words)
    assert isinstance(outcome, Refused)
    return outcome.refusal.code


@pytest.mark.parametrize("command", [{"type": "fly"}, {"type": ""}, {"type": None}, {"type": ["next"]}, {}])
def test_an_order_nobody_knows_is_refused(command: dict[str, Any]) -> None:
    assert code(command) == "unknown_command"


def test_an_unlisted_field_is_a_bad_value() -> None:
    assert code(play.shoot(colour="red")) == "bad_value"


@pytest.mark.parametrize(
    "more", [{"range": "near"}, {"range": 0}, {"range": 1.0}, {"overrule": 1}, {"group": 5}]
)
def test_a_field_that_does_not_load_is_a_bad_value(more: dict[str, Any]) -> None:
    assert code(play.shoot(**more)) == "bad_value"


def test_a_refusal_carries_code_rule_field_and_facts() -> None:
    outcome = run(FAR)
    assert isinstance(outcome, Refused)
    assert outcome.refusal == Refusal("out_of_range", "SK-2", True, "range", {"range": 30})


def test_an_overruled_refusal_becomes_a_ruling_in_the_log() -> None:
    outcome = run({**FAR, "overrule": True}, [1, 1, 1])
    assert isinstance(outcome, Done)
    assert outcome.events[0] == Overruled(code="out_of_range", rule="SK-2", facts={"range": 30})


def test_nobody_overrules_a_hard_refusal() -> None:
    assert code(play.shoot(target="z", overrule=True)) == "unknown_ship"


def test_hard_refusals_go_before_soft_ones() -> None:
    def checks(battle: Any, order: Any, faults: Any) -> Iterator[Refusal]:
        yield soft("wrong_step", "SK-9")
        yield hard("ship_out", "SK-9")
        pytest.fail("a check below a hard refusal was made")

    ruleset = play.game(lambda battle, order, dice: iter(()), checks)
    for overrule in (True, False):
        command = {"type": "go", "overrule": overrule}
        refusal = engine.refusal_of(ruleset, play.battle(), command)
        assert refusal is not None
        assert refusal.code == "ship_out"


def test_a_waiting_order_tells_what_is_open_and_what_is_certain() -> None:
    def long(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        yield Hit(ship="a", part="hull", left=dice.roll(1, 6, "damage", "a").face)
        yield Hit(ship="b", part="hull", left=dice.roll(1, 6, "damage", "b").face)

    ruleset = play.game(long)
    outcome = engine.run(ruleset, play.battle(), {"type": "go"}, play.given([2]))
    assert isinstance(outcome, Waiting)
    assert ([ask.ship for ask in outcome.asks], outcome.open) == (["a", "b"], (1,))
    assert outcome.so_far == (Hit(ship="a", part="hull", left=2),)


def test_several_throws_are_open_at_once() -> None:
    outcome = run({"type": "squall"}, [6, 6], [], [6, 6])
    assert isinstance(outcome, Waiting)
    assert outcome.open == (1, 3)


@pytest.mark.parametrize(
    "words",
    [[[7, 1, 1]], [[1, 1, 1, 1]], [[1, 1, 1], [1]], [[6, 6, 6], ["mast"]], [[6, 6, 6], [1]], [["6", 6, 6]]],
)
def test_dice_that_do_not_fit_refuse_the_order(words: list[list[Any]]) -> None:
    assert code(play.shoot(), *words) == "bad_dice"


def test_a_bad_die_is_told_with_what_was_asked_and_given() -> None:
    outcome = run(play.shoot(), [7, 1, 1])
    assert isinstance(outcome, Refused)
    assert outcome.refusal.facts == {"asked": "3d6", "given": [7, 1, 1]}
    assert [ask.notation for ask in outcome.asks] == ["3d6"]


def test_equal_states_have_equal_fingerprints_whatever_their_tables() -> None:
    one, other = play.battle(), play.battle()
    assert fingerprint(one) == fingerprint(replace(other, tables={}))
    other.veils["a"] = "whole"
    assert fingerprint(one) != fingerprint(other)


def test_folding_the_events_is_the_state_after_the_run() -> None:
    outcome = run(play.shoot(), [6, 6, 6], ["oars"])
    assert isinstance(outcome, Done)
    bare = replace(play.battle(), tables=None)
    assert fingerprint(fold(bare, outcome.events)) == fingerprint(outcome.battle)


def test_the_log_of_an_order_says_what_was_asked() -> None:
    outcome = run(play.shoot(), [6, 6, 6], ["oars"])
    assert isinstance(outcome, Done)
    assert [ask.notation for ask in outcome.asks] == ["3d6", "choice"]
