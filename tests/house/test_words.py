"""The house's own texts: the same keys in both languages, each of them used, none of them raw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from timonier.fairness import VERDICTS
from timonier.words import LANGS, say

PACKAGE = Path(__file__).resolve().parents[2] / "server" / "timonier"
FAMILIES = ("problem-", "detail-")
"""Keys that are put together from a number."""

HEADS = [
    "json",
    "file",
    "overrides",
    "problem",
    "detail",
    "cli",
    "rulesets",
    "reason",
    "log",
    "carry",
    "dice",
    "fairness",
    "export",
    "import",
    "backup",
]
"""What keys begin with; the reasons of a field are also named by their last word alone."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Return the keys of one locale file with the variables of each."""
    found = {}
    for entry in FluentParser().parse((PACKAGE / "locales" / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables.names
    return found


def source() -> str:
    parts = [PACKAGE / "jsontext.py", *(PACKAGE / "cli").glob("*.py"), *(PACKAGE / "api").glob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in parts)


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")
    assert set(LANGS) == {"fr", "en"}


def test_every_text_is_used_and_every_text_used_is_there() -> None:
    text = source()
    used = set(re.findall(rf'"((?:{"|".join(HEADS)})-[a-z0-9-]+)"', text))
    used |= {f"reason-{word}" for word in re.findall(r'bad_field\([^()]*, "([a-z]+)"\)', text)}
    known = set(messages("fr"))
    numbered = {key for key in known if re.match(f"({'|'.join(FAMILIES)})\\d", key)}
    used |= {f"fairness-{verdict.replace('_', '-')}" for verdict in VERDICTS}
    assert known - numbered <= used <= known


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("fr", "no-such-text")
