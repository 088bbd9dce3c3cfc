"""What a rule set is, for those who draw forms, print tables or write clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import rulebook, setup_schema
from timonier.kernel import tables as tomls
from timonier.kernel.ruleset import Command, Option, Ruleset
from timonier.kernel.schema import schema_of
from timonier.kernel.texts import Words, words


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
        "gauges": [{"id": gauge, "label": said.get(f"gauge-{gauge}")} for gauge in ruleset.gauges],
        "tables": [
            {
                "id": printed.name,
                "title": printed.title.get(said.lang, printed.title["fr"]),
                "source": printed.source,
                "units": dict(printed.units),
                "values": {key: standard[key] for key in printed.keys},
            }
            for printed in tomls.read(ruleset.package)[1]
        ],
        "rules": [rule._asdict() for rule in rulebook.rules(ruleset.package, said.lang)],
    }


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
