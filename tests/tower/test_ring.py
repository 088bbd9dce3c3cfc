"""The ring: light for light as the firmware draws it, and where the wind comes from on every ring."""

from __future__ import annotations

import pytest

from tests.conftest import ROOT
from timonier.tower.ring import Ring, draw

CASES = [
    line.split("\t")
    for line in (ROOT / "tests" / "vectors" / "ring.txt").read_text("ascii").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case[:9]))
def test_it_is_drawn_as_the_firmware_draws_it(case: list[str]) -> None:
    leds, north, rotation, brightness, picture, of_picture, from_deg, beaufort, now, pixels = case
    ring = Ring(int(leds), int(north), rotation == "ccw", int(brightness))
    came_from = None if from_deg == "-" else int(from_deg)
    drawn = draw(ring, picture, came_from, int(beaufort), int(now), int(of_picture))
    assert " ".join("".join(f"{part:02X}" for part in pixel) for pixel in drawn) == pixels


@pytest.mark.parametrize("leds", [8, 12, 16, 24])
@pytest.mark.parametrize("against_sun", [False, True])
def test_the_brightest_light_is_where_the_wind_comes_from(leds: int, against_sun: bool) -> None:
    """Complaint 14: for every length, offset and rotation, at every degree and force."""
    for north in range(leds):
        ring = Ring(leds, north, against_sun)
        turn = -1 if against_sun else 1
        for from_deg in range(360):
            pixels = draw(ring, "idle", from_deg, 4, 0)
            brightest = max(range(leds), key=lambda led: sum(pixels[led]))
            lies_at = turn * (brightest - north) * 360 / leds % 360
            apart = abs(lies_at - from_deg) % 360
            assert min(apart, 360 - apart) <= 180 / leds


@pytest.mark.parametrize("leds", [8, 12, 16, 24])
def test_forces_differ_by_more_than_colour(leds: int) -> None:
    """Complaint 14, for the colour-blind: brightness alone, over two seconds, tells the force apart."""
    levels = [
        tuple(
            tuple(max(pixel) for pixel in draw(Ring(leds), "idle", 90, force, now))
            for now in range(0, 2048, 64)
        )
        for force in (0, 6, 8, 10, 12)
    ]
    assert len(set(levels)) == len(levels)
