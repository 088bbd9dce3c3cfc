"""Bridges that run beside this server as children, started again when they break down."""

from __future__ import annotations

import contextlib
import subprocess
import threading
import time
from collections.abc import Callable, Sequence

FIRST_S, LONGEST_S = 1.0, 60.0
"""A child that broke down is started again after the first time; each further break doubles it."""

STEADY_S = 60.0
"""One that ran for so long has not broken down at once: what it waits begins anew."""

END_S = 2.0

Tell = Callable[[str], None]


class Child:
    """A process that gets its token on standard input and ends when that is closed.

    *tell* hears each time why it ended, once it runs again.
    """

    def __init__(self, command: Sequence[str], token: str, tell: Tell) -> None:
        self._command, self._token, self._tell = command, token, tell
        self._changing = threading.Lock()
        self._ended = threading.Event()
        self._process = self._begin()
        self._keeper = threading.Thread(target=self._keep, daemon=True)
        self._keeper.start()

    def end(self) -> None:
        """End it for good: one that does not heed the end of its input is terminated."""
        with self._changing:
            self._ended.set()
            process = self._process
        _close(process)
        try:
            process.wait(END_S)
        except subprocess.TimeoutExpired:
            process.terminate()
            process.wait(END_S)
        self._keeper.join(END_S)

    def _begin(self) -> subprocess.Popen[bytes]:
        """Start the process.  Raises OSError."""
        process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write(self._token.encode() + b"\n")
            process.stdin.flush()
        return process

    def _keep(self) -> None:
        """Start it again whenever it breaks down; one that ends in good order has done what it had to."""
        wait = FIRST_S
        while True:
            began = time.monotonic()
            code = self._process.wait()
            if code == 0:
                _close(self._process)
                return
            if time.monotonic() - began > STEADY_S:
                wait = FIRST_S
            if self._ended.wait(wait):
                return
            wait = min(2 * wait, LONGEST_S)
            self._again(str(code))

    def _again(self, why: str) -> None:
        with self._changing:
            if self._ended.is_set():
                return
            _close(self._process)
            try:
                self._process = self._begin()
            except OSError as fault:
                why = fault.strerror or str(fault)
        self._tell(why)


def _close(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
