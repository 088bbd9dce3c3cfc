"""A real server process, with or without a bridge beside it, and a GM who speaks to it over a socket."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import requests

from tests.conftest import GM_TOKEN


@dataclass
class Served:
    """A server process and its GM."""

    url: str
    process: subprocess.Popen[str]

    def call(self, method: str, path: str, body: Any = None, status: int | tuple[int, ...] = 200) -> Any:
        """Return the JSON of an answer that has to have *status*."""
        headers = {"Authorization": f"Bearer {GM_TOKEN}"}
        answer = requests.request(method, f"{self.url}/api/v1{path}", json=body, headers=headers, timeout=10)
        assert answer.status_code in (status if isinstance(status, tuple) else (status,)), answer.text
        return answer.json() if answer.content else None

    def wait(self, path: str, good: Callable[[Any], Any], seconds: float = 12.0) -> Any:
        """Return what stands at *path* once *good* says so."""
        end = time.monotonic() + seconds
        while not good(found := self.call("GET", path)):
            assert time.monotonic() < end, found
            time.sleep(0.02)
        return found

    def wait_state(self, tower: str, state: str) -> Any:
        """Wait until a tower is in a state."""
        return self.wait(
            "/towers", lambda towers: any(t["id"] == tower and t["state"] == state for t in towers)
        )


@contextmanager
def served(folder: Path, tower: str) -> Iterator[Served]:
    """Run `timonier serve --tower …` on a free port."""
    command = [sys.executable, "-m", "timonier", "--lang", "en", "serve", "--port", "0", "--tower", tower]
    command += ["--database", f"sqlite:///{folder / 'timonier.db'}"]
    environ = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "TIMONIER_GM_TOKEN": GM_TOKEN}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found
            yield Served(found[0], process)
        finally:
            process.terminate()
