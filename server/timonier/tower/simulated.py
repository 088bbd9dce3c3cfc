"""A tower of software: the same sentences, timings and stubbornness as the board, without a board.

Its dice come from the system's randomness, and it says that it is simulated: its firmware's name begins with
:data:`FIRMWARE`.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Callable

from timonier.tower.meaning import CAUSES, LAST_ID, complaint
from timonier.tower.sentences import Reader, Sentence, write

FIRMWARE = "simulated"
REPEAT_S = 0.5
"""An event is said again until it is acknowledged."""

BEAT_S = 1.0
ROLL_S = 0.4
"""So long a throw takes."""

_random = secrets.SystemRandom()


def is_simulated(firmware: str | None) -> bool:
    """Tell whether a tower with this firmware is one of software."""
    return firmware is not None and firmware.startswith(FIRMWARE)


class SimulatedTower:
    """The board's side of the wire: no thread, no clock; the time is always told.

    *throw* returns a face of a die of so many sides.
    """

    def __init__(
        self, throw: Callable[[int], int] | None = None, *, board: str | None = None, ring: int = 16
    ) -> None:
        self._throw = throw or (lambda sides: _random.randint(1, sides))
        self.board = board or secrets.token_hex(4).upper()
        self.boots = 0
        self.ring = ring
        self.shown: dict[str, tuple[str, ...]] = {}
        self.reader = Reader()
        self.entropy = True
        self.asked: list[Sentence] = []
        self._out = bytearray()
        self.restart(0.0, "power")
        self._out.clear()

    def restart(self, now: float, cause: str = "extern") -> None:
        """Start anew, as after a reset: nothing but the settings is remembered."""
        assert cause in CAUSES
        self.boots += 1
        self.cause = cause
        self._started = self._beat_at = now
        self._last: tuple[Sentence, bytes] | None = None
        self._events: deque[tuple[int, bytes]] = deque()
        self._said_at = 0.0
        self._number = 0
        self._roll: Sentence | None = None
        self._falls_at: float | None = None
        self._say("BOOT", 0, *self._who())

    def press(self, now: float) -> None:
        """Press the button."""
        if self._roll is not None and self._falls_at is None:
            self._falls_at = now + ROLL_S
        elif self._roll is None:
            self._event("PRESS")

    def received(self, data: bytes, now: float) -> None:
        """Take bytes in."""
        for sentence in self.reader.feed(data):
            self._hear(sentence, now)

    def tick(self, now: float) -> None:
        """Do what is due: let dice fall, say events again, beat."""
        if self._falls_at is not None and now >= self._falls_at:
            self._fall()
        if self._events and now >= self._said_at + REPEAT_S:
            self._out += self._events[0][1]
            self._said_at = now
        if now >= self._beat_at + BEAT_S:
            self._beat_at = now
            self._say("BEAT", 0)

    def take(self) -> bytes:
        """Return the bytes that were said and forget them."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def _who(self) -> tuple[str, ...]:
        features = f"DR{self.ring}B" if self.ring else "DB"
        return ("1", f"{FIRMWARE}-1", self.board, str(self.boots), self.cause, features)

    def _say(self, verb: str, number: int, *args: str) -> bytes:
        said = write(Sentence(verb, number, args))
        self._out += said
        return said

    def _hear(self, sentence: Sentence, now: float) -> None:
        fault = complaint(sentence)
        if fault == "-":
            return
        if sentence.verb == "GOT":
            self._events = deque(event for event in self._events if event[0] != sentence.id)
            return
        if self._last is not None and self._last[0] == sentence:
            self._out += self._last[1]
            return
        self.asked.append(sentence)
        if fault is not None:
            answer = self._say("NAK", sentence.id, fault)
        elif sentence.verb == "HELLO":
            self._last = None
            self._say("HELLO", sentence.id, *self._who())
            return
        else:
            answer = self._answer(sentence, now)
        self._last = (sentence, answer)

    def _answer(self, sentence: Sentence, now: float) -> bytes:
        match sentence.verb:
            case "ROLL":
                return self._take_roll(sentence, now)
            case "CANCEL":
                if self._roll is None or str(self._roll.id) != sentence.args[0]:
                    return self._say("NAK", sentence.id, "UNKNOWN")
                self._roll = self._falls_at = None
            case "TEST":
                ring = f"ring={self.ring}"
                return self._say("TEST", sentence.id, "noise=ok", "adc=ok", "eeprom=ok", "button=up", ring)
            case "STAT":
                crc, drop = str(self.reader.crc_errors), str(self.reader.dropped)
                uptime = str(int(now - self._started))
                return self._say("STAT", sentence.id, uptime, crc, "0", drop, "0", "256", "0", "0", "0")
            case _:
                self.shown[sentence.verb] = sentence.args
        return self._say("ACK", sentence.id)

    def _take_roll(self, sentence: Sentence, now: float) -> bytes:
        if self._roll is not None:
            return self._say("NAK", sentence.id, "BUSY")
        if not self.entropy:
            return self._say("NAK", sentence.id, "NOENTROPY")
        self._roll = sentence
        if sentence.args[2] == "now":
            self._falls_at = now + ROLL_S
        return self._say("ACK", sentence.id)

    def _fall(self) -> None:
        roll, self._roll, self._falls_at = self._roll, None, None
        assert roll is not None
        sides = int(roll.args[1])
        faces = [self._throw(sides) for _ in range(int(roll.args[0]))]
        self._event("DICE", str(roll.id), "E", str(sides), *map(str, faces), str(sum(faces)))

    def _event(self, verb: str, *args: str) -> None:
        self._number = self._number % LAST_ID + 1
        self._events.append((self._number, write(Sentence(verb, self._number, args))))
        if len(self._events) == 1:
            self._said_at = -REPEAT_S


class SimulatedPort:
    """A serial port with a simulated tower behind it, all within this process.

    Opening it resets the tower, as opening a real one does.
    """

    def __init__(self, tower: SimulatedTower, boot_s: float = 0.2) -> None:
        self._tower = tower
        self._woken = threading.Event()
        self._waiting = bytearray()
        self._open = True
        self._up_at = time.monotonic() + boot_s
        self._booted = False

    @property
    def in_waiting(self) -> int:
        """Return how many bytes can be read at once."""
        return len(self._waiting)

    def read(self, size: int = 1) -> bytes:
        """Return what there is, waiting a moment for the first byte.  Raises OSError once closed."""
        end = time.monotonic() + 0.05
        while not self._pump() and size and time.monotonic() < end:
            if self._woken.wait(0.005):
                self._woken.clear()
                break
        data = bytes(self._waiting[:size])
        del self._waiting[:size]
        return data

    def write(self, data: bytes) -> int:
        """Let the tower hear *data*; in its boot loader it swallows all of it."""
        self._pump()
        if self._booted:
            self._tower.received(data, time.monotonic())
        return len(data)

    def cancel_read(self) -> None:
        """Wake who reads."""
        self._woken.set()

    def close(self) -> None:
        """Pull the cable."""
        self._open = False

    def _pump(self) -> bool:
        if not self._open:
            raise OSError("the port is closed")
        now = time.monotonic()
        if not self._booted and now >= self._up_at:
            self._booted = True
            self._tower.restart(now)
        if self._booted:
            self._tower.tick(now)
            self._waiting += self._tower.take()
        return bool(self._waiting)
