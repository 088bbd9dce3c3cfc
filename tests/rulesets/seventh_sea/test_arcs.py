"""Fire arcs on a map of hexes (T-ARC)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timonier.rulesets.seventh_sea.arcs import STEPS, Hex, arc_of, distance

CHECKS = [
    (3, (1, 0), "starboard", 1, "full", "full"),
    (3, (1, -1), "starboard", 1, "half", "full"),
    (3, (1, 1), "starboard", 1, "half", "none"),
    (3, (1, -2), "starboard", 1, "none", "none"),
    (3, (0, -3), None, 0, "none", "none"),
    (3, (2, -1), "starboard", 2, "full", "full"),
    (3, (2, -2), "starboard", 2, "half", "half"),
    (3, (3, -2), "starboard", 3, "full", "full"),
    (3, (2, 1), "starboard", 2, "half", "none"),
    (3, (5, -3), "starboard", 5, "full", "full"),
    (3, (5, -4), "starboard", 5, "half", "half"),
    (3, (9, -6), "starboard", 9, "full", "full"),
    (3, (9, -7), "starboard", 9, "half", "half"),
    (3, (-1, 1), "port", 1, "full", "full"),
    (3, (-1, 0), "port", 1, "half", "full"),
    (3, (-2, 1), "port", 2, "full", "full"),
    (6, (-1, 0), "starboard", 1, "full", "full"),
    (6, (-1, 1), "starboard", 1, "half", "full"),
    (6, (2, -2), "port", 2, "full", "half"),
    (8, (0, -1), "starboard", 1, "half", "full"),
    (8, (1, -2), "starboard", 2, "full", "full"),
    (8, (-1, 2), "port", 2, "full", "full"),
]
"""Heading, target hex, side and row and arc with two hexes, arc with one; the bow is at (0, 0)."""

HEADINGS = st.integers(3, 8)
HEXES = st.tuples(st.integers(-14, 14), st.integers(-14, 14))
SHAPES = st.sampled_from([1, 2])
RESTS = st.sampled_from(["none", "half"])


@pytest.mark.parametrize(("heading", "target", "side", "row", "two", "one"), CHECKS)
def test_the_table_of_checks(
    heading: int, target: Hex, side: str | None, row: int, two: str, one: str
) -> None:
    assert arc_of(heading, (0, 0), target) == (side, row, two)
    assert arc_of(heading, (0, 0), target, ship_hexes=1)[2] == one


@pytest.mark.parametrize(
    ("row", "hexes", "half"), [(1, 3, 2), (2, 4, 2), (3, 5, 2), (4, 6, 2), (5, 7, 4), (8, 10, 4), (9, 11, 6)]
)
def test_a_row_of_the_fan_of_two_hexes(row: int, hexes: int, half: int) -> None:
    arcs = fan(row, 2)
    assert (len(arcs), arcs.count("half")) == (hexes, half)


@given(st.integers(1, 20))
def test_each_row_is_half_at_its_ends(row: int) -> None:
    ends = -(-row // 4)
    full = row + 2 - 2 * ends
    assert fan(row, 2) == ["half"] * ends + ["full"] * full + ["half"] * ends


@given(st.integers(2, 20))
def test_a_ship_of_one_hex_keeps_the_same_bands(row: int) -> None:
    ends = -(-row // 4)
    assert fan(row, 1) == ["half"] * ends + ["full"] * (row + 1 - 2 * ends) + ["half"] * ends


def test_a_ship_of_one_hex_alongside_takes_the_full_broadside() -> None:
    assert fan(1, 1) == ["full", "full"]


def fan(row: int, ship_hexes: int) -> list[str]:
    """Return the arcs of the hexes of a row to starboard that are in the fan, from ahead to astern."""
    hexes = [(row, r) for r in range(-3 * row - 3, 3 * row + 4)]
    found = [arc_of(3, (0, 0), target, ship_hexes=ship_hexes) for target in hexes]
    assert all((side, n) == ("starboard", row) for side, n, _ in found)
    return [arc for _, _, arc in found if arc != "none"]


@given(HEADINGS, HEXES, HEXES, SHAPES, RESTS, st.integers(1, 5))
def test_a_map_turned_round_has_the_same_arcs(
    heading: int, bow: Hex, away: Hex, ship_hexes: int, rest: str, steps: int
) -> None:
    kinds = {"ship_hexes": ship_hexes, "arc_rest": rest}
    turned = (heading - 3 + steps) % 6 + 3
    here = arc_of(heading, bow, plus(bow, away), **kinds)  # type: ignore[arg-type]
    there = arc_of(turned, (0, 0), rotated(away, steps), **kinds)  # type: ignore[arg-type]
    assert here == there


@given(HEXES, SHAPES, RESTS)
def test_port_is_the_mirror_of_starboard(away: Hex, ship_hexes: int, rest: str) -> None:
    q, r = away
    side, row, arc = arc_of(3, (0, 0), away, ship_hexes=ship_hexes, arc_rest=rest)  # type: ignore[arg-type]
    other = {"port": "starboard", "starboard": "port", None: None}[side]
    mirrored = arc_of(3, (0, 0), (-q, q + r), ship_hexes=ship_hexes, arc_rest=rest)  # type: ignore[arg-type]
    assert mirrored == (other, row, arc)


@given(HEADINGS, HEXES, SHAPES)
def test_the_rest_is_half_but_dead_ahead_and_astern(heading: int, away: Hex, ship_hexes: int) -> None:
    side, _, strict = arc_of(heading, (0, 0), away, ship_hexes=ship_hexes)
    wide = arc_of(heading, (0, 0), away, ship_hexes=ship_hexes, arc_rest="half")[2]
    assert wide == (strict if strict != "none" or side is None else "half")


@given(st.integers(1, 20), HEADINGS)
def test_dead_ahead_and_astern_nothing_bears(hexes: int, heading: int) -> None:
    dq, dr = STEPS[heading]
    for line in ((hexes * dq, hexes * dr), (-hexes * dq, -hexes * dr)):
        assert arc_of(heading, (0, 0), line, arc_rest="half") == (None, 0, "none")


@given(HEXES)
def test_inside_the_fan_the_row_is_the_distance(away: Hex) -> None:
    _, row, arc = arc_of(3, (0, 0), away)
    if arc != "none":
        assert row == min(distance((0, 0), away), distance((0, 1), away))


def plus(one: Hex, other: Hex) -> Hex:
    return one[0] + other[0], one[1] + other[1]


def rotated(away: Hex, steps: int) -> Hex:
    q, r = away
    for _ in range(steps):
        q, r = -r, q + r
    return q, r
