"""The ring of the emulated board: bits and timing, where the wind stands, setting up by button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.board import Board, Host, joined, running


@pytest.fixture
def lit(built: Path, tmp_path: Path) -> Iterator[tuple[Board, Host]]:
    """Return a board and a host that has said HELLO to it; no noise is needed here."""
    with running(tmp_path, "--speed", 4) as board, joined(board) as host:
        yield board, host


def brightest(board: Board) -> int:
    """Return the LED that shines most."""
    board.skip(100)
    pixels = board.ring()["pixels"]
    return max(range(len(pixels)), key=lambda led: sum(bytes.fromhex(pixels[led])))


def on(board: Board) -> set[int]:
    """Return the LEDs that shine at all."""
    return {led for led, pixel in enumerate(board.ring()["pixels"]) if pixel != "000000"}


def test_bits_and_their_timing_are_what_ws2812_want(lit: tuple[Board, Host]) -> None:
    """Zero 200 to 500 ns, one from 550 ns; low long enough to be seen, too short to be taken for the end."""
    board, host = lit
    host.ask("SET,1,ring,24")
    host.ask("WIND,2,0,12")
    board.skip(200)
    board.ring()
    for number in range(10, 40):
        host.ask(f"STAT,{number}")
    board.skip(2000)
    ring = board.ring()
    assert (ring["bits"], ring["glitches"]) == (24 * 24, 0)
    assert 200 <= ring["zero_ns"][0] <= ring["zero_ns"][1] <= 500
    assert 550 <= ring["one_ns"][0] <= ring["one_ns"][1] <= 1000
    assert 400 <= ring["low_ns"][0] <= ring["low_ns"][1] <= 20_000


def test_interrupts_are_never_off_for_more_than_twenty_microseconds(lit: tuple[Board, Host]) -> None:
    board, host = lit
    board.stat()
    host.ask("SET,1,ring,24")
    for number in range(2, 30):
        host.ask(f"WIND,{number},{number},{number % 13}")
        board.skip(100)
    assert 0 < board.stat()["interrupts_off_us"] <= 20


@pytest.mark.parametrize("leds", [8, 12, 16, 24])
@pytest.mark.parametrize(("offset", "rotation"), [(0, "cw"), (3, "cw"), (5, "ccw")])
def test_the_wind_shines_where_it_comes_from(
    lit: tuple[Board, Host], leds: int, offset: int, rotation: str
) -> None:
    """Complaint 14: arrow, ring, text and rules mean the same direction, however the ring was mounted."""
    board, host = lit
    host.ask(f"SET,1,ring,{leds}")
    host.ask(f"SET,2,offset,{offset}")
    host.ask(f"SET,3,rotation,{rotation}")
    for number, degrees in enumerate((0, 90, 181, 359), 10):
        host.ask(f"WIND,{number},{degrees},5")
        steps = round(degrees * leds / 360)
        assert brightest(board) == (offset + (steps if rotation == "cw" else -steps)) % leds


def test_forces_and_pictures_differ_in_shape_or_movement(lit: tuple[Board, Host]) -> None:
    """Nothing rests on colour: brightness over a second tells all forces and pictures apart."""
    board, host = lit
    requests = [f"WIND,{{}},0,{force}" for force in (0, 3, 5, 7, 9, 11, 12)]
    requests += [f"SHOW,{{}},{picture},255" for picture in ("wait", "roll", "fire", "alarm", "nolink")]
    host.ask("SET,900,brightness,255")
    seen = {}
    for number, request in enumerate(requests, 1):
        host.ask(request.format(number))
        frames = []
        for _ in range(10):
            board.skip(130)
            pixels = board.ring()["pixels"]
            frames.append(tuple(max(bytes.fromhex(pixel)) * 16 // 256 for pixel in pixels))
        seen[request] = tuple(frames)
    assert len(set(seen.values())) == len(requests)


def test_brightness_bounds_the_light(lit: tuple[Board, Host]) -> None:
    board, host = lit
    host.ask("WIND,1,0,7")
    host.ask("SET,2,brightness,255")
    board.skip(100)
    full = max(max(bytes.fromhex(pixel)) for pixel in board.ring()["pixels"])
    host.ask("SHOW,3,idle,64")
    board.skip(100)
    quarter = max(max(bytes.fromhex(pixel)) for pixel in board.ring()["pixels"])
    host.ask("SHOW,4,idle,0")
    board.skip(100)
    assert full == 255
    assert 55 <= quarter <= 70
    assert on(board) == set()


def test_settings_outlive_a_reset_and_a_power_cut(lit: tuple[Board, Host], tmp_path: Path) -> None:
    board, host = lit
    host.ask("SET,1,ring,12")
    host.ask("SET,2,offset,7")
    host.ask("SET,3,rotation,ccw")
    host.ask("SET,4,brightness,200")
    board.skip(500)
    board.tell("reset")
    assert host.wait("BOOT")[7] == "DR12B"
    board.tell("unplug")
    board.port = str(tmp_path / "again")
    board.tell(f"plug {board.port}")
    with joined(board) as again:
        assert again.ask("TEST,1")[4] == "eeprom=ok"
        again.ask("WIND,2,90,5")
        assert brightest(board) == (7 - 3) % 12


def test_a_power_cut_while_settings_are_written_leaves_the_old_ones(lit: tuple[Board, Host]) -> None:
    board, host = lit
    mine = host.ask("HELLO,1,1")[4]
    host.ask("SET,2,ring,24")
    board.skip(500)
    host.ask("SET,3,ring,8")
    board.tell("reset")  # Before the thirteen bytes are through.
    boot = host.wait("BOOT")
    assert boot[4] == mine
    assert boot[7] in {"DR24B", "DR8B"}


def test_the_ring_is_set_up_with_the_button(lit: tuple[Board, Host]) -> None:
    """Hold; press when the light points north; press when it turns with the sun. Kept over a reset."""
    board, host = lit
    host.ask("WIND,1,90,5")
    board.press(3200)
    assert host.ask("ROLL,2,1,6,now")[2] in {"BUSY", "NOENTROPY"}
    while len(on(board)) != 1 or brightest(board) != 5:
        board.skip(100)
    board.press(100)
    turns: list[int] = []
    while len(turns) < 3 or (turns[-1] - turns[-2]) % 16 != 15:  # Until it runs against the numbers.
        board.skip(30)
        at = brightest(board)
        if not turns or turns[-1] != at:
            turns.append(at)
    board.press(100)
    host.send("STAT,3")
    board.skip(500)
    assert brightest(board) == (5 - 4) % 16
    board.tell("reset")
    host.wait("BOOT")
    host.ask("WIND,4,90,5")
    assert brightest(board) == (5 - 4) % 16
    assert not [found for found in host.heard(0.2) if found[0] == "PRESS"]
