"""Whether an order can be given at all now: what it leaves open is tried out, until one way passes.

Where a refusal names a field, that one is filled in another way; where it names none, or the ship that is
ordered, those fields that have to be there, and flags that are another way of the same order
(``fields.flag(way=True)``).
"""

from __future__ import annotations

import typing
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from timonier.kernel import codec
from timonier.kernel.engine import refusal_of
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Battle, Ruleset

MOST = 100
"""So many ways to fill in one order are tried; where none has passed by then, it is taken to be possible."""

FEW = 20
"""Numbers between limits that are no further apart are tried one by one."""

LADDER = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
"""Those tried of any others: ranges, hexes, points."""

ORDERED = ("ship", "ships")
"""Fields that hold who is ordered."""


@dataclass(frozen=True)
class Ways:
    """What to fill a field with, the likeliest first; *whole* where there is nothing else."""

    values: Sequence[Any]
    whole: bool


@dataclass(frozen=True)
class _Try:
    """One way to fill in an order, and the fields that were filled otherwise than is likely."""

    order: Mapping[str, Any]
    fields: frozenset[str]

    def varied(self, field: str, values: Iterable[Any]) -> list[_Try]:
        """Return the same with other values in *field*; nothing where that was tried already."""
        if field in self.fields:
            return []
        others = [value for value in values if value != self.order.get(field)]
        return [_Try({**self.order, field: value}, self.fields | {field}) for value in others]


def refusal_of_any(
    ruleset: Ruleset, battle: Battle, name: str, ship: str, others: Sequence[str]
) -> Refusal | None:
    """Return why *ship* cannot be ordered *name* now in any way, None where some way passes.

    *others* are the ships that the order may name, the likeliest first.  Where all that is wrong is a field
    with no end of ways, such as a number, the order is taken to be possible.
    """
    specs = {spec.name: spec for spec in codec.fields_of(ruleset.commands[name].order)}
    ways = {field: ways_of(spec, battle, others) for field, spec in specs.items() if field not in ORDERED}
    loose = {field: ways[field].values for field in ways if specs[field].required}
    loose |= {field: (True,) for field, spec in specs.items() if spec.metadata.get("way")}
    likely = {field: way.values[0] for field, way in ways.items() if specs[field].required and way.values}
    ordered = {field: ship if field == "ship" else [ship] for field in ORDERED if field in specs}
    left = deque([_Try({"type": name} | ordered | likely, frozenset())])
    standing: Refusal | None = None
    closed: Refusal | None = None
    for _ in range(MOST):
        if not left:
            return standing or closed
        now = left.popleft()
        refusal = refusal_of(ruleset, battle, now.order)
        if refusal is None:
            return None
        at = refusal.field or ""
        wanted = {at: ways[at].values} if at in ways else loose
        more = [other for field, values in wanted.items() for other in now.varied(field, values)]
        left.extend(more)
        if at not in ways:
            standing = standing or refusal
        elif not more and ways[at].whole and specs[at].required:
            closed = closed or refusal
    return standing


def ways_of(spec: codec.FieldSpec, battle: Battle, others: Sequence[str]) -> Ways:
    """Return what to fill a field with."""
    kinds = typing.get_args(spec.hint) or (spec.hint,)
    origins = [typing.get_origin(kind) for kind in (spec.hint, *kinds)]
    listed = tuple in origins
    low, high, options = (spec.metadata.get(name) for name in ("min", "max", "options"))
    ref = spec.metadata.get("ref")
    if options is not None:
        return Ways([[word] for word in options], False) if listed else Ways(options, True)
    if listed or dict in origins:
        return Ways((), False)
    if ref is not None:
        return Ways(others if ref == "ship" else list(battle.sides), True)
    if bool in kinds:
        return Ways((True, False), True)
    if int not in kinds and float not in kinds:
        return Ways((), False)
    if low is not None and high is not None and high - low <= FEW and float not in kinds:
        return Ways(range(low, high + 1), True)
    fit = [
        n for n in (*LADDER, low, high) if n is not None and (low or n) <= n <= (n if high is None else high)
    ]
    return Ways(list(dict.fromkeys(fit)), False)
