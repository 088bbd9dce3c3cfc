"""Bridges beside a server: one that breaks down is started again, and none outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tower.served import served
from timonier.api import children
from timonier.api.children import Child

BREAKS = "import sys; open(sys.argv[1], 'a').write(sys.stdin.readline()); sys.exit(7)"
STAYS = "import sys; open(sys.argv[1], 'a').write(sys.stdin.readline()); sys.stdin.read()"
ENDS = "import sys; open(sys.argv[1], 'a').write(sys.stdin.readline())"


def until(good: Callable[[], bool]) -> None:
    """Wait until *good*."""
    end = time.monotonic() + 30
    while not good():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let children be started again at once."""
    monkeypatch.setattr(children, "FIRST_S", 0.01)
    monkeypatch.setattr(children, "LONGEST_S", 0.02)


def lines(file: Path) -> list[str]:
    """Return what the children wrote, one line each."""
    return file.read_text().splitlines() if file.exists() else []


def test_a_child_that_breaks_down_is_started_again_with_its_token(tmp_path: Path) -> None:
    file, told = tmp_path / "runs", list[str]()
    child = Child([sys.executable, "-c", BREAKS, str(file)], "secret", told.append)
    until(lambda: len(lines(file)) >= 3)
    child.end()
    assert set(lines(file)) == {"secret"}
    assert len(told) >= 2 and set(told) == {"7"}


def test_a_child_that_was_ended_stays_so(tmp_path: Path) -> None:
    file, told = tmp_path / "runs", list[str]()
    before = threading.active_count()
    child = Child([sys.executable, "-c", STAYS, str(file)], "secret", told.append)
    until(lambda: lines(file) == ["secret"])
    child.end()
    assert (lines(file), told, threading.active_count()) == (["secret"], [], before)


def test_a_child_that_ends_in_good_order_is_not_started_again(tmp_path: Path) -> None:
    file, told = tmp_path / "runs", list[str]()
    before = threading.active_count()
    Child([sys.executable, "-c", ENDS, str(file)], "secret", told.append)
    until(lambda: lines(file) != [] and threading.active_count() == before)
    assert (lines(file), told) == (["secret"], [])


@pytest.mark.skipif(not Path("/proc").exists(), reason="children are found by /proc")
def test_a_killed_bridge_comes_back_and_the_console_says_so(tmp_path: Path) -> None:
    with served(tmp_path, "simulated") as table:
        table.wait("/towers", lambda towers: towers and towers[0]["state"] == "ready", 30)
        (bridge,) = bridges(table.process)
        os.kill(bridge, signal.SIGKILL)
        until(lambda: bridges(table.process) not in ([], [bridge]))
        told = table.process.stdout
        assert told is not None
        until(lambda: "simulated broke down (-9) and was started again" in told.readline())
        (again,) = bridges(table.process)
    until(lambda: not Path(f"/proc/{again}").exists())


def bridges(process: subprocess.Popen[str]) -> list[int]:
    """Return the numbers of the children of a server."""
    threads = Path(f"/proc/{process.pid}/task").iterdir()
    return [int(number) for thread in threads for number in (thread / "children").read_text().split()]
