"""The ring stays within what a USB port gives, with the light that the firmware's pictures really ask for."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from hardware import books

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware" / "src"
BUILDS = {"base": (16, ()), "ring24": (24, ()), "gate": (16, ("M1",)), "gate with ring24": (24, ("M1",))}
"""Build -> LEDs of its ring, and what else it has beside the board."""


@pytest.fixture(scope="module")
def brightest(need: Callable[[str, str], None], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the firmware's own drawing code with a program that looks for its brightest moment."""
    need("gcc", "gcc")
    program = tmp_path_factory.mktemp("brightest") / "brightest"
    sources = [FIRMWARE / f"{name}.c" for name in ("ring", "wind", "picture")]
    command = [
        "gcc",
        "-std=c11",
        "-O1",
        f"-I{FIRMWARE}",
        "-o",
        program,
        Path(__file__).with_name("brightest.c"),
    ]
    subprocess.run([*command, *sources], check=True, timeout=60)
    return program


def light(brightest: Path, brightness: int) -> dict[int, float]:
    """Return for each length of ring the most light that any picture asks for, in full colours."""
    told = subprocess.check_output([brightest, str(brightness)], text=True, timeout=60)
    return {int(leds): float(sum) for leds, sum in (line.split() for line in told.splitlines())}


def others(refs: tuple[str, ...]) -> float:
    """Return what the board and the named parts draw."""
    return sum(part.milliamps for part in books.parts() if set(part.refs) & {"U1", *refs})


@pytest.mark.parametrize("build", BUILDS)
def test_every_picture_stays_within_the_port_at_full_brightness(brightest: Path, build: str) -> None:
    leds, refs = BUILDS[build]
    drawn = books.ring_milliamps(leds, light(brightest, 255)[leds]) + others(refs)
    assert drawn <= books.USB_MILLIAMPS, f"{drawn:.0f} mA"
