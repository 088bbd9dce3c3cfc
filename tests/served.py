"""A real server in a process of its own, to be asked, followed, killed and started again."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GM_TOKEN = "the-token-of-the-tests"

Json = Any


@dataclass
class Answer:
    """Status, headers and body of an answer; the body is JSON where the server says so."""

    status: int
    headers: dict[str, str]
    body: Json


class Gone(Exception):
    """The server went away before it answered."""


class Served:
    """`timonier serve` on a free port with its database in *folder*.

    *before* is a command that starts it, to take something away from it first, *options* are its own.
    """

    def __init__(self, folder: Path, before: Sequence[str] = (), options: Sequence[str] = ()) -> None:
        self.folder = folder
        self.before = before
        self.options = options
        self.port = 0
        self.start()

    @property
    def database(self) -> Path:
        """Return the file of the database."""
        return self.folder / "timonier.db"

    def start(self) -> None:
        """Start the server, on the port it had before."""
        command = [
            *self.before,
            sys.executable,
            "-m",
            "timonier",
            "--lang",
            "en",
            "serve",
            "--port",
            str(self.port),
        ]
        command += ["--database", f"sqlite:///{self.database}", *self.options]
        environ = os.environ | {
            "PYTHONUNBUFFERED": "1",
            "PYTHONUTF8": "1",
            "TIMONIER_GM_TOKEN": GM_TOKEN,
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self.process = subprocess.Popen(
            command,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", self.process.stdout.readline())
        assert found, "the server tells its address"
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def close(self) -> None:
        """End it and wait for that."""
        self.process.terminate()
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def url(self) -> str:
        """Return its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self,
        method: str,
        path: str,
        body: Json = None,
        *,
        token: str | None = GM_TOKEN,
        timeout: float = 30,
        **headers: str,
    ) -> Answer:
        """Send one request below `/api/v1`.  Raises :class:`Gone`."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            return asked(link, method, path, body, token=token, **headers)
        except (OSError, http.client.HTTPException) as fault:
            raise Gone from fault
        finally:
            link.close()


def asked(
    link: http.client.HTTPConnection,
    method: str,
    path: str,
    body: Json = None,
    *,
    token: str | None = GM_TOKEN,
    **headers: str,
) -> Answer:
    """Send one request below `/api/v1` over *link* and return the answer."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if token is not None:
        sent["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        sent["Content-Type"] = "application/json"
    link.request(method, f"/api/v1{path}", data, sent)
    answer = link.getresponse()
    content = answer.read()
    is_json = "json" in (answer.getheader("Content-Type") or "")
    told = json.loads(content) if content and is_json else content.decode()
    return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, told)


@contextmanager
def served(folder: Path, before: Sequence[str] = (), options: Sequence[str] = ()) -> Iterator[Served]:
    """Run a server for the length of a block."""
    server = Served(folder, before, options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.close()


@dataclass(frozen=True)
class Event:
    """One server-sent event."""

    id: int
    kind: str
    data: Json


class Stream:
    """A reader of server-sent events over a socket of its own."""

    def __init__(
        self, port: int, path: str, *, token: str = GM_TOKEN, last: int | None = None, timeout: float = 20
    ) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        resume = "" if last is None else f"Last-Event-ID: {last}\r\n"
        head = f"GET /api/v1{path} HTTP/1.0\r\nAuthorization: Bearer {token}\r\n{resume}\r\n"
        self.socket.sendall(head.encode())
        self._lines = self.socket.makefile("r", encoding="utf-8", newline="\n")
        self.status = int(self._lines.readline().split()[1])
        self.headers = dict(
            line.strip().lower().split(": ", 1) for line in iter(self._lines.readline, "\r\n") if line.strip()
        )
        self.last = -1 if last is None else last

    def events(self) -> Iterator[Event]:
        """Yield events until the stream ends."""
        kind, data = "", ""
        for line in self._lines:
            name, _, value = line.rstrip("\n").partition(": ")
            if name == "id":
                self.last = int(value)
            elif name == "event":
                kind = value
            elif name == "data":
                data = value
            elif not name and kind:
                yield Event(self.last, kind, json.loads(data))
                kind, data = "", ""

    def next(self) -> Event:
        """Return the next event."""
        return next(self.events())

    def body(self) -> str:
        """Return what is left as text."""
        return self._lines.read()

    def close(self) -> None:
        """Close the connection."""
        self._lines.close()
        self.socket.close()
