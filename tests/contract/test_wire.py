"""Orders, events and set-ups come through JSON as they went in, and fit their schemas."""

from __future__ import annotations

import json
from typing import Any

from jsonschema import Draft202012Validator

from tests.contract.games import (
    GAMES,
    battle_of,
    battles,
    carried_out,
    every_game,
    every_vector,
    orders,
    play,
    record,
    ruleset_of,
)
from timonier.kernel import codec, events
from timonier.kernel.describe import describe
from timonier.kernel.engine import fingerprint
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import GM
from timonier.kernel.schema import schema_of
from timonier.kernel.texts import LANGUAGES, words
from timonier.kernel.veils import state_for


def wired(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


@every_vector
def test_an_order_comes_back_from_the_wire(vector: str) -> None:
    commands = ruleset_of(vector).commands
    for one, _ in carried_out(vector):
        order, faults = codec.load_order(commands[one.command["type"]].order, one.command)
        assert not faults
        again, faults = codec.load_order(type(order), wired(codec.dump(order)))
        assert (again, faults) == (order, {})


@every_vector
def test_an_order_that_is_carried_out_fits_its_schema(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one, _ in carried_out(vector):
        schema = schema_of(ruleset.commands[one.command["type"]], words(ruleset.package, "en"))
        Draft202012Validator(schema).validate(one.command)


@every_vector
def test_an_event_comes_back_from_the_wire(vector: str) -> None:
    known = ruleset_of(vector).events
    for _, done in carried_out(vector):
        for event in done.events:
            assert known[events.type_of(type(event))] is type(event)
            assert events.load(known, wired(events.dump(event))) == event


@every_vector
def test_a_set_up_comes_back_from_the_wire(vector: str) -> None:
    again = read_head(wired(record(vector)), GAMES).battle
    assert fingerprint(again) == fingerprint(battle_of(vector))


@every_vector
def test_a_state_is_plain_json(vector: str) -> None:
    for battle in battles(vector):
        state = state_for(ruleset_of(vector), battle, GM)
        assert wired(state) == state


@every_vector
def test_looking_at_an_order_does_not_change_it(vector: str) -> None:
    for one in orders(vector):
        assert one.command == record(vector)["entries"][play(vector).index(one)]["command"]


@every_game
def test_a_game_describes_itself_with_valid_schemas(game: str) -> None:
    for lang in LANGUAGES:
        told = describe(GAMES[game], lang)
        assert wired(told) == told
        assert {one["type"] for one in told["commands"]} >= {
            "next",
            "adjust",
            "note",
            "add_ship",
            "remove_ship",
            "conclude",
        }
        for one in told["commands"]:
            Draft202012Validator.check_schema(one["schema"])


@every_game
def test_every_event_of_a_game_can_be_dumped_by_its_own_type(game: str) -> None:
    for name, cls in GAMES[game].events.items():
        assert events.type_of(cls) == name
        assert "type" not in {spec.name for spec in codec.fields_of(cls)}
