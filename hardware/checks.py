"""What can be checked of a body without printing it: watertight, fits the bed, thick enough, no overhang."""

from __future__ import annotations

from collections.abc import Iterator

import manifold3d
import numpy as np
from numpy.typing import NDArray

from hardware.bodies import Body

BED = (220.0, 220.0, 250.0)
"""Millimetres of the smallest printer thought of."""

THINNEST = 1.2
"""Millimetres: three lines of a 0.4 mm nozzle."""

STEEPEST = 45.5
"""Degrees from the vertical that a layer may lean out."""

STEP = 2.3
"""Millimetres between two pairs of cuts; no size of the model is a multiple, so they run through walls."""

NEIGHBOUR = 0.8
"""Millimetres between the cuts of a pair."""


def watertight(body: Body) -> bool:
    """Tell whether the body is one closed solid that a slicer can fill."""
    solid = body.solid()
    return solid.status() == manifold3d.Error.NoError and solid.volume() > 0 and len(solid.decompose()) == 1


def size(body: Body) -> tuple[float, float, float]:
    """Return its length along x, y and z on the bed."""
    low, high = body.triangles.min(axis=(0, 1)), body.triangles.max(axis=(0, 1))
    return tuple(float(length) for length in high - low)  # type: ignore[return-value]


def on_bed(body: Body) -> bool:
    """Tell whether it stands on the bed and fits it."""
    low = float(body.triangles[:, :, 2].min())
    return abs(low) < 1e-3 and all(long <= most for long, most in zip(size(body), BED, strict=True))


def thin_spots(body: Body, thinnest: float = THINNEST) -> list[tuple[str, float, float]]:
    """Return axis, height and area in mm2 of what is thinner than wanted in cuts along the three axes.

    A cut is shrunk and grown again by half the thickness: corners come back, thin walls do not.  What is
    thin in one cut only is an edge that the cut has grazed; a wall is thin in its neighbour too.
    """
    turned = {"z": (0.0, 0.0, 0.0), "x": (0.0, -90.0, 0.0), "y": (90.0, 0.0, 0.0)}
    return [
        (axis, round(height, 2), round(min(areas), 2))
        for axis, turn in turned.items()
        for height, *areas in _cuts(body.solid().rotate(turn), thinnest / 2 - 0.01)
        if min(areas) > 0.6
    ]


def _cuts(solid: manifold3d.Manifold, radius: float) -> Iterator[tuple[float, float, float]]:
    """Cut in pairs of neighbours; tell height and the thin area of both."""
    _, _, low, _, _, high = solid.bounding_box()
    for height in np.arange(low + 0.2, high - NEIGHBOUR, STEP):
        areas = (_lost(solid.slice(float(place)), radius) for place in (height, height + NEIGHBOUR))
        yield float(height), *areas  # type: ignore[misc]


def _lost(cut: manifold3d.CrossSection, radius: float) -> float:
    """Return the area of the largest piece that does not survive shrinking and growing."""
    miter = manifold3d.JoinType.Miter
    back = cut.offset(-radius, miter, 6.0).offset(radius + 0.01, miter, 6.0)
    return max((piece.area() for piece in (cut - back).decompose()), default=0.0)


def overhangs(body: Body, steepest: float = STEEPEST) -> list[tuple[float, float]]:
    """Return height and area of each face that leans out too far to print without supports."""
    normals, areas = _normals(body.triangles)
    heights = body.triangles[:, :, 2].max(axis=1)
    hanging = (normals[:, 2] < -np.sin(np.radians(steepest))) & (heights > 0.01) & (areas > 0.05)
    return [
        (round(float(z), 2), round(float(area), 2))
        for z, area in zip(heights[hanging], areas[hanging], strict=True)
    ]


def _normals(triangles: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    double = np.linalg.norm(across, axis=1)
    return across / np.maximum(double, 1e-12)[:, None], double / 2


def overlap(one: manifold3d.Manifold, other: manifold3d.Manifold) -> float:
    """Return how many mm3 two placed parts share."""
    return float((one ^ other).volume())


def swung(flap: Body, degrees: float) -> manifold3d.Manifold:
    """Return the placed flap opened by some degrees around its hinge."""
    hinge = np.array(flap.facts["hinge"], dtype=float)
    return flap.placed().translate(tuple(-hinge)).rotate((-degrees, 0.0, 0.0)).translate(tuple(hinge))
