"""Hexes of the map: axial coordinates, six directions clockwise from the top, and lines between centres."""

from __future__ import annotations

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One hex in each direction, 0 (top of the map) to 5.  Rules: BR-MAP-1."""

DEGREES = 60
"""From one direction to the next."""


def turned(direction: int, by: int) -> int:
    """Return *direction* turned *by* sixths of the circle, clockwise above 0."""
    return (direction + by) % len(DIRECTIONS)


def neighbour(here: Hex, direction: int) -> Hex:
    """Return the hex next to *here* in *direction*."""
    return along(here, direction, 1)


def along(here: Hex, direction: int, count: int) -> Hex:
    """Return the hex *count* hexes from *here* in *direction*."""
    dq, dr = DIRECTIONS[direction]
    return (here[0] + count * dq, here[1] + count * dr)


def distance(one: Hex, other: Hex) -> int:
    """Return how many hexes lie from *one* to *other*.  Rules: BR-MAP-1."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def pair_towards(one: Hex, other: Hex, direction: int, neighbouring: int) -> Hex:
    """Return (i, j) so that *other* is i hexes in *direction* and j in the *neighbouring* one from *one*."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    (uq, ur), (vq, vr) = DIRECTIONS[direction], DIRECTIONS[neighbouring]
    whole = uq * vr - ur * vq
    return ((dq * vr - dr * vq) // whole, (uq * dr - ur * dq) // whole)


def crossed(one: Hex, other: Hex) -> list[tuple[Hex, ...]]:
    """Return what the line from *one* to *other* crosses, in order: a hex, or the two beside an edge.

    Rules: BR-FIRE-6.
    """
    u = next(d for d in range(len(DIRECTIONS)) if _leads(pair_towards(one, other, d, turned(d, 1))))
    v = turned(u, 1)
    i, j = pair_towards(one, other, u, v)
    n = i + j
    places: list[tuple[Hex, ...]] = []
    for t in range(1, n):
        whole, rest = divmod(i * t, n)
        if 2 * rest == n:
            nearest: tuple[int, ...] = (whole, whole + 1)
        else:
            nearest = (whole + (2 * rest > n),)
        places.append(tuple(along(along(one, u, a), v, t - a) for a in nearest))
    return places


def _leads(pair: Hex) -> bool:
    i, j = pair
    return i >= 1 and j >= 0
