"""What a decree may set and to what: found by asking the checks of a rule set's own ``adjust``.

No rule set lists its values a second time for this: what is offered is what would be accepted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.engine import refusal_of
from timonier.kernel.ruleset import GM, Battle, Ruleset
from timonier.kernel.sheets import value_as_text
from timonier.kernel.texts import Words, name_of

LEAST, MOST = -10, 100
"""Whole numbers are tried from here to there; what reaches an end has no end that is known."""


def decrees(
    ruleset: Ruleset, battle: Battle, ship: str | None, words: Words, only: str | None = None
) -> list[dict[str, Any]]:
    """Return what the GM may set on *ship*, or on the battle itself; of one field where *only* names it."""
    found = _of_battle(ruleset, battle) if ship is None else _of_ship(ruleset, battle, ship, words)
    return [
        _decree(ruleset, battle, ship, row, words) for row in found if only is None or row["field"] == only
    ]


def _of_ship(ruleset: Ruleset, battle: Battle, ship: str, words: Words) -> Iterator[dict[str, Any]]:
    """Yield the rows of her sheet that a decree can set."""
    board = ruleset.board(battle, GM, words)
    sheet = next(shown["sheet"] for shown in board["ships"] if shown["id"] == ship)
    yield from (row for part in sheet for row in part["rows"] if row["adjustable"])


def _of_battle(ruleset: Ruleset, battle: Battle) -> Iterator[dict[str, Any]]:
    """Yield the fields of the battle itself that it has now: a game without wind has none to set."""
    state = ruleset.view(battle, GM)
    for field in ruleset.decrees:
        value: Any = state
        for part in field.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        yield {"field": field, "value": value, "ref": "side" if field.endswith("side") else None}


def _decree(
    ruleset: Ruleset, battle: Battle, ship: str | None, row: dict[str, Any], words: Words
) -> dict[str, Any]:
    field, ref = row["field"], row.get("ref")

    def fits(value: Any) -> bool:
        order = {"type": "adjust", "ship": ship, "field": field, "value": value}
        return refusal_of(ruleset, battle, order) is None

    def option(value: Any) -> dict[str, Any]:
        return {"value": value, "label": value_as_text(battle, field, value, words, ref)}

    numbers = [number for number in range(LEAST, MOST + 1) if fits(number)]
    named = [number for number in numbers if words.has(name_of(field, number))]
    options = [*_words(battle, field, ref, words), *(named if named == numbers else []), None]
    return {
        "field": field,
        "label": row.get("label") or words.get(name_of("field", field)),
        "value": row["value"],
        "text": row.get("text") or value_as_text(battle, field, row["value"], words, ref),
        "options": [option(value) for value in options if _is_number(value) or fits(value)],
        "flag": fits(True) and fits(False),
        "minimum": numbers[0] if numbers and numbers[0] > LEAST else None,
        "maximum": numbers[-1] if numbers and numbers[-1] < MOST else None,
        "number": bool(numbers),
        "many": _many(battle, ref) if fits([]) else [],
    }


def _is_number(value: Any) -> bool:
    return isinstance(value, int)


def _words(battle: Battle, field: str, ref: str | None, words: Words) -> list[Any]:
    """Return the words that the field might be: those that have a label for it, or the sides."""
    if ref == "side" or field == "side":
        return list(battle.sides)
    return [word for word in words.listed(field) if not word.lstrip("-").isdigit()]


def _many(battle: Battle, ref: str | None) -> list[dict[str, Any]]:
    """Return what a list may hold, where that is ships."""
    ships = battle.ships if ref == "ship" else {}
    return [{"value": ship, "label": ships[ship].name} for ship in ships]
