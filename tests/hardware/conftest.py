"""What the tests of the hardware share: the bodies, made once for all workers; tools that may be missing."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.lacking import lacking

if TYPE_CHECKING:
    from hardware.bodies import Body

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "hardware"


@pytest.fixture(scope="session")
def need() -> Callable[[str, str], None]:
    """Return a function that wants a program and names the package it comes in."""

    def wanted(program: str, package: str) -> None:
        if not shutil.which(program):
            lacking(f"{program} is not installed (Debian: {package})")

    return wanted


@pytest.fixture(scope="session")
def bodies(need: Callable[[str, str], None]) -> dict[str, Body]:
    """Return all bodies, built from their sources."""
    need("openscad", "openscad")
    from hardware.bodies import build

    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build(BUILD / "stl")
