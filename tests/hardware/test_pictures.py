"""Plans and pictures are drawn headless, and those that the guide shows are what the sources draw today."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from hardware import pictures, wiring
from hardware.__main__ import SHOWN
from hardware.bodies import Body

MOST_BYTES = 16_000
ALIKE = 2.0
"""Levels of 255 that two pictures may differ by on average: another machine rounds otherwise."""


def words(svg: Path) -> list[str]:
    """Return what is written in a plan, in any order."""
    return sorted(re.findall(r"<text[^>]*>([^<]*)</text>", svg.read_text("utf-8")))


@pytest.fixture(scope="module")
def plans(need: Callable[[str, str], None], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Draw all wiring plans."""
    need("dot", "graphviz")
    return wiring.render(tmp_path_factory.mktemp("wiring"))


def test_the_guide_shows_the_plans_of_today(plans: list[Path]) -> None:
    assert len(plans) == len(wiring.BUILDS) * len(wiring.LANGUAGES)
    for path in plans:
        assert words(path) == words(SHOWN / path.name), f"{path.name}: make hardware-docs"


def test_a_plan_speaks_one_language(plans: list[Path]) -> None:
    texts = {path.name: " ".join(words(path)) for path in plans}
    assert "Bouton poussoir" in texts["base.fr.svg"] and "Push button" not in texts["base.fr.svg"]
    assert "Push button" in texts["base.en.svg"] and "Bouton poussoir" not in texts["base.en.svg"]
    assert "24 LEDs" in texts["ring24.en.svg"] and "16 LEDs" not in texts["ring24.en.svg"]


def test_the_guide_shows_the_pictures_of_today(bodies: dict[str, Body], tmp_path: Path) -> None:
    for path in pictures.render(bodies, tmp_path):
        shown = SHOWN / path.name
        assert shown.stat().st_size < MOST_BYTES
        now, then = (np.asarray(Image.open(file).convert("RGB"), dtype=float) for file in (path, shown))
        assert now.shape == then.shape and np.abs(now - then).mean() < ALIKE, (
            f"{path.name}: make hardware-docs"
        )


def test_a_picture_shows_its_parts(bodies: dict[str, Body], tmp_path: Path) -> None:
    """Each colour of a part is somewhere in the picture of all that is printed."""
    pictures.draw(pictures.printed(bodies), pictures.View(0, 89), tmp_path / "all.png")
    seen = np.asarray(Image.open(tmp_path / "all.png").convert("RGB"), dtype=float).reshape(-1, 3)
    for colour in {shape.colour for shape in pictures.printed(bodies)}:
        lit = np.array(colour) * (0.62 + 0.38 * 0.76)
        assert (np.abs(seen - lit).max(axis=1) < 12).sum() > 200, colour
