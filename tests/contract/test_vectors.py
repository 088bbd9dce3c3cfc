"""Every vector of every game passes, at once and answer by answer."""

from __future__ import annotations

import pytest

from tests.contract.games import (
    FOLDER,
    GAMES,
    Played,
    each_vector,
    every_game,
    every_vector,
    orders,
    record,
    ruleset_of,
    vectors_of,
)
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.desk import Desk, NotAwaiting
from timonier.kernel.dice import BadDice
from timonier.kernel.engine import Done, Outcome, Refused, Waiting, fingerprint
from timonier.kernel.ledger import Ledger


@every_game
def test_a_game_has_vectors(game: str) -> None:
    assert vectors_of(game)


def test_a_folder_of_vectors_belongs_to_a_game() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if folder.is_dir()} == GAMES.keys()


@each_vector
def test_a_vector_gives_what_it_expects(vector: str) -> None:
    data = record(vector)
    assert data["ruleset"] == ruleset_of(vector).id
    assert differences(data, adjudicate(data, GAMES)) == []


@every_vector
def test_answers_given_in_parts_come_to_the_same(vector: str) -> None:
    for one in orders(vector):
        desk = Desk(Ledger(ruleset_of(vector), one.before))
        try:
            outcome: Outcome | None = answer_by_answer(desk, one)
        except (BadDice, NotAwaiting):
            outcome = None
        if isinstance(one.outcome, Refused) and one.outcome.refusal.code == "bad_dice":
            assert outcome is None
            continue
        assert type(outcome) is type(one.outcome)
        if isinstance(outcome, Done) and isinstance(one.outcome, Done):
            assert (outcome.events, outcome.asks) == (one.outcome.events, one.outcome.asks)
        if isinstance(outcome, Waiting) and isinstance(one.outcome, Waiting):
            assert (outcome.asks, outcome.open) == (one.outcome.asks, one.outcome.open)
        assert fingerprint(desk.ledger.battle) == fingerprint(one.after)


def answer_by_answer(desk: Desk, one: Played) -> Outcome:
    """Give the answers of *one* face by face, each message twice where its ask is not done with it."""
    outcome = desk.order(one.command)
    for place, answer in enumerate(one.answers):
        for start in range(0, len(answer.words), 2):
            outcome = desk.give(place, answer.words[start : start + 2], start=start)
            if desk.pending is not None:
                desk.give(place, answer.words[: start + 2])
    return outcome


@every_vector
def test_faces_of_many_throws_in_one_message_run_on(vector: str) -> None:
    for one in orders(vector):
        dice = [answer.words for answer in one.answers]
        if not isinstance(one.outcome, Done) or len({ask.notation[-3:] for ask in one.outcome.asks}) != 1:
            continue
        if any(ask.notation == "choice" for ask in one.outcome.asks):
            continue
        desk = Desk(Ledger(ruleset_of(vector), one.before))
        desk.order(one.command)
        outcome = desk.give(0, [word for words in dice for word in words])
        assert isinstance(outcome, Done)
        assert outcome.events == one.outcome.events


def test_a_vector_that_does_not_hold_is_told() -> None:
    data = record("skiffs/shoot")
    data["entries"][1]["expect"]["state"] = {"/ships/b/rum": 3}
    assert differences(data, adjudicate(data, GAMES), "en") == ["entry 1: /ships/b/rum is 2, want 3"]
    with pytest.raises(ValueError, match="zip"):
        differences(data, {"entries": []})
