"""Bytes to sentences and back, without any port.

A sentence is `$PTIM,<verb>,<id>,<argument>,…*<CRC>` and `\\r\\n`: printable ASCII, at most 82 bytes, with a
CRC-16/CCITT over what stands between `$` and `*`.
"""

from __future__ import annotations

import binascii
import re
from dataclasses import dataclass

LONGEST = 82
"""Bytes of a sentence, `$` and line end counted."""

_LONGEST_BODY = LONGEST - 3
_FRAME = re.compile(rb"(.*)\*([0-9A-F]{4})", re.S)
_GRAMMAR = re.compile(r"PTIM,([A-Z]{1,8}),(0|[1-9][0-9]{0,3})((?:,[!-#%-)+.-~-]+)*)")


@dataclass(frozen=True)
class Sentence:
    """One sentence: what is said, the number it goes by, and its arguments as they stand."""

    verb: str
    id: int
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, str(self.id), *self.args))


def crc(body: bytes) -> int:
    """Return the check sum of what stands between `$` and `*`."""
    return binascii.crc_hqx(body, 0xFFFF)


def frame(body: bytes) -> bytes:
    """Return *body* with its frame and check sum, whatever it says."""
    return b"$%b*%04X\r\n" % (body, crc(body))


def write(sentence: Sentence) -> bytes:
    """Return the bytes of *sentence*.

    Raises ValueError where it would not be read again: wrong characters, or too long.
    """
    body = ",".join(("PTIM", sentence.verb, str(sentence.id), *sentence.args))
    if not _GRAMMAR.fullmatch(body) or len(body) + 8 > LONGEST:
        raise ValueError(f"not a sentence: {sentence}")
    return frame(body.encode("ascii"))


class Reader:
    """Finds the sentences in bytes as they come; anything else is counted and survived.

    *crc_errors* counts frames with a wrong check sum, *dropped* all other rubbish: a run of bytes outside a
    sentence, a sentence cut short, over-long, unprintable or ungrammatical.
    """

    def __init__(self) -> None:
        self.crc_errors = 0
        self.dropped = 0
        self._body = bytearray()
        self._inside = self._ending = self._skipping = False

    def feed(self, data: bytes) -> list[Sentence]:
        """Take bytes in and return the sentences that they complete."""
        return [found for byte in data if (found := self._take(byte)) is not None]

    def _take(self, byte: int) -> Sentence | None:
        if byte == 0x24:
            self.dropped += self._inside
            self._inside, self._ending, self._skipping = True, False, False
            self._body.clear()
            return None
        if self._ending:
            self._inside = self._ending = False
            if byte == 0x0A:
                return self._whole()
            self.dropped += 1
        if not self._inside:
            self._outside(byte)
        elif byte == 0x0D:
            self._ending = True
        elif byte == 0x0A or not 0x20 <= byte <= 0x7E or len(self._body) == _LONGEST_BODY:
            self.dropped += 1
            self._inside, self._skipping = False, byte != 0x0A
        else:
            self._body.append(byte)
        return None

    def _outside(self, byte: int) -> None:
        if byte in (0x0D, 0x0A):
            self._skipping = False
        elif not self._skipping:
            self.dropped += 1
            self._skipping = True

    def _whole(self) -> Sentence | None:
        framed = _FRAME.fullmatch(bytes(self._body))
        if framed is None:
            self.dropped += 1
            return None
        if int(framed[2], 16) != crc(framed[1]):
            self.crc_errors += 1
            return None
        said = _GRAMMAR.fullmatch(framed[1].decode("ascii"))
        if said is None:
            self.dropped += 1
            return None
        return Sentence(said[1], int(said[2]), tuple(said[3].split(",")[1:]))
