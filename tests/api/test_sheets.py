"""What is printed before a battle: blank sheets, the steps of a turn, and tables in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from timonier import registry
from timonier.kernel import tables as tomls

GAMES = sorted(registry.rulesets())
WORD = re.compile(r"[A-Za-z][A-Za-z_-]*")
"""A word that a person would read as it stands; dice and odds (`2g2`, `1:3`) are read as they are."""


def words_of(value: Any) -> set[str]:
    """Return the words of a table, names apart."""
    if isinstance(value, dict):
        inner = set().union(*(words_of(item) for key, item in value.items() if key != "name"))
        return inner | {key for key in value if key != "name"}
    if isinstance(value, list):
        return set().union(*map(words_of, value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_every_table_can_be_read(client: FlaskClient, game: str, lang: str) -> None:
    for table in client.get(f"/api/v1/rulesets/{game}?lang={lang}").json["tables"]:
        bare = {word for word in words_of(table["values"]) if WORD.fullmatch(word)}
        assert bare <= table["labels"].keys(), table["id"]
        for label in table["labels"].values():
            assert label.strip() and "{" not in label, (table["id"], label)


@pytest.mark.parametrize("game", GAMES)
def test_columns_are_as_many_as_what_stands_below_them(client: FlaskClient, game: str) -> None:
    for table in client.get(f"/api/v1/rulesets/{game}").json["tables"]:
        for key, heads in table["columns"].items():
            for row in rows_below(table["values"], key):
                assert len(heads) - len(row) in (0, 1), (table["id"], key)


def rows_below(value: Any, key: str, under: bool = False) -> list[list[Any]]:
    """Return the lists of scalars below every *key* of *value*."""
    if isinstance(value, dict):
        parts = (rows_below(item, key, under or name == key) for name, item in value.items())
        return [row for part in parts for row in part]
    if isinstance(value, list) and under:
        nested = [item for item in value if isinstance(item, list)]
        return nested or [value]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_new_ship_of_each_type(client: FlaskClient, game: str) -> None:
    answer = client.get(f"/api/v1/rulesets/{game}/sheets?lang=en")
    ruleset = registry.ruleset(game)
    kinds = ruleset.ship_types(tomls.standard(ruleset.package, ruleset.shape))
    assert [sheet["type"] for sheet in answer.json["sheets"]] == [kind for kind in kinds if kind != "custom"]
    assert [step["id"] for step in answer.json["steps"]]
    assert all(sheet["gauges"] and sheet["sheet"] for sheet in answer.json["sheets"])


STORED = {"wind_points", "propulsion", "provisions"}
"""Gauges of what is gathered on the way."""


@pytest.mark.parametrize("game", GAMES)
def test_a_gauge_rises_where_a_new_ship_has_nothing_of_it(client: FlaskClient, game: str) -> None:
    told = client.get(f"/api/v1/rulesets/{game}").json["gauges"]
    rising = {gauge["id"]: gauge["rising"] for gauge in told}
    for sheet in client.get(f"/api/v1/rulesets/{game}/sheets").json["sheets"]:
        for gauge in sheet["gauges"]:
            if gauge["id"] not in STORED:
                assert gauge["value"] == (0 if rising[gauge["id"]] else gauge["max"]), (sheet["type"], gauge)


def test_a_game_that_is_not_there_has_no_sheets(client: FlaskClient) -> None:
    assert client.get("/api/v1/rulesets/chess/sheets").status_code == 404
