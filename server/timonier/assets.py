"""Where the files stand that are no code: in the installed package, or in the source tree."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def web_folder() -> Path:
    """Return the folder of the pages."""
    return _either(_PACKAGE / "web", _PACKAGE.parents[1] / "clients" / "web")


def examples_folder() -> Path:
    """Return the folder of the example records."""
    return _either(_PACKAGE / "examples", _PACKAGE.parents[1] / "examples")


def _either(installed: Path, source: Path) -> Path:
    return installed if installed.is_dir() else source
