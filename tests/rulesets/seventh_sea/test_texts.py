"""Every word a person reads is there in French and English, and no message is left with a hole."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.rulesets.seventh_sea.play import GAMES, Play
from timonier.kernel import codec, events, texts
from timonier.kernel.adjudicate import adjudicate
from timonier.kernel.asks import AskChoice
from timonier.kernel.describe import describe
from timonier.kernel.ruleset import GM
from timonier.rulesets.seventh_sea import RULESET
from timonier.rulesets.seventh_sea.commands.common import DECREES
from timonier.rulesets.seventh_sea.state import TRAITS

ROOT = Path(__file__).parents[3]
LANGS = ("fr", "en")
NARROW = "\N{NARROW NO-BREAK SPACE}"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("_id"))


def messages(lang: str) -> dict[str, tuple[str, set[str]]]:
    """Return the messages of one language: text and variables by id."""
    found: dict[str, tuple[str, set[str]]] = {}
    for file in resources.files(RULESET.package).joinpath("locales").iterdir():
        if file.name.endswith(f"{lang}.ftl"):
            source = file.read_text("utf-8")
            for entry in FluentParser().parse(source).body:
                assert not isinstance(entry, ast.Junk), entry.content
                if isinstance(entry, ast.Message) and entry.span is not None:
                    variables = Variables()
                    variables.visit(entry)
                    assert entry.id.name not in found, entry.id.name
                    text = source[entry.span.start : entry.span.end]
                    found[entry.id.name] = (text, variables.names)
    return found


def vectors() -> Iterator[dict[str, Any]]:
    files = sorted((ROOT / "tests/vectors/seventh-sea").glob("*.json"))
    for file in (*files, ROOT / "examples/seventh-sea-battle.json"):
        yield json.loads(file.read_text("utf-8"))


@pytest.fixture
def holes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Gather what Fluent cannot fill in, and ids of messages that are not there."""
    found: list[str] = []

    def get(words: texts.Words, message: str, **facts: Any) -> str:
        bundle: FluentBundle = words._bundle
        if not bundle.has_message(message):
            found.append(f"{words.lang}: no {message}")
            return message
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, facts)
        if not (message.startswith("refusal-") and not facts):  # A ruling's words: see test_rulings.
            found.extend(f"{words.lang} {message}: {error}" for error in errors)
        return str(text)

    monkeypatch.setattr(texts.Words, "get", get)
    return found


def test_both_languages_hold_the_same_messages() -> None:
    french, english = messages("fr"), messages("en")
    assert french.keys() == english.keys()
    for id, (_, variables) in french.items():
        assert variables == english[id][1], id


def test_french_is_typeset() -> None:
    for id, (text, _) in messages("fr").items():
        words = re.sub(r"\{[^{}]*\}", "", re.sub(r"^[\w-]+ =", "", text))
        assert not re.search(
            r"(?<![\s{NARROW}])[;:!?]| [;:!?]|'|\u00a0".replace("{NARROW}", NARROW), words
        ), id


def test_all_that_happens_in_the_vectors_can_be_read(holes: list[str]) -> None:
    for record in vectors():
        result = adjudicate(record, GAMES)
        for entry in result["entries"]:
            for told in entry["events"]:
                for lang in LANGS:
                    said = texts.event_text(RULESET, Play().battle, told, lang)
                    assert said and not said.startswith("event-"), told
    assert holes == []


def test_every_event_has_a_sentence() -> None:
    for lang in LANGS:
        said = texts.words(RULESET.package, lang)
        assert [name for name in RULESET.events if not said.has(f"event-{name}")] == []


def test_every_number_of_an_event_is_told() -> None:
    kept = {"superficial", "passed", "turn_free_round", "depth", "hexes", "kind", "damage", "drifted"}
    told = messages("en")
    for cls in RULESET.event_types:
        names = (
            {spec.name for spec in codec.fields_of(cls)}
            - kept
            - {"ship", "target", "round", "side", "sheet", "veil"}
        )
        if (message := told.get(f"event-{events.type_of(cls)}")) is not None:
            text, variables = message
            inner = variables | (told["heading_part"][1] if "heading_part" in text else set())
            assert names <= inner, (cls, names - inner)


def test_forms_and_tables_are_labelled(holes: list[str]) -> None:
    for lang in LANGS:
        told, said = describe(RULESET, lang), texts.words(RULESET.package, lang)
        assert holes == []
        for option in told["options"]:
            for value in option["values"]:
                word = f"option-{option['id']}-{value['value']}"
                assert isinstance(value["value"], int) or said.has(word), word
        for command in told["commands"]:
            for name, field in command["schema"]["properties"].items():
                for word, label in field.get("x-labels", {}).items():
                    assert label and label != "None", (command["type"], name, word)
                    assert any(said.has(f"{part}-{word}") for part in (name, "board_side", "status")), word


def test_the_board_is_labelled(holes: list[str]) -> None:
    battle = Play().battle
    battle.change("a", fires=1, aground=True, irons=1, powder_wet=True, captured_by="blue", grappled=("b",))
    for lang in LANGS:
        board = RULESET.board(battle, GM, texts.words(RULESET.package, lang))
        assert board["ships"][0]["type_label"] not in ("", "custom")
    assert holes == []


@pytest.mark.parametrize("lang", LANGS)
def test_decrees_choices_and_rolls_have_labels(lang: str) -> None:
    said = texts.words(RULESET.package, lang)
    battle_fields = ("wind.direction", "wind.force", "round", "side", "captured_by", "grappled", "veil")
    for name in (*DECREES, *battle_fields):
        assert said.has(texts.name_of("field", name)), name
    for trait in TRAITS:
        assert said.label("trait", trait) == said.label("loss", trait) != trait
    purposes = {ask.purpose for record in vectors() for ask in asks_of(record)}
    assert len(purposes) >= 20
    assert [purpose for purpose in sorted(purposes) if not said.has(f"purpose-{purpose}")] == []


def asks_of(record: dict[str, Any]) -> Iterator[Any]:
    from timonier.kernel.desk import Desk
    from timonier.kernel.ledger import Ledger
    from timonier.kernel.record import answers_of, read_head

    desk = Desk(Ledger(RULESET, read_head(record, GAMES).battle))
    for entry in record["entries"]:
        if "command" in entry and desk.pending is None:
            outcome = desk.order(entry["command"], answers_of(entry.get("dice")))
            for ask in outcome.asks:
                assert not isinstance(ask, AskChoice) or ask.purpose == "loss"
                yield ask
