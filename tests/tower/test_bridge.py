"""The bridge between a simulated tower and a live server, all in this process."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.setups import battle, begin_round, decree, ok, order
from tests.tower.plug import Plug
from timonier.api.serve import bind
from timonier.tower.link import Link
from timonier.tower.simulated import SimulatedTower
from timonier_client import Timonier
from timonier_client.bridge import Bridge

TOWERS = "/api/v1/towers"


@pytest.fixture
def url(app: Flask) -> Iterator[str]:
    """Serve this test's own application on a free port."""
    server: Any = bind("127.0.0.1", 0, app.extensions["timonier"])
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    app.extensions["timonier"].towers.drop("t")  # Ends the stream, and with it the last connection.
    wait(lambda: not server.active_channels)
    server.task_dispatcher.shutdown(timeout=5)
    server.close()
    thread.join(5)


@pytest.fixture
def plug() -> Iterator[Plug]:
    faces = cycle([4, 7, 2])
    with Plug(SimulatedTower(lambda sides: min(next(faces), sides))) as plug:
        yield plug


Run = Callable[[], Bridge]


@pytest.fixture
def run(gm: FlaskClient, url: str, plug: Plug) -> Iterator[Run]:
    """Return a function that starts a bridge, another each time it is called."""
    token = ok(gm.post("/api/v1/tokens", json={"role": "device", "name": "Tour"}), 201)["token"]
    started: list[tuple[Bridge, threading.Thread]] = []

    def run() -> Bridge:
        bridge = Bridge(
            lambda: Timonier(url, token=token, timeout=5), "t", lambda tell: Link(lambda: plug.names, tell)
        )
        thread = threading.Thread(target=bridge.run, daemon=True)
        started.append((bridge, thread))
        thread.start()
        return bridge

    yield run
    for bridge, thread in started:
        bridge.stop()
        thread.join(5)
        assert not thread.is_alive()


def wait(good: Callable[[], Any], seconds: float = 12.0) -> Any:
    """Return what *good* returns once that is true."""
    end = time.monotonic() + seconds
    while not (found := good()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return found


def ready(gm: FlaskClient) -> bool:
    return any(tower["state"] == "ready" for tower in ok(gm.get(TOWERS)))


def fire(gm: FlaskClient) -> tuple[str, str]:
    """Have a ship fire three dice; return the battle's path and the roll's id."""
    path = battle(gm)
    begin_round(gm, path)
    ok(order(gm, path, type="next"), 201)
    answer = ok(order(gm, path, type="fire", ship="a", target="b", range=1, overrule=True), 202)
    return path, answer["pending"]["rolls"][0]["roll_id"]


def thrown(gm: FlaskClient, path: str, roll: str) -> bool:
    return roll not in str(ok(gm.get(path))["pending"])


def serve_battle(gm: FlaskClient, path: str) -> None:
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1], "trigger": "button"}))


def test_a_bridge_that_is_started_again_in_mid_roll_rolls_once(gm: FlaskClient, plug: Plug, run: Run) -> None:
    """What its predecessor had asked for answers the roll; the tray stays empty."""
    first = run()
    wait(lambda: ready(gm))
    path, roll = fire(gm)
    serve_battle(gm, path)
    ok(gm.put(f"{path}/rolls/{roll}", json={"source": "tower"}), 202)
    wait(lambda: [sentence for sentence in plug.tower.asked if sentence.verb == "ROLL"])
    first.stop()
    plug.press()
    run()
    wait(lambda: roll not in str(ok(gm.get(path))["pending"]))
    assert ok(gm.get(f"{path}/tray")) == []
    assert sum(sentence.verb == "ROLL" for sentence in plug.tower.asked) == 1


def test_faces_typed_meanwhile_are_not_thrown_again(gm: FlaskClient, plug: Plug, run: Run) -> None:
    """Complaint 5: only the missing dice are asked for."""
    run()
    wait(lambda: ready(gm))
    path, roll = fire(gm)
    serve_battle(gm, path)
    ok(gm.put(f"{path}/rolls/{roll}", json={"source": "tower"}), 202)
    wait(lambda: [sentence for sentence in plug.tower.asked if sentence.verb == "ROLL"])
    ok(gm.put(f"{path}/rolls/{roll}", json={"faces": [9], "from": 0}), 202)
    wait(lambda: [s.args[0] for s in plug.tower.asked if s.verb == "ROLL"] == ["3", "2"])
    plug.press()
    wait(lambda: roll not in str(ok(gm.get(path))["pending"]))
    assert ok(gm.get(f"{path}/tray")) == []


def test_wind_and_fire_are_shown_and_a_press_of_the_button_is_no_roll(
    gm: FlaskClient, plug: Plug, run: Run
) -> None:
    """Complaint 14: the ring shows what the board says."""
    run()
    wait(lambda: ready(gm))
    path = battle(gm)
    serve_battle(gm, path)
    wind = ok(gm.get(path))["board"]["wind"]
    shown = (str(wind["from_deg"]), str(wind["beaufort"]))
    wait(lambda: plug.tower.shown.get("WIND") == shown)
    wait(lambda: plug.tower.shown.get("SHOW", ("",))[0] == "idle")
    decree(gm, path, "a", "fires", 1)
    wait(lambda: plug.tower.shown["SHOW"][0] == "fire")
    plug.press()
    wait(lambda: not plug.tower._events)
    assert ok(gm.get(f"{path}/tray")) == []


def test_a_server_that_forgets_is_told_anew(gm: FlaskClient, app: Flask, plug: Plug, run: Run) -> None:
    run()
    wait(lambda: ready(gm))
    app.extensions["timonier"].towers.drop("t")
    wait(lambda: ready(gm))


def test_dice_outside_any_battle_come_from_the_tower_each_ten_once_more(
    gm: FlaskClient, plug: Plug, run: Run
) -> None:
    faces = iter([10, 4, 7, 10, 2])
    plug.tower._throw = lambda sides: next(faces)
    run()
    wait(lambda: ready(gm))
    body = {"dice": "3d10", "keep": 1, "explode": True, "source": "tower"}
    key = {"Idempotency-Key": "one"}
    told = ok(gm.post("/api/v1/dice", json=body, headers=key), 201)
    assert (told["each"], told["faces"], told["total"]) == ([[10, 10, 2], [4], [7]], [10, 4, 7, 10, 2], 22)
    assert ok(gm.post("/api/v1/dice", json=body, headers=key), 201) == told
    [fair] = ok(gm.get("/api/v1/dice/fairness"))
    assert (fair["source"], fair["thrown"]) == ("tower", 5)


def test_a_tower_that_moves_to_another_battle_throws_there_too(gm: FlaskClient, plug: Plug, run: Run) -> None:
    run()
    wait(lambda: ready(gm))
    for titles in (3, 0):
        path, roll = fire(gm)
        ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
        for number in range(titles):
            ok(gm.patch(path, json={"title": f"{number}"}))
        ok(gm.put(f"{path}/rolls/{roll}", json={"source": "tower"}), 202)
        wait(partial(thrown, gm, path, roll))


def test_a_bridge_that_is_not_let_in_ends_and_does_not_go_on_asking(url: str, app: Flask, plug: Plug) -> None:
    """Wrong tokens are counted by address: going on would shut the game master out too."""
    bridge = Bridge(
        lambda: Timonier(url, token="wrong", timeout=5), "t", lambda tell: Link(lambda: plug.names, tell)
    )
    bridge.run()
    assert bridge.refused is not None and bridge.refused.startswith("401")
