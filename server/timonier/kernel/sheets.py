"""A ship of the board as people see her: her sheet in words, and which of her marks are alarms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.texts import Words, name_of, value_text


def for_people(ruleset: Ruleset, battle: Battle, ship: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Return *ship* of a board with the ``text`` of every row of her sheet and the ``alarm`` of every mark.

    A text that the rule set put there itself stays.  Each is read off the value, so that whoever is shown no
    value is shown no text of it either.
    """
    marks = [{**mark, "alarm": ruleset.alarms.get(mark["id"])} for mark in ship["marks"]]
    parts = [
        {**part, "rows": [{"text": _text(battle, row, words), **row} for row in part["rows"]]}
        for part in ship["sheet"]
    ]
    return {**ship, "marks": marks, "sheet": parts}


def value_as_text(battle: Battle, field: str, value: Any, words: Words, ref: str | None = None) -> str:
    """Return *value* of *field* as a person reads it: names for ids, labels for words, *ref* as in orders."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        if words.has(name_of(field, value)):
            return words.label(field, value)
        return str(value).replace(".", ",") if words.lang == "fr" else str(value)
    return str(value_text(words, battle, field, value, ref))


def _text(battle: Battle, row: Mapping[str, Any], words: Words) -> str:
    return value_as_text(battle, row["field"], row["value"], words, row.get("ref"))
