"""The API's documents are valid, complete and true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from timonier.api.documents.operations import OPERATIONS
from timonier.registry import rulesets


@pytest.fixture(scope="module")
def spec(client: FlaskClient) -> dict[str, Any]:
    answer = client.get("/api/v1/openapi.json")
    assert answer.status_code == 200
    return dict(answer.json)


def test_the_document_is_valid_openapi(spec: dict[str, Any]) -> None:
    validate(spec)


def test_every_route_of_the_api_is_documented(spec: dict[str, Any], shared_app: Flask) -> None:
    rules = {
        rule.rule.replace("<string:", "{").replace("<", "{").replace(">", "}")
        for rule in shared_app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1") and not rule.endpoint.startswith("api-docs")
    }
    assert rules == set(spec["paths"])


def test_every_operation_says_what_it_does_and_how_it_fails(spec: dict[str, Any]) -> None:
    for path, verbs in spec["paths"].items():
        for verb, operation in verbs.items():
            if verb not in ("get", "post", "put", "patch", "delete"):
                continue
            assert operation["summary"], (verb, path)
            assert "default" in operation["responses"], (verb, path)
    assert list(spec["components"]["responses"]["DEFAULT_ERROR"]["content"]) == ["application/problem+json"]


def test_every_order_of_every_game_stands_with_an_example_that_fits(spec: dict[str, Any]) -> None:
    schemas = spec["components"]["schemas"]
    for game in rulesets().values():
        parts = [part["$ref"].rsplit("/", 1)[1] for part in schemas[f"{game.id}.Order"]["oneOf"]]
        assert parts == [f"{game.id}.{command}" for command in game.commands]
        for part in parts:
            (example,) = schemas[part]["examples"]
            Draft202012Validator({"components": spec["components"], **schemas[part]}).validate(example)


def test_the_board_is_described_down_to_its_gauges_and_marks(spec: dict[str, Any]) -> None:
    told = json.loads((Path(__file__).parents[1] / "contract" / "board.json").read_text("utf-8"))["$defs"]
    ship = spec["components"]["schemas"]["Board"]["properties"]["ships"]["items"]
    part = ship["properties"]["sheet"]["items"]
    items = {kind: ship["properties"][f"{kind}s"]["items"] for kind in ("gauge", "mark")}
    shown = {"ship": ship, **items, "part": part, "row": part["properties"]["rows"]["items"]}
    for kind, schema in shown.items():
        assert schema["properties"].keys() == told[kind]["properties"].keys(), kind
        assert schema["required"] == told[kind]["required"], kind
    mark, gauge = (Draft202012Validator(shown[kind]) for kind in ("mark", "gauge"))
    burning = {"id": "burning", "label": "On fire", "value": 2, "alarm": "fire"}
    hull = {"id": "hull", "label": "Hull", "value": 1, "max": 3, "level": "worn", "ticks": [2]}
    assert mark.is_valid(burning) and gauge.is_valid(hull)
    assert not any(mark.is_valid(burning | wrong) for wrong in ({"alarm": "flood"}, {"value": []}))
    assert not any(gauge.is_valid(hull | wrong) for wrong in ({"level": "fine"}, {"max": None}, {"ticks": 2}))


def test_every_operation_has_its_access_body_and_answers(spec: dict[str, Any]) -> None:
    open_paths = {"/api/v1/health", "/api/v1/join"}
    for path, verbs in spec["paths"].items():
        for verb, operation in verbs.items():
            if verb not in ("get", "post", "put", "patch", "delete"):
                continue
            assert ("security" not in operation) == (path in open_paths), path
            assert any(status.startswith("2") for status in operation["responses"]), (verb, path)
            assert ("requestBody" in operation) or verb not in ("put", "patch"), (verb, path)
    assert spec["components"]["securitySchemes"].keys() == {"token", "cookie"}


def test_nothing_is_documented_that_is_not_there(spec: dict[str, Any]) -> None:
    there = {(verb, path) for path, verbs in spec["paths"].items() for verb in verbs}
    assert set(OPERATIONS) <= there
