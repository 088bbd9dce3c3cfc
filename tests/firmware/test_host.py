"""The portable half on this computer: under the sanitizers, against damage, and word for word with Python."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.board import FIRMWARE, sentence, words

VECTORS = Path(__file__).resolve().parents[1] / "vectors" / "wire.txt"
PROGRAMS = sorted(path.stem for path in (FIRMWARE / "host").glob("test_*.c"))
FUZZ_ROUNDS = 20_000


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_portable_code_passes_its_tests_in_c(built: Path, program: str) -> None:
    arguments = [str(VECTORS)] if program == "test_wire" else []
    done = subprocess.run([str(built / "host" / program), *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_vectors_carry_right_crcs() -> None:
    cases = [line.split("\t") for line in VECTORS.read_text("ascii").splitlines() if line and line[0] != "#"]
    for kind, *_, text in cases:
        whole = words(text.encode().decode("unicode_escape").encode("latin-1"))
        assert kind not in {"ok", "mean"} or whole is not None, text
        assert kind != "crc" or whole is None, text


def lines(count: int) -> Iterator[bytes]:
    """Yield sentences, good and damaged, each a line of its own."""
    chance = random.Random(4711)
    for number in range(count):
        body = chance.choice(["ROLL,{},3,6,now", "WIND,{},90,4", "GOT,{}", "A,{},,", "SET,{},x y", "B,{},*"])
        line = bytearray(sentence(body.format(chance.choice([number % 12000, "007", "", "-1"]))))
        for _ in range(chance.choice([0, 0, 1, 2])):
            at = chance.randrange(len(line) - 2)
            line[at : at + chance.randrange(2)] = chance.choice([b"", b"$", b"0", b",", b"*", bytes([chance.randrange(256)])])
        yield bytes(line)


def test_c_and_python_agree_on_every_sentence(built: Path) -> None:
    """The reader in C takes exactly those sentences that a plain regular grammar in Python takes."""
    said = list(lines(FUZZ_ROUNDS))
    fed = "".join(f"{line.hex()}\n" for line in said)
    done = subprocess.run([str(built / "host" / "judge")], input=fed, capture_output=True, text=True, check=True)
    verdicts = done.stdout.splitlines()
    assert len(verdicts) == len(said)
    for line, verdict in zip(said, verdicts, strict=True):
        assert verdict == expected(line), line
    assert len(set(verdicts)) > 1000


def expected(line: bytes) -> str:
    """Return verb and id of the sentence that a line ends with, or `-`."""
    last = line[line.rfind(b"$") :] if b"$" in line else b""
    if len(last) > 82 or any(not 0x20 <= byte <= 0x7E for byte in last[:-2]):
        return "-"
    found = words(last)
    if not found or len(found) < 2 or not all(word and " " not in word and "*" not in word for word in found):
        return "-"
    verb, number = found[:2]
    if not (verb.isascii() and verb.isalpha() and verb.isupper() and len(verb) <= 8):
        return "-"
    if not number.isdecimal() or len(number) > 4 or str(int(number)) != number:
        return "-"
    return f"{verb} {number}"
