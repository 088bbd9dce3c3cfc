"""One board for all games: its shape, and what it keeps from whom."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from tests.contract.games import (
    battle_of,
    battles,
    carried_out,
    every_game,
    every_vector,
    ruleset_of,
    vectors_of,
)
from timonier.kernel import events
from timonier.kernel.ruleset import GM, Battle, Ruleset, Viewer
from timonier.kernel.state import evolve
from timonier.kernel.texts import words
from timonier.kernel.veils import OPEN_FIELDS, board_for, event_for, names, state_for


@cache
def shapes() -> dict[str, Draft202012Validator]:
    """Return the shape of a board and of each of its pieces."""
    schema = json.loads(Path(__file__).with_name("board.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    kinds = {kind: {"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]} for kind in schema["$defs"]}
    return {kind: Draft202012Validator(part) for kind, part in {**kinds, "board": schema}.items()}


def viewers(battle: Battle) -> Iterator[Viewer]:
    yield from (Viewer("player", side) for side in battle.sides)
    yield Viewer("display")


def ends(battle: Battle) -> list[str]:
    """Return the first ship and the last."""
    return list(dict.fromkeys([*list(battle.ships)[:1], *list(battle.ships)[-1:]]))


def board(ruleset: Ruleset, battle: Battle, viewer: Viewer, lang: str = "fr") -> dict[str, Any]:
    return board_for(ruleset, battle, viewer, words(ruleset.package, lang))


def faults(kind: str, piece: Any) -> list[str]:
    """Return what is wrong with a piece of a board; each piece is looked at once, however often it comes."""
    return list(_faults(kind, json.dumps(piece, allow_nan=False)))


@cache
def _faults(kind: str, text: str) -> tuple[str, ...]:
    errors = shapes()[kind].iter_errors(json.loads(text))
    return tuple(f"{kind} {list(e.path)}: {e.message[:200]}" for e in errors)


def pieces(shown: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the pieces of a board from the largest to the smallest, each with its lists emptied."""
    yield "board", {**shown, "ships": [], "steps": []}
    yield from (("labelled", step) for step in shown["steps"])
    for ship in shown["ships"]:
        yield "ship", {**ship, "gauges": [], "marks": [], "sheet": []}
        yield from (("gauge", gauge) for gauge in ship["gauges"])
        yield from (("mark", mark) for mark in ship["marks"])
        for part in ship["sheet"]:
            yield "part", {**part, "rows": []}
            yield from (("row", row) for row in part["rows"])


