"""The build guide is true: its figures are those of the sources, and what is no solder works as written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware import books, wiring
from hardware.bodies import PRINTED
from hardware.pictures import PICTURES
from tests.firmware.board import START_UP_MS, Board, Host, joined, running, words
from tests.firmware.conftest import JITTER, built

__all__ = ["built"]

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "build.md").read_text("utf-8")
SPOKEN = dict(zip(("fr", "en"), GUIDE.split("\n## ")[1:], strict=True))
FULL_COLOURS = 9


def firmware(name: str) -> int:
    """Return a number that the firmware's headers give a name."""
    text = "".join(path.read_text("utf-8") for path in sorted((ROOT / "firmware" / "src").glob("*.h")))
    found = re.findall(rf"\b{name} = (\d+)", text)
    assert len(found) == 1, name
    return int(found[0])


@pytest.mark.parametrize("language", SPOKEN)
def test_every_step_has_its_picture(language: str) -> None:
    steps = re.findall(r"^### (\d+)\. .*?\n(.*?)(?=^### )", SPOKEN[language], re.M | re.S)
    assert [int(number) for number, _ in steps] == list(range(1, 11))
    assert all("](images/tower/" in text for _, text in steps)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_picture_and_plan_is_shown(language: str) -> None:
    shown = set(re.findall(r"\]\(images/tower/([\w.]+)\)", SPOKEN[language]))
    plans = {f"{build}.{language}.svg" for build in wiring.BUILDS}
    assert shown == {f"{name}.png" for name in PICTURES} | plans


@pytest.mark.parametrize("language", SPOKEN)
def test_the_pin_table_is_that_of_the_wiring(language: str) -> None:
    rows = re.findall(r"^\| `([AD]\d+)` \| (.*?) \| .*?\((\w\w)\) \|$", SPOKEN[language], re.M)
    assert rows == [(pin.board, pin.texts[language], pin.colour) for pin in sorted_pins()]


def sorted_pins() -> list[books.Pin]:
    """Return the pins as the guide lists them: digital ones by number, then the analog one."""
    return sorted(books.pins(), key=lambda pin: (pin.board[0] != "D", int(pin.board[1:])))


@pytest.mark.parametrize("language", SPOKEN)
def test_the_currents_add_up(language: str) -> None:
    drawn = {part.refs[0]: part.milliamps for part in books.parts()}
    expected = []
    for leds, servo in ((16, 0.0), (24, 0.0), (16, drawn["M1"]), (24, drawn["M1"])):
        ring = books.ring_milliamps(leds, FULL_COLOURS)
        expected.append((drawn["U1"], ring, servo, drawn["U1"] + ring + servo))
    rows = re.findall(r"\| (\d+) mA \| (\d+) mA \| (–|\d+ mA) \| (\d+) mA \|$", SPOKEN[language], re.M)
    told = [tuple(float(cell.removesuffix(" mA").replace("–", "0")) for cell in row) for row in rows]
    assert told == expected
    assert all(total <= books.USB_MILLIAMPS for *_, total in told)


def test_the_limit_is_the_firmware_s() -> None:
    ring = (ROOT / "firmware" / "src" / "ring.h").read_text("utf-8")
    assert re.findall(r"LIGHT_MOST = (\d+) \* UINT8_MAX", ring) == [str(FULL_COLOURS)]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_printed_file_is_named(language: str) -> None:
    named = set(re.findall(r"`(\w+)`", SPOKEN[language]))
    assert {part.removesuffix("_24") for part in PRINTED} <= named


def test_times_are_the_firmware_s() -> None:
    assert (firmware("LONG_MS"), firmware("SETUP_TURN_MS")) == (3000, 4000)
    assert (firmware("GATE_OPEN_MS"), firmware("LINK_LOST_MS")) == (800, 5000)


def test_the_price_is_that_of_the_parts() -> None:
    total = sum(part.euros * part.quantity for part in books.parts() if part.build == "base")
    assert f"environ {total:.0f} €" in SPOKEN["fr"] and f"about {total:.0f} euros" in SPOKEN["en"]


def sentences(language: str) -> list[str]:
    """Return the sentences that the guide has its reader send."""
    return re.findall(r"^(\$PTIM,.*)$", SPOKEN[language], re.M)


@pytest.fixture
def board(built: Path, tmp_path: Path) -> Iterator[Board]:
    """Run the emulated board with a servo, four times as fast as real time."""
    with running(tmp_path, *JITTER, "--gate", "--speed", 4) as board:
        yield board


@pytest.fixture
def host(board: Board) -> Iterator[Host]:
    """Plug it in and greet it."""
    with joined(board) as host:
        yield host


def lit(board: Board) -> set[int]:
    """Return the LEDs that shine."""
    return {led for led, pixel in enumerate(board.ring()["pixels"]) if int(pixel, 16)}


def test_step_4_the_first_trial(board: Board, host: Host) -> None:
    """Two opposite lights without a host; all parts `ok`; lengths of ring by sentences of the guide."""
    board.skip(1000 + firmware("LINK_LOST_MS"))
    first = lit(board)
    board.tell("adc 1700 40")
    board.skip(1024)
    assert {led for one in (first, lit(board)) for led in one} == {0, 8}
    assert "noise=wait" in host.ask("TEST,90")
    board.skip(START_UP_MS)
    told = host.ask("TEST,91")
    assert {"noise=ok", "adc=ok", "eeprom=ok", "button=up", "ring=16"} <= set(told)
    assert sentences("fr") == sentences("en")
    for sentence in sentences("fr"):
        said = words(sentence.encode() + b"\r\n")
        assert said is not None, sentence
        assert host.ask(",".join(said))[0] == "ACK"
        assert f"ring={said[3]}" in host.ask(f"TEST,{int(said[1]) + 100}")


def test_step_9_the_ring_s_north(board: Board, host: Host) -> None:
    """A light steps round; a press at the beak, a press while it turns with the sun."""
    board.press(firmware("LONG_MS") + 100)
    stepped = set()
    while 3 not in stepped:
        board.skip(300)
        stepped |= lit(board)
    board.press()
    board.skip(500)
    assert len(lit(board)) == 2
    board.press()
    board.skip(200)
    host.ask("WIND,90,0,2")
    board.skip(300)
    assert 3 in lit(board)


def test_step_10_the_first_roll(board: Board, host: Host) -> None:
    """Nothing falls before the button is pressed; then three faces, and the gate opens."""
    board.skip(START_UP_MS)
    assert host.ask("ROLL,91,3,6,button")[0] == "ACK"
    host.silence(0.5)
    board.press()
    faces = host.dice(91)
    assert len(faces) == 3 and all(1 <= face <= 6 for face in faces)
