"""Builds the firmware, its host tests and the emulated board, once for all workers."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.board import BUILD, FIRMWARE, START_UP_MS, Board, Host, joined, running
from tests.lacking import lacking

TOOLS = ("avr-gcc", "avr-objcopy", "avr-size", "gcc", "make")
HEADERS = ("/usr/include/simavr/sim_avr.h", "/usr/lib/avr/include/avr/io.h")
JITTER = ("--jitter", "0.0005")


def missing() -> list[str]:
    """Return what is not installed of what the firmware needs."""
    return [tool for tool in TOOLS if not shutil.which(tool)] + [
        header for header in HEADERS if not Path(header).exists()
    ]


@pytest.fixture(scope="session")
def built() -> Path:
    """Return the folder with the built firmware, boards and tests; skip where the tools are not there."""
    if absent := missing():
        debian = "gcc-avr avr-libc binutils-avr simavr libsimavr-dev libelf-dev gcc make"
        lacking(f"not installed: {', '.join(absent)} (Debian: {debian})")
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = ["make", "-C", str(FIRMWARE), "all", "sim", "checks"]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return BUILD


@pytest.fixture
def board(built: Path, tmp_path: Path) -> Iterator[Board]:
    """Run a board whose watchdog jitters as a real one does, four times as fast as real time."""
    with running(tmp_path, *JITTER, "--speed", 4) as board:
        yield board


@pytest.fixture
def host(board: Board) -> Iterator[Host]:
    """Return a host that has said HELLO to a board whose noise has passed its start-up test."""
    with joined(board) as host:
        board.skip(START_UP_MS)
        yield host
