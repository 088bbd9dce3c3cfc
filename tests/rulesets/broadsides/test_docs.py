"""The handbook of the game: its walk through one turn is played, its tables are taken."""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from timonier.kernel.adjudicate import adjudicate, differences
from timonier.kernel.record import read_overrides
from timonier.kernel.tables import overridden
from timonier.rulesets.broadsides import RULESET

LANGUAGES = {"fr": "## Français", "en": "## English"}


@pytest.fixture(scope="module", params=sorted(LANGUAGES))
def part(request: pytest.FixtureRequest, root: Path) -> str:
    """Return what the handbook says in one language."""
    text = (root / "docs" / "rulesets" / "broadsides.md").read_text("utf-8")
    return text.split(LANGUAGES[request.param])[1].split("\n## ")[0]


def fenced(part: str, language: str) -> list[str]:
    """Return the blocks of code in that language."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", part, re.S | re.M)
    return [textwrap.dedent(block) for _, block in found]


def test_the_walk_goes_as_it_is_told(part: str) -> None:
    head, *entries = (json.loads(block) for block in fenced(part, "json"))
    record: dict[str, Any] = {**head, "entries": entries}
    result = adjudicate(record, {"broadsides": RULESET})
    assert differences(record, result) == []
    assert {entry["state"]["phase"] for entry in result["entries"]} == set(range(1, 8))
    assert result["state"]["round"] == 2


def test_the_walk_is_numbered(part: str) -> None:
    numbers = [int(found) for found in re.findall(r"^(\d+)\. ", part, re.M)]
    assert numbers == list(range(1, len(fenced(part, "json"))))


def test_the_tables_are_taken(part: str) -> None:
    (block,) = fenced(part, "toml")
    own = read_overrides(tomllib.loads(block), "broadsides", {"broadsides": RULESET})
    assert "razee" in overridden(RULESET.package, RULESET.shape, own)["ship_types"]


def test_every_order_and_every_option_is_told(part: str) -> None:
    for name in (*RULESET.commands, *(option.id for option in RULESET.options), *RULESET.shape.keys):  # type: ignore[attr-defined]
        assert f"`{name}`" in part, name
