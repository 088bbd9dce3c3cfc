"""A die with a colour on every face, read from below by a colour sensor: how often is its face misread?

Numbers are shares of what a perfectly white face sends back in normal light.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from hardware.sensing.dice import Floats, Whole

PAINTS: dict[str, tuple[float, float, float]] = {
    "white": (0.85, 0.85, 0.82),
    "black": (0.05, 0.05, 0.05),
    "grey": (0.32, 0.32, 0.32),
    "red": (0.60, 0.07, 0.06),
    "orange": (0.75, 0.32, 0.06),
    "yellow": (0.80, 0.70, 0.08),
    "lime": (0.45, 0.68, 0.12),
    "green": (0.08, 0.38, 0.14),
    "cyan": (0.08, 0.48, 0.62),
    "blue": (0.05, 0.12, 0.50),
    "purple": (0.30, 0.10, 0.42),
    "pink": (0.80, 0.42, 0.55),
    "brown": (0.28, 0.15, 0.08),
}
"""How much red, green and blue light common model paints send back."""

CHANNELS = np.array([[0.85, 0.12, 0.06], [0.10, 0.75, 0.18], [0.05, 0.20, 0.80]])
"""What the sensor's red, green and blue see of red, green and blue light: its filters overlap."""

SAMPLES = 40
"""Throws on each face while a die is calibrated."""


@dataclass(frozen=True)
class Light:
    """What disturbs the reading."""

    ambient: float = 0.02
    """Light of the room that gets under the die."""
    flicker: float = 0.10
    """Share of it that is still there after the reading with the lamp off was taken away."""
    lamp: float = 0.03
    """How much the lamp's strength wanders."""
    aged: float = 0.0
    """How much of the lamp's strength is gone since calibration."""
    worn: float = 0.0
    """How much of each face shows the white die below the paint."""
    gap: float = 0.12
    """How much strength play and unevenness take away at most."""
    gloss: float = 0.015
    """Highlights, without colour."""
    paint: float = 0.03
    """How much a brush differs from spot to spot."""
    noise: float = 0.002


def palette(count: int) -> tuple[str, ...]:
    """Return the paints that the sensor tells apart best: those whose nearest pair is furthest apart."""
    centres = {name: features(CHANNELS @ np.array(paint)) for name, paint in PAINTS.items()}
    apart = {
        pair: float(np.linalg.norm(centres[pair[0]] - centres[pair[1]])) for pair in combinations(PAINTS, 2)
    }
    return max(
        combinations(PAINTS, count), key=lambda some: min(apart[pair] for pair in combinations(some, 2))
    )


def features(signal: Floats) -> Floats:
    """Return what the reader compares: two shares of colour, and brightness at a quarter of their weight."""
    total = signal.sum(axis=-1, keepdims=True) + 1e-3
    return np.concatenate([signal[..., :2] / total, np.log(total) / 4 / np.log(10)], axis=-1)


def readings(
    names: tuple[str, ...], face: Whole, light: Light, rng: np.random.Generator, lift: float = 1.0
) -> Floats:
    """Return what the sensor says (n x 3) of dice that lie on given faces; *lift* dims a crooked die."""
    count = len(face)
    paint = np.array([PAINTS[name] for name in names])[face]
    paint = paint * (1 + rng.normal(0, light.paint, (count, 3)))
    paint = paint * (1 - light.worn) + 0.8 * light.worn + rng.uniform(0, light.gloss, (count, 1))
    strength = (1 - light.aged) * (1 + rng.normal(0, light.lamp, (count, 1)))
    near = (1 - rng.uniform(0, light.gap, (count, 1))) * lift
    warm = rng.uniform(0.6, 1.4, (count, 1))
    room = light.ambient * light.flicker * np.concatenate([warm, np.ones((count, 1)), 2 - warm], axis=1)
    signal = (paint * strength * near) @ CHANNELS.T + room * rng.normal(0, 1, (count, 1))
    return np.asarray(np.clip(signal + rng.normal(0, light.noise, signal.shape), 0, None))


@dataclass(frozen=True)
class Reader:
    """Knows a die's colours from its calibration in normal light."""

    names: tuple[str, ...]
    centres: Floats
    spread: Floats
    """Inverse of the covariance that all colours share."""

    @classmethod
    def calibrated(cls, names: tuple[str, ...], seed: int) -> Reader:
        """Throw each face some times in normal light and keep what was seen."""
        rng = np.random.default_rng(seed)
        face = np.repeat(np.arange(len(names)), SAMPLES)
        seen = features(readings(names, face, Light(), rng))
        centres = np.array([seen[face == one].mean(axis=0) for one in range(len(names))])
        return cls(names, centres, np.linalg.inv(np.cov((seen - centres[face]).T)))

    def read(self, signal: Floats) -> tuple[Whole, Floats]:
        """Return the face read, and how far it is from that face's centre in standard deviations."""
        away = features(signal)[:, None] - self.centres
        far = np.sqrt(np.einsum("nki,ij,nkj->nk", away, self.spread, away))
        return far.argmin(axis=1), far.min(axis=1)


def errors(count_of_faces: int, light: Light, throws: int, seed: int) -> float:
    """Return the share of throws that are misread."""
    reader = Reader.calibrated(palette(count_of_faces), seed)
    rng = np.random.default_rng(seed + 1)
    face = rng.integers(count_of_faces, size=throws)
    read, _ = reader.read(readings(reader.names, face, light, rng))
    return float(np.mean(read != face))
