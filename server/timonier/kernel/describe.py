"""What a rule set is, for those who draw forms, print tables or write clients."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import rulebook, setup_schema
from timonier.kernel import tables as tomls
from timonier.kernel.ruleset import Command, Option, Ruleset
from timonier.kernel.schema import schema_of
from timonier.kernel.texts import Words, name_of, words


def summary(ruleset: Ruleset, lang: str) -> dict[str, Any]:
    """Return id, name, what it is about, version, board and dice of *ruleset*."""
    said = words(ruleset.package, lang)
    return {
        "id": ruleset.id,
        "name": said.get("ruleset-name"),
        "about": said.get("ruleset-about"),
        "version": ruleset.version,
        "board": ruleset.board_kind,
        "dice": list(ruleset.dice),
    }


def describe(ruleset: Ruleset, lang: str) -> dict[str, Any]:
    """Return all that outsiders may know of *ruleset*, labels in *lang*."""
    said = words(ruleset.package, lang)
    standard = tomls.standard(ruleset.package, ruleset.shape)
    types = {kind: type_label(kind, sheet, said) for kind, sheet in ruleset.ship_types(standard).items()}
    return {
        **summary(ruleset, lang),
        "options": [_option(option, said) for option in ruleset.options],
        "presets": [
            {"id": preset, "label": said.get(f"preset-{preset}"), "options": dict(options)}
            for preset, options in ruleset.presets.items()
        ],
        "ship_types": [
            {
                "id": kind,
                "label": types[kind],
                **{k: v for k, v in sheet.items() if k != "name"},
            }
            for kind, sheet in ruleset.ship_types(standard).items()
        ],
        "setup": setup_schema.schema_of(ruleset.form(standard), types, said),
        "commands": [_command(name, command, said) for name, command in ruleset.commands.items()],
        "gauges": [
            {"id": gauge, "label": said.get(f"gauge-{gauge}"), "rising": gauge in ruleset.rising}
            for gauge in ruleset.gauges
        ],
        "tables": [
            _table(printed, {key: standard[key] for key in printed.keys}, types, said)
            for printed in tomls.read(ruleset.package)[1]
        ],
        "rules": [rule._asdict() for rule in rulebook.rules(ruleset.package, said.lang)],
    }


def _table(
    printed: tomls.Printed, values: Mapping[str, Any], types: Mapping[str, str], said: Words
) -> dict[str, Any]:
    """Return one sheet of tables with a label for each of its words, and what stands above its columns.

    A label is the message ``cell-<table>-<word>`` or ``cell-<word>``, or the name of a type of ship; columns
    are those of ``columns-<table>-<word>`` or ``columns-<word>``, parted by bars.
    """
    words = list(dict.fromkeys(_words_of(values)))
    labels = {word: label for word in words if (label := _cell("cell", printed.name, word, said)) is not None}
    named = {word: types[word] for word in words if word in types}
    heads = {word: head for word in words if (head := _cell("columns", printed.name, word, said)) is not None}
    return {
        "id": printed.name,
        "title": printed.title.get(said.lang, printed.title["fr"]),
        "source": said.get(source) if said.has(source := f"source-{printed.name}") else printed.source,
        "units": dict(printed.units),
        "labels": {**named, **labels},
        "columns": {word: head.split("|") for word, head in heads.items()},
        "values": dict(values),
    }


def _cell(head: str, name: str, word: str, said: Words) -> str | None:
    ids = (name_of(head, f"{name}-{word}"), name_of(head, word))
    return next((said.get(each) for each in ids if said.has(each)), None)


def _words_of(value: Any) -> Iterator[str]:
    """Yield the words of a table: keys and texts; a name is no word, it has its languages in the table."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            if key != "name":
                yield key
                yield from _words_of(item)
    elif isinstance(value, list):
        for item in value:
            yield from _words_of(item)
    elif isinstance(value, str):
        yield value


def type_label(kind: str, sheet: Mapping[str, Any], said: Words) -> str:
    """Return the name of a type of ship: its table's own in the language, else the message ``type-<id>``."""
    name = sheet.get("name")
    return (
        str(name[said.lang]) if isinstance(name, Mapping) and said.lang in name else said.label("type", kind)
    )


def _command(name: str, command: Command, said: Words) -> dict[str, Any]:
    return {
        "type": name,
        "label": said.get(f"command-{name}"),
        "rule": command.rule,
        "schema": schema_of(command, said),
    }


def _option(option: Option, said: Words) -> dict[str, Any]:
    values = [{"value": value, "label": option_label(option.id, value, said)} for value in option.values]
    limits = {} if option.low is None else {"minimum": option.low, "maximum": option.high}
    return {
        "id": option.id,
        "label": said.get(f"option-{option.id}"),
        "values": values,
        **limits,
        "default": option.default,
        "rule": option.rule,
    }


def option_label(option: str, value: Any, said: Words) -> str:
    """Return the label of one value of an option: ``option-<id>-<value>``, or yes and no, or the number."""
    if isinstance(value, bool):
        return said.label("bool", value)
    return said.label(f"option-{option}", value)
