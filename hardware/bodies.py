"""The printable bodies: made by OpenSCAD from `scad/`, read back as solids, put in their places."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import manifold3d
import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
SCAD = HERE / "scad"

PRINTED = (
    "tower",
    "hopper",
    "flap",
    "tray",
    "bay",
    "lid",
    "cap",
    "ring_base",
    "ring_cover",
    "ring_base_24",
    "ring_cover_24",
)
"""What is printed; each becomes a file of its own."""

BOUGHT = ("nano", "switch", "servo", "led_ring", "led_ring_24")
"""What is bought, drawn only to see that it fits."""


@dataclass(frozen=True)
class Body:
    """One part as it lies on the bed, and where it goes when all is built."""

    name: str
    triangles: NDArray[np.float64]
    """Corners, as n x 3 x 3, in millimetres."""
    turn: tuple[float, float, float]
    """Degrees around x, y, z, from the bed to its place."""
    move: tuple[float, float, float]
    facts: dict[str, object]
    """Numbers that the model tells about itself, such as `wall`."""

    def solid(self) -> manifold3d.Manifold:
        """Return the part on its bed as a solid; its status tells whether it is watertight."""
        flat = self.triangles.reshape(-1, 3).astype(np.float32)
        corners, where = np.unique(flat, axis=0, return_inverse=True)
        faces = where.reshape(-1, 3).astype(np.uint32)
        return manifold3d.Manifold(manifold3d.Mesh(corners, np.ascontiguousarray(faces)))

    def placed(self) -> manifold3d.Manifold:
        """Return the part in its place."""
        return self.solid().rotate(self.turn).translate(self.move)


def openscad() -> str | None:
    """Return the program that makes the bodies, where it is installed."""
    return shutil.which("openscad")


def build(folder: Path, parts: Iterable[str] = PRINTED + BOUGHT, model: Path = SCAD) -> dict[str, Body]:
    """Make the parts that are not there yet and read them all.

    *model* is the folder of the OpenSCAD files.  Each part keeps a mark of them, so that it is made once.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made = pool.map(lambda part: _made(folder, part, model), parts)
        return {body.name: body for body in made}


def _mark(model: Path) -> str:
    """Return a mark that changes with the model's text."""
    text = "".join(path.read_text("utf-8") for path in sorted(model.glob("*.scad")))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _made(folder: Path, part: str, model: Path) -> Body:
    stl, told = folder / f"{part}.stl", folder / f"{part}.{_mark(model)}.txt"
    if not (stl.is_file() and told.is_file()):
        for old in folder.glob(f"{part}.*.txt"):
            old.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as work:
            said = _run(part, Path(work) / "part.stl", model)
            os.replace(Path(work) / "part.stl", stl)
        told.write_text(said, "utf-8")
    return _read(part, stl.read_text("ascii"), told.read_text("utf-8"))


def _run(part: str, stl: Path, model: Path) -> str:
    """Run OpenSCAD on one part and return what it said; a warning is an error."""
    program = openscad()
    if program is None:
        raise FileNotFoundError("openscad is not installed")
    command = [program, "-o", str(stl), "-D", f'part="{part}"', str(model / "part.scad")]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300)
    if ran.returncode or "WARNING" in ran.stderr or "ERROR" in ran.stderr:
        raise ValueError(f"{part}: {ran.stderr}")
    return ran.stderr


def _read(part: str, stl: str, said: str) -> Body:
    """Read an ASCII STL and what OpenSCAD echoed beside it."""
    numbers = re.findall(r"^\s*vertex (\S+) (\S+) (\S+)", stl, re.M)
    facts: dict[str, object] = {}
    for name, value in re.findall(r"(\w+) = (\[.*\]|[\d.]+)(?=,|$)", said, re.M):
        facts.setdefault(name, ast.literal_eval(value))
    turn, move = ast.literal_eval(re.findall(r"ECHO: place = (.*)", said)[0])
    triangles = np.array(numbers, dtype=np.float64).reshape(-1, 3, 3)
    return Body(part, triangles, tuple(turn), tuple(move), facts)
