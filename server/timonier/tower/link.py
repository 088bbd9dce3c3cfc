"""The serial link: one thread that owns the port, and opens it again whenever it is gone.

What pyserial does when a cable is pulled is all caught here: a read raises SerialException, `in_waiting`
OSError, `flush` `termios.error`, and a port closed under a read TypeError.  So nobody but the thread of the
link touches the port; others leave their wishes with the dialogue and wake it.
"""

from __future__ import annotations

import contextlib
import importlib.util
import threading
import time
from collections.abc import Callable, Iterable
from typing import Protocol

from timonier.tower.dialogue import Dialogue
from timonier.tower.happenings import Happening, Lost

BAUD = 38400
READ_S = 0.05
WRITE_S = 1.0
"""pyserial's own None may block for ever."""

BACK_OFF_S = (0.1, 0.2, 0.5, 1.0, 2.0)


def _port_errors() -> tuple[type[BaseException], ...]:
    """Return what a port may raise once its cable is out."""
    if importlib.util.find_spec("termios") is None:
        return (OSError, TypeError)
    import termios

    return (OSError, TypeError, termios.error)


PORT_ERRORS = _port_errors()
OPEN_ERRORS: tuple[type[BaseException], ...] = (*PORT_ERRORS, ValueError)


class Port(Protocol):
    """What the link needs of a serial port."""

    @property
    def in_waiting(self) -> int:
        """Return how many bytes can be read at once."""

    def read(self, size: int = 1, /) -> bytes:
        """Return at least one byte, or none when the time is over."""

    def write(self, data: bytes, /) -> int | None:
        """Write all of *data*."""

    def close(self) -> None:
        """Let go of the port."""


Opener = Callable[[str], Port]
Candidates = Callable[[], Iterable[str]]


def open_serial(name: str) -> Port:
    """Open a port by its name or pyserial URL.  Raises one of :data:`OPEN_ERRORS`.

    Nobody else that asks for the port alone gets it meanwhile; that is advice, which not all programs heed.
    """
    import serial

    port: Port = serial.serial_for_url(name, BAUD, timeout=READ_S, write_timeout=WRITE_S, exclusive=True)
    return port


class Link:
    """A tower at the end of a wire.

    *candidates* tells, each time anew, which ports it may be found at: a board that comes back under another
    name is known by its id.  *tell* is called from the link's own thread with whatever happens.
    """

    def __init__(
        self,
        candidates: Candidates,
        tell: Callable[[Happening], None],
        *,
        opener: Opener = open_serial,
        dialogue: Dialogue | None = None,
    ) -> None:
        self._candidates, self._tell, self._opener = candidates, tell, opener
        self._dialogue = dialogue or Dialogue()
        self._lock = threading.Lock()
        self._port: Port | None = None
        self._stop = threading.Event()
        self.port_name: str | None = None
        self._thread = threading.Thread(target=self._run, name="tower-link", daemon=True)

    def start(self) -> None:
        """Begin to look for the tower."""
        self._thread.start()

    def stop(self, seconds: float = 3.0) -> None:
        """Close the port and end the thread."""
        self._stop.set()
        self._wake()
        self._thread.join(seconds)

    @property
    def running(self) -> bool:
        """Tell whether the thread of the link lives."""
        return self._thread.is_alive()

    def with_dialogue(self, wish: Callable[[Dialogue], None]) -> None:
        """Let *wish* speak with the dialogue, and see to it at once."""
        with self._lock:
            wish(self._dialogue)
        self._wake()

    def left(self, roll: str) -> int:
        """Return how many dice of a roll have not fallen yet."""
        with self._lock:
            return self._dialogue.left(roll)

    def damage(self) -> tuple[int, int]:
        """Return how many wrong check sums and how much other rubbish came so far."""
        with self._lock:
            return self._dialogue.reader.crc_errors, self._dialogue.reader.dropped

    def _wake(self) -> None:
        with self._lock:
            cancel = getattr(self._port, "cancel_read", None)
            if cancel is not None:
                with contextlib.suppress(*PORT_ERRORS):
                    cancel()

    def _run(self) -> None:
        failures = 0
        while not self._stop.is_set():
            reason = self._one_round()
            if reason is None:
                failures = 0
                continue
            if failures == 0:
                self._tell(Lost(reason))
            if reason == "stranger":
                # The board that was here is nowhere to be found: another took its place.
                self.with_dialogue(Dialogue.forget_board)
            self._stop.wait(BACK_OFF_S[min(failures, len(BACK_OFF_S) - 1)])
            failures += 1
        self._close()

    def _one_round(self) -> str | None:
        """Try the candidates until one was the tower; return why none was, None after a talk with it."""
        reason = "no-port"
        for name in self._candidates():
            if self._stop.is_set():
                return None
            try:
                port = self._opener(name)
            except OPEN_ERRORS as fault:
                reason = str(fault)
                continue
            with self._lock:
                self._port, self.port_name = port, name
                self._dialogue.opened(time.monotonic())
            why, met = self._talk(port)
            self._close()
            if met:
                with self._lock:
                    self._dialogue.closed(why)
                self._pass_on()
                return None
            reason = why
        return reason

    def _talk(self, port: Port) -> tuple[str, bool]:
        """Serve the open port until it is gone; return why, and whether the tower was there."""
        met = False
        while not self._stop.is_set():
            try:
                self._exchange(port)
            except PORT_ERRORS as fault:
                return str(fault), met
            met = met or self._dialogue.ready
            self._pass_on()
            gone = self._dialogue.gone(time.monotonic())
            if gone is not None:
                return gone, met
        return "stopped", met

    def _exchange(self, port: Port) -> None:
        data = port.read(1)
        if data:
            data += port.read(port.in_waiting)
        with self._lock:
            now = time.monotonic()
            self._dialogue.received(data, now)
            self._dialogue.tick(now)
            out = self._dialogue.take()
        if out:
            port.write(out)

    def _pass_on(self) -> None:
        with self._lock:
            news = self._dialogue.news()
        for happening in news:
            self._tell(happening)

    def _close(self) -> None:
        with self._lock:
            port, self._port, self.port_name = self._port, None, None
        if port is not None:
            with contextlib.suppress(*PORT_ERRORS):
                port.close()
