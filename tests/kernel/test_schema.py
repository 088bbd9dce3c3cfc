"""JSON Schema of orders, and what a rule set tells of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from jsonschema import Draft202012Validator

from tests.kernel import play
from timonier.kernel import fields
from timonier.kernel.describe import describe, option_label, summary, type_label
from timonier.kernel.ruleset import Command, Option
from timonier.kernel.schema import schema_of
from timonier.kernel.texts import words

EN = words(play.RULESET.package, "en")


@dataclass(frozen=True, kw_only=True)
class Person:
    trait: int = fields.whole(low=1)
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Everything:
    ship: str = fields.ship()
    range: int = fields.whole(1, low=1, high=9, unit="metres")
    part: str = fields.choice(("hull", "rum"), "rum")
    aim: str | None = fields.choice(("hull", "rum"), None, words="part")
    kind: Literal["x", 2] = "x"
    marks: tuple[int, ...] = fields.whole((), low=0)
    pair: tuple[int, str] | None = None
    pilots: int | dict[str, int] = 0
    person: Person | None = None
    words: Mapping[str, bool] = fields.plain({})
    value: Any = None
    text: str = fields.text("x", filled=True)


SCHEMA = schema_of(Command("everything", Everything, lambda *_: (), lambda *_: iter(()), "X-1"), EN)
VALIDATOR = Draft202012Validator(SCHEMA)


def order(**more: Any) -> dict[str, Any]:
    return {"type": "everything", "ship": "a", **more}


def test_it_is_a_valid_json_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"range": 9},
        {"part": "hull"},
        {"aim": "rum"},
        {"aim": None},
        {"kind": 2},
        {"marks": [0, 1]},
        {"pair": [1, "a"]},
        {"pair": None},
        {"pilots": {"a": 3}},
        {"person": {"trait": 1}},
        {"person": None},
        {"words": {"a": True}},
        {"value": [1, {"x": None}]},
        {"overrule": True},
        {"group": "storm"},
    ],
)
def test_it_takes_what_the_order_takes(more: dict[str, Any]) -> None:
    VALIDATOR.validate(order(**more))


@pytest.mark.parametrize(
    "more",
    [
        {"ship": 3},
        {"range": 10},
        {"range": 0},
        {"part": "keel"},
        {"aim": "keel"},
        {"kind": 3},
        {"marks": [-1]},
        {"pair": [1]},
        {"pilots": {"a": "3"}},
        {"person": {}},
        {"text": ""},
        {"colour": "red"},
        {"type": "other"},
    ],
)
def test_it_does_not_take_what_the_order_does_not(more: dict[str, Any]) -> None:
    assert list(VALIDATOR.iter_errors(order(**more)))


def test_fields_carry_labels_units_references_and_defaults() -> None:
    properties = SCHEMA["properties"]
    assert properties["ship"] == {"type": "string", "title": "Ship", "x-ref": "ship"}
    assert properties["range"] | {"x-unit-label": ""} == {
        "type": "integer",
        "title": "Range",
        "minimum": 1,
        "maximum": 9,
        "default": 1,
        "x-unit": "metres",
        "x-unit-label": "",
        "x-unit-one": "metres",
    }
    assert properties["part"]["x-labels"] == {"hull": "hull", "rum": "rum"}
    assert (SCHEMA["title"], SCHEMA["required"]) == ("command-everything", ["type", "ship"])


def test_a_rule_set_describes_itself_in_both_languages() -> None:
    for lang, name, label in (("fr", "Esquifs", "Tirer"), ("en", "Skiffs", "Shoot")):
        told = describe(play.RULESET, lang)
        assert told["name"] == name
        assert {one["type"]: one["label"] for one in told["commands"]}["shoot"] == label
        for one in told["commands"]:
            Draft202012Validator.check_schema(one["schema"])


def test_what_is_described() -> None:
    told = describe(play.RULESET, "en")
    assert summary(play.RULESET, "en").items() <= told.items()
    assert told["options"] == [
        {
            "id": "drunk",
            "label": "Drunken crews",
            "values": [{"value": True, "label": "yes"}, {"value": False, "label": "no"}],
            "default": False,
            "rule": "SK-1",
        }
    ]
    assert told["ship_types"] == [{"id": "skiff", "label": "skiff"}]
    (table,) = told["tables"]
    assert (table["id"], table["title"], table["values"]) == (
        "reach",
        "Reach",
        {"reach": {"metres": 20, "needed": 10}},
    )


def test_a_type_is_called_as_its_table_says() -> None:
    assert type_label("skiff", {"name": {"fr": "Nef", "en": "Nave"}}, EN) == "Nave"
    assert type_label("skiff", {"name": {"fr": "Nef"}}, EN) == "skiff"
    assert option_label("x", 5, EN) == "5"


def test_an_option_may_be_any_number_from_low_to_high() -> None:
    option = Option("musket_range", (), 2, "X-1", low=1, high=10)
    assert [option.allows(value) for value in (1, 10, 0, 11, 2.0, True, "2")] == [True, True] + [False] * 5
    words_only = Option("x", ("one", 1), "one", "X-1")
    assert [words_only.allows(value) for value in ("one", 1, True, 1.0, [])] == [True, True] + [False] * 3
