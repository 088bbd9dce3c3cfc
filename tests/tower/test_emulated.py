"""The real firmware in the emulated board, the real link, bridge and server between it and a battle."""

from __future__ import annotations

from pathlib import Path

from tests.firmware.board import START_UP_MS, Board, running
from tests.firmware.conftest import JITTER, built
from tests.tower.served import Served, served
from tests.tower.test_end_to_end import gunnery, rolls_of, tower_of

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


def press_until_thrown(table: Served, board: Board, path: str, roll: str) -> None:
    """Press the button as soon as the board waits for it."""

    def thrown(battle: object) -> bool:
        board.press()
        return roll not in {one["roll_id"] for one in rolls_of(table.call("GET", path))}

    table.wait(path, thrown, 20.0)
