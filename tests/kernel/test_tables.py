"""Tables in TOML: merged key by key, lists whole, and every fault told with its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kernel import play
from timonier.kernel import tables
from timonier.kernel.tables import FLAG, TEXT, BadTables, Keyed, ListOf, Row, either, number, one_of
from timonier.kernel.texts import reason_text, words

AMMO = Row({"range": number(1, 9), "wet": FLAG, "words": ListOf(TEXT)}, {"wet": False})
SHAPE = Row(
    {
        "ammo": Keyed(AMMO),
        "ships": Keyed(
            Row({"guns": number(0, 9)}), open=True, key=lambda key: key.islower(), what="a small id"
        ),
        "pair": ListOf(number(1, 6), length=2, also=lambda v: None if v[0] <= v[1] else "goes down"),
        "odds": Row({"low": number(1, 9), "high": number(1, 9)}, whole=True),
    }
)
BASE = SHAPE.check(
    {
        "ammo": {"ball": {"range": 3, "words": ["iron"]}, "chain": {"range": 2, "wet": True, "words": []}},
        "ships": {"brig": {"guns": 5}},
        "pair": [1, 6],
        "odds": {"low": 1, "high": 9},
    },
    (),
)


def why(bad: BadTables, lang: str = "en") -> str:
    return reason_text(words(None, lang), bad.reason)


def test_defaults_are_filled_in() -> None:
    assert BASE["ammo"]["ball"]["wet"] is False


def test_a_table_is_merged_key_by_key() -> None:
    merged = SHAPE.merge(BASE, {"ammo": {"ball": {"range": 4}}}, ())
    assert merged["ammo"]["ball"] == {"range": 4, "wet": False, "words": ["iron"]}
    assert merged["ammo"]["chain"] == BASE["ammo"]["chain"]
    assert BASE["ammo"]["ball"]["range"] == 3


def test_a_list_is_replaced_whole() -> None:
    merged = SHAPE.merge(BASE, {"ammo": {"ball": {"words": ["a", "b"]}}, "pair": [2, 3]}, ())
    assert (merged["ammo"]["ball"]["words"], merged["pair"]) == (["a", "b"], [2, 3])


def test_a_table_that_is_whole_is_replaced_whole() -> None:
    assert SHAPE.merge(BASE, {"odds": {"low": 2, "high": 3}}, ())["odds"] == {"low": 2, "high": 3}


def test_an_open_table_takes_new_ids_that_are_complete() -> None:
    assert SHAPE.merge(BASE, {"ships": {"sloop": {"guns": 2}}}, ())["ships"].keys() == {"brig", "sloop"}


@pytest.mark.parametrize(
    ("tree", "path", "reason"),
    [
        ({"amo": {}}, "amo", "no such key"),
        ({"ammo": {"grape": {}}}, "ammo.grape", "no such key"),
        ({"ammo": {"ball": {"reach": 3}}}, "ammo.ball.reach", "no such key"),
        ({"ammo": {"ball": 3}}, "ammo.ball", "a table is wanted"),
        ({"ammo": {"ball": {"range": 0}}}, "ammo.ball.range", "0 is not a whole number from 1 to 9"),
        ({"ammo": {"ball": {"range": 2.0}}}, "ammo.ball.range", "2.0 is not a whole number"),
        ({"ammo": {"ball": {"range": True}}}, "ammo.ball.range", "True is not a whole number"),
        ({"ammo": {"ball": {"wet": 1}}}, "ammo.ball.wet", "1 is not one of"),
        ({"ammo": {"ball": {"words": "iron"}}}, "ammo.ball.words", "a list is wanted"),
        ({"ammo": {"ball": {"words": ["iron", ""]}}}, "ammo.ball.words.1", "is not a text"),
        ({"ships": {"sloop": {}}}, "ships.sloop.guns", "is missing"),
        ({"ships": {"SLOOP": {"guns": 1}}}, "ships.SLOOP", "is not a small id"),
        ({"pair": [1, 2, 3]}, "pair", "3 values where 2 are wanted"),
        ({"pair": [1, 7]}, "pair.1", "7 is not"),
        ({"pair": [3, 2]}, "pair", "goes down"),
        ({"odds": {"low": 2}}, "odds.high", "is missing"),
    ],
)
def test_what_does_not_fit_is_told_with_its_key(tree: Any, path: str, reason: str) -> None:
    with pytest.raises(BadTables) as bad:
        SHAPE.merge(BASE, tree, ())
    assert (".".join(bad.value.path), reason in why(bad.value)) == (path, True), why(bad.value)


def test_either_takes_what_any_of_its_shapes_takes() -> None:
    shape = either(number(1, 3), one_of("all"))
    assert [shape.check(value, ()) for value in (2, "all")] == [2, "all"]
    with pytest.raises(BadTables) as bad:
        shape.check("some", ("x",))
    assert why(bad.value) == "some is not a whole number from 1 to 3 or one of 'all'"


def test_later_trees_are_laid_over_earlier_ones() -> None:
    package, shape = play.RULESET.package, play.RULESET.shape
    laid = tables.overridden(package, shape, {"reach": {"metres": 5, "needed": 9}}, {"reach": {"metres": 7}})
    assert laid["reach"] == {"metres": 7, "needed": 9}
    assert tables.standard(package, shape)["reach"] == {"metres": 20, "needed": 10}


def test_a_printed_table_says_what_it_is_and_where_it_comes_from() -> None:
    (printed,) = tables.read(play.RULESET.package)[1]
    assert (printed.name, printed.keys, printed.title["en"]) == ("reach", ("reach",), "Reach")
    assert printed.source


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"a": 'source = "s"\nx = 1'}, "title"),
        ({"a": 'title = { fr = "f", en = "e" }\nx = 1'}, "source"),
        ({"a": 'title = { fr = "f" }\nsource = "s"'}, "title"),
        ({name: 'title = { fr = "f", en = "e" }\nsource = "s"\nx = 1' for name in "ab"}, "another file"),
    ],
)
def test_a_table_without_title_or_source_is_refused(
    files: dict[str, str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    monkeypatch.setattr(tables.resources, "files", lambda package: tmp_path)
    with pytest.raises(BadTables) as bad:
        tables.read.__wrapped__("anything")
    monkeypatch.undo()
    assert reason in why(bad.value)
