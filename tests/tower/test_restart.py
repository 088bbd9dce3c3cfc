"""The server is killed while the dice roll, and started again: the same roll gets the same dice, once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.conftest import ship
from tests.served import Served, served
from tests.tower.plug import Plug
from timonier.tower.link import Link
from timonier.tower.simulated import SimulatedTower
from timonier_client import Timonier
from timonier_client.bridge import Bridge

SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
WIND = {"direction": 5, "force": 4}
SPLINTERS = {"type": "character_roll", "kind": "splinters", "name": "Don Miguel", "trait": 3, "knack": 3}


def wait(good: Callable[[], Any], seconds: float = 20.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := good()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def asked(server: Served, method: str, path: str, body: Any = None) -> Any:
    answer = server.ask(method, path, body)
    assert answer.status < 300, answer.body
    return answer.body


def ready(server: Served) -> bool:
    return any(tower["state"] == "ready" for tower in asked(server, "GET", "/towers"))


def test_a_killed_server_loses_no_die_of_the_tower(tmp_path: Path) -> None:
    """The roll stays handed over; the tower keeps its dice until they are safe."""
    with Plug(SimulatedTower(lambda sides: min(sides, 7))) as plug, served(tmp_path) as server:
        token = asked(server, "POST", "/tokens", {"role": "device", "name": "Tour"})["token"]
        bridge = Bridge(
            lambda: Timonier(server.url, token=token, timeout=5),
            "t",
            lambda tell: Link(lambda: plug.names, tell),
        )
        thread = threading.Thread(target=bridge.run, daemon=True)
        thread.start()
        wait(lambda: ready(server))
        setup = {"sides": SIDES, "ships": [ship("a", "red"), ship("b", "blue")], "wind": WIND}
        body = {"ruleset": "seventh-sea", "title": "Coupure", "setup": setup}
        path = f"/battles/{asked(server, 'POST', '/battles', body)['id']}"
        asked(server, "PATCH", "/towers/t", {"battle": path[9:], "trigger": "button"})
        [roll] = asked(server, "POST", f"{path}/commands", SPLINTERS)["pending"]["rolls"]
        asked(server, "PUT", f"{path}/rolls/{roll['roll_id']}", {"source": "tower"})
        wait(lambda: any(sentence.verb == "ROLL" for sentence in plug.tower.asked))
        server.kill()
        plug.press()
        wait(lambda: any(b"DICE" in said for _, said in plug.said))
        server.start()
        wait(lambda: asked(server, "GET", path)["pending"] is None)
        entry = asked(server, "GET", f"{path}/record")["entries"][-1]
        assert [(die["face"], die["source"]) for answer in entry["faces"] for die in answer] == [
            (7, "tower")
        ] * int(roll["missing"])
        assert asked(server, "GET", f"{path}/tray") == []
        assert sum(sentence.verb == "ROLL" for sentence in plug.tower.asked) == 1
        bridge.stop()
        thread.join(5)
