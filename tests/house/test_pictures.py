"""The pictures of the pages: each is shown somewhere, each that is shown is there, none is heavy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHOWN_IN = {"README.md": "en", "LISEZMOI.md": "fr"}
LARGEST = 250_000


def shown(document: str) -> set[str]:
    """Return the pictures that a document shows."""
    text = (ROOT / document).read_text("utf-8")
    return set(re.findall(r'(?:!\[[^\]]*\]\(|src=")([^")]+)', text))


@pytest.mark.parametrize("document", SHOWN_IN)
def test_every_picture_that_is_shown_is_there_in_its_language(document: str) -> None:
    found = {path for path in shown(document) if path.endswith(".png")}
    lang = SHOWN_IN[document]
    assert found == {f"docs/images/{name}-{lang}.png" for name in ("console", "seat", "display")}
    assert all((ROOT / path).is_file() for path in shown(document))


def test_every_picture_of_the_pages_is_shown_and_light() -> None:
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "images").glob("*.png")}
    assert there == {path for document in SHOWN_IN for path in shown(document) if path.endswith(".png")}
    assert {path: size for path in there if (size := (ROOT / path).stat().st_size) > LARGEST} == {}
