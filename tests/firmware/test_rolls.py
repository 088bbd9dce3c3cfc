"""Rolls of the emulated board: what it accepts, refuses, repeats and keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.board import START_UP_MS, Board, Host, joined, running


@pytest.fixture
def still(built: Path, tmp_path: Path) -> Iterator[Board]:
    """Run a board whose watchdog is as exact as its crystal: there is no noise in it."""
    with running(tmp_path, "--speed", 4) as board:
        yield board


def test_dice_are_thrown_at_once(host: Host) -> None:
    assert host.ask("ROLL,1,10,6,now") == ["ACK", "1"]
    faces = host.dice(1)
    assert len(faces) == 10
    assert set(faces) <= set(range(1, 7))


def test_a_roll_during_the_start_up_test_waits_for_it(board: Board) -> None:
    with joined(board) as host:
        assert host.ask("TEST,1")[2] == "noise=wait"
        assert host.ask("ROLL,2,3,10,now") == ["ACK", "2"]
        board.skip(START_UP_MS)
        assert len(host.dice(2)) == 3
        assert host.ask("TEST,3")[2] == "noise=ok"


def test_without_jitter_no_die_is_thrown(still: Board) -> None:
    with joined(still) as host:
        still.skip(START_UP_MS)
        assert host.ask("TEST,1")[2] == "noise=fail"
        assert host.ask("ROLL,2,1,6,now") == ["NAK", "2", "NOENTROPY"]
        still.skip(60_000)
        assert host.ask("ROLL,3,1,6,now") == ["NAK", "3", "NOENTROPY"]
        assert int(host.ask("STAT,4")[8]) > 0


def test_a_talkative_host_makes_no_entropy(still: Board) -> None:
    """Traffic and light move interrupts by a few cycles; that must not pass for noise."""
    still.tell("speed 8")
    with joined(still) as host:
        number = 0
        while still.stat()["cycle"] < 20 * 16_000_000:
            number += 1
            host.ask(f"WIND,{number},{number % 360},12")
        assert number > 100
        assert host.ask("TEST,9000")[2] == "noise=fail"
        assert host.ask("ROLL,9001,1,6,now") == ["NAK", "9001", "NOENTROPY"]


def test_a_roll_accepted_before_the_noise_failed_is_refused_later(still: Board) -> None:
    with joined(still) as host:
        assert host.ask("ROLL,2,3,10,now") == ["ACK", "2"]
        assert host.wait("NAK", "2") == ["NAK", "2", "NOENTROPY"]
        assert host.ask("ROLL,2,3,10,now") == ["NAK", "2", "NOENTROPY"]


def test_jitter_that_comes_and_goes_is_noticed(host: Host, board: Board) -> None:
    board.tell("jitter 0")
    board.skip(1000)
    assert host.ask("ROLL,1,1,6,now") == ["NAK", "1", "NOENTROPY"]
    board.tell("jitter 0.0005")
    board.skip(1000)
    assert host.ask("ROLL,2,1,6,now") == ["NAK", "2", "NOENTROPY"]  # A whole window must pass first.
    board.skip(2 * START_UP_MS)
    assert host.ask("ROLL,3,1,6,now") == ["ACK", "3"]
    host.dice(3)


def test_a_retry_does_not_roll_twice(host: Host, board: Board) -> None:
    for _ in range(3):
        assert host.ask("ROLL,7,5,20,now") == ["ACK", "7"]
    thrown = {tuple(found) for found in host.heard(1.0) if found[0] == "DICE"}
    assert len(thrown) == 1


def test_a_retry_gets_the_answer_that_was_lost(host: Host, board: Board) -> None:
    board.tell("deaf 1")
    host.send("ROLL,7,5,20,now")
    board.skip(300)
    board.tell("deaf 0")
    assert host.ask("ROLL,7,5,20,now") == ["ACK", "7"]
    host.dice(7)
    host.silence(0.5)


def test_an_event_is_repeated_until_it_is_acknowledged(host: Host, board: Board) -> None:
    """Complaint 4: the same frame twice is one throw."""
    host.ask("ROLL,8,2,8,now")
    first, second = host.wait("DICE"), host.wait("DICE")
    assert first == second
    host.send(f"GOT,{first[1]}")
    host.send(f"GOT,{first[1]}")
    board.skip(100)
    list(host.heard(0.1))
    board.skip(2000)
    host.silence(0.2)


def test_hello_forgets_the_last_request(host: Host) -> None:
    host.ask("ROLL,7,1,6,now")
    host.dice(7)
    host.ask("HELLO,8,1")
    assert host.ask("ROLL,7,1,6,now") == ["ACK", "7"]
    host.dice(7)


def test_an_armed_roll_waits_for_the_button(host: Host, board: Board) -> None:
    assert host.ask("ROLL,7,4,12,button") == ["ACK", "7"]
    board.skip(3000)
    host.silence(0.2)
    assert host.ask("ROLL,8,1,6,now") == ["NAK", "8", "BUSY"]
    board.press()
    assert len(host.dice(7)) == 4
    board.skip(1000)
    host.silence(0.2)  # The press was the roll's: no PRESS comes of it.


def test_a_button_that_bounces_throws_once(host: Host, board: Board) -> None:
    host.ask("ROLL,7,1,100,button")
    board.tell("bounce 5")
    board.skip(100)
    host.silence(0.2)
    board.press()
    host.dice(7)
    host.silence(0.2)


def test_an_armed_roll_can_be_cancelled(host: Host, board: Board) -> None:
    host.ask("ROLL,7,4,12,button")
    assert host.ask("CANCEL,8,7") == ["ACK", "8"]
    assert host.ask("CANCEL,9,7") == ["NAK", "9", "UNKNOWN"]
    board.press()
    assert host.wait("PRESS")


def test_a_press_nobody_armed_is_told(host: Host, board: Board) -> None:
    for _ in range(2):
        board.press()
        number = host.wait("PRESS")[1]
        host.send(f"GOT,{number}")
        board.skip(100)
        list(host.heard(0.1))


def test_after_a_watchdog_reset_in_mid_roll_the_roll_is_asked_for_again(host: Host, board: Board) -> None:
    host.ask("ROLL,7,4,12,button")
    board.tell("hang")
    board.skip(2500)
    assert host.wait("BOOT")[6] == "watchdog"
    host.ask("HELLO,100,1")
    board.press()
    host.send(f"GOT,{host.wait('PRESS')[1]}")
    assert host.ask("ROLL,7,4,12,button") == ["ACK", "7"]
    board.press()
    board.skip(START_UP_MS)
    assert len(host.dice(7)) == 4


def test_events_are_numbered_anew_after_a_reset(host: Host, board: Board) -> None:
    host.ask("ROLL,7,1,6,now")
    before = host.wait("DICE")[1]
    board.tell("reset")
    host.wait("BOOT")
    board.skip(START_UP_MS)
    host.ask("HELLO,1,1")
    host.ask("ROLL,7,1,6,now")
    assert host.wait("DICE")[1] != before


def test_a_restarted_bridge_hears_the_dice_it_never_got(built: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--jitter", "0.0005", "--speed", 4, "--no-reset") as board:
        board.skip(START_UP_MS)
        host = Host(board.port)
        host.ask("HELLO,1,1")
        host.ask("ROLL,7,6,6,now")
        dice = host.wait("DICE")
        host.close()
        board.wait("close")
        host = Host(board.port)
        host.ask("HELLO,9,1")
        assert host.wait("DICE") == dice
        host.close()


def test_the_gate_opens_with_the_roll(built: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--jitter", "0.0005", "--speed", 0.25, "--gate") as board, joined(board) as host:
        board.skip(START_UP_MS)
        assert host.ask("HELLO,1,1")[7] == "DR16BG"
        assert board.tell("servo", "servo")["us"] == pytest.approx(1000, abs=2)
        host.ask("ROLL,2,1,6,now")
        assert board.tell("servo", "servo")["us"] == pytest.approx(2000, abs=2)
        board.skip(1500)
        assert board.tell("servo", "servo")["us"] == pytest.approx(1000, abs=2)


@pytest.mark.parametrize(
    "body", ["FIRE,3", "ROLL,3,11,6,now", "ROLL,3,1,1,now", "ROLL,3,1,6", "WIND,3,360,1"]
)
def test_what_it_does_not_understand_it_refuses(board: Board, body: str) -> None:
    with joined(board) as host:
        assert host.ask(body)[2] == ("UNKNOWN" if body.startswith("FIRE") else "BADARG")
