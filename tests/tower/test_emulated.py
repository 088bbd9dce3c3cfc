"""The real firmware in the emulated board, the real link, bridge and server between it and a battle."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.firmware.board import START_UP_MS, Board, running
from tests.firmware.conftest import JITTER, built
from tests.tower.served import Served, served
from tests.tower.test_end_to_end import gunnery, rolls_of, tower_of
from tests.tower.test_link import Listener
from timonier.tower.dialogue import Dialogue
from timonier.tower.happenings import Heard, Lost, Ready, SettingDone
from timonier.tower.link import Link

__all__ = ["built"]


def test_ten_exploding_dice_from_the_board_then_the_cable_comes_out_and_the_rest_is_typed(
    built: Path, tmp_path: Path
) -> None:
    """Complaint 5, principle 3, with the program that runs on the board."""
    with (
        running(tmp_path, *JITTER, "--speed", 4) as board,
        served(tmp_path, board.port) as table,
    ):
        tower = tower_of(table)
        board.skip(START_UP_MS)
        path, roll = gunnery(table)
        table.call("PATCH", f"/towers/{tower}", {"trigger": "button"})
        table.call("PUT", f"{path}/rolls/{roll['roll_id']}", {"source": "tower"}, 202)
        press_until_thrown(table, board, path, roll["roll_id"])
        board.tell("unplug")
        table.wait_state(tower, "lost")
        while rolls := [one for one in rolls_of(table.call("GET", path)) if one["kind"] == "dice"]:
            hand = {"faces": [5] * rolls[0]["missing"]}
            table.call("PUT", f"{path}/rolls/{rolls[0]['roll_id']}", hand, (201, 202))
        record = table.call("GET", f"{path}/record")
        first, *more = (record["pending"] or record["entries"][-1])["faces"]
        assert [face["source"] for face in first] == ["tower"] * 10
        assert {face["source"] for answer in more for face in answer} == {"hand"}
        assert table.call("GET", f"{path}/tray") == []


def test_the_link_loses_and_invents_no_die_over_a_bad_line_a_pulled_cable_and_a_watchdog_reset(
    built: Path, tmp_path: Path
) -> None:
    """Complaints 4, 5 and 19, with the program that runs on the board."""
    names = [str(tmp_path / "tower")]
    listener = Listener()
    with running(tmp_path, *JITTER, "--speed", 4) as board:
        link = Link(lambda: names, listener)
        link.start()
        listener.wait(Ready, seconds=20)
        board.skip(START_UP_MS)
        board.tell("noise 0.001 0.001")
        link.with_dialogue(lambda dialogue: dialogue.roll("a", 14, 10))
        first = listener.dice(20)
        board.tell("unplug")
        listener.wait(Lost, seconds=20)
        names[0] = str(tmp_path / "other")
        board.tell(f"plug {names[0]}")
        listener.wait(Ready, seconds=20)
        board.skip(START_UP_MS)
        second = listener.dice(20)
        assert (len(first.faces), len(second.faces), second.roll) == (10, 4, "a")
        link.with_dialogue(lambda dialogue: dialogue.got(second.number))
        board.tell("noise 0 0")
        link.with_dialogue(lambda dialogue: dialogue.roll("b", 3, 6, "button"))
        board.skip(1000)
        board.tell("hang")
        listener.wait(Ready, seconds=20)
        board.skip(START_UP_MS)
        while not board.press() and link.left("b"):
            pass
        assert len(listener.dice(20).faces) == 3
        link.stop()
    assert first.event != second.event


def test_the_ring_never_costs_a_byte_on_the_wire(built: Path, tmp_path: Path) -> None:
    """Complaint 18: fifty changes of the wind on a ring of 24, and not a sentence damaged."""
    listener = Listener()
    with running(tmp_path, *JITTER, "--speed", 4) as board:
        link = Link(lambda: [board.port], listener)
        link.start()
        listener.wait(Ready, seconds=20)
        link.with_dialogue(lambda dialogue: dialogue.set("ring", "24"))
        listener.wait(SettingDone, seconds=20)
        before = board.stat()
        for number in range(50):
            wind = partial(Dialogue.wind, from_deg=number * 7, beaufort=12)
            link.with_dialogue(wind)
            while "ACK" not in str(listener.wait(Heard, seconds=20)):
                pass
        after = board.stat()
        assert link.damage() == (0, 0)
        assert after["overruns"] == before["overruns"]
        link.stop()


def press_until_thrown(table: Served, board: Board, path: str, roll: str) -> None:
    """Press the button as soon as the board waits for it."""

    def thrown(battle: object) -> bool:
        board.press()
        return roll not in {one["roll_id"] for one in rolls_of(table.call("GET", path))}

    table.wait(path, thrown, 20.0)
