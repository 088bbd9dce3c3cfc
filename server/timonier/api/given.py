"""Fields of a body, checked one by one: each returns the value or raises the 422 that names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timonier.api.body import bad_field
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.words import say

LONGEST_NAME = 80
"""Characters of a name."""


def text(body: Mapping[str, Any], field: str, *, longest: int = LONGEST_NAME) -> str:
    """Return a text that is there, without blanks around it.  Raises a 422."""
    value = body.get(field)
    if not isinstance(value, str) or not value.strip() or len(value.strip()) > longest:
        raise bad_field(field, "text")
    return value.strip()


def text_or_none(body: Mapping[str, Any], field: str, *, longest: int = LONGEST_NAME) -> str | None:
    """Return a text, None where none is given.  Raises a 422."""
    return None if body.get(field) is None else text(body, field, longest=longest)


def one_of(body: Mapping[str, Any], field: str, words: Sequence[str], default: str | None = None) -> str:
    """Return one of *words*.  Raises a 422 that names them."""
    value = body.get(field, default)
    if not isinstance(value, str) or value not in words:
        raise wrong(field, "reason-words", words=", ".join(words))
    return value


def some_of(body: Mapping[str, Any], field: str, words: Sequence[str]) -> list[str]:
    """Return those of *words* that are given, in their own order.  Raises a 422."""
    value = body.get(field, [])
    if not isinstance(value, list) or not all(isinstance(word, str) and word in words for word in value):
        raise wrong(field, "reason-words", words=", ".join(words))
    return [word for word in words if word in value]


def whole(body: Mapping[str, Any], field: str, low: int, high: int, default: int | None = None) -> int:
    """Return a whole number from *low* to *high*.  Raises a 422."""
    value = body.get(field, default)
    if type(value) is not int or not low <= value <= high:
        raise wrong(field, "reason-between", low=str(low), high=str(high))
    return value


def faces(body: Mapping[str, Any], field: str, sides: int, most: int) -> list[int]:
    """Return faces of a die of *sides* sides, at least one and no more than *most*.  Raises a 422."""
    value = body.get(field)
    if not isinstance(value, list) or not 0 < len(value) <= most:
        raise bad_field(field, "faces")
    for face in value:
        if type(face) is not int or not 1 <= face <= sides:
            raise wrong(field, "reason-between", low="1", high=str(sides), code="bad_dice")
    return value


def wrong(field: str, reason: str, *, code: str = "bad_value", **facts: str) -> Problem:
    """Return the answer to a field that will not do for *reason*, a key of the locale files."""
    lang = request_lang()
    why = say(lang, reason, **facts)
    detail = say(lang, "detail-bad-field", field=field, reason=why)
    return Problem(422, detail, code=code, errors={field: [why]})
