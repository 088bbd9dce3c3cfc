"""What a ring of LEDs shows, LED by LED: the same light for light as the board draws on its own ring.

Where the wind comes from is an arc; its width and movement tell the force, and its colour says it again.
The firmware draws with whole numbers of eight bits, and so is everything here; `tests/vectors/ring.txt`
holds both to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Pixel = tuple[int, int, int]
"""Red, green, blue."""

_DIM, _TAIL, _HALF, _FULL = 24, 90, 128, 255
_NORTH, _CALM = 0x404040, 0x0040FF
_LOOKS = (
    (12, 180, "turning", 0xFF40FF),
    (10, 60, "flashing", 0xFF5000),
    (8, 45, "breathing", 0xFFC000),
    (6, 30, "steady", 0xFFFFFF),
    (4, 15, "steady", 0x40A0FF),
    (1, 0, "steady", 0x0040FF),
)
"""From which force on, half of the arc in degrees, its movement, its colour."""


@dataclass(frozen=True)
class Ring:
    """A ring: how many LEDs, which of them lies to the table's north, and which way they are numbered.

    *against_sun*: the numbers run anticlockwise.
    """

    leds: int
    north: int = 0
    against_sun: bool = False
    brightness: int = 255

    def nearest(self, direction_deg: int) -> int:
        """Return the LED nearest to a direction; of two as near, the first in the direction of the sun."""
        pitch = 720 // self.leds
        steps = (direction_deg * 2 + pitch // 2) // pitch
        return self._turned(steps % self.leds, of_led=False)

    def distance_half_deg(self, led: int, direction_deg: int) -> int:
        """Return the half degrees between an LED and a direction, 0 to 360."""
        apart = abs(720 // self.leds * self._turned(led, of_led=True) - direction_deg * 2)
        return min(apart, 720 - apart)

    def _turned(self, number: int, *, of_led: bool) -> int:
        north = self.north % self.leds
        if self.against_sun:
            return (north - number) % self.leds
        return (number - north if of_led else number + north) % self.leds


class Canvas:
    """The pixels of one moment; *brightness* is that of the picture."""

    def __init__(self, ring: Ring, brightness: int) -> None:
        self.ring, self._brightness = ring, brightness
        self.pixels: list[Pixel] = [(0, 0, 0)] * ring.leds

    def light(self, led: int, colour: int, level: int) -> None:
        """Light one LED with a colour (0xRRGGBB) at a level of 0 to 255."""
        level = _scaled(_scaled(level, self._brightness), self.ring.brightness)
        red, green, blue = colour >> 16, colour >> 8 & 0xFF, colour & 0xFF
        self.pixels[led] = (_scaled(red, level), _scaled(green, level), _scaled(blue, level))

    def light_all(self, colour: int, level: int) -> None:
        """Light every LED alike."""
        for led in range(self.ring.leds):
            self.light(led, colour, level)


def draw(
    ring: Ring, picture: str, from_deg: int | None, beaufort: int, now_ms: int, brightness: int = 255
) -> list[Pixel]:
    """Return the pixels of *ring* at a moment, in the order in which its LEDs are numbered.

    *picture* is idle, wait, roll, fire, alarm or nolink; idle and fire show the wind.
    """
    canvas, now = Canvas(ring, brightness), now_ms & 0xFFFF
    match picture:
        case "wait":
            phase = now >> 3 & 0xFF
            canvas.light_all(0xFFFFFF, (phase if phase < 128 else 255 - phase) + _DIM)
        case "roll":
            head = (now >> 6) % ring.leds
            for place in range(3):
                canvas.light((head - place) % ring.leds, 0x40A0FF, _FULL >> 2 * place)
        case "fire":
            _draw_fire(canvas, from_deg, beaufort, now)
        case "alarm":
            if now & 0x100:
                canvas.light_all(0xFFC000, _FULL)
        case "nolink":
            canvas.light(ring.nearest(180 if now & 0x400 else 0), 0x0040FF, _HALF)
        case _:
            _draw_wind(canvas, from_deg, beaufort, now)
    return canvas.pixels


def _draw_fire(canvas: Canvas, from_deg: int | None, beaufort: int, now: int) -> None:
    """Let every LED flicker by itself under the wind.  Only a picture: no die is thrown with it."""
    step = now >> 6 & 0xFF
    for led in range(canvas.ring.leds):
        mixed = (step ^ (led * 0x6D & 0xFF)) * 0xB5 & 0xFF
        canvas.light(led, 0xFF4000, 16 + ((mixed ^ mixed >> 3) & 0x3F))
    if from_deg is not None and beaufort:
        _draw_wind(canvas, from_deg, beaufort, now)


def _draw_wind(canvas: Canvas, from_deg: int | None, beaufort: int, now: int) -> None:
    ring = canvas.ring
    if from_deg is None:
        canvas.light(ring.nearest(0), _NORTH, _DIM)
        return
    if beaufort == 0:
        for deg in range(0, 360, 90):
            canvas.light(ring.nearest(deg), _CALM, _TAIL)
        return
    half_deg, movement, colour = next(look[1:] for look in _LOOKS if beaufort >= look[0])
    for led, level in _arc(ring, from_deg, half_deg, movement, now):
        if level:
            canvas.light(led, colour, level)


def _arc(ring: Ring, from_deg: int, half_deg: int, movement: str, now: int) -> Iterator[tuple[int, int]]:
    """Yield the LEDs of the arc and how bright they are; its middle never goes out."""
    middle = ring.nearest(from_deg)
    for led in range(ring.leds):
        if led == middle:
            yield led, _middle_level(movement, now)
        elif ring.distance_half_deg(led, from_deg) <= half_deg * 2:
            gap = ((now >> 6) + led) % (ring.leds // 2)
            yield led, 0 if movement == "turning" and gap < 2 else _TAIL


def _middle_level(movement: str, now: int) -> int:
    if movement == "breathing":
        phase = now >> 3 & 0xFF
        return _FULL - ((phase * 2 if phase < 128 else (255 - phase) * 2) >> 1)
    if movement == "flashing":
        return _FULL if now & 0x3FF < 384 and now & 0x7F < 64 else 128
    return _FULL


def _scaled(value: int, by: int) -> int:
    return value * (by + 1) >> 8
