"""The rails of raise-and-run-again: a rule waits for dice by NeedDice and is run anew from the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.skiffs import Missed
from timonier.kernel import engine, odds
from timonier.kernel.asks import AskDice, NeedDice, ReplayMismatch
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.refusals import hard

GO = {"type": "go"}


def run(handle: Any, *answers: Answer, checks: Any = None) -> engine.Outcome:
    ruleset = play.game(handle, checks)
    return engine.run(ruleset, play.battle(ruleset), GO, answers)


def test_a_rule_cannot_swallow_need_dice() -> None:
    def careless(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        try:
            dice.roll(1, 6, "gunnery")
        except Exception:
            yield Missed(ship="a")

    assert not issubclass(NeedDice, Exception)
    assert isinstance(run(careless), Waiting)


def test_an_answer_recorded_for_another_question_is_a_mismatch() -> None:
    def edited(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        dice.roll(2, 6, "damage")
        yield Missed(ship="a")

    with pytest.raises(ReplayMismatch):
        run(edited, Answer((3, 4), AskDice(2, 6, "gunnery")))
    assert isinstance(run(edited, Answer((3, 4), AskDice(2, 6, "damage"))), Done)


def test_a_rule_with_a_hidden_state_is_found_out() -> None:
    runs: list[int] = []

    def moody(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        runs.append(1)
        dice.roll(len(runs), 6, "gunnery")
        yield Missed(ship="a")

    at = play.desk(play.game(moody))
    at.order(GO)
    with pytest.raises(ReplayMismatch):
        at.give(0, [3])


def test_every_recorded_die_must_be_asked_for() -> None:
    def quiet(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        yield Missed(ship="a")

    outcome = run(quiet, Answer((3,)))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "bad_dice"


def test_refusals_come_before_the_first_die() -> None:
    def never(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        pytest.fail("a refused order was carried out")
        yield

    outcome = run(never, checks=lambda battle, order, faults: [hard("ship_out", "SK-9")])
    assert isinstance(outcome, Refused)
    assert outcome.asks == ()


def test_no_branch_of_an_order_that_was_begun_is_refused() -> None:
    for command in (play.shoot(), {"type": "squall"}):
        branches = list(odds.explore(play.RULESET, play.battle(), command, 2000))
        assert branches
        assert all(isinstance(branch.outcome, Done) for branch in branches)


def test_a_generator_handed_back_is_run_inside_the_driver() -> None:
    def lazy(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        return (Missed(ship="a") for face in (dice.roll(1, 6, "gunnery").face,) for _ in range(face))

    def lazier(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        return (Missed(ship="a") for _ in range(2) if dice.roll(1, 6, "gunnery").face > 3)

    assert isinstance(run(lazier), Waiting)
    assert isinstance(run(lazy), Waiting)
    outcome = run(lazier, Answer((5,)), Answer((1,)))
    assert isinstance(outcome, Done)
    assert len(outcome.events) == 1


def test_the_battle_an_order_was_given_in_is_not_touched() -> None:
    battle = play.battle()
    before = fingerprint(battle)
    outcome = engine.run(play.RULESET, battle, play.shoot(), play.given([6, 6, 6], ["hull"]))
    assert isinstance(outcome, Done)
    assert fingerprint(battle) == before != fingerprint(outcome.battle)


def test_same_dice_same_events() -> None:
    outcomes = [
        engine.run(play.RULESET, play.battle(), play.shoot(), play.given([6, 6, 6], ["rum"]))
        for _ in range(2)
    ]
    one, other = outcomes
    assert isinstance(one, Done)
    assert isinstance(other, Done)
    assert (one.events, one.asks) == (other.events, other.asks)
    assert fingerprint(one.battle) == fingerprint(other.battle)


def test_a_step_of_a_rule_is_one_ask() -> None:
    outcome = engine.run(play.RULESET, play.battle(), play.shoot())
    assert isinstance(outcome, Waiting)
    assert [ask.notation for ask in outcome.asks] == ["3d6"]


def test_what_comes_below_a_yield_sees_its_effect() -> None:
    seen: list[int] = []

    def twice(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        for _ in range(2):
            yield play.skiffs.Hit(ship="a", part="hull", left=battle.ships["a"].hull - 1)
            seen.append(battle.ships["a"].hull)

    run(twice)
    assert seen == [2, 1]
