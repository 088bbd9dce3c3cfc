"""The whole API, tried with what its document allows and with what it does not.

Schemathesis makes the requests; the client holds every answer against the document (`truth`), in which
no operation has a 500.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from tests.api import setups, truth
from tests.api.conftest import close_app, open_app
from timonier.api.documents.operations import OPERATIONS

TRIES = 8
"""Requests for each operation, role and kind of request."""

ROLES = ("gm", "player")
SENT = ("Idempotency-Key", "If-Match", "Accept-Language")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """Return an application for all of them."""
    made = open_app(tmp_path_factory.mktemp("anything"))
    yield made
    close_app(made)


@pytest.fixture(scope="module")
def schema(app: Flask) -> Any:
    """Return the document as schemathesis reads it."""
    return schemathesis.openapi.from_dict(told(app))


@pytest.fixture
def known(app: Flask) -> dict[str, str]:
    """Return what there is to ask for: a battle that waits for dice, a seat at it, a campaign with a ship."""
    gm = app.test_client()
    path = setups.battle(gm)
    battle = path.rsplit("/", 1)[-1]
    fire = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}
    roll = setups.ok(gm.post(f"{path}/commands", json=fire), 202)["pending"]["rolls"][0]["roll_id"]
    seat = {"role": "player", "battle": battle, "side": "red", "may": ["dice", "orders", "odds"]}
    token = setups.ok(gm.post("/api/v1/tokens", json=seat), 201)
    campaign = setups.ok(gm.post("/api/v1/campaigns", json={"name": "C", "ruleset": "seventh-sea"}), 201)
    fleet = setups.ok(gm.post(f"/api/v1/campaigns/{campaign['id']}/fleets", json={"name": "F"}), 201)
    hull = {"name": "Siren", "type": "corvette"}
    ship = setups.ok(gm.post(f"/api/v1/fleets/{fleet['id']}/ships", json=hull), 201)
    found = {"battle": battle, "roll": roll, "campaign": campaign["id"], "fleet": fleet["id"]}
    more = {"ship": ship["id"], "id": "seventh-sea", "example": "seventh-sea-battle"}
    return found | more | {"token": token["id"], "secret": token["token"]}


def told(app: Flask) -> dict[str, Any]:
    """Return the document without the answer to the unforeseen and without the stream, which goes on."""
    document: dict[str, Any] = json.loads(json.dumps(truth.document(app)))
    for path, item in document["paths"].items():
        for verb in list(item):
            if verb == "get" and path.endswith("/stream"):
                del item[verb]
            elif verb != "parameters":
                item[verb]["responses"].pop("default", None)
    return document


def operations() -> list[str]:
    """Return the name of every operation but the stream."""
    return sorted(f"{verb} {path}" for verb, path in OPERATIONS if not path.endswith("/stream"))


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", operations())
def test_no_request_makes_it_fall_over_or_say_what_is_not_documented(
    app: Flask, schema: Any, known: dict[str, str], name: str, role: str
) -> None:
    verb, path = name.split(" ")
    operation = schema[path][verb]
    client = app.test_client()
    if role == "player":
        client.token = known["secret"]  # type: ignore[attr-defined]
    makers = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

    @settings(max_examples=TRIES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        case = data.draw(st.one_of(makers))
        for key in case.path_parameters or {}:
            if key in known and data.draw(st.integers(0, 4)):
                case.path_parameters[key] = known[key]
        headers = {key: str(value) for key, value in (case.headers or {}).items() if key in SENT}
        body = case.body if isinstance(case.body, dict | list | str | int | float | None) else None
        answer = client.open(
            case.formatted_path,
            method=case.method,
            query_string={key: str(value) for key, value in (case.query or {}).items()},
            headers={
                k: v for k, v in headers.items() if v.isprintable() and v.isascii() and k != "Authorization"
            },
            json=body,
        )
        assert answer.status_code < 500, answer.get_data(as_text=True)

    ask()
