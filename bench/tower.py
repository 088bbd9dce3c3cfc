"""How soon those who watch know of dice: from the last byte of DICE on the wire to the event at 20 streams.

A simulated tower on a pseudo-terminal, a real bridge and a real server, each in a process of its own.
"""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from bench.http import WATCHERS
from tests.conftest import ship
from tests.served import Stream
from tests.tower.plug import Plug
from tests.tower.served import Served, served
from timonier.tower.link import BAUD
from timonier.tower.simulated import SimulatedTower

ROLLS = 30
BITS_A_BYTE = 10
WIND = {"direction": 5, "force": 4}
ROLL = {"type": "character_roll", "kind": "splinters", "name": "Don Miguel", "trait": 3, "knack": 3}


def lines() -> Iterator[tuple[str, float, str]]:
    """Measure and yield what, how much, and what is wanted."""
    with (
        Plug(SimulatedTower(lambda sides: min(sides, 7))) as plug,
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), plug.names[0]) as server,
    ):
        server.wait("/towers", lambda towers: towers and towers[0]["state"] == "ready")
        arrived, wire = _measured(plug, server)
    yield f"DICE to the event at {WATCHERS} streams, ms (p50)", 1000 * statistics.median(arrived), ""
    yield (
        f"DICE to the event at {WATCHERS} streams, ms (p99)",
        1000 * statistics.quantiles(arrived, n=100)[98],
        "< 50",
    )
    yield "the same (p50) : time of DICE on the wire", statistics.median(arrived) / wire, ""


def _measured(plug: Plug, server: Served) -> tuple[list[float], float]:
    """Return how long each event took to each stream, and how long DICE takes on the wire, in seconds."""
    port = int(server.url.rsplit(":", 1)[1])
    sides = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
    setup = {"sides": sides, "ships": [ship("a", "red"), ship("b", "blue")], "wind": WIND}
    body = {"ruleset": "seventh-sea", "title": "Bench", "setup": setup}
    battle = f"/battles/{server.call('POST', '/battles', body, 201)['id']}"
    streams = [Stream(port, f"{battle}/stream?page={number}") for number in range(WATCHERS)]
    server.call("PATCH", f"/towers/{server.call('GET', '/towers')[0]['id']}", {"battle": battle[9:]})
    arrivals: list[list[float]] = [[] for _ in streams]

    def follow(stream: Stream, mine: list[float]) -> None:
        for event in stream.events():
            if event.kind == "entry":
                mine.append(time.perf_counter())
            if len(mine) == ROLLS:
                return

    threads = [threading.Thread(target=follow, args=pair) for pair in zip(streams, arrivals, strict=True)]
    for thread in threads:
        thread.start()
    for number in range(1, ROLLS + 1):
        roll = server.call("POST", f"{battle}/commands", ROLL, 202)["pending"]["rolls"][0]
        server.call("PUT", f"{battle}/rolls/{roll['roll_id']}", {"source": "tower"}, 202)
        while min(map(len, arrivals)) < number:
            time.sleep(0.05)
    for thread in threads:
        thread.join()
    for stream in streams:
        stream.close()
    said = _first_dice(plug)
    wire = statistics.mean(len(data) for _, data in said) * BITS_A_BYTE / BAUD
    return [arrival - at for mine in arrivals for arrival, (at, _) in zip(mine, said, strict=True)], wire


def _first_dice(plug: Plug) -> list[tuple[float, bytes]]:
    """Return when each DICE was said for the first time."""
    first: dict[bytes, tuple[float, bytes]] = {}
    for at, data in plug.said:
        for line in data.splitlines():
            if line.startswith(b"$PTIM,DICE"):
                first.setdefault(line, (at, line + b"\r\n"))
    return list(first.values())
