"""One board for all games: its shape, and what it keeps from whom."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from tests.contract.games import every_vector, play, ruleset_of
from timonier.kernel.ruleset import GM, Battle, Ruleset, Viewer
from timonier.kernel.state import evolve
from timonier.kernel.texts import words
from timonier.kernel.veils import OPEN_FIELDS, board_for, names, state_for


@cache
def shape() -> Draft202012Validator:
    schema = json.loads(Path(__file__).with_name("board.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def viewers(battle: Battle) -> Iterator[Viewer]:
    yield from (Viewer("player", side) for side in battle.sides)
    yield Viewer("display")


def board(ruleset: Ruleset, battle: Battle, viewer: Viewer, lang: str = "fr") -> dict[str, Any]:
    return board_for(ruleset, battle, viewer, words(ruleset.package, lang))


@every_vector
def test_every_board_has_the_one_shape(vector: str) -> None:
    ruleset, looked_at = ruleset_of(vector), set()
    for one in play(vector):
        for viewer in (GM, *viewers(one.after)):
            shown = board(ruleset, one.after, viewer)
            text = json.dumps(shown)
            if text not in looked_at:
                looked_at.add(text)
                assert [f"{list(e.path)}: {e.message[:200]}" for e in shape().iter_errors(shown)] == []
                assert json.loads(text) == shown


@every_vector
def test_a_board_is_of_one_piece(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one in play(vector):
        shown = board(ruleset, one.after, GM)
        assert [ship["id"] for ship in shown["ships"]] == list(one.after.ships)
        assert [side["id"] for side in shown["sides"]] == list(one.after.sides)
        assert {ship["side"] for ship in shown["ships"]} <= set(one.after.sides)
        assert shown["over"] is one.after.over
        steps = [step["id"] for step in shown["steps"]]
        assert len(steps) == len(set(steps))
        gauges = {gauge["id"] for ship in shown["ships"] for gauge in ship["gauges"]}
        assert gauges <= set(ruleset.gauges)


@every_vector
def test_a_board_is_the_same_in_both_languages_but_for_its_words(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), play(vector)[-1].after
    french, english = (board(ruleset, battle, GM, lang) for lang in ("fr", "en"))
    assert [s["id"] for s in french["steps"]] == [s["id"] for s in english["steps"]]
    for one, other in zip(french["ships"], english["ships"], strict=True):
        assert [g["id"] for g in one["gauges"]] == [g["id"] for g in other["gauges"]]
        assert [m["id"] for m in one["marks"]] == [m["id"] for m in other["marks"]]


@every_vector
def test_the_state_holds_every_ship_by_her_id(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one in play(vector):
        for viewer in (GM, *viewers(one.after)):
            state = state_for(ruleset, one.after, viewer)
            hidden = set() if viewer.is_gm else {s for s, veil in one.after.veils.items() if veil == "whole"}
            assert list(state["ships"]) == [ship for ship in one.after.ships if ship not in hidden]
            assert {"round", "over"} <= state.keys()


@every_vector
def test_nothing_of_a_hidden_ship_reaches_the_table(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), play(vector)[-1].after
    for hidden in battle.ships:
        veiled = battle.fork()
        veiled.veils[hidden] = "whole"
        veiled.ships[hidden] = evolve(veiled.ships[hidden], name="Xyzzy")
        for viewer in viewers(veiled):
            for shown in (state_for(ruleset, veiled, viewer), board(ruleset, veiled, viewer)):
                assert not names(shown, [hidden])
                assert "Xyzzy" not in json.dumps(shown)


@every_vector
def test_of_a_veiled_sheet_no_figure_reaches_the_table(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), play(vector)[-1].after
    for ship in battle.ships:
        veiled = battle.fork()
        veiled.veils[ship] = "sheet"
        for viewer in viewers(veiled):
            assert state_for(ruleset, veiled, viewer)["ships"][ship].keys() <= set(OPEN_FIELDS)
            (shown,) = [one for one in board(ruleset, veiled, viewer)["ships"] if one["id"] == ship]
            assert (shown["gauges"], shown["sheet"]) == ([], [])
