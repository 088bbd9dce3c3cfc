"""Steps in which nobody can do anything: the board says so, and no vector says otherwise."""

from __future__ import annotations

import pytest

from tests.contract.games import battles, carried_out, every_game, ruleset_of, vectors_of
from timonier.api.commands import GMS_OWN
from timonier.kernel.ruleset import GM, Battle, Ruleset
from timonier.kernel.texts import words

AT_ANY_TIME = {
    "ram",
    "ground",
    "reefs",
    "storm",
    "provisions",
    "character_roll",
    "set_wind",
    "place",
    "audit",
}
"""Orders that tell what the table or the sea did; they wait for no step."""


def idle(ruleset: Ruleset, battle: Battle) -> bool:
    found: bool = ruleset.board(battle, GM, words(ruleset.package, "fr"))["idle"]
    return found


@every_game
def test_nothing_was_ever_ordered_in_an_idle_step(game: str) -> None:
    ruleset = ruleset_of(vectors_of(game)[0])
    for vector in vectors_of(game):
        for one, done in carried_out(vector):
            kind = one.command["type"]
            ruled = done.events and type(done.events[0]).__name__ == "Overruled"
            if kind in GMS_OWN or kind in AT_ANY_TIME or ruled:
                continue
            assert not idle(ruleset, one.before), (vector, one.command)


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("broadsides", {"wind", "second_auto_fire"}),
        ("mortecouille", {"blaze", "upkeep"}),
        ("tartare", {"impact", "activation", "defence"}),
        ("trireme", {"ramming", "repairs", "cutting"}),
    ],
)
def test_the_steps_that_do_all_by_themselves_are_idle(game: str, steps: set[str]) -> None:
    ruleset, found = ruleset_of(vectors_of(game)[0]), set()
    for vector in vectors_of(game):
        found |= {battle.step for battle in battles(vector) if not battle.over and idle(ruleset, battle)}
    assert steps <= found
