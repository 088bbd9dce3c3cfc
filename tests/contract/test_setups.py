"""The schema of a set-up is true: what it allows begins a battle, what it forbids does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.contract.games import GAMES, every_game
from timonier.kernel.describe import describe
from timonier.kernel.record import BadRecord, read_head

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.json"))
SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]


def schema(game: str) -> dict[str, Any]:
    return dict(describe(GAMES[game], "fr")["setup"])


def begins(game: str, setup: dict[str, Any]) -> bool:
    """Tell whether the rules begin a battle from *setup*."""
    try:
        read_head({"ruleset": game, "setup": setup}, GAMES, check_format=False)
    except BadRecord:
        return False
    return True


def edges(field: Mapping[str, Any]) -> Iterator[tuple[Any, bool]]:
    """Yield values of a field and whether its schema allows them."""
    kind = field.get("type")
    if "enum" in field:
        yield from ((word, True) for word in field["enum"])
        yield "no-such-word", False
    elif kind == "boolean":
        yield from ((True, True), (False, True), ("yes", False))
    elif kind == "array":
        yield from ((list(field["items"]["enum"]), True), (["no-such-word"], False))
    elif kind == "object" and "propertyNames" in field:
        word = field["propertyNames"]["enum"][0]
        yield from (({word: 1}, True), ({word: 0}, False), ({"no-such-word": 1}, False))
    elif kind != "string" and kind != "object":
        least, most = field["minimum"], field.get("maximum", 10**6)
        yield from ((least, True), (most, True), (least - 1, False), (str(least), False))
        if "maximum" in field:
            yield most + 1, False
        if isinstance(kind, list):
            yield None, True


def ship_of(fields: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """Return a ship of a type with nothing but what that type cannot be without."""
    ship: dict[str, Any] = {"id": "a", "name": "Alcyon", "side": "red", "type": kind}
    for name, field in fields.items():
        parts = {
            part: 3 for part, one in field.get("properties", {}).items() if kind in one.get("x-needed", ())
        }
        if kind in field.get("x-needed", ()):
            ship[name] = 3
        if parts:
            ship[name] = parts
    return ship


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_fits_the_schema(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    Draft202012Validator(schema(record["ruleset"])).validate(record["setup"])


@every_game
def test_every_type_begins_with_what_it_needs_and_no_less(game: str) -> None:
    found = schema(game)
    Draft202012Validator.check_schema(found)
    fields = found["properties"]["ships"]["items"]["properties"]
    for kind in fields["type"]["enum"]:
        ship = ship_of(fields, kind)
        assert begins(game, {"sides": SIDES, "ships": [ship]}), ship
        for name in set(ship) - {"id", "name", "side", "type"}:
            less = {key: value for key, value in ship.items() if key != name}
            assert not begins(game, {"sides": SIDES, "ships": [less]}), (kind, name)


@every_game
def test_every_field_of_a_ship_may_be_what_its_schema_says(game: str) -> None:
    fields = schema(game)["properties"]["ships"]["items"]["properties"]
    for name, field in fields.items():
        if name in ("id", "name", "side", "type"):
            continue
        kind = (*field.get("x-only", ()), fields["type"]["enum"][0])[0]
        bare = ship_of(fields, kind)
        for value, allowed in edges(field):
            ship = {**bare, name: value}
            hits = game == "broadsides" and name == "hits" and value == 98
            if hits:
                ship["combat_printed"] = 99
            if name == "kind" and value == "fort":
                del ship["class"]
            assert begins(game, {"sides": SIDES, "ships": [ship]}) is allowed, ship
        for part, one in field.get("properties", {}).items():
            for value, allowed in edges(one):
                ship = {**bare, name: {**bare.get(name, {}), part: value}}
                assert begins(game, {"sides": SIDES, "ships": [ship]}) is allowed, ship


@every_game
def test_every_field_of_a_side_and_of_the_battle_may_be_what_its_schema_says(game: str) -> None:
    found = schema(game)["properties"]
    for name, field in found["sides"]["items"]["properties"].items():
        for value, allowed in edges(field) if name not in ("id", "name") else ():
            sides = [{**SIDES[0], name: value}, SIDES[1]]
            assert begins(game, {"sides": sides, "ships": []}) is allowed, sides
    for name, field in found.items():
        if field.get("x-ref") == "side":
            assert begins(game, {"sides": SIDES, "ships": [], name: "red"})
        options = {"calm": True} if game == "trireme" else {}
        for part, one in field.get("properties", {}).items():
            for value, allowed in edges(one):
                setup = {"sides": SIDES, "ships": [], name: {part: value}}
                record = {"ruleset": game, "setup": setup, "options": options}
                try:
                    read_head(record, GAMES, check_format=False)
                except BadRecord:
                    assert not allowed, setup
                else:
                    assert allowed, setup


@every_game
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_number_of_sides_is_that_of_the_schema(game: str, count: int) -> None:
    limits = schema(game)["properties"]["sides"]
    fits = limits["minItems"] <= count <= limits.get("maxItems", count)
    sides = [{"id": str(n), "name": f"Camp {n}"} for n in range(count)]
    assert begins(game, {"sides": sides, "ships": []}) is fits


@every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_field_and_word_has_a_label(game: str, lang: str) -> None:
    def raw(node: Any, path: str) -> Iterator[str]:
        if isinstance(node, Mapping):
            if "title" in node and isinstance(node["title"], str) and node["title"].startswith("field-"):
                yield path
            for word, label in node.get("x-labels", {}).items():
                if label == word and re.search("[_-]", word):
                    yield f"{path}:{word}"
            for key, value in node.items():
                yield from raw(value, f"{path}/{key}")

    found = list(raw(describe(GAMES[game], lang)["setup"], ""))
    assert found == []
