"""What the document of this rule set shows is true: its walk, its orders, its options and its tables."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import GAMES, Json, record
from timonier.kernel import codec, texts
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.describe import describe
from timonier.kernel.record import read_head
from timonier.rulesets.seventh_sea import RULESET

TEXT = (Path(__file__).parents[3] / "docs/rulesets/seventh-sea.md").read_text("utf-8")
FRENCH, ENGLISH = TEXT.split("\n---\n")
PARTS = {"fr": FRENCH, "en": ENGLISH}
WALK = {"fr": "## Un tour pas à pas", "en": "## One round, step by step"}
LANGS = pytest.mark.parametrize("lang", ["fr", "en"])


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks of one language, without their indent."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.M | re.S)
    return [re.sub(rf"^{indent}", "", block, flags=re.M) for indent, block in found]


def walk(lang: str) -> tuple[Json, list[tuple[list[Json], list[str]]]]:
    """Return the record the walk begins with, and of each step its entries and the lines it shows."""
    head, *steps = re.split(r"^\d+\. ", PARTS[lang].split(WALK[lang])[1], flags=re.M)
    found = []
    for step in steps:
        (block,) = blocks(step, "json")
        shown = [line.strip() for line in re.findall(r"^ *> (.*)$", step, re.M)]
        found.append(([json.loads(line) for line in block.splitlines()], shown))
    return json.loads(blocks(head, "json")[0]), found


@LANGS
def test_the_walk_works_as_written(lang: str) -> None:
    start, steps = walk(lang)
    whole = {**start, "entries": [entry for entries, _ in steps for entry in entries]}
    result = adjudicate(whole, GAMES, lang=lang)
    assert differences(whole, result) == []
    battle = read_head(start, GAMES).battle
    told = iter(result["entries"])
    for entries, shown in steps:
        said = [line for _ in entries for line in lines(next(told), battle, lang)]
        left = iter(said)
        assert all(line in left for line in shown), (shown, said)
        assert shown
    assert not any(entry["pending"] for entry in result["entries"])


def lines(entry: Json, battle: Any, lang: str) -> list[str]:
    """Return what one entry says: why it is refused, or what happened."""
    if entry["refused"] is not None:
        return [entry["refused"]["message"]]
    return [texts.event_text(RULESET, battle, event, lang) for event in entry["events"]]


def test_both_languages_walk_the_same_way() -> None:
    (start, french), (same, english) = walk("fr"), walk("en")
    assert start == same
    assert [entries for entries, _ in french] == [entries for entries, _ in english]
    assert sum(len(entries) for entries, _ in french) >= 20


@LANGS
def test_the_orders_shown_are_orders(lang: str) -> None:
    shown = [json.loads(line) for block in blocks(PARTS[lang].split(WALK[lang])[0], "json")
             for line in block.splitlines()]  # fmt: skip
    assert {order["type"] for order in shown} == set(RULESET.commands)
    for order in shown:
        _, faults = codec.load_order(RULESET.commands[order["type"]].order, order)
        assert not faults, order


@LANGS
def test_every_option_is_told_with_its_values_and_default(lang: str) -> None:
    rows = {row[1].strip("` "): row for line in PARTS[lang].splitlines() if (row := line.split("|"))[1:]}
    for option in describe(RULESET, lang)["options"]:
        _, _, label, values, default, rule, _ = rows[option["id"]]
        assert (label.strip(), rule.strip()) == (option["label"], option["rule"])
        assert json.dumps(option["default"]).strip('"') == default.strip("` ")
        for value in option["values"]:
            if isinstance(value["value"], str):
                assert f"`{value['value']}` ({value['label']})" in values


@LANGS
def test_the_tables_shown_are_good_overrides(lang: str) -> None:
    (shown,) = blocks(PARTS[lang], "toml")
    tables = tomllib.loads(shown)
    battle: Any = read_head(record(), GAMES, tables).battle
    assert battle.tables["ammo"]["chain"]["max_range"] == 6
    assert battle.tables["type"]["brig"]["brawn"] == 5
    assert battle.tables["musket"]["military"]["tn"] == 15
