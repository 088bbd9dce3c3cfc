"""Fire arcs on a map of hexes.  Table: T-ARC."""

from __future__ import annotations

from typing import Literal

Hex = tuple[int, int]
"""Axial coordinates (q, r) on hexes with a side to the north."""

STEPS: dict[int, Hex] = {3: (0, -1), 4: (1, -1), 5: (1, 0), 6: (0, 1), 7: (-1, 1), 8: (-1, 0)}
"""One hex in each of the directions 3 to 8."""

Arc = Literal["full", "half", "none"]
BoardSide = Literal["port", "starboard"]


def distance(one: Hex, other: Hex) -> int:
    """Return the hexes from *one* to *other*."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def arc_of(
    heading: int, bow: Hex, target: Hex, *, ship_hexes: int = 2, arc_rest: Arc = "none"
) -> tuple[BoardSide | None, int, Arc]:
    """Return (side, row, arc) of a target hex for a ship on *heading* with her *bow* there.

    The row is the distance in hexes inside the fan; dead ahead and astern there is no side and row 0.
    Table: T-ARC.
    """
    v = (target[0] - bow[0], target[1] - bow[1])
    for side, first, second in (("starboard", 1, 2), ("port", 5, 4)):
        a, b = _along(v, _turned(heading, first), _turned(heading, second))
        if a + b >= 1:
            arc = _in_row(a, b, ship_hexes)
            outside = "half" if arc == "none" and arc_rest == "half" else arc
            return side, a + b, outside  # type: ignore[return-value]
    return None, 0, "none"


def _in_row(a: int, b: int, ship_hexes: int) -> Arc:
    """Return the arc of the hex *a*, *b* of a fan: its outermost hexes are half, beyond them is nothing."""
    row = a + b
    off_centre, edge = (abs(a - b + 1), row + 1) if ship_hexes == 2 else (abs(a - b), row)
    if off_centre > edge:
        return "none"
    if ship_hexes == 1 and row == 1:
        return "full"
    return "half" if off_centre > edge - 2 * -(-row // 4) else "full"


def _turned(heading: int, steps: int) -> Hex:
    return STEPS[(heading - 3 + steps) % 6 + 3]


def _along(v: Hex, first: Hex, second: Hex) -> tuple[int, int]:
    """Return (a, b) with v = a·first + b·second."""
    det = first[0] * second[1] - first[1] * second[0]
    a = v[0] * second[1] - v[1] * second[0]
    b = first[0] * v[1] - first[1] * v[0]
    return a // det, b // det
