"""Whatever the tests are answered is held against the API's own document: status, medium and shape."""

from __future__ import annotations

from functools import cache
from typing import Any

from flask import Flask
from jsonschema import Draft202012Validator
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

_DOCUMENTS: dict[str, Any] = {}


def document(app: Flask) -> dict[str, Any]:
    """Return the OpenAPI document; it is the same for every application."""
    if not _DOCUMENTS:
        view = app.view_functions["api-docs.openapi_json"]
        with app.test_request_context():
            _DOCUMENTS.update(app.make_response(view()).get_json())
    return _DOCUMENTS


def check(app: Flask, answer: TestResponse) -> None:
    """Fail where an answer is not as the document says."""
    request = answer.request
    path, method = request.path, request.method
    if not path.startswith("/api/v1") or path == "/api/v1/openapi.json":
        return
    try:
        rule = app.url_map.bind("localhost").match(path, method, return_rule=True)[0]
    except HTTPException:
        return
    told = document(app)
    name = str(rule).replace("<string:", "{").replace("<", "{").replace(">", "}")
    answers = told["paths"][name][method.lower()]["responses"]
    here = f"{method} {name} {answer.status_code}"
    assert str(answer.status_code) in answers, (
        f"{here} is not documented: {answer.get_data(as_text=True)[:300]}"
    )
    content = answers[str(answer.status_code)].get("content", {})
    assert answer.mimetype in content or not content, f"{here}: {answer.mimetype} is not documented"
    if answer.is_json and content:
        fault = next(iter(_validator(here, answer.mimetype).iter_errors(answer.get_json())), None)
        assert fault is None, (
            f"{here}: {fault.message if fault else ''} at {fault.json_path if fault else ''}"
        )


@cache
def _validator(here: str, medium: str) -> Draft202012Validator:
    method, name, status = here.split(" ")
    answer = _DOCUMENTS["paths"][name][method.lower()]["responses"][status]
    schema = answer["content"][medium]["schema"]
    return Draft202012Validator({"components": _DOCUMENTS["components"], **schema})
