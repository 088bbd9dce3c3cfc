"""Looking up rows and columns, and throwing the dice that a table names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from timonier.kernel.asks import parse_notation
from timonier.kernel.dice import Dice, Throw


def last_not_above(keys: Sequence[int], value: int) -> int:
    """Return the place of the last of *keys* that is not above *value*, else the first.  Rules: BR-FIRE-9."""
    return last_that(keys, lambda key: key <= value)


def last_that(keys: Sequence[Any], holds: Callable[[Any], bool]) -> int:
    """Return the place of the last of *keys* that *holds*, else the first."""
    return max((place for place, key in enumerate(keys) if holds(key)), default=0)


def row(table: Mapping[str, Any], key: str, value: int) -> Mapping[str, Any]:
    """Return the row of *table* for *value*: the last whose *key* is not above it, else the first."""
    rows: Sequence[Mapping[str, Any]] = table["rows"]
    return rows[last_not_above([there[key] for there in rows], value)]


def throw(dice: Dice, table: Mapping[str, Any], purpose: str, ship: str | None = None) -> Throw:
    """Throw the dice of *table*."""
    count, sides = parse_notation(table["dice"])
    return dice.roll(count, sides, purpose, ship)
