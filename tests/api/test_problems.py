"""Every error has one shape: problem details (RFC 9457), in the language of the request."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from timonier.api import MAX_BODY_MIB

ADJUDICATE = "/api/v1/adjudicate"


def post(client: FlaskClient, body: bytes, lang: str = "en") -> TestResponse:
    return client.post(
        ADJUDICATE, data=body, content_type="application/json", headers={"Accept-Language": lang}
    )


def check_problem(answer: TestResponse, status: int) -> dict[str, Any]:
    assert answer.status_code == status
    assert answer.content_type == "application/problem+json"
    problem = answer.json
    assert set(problem) <= {"status", "title", "detail", "code", "rule", "soft", "errors"}
    assert problem["status"] == status
    assert problem["title"] and problem["detail"]
    assert isinstance(problem, dict)
    return problem


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/v1/nothing", "/web/nothing.js", "/web/../pyproject.toml", "/api/docs/x"]
)
def test_an_unknown_address_is_404(client: FlaskClient, path: str) -> None:
    check_problem(client.get(path), 404)


def test_an_unknown_rule_set_is_404_and_named(client: FlaskClient) -> None:
    problem = check_problem(client.get("/api/v1/rulesets/ludo?lang=en"), 404)
    assert problem["code"] == "unknown_ruleset"
    assert "ludo" in problem["detail"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_long_id_is_named_whole(client: FlaskClient, lang: str) -> None:
    problem = check_problem(client.get(f"/api/v1/rulesets/{'ludo' * 1000}?lang={lang}"), 404)
    assert "ludo" * 1000 in problem["detail"]


def test_a_wrong_method_is_405_and_told_which_are_right(client: FlaskClient) -> None:
    answer = client.get(ADJUDICATE)
    check_problem(answer, 405)
    assert "POST" in answer.headers["Allow"]


@pytest.mark.parametrize(
    "content_type", [None, "text/plain", "application/x-www-form-urlencoded", "nonsense"]
)
def test_a_body_that_is_not_said_to_be_json_is_415(client: FlaskClient, content_type: str | None) -> None:
    check_problem(client.post(ADJUDICATE, data=b"{}", content_type=content_type), 415)


def test_broken_json_is_400_with_line_and_column(client: FlaskClient) -> None:
    problem = check_problem(post(client, b'{\n  "ruleset" "x"}'), 400)
    assert "line 2" in problem["detail"]
    assert "column 13" in problem["detail"]


@pytest.mark.parametrize("body", [b"", b"\xff", b"{", b"NaN", b'{"a": Infinity}', b"nothing", b"[1,]"])
def test_what_is_no_json_is_400(client: FlaskClient, body: bytes) -> None:
    check_problem(post(client, body), 400)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 500 + b"1" + b"}" * 500,
        b'{"title": "\\ud800"}',
        b'{"\\udfff": 1}',
        b'{"title": 1, "title": 2}',
        b'{"n": ' + b"9" * 5000 + b"}",
        b'{"n": 1e999}',
    ],
)
def test_json_that_no_two_programs_read_alike_is_422(client: FlaskClient, body: bytes) -> None:
    assert check_problem(post(client, body), 422)["code"] == "bad_record"


def test_a_body_over_the_limit_is_413(client: FlaskClient) -> None:
    problem = check_problem(post(client, b" " * (MAX_BODY_MIB * 1024 * 1024 + 1)), 413)
    assert f"{MAX_BODY_MIB} MiB" in problem["detail"]


def test_what_nobody_foresaw_is_500_without_its_secrets(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError("secret")

    answer = app.test_client().get("/broken")
    check_problem(answer, 500)
    assert "secret" not in answer.get_data(as_text=True)
    assert "secret" in caplog.text


@pytest.mark.parametrize(
    ("query", "header", "title"),
    [
        ("", None, "Introuvable"),
        ("", "en", "Not found"),
        ("", "de, en;q=0.5, fr;q=0.2", "Not found"),
        ("", "fr-CA", "Introuvable"),
        ("", "de", "Introuvable"),
        ("", "en-GB,fr;q=0.3", "Not found"),
        ("", "en-us,en-gb;q=0.8,fr;q=0.1", "Not found"),
        ("", "fr-FR,en;q=0.9", "Introuvable"),
        ("", "en,fr", "Not found"),
        ("", "fr,en", "Introuvable"),
        ("", "*", "Introuvable"),
        ("", "fr;q=0.5,*", "Not found"),
        ("", "en;q=0", "Introuvable"),
        ("?lang=en", "fr", "Not found"),
        ("?lang=fr", "en", "Introuvable"),
        ("?lang=xx", "en", "Not found"),
        ("?lang=", ";;q=x,,", "Introuvable"),
    ],
)
def test_lang_wins_over_accept_language_and_french_is_the_rest(
    client: FlaskClient, query: str, header: str | None, title: str
) -> None:
    headers = {} if header is None else {"Accept-Language": header}
    answer = client.get(f"/nothing{query}", headers=headers)
    assert check_problem(answer, 404)["title"] == title
    assert answer.headers["Content-Language"] == ("en" if title == "Not found" else "fr")
