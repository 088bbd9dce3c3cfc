"""The routes of towers: what a bridge tells and gets, and where its dice land."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, begin_round, ok, order, problem
from timonier.api import handing
from timonier.api.server import Server
from timonier.api.tower_stream import news

TOWERS = "/api/v1/towers"
READY = {"state": "ready", "name": "Tour", "board": "0A1B2C3D", "firmware": "1.0.0", "features": "DR16B"}


@pytest.fixture
def device(gm: FlaskClient, with_token: Clients) -> FlaskClient:
    """Return the client of a bridge whose tower is ready."""
    token = ok(gm.post("/api/v1/tokens", json={"role": "device", "name": "Tour"}), 201)["token"]
    device = with_token(token)
    ok(device.put(f"{TOWERS}/t", json=READY))
    return device


def wanted(app: Flask) -> dict[str, Any]:
    """Return what the tower is to do."""
    parts: Server = app.extensions["timonier"]
    tower = parts.towers.get("t")
    assert tower is not None
    with app.app_context(), parts.store.reading() as session:
        return handing.wanted(parts, session, tower)


def waiting(gm: FlaskClient) -> tuple[str, dict[str, Any]]:
    """Begin a battle that waits for dice; return its address and what is awaited."""
    path = battle(gm)
    pending = ok(order(gm, path, type="next"), 202)["pending"]
    return path, pending["rolls"][0]


def throw(device: FlaskClient, event: str, faces: list[int], roll: str | None, sides: int = 10) -> Any:
    body = {"event": event, "faces": faces, "sides": sides, "roll_id": roll}
    return device.post(f"{TOWERS}/t/throws", json=body)


def count_of(roll: dict[str, Any]) -> int:
    return int(roll["missing"])


def test_a_tower_is_listed_and_stands_in_health(
    gm: FlaskClient, device: FlaskClient, with_token: Clients
) -> None:
    [tower] = ok(gm.get(TOWERS))
    assert (tower["id"], tower["state"], tower["board"], tower["battle"]) == ("t", "ready", "0A1B2C3D", None)
    health = ok(with_token(None).get("/api/v1/health"))
    assert health["towers"] == [{"id": "t", "state": "ready", "simulated": False}]


def test_a_roll_is_handed_to_the_tower_and_only_then_thrown(
    gm: FlaskClient, device: FlaskClient, app: Flask
) -> None:
    path, roll = waiting(gm)
    assert wanted(app)["rolls"] == {}
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"source": "tower"}), 202)
    [asked] = wanted(app)["rolls"].values()
    assert (asked["roll_id"], asked["count"], asked["sides"]) == (roll["roll_id"], count_of(roll), 10)
    answer = ok(throw(device, "B-1-1", [4] * count_of(roll), roll["roll_id"]), 201)
    assert answer["to"] == "roll"
    assert roll["roll_id"] not in wanted(app)["rolls"]
    log = ok(gm.get(f"{path}/record"))
    assert "tower" in str(log)


def test_without_a_tower_no_roll_is_handed_over(gm: FlaskClient) -> None:
    path, roll = waiting(gm)
    problem(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"source": "tower"}), 409, "no_tower")


def test_the_source_of_a_side_hands_over_all_its_rolls(
    gm: FlaskClient, device: FlaskClient, app: Flask
) -> None:
    path, roll = waiting(gm)
    battle_id = path.rsplit("/", 1)[1]
    ok(gm.patch(f"{TOWERS}/t", json={"battle": battle_id}))
    ok(gm.patch(path, json={"sources": {roll["who"]: "tower"}}))
    assert roll["roll_id"] in wanted(app)["rolls"]


def test_the_same_event_is_one_throw(gm: FlaskClient, device: FlaskClient) -> None:
    """Complaint 4."""
    path, roll = waiting(gm)
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"source": "tower", "rest": True}), 202)
    faces = [4] * count_of(roll)
    before = ok(throw(device, "B-1-1", faces, roll["roll_id"]), 201)
    again = ok(throw(device, "B-1-1", faces, roll["roll_id"]), 200)
    assert (again["repeated"], again["to"]) == (True, "roll")
    assert ok(gm.get(path))["version"] == before["version"]
    assert ok(gm.get(f"{path}/tray")) == []


def test_other_dice_under_a_known_event_are_another_throw(gm: FlaskClient, device: FlaskClient) -> None:
    """A board whose memory is worn counts its boots wrong: its dice are facts all the same."""
    path = battle(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    ok(throw(device, "B-1-1", [4, 2], None), 201)
    ok(throw(device, "B-1-1", [4, 3], None), 201)
    ok(throw(device, "B-1-1", [4, 3], None), 200)
    ok(throw(device, "B-1-1", [4, 2], None), 200)
    assert [one["faces"] for one in ok(gm.get(f"{path}/tray"))] == [[4, 2], [4, 3]]


def test_eight_throws_nobody_asked_for_land_in_the_tray(gm: FlaskClient, device: FlaskClient) -> None:
    """Complaint 4."""
    path, roll = waiting(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    for number in range(8):
        assert ok(throw(device, f"B-1-{number}", [number + 1], None), 201)["to"] == "tray"
    assert [one["faces"] for one in ok(gm.get(f"{path}/tray"))] == [[n + 1] for n in range(8)]
    assert ok(gm.get(path))["pending"]["rolls"][0]["faces"] == []
    assert roll["faces"] == []


def test_dice_for_a_roll_that_was_not_handed_over_land_in_the_tray(
    gm: FlaskClient, device: FlaskClient
) -> None:
    path, roll = waiting(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    assert ok(throw(device, "B-1-1", [4], roll["roll_id"]), 201)["to"] == "tray"


def test_dice_of_a_cancelled_roll_stay_facts(gm: FlaskClient, device: FlaskClient) -> None:
    path, roll = waiting(gm)
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"source": "tower"}), 202)
    ok(gm.delete(f"{path}/rolls/{roll['roll_id']}"))
    assert ok(throw(device, "B-1-1", [4], roll["roll_id"]), 201)["to"] == "tray"
    assert [one["faces"] for one in ok(gm.get(f"{path}/tray"))] == [[4]]


def test_half_a_roll_from_the_tower_half_from_a_hand(
    gm: FlaskClient, device: FlaskClient, app: Flask
) -> None:
    """Complaint 5: only the missing dice are asked for, whoever throws them."""
    path = battle(gm)
    begin_round(gm, path)
    ok(order(gm, path, type="next"), 201)
    fire = order(gm, path, type="fire", ship="a", target="b", range=1, overrule=True)
    roll = ok(fire, 202)["pending"]["rolls"][0]
    address, missing = f"{path}/rolls/{roll['roll_id']}", count_of(roll)
    assert missing == 3
    ok(gm.put(address, json={"source": "tower"}), 202)
    ok(throw(device, "B-1-1", [4], roll["roll_id"]), 201)
    assert wanted(app)["rolls"][roll["roll_id"]]["count"] == missing - 1
    answer = gm.put(address, json={"faces": [5] * (missing - 1), "from": 1})
    assert answer.status_code in (201, 202)
    assert roll["roll_id"] not in wanted(app)["rolls"]


def test_another_bridge_does_not_speak_for_a_tower(
    gm: FlaskClient, device: FlaskClient, with_token: Clients
) -> None:
    other = with_token(ok(gm.post("/api/v1/tokens", json={"role": "device"}), 201)["token"])
    problem(other.put(f"{TOWERS}/t", json=READY), 409, "tower_taken")
    problem(throw(other, "B-1-1", [4], None), 404, "not_found")
    problem(other.get(TOWERS), 403, "forbidden")


def test_what_a_bridge_says_is_checked(device: FlaskClient) -> None:
    problem(device.put(f"{TOWERS}/t", json={"state": "asleep"}), 422, "bad_value")
    problem(device.put(f"{TOWERS}/T%20x", json=READY), 404, "not_found")
    problem(throw(device, "B-1-1", [11], None), 422, "bad_dice")
    problem(throw(device, "", [1], None), 422, "bad_value")


def test_the_battle_of_a_tower_is_kept_over_a_restart(
    gm: FlaskClient, device: FlaskClient, app: Flask
) -> None:
    path = battle(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1], "trigger": "button"}))
    app.extensions["timonier"].towers.drop("t")
    again = ok(device.put(f"{TOWERS}/t", json=READY))
    assert (again["battle"], again["trigger"]) == (path.rsplit("/", 1)[1], "button")
    problem(gm.patch(f"{TOWERS}/t", json={"battle": "nowhere"}), 404, "not_found")


def test_wind_is_told_as_it_stands_on_the_board(gm: FlaskClient, device: FlaskClient, app: Flask) -> None:
    """Complaint 14: 7th Sea's direction is where it blows to; a ring shows where it comes from."""
    path = battle(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    board = ok(gm.get(path))["board"]
    told = wanted(app)["wind"]
    assert told == {name: board["wind"][name] for name in ("from_deg", "beaufort")}


def test_a_stream_says_what_differs() -> None:
    roll = {"roll_id": "1-0", "count": 3, "times": 1}
    idle = {"battle": "b", "rolls": {}, "wind": None, "picture": "idle", "version": 1}
    busy = idle | {"rolls": {"1-0": roll}, "picture": "fire"}
    assert [kind for kind, _ in news(None, busy)] == ["wind", "picture", "roll"]
    assert [kind for kind, _ in news(busy, busy)] == []
    assert [kind for kind, _ in news(busy, idle)] == ["cancel", "picture"]
    fewer = busy | {"rolls": {"1-0": roll | {"count": 2}}}
    assert [kind for kind, _ in news(busy, fewer)] == ["roll"]
    assert [kind for kind, _ in news(busy, busy | {"battle": "c"})] == ["cancel", "roll"]


def test_nothing_can_be_started_where_the_server_does_not_listen(gm: FlaskClient) -> None:
    problem(gm.post(TOWERS, json={"tower": "simulated"}), 409, "no_bridge")
    problem(gm.post(TOWERS, json={"tower": "spy:///dev/x?file=/tmp/y"}), 422, "bad_value")
    problem(gm.delete(f"{TOWERS}/none"), 404, "not_found")


def test_the_stream_of_a_battle_tells_of_its_tower(gm: FlaskClient, device: FlaskClient, app: Flask) -> None:
    path = battle(gm)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    before = ok(gm.get(path))
    ok(device.put(f"{TOWERS}/t", json=READY | {"state": "lost"}))
    ok(device.put(f"{TOWERS}/t", json=READY | {"state": "lost"}))
    after = ok(gm.get(path))
    assert (after["version"], after["seq"]) == (before["version"], before["seq"] + 1)
