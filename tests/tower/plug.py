"""A simulated tower on a real pty, with a cable that can be pulled and put in again under another name."""

from __future__ import annotations

import os
import select
import threading
import time
import tty
from types import TracebackType
from typing import Self

from timonier.tower.simulated import SimulatedTower


class Plug:
    """The tower's end of a pty.  *said* notes when the last byte of what the tower said went out."""

    def __init__(self, tower: SimulatedTower) -> None:
        self.tower = tower
        self.names: list[str] = []
        self.said: list[tuple[float, bytes]] = []
        self._lock = threading.Lock()
        self._end = threading.Event()
        self._master: int | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def plug(self, *, restart: bool = True) -> str:
        """Put the cable in; return the name of the port, each time another one."""
        master, slave = os.openpty()
        tty.setraw(slave)
        name = os.ttyname(slave)
        os.close(slave)
        with self._lock:
            self.tower.take()
            if restart:
                self.tower.restart(time.monotonic(), "power")
            self._master = master
        self.names = [name]
        return name

    def pull(self) -> None:
        """Pull the cable out."""
        with self._lock:
            master, self._master = self._master, None
        self.names = []
        if master is not None:
            os.close(master)

    def noise(self, data: bytes) -> None:
        """Say bytes that are no sentence."""
        with self._lock:
            assert self._master is not None
            os.write(self._master, data)

    def press(self) -> None:
        """Press the button."""
        with self._lock:
            self.tower.press(time.monotonic())

    def reset(self) -> None:
        """Let the board start anew, as its watchdog would."""
        with self._lock:
            self.tower.restart(time.monotonic(), "watchdog")

    def __enter__(self) -> Self:
        self.plug()
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end.set()
        self._thread.join(2)
        self.pull()

    def _run(self) -> None:
        while not self._end.wait(0.002):
            with self._lock:
                if self._master is not None:
                    self._pump(self._master)

    def _pump(self, master: int) -> None:
        try:
            while select.select([master], [], [], 0)[0]:
                self.tower.received(os.read(master, 4096), time.monotonic())
        except OSError:
            return  # Nobody has opened the port yet.
        self.tower.tick(time.monotonic())
        out = self.tower.take()
        if out:
            os.write(master, out)
            self.said.append((time.perf_counter(), out))
