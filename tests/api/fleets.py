"""Campaigns to test with: fleets, a battle of their ships, and what a battle left on one."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.api.setups import WIND, ok
from tests.conftest import ship

API = "/api/v1"


def fleet(gm: FlaskClient, campaign: str, *ships: str) -> str:
    made = ok(gm.post(f"{API}/campaigns/{campaign}/fleets", json={"name": "Flotte"}), 201)
    for name in ships:
        sheet = {key: value for key, value in ship("x", "y").items() if key not in ("id", "side")}
        ok(gm.post(f"{API}/fleets/{made['id']}/ships", json=sheet | {"name": name}), 201)
    return str(made["id"])


def fight(gm: FlaskClient, campaign_: str, red: Any, blue: Any, **more: Any) -> Any:
    sides = [{"id": "red", "name": "Rouges", **red}, {"id": "blue", "name": "Bleus", **blue}]
    body = {"title": "Combat", "setup": {"sides": sides, "wind": WIND}} | more
    body.setdefault("campaign", campaign_)
    return gm.post(f"{API}/battles", json=body)


def begun(gm: FlaskClient, campaign: str) -> str:
    made = fight(gm, campaign, {"ships": ["murene"]}, {"ships": ["sirene"]})
    return f"{API}/battles/{ok(made, 201)['id']}"


def carried(gm: FlaskClient, ship: str) -> dict[str, Any]:
    return {each["field"]: each["value"] for each in ok(gm.get(f"{API}/ships/{ship}"))["carry"]}
