"""The API's documents are valid, complete and true."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from openapi_spec_validator import validate


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
