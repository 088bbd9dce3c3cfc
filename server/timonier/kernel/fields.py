"""Fields of orders and events: a default, and what the wire, the forms and the texts need to know.

``ref`` names what an id points to (``ship``, ``side``); ``words`` the list of labels that its values are
looked up in (by default the name of the field); ``unit`` the unit a form shows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

REQUIRED = dataclasses.MISSING


def _field(default: Any, **metadata: Any) -> Any:
    kept = {key: value for key, value in metadata.items() if value is not None}
    if isinstance(default, dict | list):
        return dataclasses.field(default_factory=lambda: type(default)(default), metadata=kept)
    if default is REQUIRED:
        return dataclasses.field(metadata=kept)
    return dataclasses.field(default=default, metadata=kept)


def ship(default: Any = REQUIRED) -> Any:
    """Return a field that holds the id of a ship."""
    return _field(default, ref="ship")


def side(default: Any = REQUIRED) -> Any:
    """Return a field that holds the id of a side."""
    return _field(default, ref="side")


def whole(
    default: Any = REQUIRED, *, low: int | None = None, high: int | None = None, unit: str | None = None
) -> Any:
    """Return a field that holds a whole number from *low* to *high*, counted in *unit*."""
    return _field(default, min=low, max=high, unit=unit)


def number(
    default: Any = REQUIRED, *, low: float | None = None, high: float | None = None, unit: str | None = None
) -> Any:
    """Return a field that holds a number from *low* to *high*, decimals allowed, measured in *unit*."""
    return _field(default, min=low, max=high, unit=unit)


def choice(options: Sequence[str], default: Any = REQUIRED, *, words: str | None = None) -> Any:
    """Return a field that holds one of *options*; *words* names the list of their labels."""
    return _field(default, options=tuple(options), words=words)


def flag(default: Any = False, *, way: bool = False) -> Any:
    """Return a field that is true or false; with *way* true is another way to do what is ordered."""
    return _field(default, way=way or None)


def text(default: Any = REQUIRED, *, filled: bool = False) -> Any:
    """Return a field that holds a text as somebody wrote it, with *filled* not an empty one."""
    return _field(default, filled=filled or None, free=True)


def plain(
    default: Any = REQUIRED, *, words: str | None = None, unit: str | None = None, ref: str | None = None
) -> Any:
    """Return a field whose type says all there is to say of its values."""
    return _field(default, words=words, unit=unit, ref=ref)
