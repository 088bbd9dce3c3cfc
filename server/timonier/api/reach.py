"""`/reach`: where phones and tablets reach this server.

Only addresses that answer are told: a server that listens to its own machine alone has none.
"""

from __future__ import annotations

from flask import Response, jsonify, request
from flask_smorest import Blueprint

from timonier.api import network
from timonier.api.access import gm
from timonier.api.body import bad_field
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.words import say

blueprint = Blueprint(
    "reach", __name__, url_prefix="/api/v1/reach", description="Where this server is reached"
)

USUAL_PORT = 8000


@blueprint.route("", methods=["GET"])
def reach() -> Response:
    """Tell at which addresses other devices reach this server, the likeliest first, or how to open it."""
    gm()
    return jsonify(
        {
            "addresses": reached(),
            "local": not candidates(),
            "command": command(),
        }
    )


@blueprint.route("/qr", methods=["GET"])
def qr() -> Response:
    """Draw the way in for players: where a seat's code is typed, at an address that answers."""
    gm()
    answer = Response(network.qr_svg(f"{wanted_address()}/join"), content_type="image/svg+xml")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def candidates() -> list[str]:
    """Return where others may reach this server, a slash at the end: where this request came to first."""
    asked, parts = request.host_url, server()
    found = [] if network.is_loopback(network.host_of(asked)) else [asked]
    if parts.host is not None:
        found += network.urls_of(parts.host, parts.port)
    return list(dict.fromkeys(found))


def reached() -> list[str]:
    """Return the addresses at which this server answers others, without a slash at the end."""
    return [url.rstrip("/") for url in network.answering(candidates())]


def command() -> str:
    """Return how to start the server so that others reach it."""
    port = server().port
    return "timonier serve --lan" + (f" --port {port}" if port not in (0, USUAL_PORT) else "")


def wanted_address() -> str:
    """Return the address that is asked for, else the first.  Raises a 409 where none answers, or a 422."""
    found = reached()
    if not found:
        detail = say(request_lang(), "detail-not-reached", command=command())
        raise Problem(409, detail, code="not_reached")
    wanted = request.args.get("address", found[0]).rstrip("/")
    if wanted not in found:
        raise bad_field("address", "address")
    return wanted
