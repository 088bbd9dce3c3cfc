"""A tower on a pty, a real server with its bridge, a battle: the cable is pulled, the server killed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ship
from tests.tower.plug import Plug
from tests.tower.served import Served, served
from timonier.tower.link import OPEN_ERRORS, open_serial
from timonier.tower.simulated import SimulatedTower

FIRST = [10, 10, 3, 2, 1, 1, 4, 5, 6, 7]
REST = [4, 7]


@pytest.fixture
def plug() -> Iterator[Plug]:
    faces = iter(FIRST + REST * 100)
    with Plug(SimulatedTower(lambda sides: min(next(faces), sides))) as plug:
        yield plug


def tower_of(table: Served) -> str:
    """Return the id of the one tower, once it is ready."""
    towers = table.wait("/towers", lambda towers: towers and towers[0]["state"] == "ready")
    return str(towers[0]["id"])


def gunnery(table: Served) -> tuple[str, dict[str, Any]]:
    """Begin a battle and have ten dice fired; return its path and the awaited roll."""
    strong = ship("a", "red") | {"traits": {"brawn": 2, "finesse": 10, "resolve": 2, "wits": 2, "panache": 1}}
    sides = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
    setup = {"sides": sides, "ships": [strong, ship("b", "blue")], "wind": {"direction": 5, "force": 4}}
    body = {"ruleset": "seventh-sea", "title": "Bordée", "setup": setup}
    path = f"/battles/{table.call('POST', '/battles', body, 201)['id']}"
    answer = table.call("POST", f"{path}/commands", {"type": "next"}, 202)
    while "pending" in answer:
        roll = answer["pending"]["rolls"][0]
        hand = {"faces": [3] * roll["missing"]}
        answer = table.call("PUT", f"{path}/rolls/{roll['roll_id']}", hand, (201, 202))
    table.call("POST", f"{path}/commands", {"type": "next"}, 201)
    fire = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}
    rolls = table.call("POST", f"{path}/commands", fire, 202)["pending"]["rolls"]
    assert rolls[0]["dice"] == "10d10"
    return path, rolls[0]


def rolls_of(battle: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rolls that are awaited."""
    return [] if battle["pending"] is None else list(battle["pending"]["rolls"])


def test_ten_exploding_dice_from_the_tower_then_the_cable_comes_out_and_the_rest_is_typed(
    tmp_path: Path, plug: Plug
) -> None:
    """Complaint 5, principle 3."""
    with served(tmp_path, plug.names[0]) as table:
        tower = tower_of(table)
        table.call("PATCH", f"/towers/{tower}", {"trigger": "button"})
        path, roll = gunnery(table)
        address = f"{path}/rolls/{roll['roll_id']}"
        table.call("PUT", address, {"source": "tower", "rest": True}, 202)
        table.wait("/towers", lambda _: any(s.verb == "ROLL" for s in plug.tower.asked))
        plug.press()
        [second, *_] = table.wait(path, lambda battle: battle["pending"]["rolls"][0]["dice"] == "2d10")[
            "pending"
        ]["rolls"]
        plug.pull()
        table.wait_state(tower, "lost")
        typed = {"faces": REST, "source": "hand"}
        table.call("PUT", f"{path}/rolls/{second['roll_id']}", typed, (201, 202))
        record = table.call("GET", f"{path}/record")
        command = record["pending"] or record["entries"][-1]
        sources = [face["source"] for answer in command["faces"][:2] for face in answer]
        assert sources == ["tower"] * 10 + ["hand"] * 2
        assert table.call("GET", f"{path}/tray") == []


def test_the_server_is_killed_and_its_bridge_lets_go_of_the_port(tmp_path: Path, plug: Plug) -> None:
    with served(tmp_path, plug.names[0]) as table:
        tower_of(table)
        with pytest.raises(OPEN_ERRORS):
            open_serial(plug.names[0])
        table.process.kill()
        end = time.monotonic() + 2.0
        while True:
            try:
                open_serial(plug.names[0]).close()
                break
            except OPEN_ERRORS:
                assert time.monotonic() < end, (
                    "the port is still held two seconds after the server was killed"
                )
                time.sleep(0.02)


def test_a_simulated_tower_is_started_beside_the_server_throws_and_is_stopped(tmp_path: Path) -> None:
    with served(tmp_path, "none") as table:
        assert table.call("GET", "/towers") == []
        tower = table.call("POST", "/towers", {"tower": "simulated"}, 201)["id"]
        path, _ = gunnery(table)
        table.wait_state(tower, "ready")
        assert table.call("GET", f"/towers/{tower}")["simulated"] is True
        table.call("PATCH", f"/towers/{tower}", {"battle": path.rsplit("/", 1)[1]})
        table.call("PATCH", path, {"sources": {"red": "tower", "blue": "tower"}})
        table.wait(path, lambda battle: all(roll["kind"] == "choice" for roll in rolls_of(battle)))
        log = table.call("GET", f"{path}/record")
        answers = (log["pending"] or log["entries"][-1])["faces"]
        faces = [face for answer in answers for face in answer]
        assert len(faces) >= 10 and {face["source"] for face in faces} == {"tower"}
        assert table.call("GET", f"{path}/tray") == []
        table.call("POST", f"/towers/{tower}/test", status=202)
        table.wait(f"/towers/{tower}", lambda found: found["test"].get("noise") == "ok")
        table.call("DELETE", f"/towers/{tower}", status=204)
        assert table.call("GET", "/health")["towers"] == []
