"""Draws solids without a graphics card: a z-buffer in numpy, parallel projection, outlines, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import manifold3d
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, int, int]
Floats = NDArray[np.float64]

PAPER: Colour = (255, 255, 255)
INK: Colour = (40, 44, 52)
LIGHT = np.array([-0.35, -0.55, 0.76])


@dataclass(frozen=True)
class Shape:
    """A solid with its colour, moved from its place to be seen apart."""

    solid: manifold3d.Manifold
    colour: Colour
    mark: str = ""
    """The number written on it, if any."""
    spot: tuple[float, float] = (0.5, 0.5)
    """Where on its picture the number goes: shares of width and height, from the upper left."""

    def triangles(self) -> Floats:
        """Return the corners as n x 3 x 3."""
        mesh = self.solid.to_mesh()
        return np.asarray(mesh.vert_properties[:, :3][mesh.tri_verts], dtype=np.float64)


@dataclass(frozen=True)
class View:
    """From where one looks: degrees around the table and above it, and the size of the picture."""

    around: float = 30
    above: float = 30
    width: int = 640
    height: int = 480

    def axes(self) -> Floats:
        """Return right, up and towards the eye as rows."""
        a, e = np.radians(self.around), np.radians(self.above)
        right = np.array([np.cos(a), np.sin(a), 0])
        eye = np.array([np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e)])
        return np.array([right, np.cross(eye, right), eye])


FINE = 2
"""Dots drawn for each dot of the picture, along each side."""


def draw(shapes: Sequence[Shape], view: View, path: Path) -> None:
    """Draw the shapes into a PNG file of few colours."""
    seen = [shape.triangles() @ view.axes().T for shape in shapes]
    scale, middle = _fitted(np.concatenate(seen), view)
    size = (view.height * FINE, view.width * FINE)
    depth, tone = np.full(size, -np.inf), np.full((*size, 3), PAPER, dtype=np.float64)
    which = np.full(size, -1)
    for number, (shape, corners) in enumerate(zip(shapes, seen, strict=True)):
        flat = _on_picture(corners, scale, middle, view)
        shades = _shades(shape.triangles())
        for triangle, shade in zip(flat, shades, strict=True):
            _fill(triangle, shade * np.array(shape.colour), number, (depth, tone, which))
    _outline(depth, which, tone)
    image = Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8))
    image = image.resize((view.width, view.height), Image.Resampling.BOX)
    _marks(image, shapes, seen, (scale, middle, view))
    image.quantize(64, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)


def _fitted(corners: Floats, view: View) -> tuple[float, Floats]:
    """Return scale and middle so that all is in the picture with a margin."""
    flat = corners.reshape(-1, 3)[:, :2]
    low, high = flat.min(axis=0), flat.max(axis=0)
    room = np.array([view.width, view.height]) * FINE * 0.92
    return float((room / (high - low)).min()), (low + high) / 2


def _on_picture(corners: Floats, scale: float, middle: Floats, view: View) -> Floats:
    """Return the corners in dots, y downwards, depth as it was."""
    dots = corners.copy()
    dots[..., 0] = (corners[..., 0] - middle[0]) * scale + view.width * FINE / 2
    dots[..., 1] = view.height * FINE / 2 - (corners[..., 1] - middle[1]) * scale
    return dots


def _shades(triangles: Floats) -> Floats:
    """Return how bright each face is."""
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    normals = across / np.maximum(np.linalg.norm(across, axis=1), 1e-9)[:, None]
    return np.asarray(0.62 + 0.38 * (normals @ LIGHT))


def _fill(
    triangle: Floats, colour: Floats, number: int, planes: tuple[Floats, Floats, NDArray[np.int64]]
) -> None:
    """Fill one triangle where it is nearer than what was drawn before."""
    depth, tone, which = planes
    (x0, y0, z0), (x1, y1, z1), (x2, y2, z2) = triangle
    area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if abs(area) < 1e-9:
        return
    left, right = int(max(min(x0, x1, x2), 0)), int(min(max(x0, x1, x2) + 2, depth.shape[1]))
    top, bottom = int(max(min(y0, y1, y2), 0)), int(min(max(y0, y1, y2) + 2, depth.shape[0]))
    x, y = np.meshgrid(np.arange(left, right) + 0.5, np.arange(top, bottom) + 0.5)
    b = ((x - x0) * (y2 - y0) - (x2 - x0) * (y - y0)) / area
    c = ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / area
    z = z0 + b * (z1 - z0) + c * (z2 - z0)
    window = (slice(top, bottom), slice(left, right))
    near = (b >= 0) & (c >= 0) & (b + c <= 1) & (z > depth[window])
    depth[window][near], tone[window][near], which[window][near] = z[near], colour, number


def _outline(depth: Floats, which: NDArray[np.int64], tone: Floats) -> None:
    """Darken where one part ends and another begins, and where the depth jumps or bends."""
    edge = np.zeros(depth.shape, dtype=bool)
    flat = np.where(np.isfinite(depth), depth, -1e4)
    for axis in (0, 1):
        before, after = np.roll(flat, 1, axis), np.roll(flat, -1, axis)
        edge |= which != np.roll(which, 1, axis)
        edge |= np.abs(before + after - 2 * flat) > 0.55
    tone[edge] = tone[edge] * 0.35 + np.array(INK) * 0.65


def _marks(
    image: Image.Image, shapes: Sequence[Shape], seen: list[Floats], where: tuple[float, Floats, View]
) -> None:
    """Write each shape's number on it."""
    pen = ImageDraw.Draw(image)
    for shape, corners in zip(shapes, seen, strict=True):
        if not shape.mark:
            continue
        dots = _on_picture(corners, *where).reshape(-1, 3)
        low, high = dots.min(axis=0), dots.max(axis=0)
        x, y = (float(v) for v in (low + (high - low) * (*shape.spot, 0))[:2] / FINE)
        half = 7 + 5.5 * len(shape.mark)
        pen.rounded_rectangle((x - half, y - 13, x + half, y + 13), 13, fill=PAPER, outline=INK, width=2)
        pen.text((x, y), shape.mark, fill=INK, font=ImageFont.load_default(17), anchor="mm")
