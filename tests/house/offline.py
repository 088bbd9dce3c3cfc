"""Installs a wheel in a bare environment and tries it; run with the network blocked.

usage: offline.py WHEEL WHEELHOUSE FOLDER; prints one JSON object with what was found.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import socket
import struct
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

PATHS = (
    "/",
    "/web/start.js",
    "/api/docs",
    "/api/docs/swagger-ui-bundle.js",
    "/api/v1/openapi.json",
    "/api/v1/health",
    "/api/v1/rulesets",
)
TOKEN = "offline"


def main(wheel: str, wheelhouse: str, folder: Path) -> None:
    """Install, adjudicate every example, serve, and tell."""
    raise_loopback()
    venv.create(folder / "venv", with_pip=False)
    bin = folder / "venv" / "bin"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        f"--python={bin / 'python'}",
        "install",
    ]
    run([*pip, "--quiet", "--no-index", "--find-links", wheelhouse, wheel])
    program = str(bin / "timonier")
    where = "import timonier.assets as a; print(a.examples_folder())"
    examples = Path(run([str(bin / "python"), "-c", where]).strip())
    found = {
        "net": net(),
        "examples": str(examples.relative_to(folder)),
        "adjudicated": run([program, "adjudicate", "--check", *map(str, sorted(examples.glob("*.json")))]),
        "rulesets": json.loads(run([program, "rulesets", "--json"])),
        "pages": pages(program),
    }
    print(json.dumps(found))


def raise_loopback() -> None:
    """Bring up the loopback of a new network namespace; elsewhere it is up."""
    with socket.socket() as any_socket, contextlib.suppress(OSError):
        up = struct.pack("16sH14x", b"lo", 1)
        fcntl.ioctl(any_socket, 0x8914, up)  # SIOCSIFFLAGS


def net() -> list[str]:
    """Return the network interfaces that there are."""
    return [name for _, name in socket.if_nameindex()]


def pages(program: str) -> dict[str, list[object]]:
    """Serve and return path -> status and size."""
    database = f"sqlite:///{Path(program).parent / 'timonier.db'}"
    command = [program, "serve", "--port", "0", "--tower", "none", "--database", database]
    environ = os.environ | {"PYTHONUNBUFFERED": "1", "TIMONIER_GM_TOKEN": TOKEN}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stdout is not None
        try:
            address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert address is not None
            return {path: ask(address[0] + path) for path in PATHS}
        finally:
            server.terminate()


def ask(url: str) -> list[object]:
    """Return status and size of an answer."""
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return [answer.status, len(answer.read())]


def run(command: list[str]) -> str:
    """Run and return what was printed; what went wrong goes to standard error."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{command[:4]} exits {done.returncode}: {done.stdout}")
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
