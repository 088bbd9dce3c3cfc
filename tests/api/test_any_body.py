"""Whatever is sent to any address, with any word of its own in it: it is done or refused, never a 5xx."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.setups import battle, ok, order
from tests.api.test_any_input import VALUES, places, with_value
from tests.conftest import ship
from timonier.api import access

EXPORTS = Path(__file__).resolve().parents[1] / "fixtures" / "exports" / "0.1"
RELAXED = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))

LIKELY: dict[str, Any] = {
    "name": "Anne",
    "ruleset": "seventh-sea",
    "role": "player",
    "battle": "battle",
    "side": "red",
    "may": ["dice"],
    "code": "BCDFGH",
    "dice": "3d10",
    "keep": 1,
    "explode": True,
    "source": "hand",
    "faces": [1, 2],
    "sides": 10,
    "throw": "throw",
    "roll_id": "2-0",
    "reason": "x",
    "rethrow": "x",
    "carry": [{"field": "brawn", "value": 1}],
    "fleet": "fleet",
    "type": "custom",
    "class": 4,
    "traits": ship("a", "red")["traits"],
    "id": "a",
    "campaign": "campaign",
    "title": "x",
    "setup": {"sides": [{"id": "red", "name": "R", "ships": ["rose"]}, {"id": "blue", "name": "B"}]},
    "sources": {"red": "software"},
    "entry": 1,
    "command": {"type": "next"},
    "to": 0,
    "dry_run": True,
}


def fill(value: Any, ids: dict[str, str]) -> Any:
    """Put real ids in the place of their names."""
    if isinstance(value, dict):
        return {key: fill(item, ids) for key, item in value.items()}
    if isinstance(value, list):
        return [fill(item, ids) for item in value]
    return ids.get(value, value) if isinstance(value, str) else value


def begin(gm: FlaskClient) -> dict[str, str]:
    """Make one of everything and return the ids by name."""
    path = battle(gm)
    ok(order(gm, path, type="next"), 202)
    throw = ok(gm.post(f"{path}/tray", json={"faces": [1], "sides": 10}), 201)["throw"]["id"]
    body = {"name": "x", "ruleset": "seventh-sea"}
    campaign = ok(gm.post("/api/v1/campaigns", json=body), 201)["id"]
    fleet = ok(gm.post(f"/api/v1/campaigns/{campaign}/fleets", json={"name": "x"}), 201)["id"]
    rose = ok(gm.post(f"/api/v1/fleets/{fleet}/ships", json=ship("rose", "red")), 201)["id"]
    key = path.rsplit("/", 1)[1]
    ids = {"battle": key, "throw": throw, "campaign": campaign, "fleet": fleet, "rose": rose}
    return ids | {"ship": rose, "roll": "1-0", "token": "nothing", "id": "seventh-sea", "example": "x"}


def writes(app: Flask) -> list[tuple[str, str]]:
    """Return method and address of everything that changes something."""
    return sorted(
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in sorted((rule.methods or set()) & {"POST", "PUT", "PATCH", "DELETE"})
        if rule.rule.startswith("/api/v1")
    )


@given(data=st.data())
@RELAXED
def test_any_body_at_any_address(
    shared_app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, data: st.DataObject
) -> None:
    monkeypatch.setattr(access, "WRONG_TOKENS", 10**6)
    monkeypatch.setattr(access, "_wrong", access._Wrong())
    ids = begin(client)
    for _ in range(3):
        method, rule = data.draw(st.sampled_from(writes(shared_app)))
        path = rule
        for name, key in ids.items():
            path = path.replace(f"<{name}>", key).replace(f"<string:{name}>", key)
        names = data.draw(st.lists(st.sampled_from(sorted(LIKELY)), max_size=6))
        body: Any = fill({name: LIKELY[name] for name in names}, ids)
        for _ in range(data.draw(st.integers(0, 2))):
            body = with_value(body, data.draw(st.sampled_from(places(body))), data.draw(VALUES))
        answer = client.open(path, method=method, data=json.dumps(body), content_type="application/json")
        assert answer.status_code < 500, (method, path, body, answer.get_data(as_text=True))


@given(data=st.data(), name=st.sampled_from(["battle", "pending", "pending-amend", "campaign"]))
@RELAXED
def test_any_file_is_read_or_refused(client: FlaskClient, data: st.DataObject, name: str) -> None:
    record = json.loads((EXPORTS / f"{name}.json").read_text("utf-8"))
    for _ in range(data.draw(st.integers(1, 3))):
        record = with_value(record, data.draw(st.sampled_from(places(record))), data.draw(VALUES))
    url = "/api/v1/campaigns/import" if name == "campaign" else "/api/v1/battles/import"
    answer = client.post(url, data=json.dumps(record), content_type="application/json")
    assert answer.status_code in (201, 400, 422), answer.get_data(as_text=True)
    if answer.status_code == 201:
        key, kind = answer.json["id"], "campaigns" if name == "campaign" else "battles"
        again = client.get(f"/api/v1/{kind}/{key}/record")
        assert again.status_code == 200, again.get_data(as_text=True)
