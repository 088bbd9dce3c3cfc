"""The pictures of the build guide, each a few shapes seen from somewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import manifold3d
import numpy as np

from hardware.bodies import Body
from hardware.draw import Colour, Shape, View, draw

Bodies = Mapping[str, Body]

WOOD: Colour = (214, 176, 120)
SAND: Colour = (232, 210, 170)
BLUE: Colour = (96, 148, 200)
MILK: Colour = (236, 238, 242)
RED: Colour = (205, 92, 80)
GREEN: Colour = (90, 160, 110)
STEEL: Colour = (150, 156, 164)
LIT: Colour = (255, 214, 90)

COLOURS: dict[str, Colour] = {
    "tower": WOOD,
    "hopper": SAND,
    "flap": RED,
    "tray": (176, 190, 170),
    "bay": BLUE,
    "lid": (140, 180, 220),
    "cap": RED,
    "ring_base": BLUE,
    "ring_cover": MILK,
    "nano": GREEN,
    "switch": STEEL,
    "servo": STEEL,
    "led_ring": GREEN,
}


def shape(
    bodies: Bodies,
    part: str,
    mark: str = "",
    lift: tuple[float, float, float] = (0, 0, 0),
    spot: tuple[float, float] = (0.5, 0.5),
) -> Shape:
    """Return a part in its place, lifted out of it where it is to be seen apart."""
    return Shape(bodies[part].placed().translate(lift), COLOURS[part], mark, spot)


def built(bodies: Bodies) -> list[Shape]:
    """Tower, tray, electronics and ring, as they stand on the table."""
    parts = ("tower", "tray", "bay", "lid", "cap", "ring_base", "ring_cover")
    return [shape(bodies, part) for part in parts]


def printed(bodies: Bodies) -> list[Shape]:
    """All that is printed, as it lies on the bed, numbered."""
    spots = {
        "tray": (0, 140), "tower": (180, 110), "hopper": (275, 110), "bay": (180, 0),
        "lid": (270, 0), "ring_base": (400, 150), "ring_cover": (400, 40), "cap": (265, -50),
        "flap": (180, -65),
    }  # fmt: skip
    shapes = []
    for number, (part, (x, y)) in enumerate(spots.items(), 1):
        solid = bodies[part].solid()
        shapes.append(Shape(solid.translate((x, y, 0)), COLOURS[part], str(number)))
    return shapes


def inside(bodies: Bodies) -> list[Shape]:
    """The tower cut open: two baffles and the ramp."""
    half = bodies["tower"].placed().trim_by_plane((1, 0, 0), 30)
    return [Shape(half, WOOD), shape(bodies, "tray")]


PADS = {
    "left": ["D13", "3V3", "AREF", "A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "5V", "RST", "GND", "VIN"],
    "right": ["D12", "D11", "D10", "D9", "D8", "D7", "D6", "D5", "D4", "D3", "D2", "GND", "RST", "RX", "TX"],
}
"""What is printed beside the board's holes, from the USB socket on."""

SOLDERED = ("A0", "5V", "D9", "D6", "D4", "D2", "GND")


def board(bodies: Bodies) -> list[Shape]:
    """The board from above, its USB socket up, the holes that are soldered marked by name."""
    shapes = [Shape(bodies["nano"].solid(), GREEN)]
    for side, x in (("left", -7.62), ("right", 7.62)):
        for number, name in enumerate(PADS[side]):
            pad = manifold3d.Manifold.cylinder(1.2, 0.85, -1, 24).translate((x, -5 - 2.54 * number, 1))
            mark = name if name in SOLDERED else ""
            away = -1.6 if side == "left" else 2.6
            shapes.append(Shape(pad, LIT if mark else STEEL, mark, (away, 0.5)))
    return shapes


def bay(bodies: Bodies) -> list[Shape]:
    """The electronics with their lid off."""
    return [
        shape(bodies, "bay"),
        shape(bodies, "nano", "1", (0, 0, 30)),
        shape(bodies, "switch", "2", (0, 0, 24)),
        shape(bodies, "cap", "3", (0, 0, 44)),
        shape(bodies, "lid", "4", (0, 0, 80)),
    ]


