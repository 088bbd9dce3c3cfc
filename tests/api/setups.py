"""Battles for the tests: two ships of 7th Sea, and what is done with them."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import ship

SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
WIND = {"direction": 5, "force": 4}


def setup() -> dict[str, Any]:
    """Return a set-up of two ships."""
    return {"sides": SIDES, "ships": [ship("a", "red"), ship("b", "blue")], "wind": WIND}


def battle(gm: FlaskClient, **more: Any) -> str:
    """Begin a battle and return its address."""
    body = {"ruleset": "seventh-sea", "title": "Escarmouche", "setup": setup()} | more
    return f"/api/v1/battles/{ok(gm.post('/api/v1/battles', json=body), 201)['id']}"


def ok(answer: TestResponse, status: int = 200) -> Any:
    """Return the body of an answer that has to have *status*."""
    assert answer.status_code == status, answer.get_data(as_text=True)
    return answer.json


def problem(answer: TestResponse, status: int, code: str) -> Any:
    """Return the problem of an answer that has to have *status* and *code*."""
    assert (answer.status_code, answer.json["code"]) == (status, code), answer.get_data(as_text=True)
    assert answer.content_type == "application/problem+json"
    return answer.json


def order(gm: FlaskClient, path: str, **command: Any) -> TestResponse:
    """Give an order."""
    return gm.post(f"{path}/commands", json=command)


def decree(gm: FlaskClient, path: str, ship: str, field: str, value: Any) -> Any:
    """Set a field of a ship by decree."""
    return ok(order(gm, path, type="adjust", ship=ship, field=field, value=value, reason="test"), 201)


def throw(gm: FlaskClient, path: str, answer: Any, *faces: list[int]) -> TestResponse:
    """Answer the awaited rolls one after the other with *faces*; return the last answer."""
    given: TestResponse | None = None
    for roll in faces:
        url = f"{path}/rolls/{answer['pending']['rolls'][0]['roll_id']}"
        given = gm.put(url, json={"faces": roll, "source": "hand"})
        answer = given.json
    assert given is not None
    return given


def begin_round(gm: FlaskClient, path: str) -> Any:
    """Go on to the first round, whose dice are typed."""
    answer = ok(order(gm, path, type="next"), 202)
    while "pending" in answer:
        roll = answer["pending"]["rolls"][0]
        given = gm.put(f"{path}/rolls/{roll['roll_id']}", json={"faces": [3] * roll["missing"]})
        assert given.status_code in (201, 202), given.get_data(as_text=True)
        answer = given.json
    return answer
