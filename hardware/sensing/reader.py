"""How a cup reads its die: for each face the dipole pose that fits four magnetometers; the best face wins.

Lengths in mm, fields in microtesla.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hardware.sensing.dice import Die, Floats, Whole, turns

MAGNET = (2.0, 2.0)
"""Diameter and length."""

REMANENCE_UT = 1.3e6
"""Of neodymium N42."""

MOMENT = REMANENCE_UT * np.pi * (MAGNET[0] / 2) ** 2 * MAGNET[1] / (4 * np.pi)
"""Strength of the dipole, in microtesla times cubic millimetres, so that B = MOMENT (3 (m r) r - m) / d^3."""

OFF_CENTRE = 4.0
"""How far from the die's middle the magnet sits, along its own axis: the hole is drilled that way."""

SENSORS = np.array([[x, y, -6.0] for x in (-15.0, 15.0) for y in (-15.0, 15.0)])
"""Where the magnetometers are, seen from the middle of the cup's floor."""

STARTS = 8
STEPS = 8
UPRIGHT = np.array([0.0, 0.0, 1.0])


@dataclass(frozen=True)
class Lying:
    """Where magnets are and which way they look, in the frame of their own cup; arrays of n x 3."""

    place: Floats
    direction: Floats


@dataclass(frozen=True)
class Found:
    """What was read in n cups."""

    face: Whole
    misfit: Floats
    """Root of the mean squared remainder, in microtesla."""
    lying: Lying


def dipole(place: Floats, moment: Floats, sensors: Floats = SENSORS) -> Floats:
    """Return the field (... x 4 x 3) of dipoles at places."""
    away = sensors - place[..., None, :]
    far = np.linalg.norm(away, axis=-1, keepdims=True)
    along = (away * moment[..., None, :]).sum(axis=-1, keepdims=True)
    return np.asarray(3 * along * away / far**5 - moment[..., None, :] / far**3)


@dataclass(frozen=True)
class Reader:
    """Reads a die whose magnet looks along a known axis of its body."""

    die: Die
    axis: Floats

    def read(self, field: Floats) -> Found:
        """Read n cups at once; field is n x 4 x 3."""
        tried = [self._fitted(face, field) for face in range(self.die.faces)]
        misfit = np.stack([misfit for misfit, _ in tried], axis=1)
        face, rows = misfit.argmin(axis=1), np.arange(len(field))
        poses = np.stack([pose for _, pose in tried], axis=1)[rows, face]
        lying = [self._lying(one, pose) for one, pose in zip(face, poses, strict=True)]
        places, directions = (np.stack(column) for column in zip(*lying, strict=True))
        return Found(face, misfit[rows, face], Lying(places, directions))

    def _fitted(self, face: int, field: Floats) -> tuple[Floats, Floats]:
        """Return the misfit and the pose (x, y, yaw) of a die on this face, fitted by Gauss-Newton."""
        pose = np.zeros((len(field), STARTS, 3))
        pose[..., 2] = np.arange(STARTS) * 2 * np.pi / STARTS
        for _ in range(STEPS):
            pose = self._nearer(face, pose, field[:, None])
        left = field[:, None] - self._seen(face, pose)
        misfit = np.sqrt((left**2).mean(axis=(-1, -2)))
        best, rows = misfit.argmin(axis=1), np.arange(len(field))
        return misfit[rows, best], pose[rows, best]

    def _nearer(self, face: int, pose: Floats, wanted: Floats) -> Floats:
        """Take one damped step."""
        now = self._seen(face, pose)
        left = (wanted - now).reshape(*pose.shape[:2], 12)
        slopes = np.empty((*pose.shape[:2], 12, 3))
        for number, small in enumerate((0.02, 0.02, 0.002)):
            beside = pose.copy()
            beside[..., number] += small
            slopes[..., number] = (self._seen(face, beside) - now).reshape(*pose.shape[:2], 12) / small
        square = np.swapaxes(slopes, -1, -2) @ slopes
        square += (0.01 * np.trace(square, axis1=-2, axis2=-1)[..., None, None] + 1e-6) * np.eye(3)
        step = np.linalg.solve(square, (np.swapaxes(slopes, -1, -2) @ left[..., None]))[..., 0]
        pose = pose + np.clip(step, (-2, -2, -0.5), (2, 2, 0.5))
        pose[..., :2] = np.clip(pose[..., :2], -8, 8)
        return pose

    def _lying(self, face: int, pose: Floats) -> tuple[Floats, Floats]:
        direction = (turns(UPRIGHT, pose[..., 2]) @ (self.die.lying()[face] @ self.axis)[:, None])[..., 0]
        place = direction * OFF_CENTRE + UPRIGHT * self.die.height
        place[..., :2] += pose[..., :2]
        return place, direction

    def _seen(self, face: int, pose: Floats) -> Floats:
        place, direction = self._lying(face, pose)
        return dipole(place, direction * MOMENT)
