"""The OpenAPI document, completed: what flask-smorest cannot know of bodies, answers and access.

`operations` says what each route takes and answers, `parameters` and `schemas` what these look like, `orders`
what orders each rule set knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.api.documents import odds, orders, seats, setups, towers
from timonier.api.documents.operations import OPERATIONS, Operation
from timonier.api.documents.parameters import ANSWERS, PARAMETERS
from timonier.api.documents.schemas import SCHEMAS
from timonier.kernel.ruleset import Ruleset

OPEN = ("/api/v1/health", "/api/v1/join")
"""Paths that need no token."""

VERBS = ("get", "post", "put", "patch", "delete")

PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def complete(spec: dict[str, Any], rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    """Return *spec* with parameters, bodies, answers, schemas and access filled in."""
    components = spec["components"]
    components["schemas"] |= (
        SCHEMAS | seats.SCHEMAS | towers.SCHEMAS | odds.SCHEMAS | setups.SCHEMAS | orders.schemas(rulesets)
    )
    components["parameters"] = PARAMETERS
    components["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer", "description": "The GM's token, a seat's, a device's."},
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": "timonier",
            "description": "Set by the GM's link and by joining; all but GET also needs `X-Timonier: 1`.",
        },
    }
    for path, item in spec["paths"].items():
        for verb in VERBS:
            if verb in item:
                _operation(
                    path,
                    verb,
                    item[verb],
                    (OPERATIONS | towers.OPERATIONS | setups.OPERATIONS).get((verb, path), Operation()),
                )
    return spec


def _operation(path: str, verb: str, told: dict[str, Any], known: Operation) -> None:
    """Fill in one operation."""
    if path not in OPEN:
        told["security"] = [{"token": []}, {"cookie": []}]
    names = [*known.query, "lang", *(["key"] if verb == "post" else [])]
    in_battle = path.startswith("/api/v1/battles/{battle}")
    if in_battle and verb != "get" and not path.endswith(("/restore", "/preview")):
        names.append("version")
    there = {parameter.get("name") for parameter in told.get("parameters", ())}
    told["parameters"] = [
        *told.get("parameters", ()),
        *(
            {"$ref": f"#/components/parameters/{name}"}
            for name in names
            if PARAMETERS[name]["name"] not in there
        ),
    ]
    if known.body is not None:
        content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{known.body}"}}}
        if known.example is not None:
            content["application/json"]["example"] = known.example
        told["requestBody"] = {"required": known.body_required, "content": content}
    answers = told["responses"]
    for status, what in known.answers.items():
        answers[str(status)] = _answer(status, what)
    for status in sorted(_problems(path, verb, known)):
        answers.setdefault(str(status), {"description": ANSWERS[status], "content": PROBLEM})


def _answer(status: int, what: str | None) -> dict[str, Any]:
    """Return an answer: nothing, a schema, a list of one (`[Name]`), or another medium (`text/plain`)."""
    if what is None:
        return {"description": ANSWERS[status]}
    content: dict[str, Any] = {}
    for part in what.split(" "):
        if "/" in part:
            content[part] = {"schema": {"type": "string"}}
            continue
        one = {"$ref": f"#/components/schemas/{part.strip('[]')}"}
        content["application/json"] = {"schema": {"type": "array", "items": one} if part[0] == "[" else one}
    return {"description": ANSWERS[status], "content": content}


def _problems(path: str, verb: str, known: Operation) -> set[int]:
    """Return the statuses of the problems that an operation can have, besides the unforeseen."""
    found = set(known.problems) | {503}
    if path not in OPEN:
        found |= {401, 403, 429}
    if path == "/api/v1/join":
        found |= {429}
    if "{" in path:
        found.add(404)
    if verb != "get":
        found |= {507}
    if verb == "post":
        found.add(422)
    if known.body is not None:
        found |= {400, 413, 415, 422}
    if path.startswith("/api/v1/battles/{battle}") and verb != "get":
        found |= {409, 412}
    return found
