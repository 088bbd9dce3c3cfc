"""Every handler comes to an end whatever the dice say, and never refuses what was begun."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.contract.games import (
    GAMES,
    carried_out,
    every_game,
    every_vector,
    orders,
    ruleset_of,
    vectors_of,
)
from timonier.kernel import engine, events, odds
from timonier.kernel.asks import Ask, AskChoice
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.ruleset import Ruleset

BRANCHES = 40
PLAYOUTS = 4


@every_vector
def test_every_branch_of_an_order_is_carried_out(vector: str) -> None:
    for one in orders(vector):
        refused = isinstance(one.outcome, Refused) and one.outcome.refusal.code != "bad_dice"
        branches = list(odds.explore(ruleset_of(vector), one.before, one.command, BRANCHES))
        assert branches
        assert sum(branch.weight for branch in branches) > 0
        for branch in branches:
            assert isinstance(branch.outcome, Refused if refused else Done)


@every_vector
def test_an_order_comes_to_an_end_whatever_is_thrown(vector: str) -> None:
    ruleset, chance = ruleset_of(vector), random.Random(vector)
    for one, done in carried_out(vector):
        for _ in range(PLAYOUTS if done.asks else 0):
            came = finish(ruleset, one.before, one.command, chance)
            for event in came.events:
                assert type(event) in ruleset.events.values()
                json.dumps(events.dump(event), allow_nan=False)
            assert fingerprint(engine.fold(one.before, came.events)) == fingerprint(came.battle)


def finish(ruleset: Ruleset, battle: Any, command: dict[str, Any], chance: random.Random) -> Done:
    """Run *command* with answers drawn by *chance*, high faces more often than they fall."""
    answers: list[Answer] = []
    while True:
        outcome = engine.run(ruleset, battle, command, answers)
        if not isinstance(outcome, Waiting):
            assert isinstance(outcome, Done)
            return outcome
        assert len(outcome.asks) < 400, "an order that never ends"
        answers += [drawn(ask, chance) for ask in outcome.asks[len(answers) :]]


def drawn(ask: Ask, chance: random.Random) -> Answer:
    if isinstance(ask, AskChoice):
        return Answer((chance.choice(ask.options),), ask)
    low = 1 if chance.random() < 0.6 else ask.sides // 2
    return Answer(tuple(chance.randint(low, ask.sides) for _ in range(ask.count)), ask)


@every_game
def test_all_handlers_of_a_game_are_explored(game: str) -> None:
    explored = {one.command["type"] for vector in vectors_of(game) for one, _ in carried_out(vector)}
    assert explored == GAMES[game].commands.keys()
