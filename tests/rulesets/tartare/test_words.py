"""Every word that a person reads stands in French and in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.rulesets.tartare.battles import battle, decree
from timonier.kernel import describe
from timonier.kernel.ruleset import GM
from timonier.kernel.texts import LANGUAGES, name_of, words
from timonier.rulesets import tartare
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.board import board
from timonier.rulesets.tartare.layout import FAULTS
from timonier.rulesets.tartare.shape import CLASSES, FACTIONS, MANOEUVRES, OBSTACLES
from timonier.rulesets.tartare.state import MODULES, STATUSES
from timonier.rulesets.tartare.steps import TURN

PACKAGE = Path(tartare.__file__).parent
CODES = sorted(
    {
        code
        for path in PACKAGE.rglob("*.py")
        for code in re.findall(r'\b(?:hard|soft)\(\s*"(\w+)"', path.read_text("utf-8"))
    }
    | set(FAULTS)
)
LISTS = {
    "command": RULESET.commands,
    "event": RULESET.events,
    "refusal": CODES,
    "step": {step for turn in TURN.values() for step in turn.steps},
    "purpose": ("lasers", "critical", "turrets", "turrets_extra"),
    "gauge": RULESET.gauges,
    "mark": [*STATUSES[1:], "wreck", "airless", "burning", "torpedoes", "wounded"],
    "type": ["custom", *battle().tables["type"]],
    "faction": FACTIONS,
    "class": CLASSES,
    "module": MODULES,
    "manoeuvre": MANOEUVRES,
    "obstacle": OBSTACLES,
    "cause": ("laser", "torpedo", "turret", "fire", "critical"),
    "status": STATUSES,
    "faults": FAULTS,
    "unit": ("inches", "degrees"),
    "option": [option.id for option in RULESET.options],
    **{
        f"option-{option.id}": [value for value in option.values if not isinstance(value, bool)]
        for option in RULESET.options
    },
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Return the keys of the locale files of one language, with the variables of each."""
    found: dict[str, set[str]] = {}
    for path in sorted((PACKAGE / "locales").glob(f"*{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = variables.names
    return found


def fields() -> Iterator[str]:
    """Yield the labels that forms ask for."""
    for lang in LANGUAGES:
        for command in describe.describe(RULESET, lang)["commands"]:
            for schema in command["schema"]["properties"].values():
                yield from (label for label in [schema.get("title"), *schema.get("x-labels", {}).values()])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_every_word_of_a_list_has_a_label(name: str, lang: str) -> None:
    said = words(RULESET.package, lang)
    assert [word for word in LISTS[name] if not said.has(name_of(name, word))] == []


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")


def test_french_keeps_its_marks_together_with_the_word_before() -> None:
    for path in (PACKAGE / "locales").glob("*fr.ftl"):
        for line in path.read_text("utf-8").splitlines():
            assert not re.search(r" [:;?!»]", line), line
            assert not re.search(r"\w'\w", line), line


def test_no_label_of_a_form_is_a_raw_word() -> None:
    raw = [label for label in fields() if label and re.search(r"_|^(field|module|option)-", label)]
    assert raw == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["aid", "book"])
def test_no_label_of_the_board_is_a_raw_word(edition: str, lang: str) -> None:
    now = decree(battle(edition=edition), "a", incoming__2=1, hull=0, modules__shield__fire=True)
    shown = board(now, GM, words(RULESET.package, lang))
    labels = [step["label"] for step in shown["steps"]]
    for ship in shown["ships"]:
        labels += [ship["type_label"], *(gauge["label"] for gauge in ship["gauges"])]
        labels += [mark["label"] for mark in ship["marks"]]
        labels += [group["title"] for group in ship["sheet"]]
        labels += [row["label"] for group in ship["sheet"] for row in group["rows"]]
    assert [label for label in labels if re.search(r"[._{]|^[a-z]+-", label)] == []
