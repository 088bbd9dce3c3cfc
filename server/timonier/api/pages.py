"""The pages, and the API's documents to browse: all from this box, nothing from the net."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from flask import Blueprint, Response, request, send_from_directory

from timonier.api import hints
from timonier.api.access import who
from timonier.api.problems import Problem
from timonier.assets import web_folder
from timonier.store.database import Unavailable

blueprint = Blueprint("pages", __name__)


def start(_name: str = "") -> Response:
    """Answer the page; what stands behind a name or a seat's code is the page's own business."""
    rule = request.url_rule
    assert rule is not None
    answer = Response(hints.html(rule.rule, _role()), content_type="text/html; charset=utf-8")
    answer.headers["Cache-Control"] = "no-cache"
    return answer


def _role() -> str | None:
    """Return as whom the one who asks will look, None where the page has to find that out."""
    try:
        return who().role
    except (Problem, Unavailable):
        return None


for address in hints.PAGES:
    blueprint.add_url_rule(address, view_func=start)


@blueprint.get("/web/<path:name>")
def web(name: str) -> Response:
    """Answer a page, script, style or picture."""
    return send_from_directory(web_folder(), name)


@blueprint.get("/api/docs")
def docs() -> Response:
    """Answer the page that shows the API's documents."""
    return send_from_directory(web_folder(), "docs.html")


@blueprint.get("/api/docs/<path:name>")
def docs_asset(name: str) -> Response:
    """Answer a script or style of Swagger UI, from the package that carries it."""
    return send_from_directory(_swagger_folder(), name)


def _swagger_folder() -> Path:
    spec = find_spec("flask_swagger_ui")
    assert spec is not None and spec.origin is not None, "flask-swagger-ui is a dependency"
    return Path(spec.origin).parent / "dist"