def ring(bodies: Bodies) -> list[Shape]:
    """The wind ring taken apart."""
    return [
        shape(bodies, "ring_base", "1", spot=(0.5, 0.72)),
        shape(bodies, "led_ring", "2", (0, 0, 28), spot=(0.5, 0.9)),
        shape(bodies, "ring_cover", "3", (0, 0, 56)),
    ]


def gate(bodies: Bodies) -> list[Shape]:
    """The hopper cut open, its flap, its servo pulled out."""
    half = bodies["hopper"].placed().trim_by_plane((1, 0, 0), 32)
    return [
        Shape(half, SAND, "1"),
        shape(bodies, "flap", "2", (-40, 0, 0)),
        shape(bodies, "servo", "3", (30, 0, 0)),
    ]


def together(bodies: Bodies) -> list[Shape]:
    """Everything above its seat."""
    return [
        shape(bodies, "tray", "1"),
        shape(bodies, "tower", "2", (0, 0, 60)),
        shape(bodies, "hopper", "3", (0, 0, 100)),
        *(shape(bodies, part, mark, (0, 0, 40)) for part, mark in (("bay", "4"), ("lid", ""), ("cap", ""))),
    ]


def north(bodies: Bodies) -> list[Shape]:
    """The ring while its north is set: the light stands at the beak."""
    return [shape(bodies, "ring_base"), shape(bodies, "led_ring"), *_lights(bodies, (0,))]


def waiting(bodies: Bodies) -> list[Shape]:
    """The ring without a host: two opposite lights take turns."""
    return [shape(bodies, "ring_base"), shape(bodies, "led_ring"), *_lights(bodies, (8,))]


def turning(bodies: Bodies) -> list[Shape]:
    """The ring while its turn is set: the light runs with the sun, a dim one behind it."""
    return [shape(bodies, "ring_base"), shape(bodies, "led_ring"), *_lights(bodies, (3, 2))]


def wind(bodies: Bodies) -> list[Shape]:
    """The ring with a gale from the north-east."""
    return [shape(bodies, "ring_base"), shape(bodies, "led_ring"), *_lights(bodies, (1, 2, 3))]


def _lights(bodies: Bodies, lit: tuple[int, ...]) -> list[Shape]:
    """Sixteen LEDs on the ring, some of them lit; the first at north, clockwise."""
    low, high = bodies["led_ring"].triangles.min(axis=(0, 1)), bodies["led_ring"].triangles.max(axis=(0, 1))
    radius, centre = float(high[0]) - 3.75, np.array(bodies["led_ring"].move)
    shapes = []
    for number in range(16):
        angle = np.radians(90 - number * 22.5)
        at = centre + np.array([np.cos(angle) * radius, np.sin(angle) * radius, float(high[2] - low[2])])
        led = manifold3d.Manifold.cube((5, 5, 1), True).rotate((0, 0, -number * 22.5)).translate(tuple(at))
        shapes.append(Shape(led, LIT if number in lit else (70, 74, 80)))
    return shapes


PICTURES: dict[str, tuple[Callable[[Bodies], list[Shape]], View]] = {
    "built": (built, View(28, 32)),
    "printed": (printed, View(0, 55)),
    "inside": (inside, View(-62, 20)),
    "board": (board, View(0, 90, 320, 600)),
    "bay": (bay, View(25, 35, 480, 480)),
    "ring": (ring, View(20, 35, 480, 480)),
    "gate": (gate, View(-35, 30)),
    "together": (together, View(28, 28, 560, 640)),
    "north": (north, View(0, 60, 400, 360)),
    "waiting": (waiting, View(0, 60, 400, 360)),
    "turning": (turning, View(0, 60, 400, 360)),
    "wind": (wind, View(0, 60, 400, 360)),
}
"""Name of the picture -> what it shows, seen from where."""


def render(bodies: Bodies, folder: Path) -> list[Path]:
    """Draw every picture into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, (scene, view) in PICTURES.items():
        paths.append(folder / f"{name}.png")
        draw(scene(bodies), view, paths[-1])
    return paths
