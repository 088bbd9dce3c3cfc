"""The REST API and the pages: an application factory and one blueprint per resource."""

from __future__ import annotations

from flask import Flask, Response
from flask.json.provider import DefaultJSONProvider

from timonier import __version__
from timonier.api import adjudicate, health, pages, rulesets
from timonier.api.problems import ProblemApi

MAX_BODY_MIB = 16
"""A request's body may be this big; a battle of ten thousand orders takes a fifth of it."""


def create_app() -> Flask:
    """Return the application, ready to serve."""
    app = Flask("timonier", static_folder=None)
    app.json = _Json(app)
    app.config.update(
        MAX_CONTENT_LENGTH=MAX_BODY_MIB * 1024 * 1024,
        API_TITLE="Timonier",
        API_VERSION=__version__,
        OPENAPI_VERSION="3.1.0",
        OPENAPI_URL_PREFIX="/api/v1",
        OPENAPI_JSON_PATH="openapi.json",
    )
    api = ProblemApi(app)
    for resource in (health, rulesets, adjudicate):
        api.register_blueprint(resource.blueprint)
    app.register_blueprint(pages.blueprint)
    app.after_request(_guard)
    return app


class _Json(DefaultJSONProvider):
    """Keys in their natural order, text as text."""

    ensure_ascii = False
    sort_keys = False
    compact = True


def _guard(response: Response) -> Response:
    """Keep pages to what the server itself serves: no script, font or picture from elsewhere."""
    response.headers.setdefault(
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'",
    )
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "no-referrer")
    return response
