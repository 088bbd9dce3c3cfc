"""What sentences mean: those of a tower read into facts, those of a host checked as a tower checks them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from timonier.tower.sentences import Sentence

PROTOCOL = 1
MOST_DICE = 10
"""Dice of one roll on the wire; a longer one is split."""

LAST_ID = 9999
CAUSES = ("power", "extern", "brownout", "watchdog", "unknown")
NAKS = ("BADARG", "BUSY", "NOENTROPY", "NOSENSOR", "UNKNOWN")
PICTURES = ("idle", "wait", "roll", "fire", "alarm", "nolink")
RINGS = (0, 8, 12, 16, 24)

_NUMBER = re.compile(r"0|[1-9][0-9]{0,9}")
_FEATURES = re.compile(r"-|(?:[A-Z][0-9]*)+")
_BOARD = re.compile(r"[0-9A-F]{8}")
_RESULT = re.compile(r"[^=]+=[^=]+")


@dataclass(frozen=True)
class Hello:
    """Who a board is.  *boot* tells that it just started and was not asked."""

    protocol: int
    firmware: str
    board: str
    boots: int
    cause: str
    features: str
    boot: bool

    def has(self, feature: str) -> bool:
        """Tell whether the board has a feature, named by its letter."""
        return feature in self.features

    @property
    def ring(self) -> int:
        """Return how many LEDs its ring has, 0 for none."""
        found = re.search(r"R([0-9]+)", self.features)
        return int(found[1]) if found else 0


@dataclass(frozen=True)
class Ack:
    """A request was taken."""


@dataclass(frozen=True)
class Nak:
    """A request was refused, or a roll that had been taken cannot be thrown."""

    word: str


@dataclass(frozen=True)
class Dice:
    """Dice that fell.  *source* is E (electronic) or S (sensed); a sensed face may be 0, a crooked die."""

    roll: int
    source: str
    sides: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Press:
    """The button was pressed and nothing waited for it."""


@dataclass(frozen=True)
class Beat:
    """The board is there."""


@dataclass(frozen=True)
class Checked:
    """What the board found out about itself, by part."""

    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Stat:
    """The counters of a board."""

    uptime_s: int
    rx_crc: int
    rx_overrun: int
    rx_drop: int
    free_stack: int
    pool_bits: int
    repetition_failures: int
    proportion_failures: int
    presses_lost: int


Said = Hello | Ack | Nak | Dice | Press | Beat | Checked | Stat
Complaint = Literal["BADARG", "UNKNOWN", "-"]


def said_by_tower(sentence: Sentence) -> Said | None:
    """Return what a tower's sentence says, None where that is nothing a tower may say."""
    reads = _TOWER.get(sentence.verb)
    return None if reads is None else reads(sentence)


def complaint(sentence: Sentence) -> Complaint | None:
    """Return what a tower answers to a host's sentence that it refuses, None where it is well-formed.

    `-` stands for no answer at all.
    """
    checks = _HOST.get(sentence.verb)
    if checks is None:
        return "UNKNOWN"
    if sentence.verb == "GOT":
        return None if sentence.id and checks(sentence.args) else "-"
    return None if sentence.id and checks(sentence.args) else "BADARG"


def number(word: str, low: int, high: int) -> int | None:
    """Return a number without sign or leading zeros from *low* to *high*, None for anything else."""
    return int(word) if _NUMBER.fullmatch(word) and low <= int(word) <= high else None


def _hello(sentence: Sentence) -> Hello | None:
    boot = sentence.verb == "BOOT"
    if len(sentence.args) != 6 or (sentence.id == 0) is not boot:
        return None
    version, firmware, board, boots, cause, features = sentence.args
    protocol, count = number(version, 1, 99), number(boots, 0, 65535)
    if protocol is None or count is None or cause not in CAUSES:
        return None
    if not _BOARD.fullmatch(board) or not _FEATURES.fullmatch(features):
        return None
    return Hello(protocol, firmware, board, count, cause, features, boot)


def _ack(sentence: Sentence) -> Ack | None:
    return Ack() if sentence.id and not sentence.args else None


def _nak(sentence: Sentence) -> Nak | None:
    good = sentence.id and len(sentence.args) == 1 and sentence.args[0] in NAKS
    return Nak(sentence.args[0]) if good else None


def _dice(sentence: Sentence) -> Dice | None:
    if not sentence.id or not 5 <= len(sentence.args) <= 4 + MOST_DICE:
        return None
    roll, sides = number(sentence.args[0], 0, LAST_ID), number(sentence.args[2], 2, 100)
    source = sentence.args[1]
    if roll is None or sides is None or source not in ("E", "S"):
        return None
    lowest = 0 if source == "S" else 1
    faces = [number(word, lowest, sides) for word in sentence.args[3:-1]]
    known = tuple(face for face in faces if face is not None)
    if len(known) != len(faces) or number(sentence.args[-1], sum(known), sum(known)) is None:
        return None
    return Dice(roll, source, sides, known)


def _press(sentence: Sentence) -> Press | None:
    return Press() if sentence.id and not sentence.args else None


def _beat(sentence: Sentence) -> Beat | None:
    return None if sentence.id or sentence.args else Beat()


def _test(sentence: Sentence) -> Checked | None:
    if not sentence.id or not sentence.args or not all(map(_RESULT.fullmatch, sentence.args)):
        return None
    pairs = [word.split("=", 1) for word in sentence.args]
    return Checked(tuple((part, result) for part, result in pairs))


def _stat(sentence: Sentence) -> Stat | None:
    counts = [number(word, 0, 2**32 - 1) for word in sentence.args]
    known = [count for count in counts if count is not None]
    return Stat(*known) if sentence.id and len(known) == len(counts) == 9 else None


_TOWER: dict[str, Callable[[Sentence], Said | None]] = {
    "HELLO": _hello,
    "BOOT": _hello,
    "ACK": _ack,
    "NAK": _nak,
    "DICE": _dice,
    "PRESS": _press,
    "BEAT": _beat,
    "TEST": _test,
    "STAT": _stat,
}


def _good_roll(args: tuple[str, ...]) -> bool:
    return (
        len(args) == 3
        and number(args[0], 1, MOST_DICE) is not None
        and number(args[1], 2, 100) is not None
        and args[2] in ("now", "button")
    )


def _good_wind(args: tuple[str, ...]) -> bool:
    known = len(args) == 2 and (args[0] == "-" or number(args[0], 0, 359) is not None)
    return known and number(args[1], 0, 12) is not None


def _good_show(args: tuple[str, ...]) -> bool:
    return len(args) == 2 and args[0] in PICTURES and number(args[1], 0, 255) is not None


def _good_set(args: tuple[str, ...]) -> bool:
    if len(args) != 2:
        return False
    key, value = args
    if key == "rotation":
        return value in ("cw", "ccw")
    most = {"ring": 24, "offset": 23, "brightness": 255}.get(key, -1)
    found = number(value, 0, most)
    return found is not None and (key != "ring" or found in RINGS)


_HOST: dict[str, Callable[[tuple[str, ...]], bool]] = {
    "HELLO": lambda args: len(args) == 1 and number(args[0], 1, 99) is not None,
    "ROLL": _good_roll,
    "CANCEL": lambda args: len(args) == 1 and number(args[0], 1, LAST_ID) is not None,
    "WIND": _good_wind,
    "SHOW": _good_show,
    "SET": _good_set,
    "TEST": lambda args: not args,
    "STAT": lambda args: not args,
    "GOT": lambda args: not args,
}
