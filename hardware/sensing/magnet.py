"""A die with a small magnet in a cup over four magnetometers: how often is its face misread?

The truth is magpylib's finite cylinder.  The reader knows only dipoles, as a small board would.
Lengths in mm, fields in microtesla.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import magpylib
import numpy as np
from scipy.spatial.transform import Rotation

from hardware.sensing.dice import Die, Floats, Whole, best_axis, turns
from hardware.sensing.reader import MAGNET, MOMENT, OFF_CENTRE, REMANENCE_UT, SENSORS, Lying, Reader, dipole


@dataclass(frozen=True)
class Cup:
    """How well things are made, and what disturbs."""

    play: float = 6.0
    """The die's freedom from wall to wall."""
    tilt_deg: float = 1.0
    """How uneven the die lies, root mean square."""
    noise_ut: float = 0.5
    """Of one reading of one axis, with what is left of the Earth's field."""
    gain: float = 0.01
    """Error of each axis' scale."""
    off_mm: float = 0.1
    """How well the magnet's place in the die is known: 0.1 calibrated, 0.5 as drilled."""
    off_deg: float = 1.0
    """How well its direction is known: 1 calibrated, 4 as drilled."""
    pitch: float = 50.0
    """From cup to cup; dice lie in all four next to this one.  Infinity: it stands alone."""
    rounds: int = 3
    """How often all five are read, each time without what the others were found to add.  1: each alone."""


@dataclass(frozen=True)
class Read:
    """What became of some throws: the face that was down, the face that was read, how badly it fits."""

    true: Whole
    read: Whole
    misfit: Floats
    """Root of the mean squared remainder, in microtesla."""

    @property
    def errors(self) -> float:
        """Return the share that was misread."""
        return float(np.mean(self.true != self.read))


NEXT = np.array([[0.0, 0, 0], [1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0]])
"""The cup that is studied and the four next to it, in pitches."""


def throw(die: Die, cup: Cup, count: int, seed: int, crooked_deg: float = 0.0) -> Read:
    """Throw a die into the cup and others beside it, many times, and read it each time."""
    rng = np.random.default_rng(seed)
    axis = best_axis(die)
    spots = NEXT * cup.pitch if np.isfinite(cup.pitch) else NEXT[:1]
    faces = rng.integers(die.faces, size=(len(spots), count))
    dice = [_thrown(die, axis, cup, face, rng, crooked_deg * (not i)) for i, face in enumerate(faces)]
    again = cup.rounds - 1 if len(spots) > 1 else 0
    real = [_sum(dice, spots, at, cylinder) for at in (spots if again else spots[:1])]
    real = [field * (1 + rng.normal(0, cup.gain, field.shape)) for field in real]
    real = [field + rng.normal(0, cup.noise_ut, field.shape) for field in real]
    reader = Reader(die, axis)
    found = [reader.read(field) for field in real]
    for _ in range(again):
        others = [
            _sum([one.lying for one in found], spots, at, _dipoles, skip=i) for i, at in enumerate(spots)
        ]
        found = [reader.read(field - other) for field, other in zip(real, others, strict=True)]
    return Read(faces[0], found[0].face, found[0].misfit)


def _sum(
    dice: Sequence[Lying],
    spots: Floats,
    at: Floats,
    field: Callable[[Floats, Floats], Floats],
    skip: int = -1,
) -> Floats:
    """Return what the dice in their spots make together at the sensors of the cup at one spot."""
    parts = [
        field(one.place + spot - at, one.direction)
        for number, (one, spot) in enumerate(zip(dice, spots, strict=True))
        if number != skip
    ]
    return np.asarray(sum(parts))


def cylinder(place: Floats, direction: Floats) -> Floats:
    """Return the field (n x 4 x 3) of real cylinders at places, by magpylib, in microtesla."""
    size = tuple(length / 1000 for length in MAGNET)
    magnet = magpylib.magnet.Cylinder(polarization=(0, 0, REMANENCE_UT / 1e6), dimension=size)
    z = np.array([0.0, 0.0, 1.0])
    turn = [Rotation.align_vectors(one[None], z[None])[0].as_quat() for one in direction]
    magnet.position = place / 1000
    magnet.orientation = Rotation.from_quat(turn)
    return np.asarray(magpylib.getB(magnet, SENSORS / 1000)).reshape(len(place), len(SENSORS), 3) * 1e6


def _dipoles(place: Floats, direction: Floats) -> Floats:
    return dipole(place, direction * MOMENT)


def _thrown(
    die: Die, axis: Floats, cup: Cup, face: Whole, rng: np.random.Generator, crooked_deg: float
) -> Lying:
    """Return the magnets of dice that lie on given faces, somewhere in their cup."""
    count = len(face)
    wrong = rng.normal(0, np.radians(cup.off_deg), count)
    sideways = np.cross(rng.normal(size=(count, 3)), axis)
    sideways /= np.linalg.norm(sideways, axis=1)[:, None]
    inside = (turns(sideways, wrong) @ axis[:, None])[..., 0]
    spot = inside * OFF_CENTRE + rng.normal(0, cup.off_mm, (count, 3))
    yaw = turns(np.array([0.0, 0.0, 1.0]), rng.uniform(0, 2 * np.pi, count))
    lean = rng.normal(0, np.radians(cup.tilt_deg), count) + np.radians(crooked_deg)
    level = rng.uniform(0, 2 * np.pi, count)
    tip = turns(np.stack([np.cos(level), np.sin(level), 0 * level], axis=1), lean)
    turn = tip @ yaw @ die.lying()[face]
    place = (turn @ spot[..., None])[..., 0] + np.array([0.0, 0.0, die.height])
    place[:, :2] += rng.uniform(-cup.play / 2, cup.play / 2, (count, 2))
    return Lying(place, (turn @ inside[..., None])[..., 0])
