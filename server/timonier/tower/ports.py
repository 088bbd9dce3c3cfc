"""Serial ports: which there are, and which of them the game master accepted once.

Opening a port resets what hangs on it: a stranger's 3D printer stops in the middle of its work.  So no
port is opened that was not named or accepted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

SIMULATED = "simulated"
AUTO = "auto"


@dataclass(frozen=True)
class Identity:
    """What a port is known by, whatever its name: USB ids, serial number, and where it is plugged in."""

    vid: int
    pid: int
    serial: str | None
    place: str | None

    def same(self, other: Identity) -> bool:
        """Tell whether this is the same board: by serial number, or where neither has one by its place."""
        if (self.vid, self.pid, self.serial) != (other.vid, other.pid, other.serial):
            return False
        return self.serial is not None or self.place == other.place


@dataclass(frozen=True)
class Found:
    """A port of this machine; *identity* is None for one that is not USB."""

    name: str
    description: str
    identity: Identity | None


class Memory:
    """The boards that were accepted, in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def accepted(self) -> list[Identity]:
        """Return all accepted boards; a file that cannot be read holds none."""
        try:
            return [Identity(**entry) for entry in json.loads(self._file.read_text("utf-8"))]
        except (OSError, ValueError, TypeError):
            return []

    def knows(self, identity: Identity | None) -> bool:
        """Tell whether a board was accepted."""
        return identity is not None and any(identity.same(known) for known in self.accepted())

    def accept(self, identity: Identity) -> None:
        """Remember a board.  Raises OSError."""
        if not self.knows(identity):
            self._write([*self.accepted(), identity])

    def forget(self, identity: Identity) -> None:
        """Forget a board.  Raises OSError."""
        self._write([known for known in self.accepted() if not identity.same(known)])

    def _write(self, boards: Iterable[Identity]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps([asdict(board) for board in boards], indent=1)
        self._file.write_text(text, "utf-8")


def id_of(spec: str) -> str:
    """Return the id of the tower at a port, as it stands in addresses."""
    words = re.sub(r"[^a-z0-9]+", "-", spec.lower()).strip("-")
    return words[-40:].strip("-") or "tower"


def found_ports() -> list[Found]:
    """Return the serial ports of this machine; none of them is opened."""
    from serial.tools import list_ports

    found = []
    for port in sorted(list_ports.comports(), key=lambda port: port.device):
        usb = port.vid is not None and port.pid is not None
        identity = Identity(port.vid, port.pid, port.serial_number or None, port.location) if usb else None
        found.append(Found(port.device, port.description or "", identity))
    return found


def candidates(
    spec: str, memory: Memory, ports: Callable[[], list[Found]] = found_ports
) -> Callable[[], list[str]]:
    """Return a function that tells, each time anew, which ports the tower named *spec* may be at.

    ``auto``: the accepted boards.  A port's name: that one, and whatever port the board that was there comes
    back at.
    """
    if spec == AUTO:
        return lambda: [port.name for port in ports() if memory.knows(port.identity)]
    if spec == SIMULATED or "://" in spec:
        return lambda: [spec]
    seen: list[Identity] = []

    def named() -> list[str]:
        now = ports()
        seen.extend(
            port.identity for port in now if port.name == spec and port.identity and port.identity not in seen
        )
        others = [
            port.name
            for port in now
            if port.name != spec and port.identity and any(port.identity.same(known) for known in seen)
        ]
        return [spec, *others]

    return named
