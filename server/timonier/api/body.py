"""The JSON body of a request, read as strictly as a file of the command line."""

from __future__ import annotations

from typing import Any

from flask import request

from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.jsontext import BadJson, read_json
from timonier.words import say


def json_body() -> Any:
    """Return the value of the request's body.

    Raises :class:`Problem`: 415 where the body is not said to be JSON, 400 where it is none, 422 where it
    is JSON that no program should have to agree on (the same key twice, half a surrogate pair).
    """
    if request.environ.get("CONTENT_TYPE") != "application/json" and not request.is_json:
        raise Problem(415, say(request_lang(), "detail-415"), code="unsupported_media_type")
    try:
        return read_json(request.get_data(cache=True))
    except BadJson as fault:
        detail = say(request_lang(), fault.code, **fault.facts)
        raise Problem(
            400 if fault.syntax else 422, detail, code="bad_record", errors={"": [detail]}
        ) from None


def object_body() -> dict[str, Any]:
    """Return the body of the request where it is an object.  Raises a 422."""
    body = json_body()
    if not isinstance(body, dict):
        raise bad_field("", "object")
    return body


def bad_field(field: str, reason: str) -> Problem:
    """Return the answer to a field that will not do."""
    lang = request_lang()
    why = say(lang, f"reason-{reason}")
    detail = say(lang, "detail-bad-field", field=field or "JSON", reason=why)
    return Problem(422, detail, code="bad_value", errors={field: [why]})
