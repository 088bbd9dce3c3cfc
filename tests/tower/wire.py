"""The shared vectors of the tower's wire, read as the firmware's tests read them."""

from __future__ import annotations

import re

from tests.conftest import ROOT


def cases(kind: str) -> list[list[str]]:
    """Return the columns of every case of *kind*, without the first."""
    lines = (ROOT / "tests" / "vectors" / "wire.txt").read_text("ascii").splitlines()
    return [columns[1:] for line in lines if (columns := line.split("\t"))[0] == kind]


def unescaped(text: str) -> bytes:
    """Return the bytes that a case stands for."""
    known = {"r": b"\r", "n": b"\n", "\\": b"\\"}

    def one(found: re.Match[bytes]) -> bytes:
        word = found[1].decode()
        return bytes([int(word[1:], 16)]) if word[0] == "x" else known[word]

    return re.sub(rb"\\(x[0-9A-F]{2}|[rn\\])", one, text.encode("ascii"))
