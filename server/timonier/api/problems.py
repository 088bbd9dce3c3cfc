"""Errors as problem details (RFC 9457): one shape for everything that goes wrong.

What a resource refuses by its own rules is raised as :class:`Problem`; what Flask and werkzeug refuse
(no such address, body too big) and what nobody foresaw come out in the same shape.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from flask import Response, request
from flask_smorest import Api
from marshmallow import Schema, fields
from werkzeug.exceptions import HTTPException

from timonier.api.documents import complete
from timonier.api.language import request_lang
from timonier.kernel.ruleset import Ruleset
from timonier.words import can_say, say

MEDIA_TYPE = "application/problem+json"


class ProblemSchema(Schema):
    """What went wrong; every error of the API is dumped through this."""

    status = fields.Integer(required=True, metadata={"description": "The HTTP status."})
    title = fields.String(required=True, metadata={"description": "The kind of error, in words."})
    detail = fields.String(required=True, metadata={"description": "What went wrong this time, in words."})
    code = fields.String(metadata={"description": "A word for programs, the same in every language."})
    rule = fields.String(metadata={"description": "The rule that refuses."})
    soft = fields.Boolean(metadata={"description": "Whether the game master may overrule."})
    version = fields.Integer(metadata={"description": "The version of the battle as it stands."})
    pending = fields.Dict(metadata={"description": "What is awaited, where that is in the way."})
    offered = fields.List(fields.Raw(), metadata={"description": "The given-back faces that are to be used."})
    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        metadata={"description": "Field or JSON pointer -> messages."},
    )


class Problem(HTTPException):
    """Stops a request with *status*; *facts* are further members of :class:`ProblemSchema`."""

    def __init__(
        self, status: int, detail: str, *, headers: Mapping[str, str] | None = None, **facts: Any
    ) -> None:
        super().__init__(detail)
        self.code = status
        self.headers = dict(headers or {})
        self.facts = facts


class ProblemApi(Api):
    """flask-smorest's API with problem details in the place of its own errors."""

    ERROR_SCHEMA = ProblemSchema

    def __init__(self, app: Any, rulesets: Mapping[str, Ruleset]) -> None:
        self.rulesets = rulesets
        self._document: bytes | None = None
        super().__init__(app)

    def _openapi_json(self) -> Response:
        """Answer the document, completed once."""
        if self._document is None:
            told = complete(self.spec.to_dict(), self.rulesets)
            self._document = json.dumps(told, ensure_ascii=False).encode()
        return Response(self._document, content_type="application/json")

    def handle_http_exception(self, error: HTTPException) -> Response:
        """Answer any error; redirects and ready-made answers pass unchanged."""
        if error.response is not None or error.code is None or error.code < 400:
            return error.get_response()  # type: ignore[return-value]
        if isinstance(error, Problem):
            return problem_of(error)
        lang = request_lang()
        detail = _detail(error.code, lang)
        answer = Response(problem_body(error.code, lang, detail), error.code, content_type=MEDIA_TYPE)
        answer.headers["Content-Language"] = lang
        for name, value in error.get_headers():
            if name.lower() in ("allow", "retry-after", "www-authenticate"):
                answer.headers[name] = value
        return answer

    def _register_responses(self) -> None:
        """Document errors under their own media type."""
        self.DEFAULT_RESPONSE_CONTENT_TYPE = MEDIA_TYPE
        super()._register_responses()
        del self.DEFAULT_RESPONSE_CONTENT_TYPE


def problem_of(problem: Problem) -> Response:
    """Return the answer that says what went wrong."""
    status, lang = problem.code or 500, request_lang()
    body = problem_body(status, lang, problem.description, problem.facts)
    answer = Response(body, status, content_type=MEDIA_TYPE)
    answer.headers["Content-Language"] = lang
    answer.headers.update(problem.headers)
    return answer


def problem_body(
    status: int, lang: str, detail: str | None = None, facts: Mapping[str, Any] | None = None
) -> bytes:
    """Return the body of a problem, with a title and, where none is given, a detail in words."""
    key = f"problem-{status}"
    title = say(lang, key) if can_say(key) else say(lang, "problem-other", status=str(status))
    if detail is None:
        detail = say(lang, f"detail-{status}") if can_say(f"detail-{status}") else title
    shape = ProblemSchema().dump({"status": status, "title": title, "detail": detail, **(facts or {})})
    return json.dumps(shape, ensure_ascii=False).encode()


def _detail(status: int, lang: str) -> str | None:
    """Return what can be said about a refusal by the framework, None where the title says it all."""
    key = f"detail-{status}"
    if not can_say(key):
        return None
    most = request.max_content_length or 0
    return say(lang, key, path=request.path, method=request.method, most=most // 1024 // 1024)
