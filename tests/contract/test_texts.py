"""All that a person reads exists in French and English, and shows no id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast

from tests.contract.games import (
    GAMES,
    battle_of,
    carried_out,
    every_game,
    every_vector,
    orders,
    play,
    ruleset_of,
    vectors_of,
)
from timonier.kernel import codec, events
from timonier.kernel.codec import FieldSpec
from timonier.kernel.common import Adjusted, Noted
from timonier.kernel.describe import describe
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.ruleset import GM, Ruleset
from timonier.kernel.texts import LANGUAGES, event_text, refusal_text, words
from timonier.kernel.veils import board_for

RAW = re.compile(r"[{}]|\b[a-z0-9]+_[a-z0-9_]+\b")
"""What no text may hold: a placeable, an id with an underscore."""


@cache
def messages(package: str, lang: str) -> frozenset[str]:
    """Return the ids of all messages of a package in one language; each is there once."""
    found: list[str] = []
    for file in resources.files(package).joinpath("locales").iterdir():
        if file.name.endswith(f"{lang}.ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ast.Junk), (file.name, entry.content)
                found += [entry.id.name] if isinstance(entry, ast.Message) else []
    assert len(found) == len(set(found)), [name for name in found if found.count(name) > 1]
    return frozenset(found)


@cache
def known(game: str) -> frozenset[str]:
    """Return the ids of all messages there are for a game."""
    return messages("timonier.kernel", "fr") | messages(GAMES[game].package, "fr")


def missing(game: str, wanted: Iterator[str]) -> list[str]:
    """Return which of the *wanted* messages there are not; a slash is between two of which one will do."""
    return sorted({name for name in wanted if not known(game) & set(name.split("/"))})


def bare(text: str, *given: object) -> str:
    """Return *text* without the words that somebody *gave*, which may look like ids."""
    for word in given:
        text = text.replace(str(word), "")
    return text


@every_game
def test_both_languages_hold_the_same_messages(game: str) -> None:
    for package in ("timonier.kernel", GAMES[game].package):
        assert messages(package, "fr") == messages(package, "en")


@every_game
def test_every_order_and_field_has_a_name(game: str) -> None:
    def wanted() -> Iterator[str]:
        yield "ruleset-name"
        yield "ruleset-about"
        for name, command in GAMES[game].commands.items():
            yield f"command-{name}"
            for spec in codec.fields_of(command.order):
                yield f"field-{spec.name}/field-{name}-{spec.name}"
                yield from of_field(spec)

    assert missing(game, wanted()) == []


def of_field(spec: FieldSpec) -> Iterator[str]:
    """Yield the messages that a field needs for its unit and its words."""
    if "unit" in spec.metadata:
        yield f"unit-{spec.metadata['unit']}"
    for option in spec.metadata.get("options", ()):
        if isinstance(option, str):
            yield f"{spec.metadata.get('words') or spec.name}-{option}"


@every_game
def test_every_option_and_preset_has_a_name(game: str) -> None:
    def wanted() -> Iterator[str]:
        for option in GAMES[game].options:
            yield f"option-{option.id}"
            yield from (f"option-{option.id}-{value}" for value in option.values if isinstance(value, str))
        yield from (f"preset-{preset}" for preset in GAMES[game].presets)
        yield from (f"gauge-{gauge}" for gauge in GAMES[game].gauges)

    assert missing(game, wanted()) == []


@every_game
def test_every_event_and_every_unit_and_word_of_it_has_a_text(game: str) -> None:
    def wanted() -> Iterator[str]:
        for name, cls in GAMES[game].events.items():
            yield f"event-{name}"
            for spec in codec.fields_of(cls):
                yield from of_field(spec)

    assert missing(game, wanted()) == []


@every_game
def test_every_purpose_asked_and_every_refusal_met_has_a_text(game: str) -> None:
    def wanted() -> Iterator[str]:
        for vector in vectors_of(game):
            for one in play(vector):
                if one.told["refused"]:
                    yield f"refusal-{one.told['refused']['code']}"
            for one in orders(vector):
                if isinstance(one.outcome, Done | Waiting):
                    yield from (f"purpose-{ask.purpose}" for ask in one.outcome.asks)

    assert missing(game, wanted()) == []


@every_game
def test_every_event_is_met_in_a_vector(game: str) -> None:
    met = {
        events.type_of(type(event))
        for vector in vectors_of(game)
        for _, done in carried_out(vector)
        for event in done.events
    }
    assert met == GAMES[game].events.keys()


@every_game
def test_what_a_game_tells_of_itself_shows_no_id(game: str) -> None:
    for lang in LANGUAGES:
        told = describe(GAMES[game], lang)
        for label in labels(told):
            assert isinstance(label, str | int) and label != "", told
            assert not RAW.search(str(label)), label
            assert "-" not in str(label) or str(label) not in known(game)


def labels(told: Any) -> Iterator[Any]:
    """Yield all that stands under the keys meant for people, at any depth."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key == "properties":
                yield from (label for item in value.values() for label in labels(item))
            elif key in ("label", "title", "name", "x-unit-label") and not isinstance(value, dict):
                yield value
            elif key == "x-labels":
                yield from value.values()
            elif key not in ("values", "default", "enum", "const") or isinstance(value, list):
                yield from labels(value)
    elif isinstance(told, list):
        for item in told:
            yield from labels(item)


