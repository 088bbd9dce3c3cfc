"""The same record is the same battle; what is refused or waits has not happened."""

from __future__ import annotations

from tests.contract.games import (
    GAMES,
    Played,
    battle_of,
    carried_out,
    every_vector,
    orders,
    record,
    ruleset_of,
)
from timonier.kernel import engine
from timonier.kernel.adjudicate import adjudicate
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint, fold


def run(one: Played, vector: str) -> engine.Outcome:
    return engine.run(ruleset_of(vector), one.before, one.command, one.answers)


@every_vector
def test_a_record_replays_to_the_same_battle(vector: str) -> None:
    data = record(vector)
    assert adjudicate(data, GAMES) == adjudicate(record(vector), GAMES)
    assert data == record(vector), "replaying a record changed it"


@every_vector
def test_the_same_dice_give_the_same_events(vector: str) -> None:
    for one, done in carried_out(vector):
        again = run(one, vector)
        assert isinstance(again, Done)
        assert (again.events, again.asks) == (done.events, done.asks)
        assert fingerprint(again.battle) == fingerprint(done.battle)


@every_vector
def test_recorded_dice_are_answers_to_the_questions_they_were_given_to(vector: str) -> None:
    for one, done in carried_out(vector):
        answers = [
            type(answer)(answer.words, ask) for answer, ask in zip(one.answers, done.asks, strict=True)
        ]
        again = engine.run(ruleset_of(vector), one.before, one.command, answers)
        assert isinstance(again, Done)
        assert again.events == done.events


@every_vector
def test_the_events_folded_are_the_state_after_the_order(vector: str) -> None:
    for one, done in carried_out(vector):
        assert fingerprint(fold(one.before, done.events)) == fingerprint(done.battle)
        assert fingerprint(done.battle) == fingerprint(one.after)


@every_vector
def test_applying_an_event_reads_no_table(vector: str) -> None:
    for one, done in carried_out(vector):
        bare = one.before.fork()
        bare.tables = None
        assert fingerprint(fold(bare, done.events)) == fingerprint(done.battle)


@every_vector
def test_an_order_leaves_the_battle_it_was_given_in_as_it_was(vector: str) -> None:
    battle = battle_of(vector)
    start = fingerprint(battle)
    ruleset = ruleset_of(vector)
    for one in orders(vector):
        before = fingerprint(one.before)
        engine.run(ruleset, one.before, one.command, one.answers)
        engine.run(ruleset, one.before, one.command)
        assert fingerprint(one.before) == before
    assert fingerprint(battle) == start == fingerprint(battle_of(vector))


@every_vector
def test_a_refused_or_waiting_order_changes_nothing(vector: str) -> None:
    for one in orders(vector):
        if not isinstance(one.outcome, Done):
            assert fingerprint(one.after) == fingerprint(one.before)


@every_vector
def test_a_refused_order_is_refused_whatever_the_dice(vector: str) -> None:
    for one in orders(vector):
        if isinstance(one.outcome, Refused) and one.outcome.refusal.code != "bad_dice":
            bare = engine.run(ruleset_of(vector), one.before, one.command)
            assert isinstance(bare, Refused)
            assert bare.refusal == one.outcome.refusal
            assert bare.asks == one.outcome.asks == ()


@every_vector
def test_what_is_certain_while_an_order_waits_comes_to_pass(vector: str) -> None:
    for one, done in carried_out(vector):
        for given in range(len(one.answers)):
            waiting = engine.run(ruleset_of(vector), one.before, one.command, one.answers[:given])
            assert isinstance(waiting, Waiting)
            assert waiting.so_far == done.events[: len(waiting.so_far)]
            assert waiting.asks == done.asks[: len(waiting.asks)]
            assert given in waiting.open
            die = done.asks[given].kind[:2]
            sure = sum(ask.count for ask in done.asks[given + 1 :] if ask.kind[:2] == die)
            assert waiting.asks[given].ahead <= sure, "dice said to be sure were never asked for"
