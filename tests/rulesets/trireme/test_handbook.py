"""The page on this game: its walk through one round is played, its lists are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from timonier.kernel.adjudicate import adjudicate, differences
from timonier.rulesets.trireme import RULESET
from timonier.rulesets.trireme.words import ROUND

LANGUAGES = ("Français", "English")


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "rulesets" / "trireme.md").read_text("utf-8")


def section(page: str, language: str) -> str:
    """Return the half of the page in *language*."""
    return page.split(f"\n## {language}\n")[1].split("\n## ", maxsplit=1)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walk_through_one_round_goes_as_it_says(page: str, language: str) -> None:
    head, *entries = map(json.loads, re.findall(r"```json\n(.*?)```", section(page, language), re.DOTALL))
    record = {**head, "entries": entries}
    result = adjudicate(record, {"trireme": RULESET})
    assert differences(record, result) == []
    assert all(entry.get("expect") for entry in entries)
    steps = [entry["state"]["step"] for entry in result["entries"]]
    assert list(dict.fromkeys(steps)) == list(ROUND)
    assert result["state"]["round"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walk_is_numbered(page: str, language: str) -> None:
    numbers = [int(n) for n in re.findall(r"^(\d+)\. ", section(page, language), re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_stands_there_with_its_values(page: str, language: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", section(page, language), re.MULTILINE))
    for option in RULESET.options:
        others = [value for value in option.values if value is not option.default]
        words = [json.dumps(value).strip('"') for value in (option.default, *others)]
        assert rows.pop(option.id) == ", ".join(f"`{word}`" for word in words)
    assert not rows
