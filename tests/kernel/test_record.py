"""Battle records: read, checked, and every fault told with a JSON pointer."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import note
from timonier.kernel.record import (
    BadRecord,
    answers_of,
    numbered,
    read_entries,
    read_head,
    read_overrides,
    ruleset_tables,
)
from timonier.kernel.tables import BadTables, Keyed, ListOf, Row, number

LEAVE_OUT = object()


def changed(path: str, value: Any) -> Any:
    """Return a record with *value* at *path*."""
    record = copy.deepcopy(play.record(note()))
    *parents, last = path.split("/")[1:]
    place: Any = record
    for key in parents:
        place = place[int(key)] if isinstance(place, list) else place.setdefault(key, {})
    if value is LEAVE_OUT:
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return record


def test_a_record_becomes_a_battle() -> None:
    head = read_head(play.record(title="Skirmish", options={"drunk": True}), play.GAMES)
    assert (head.title, head.options, list(head.battle.ships)) == ("Skirmish", {"drunk": True}, list("abcd"))
    assert head.setup == play.record()["setup"]


def test_options_take_their_defaults() -> None:
    assert read_head(play.record(), play.GAMES).options == {"drunk": False}


@pytest.mark.parametrize("value", [None, 3, "x", [], [{}]])
def test_what_is_no_object_is_no_record(value: Any) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(value, play.GAMES)
    assert (bad.value.code, bad.value.pointer) == ("bad_record", "")


@pytest.mark.parametrize(
    ("path", "value", "pointer"),
    [
        ("/format", LEAVE_OUT, "/format"),
        ("/format", "timonier-battle/2", "/format"),
        ("/title", 5, "/title"),
        ("/setup", LEAVE_OUT, "/setup"),
        ("/setup", [], "/setup"),
        ("/options", None, "/options"),
        ("/options/sober", True, "/options/sober"),
        ("/options/drunk", 1, "/options/drunk"),
        ("/options/a~1b", 1, "/options/a~01b"),
        ("/tables", [], "/tables"),
        ("/tables/reach/metres", 0, "/tables/reach/metres"),
        ("/tables/guns", {}, "/tables/guns"),
        ("/tables/a~b", {}, "/tables/a~0b"),
        ("/setup/sides", LEAVE_OUT, "/setup/sides"),
        ("/setup/sides", [], "/setup/sides"),
        ("/setup/sides/1", "blue", "/setup/sides/1"),
        ("/setup/sides/1/id", "red", "/setup/sides/1/id"),
        ("/setup/sides/1/name", LEAVE_OUT, "/setup/sides/1/name"),
        ("/setup/ships", {}, "/setup/ships"),
        ("/setup/ships/0", None, "/setup/ships/0"),
        ("/setup/ships/0/id", LEAVE_OUT, "/setup/ships/0/id"),
        ("/setup/ships/0/id", "No Slug", "/setup/ships/0/id"),
        ("/setup/ships/0/id", "x" * 65, "/setup/ships/0/id"),
        ("/setup/ships/0/id", "é", "/setup/ships/0/id"),
        ("/setup/ships/0/id", 3, "/setup/ships/0/id"),
        ("/setup/ships/1/id", "a", "/setup/ships/1/id"),
        ("/setup/ships/2/name", " ", "/setup/ships/2/name"),
        ("/setup/ships/2/side", "green", "/setup/ships/2/side"),
        ("/setup/ships/2/veil", "thick", "/setup/ships/2/veil"),
        ("/setup/ships/2/veil", None, "/setup/ships/2/veil"),
        ("/setup/ships/2/veil", ["whole"], "/setup/ships/2/veil"),
    ],
)
def test_a_faulty_head_is_told_with_its_pointer(path: str, value: Any, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(changed(path, value), play.GAMES)
    assert (bad.value.code, bad.value.pointer) == ("bad_record", pointer)


@pytest.mark.parametrize("value", ["chess", None, 5, ["skiffs"], LEAVE_OUT])
def test_a_rule_set_nobody_knows_has_its_own_code(value: Any) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(changed("/ruleset", value), play.GAMES)
    assert (bad.value.code, bad.value.pointer) == ("unknown_ruleset", "/ruleset")


@pytest.mark.parametrize(
    ("entry", "pointer"),
    [
        (5, ""),
        ({}, ""),
        ({"command": {"type": "next"}, "undo": {}}, ""),
        ({"command": []}, "/command"),
        ({"command": {}}, "/command/type"),
        ({"command": {"type": 3}}, "/command/type"),
        ({"command": {"type": "next"}, "dice": 3}, "/dice"),
        ({"command": {"type": "next"}, "dice": [3]}, "/dice"),
        ({"undo": None}, "/undo"),
        ({"undo": {"to": -1}}, "/undo/to"),
        ({"redo": {"to": True}}, "/redo/to"),
        ({"redo": {"to": "3"}}, "/redo/to"),
        ({"amend": {}}, "/amend/entry"),
        ({"amend": {"entry": 1.0}}, "/amend/entry"),
        ({"amend": {"entry": 1, "command": 3}}, "/amend/command"),
        ({"amend": {"entry": 1, "command": {}}}, "/amend/command/type"),
        ({"amend": {"entry": 1, "dice": [1]}}, "/amend/dice"),
        ({"amend": {"entry": 1, "reason": 5}}, "/amend/reason"),
    ],
)
def test_a_faulty_entry_is_told_with_its_pointer(entry: Any, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_entries(play.record({"command": note()}, entry))
    assert bad.value.pointer == f"/entries/1{pointer}"


def test_entries_are_a_list() -> None:
    with pytest.raises(BadRecord) as bad:
        read_entries(play.record() | {"entries": {}})
    assert bad.value.pointer == "/entries"
    assert read_entries({}) == []


def test_entries_keep_their_own_numbers_while_they_rise() -> None:
    entries = [{"n": 3}, {}, {"n": 9}, {"n": 9}, {"n": 2}, {"n": "12"}, {"n": True}]
    assert [n for n, _ in numbered(entries)] == [3, 4, 9, 10, 11, 12, 13]


def test_dice_become_answers_in_order() -> None:
    assert [answer.words for answer in answers_of([[1, 2], ["hull"], []])] == [(1, 2), ("hull",), ()]
    assert answers_of(None) == ()


def test_a_veil_of_the_set_up_is_laid() -> None:
    record = changed("/setup/ships/1/veil", "whole")
    record["setup"]["ships"][2]["veil"] = "none"
    assert read_head(record, play.GAMES).battle.veils == {"b": "whole"}


def test_a_records_own_tables_go_before_the_file() -> None:
    file = {"reach": {"metres": 5, "needed": 5}}
    head = read_head(play.record(tables={"reach": {"metres": 7}}), play.GAMES, file)
    assert head.battle.tables["reach"] == head.overrides["reach"] == {"metres": 7, "needed": 5}


def test_the_overrides_in_force_make_the_same_battle_elsewhere() -> None:
    head = read_head(play.record(tables={"reach": {"metres": 7}}), play.GAMES, {"reach": {"needed": 5}})
    again = read_head(play.record(tables=dict(head.overrides)), play.GAMES)
    assert again.battle.tables == head.battle.tables


def test_a_fault_of_the_file_is_not_one_of_the_record() -> None:
    with pytest.raises(BadTables) as bad:
        read_head(play.record(), play.GAMES, {"reach": {"metres": 0}})
    assert bad.value.path == ("reach", "metres")


@pytest.mark.parametrize(
    ("tree", "found"),
    [
        ({"reach": {}}, {"reach": {}}),
        ({"ruleset": "skiffs", "reach": {}}, {"reach": {}}),
        ({"ruleset": "other", "reach": {}}, {}),
        ({"skiffs": {"reach": {}}}, {"reach": {}}),
        ({"other": {"reach": {}}}, {}),
    ],
)
def test_a_file_is_for_one_rule_set_or_for_each(tree: dict[str, Any], found: dict[str, Any]) -> None:
    assert read_overrides(tree, "skiffs", {"skiffs": 1, "other": 2}) == found


SHAPE = Row(
    {
        "a": Row({"b": number(0, 9), "c": ListOf(number(0, 9))}),
        "ids": Keyed(Row({"x": number(0, 9), "y": number(0, 9)}, {"y": 0}), open=True),
        "whole": Row({"x": number(0, 9), "y": number(0, 9)}, {"y": 0}, whole=True),
    }
)


def test_overrides_become_one_tree_that_makes_the_same_tables() -> None:
    base = SHAPE.check({"a": {"b": 1, "c": []}, "ids": {"k": {"x": 1}}, "whole": {"x": 1, "y": 1}}, ())
    file = {"a": {"b": 2, "c": [1, 2]}, "ids": {"k": {"y": 5}, "n": {"x": 3}}, "whole": {"x": 2, "y": 2}}
    own = {"a": {"c": [3]}, "ids": {"n": {"y": 4}, "m": {"x": 6}}, "whole": {"x": 3}}
    tree = ruleset_tables(SHAPE, file, own)
    assert tree["a"] == {"b": 2, "c": [3]}
    assert tree["whole"] == {"x": 3}
    assert SHAPE.merge(base, tree, ()) == SHAPE.merge(SHAPE.merge(base, file, ()), own, ())
