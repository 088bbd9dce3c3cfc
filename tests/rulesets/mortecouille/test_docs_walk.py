"""The walk through one round in the documents, and the tables it shows, hold in both languages."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.mortecouille.table import RULESETS
from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.tables import overridden
from timonier.rulesets.mortecouille import RULESET
from timonier.rulesets.mortecouille.options import OPTIONS

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs/rulesets/mortecouille.md").read_text("utf-8")
FRENCH, ENGLISH = TEXT.split("# Mortecouille in English")


def blocks(text: str, kind: str) -> list[str]:
    """Return the fenced blocks of a kind."""
    return re.findall(rf"^ *```{kind}\n(.*?)^ *```", text, re.M | re.S)


@pytest.mark.parametrize("text", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_the_walk_goes_as_it_is_told(text: str) -> None:
    entries = [json.loads(block) for block in blocks(text, "json")]
    record: dict[str, Any] = json.loads((ROOT / "examples/mortecouille-fleets.json").read_text("utf-8"))
    record["entries"] = entries
    result = adjudicate(record, RULESETS)
    assert len(entries) >= 8
    assert differences(record, result) == []
    assert not any(entry["pending"] for entry in result["entries"])


@pytest.mark.parametrize("text", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_the_tables_shown_fit_and_every_option_is_told(text: str) -> None:
    (shown,) = blocks(text, "toml")
    tree = tomllib.loads(shown)
    assert tree.pop("ruleset") == RULESET.id
    assert overridden(RULESET.package, RULESET.shape, tree)["limits"]["sails"]["big"] == 1
    assert re.findall(r"^\| `(\w+)` \|", text, re.M) == [option.id for option in OPTIONS]


def test_both_languages_walk_the_same_way() -> None:
    assert blocks(FRENCH, "json") == blocks(ENGLISH, "json")
