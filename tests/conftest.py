"""What all tests share: the repository, example records, a running server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the repository."""
    return ROOT


GM_TOKEN = "the-token-of-the-tests"


@pytest.fixture(scope="session")
def gm_token() -> str:
    """Return the GM's token of every server of the tests."""
    return GM_TOKEN


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run `timonier serve` on a free port and return its address, without a slash at the end."""
    command = [sys.executable, "-m", "timonier", "--lang", "en", "serve", "--port", "0", "--tower", "none"]
    command += ["--database", f"sqlite:///{tmp_path_factory.mktemp('served') / 'timonier.db'}"]
    environ = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "TIMONIER_GM_TOKEN": GM_TOKEN}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            assert found, f"no address in {line!r}"
            yield found[0]
        finally:
            server.terminate()


@pytest.fixture
def skirmish() -> dict[str, Any]:
    """Return a small valid record of 7th Sea: one order, refused for its unknown ship."""
    return {
        "format": "timonier-battle/1",
        "title": "Escarmouche",
        "ruleset": "seventh-sea",
        "setup": {
            "sides": [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}],
            "ships": [ship("a", "red"), ship("b", "blue")],
            "wind": {"direction": 5, "force": 4},
        },
        "entries": [
            {"command": {"type": "note", "text": "Été"}},
            {
                "command": {"type": "remove_ship", "ship": "x", "reason": "sunk"},
                "expect": {"refused": "unknown_ship"},
            },
        ],
    }


def ship(id: str, side: str) -> dict[str, Any]:
    """Return a ship of 7th Sea as a set-up has her."""
    traits = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 2, "panache": 1}
    return {"id": id, "name": f"Sirène {id}", "side": side, "type": "custom", "class": 4, "traits": traits}
