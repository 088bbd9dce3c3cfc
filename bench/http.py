"""How fast orders go over HTTP, and how soon those who watch know.

* commands a second, against a bare Flask POST that commits one row durably: same server, disk and run;
* the same, and the time to read a battle's state, at entry 10 and at entry 5,000;
* the time until 20 streams have an event (99th percentile).
"""

from __future__ import annotations

import http.client
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench import battles
from tests.served import Served, Stream, asked, served
from timonier import registry

Json = Any
ORDERS = 300
ROUNDS = 5
EARLY, LATE = 10, 5000
WATCHERS = 20
NOTE = {"type": "note", "text": "Branle-bas"}


def lines() -> Iterator[tuple[str, float, str]]:
    """Measure all and yield what, how much, and what is wanted."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        with bare(Path(folder)) as port:
            yield from against_bare(server, port)
        yield from early_and_late(server)
        yield from rounds(server)
        yield from watched(server)


def against_bare(server: Served, port: int) -> Iterator[tuple[str, float, str]]:
    """Yield orders a second, bare rows a second, and the ratio; both in turns, so that noise hits both."""
    ours, bares = [], []
    battle = new_battle(server)
    with connection(server.port) as link, connection(port) as other:
        for _ in range(ROUNDS):
            ours.append(rate(lambda: order(link, battle)))
            bares.append(rate(lambda: bare_row(other)))
    ratio = statistics.median(a / b for a, b in zip(ours, bares, strict=True))
    yield "orders a second", statistics.median(ours), ""
    yield "bare Flask, one durable row a second", statistics.median(bares), ""
    yield "orders : bare rows", ratio, "≥ 0.6"


def early_and_late(server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield orders a second and the time to read the state, early and late in a battle, and the ratios."""
    young, old = new_battle(server), new_battle(server)
    with connection(server.port) as link:
        for _ in range(EARLY):
            order(link, young)
        for _ in range(LATE):
            order(link, old)
        early = [read(link, young) for _ in range(ORDERS)]
        late = [read(link, old) for _ in range(ORDERS)]
        rates = [(rate(lambda: order(link, young), 60), rate(lambda: order(link, old), 60)) for _ in range(5)]
    yield f"state read at entry {EARLY}, ms", 1000 * statistics.median(early), ""
    yield f"state read at entry {LATE}, ms", 1000 * statistics.median(late), ""
    yield "state read, late : early", statistics.median(late) / statistics.median(early), "≤ 1.2"
    yield "orders a second, early : late", statistics.median(young / old for young, old in rates), "≤ 1.2"


