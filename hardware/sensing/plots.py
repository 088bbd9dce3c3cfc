"""The plots of the study, their labels in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

from hardware.sensing import colour
from hardware.sensing.study import SEED

matplotlib.use("agg")
from matplotlib import pyplot as plt

FORCE = {"d6": "o", "d10": "s"}
PITCHES = ("40", "50", "60", "80")


def plot(found: dict[str, Any], folder: Path) -> list[Path]:
    """Draw what was found; cases that were not run are left out."""
    return [_magnet(found, folder / "magnet.png"), _colour(found, folder / "colour.png")]


def _magnet(found: dict[str, Any], path: Path) -> Path:
    """Errors over the pitch: each cup for itself against all together."""
    figure, axes = plt.subplots(figsize=(6.4, 4), layout="constrained")
    for die, marker in FORCE.items():
        for suffix, line, label in (
            (" each", "--", "seule / by itself"),
            ("", "-", "ensemble / together"),
        ):
            ran = [pitch for pitch in PITCHES if pitch + suffix in found["magnet"]]
            errors = [100 * found["magnet"][pitch + suffix][die] for pitch in ran]
            axes.plot([int(pitch) for pitch in ran], errors, line, marker=marker, label=f"{die}, {label}")
    axes.set_xlabel("pas entre coupelles / cup pitch (mm)")
    axes.set_ylabel("faces mal lues / faces misread (%)")
    axes.set_yscale("symlog", linthresh=0.5)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, dpi=100)
    plt.close(figure)
    return path


def _colour(found: dict[str, Any], path: Path) -> Path:
    """What the sensor sees of ten colours: a cloud each, in normal light and under a lamp."""
    names = tuple(found["palettes"]["d10"])
    rng = np.random.default_rng(SEED)
    figure, both = plt.subplots(1, 2, figsize=(8, 4), layout="constrained", sharex=True, sharey=True)
    lights = (
        ("lumière normale / normal light", colour.Light()),
        ("soleil / sunlight", colour.Light(ambient=1.0)),
    )
    for axes, (title, light) in zip(both, lights, strict=True):
        for number, name in enumerate(names):
            seen = colour.features(colour.readings(names, np.full(80, number), light, rng))
            axes.scatter(
                seen[:, 0], seen[:, 1], s=8, color=colour.PAINTS[name], edgecolors="0.5", linewidths=0.3
            )
        axes.set_title(title)
        axes.set_xlabel("part du rouge / share of red")
    both[0].set_ylabel("part du vert / share of green")
    figure.savefig(path, dpi=100)
    plt.close(figure)
    return path
