"""The dice as bodies: which way their faces look, and how they lie when one of them is down."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Die:
    """A die by the outward normals of its faces (n x 3) and its centre's height in mm when it lies on one."""

    name: str
    normals: Floats
    height: float

    @property
    def faces(self) -> int:
        """Return how many faces it has."""
        return len(self.normals)

    def lying(self) -> Floats:
        """Return for each face (n x 3 x 3) a turn of the body that puts the face down."""
        return np.array([_down(normal) for normal in self.normals])


def d6() -> Die:
    """Return a cube of 16 mm."""
    return Die("d6", np.concatenate([np.eye(3), -np.eye(3)]), 8.0)


def d10() -> Die:
    """Return a pentagonal trapezohedron of 15 mm between opposite faces, its edges at right angles."""
    up = np.arctan(0.5)
    around = np.radians(np.arange(10) * 36)
    height = np.sin(up) * np.where(np.arange(10) % 2, -1, 1)
    return Die(
        "d10", np.stack([np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), height], axis=1), 7.5
    )


def best_axis(die: Die, tries: int = 20_000) -> Floats:
    """Return the direction in the body whose heights over all faces are furthest apart.

    A die may lie turned any way on its face.  What does not change with that turn is how steep the axis
    stands, so each face needs a steepness of its own.
    """
    rng = np.random.default_rng(7)
    axes = rng.normal(size=(tries, 3))
    axes /= np.linalg.norm(axes, axis=1)[:, None]
    heights = np.sort(axes @ die.normals.T, axis=1)
    return np.asarray(axes[np.argmax(np.diff(heights, axis=1).min(axis=1))])


def turns(axis: Floats, angles: Floats) -> Floats:
    """Return turns (n x 3 x 3) around an axis, or around n axes, by n angles in radians."""
    axes = np.broadcast_to(axis, (*angles.shape, 3))
    x, y, z = axes[..., 0], axes[..., 1], axes[..., 2]
    zero = np.zeros_like(x)
    cross = np.stack([zero, -z, y, z, zero, -x, -y, x, zero], axis=-1).reshape(*angles.shape, 3, 3)
    sin, cos = np.sin(angles)[..., None, None], np.cos(angles)[..., None, None]
    return np.asarray(np.eye(3) + sin * cross + (1 - cos) * cross @ cross)


def _down(normal: Floats) -> Floats:
    """Return the shortest turn that takes a direction to straight down."""
    down = np.array([0.0, 0.0, -1.0])
    axis = np.cross(normal, down)
    length = float(np.linalg.norm(axis))
    if length < 1e-9:
        return np.eye(3) if normal[2] < 0 else np.diag([1.0, -1.0, -1.0])
    angle = np.arctan2(length, float(normal @ down))
    return turns(axis / length, np.array(angle))