@every_vector
def test_every_board_has_the_one_shape(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for battle in battles(vector):
        # The GM sees most of it, at any time; what others see is cut by the same rule all along.
        for viewer in (GM, *(viewers(battle) if battle is battles(vector)[-1] else ())):
            shown = board(ruleset, battle, viewer)
            found = [fault for kind, piece in pieces(shown) for fault in faults(kind, piece)]
            assert found == []


@every_vector
def test_a_board_is_of_one_piece(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for battle in battles(vector):
        shown = board(ruleset, battle, GM)
        assert [ship["id"] for ship in shown["ships"]] == list(battle.ships)
        assert [side["id"] for side in shown["sides"]] == list(battle.sides)
        assert {ship["side"] for ship in shown["ships"]} <= set(battle.sides)
        assert shown["over"] is battle.over
        steps = [step["id"] for step in shown["steps"]]
        assert len(steps) == len(set(steps))
        gauges = {gauge["id"] for ship in shown["ships"] for gauge in ship["gauges"]}
        assert gauges <= set(ruleset.gauges)


@every_vector
def test_a_board_is_the_same_in_both_languages_but_for_its_words(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), battles(vector)[-1]
    french, english = (board(ruleset, battle, GM, lang) for lang in ("fr", "en"))
    assert [s["id"] for s in french["steps"]] == [s["id"] for s in english["steps"]]
    for one, other in zip(french["ships"], english["ships"], strict=True):
        assert [g["id"] for g in one["gauges"]] == [g["id"] for g in other["gauges"]]
        assert [m["id"] for m in one["marks"]] == [m["id"] for m in other["marks"]]


@every_vector
def test_the_state_holds_every_ship_by_her_id(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for battle in battles(vector):
        for viewer in (GM, *viewers(battle)):
            state = state_for(ruleset, battle, viewer)
            hidden = set() if viewer.is_gm else {s for s, veil in battle.veils.items() if veil == "whole"}
            assert list(state["ships"]) == [ship for ship in battle.ships if ship not in hidden]
            assert {"round", "over"} <= state.keys()


@every_vector
def test_nothing_of_a_hidden_ship_reaches_the_table(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), battles(vector)[-1]
    for hidden in ends(battle):
        veiled = battle.fork()
        veiled.veils[hidden] = "whole"
        veiled.ships[hidden] = evolve(veiled.ships[hidden], name="Xyzzy")
        for viewer in (Viewer("player", veiled.ships[hidden].side), Viewer("display")):
            for shown in (state_for(ruleset, veiled, viewer), board(ruleset, veiled, viewer)):
                assert not names(shown, [hidden])
                assert "Xyzzy" not in json.dumps(shown)


@every_game
def test_whether_anybody_can_act_is_told_to_the_gm_alone(game: str) -> None:
    """It would tell of ships that are not there for the others."""
    vector = vectors_of(game)[0]
    ruleset, battle = ruleset_of(vector), battle_of(vector)
    assert isinstance(board(ruleset, battle, GM)["idle"], bool)
    assert not [viewer for viewer in viewers(battle) if "idle" in board(ruleset, battle, viewer)]


@every_game
def test_what_is_read_of_a_row_is_no_id_and_is_of_the_language(game: str) -> None:
    vector = vectors_of(game)[0]
    ruleset, battle = ruleset_of(vector), battle_of(vector)
    for lang, yes in (("fr", "oui"), ("en", "yes")):
        for ship in board(ruleset, battle, GM, lang)["ships"]:
            for row in (row for part in ship["sheet"] for row in part["rows"]):
                if row["value"] is True:
                    assert row["text"] == yes, row
                if row.get("ref") == "side" and row["value"]:
                    side = battle.sides[row["value"]]
                    assert row["text"] == (side if isinstance(side, str) else side.name), row


@every_game
def test_the_alarms_of_a_game_are_marks_of_its_ships(game: str) -> None:
    ruleset = ruleset_of(vectors_of(game)[0])
    shown = {
        (mark["id"], mark["alarm"])
        for vector in vectors_of(game)
        for battle in battles(vector)
        for ship in board(ruleset, battle, GM)["ships"]
        for mark in ship["marks"]
    }
    assert {(mark, alarm) for mark, alarm in shown if alarm} == set(ruleset.alarms.items())


@every_vector
def test_of_a_veiled_sheet_no_figure_reaches_the_table(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), battles(vector)[-1]
    for ship in ends(battle):
        veiled = battle.fork()
        veiled.veils[ship] = "sheet"
        for viewer in (Viewer("player", veiled.ships[ship].side), Viewer("display")):
            assert state_for(ruleset, veiled, viewer)["ships"][ship].keys() <= set(OPEN_FIELDS)
            (shown,) = [one for one in board(ruleset, veiled, viewer)["ships"] if one["id"] == ship]
            assert (shown["gauges"], shown["sheet"], shown["heading_deg"]) == ([], [], None)


@every_vector
def test_no_event_that_is_shown_names_a_hidden_ship(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one, done in carried_out(vector):
        for hidden in ends(one.after):
            veiled = one.after.fork()
            veiled.veils[hidden] = "whole"
            for viewer in (Viewer("player", veiled.ships[hidden].side), Viewer("display")):
                for event in done.events:
                    shown = event_for(ruleset, veiled, events.dump(event), viewer)
                    assert not names(shown, [hidden])


@every_vector
def test_of_a_veiled_ship_an_event_shows_no_figure(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one, done in carried_out(vector):
        for ship in ends(one.after):
            veiled = one.after.fork()
            veiled.veils[ship] = "sheet"
            for event in done.events:
                shown = event_for(ruleset, veiled, events.dump(event), Viewer("display")) or {}
                if names(shown, [ship]):
                    assert all(key == "type" or value in veiled.ships for key, value in shown.items())
