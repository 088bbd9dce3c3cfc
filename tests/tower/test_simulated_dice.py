"""Dice of a tower that is only simulated: a tower's, marked, and never judged with real ones."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, begin_round, ok, order
from tests.tower.test_api import READY, TOWERS, throw

API = "/api/v1"


@pytest.fixture
def device(gm: FlaskClient, with_token: Clients) -> FlaskClient:
    """Return the client of a bridge whose tower is ready, and a real one until it says otherwise."""
    token = ok(gm.post(f"{API}/tokens", json={"role": "device", "name": "Tour"}), 201)["token"]
    device = with_token(token)
    say(device, False)
    return device


def say(device: FlaskClient, simulated: bool) -> None:
    """Have the bridge say whether its tower is simulated."""
    ok(device.put(f"{TOWERS}/t", json={**READY, "simulated": simulated}))


def half_of_each(gm: FlaskClient, device: FlaskClient) -> str:
    """Have a real tower throw one die of a roll, and a simulated one the next; return the battle."""
    path = battle(gm)
    begin_round(gm, path)
    fire = order(gm, path, type="fire", ship="a", target="b", range=1, overrule=True)
    roll = ok(fire, 202)["pending"]["rolls"][0]
    assert roll["missing"] > 2
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"source": "tower"}), 202)
    for number in range(2):
        say(device, simulated=number > 0)
        ok(throw(device, f"B-1-{number}", [3], roll["roll_id"]), 201)
    return path


def last_faces(gm: FlaskClient, path: str) -> list[dict[str, Any]]:
    """Cancel the order that waits and return the faces that its roll had."""
    pending = ok(gm.get(path))["pending"]
    ok(gm.delete(f"{path}/rolls/{pending['rolls'][0]['roll_id']}"))
    faces: list[dict[str, Any]] = ok(gm.get(f"{path}/log"))["entries"][-1]["dice"][0]["faces"]
    return faces


def test_fairness_judges_them_apart(gm: FlaskClient, device: FlaskClient) -> None:
    for number in range(5):
        say(device, simulated=number > 1)
        ok(throw(device, f"B-1-{number}", [number + 1], None), 201)
    told = ok(gm.get(f"{API}/dice/fairness"))
    assert [(one["source"], one.get("simulated", False), one["thrown"]) for one in told] == [
        ("tower", True, 3),
        ("tower", False, 2),
    ]


def test_the_log_marks_them(gm: FlaskClient, device: FlaskClient) -> None:
    path = half_of_each(gm, device)
    faces = last_faces(gm, path)
    assert {face["source"] for face in faces} == {"tower"}
    assert [face.get("simulated", False) for face in faces] == [False, True]
    text = gm.get(f"{path}/log?format=text&lang=en").text
    assert "by the tower, by the simulated tower" in text


def test_the_mark_is_in_the_record_and_comes_back(gm: FlaskClient, device: FlaskClient) -> None:
    path = half_of_each(gm, device)
    say(device, simulated=True)
    ok(gm.patch(f"{TOWERS}/t", json={"battle": path.rsplit("/", 1)[1]}))
    ok(throw(device, "B-2-1", [5], None), 201)
    record = ok(gm.get(f"{path}/record"))
    again = f"{API}/battles/{ok(gm.post(f'{API}/battles/import', json=record), 201)['id']}"
    assert ok(gm.get(f"{again}/record")) == record
    tray = ok(gm.get(f"{again}/tray"))
    assert [(one["source"], one["simulated"]) for one in tray] == [("tower", True)]
    assert last_faces(gm, again) == last_faces(gm, path)


def test_the_same_simulated_event_is_one_throw(gm: FlaskClient, device: FlaskClient) -> None:
    say(device, simulated=True)
    assert not ok(throw(device, "B-1-1", [4], None), 201)["repeated"]
    assert ok(throw(device, "B-1-1", [4], None), 200)["repeated"]
