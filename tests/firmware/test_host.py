"""The portable half on this computer: under the sanitizers, against damage, and word for word with Python."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.board import FIRMWARE, sentence, words
from timonier.tower.sentences import Reader

VECTORS = Path(__file__).resolve().parents[1] / "vectors" / "wire.txt"
PROGRAMS = sorted(path.stem for path in (FIRMWARE / "host").glob("test_*.c"))
FUZZ_ROUNDS = int(os.environ.get("TIMONIER_FUZZ", "10000"))


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


def streams(count: int) -> Iterator[bytes]:
    """Yield good sentences, damaged ones and rubbish, a few at a time."""
    chance = random.Random(4711)
    bodies = [
        "ROLL,{},3,6,now",
        "WIND,{},90,4",
        "GOT,{}",
        "A,{},,",
        "SET,{},x y",
        "B,{},*",
        "LONGNAMES,{}",
        "BEAT,{}",
    ]
    pieces = [b"", b"$", b"0", b",", b"*", b"\r", b"\n", b"\r\n", b"AT\r", b"x" * 90, b"$PTIM,"]
    for number in range(count):
        stream = bytearray()
        for _ in range(chance.randrange(1, 5)):
            body = chance.choice(bodies).format(chance.choice([number % 12000, "007", "", "-1"]))
            stream += sentence(body)
        for _ in range(chance.choice([0, 0, 1, 2, 5])):
            at = chance.randrange(len(stream))
            rubbish = chance.choice([*pieces, chance.randbytes(1), chance.randbytes(20)])
            stream[at : at + chance.randrange(3)] = rubbish
        yield bytes(stream)


def read(stream: bytes) -> str:
    """Return what the server's reader finds, in the words of host/judge."""
    reader = Reader()
    found = "".join(f"{said.verb} {said.id}/{len(said.args)};" for said in reader.feed(stream))
    return f"{found}{reader.crc_errors},{reader.dropped}"


def test_c_and_python_agree_on_every_sentence(built: Path) -> None:
    """The board's reader and the server's find the same sentences and count the same rubbish."""
    fed = [*streams(FUZZ_ROUNDS), *(random.Random(n).randbytes(2000) for n in range(100))]
    lines = "".join(f"{stream.hex()}\n" for stream in fed)
    done = subprocess.run(
        [str(built / "host" / "judge")], input=lines, capture_output=True, text=True, check=True
    )
    verdicts = done.stdout.splitlines()
    assert len(set(verdicts)) > 500
    for stream, verdict in zip(fed, verdicts, strict=True):
        assert verdict == read(stream), stream
