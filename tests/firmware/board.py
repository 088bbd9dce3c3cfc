"""The emulated board as the tests hold it: its console, and a host of few words at its port."""

from __future__ import annotations

import binascii
import json
import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import serial

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
BUILD = FIRMWARE / "build"
PATIENCE_S = 20.0
"""How long a busy machine may take for anything."""

START_UP_MS = 9000
"""What the board needs to have tested a whole window of its noise."""


def sentence(body: str) -> bytes:
    """Return a sentence as it goes over the wire."""
    raw = f"PTIM,{body}".encode()
    return b"$%s*%04X\r\n" % (raw, binascii.crc_hqx(raw, 0xFFFF))


def words(line: bytes) -> list[str] | None:
    """Return the words of a whole sentence behind `PTIM`, None for anything else."""
    if not line.startswith(b"$PTIM,") or not line.endswith(b"\r\n") or line[-7:-6] != b"*":
        return None
    body = line[1:-7]
    if line[-6:-2] != b"%04X" % binascii.crc_hqx(body, 0xFFFF):
        return None
    return body.decode("ascii").split(",")[1:]


class Port(serial.Serial):
    """A serial port that keeps what came in while it was opened: a fast board has said BOOT by then."""

    def _reset_input_buffer(self) -> None:
        pass


class Host:
    """A host at the board's port that says and hears single sentences."""

    def __init__(self, port: str) -> None:
        self.serial = Port(port, 38400, timeout=0.05, write_timeout=1.0)
        self.bad = 0
        self.got: set[str] = set()
        self._rest = b""

    def send(self, body: str) -> None:
        self.serial.write(sentence(body))

    def heard(self, seconds: float = PATIENCE_S) -> Iterator[list[str]]:
        """Yield the sentences that come in so long, BEAT aside."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._rest += self.serial.read(max(1, self.serial.in_waiting))
            while b"\n" in self._rest:
                line, _, self._rest = self._rest.partition(b"\n")
                found = words(line[line.rfind(b"$") :] + b"\n" if b"$" in line else line)
                self.bad += found is None
                if found and found[0] != "BEAT":
                    yield found

    def wait(self, *start: str, patience_s: float = PATIENCE_S) -> list[str]:
        """Return the next sentence that begins with these words."""
        for found in self.heard(patience_s):
            if found[: len(start)] == list(start):
                return found
        raise AssertionError(f"no {','.join(start)}")

    def ask(self, body: str) -> list[str]:
        """Send one request and return what answers its id."""
        self.send(body)
        number = body.split(",")[1]
        for found in self.heard():
            if found[0] in {"ACK", "NAK", "HELLO", "TEST", "STAT"} and found[1] == number:
                return found
        raise AssertionError(f"no answer to {body}")

    def dice(self, roll: int) -> list[int]:
        """Wait for the dice of a roll, acknowledge them and return their faces."""
        for found in self.heard():
            if found[0] == "DICE" and found[2] == str(roll) and found[1] not in self.got:
                self.got.add(found[1])
                self.send(f"GOT,{found[1]}")
                faces = [int(face) for face in found[5:-1]]
                assert sum(faces) == int(found[-1])
                return faces
        raise AssertionError(f"no dice for roll {roll}")

    def silence(self, seconds: float) -> None:
        """Make sure that nothing comes for so long but BEAT, and repeats that crossed with their GOT."""
        assert [found for found in self.heard(seconds) if found[1] not in self.got] == []

    def close(self) -> None:
        self.serial.close()


class Board:
    """One emulated board: the real program, and a console to everything around it."""

    def __init__(self, folder: Path, *options: object) -> None:
        self.port = str(folder / "tower")
        command = [BUILD / "tower-sim", "--link", self.port, *options, BUILD / "tower.elf"]
        self._process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._said: queue.Queue[dict[str, Any]] = queue.Queue()
        self.log: list[dict[str, Any]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.wait("port")

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(json.loads(line))

    def wait(self, event: str) -> dict[str, Any]:
        """Return the next thing the board says under this name; all that came before goes to the log."""
        end = time.monotonic() + PATIENCE_S
        while True:
            said = self._said.get(timeout=max(0.01, end - time.monotonic()))
            self.log.append(said)
            if said["ev"] == event:
                return said

    def tell(self, command: str, answer: str = "ok") -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        return self.wait(answer)

    def skip(self, ms: float) -> None:
        """Let so much time pass on the board at once."""
        self.tell(f"skip {ms}", "skip")

    def ring(self) -> dict[str, Any]:
        return self.tell("ring", "ring")

    def stat(self) -> dict[str, Any]:
        return self.tell("stat", "stat")

    def press(self, ms: float = 100) -> None:
        """Hold the button for so long on the board's clock."""
        self.tell("button 1")
        self.skip(ms)
        self.tell("button 0")
        self.skip(100)

    def end(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)
        self._reader.join(PATIENCE_S)
        self._process.stdout.close()


@contextmanager
def running(folder: Path, *options: object) -> Iterator[Board]:
    """Run a board for as long as the block lasts."""
    board = Board(folder, *options)
    try:
        yield board
    finally:
        board.end()


@contextmanager
def joined(board: Board, hello: bool = True) -> Iterator[Host]:
    """Open the board's port, wait for BOOT and say HELLO."""
    host = Host(board.port)
    try:
        host.wait("BOOT")
        if hello:
            assert host.ask("HELLO,5000,1")[0] == "HELLO"
        yield host
    finally:
        host.close()
