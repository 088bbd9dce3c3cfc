"""Every rule that somebody may read the id of stands in the rulebook, in French and English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.contract.games import GAMES, every_game, play, vectors_of
from timonier.kernel import rulebook
from timonier.kernel.texts import LANGUAGES

LONGEST_TITLE = 60
LONGEST_TEXT = 600
TABLE = re.compile(r"\bT-[A-Z]{3,}\b")
"""The id of a printed table."""

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def written(game: str, lang: str) -> list[str]:
    """Return the ids of the rules that have a text, in the order of the file."""
    return [rule.id for rule in rulebook.rules(GAMES[game].package, lang)]


def sources(game: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of every module and table of a game."""
    with resources.as_file(resources.files(GAMES[game].package)) as folder:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                yield path.name, path.read_text("utf-8")


def named(game: str) -> set[str]:
    """Return all ids that a game names: in its orders and options, in its refusals, in its docstrings."""
    ruleset = GAMES[game]
    found = {ruleset.common_rule, *(option.rule for option in ruleset.options)}
    found |= {command.rule for command in ruleset.commands.values()}
    for name, text in sources(game):
        found |= {*TABLE.findall(text), *of_prose(text.replace(", -", " "), ruleset.prefix)}
        if name.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= set(of_prose(node.value, ruleset.prefix))
    return found


def of_prose(text: str, prefix: str) -> Iterator[str]:
    """Yield the ids in a text, those of ``XX-GUN-1, -2`` and ``XX-GUN-4 to -6`` among them."""
    family, last = "", 0
    one = rf"(?P<to>\bto\s+)?(?:\b(?P<family>{prefix}(?:-[A-Z]+)?)|(?<=,\s)|(?<=\bto\s))-(?P<number>\d+)\b"
    for match in re.finditer(one, text):
        number = int(match["number"])
        family = match["family"] or family
        if family:
            first = last + 1 if match["to"] else number
            yield from (f"{family}-{n}" for n in range(first, number + 1))
        last = number


def test_ids_are_found_in_prose() -> None:
    text = "Sinks. Rules: XX-SINK-1, -3, XX-GUN-4 to -6, XX-RAM-1 to XX-RAM-3; see XX-1 and YY-GUN-9."
    families = {"XX-SINK": (1, 3), "XX-GUN": (4, 5, 6), "XX-RAM": (1, 2, 3), "XX": (1,)}
    assert list(of_prose(text, "XX")) == [f"{name}-{n}" for name, found in families.items() for n in found]
    assert list(of_prose("at (0, -1), or 3 to -2", "XX")) == []


@every_game
def test_both_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    assert written(game, "fr") == written(game, "en")
    assert len(set(written(game, "fr"))) == len(written(game, "fr")) > 0


@each_language
@every_game
def test_every_rule_that_is_named_can_be_read(game: str, lang: str) -> None:
    assert sorted(named(game) - set(written(game, lang))) == []


@every_game
def test_every_rule_of_a_refusal_met_can_be_read(game: str) -> None:
    met = {
        one.told["refused"]["rule"] for name in vectors_of(game) for one in play(name) if one.told["refused"]
    }
    assert sorted(met - set(written(game, "en"))) == []


@each_language
@every_game
def test_no_text_is_empty_or_too_long(game: str, lang: str) -> None:
    for rule in rulebook.rules(GAMES[game].package, lang):
        assert 0 < len(rule.title.strip()) <= LONGEST_TITLE, rule
        assert 0 < len(rule.text.strip()) <= LONGEST_TEXT, rule
        assert not re.search(r"[{}`]|\s\s", rule.title + rule.text), rule


@every_game
def test_no_rule_is_told_in_the_other_language(game: str) -> None:
    english = {rule.id: rule.text for rule in rulebook.rules(GAMES[game].package, "en")}
    for rule in rulebook.rules(GAMES[game].package, "fr"):
        assert rule.text != english[rule.id], rule
