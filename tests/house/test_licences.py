"""What comes along with Timonier may be given on freely, and is known to."""

from __future__ import annotations

import re
from importlib.metadata import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
FREE = re.compile(
    r"MIT|BSD|Apache|APL 2|ISC|ZPL|PSF|Python Software Foundation|MPL-2\.0|Mozilla Public License 2\.0", re.I
)
REQUIREMENTS = [
    Requirement(line.removesuffix("\\").strip())
    for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    if re.match(r"[A-Za-z0-9]", line)
]
PACKAGES = sorted({r.name for r in REQUIREMENTS if r.marker is None or r.marker.evaluate()})
"""What is installed here; what the lock holds for other platforms is looked at there."""


@pytest.mark.parametrize("package", PACKAGES)
def test_its_licence_is_free_and_no_copyleft_on_ours(package: str) -> None:
    about = metadata(package)
    told = [
        about.get("License-Expression") or "",
        *(about.get_all("Classifier") or []),
        about.get("License") or "",
    ]
    licence = next(line for line in told if FREE.search(line))
    assert not re.search(r"\b[AL]?GPL", licence)
