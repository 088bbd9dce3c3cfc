"""JSON as it comes in from outside, read strictly: what is let through here can be stored and sent on.

Beyond the grammar of JSON it refuses what programs disagree about: NaN and infinities, numbers too long
to compute with, the same key twice, halves of surrogate pairs, and nesting deeper than any record has.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

MAX_DEPTH = 100
"""Lists and objects may stand in each other this deep."""

MAX_DIGITS = 400
"""A whole number may have this many digits."""


class BadJson(ValueError):
    """The text cannot be read.

    *code* is a word for the reason, a key of the locale files; *facts* fill its message.  *syntax* tells
    whether the text is no JSON at all.
    """

    def __init__(self, code: str, *, syntax: bool = False, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.syntax = syntax
        self.facts = facts


def read_json(raw: bytes) -> Any:
    """Return the value that *raw* stands for.

    Raises :class:`BadJson`, whatever *raw* holds.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadJson("json-not-utf8", syntax=True, byte=fault.start + 1) from None
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as fault:
        raise BadJson("json-broken", syntax=True, line=fault.lineno, column=fault.colno) from None
    except RecursionError:
        raise BadJson("json-too-deep", most=MAX_DEPTH) from None
    _walk(value)
    return value


def _walk(value: Any) -> None:
    """Refuse what nests too deep or holds half a surrogate pair."""
    level = [value]
    for _ in range(MAX_DEPTH):
        below: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                below.extend(item)
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
            elif isinstance(item, str):
                _check_text(item)
        if not below:
            return
        level = below
    raise BadJson("json-too-deep", most=MAX_DEPTH)


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadJson("json-surrogate") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadJson("json-twice", key=twice.encode(errors="replace").decode())
    return found


def _constant(word: str) -> NoReturn:
    raise BadJson("json-no-number", syntax=True, word=word)


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise BadJson("json-long-number", most=MAX_DIGITS)
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if number - number != 0:
        raise BadJson("json-long-number", most=MAX_DIGITS)
    return number


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole, parse_float=_fraction
)
