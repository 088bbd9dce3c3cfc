"""The REST API and the pages: an application factory and one blueprint per resource."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from flask import Flask, Response
from flask.json.provider import DefaultJSONProvider

from timonier import __version__
from timonier.api import (
    access,
    adjudicate,
    battles,
    commands,
    decrees,
    dice,
    doors,
    examples,
    fleets,
    health,
    history,
    log,
    pages,
    ports,
    preview,
    reach,
    records,
    rolls,
    rulesets,
    ships,
    stream,
    throws,
    tokens,
    tower_stream,
    towers,
    tray,
    tries,
)
from timonier.api.language import request_lang
from timonier.api.problems import Problem, ProblemApi, problem_of
from timonier.api.server import Server
from timonier.store.database import Unavailable
from timonier.words import say

MAX_BODY_MIB = 16
"""A request's body may be this big; a battle of ten thousand orders takes a fifth of it."""

GUARDS = (
    (
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
)
"""Headers of every answer."""

BATTLES = (commands, decrees, preview, rolls, history, log, stream, records, tray)
"""Modules that add their routes to the blueprint of the battles."""

RULESETS = (tries,)
"""Modules that add theirs to the blueprint of the rule sets."""

TOWERS = (ports, throws, tower_stream)
"""Modules that add theirs to the blueprint of the towers."""


def create_app(server: Server) -> Flask:
    """Return the application that answers for *server*."""
    app = Flask("timonier", static_folder=None)
    app.extensions["timonier"] = server
    app.json = _Json(app)
    app.config.update(
        MAX_CONTENT_LENGTH=MAX_BODY_MIB * 1024 * 1024,
        API_TITLE="Timonier",
        API_VERSION=__version__,
        OPENAPI_VERSION="3.1.0",
        OPENAPI_URL_PREFIX="/api/v1",
        OPENAPI_JSON_PATH="openapi.json",
    )
    api = ProblemApi(app, server.rulesets)
    resources = (
        health,
        rulesets,
        adjudicate,
        examples,
        battles,
        fleets,
        ships,
        dice,
        tokens,
        reach,
        doors,
        towers,
    )
    for resource in resources:
        api.register_blueprint(resource.blueprint)
    api.register_blueprint(fleets.campaigns)
    app.register_blueprint(pages.blueprint)
    app.register_blueprint(doors.links)
    app.register_error_handler(Unavailable, _unavailable)
    app.before_request(access.guard)
    app.wsgi_app = _Guarded(app.wsgi_app)  # type: ignore[assignment]
    return app


def _unavailable(fault: Unavailable) -> Response:
    """Say that the database does not take it: 507 on a full disk, 422 where it never will, else 503."""
    detail = say(request_lang(), "detail-database", code=fault.code)
    if fault.code == "database_zero":
        return problem_of(Problem(422, detail, code=fault.code))
    status = 507 if fault.code == "database_full" else 503
    return problem_of(Problem(status, detail, code=fault.code, headers={"Retry-After": "5"}))


class _Json(DefaultJSONProvider):
    """Keys in their natural order, text as text."""

    ensure_ascii = False
    sort_keys = False
    compact = True


class _Guarded:
    """Keeps pages to what the server itself serves: no script, font or picture from elsewhere.

    Around the application, not a hook of it: what Flask does for a hook, every order would pay for.
    """

    def __init__(self, answers: Callable[..., Iterable[bytes]]) -> None:
        self._answers = answers

    def __call__(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        """Answer a request with :data:`GUARDS` among the headers, where the answer has none of its own."""

        def guarded(status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
            there = {name.lower() for name, _ in headers}
            return start(status, [*headers, *(own for own in GUARDS if own[0].lower() not in there)], *more)

        return self._answers(environ, guarded)
