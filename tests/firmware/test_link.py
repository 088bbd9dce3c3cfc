"""The link: opening, resetting, rubbish, losing the cable, with the real binary over pyserial."""

from __future__ import annotations

import os
import random
import select
from pathlib import Path

from tests.firmware.board import PATIENCE_S, Board, Host, joined, running, sentence


def test_opening_resets_the_board_and_it_introduces_itself(board: Board) -> None:
    with joined(board, hello=False) as host:
        answer = host.ask("HELLO,4711,1")
    assert answer[2:4] == ["1", "1.0.0"]
    assert len(answer[4]) == 8
    assert answer[6:] == ["extern", "DR16B"]


def test_hello_and_boot_say_the_same(built: Path, tmp_path: Path) -> None:
    with running(tmp_path) as board:
        host = Host(board.port)
        boot = host.wait("BOOT")
        assert host.ask("HELLO,1,1")[2:] == boot[2:]
        host.close()


def test_what_a_fast_board_says_while_its_port_is_opened_is_heard(board: Board) -> None:
    """An emulated board introduces itself within a moment; a busy host may come to listen later than that."""
    early = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
    try:
        assert select.select([early], [], [], PATIENCE_S)[0], "the board said nothing"
        host = Host(board.port)
        host.wait("BOOT")
        host.close()
    finally:
        os.close(early)


def test_every_opening_counts_as_a_boot_of_the_same_board(board: Board) -> None:
    boots = []
    for _ in range(3):
        host = Host(board.port)
        boots.append(host.wait("BOOT"))
        board.skip(200)  # The count reaches the EEPROM a byte at a time.
        host.close()
        board.wait("close")
    assert len({boot[4] for boot in boots}) == 1
    counts = [int(boot[5]) for boot in boots]
    assert counts == sorted(set(counts))


def test_a_board_that_does_not_reset_on_opening_is_found(built: Path, tmp_path: Path) -> None:
    """Complaint 19."""
    with running(tmp_path, "--no-reset") as board:
        board.skip(3000)
        host = Host(board.port)
        assert host.ask("HELLO,1,1")[6] == "power"
        host.close()


def test_the_boot_loader_swallows_what_comes_and_a_retry_gets_through(built: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--boot-ms", 400) as board:
        host = Host(board.port)
        for _ in range(3):
            host.send("HELLO,9,1")
        assert host.wait("BOOT")[6] == "extern"
        host.silence(0.2)
        assert board.stat()["swallowed"] == 3 * len(sentence("HELLO,9,1"))
        assert host.ask("HELLO,9,1")[0] == "HELLO"
        host.close()


def test_rubbish_is_counted_and_survived(host: Host) -> None:
    """Complaint 20: ModemManager's `AT`, boot loader noise, half a line."""
    before = host.ask("STAT,1")
    host.serial.write(b"AT\rAT+GCAP\r\n" + b"\x00" * 64 + b"\xff~ hello\r\n$PTIM,ROLL,3,1")
    host.serial.write(sentence("STAT,2"))
    after = host.wait("STAT", "2")
    assert int(after[5]) - int(before[5]) == 4
    assert after[3:5] == before[3:5]


def test_a_megabyte_of_rubbish_does_no_harm(built: Path, tmp_path: Path) -> None:
    rubbish = random.Random(7).randbytes(1 << 16)
    with running(tmp_path, "--speed", 0) as board, joined(board) as host:
        host.serial.write_timeout = 60
        for _ in range(4):
            host.serial.write(rubbish)
        host.serial.write(b"\n")
        assert host.ask("STAT,1")[0] == "STAT"


def test_a_bad_line_costs_retries_only(built: Path, tmp_path: Path) -> None:
    """Three bytes in a thousand lost, three damaged, both ways: a try in four fails, three one in eighty."""
    with running(tmp_path, "--speed", 8, "--seed", 42) as board, joined(board) as host:
        board.tell("noise 0.003 0.003")
        answered = 0
        for number in range(1, 101):
            for _ in range(3):
                host.send(f"WIND,{number},{number},5")
                if any(found == ["ACK", str(number)] for found in host.heard(0.2)):
                    answered += 1
                    break
        board.tell("noise 0 0")
        lost = board.stat()
        assert lost["dropped"] > 5 and lost["flipped"] > 5
        assert answered >= 92
        counted = host.ask("STAT,200")
        assert int(counted[3]) + int(counted[5]) > 0


def test_bytes_that_overran_are_counted_and_a_retry_gets_through(board: Board) -> None:
    """The chip stands still while a sentence comes in, and can hold three bytes of it."""
    with joined(board) as host:
        board.tell("speed 0.25")
        board.tell("stall 400")
        host.send("WIND,1,90,3")
        board.skip(500)
        host.silence(0.2)
        assert board.stat()["overruns"] > 0
        assert host.ask("WIND,1,90,3") == ["ACK", "1"]
        counted = host.ask("STAT,2")
        assert int(counted[4]) > 0


def test_two_requests_at_once_lose_no_byte_to_the_ring(host: Host, board: Board) -> None:
    """Complaint 18: the ring never costs a byte on the wire."""
    host.ask("SET,1,ring,24")
    board.stat()
    for number in range(10, 130, 2):
        host.serial.write(sentence(f"WIND,{number},{number},12") + sentence(f"STAT,{number + 1}"))
        assert host.wait("ACK", str(number)) and host.wait("STAT", str(number + 1))
    counted = host.ask("STAT,200")
    stat = board.stat()
    assert counted[3:6] == ["0", "0", "0"]
    assert stat["overruns"] == 0
    assert stat["interrupts_off_us"] <= 20


def test_the_cable_is_pulled_and_comes_back_under_another_name(board: Board, tmp_path: Path) -> None:
    with joined(board) as host:
        mine = host.ask("HELLO,1,1")[4]
        board.tell("unplug")
    assert not Path(board.port).is_symlink()
    board.port = str(tmp_path / "elsewhere")
    board.tell(f"plug {board.port}")
    with joined(board) as host:
        assert host.ask("HELLO,1,1")[4] == mine


def test_without_a_host_for_five_seconds_the_ring_says_so(host: Host, board: Board) -> None:
    host.ask("WIND,1,0,0")
    board.skip(100)
    calm = [led for led, pixel in enumerate(board.ring()["pixels"]) if pixel != "000000"]
    assert calm == [0, 4, 8, 12]
    board.skip(5200)
    seen = set()
    for _ in range(4):
        board.skip(500)
        seen.add(tuple(led for led, pixel in enumerate(board.ring()["pixels"]) if pixel != "000000"))
    assert seen == {(0,), (8,)}
