"""The study itself: every case of both ways to read a die, by fixed seeds, as a table of plain numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from hardware.sensing import colour, magnet, reader
from hardware.sensing.dice import Die, d6, d10

SEED = 11
GOOD = 0.999
"""Share of dice that lie well and must not be sent back as crooked."""

LIGHTS: dict[str, colour.Light] = {
    "normal": colour.Light(),
    "lamp": colour.Light(ambient=0.3),
    "window": colour.Light(ambient=1.0),
    "aged": colour.Light(aged=0.3),
    "worn": colour.Light(worn=0.2),
    "naive": colour.Light(ambient=0.3, flicker=1.0),
}
"""Normal light in the cup; a lamp above it; sun through a window; the sensor's lamp 30 % weaker than when it
was calibrated; a fifth of the paint gone; and under the lamp without taking the room's light away."""

CUPS: dict[str, magnet.Cup] = {
    "alone": magnet.Cup(pitch=np.inf),
    "40": magnet.Cup(pitch=40),
    "50": magnet.Cup(),
    "60": magnet.Cup(pitch=60),
    "80": magnet.Cup(pitch=80),
    "40 each": magnet.Cup(pitch=40, rounds=1),
    "50 each": magnet.Cup(rounds=1),
    "60 each": magnet.Cup(pitch=60, rounds=1),
    "80 each": magnet.Cup(pitch=80, rounds=1),
    "play 2": magnet.Cup(play=2),
    "play 10": magnet.Cup(play=10),
    "drilled": magnet.Cup(off_mm=0.5, off_deg=4),
    "uneven": magnet.Cup(tilt_deg=4),
    "noisy": magnet.Cup(noise_ut=3),
}
"""Cups by their pitch in mm, all five read together; `each`: each for itself; then one change at 50 mm."""

QUICK = ("alone", "50", "50 each")
"""Cases of the short run."""

LEANS = (10, 20, 30)
"""Degrees by which a crooked die leans."""


def study(throws: int, quick: bool = False) -> dict[str, Any]:
    """Return shares of misread throws of all cases, and of crooked dice that are not noticed."""
    dice = (d6(), d10())
    cups = {name: cup for name, cup in CUPS.items() if not quick or name in QUICK}
    return {
        "throws": throws,
        "palettes": {die.name: list(colour.palette(die.faces)) for die in dice},
        "dipole_error": round(dipole_error(), 5),
        "colour": {
            name: {die.name: round(colour.errors(die.faces, light, 50 * throws, SEED), 5) for die in dice}
            for name, light in LIGHTS.items()
        },
        "magnet": {
            name: {die.name: round(magnet.throw(die, cup, throws, SEED).errors, 5) for die in dice}
            for name, cup in cups.items()
        },
        "crooked": {die.name: crooked(die, throws) for die in dice},
    }


def dipole_error() -> float:
    """Return how far the dipole is from the real cylinder at most, as a share, where dice can lie."""
    rng = np.random.default_rng(SEED)
    place = np.stack([rng.uniform(-4, 4, 200), rng.uniform(-4, 4, 200), rng.uniform(3.5, 12, 200)], axis=1)
    way = rng.normal(size=(200, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    real, model = magnet.cylinder(place, way), reader.dipole(place, way * reader.MOMENT)
    size = np.linalg.norm(real, axis=-1).max(axis=1)
    return float((np.linalg.norm(real - model, axis=-1).max(axis=1) / size).max())


def crooked(die: Die, throws: int) -> dict[str, dict[str, float]]:
    """Return for each lean the share that is taken for a good die, by magnet and by colour."""
    alone = replace(magnet.Cup(), pitch=np.inf)
    cut = float(np.quantile(magnet.throw(die, alone, 4 * throws, SEED).misfit, GOOD))
    found = {}
    for lean in LEANS:
        thrown = magnet.throw(die, alone, throws, SEED + 1, lean)
        taken = thrown.misfit < cut
        found[str(lean)] = {
            "magnet": round(float(taken.mean()), 4),
            "magnet misread": round(float((taken & (thrown.read != thrown.true)).mean()), 4),
            "colour": round(_colour_taken(die.faces, lean, 50 * throws), 4),
        }
    return found


def _colour_taken(faces: int, lean: float, throws: int) -> float:
    """A leaning face is further away: less light comes back, and more of the room's."""
    known = colour.Reader.calibrated(colour.palette(faces), SEED)
    rng = np.random.default_rng(SEED + 2)
    face = rng.integers(faces, size=throws)
    _, good = known.read(colour.readings(known.names, face, colour.Light(), rng))
    lift = float(np.cos(np.radians(lean)) / (1 + 8 * np.sin(np.radians(lean)) / 10) ** 2)
    open_cup = colour.Light(ambient=0.02 + 0.3 * float(np.sin(np.radians(lean))))
    _, far = known.read(colour.readings(known.names, face, open_cup, rng, lift))
    return float((far < np.quantile(good, GOOD)).mean())
