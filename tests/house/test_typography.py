"""French is written as French in every locale file of the server: one apostrophe, no mark alone on a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SERVER = Path(__file__).resolve().parents[2] / "server"
FRENCH = sorted(SERVER.rglob("*fr.ftl"))


def test_there_are_french_texts() -> None:
    assert len(FRENCH) > 10


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.relative_to(SERVER / "timonier").as_posix())
def test_apostrophes_are_curly_and_marks_stay_with_their_word(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\w'\w", line), line
            assert not re.search(r"\S [;:?!»](\s|$)|« ", line), line