@every_vector
def test_events_and_refusals_are_sentences_without_ids(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one in orders(vector):
        given = [] if not isinstance(one.outcome, Refused) else written(one.command)
        for lang in LANGUAGES:
            for text in said(ruleset, one.after, one.outcome, lang):
                assert text.strip()
                assert not RAW.search(bare(text, *given, *written(one.entry.get("dice")))), text
                assert text not in known(vector.partition("/")[0])
                assert "None" not in text
                assert "True" not in text


@every_game
def test_a_free_text_that_is_an_id_too_stays_as_it_is(game: str) -> None:
    ruleset, battle = GAMES[game], battle_of(vectors_of(game)[0])
    for word in (*battle.ships, *battle.sides):
        for lang, head in (("fr", "Note\u00a0: "), ("en", "Note: ")):
            assert event_text(ruleset, battle, Noted(text=word), lang) == head + word


@every_game
def test_an_id_that_a_decree_sets_is_said_as_a_name(game: str) -> None:
    ruleset, battle = GAMES[game], battle_of(vectors_of(game)[0])
    names = {"ship": {key: ship.name for key, ship in battle.ships.items()}}
    names["side"] = {key: getattr(side, "name", side) for key, side in battle.sides.items()}
    for field, ref in ruleset.refs.items():
        for key, name in names[ref].items():
            for value in (key, [key]):
                said = event_text(ruleset, battle, Adjusted(field=field, value=value), "en")
                assert said.endswith(f" = {name}."), said


@every_vector
def test_every_row_of_a_sheet_that_holds_ids_says_what_they_are(vector: str) -> None:
    ruleset, battle = ruleset_of(vector), play(vector)[-1].after
    for ship in board_for(ruleset, battle, GM, words(ruleset.package, "en"))["ships"]:
        for row in (row for part in ship["sheet"] for row in part["rows"]):
            assert row.get("ref") == ruleset.refs.get(row["field"]), row


def written(value: Any) -> list[str]:
    """Return all words and names of fields in a JSON value."""
    if isinstance(value, dict):
        return [word for key, item in value.items() for word in (key, *written(item))]
    if isinstance(value, list):
        return [word for item in value for word in written(item)]
    return [value] if isinstance(value, str) else []


def said(ruleset: Ruleset, battle: Any, outcome: Any, lang: str) -> list[str]:
    if isinstance(outcome, Refused):
        return [refusal_text(ruleset, battle, outcome.refusal, lang)]
    happened = outcome.events if isinstance(outcome, Done) else outcome.so_far
    return [event_text(ruleset, battle, event, lang) for event in happened]


@every_vector
def test_the_board_shows_no_id(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one in (*play(vector)[:1], *play(vector)[-1:]):
        for lang in LANGUAGES:
            board = board_for(ruleset, one.after, GM, words(ruleset.package, lang))
            for text in shown(board):
                assert not RAW.search(text), text
                assert text not in known(vector.partition("/")[0])


def shown(board: Any) -> Iterator[str]:
    """Yield all labels, titles and values of a board that are text; of a sheet the values are data."""
    if isinstance(board, dict):
        for key, value in board.items():
            if isinstance(value, str) and (key.endswith("label") or key in ("title", "value")):
                yield from [value] if "field" not in board or key != "value" else []
            else:
                yield from shown(value)
    elif isinstance(board, list):
        for item in board:
            yield from shown(item)
