"""Complaint 15: electronic dice of the real binary, judged by chi-square on a sample fixed beforehand."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.firmware.board import Host, joined, running, sentence

SAMPLE = int(os.environ.get("TIMONIER_DICE", "10000"))
"""Dice of each kind; `make soak` throws ten times as many."""

CRITICAL = {6: 20.515, 8: 24.322, 10: 27.877, 12: 31.264, 20: 43.820}
"""Chi-square at 0.001 with one degree of freedom less than sides."""


def thrown(host: Host, sides: int, count: int) -> list[int]:
    """Throw so many dice, ten at a time; each throw is acknowledged in one breath with the next request."""
    faces: list[int] = []
    got = b""
    for roll in range(count // 10):
        number = str(roll % 9999 + 1)
        host.serial.write(got + sentence(f"ROLL,{number},10,{sides},now"))
        dice = next(found for found in host.heard() if found[0] == "DICE" and found[2] == number)
        faces += [int(face) for face in dice[5:-1]]
        got = sentence(f"GOT,{dice[1]}")
    return faces


def chi_square(faces: list[int], sides: int) -> float:
    """Return how far these faces are from all being as frequent."""
    counted = Counter(faces)
    assert set(counted) == set(range(1, sides + 1))
    expected = len(faces) / sides
    return sum((seen - expected) ** 2 / expected for seen in counted.values())


@pytest.mark.parametrize("sides", [20, 12, 10, 8, 6])
def test_no_face_is_favoured(built: Path, tmp_path: Path, sides: int) -> None:
    """A fair die passes the bound once in a thousand samples: the first may be appealed against, once."""
    options = ("--jitter", "0.008", "--watchdog", 16, "--speed", 0, "--seed", 1000 + sides)
    with running(tmp_path, *options) as board, joined(board) as host:
        host.ask("SET,9000,ring,0")
        distances = [chi_square(thrown(host, sides, SAMPLE), sides)]
        if distances[0] >= CRITICAL[sides]:
            distances.append(chi_square(thrown(host, sides, SAMPLE), sides))
    assert distances[-1] < CRITICAL[sides], distances
