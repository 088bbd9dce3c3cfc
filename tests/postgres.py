"""A PostgreSQL server of its own on a free port, to be asked, stopped and started again."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

USER = "timonier"
SERVICE_USER = "postgres"
"""PostgreSQL refuses to run as root; then it runs as the user that its package makes."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, None where it is not installed."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Postgres:
    """A server with its data in *folder*; each :meth:`address` is of a new, empty database."""

    def __init__(self, bin_folder: Path, folder: Path) -> None:
        self._bin, self._folder = bin_folder, folder
        self._data = folder / "data"
        self._names = (f"battles{n}" for n in count())
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run("initdb", "-A", "trust", "-U", USER, "--no-sync")

    def start(self) -> None:
        """Start it, at the port it had before."""
        options = f"-c listen_addresses=127.0.0.1 -p {self._port} -k {self._folder}"
        self._run("pg_ctl", "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self, how: str = "fast") -> None:
        """End it: `fast` breaks off who is connected, `immediate` does not even tidy up."""
        self._run("pg_ctl", "-m", how, "-w", "stop")

    def address(self) -> str:
        """Return the address of a new database."""
        name = next(self._names)
        link = psycopg.connect(self._url("postgres"), autocommit=True)
        link.execute(f"CREATE DATABASE {name}")
        link.close()
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self._port}/{name}"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), "-D", str(self._data), *words]
        user = SERVICE_USER if os.geteuid() == 0 else None
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, user=user)


@contextmanager
def postgres(bin_folder: Path) -> Iterator[Postgres]:
    """Run a server for the length of a block."""
    folder = Path(tempfile.mkdtemp(prefix="timonier-pg-", dir="/tmp"))  # Its socket's path has to be short.
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, SERVICE_USER)
        server = Postgres(bin_folder, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)
