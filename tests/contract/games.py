"""All games and their vectors, and what came of every entry when they were played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.kernel import skiffs
from timonier import registry
from timonier.kernel import engine, veils
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Outcome
from timonier.kernel.ledger import Ledger
from timonier.kernel.player import Player
from timonier.kernel.record import answers_of, numbered, read_entries, read_head
from timonier.kernel.ruleset import GM, Battle, Ruleset

GAMES: dict[str, Ruleset] = {**registry.rulesets(), skiffs.RULESET.id: skiffs.RULESET}
FOLDER = Path(__file__).resolve().parents[1] / "vectors"
NAMES = tuple(
    f"{game}/{file.stem}" for game in GAMES for file in sorted((FOLDER / game).glob("*.json"), key=str)
)

every_game = pytest.mark.parametrize("game", GAMES)
each_vector = pytest.mark.parametrize("vector", NAMES)
"""One test for each vector."""


def every_vector(test: Callable[[str], None]) -> Callable[[str], None]:
    """Make one test for each game of *test*, which looks at one vector; a failure names the vector."""

    @every_game
    def all_of_them(game: str) -> None:
        for vector in vectors_of(game):
            try:
                test(vector)
            except BaseException as fault:
                fault.add_note(f"vector {vector}")
                raise

    all_of_them.__name__, all_of_them.__doc__ = test.__name__, test.__doc__
    return all_of_them


def vectors_of(game: str) -> list[str]:
    """Return the names of the vectors of a game."""
    return [name for name in NAMES if name.startswith(f"{game}/")]


Json = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """One entry of a vector as it was played.

    *outcome* is None where the entry was no order, or another one was waiting.
    """

    entry: Json
    told: Json
    before: Any
    after: Any
    answers: tuple[Answer, ...]
    outcome: Outcome | None

    @property
    def command(self) -> Json:
        """Return the order of the entry."""
        return dict(self.entry["command"])


def record(vector: str) -> Json:
    """Return the record of a vector, new each time."""
    data: Json = json.loads((FOLDER / f"{vector}.json").read_text("utf-8"))
    return data


def ruleset_of(vector: str) -> Ruleset:
    """Return the rule set of a vector."""
    return GAMES[vector.partition("/")[0]]


def battle_of(vector: str) -> Battle:
    """Return the battle of a vector before its first entry."""
    return read_head(record(vector), GAMES).battle


@cache
def play(vector: str) -> tuple[Played, ...]:
    """Return every entry of a vector as it was played."""
    data, ruleset = record(vector), ruleset_of(vector)
    desk = Desk(Ledger(ruleset, battle_of(vector)))
    found = []
    for n, entry in numbered(read_entries(data)):
        before, free = desk.ledger.battle, desk.pending is None
        answers = answers_of(entry.get("dice"))
        told = Player(desk, "en").entry(entry, n)
        told["state"] = veils.state_for(ruleset, desk.ledger.battle, GM)
        order = "command" in entry and free
        outcome = engine.run(ruleset, before, entry["command"], answers) if order else None
        found.append(Played(dict(entry), told, before, desk.ledger.battle, answers, outcome))
    return tuple(found)


def orders(vector: str) -> Iterator[Played]:
    """Yield the entries of a vector that are orders which were looked at."""
    return (one for one in play(vector) if one.outcome is not None)


def carried_out(vector: str) -> Iterator[tuple[Played, Done]]:
    """Yield the orders of a vector that were carried out, with what came of them."""
    for one in orders(vector):
        if isinstance(one.outcome, Done):
            yield one, one.outcome


def battles(vector: str) -> list[Any]:
    """Return the different battles that the entries of a vector lead to, the last one last."""
    found = {id(one.after): one.after for one in play(vector)}
    return list(found.values())
