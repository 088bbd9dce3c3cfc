"""The study of sensed dice: its models hold against physics, its page tells what the full run found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hardware.sensing import colour, magnet
from hardware.sensing.dice import Die, best_axis, d6, d10
from hardware.sensing.plots import plot
from hardware.sensing.study import CUPS, LEANS, LIGHTS, SEED, dipole_error

SENSING = Path(__file__).resolve().parents[2] / "hardware" / "sensing"
FULL = json.loads((SENSING / "results.json").read_text("utf-8"))
PAGE = (SENSING / "README.md").read_text("utf-8")
THROWS = 25


@pytest.mark.parametrize("die", [d6(), d10()], ids=["d6", "d10"])
def test_dice_lie_on_the_face_that_is_down(die: Die) -> None:
    for normal, turn in zip(die.normals, die.lying(), strict=True):
        assert np.allclose(turn @ normal, [0, 0, -1]) and np.allclose(turn @ turn.T, np.eye(3))
        assert np.isclose((die.normals @ normal).min(), -1), "its opposite face is parallel"


def test_the_axis_stands_differently_steep_on_every_face() -> None:
    for die, least in ((d6(), 0.3), (d10(), 0.14)):
        assert np.diff(np.sort(die.normals @ best_axis(die))).min() > least


def test_the_dipole_is_the_real_magnet_but_for_a_hundredth() -> None:
    assert dipole_error() < 0.01


def test_ten_colours_are_read_in_normal_light_and_not_in_sunlight() -> None:
    assert colour.errors(6, LIGHTS["normal"], 5000, SEED) == 0
    assert colour.errors(10, LIGHTS["normal"], 5000, SEED) <= 0.003
    assert colour.errors(10, LIGHTS["window"], 5000, SEED) > 0.02


def test_a_lone_die_with_a_magnet_is_read() -> None:
    for die in (d6(), d10()):
        assert magnet.throw(die, CUPS["alone"], THROWS, SEED).errors == 0


def test_neighbours_disturb_unless_they_are_read_together() -> None:
    each = magnet.throw(d6(), CUPS["40 each"], THROWS, SEED)
    together = magnet.throw(d6(), CUPS["50"], THROWS, SEED)
    assert each.errors > together.errors == 0
    assert np.array_equal(together.misfit, magnet.throw(d6(), CUPS["50"], THROWS, SEED).misfit), "seeds hold"


@pytest.mark.parametrize("light", LIGHTS)
def test_the_full_run_of_colours_is_found_again(light: str) -> None:
    for die in (d6(), d10()):
        again = colour.errors(die.faces, LIGHTS[light], 50 * FULL["throws"], SEED)
        assert again == pytest.approx(FULL["colour"][light][die.name], abs=0.005)


def test_plots_are_drawn(tmp_path: Path) -> None:
    assert all(path.stat().st_size > 5000 for path in plot(FULL, tmp_path))


def told(section: str) -> list[str]:
    """Return the shares in percent that the rows of a table show, a row a line, in either language alike."""
    found = re.findall(rf"<!-- {section} -->\n(.*?)\n\n", PAGE, re.S)
    assert len(found) == 2
    rows = [re.findall(r"(\d+[.,]\d+) %", table.replace(",", ".")) for table in found]
    assert rows[0] == rows[1]
    return rows[0]


def percent(shares: list[float]) -> list[str]:
    return [f"{100 * share:.2f}" for share in shares]


@pytest.mark.parametrize("section", ["colour", "magnet"])
def test_the_page_tells_what_was_found(section: str) -> None:
    cases: dict[str, Any] = FULL[section]
    assert set(cases) == set(LIGHTS if section == "colour" else CUPS)
    assert told(section) == percent([case[die] for case in cases.values() for die in ("d6", "d10")])


def test_the_page_tells_of_crooked_dice() -> None:
    kinds = ("colour", "magnet", "magnet misread")
    shares = [
        FULL["crooked"][die][str(lean)][kind] for lean in LEANS for die in ("d6", "d10") for kind in kinds
    ]
    assert told("crooked") == percent(shares)