def rounds(server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield the machine's part of a whole round with thirty ships of every game, in seconds."""
    with connection(server.port) as link:
        for game in registry.rulesets():
            record = battles.fleet(game)
            assert record is not None, game
            kept = {name: record[name] for name in ("ruleset", "options", "setup") if name in record}
            made = asked(link, "POST", "/battles", {**kept, "title": game}).body
            here = f"/battles/{made['id']}"
            while made["state"]["round"] < 1:
                made = go_on(link, here)
            first, began = made["state"]["round"], time.perf_counter()
            while made["state"]["round"] == first:
                made = go_on(link, here)
            yield f"{game}: a round of thirty ships, s", time.perf_counter() - began, "< 1"


def go_on(link: http.client.HTTPConnection, battle: str) -> Json:
    """Go to the next step, software throwing and the first word chosen, and return the battle."""
    answer = asked(link, "POST", f"{battle}/commands", {"type": "next", "overrule": True})
    while answer.status == 202:
        roll = answer.body["pending"]["rolls"][0]
        body = (
            {"choice": roll["choice"][0]}
            if roll["kind"] == "choice"
            else {"source": "software", "rest": True}
        )
        answer = asked(link, "PUT", f"{battle}/rolls/{roll['roll_id']}", body)
    assert answer.status == 201, answer.body
    return asked(link, "GET", battle).body


def watched(server: Served) -> Iterator[tuple[str, float, str]]:
    """Yield how long after its order an event is at each of 20 streams, in ms (99th percentile)."""
    battle = new_battle(server)
    streams = [Stream(server.port, f"{battle}/stream?page={n}") for n in range(WATCHERS)]
    arrived: list[float] = []
    sent: dict[int, float] = {}

    def follow(stream: Stream) -> None:
        for event in stream.events():
            arrived.append(time.perf_counter() - sent[event.data["n"]])
            if event.data["n"] == 100:
                return

    threads = [threading.Thread(target=follow, args=(stream,)) for stream in streams]
    for thread in threads:
        thread.start()
    with connection(server.port) as link:
        for number in range(1, 101):
            sent[number] = time.perf_counter()
            order(link, battle)
            time.sleep(0.05)
    for thread in threads:
        thread.join()
    for stream in streams:
        stream.close()
    yield f"event at {WATCHERS} streams, ms (p50)", 1000 * statistics.median(arrived), ""
    yield f"event at {WATCHERS} streams, ms (p99)", 1000 * statistics.quantiles(arrived, n=100)[98], "< 50"


def new_battle(server: Served) -> str:
    """Return the address of a new battle of four ships."""
    traits = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 2, "panache": 1}
    ships = [
        {"id": f"s{n}", "name": f"Navire {n}", "side": side, "type": "custom", "class": 4, "traits": traits}
        for n, side in enumerate(("red", "blue", "red", "blue"))
    ]
    sides = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
    setup = {"sides": sides, "ships": ships, "wind": {"direction": 5, "force": 4}}
    made = server.ask("POST", "/battles", {"ruleset": "seventh-sea", "title": "Bench", "setup": setup})
    return f"/battles/{made.body['id']}"


def order(link: http.client.HTTPConnection, battle: str) -> None:
    """Give one order."""
    answer = asked(link, "POST", f"{battle}/commands", NOTE)
    assert answer.status == 201, answer.body


def read(link: http.client.HTTPConnection, battle: str) -> float:
    """Read a battle and return how long that took, in seconds."""
    began = time.perf_counter()
    assert asked(link, "GET", battle).status == 200
    return time.perf_counter() - began


def rate(do: Callable[[], None], times: int = ORDERS) -> float:
    """Return how often *do* is done in a second."""
    began = time.perf_counter()
    for _ in range(times):
        do()
    return times / (time.perf_counter() - began)


@contextmanager
def connection(port: int) -> Iterator[http.client.HTTPConnection]:
    """Hold one connection open."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        yield link
    finally:
        link.close()


@contextmanager
def bare(folder: Path) -> Iterator[int]:
    """Run the bare server of this module and give its port."""
    command = [sys.executable, "-m", "bench.http", str(folder / "bare.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


def bare_row(link: http.client.HTTPConnection) -> None:
    """Have the bare server commit one row."""
    link.request("POST", "/", json.dumps(NOTE), {"Content-Type": "application/json"})
    answer = link.getresponse()
    answer.read()
    assert answer.status == 201


def serve_bare(file: str) -> None:
    """Serve a Flask application that commits each body as one row, as durably as Timonier does."""
    from flask import Flask, Response, request
    from waitress import create_server

    app = Flask("bare")
    local = threading.local()

    @app.post("/")
    def keep() -> Response:
        link = getattr(local, "link", None)
        if link is None:
            link = local.link = opened(file)
        body: Any = request.get_json()
        with link:
            link.execute("INSERT INTO row (body) VALUES (?)", (json.dumps(body),))
        return Response(json.dumps(body), 201, content_type="application/json")

    with opened(file) as first:
        first.execute("CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT)")
    server: Any = create_server(
        app, host="127.0.0.1", port=0, threads=64, ident=None, channel_request_lookahead=1
    )
    print(server.effective_port, flush=True)
    server.run()


def opened(file: str) -> sqlite3.Connection:
    """Return a connection that commits durably."""
    link = sqlite3.connect(file, timeout=30)
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("PRAGMA synchronous=FULL")
    return link


if __name__ == "__main__":
    serve_bare(sys.argv[1])
