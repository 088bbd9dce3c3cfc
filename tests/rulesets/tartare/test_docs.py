"""The guide is true: its walk through a turn and its tables work as written, in both languages."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.tartare.battles import GAMES
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.record import read_overrides
from timonier.kernel.tables import overridden
from timonier.rulesets.tartare import RULESET

ROOT = Path(__file__).resolve().parents[3]
GUIDE = (ROOT / "docs" / "rulesets" / "tartare.md").read_text("utf-8")
SECTIONS = re.split(r"^## \w+$", GUIDE.replace("ç", "c"), flags=re.M)[1:]
LANGUAGES = dict(zip(("fr", "en"), SECTIONS, strict=True))


def blocks(lang: str, kind: str) -> list[str]:
    """Return the fenced blocks of one kind in one language."""
    return re.findall(rf"^ *```{kind}\n(.*?)^ *```$", LANGUAGES[lang], re.M | re.S)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_walk_through_a_turn_works_as_written(lang: str) -> None:
    entries = [json.loads(block) for block in blocks(lang, "json")]
    record: dict[str, Any] = json.loads((ROOT / "examples" / "tartare-duel.json").read_text("utf-8"))
    record["entries"] = entries
    played = adjudicate(record, GAMES)
    assert differences(record, played) == []
    assert (played["state"]["round"], played["state"]["step"]) == (2, "assignment")
    assert all("expect" in entry for entry in entries)
    numbers = [int(n) for n in re.findall(r"^(\d+)\. ", LANGUAGES[lang], re.M)]
    assert numbers == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_shown_are_tables(lang: str) -> None:
    (block,) = blocks(lang, "toml")
    tree = read_overrides(tomllib.loads(block), RULESET.id, GAMES)
    tables = overridden(RULESET.package, RULESET.shape, tree)
    assert tables["type"]["union-tug"]["turrets"] == 2
    assert tables["laser"]["book"]["5"][-1] == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_and_table_is_told(lang: str) -> None:
    text = LANGUAGES[lang]
    for option in RULESET.options:
        (row,) = re.findall(rf"^\| `{option.id}` \|(.*)\|$", text, re.M)
        assert all(f"`{str(v).lower() if isinstance(v, bool) else v}`" in row for v in option.values)
    assert all(f"`{table}`" in text for table in overridden(RULESET.package, RULESET.shape))
    assert all(f"`{command}`" in text for command in RULESET.commands)
