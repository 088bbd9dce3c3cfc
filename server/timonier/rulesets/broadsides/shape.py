"""The shape of the tables, so that those of a boxed copy are checked when they are put in.

Every table is replaced whole, ``ship_types`` type by type.  Rules: BR-TABLE-1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from timonier.kernel.asks import parse_notation
from timonier.kernel.setup import is_slug
from timonier.kernel.tables import TEXT, Also, Keyed, Leaf, ListOf, Reason, Row, either, number, one_of
from timonier.rulesets.broadsides.sailing import ATTITUDES

MOST_DICE, FEWEST_SIDES, MOST_SIDES = 4, 2, 100


def _is_dice(value: Any) -> bool:
    try:
        count, sides = parse_notation(value)
    except (TypeError, ValueError):
        return False
    return count <= MOST_DICE and FEWEST_SIDES <= sides <= MOST_SIDES


def _from(low: int) -> Leaf:
    return Leaf(lambda v: type(v) is int and v >= low, Reason("table-from", {"low": low}))


DICE = Leaf(
    _is_dice,
    Reason("table-dice", {"most": MOST_DICE, "fewest": FEWEST_SIDES, "sides": MOST_SIDES}),
)
WHOLE = Leaf(lambda v: type(v) is int, "table-integer")


def rising(key: str) -> Also:
    """Return the check that there are rows and that *key* rises from row to row."""

    def check(rows: Sequence[Mapping[str, Any]]) -> str | None:
        if not rows:
            return "table-no-rows"
        fits = all(one[key] < other[key] for one, other in pairwise(rows))
        return None if fits else "table-not-rising"

    return check


def _rows(key: str, keys: Mapping[str, Any]) -> ListOf:
    return ListOf(Row(keys), also=rising(key))


def _rising_columns(columns: Sequence[int]) -> str | None:
    fits = columns and all(one < other for one, other in pairwise(columns))
    return None if fits else "table-columns"


def as_wide_as_columns(key: str) -> Also:
    """Return the check that *key* of every row has a value for each column."""

    def check(table: Mapping[str, Any]) -> str | None:
        wide = len(table["columns"])
        fits = all(len(row[key]) == wide for row in table["rows"])
        return None if fits else "table-not-as-wide"

    return check


def ratio(column: str) -> tuple[int, int]:
    """Return attack and defence of a column such as ``3:2``.

    Raises ValueError where it is none.
    """
    attack, defence = column.split(":")
    if not (attack.isascii() and attack.isdigit() and defence.isascii() and defence.isdigit()):
        raise ValueError(f"{column!r} is no ratio such as 3:2")
    return int(attack), int(defence)


def _is_ratio(value: Any) -> bool:
    try:
        return isinstance(value, str) and min(ratio(value)) >= 1
    except ValueError:
        return False


def _rising_ratios(columns: Sequence[str]) -> str | None:
    pairs = [ratio(column) for column in columns]
    fits = pairs and all(a * other_d < other_a * d for (a, d), (other_a, other_d) in pairwise(pairs))
    return None if fits else "table-columns"


def _not_nothing(pair: Sequence[int]) -> str | None:
    return None if any(pair) else "table-own-hex"


def _each_attitude(rows: Sequence[Mapping[str, Any]]) -> str | None:
    there = sorted(row["attitude"] for row in rows)
    return None if there == sorted(ATTITUDES) else "table-attitudes"


def _potentials(types: Mapping[str, Mapping[str, Any]]) -> str | None:
    """Check that all but the counter whose potentials are given with her have their own."""
    for kind, sheet in types.items():
        ship = sheet["kind"] == "ship"
        if not ship and sheet["movement"]:
            return "table-fort-moves"
        if kind != GIVEN and (sheet["combat"] is None or (ship and sheet["movement"] is None)):
            return "table-no-potentials"
    return None


GIVEN = "custom"
"""The type without potentials of its own."""

TYPE = Row(
    {
        "kind": one_of("ship", "fort"),
        "combat": number(1, 99),
        "movement": number(0, 99),
        "value": number(0, 99),
        "name": Row({"fr": TEXT, "en": TEXT}),
    },
    defaults={"combat": None, "movement": None, "value": None, "name": None},
    whole=True,
)

SHAPE = Row(
    {
        "fire": Row(
            {
                "dice": DICE,
                "columns": ListOf(_from(1), also=_rising_columns),
                "rows": _rows("die", {"die": WHOLE, "damage": ListOf(_from(0))}),
            },
            whole=True,
            also=as_wide_as_columns("damage"),
        ),
        "range": Row({"rows": _rows("range", {"range": _from(1), "modifier": WHOLE})}, whole=True),
        "arc": Row({"hexes": ListOf(ListOf(_from(0), length=2, also=_not_nothing))}, whole=True),
        "damage": Row(
            {"combat_per_hit": _from(0), "movement_per_hit": _from(0), "fire_divisor": _from(1)}, whole=True
        ),
        "boarding": Row(
            {
                "dice": DICE,
                "bonus_min": Leaf(lambda v: type(v) is int and v <= 0, "table-up-to-0"),
                "bonus_max": _from(0),
                "columns": ListOf(Leaf(_is_ratio, "table-ratio"), also=_rising_ratios),
                "rows": _rows("die", {"die": WHOLE, "results": ListOf(either(WHOLE, one_of("CAPT")))}),
            },
            whole=True,
            also=as_wide_as_columns("results"),
        ),
        "break_off": Row(
            {"dice": DICE, "need": _from(0), "movement_needed": _from(0), "cost": _from(0)}, whole=True
        ),
        "sailing": Row(
            {
                "rows": ListOf(
                    Row({"attitude": one_of(*ATTITUDES), "ahead": _from(0), "turn": _from(0)}),
                    also=_each_attitude,
                )
            },
            whole=True,
        ),
        "wind_start": Row(
            {"dice": DICE, "rows": _rows("die", {"die": WHOLE, "from": number(0, 5)})}, whole=True
        ),
        "wind_shift": Row(
            {
                "dice": DICE,
                "first_round": _from(1),
                "every": _from(1),
                "rows": _rows("die", {"die": WHOLE, "turn": number(-3, 3)}),
            },
            whole=True,
        ),
        "beaufort": Row({"always": number(0, 12)}, whole=True),
        "score": Row({"sunk": _from(0), "captured": _from(0)}, whole=True),
        "ship_types": Keyed(TYPE, open=True, key=is_slug, also=_potentials),
    }
)
