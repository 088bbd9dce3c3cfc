"""`/towers/{id}/stream`: what a bridge is to do, as server-sent events.

A stream says what differs from what it said before, and begins with all of it: a bridge that comes back
needs to remember nothing.  Like every stream it ends after five minutes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from flask import Response, request

from timonier.api import handing
from timonier.api.bridges import Tower
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import Server, server
from timonier.api.towers import blueprint, own_tower
from timonier.store.database import Unavailable
from timonier.store.models import TokenRow
from timonier.words import say

HEARTBEAT_S = 5.0
LONGEST_S = 300.0


@blueprint.route("/<tower>/stream", methods=["GET"])
def stream(tower: str) -> Response:
    """Tell a bridge of `roll`, `cancel`, `wind`, `picture` and `test` as they come."""
    found = own_tower(tower)
    place = server().streams.enter((f"tower {tower}", "bridge"), server().bell)
    if place is None:
        detail = say(request_lang(), "detail-too-many-streams")
        raise Problem(503, detail, code="too_many_streams", headers={"Retry-After": "10"})
    gone = request.environ.get("waitress.client_disconnected", lambda: False)
    chunks = _chunks(server(), found, lambda: place.ended or gone())
    answer = Response(chunks, content_type="text/event-stream")
    answer.call_on_close(place.leave)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Accel-Buffering"] = "no"
    return answer


def news(before: dict[str, Any] | None, now: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what a bridge has to be told, given what it was told last."""
    moved = before is not None and before["battle"] != now["battle"]
    old = {} if before is None else before["rolls"]
    for key in sorted(old if moved else old.keys() - now["rolls"].keys()):
        yield "cancel", {"roll_id": key, "version": now["version"]}
    if moved:
        old = {}
    if before is None or before["wind"] != now["wind"]:
        yield "wind", now["wind"] or {"from_deg": None, "beaufort": None}
    if before is None or before["picture"] != now["picture"]:
        yield "picture", {"picture": now["picture"]}
    for key, roll in now["rolls"].items():
        if any(old.get(key, {}).get(name) != roll[name] for name in ("count", "times")):
            yield "roll", roll


def _chunks(parts: Server, tower: Tower, gone: Callable[[], bool]) -> Iterator[str]:
    end, told, tests = time.monotonic() + LONGEST_S, None, tower.tests
    owner = tower.owner
    yield "retry: 1000\n\n"
    while not gone() and time.monotonic() < end and parts.towers.get(tower.id) is tower:
        heard = parts.towers.count()
        try:
            with parts.store.reading() as session:
                if owner is not None and (row := session.get(TokenRow, owner)) is not None and row.revoked:
                    return
                now = handing.wanted(parts, session, tower)
        except Unavailable:
            return
        text = "".join(_event(kind, data) for kind, data in news(told, now))
        told = now
        if tower.tests != tests:
            tests = tower.tests
            text += _event("test", {})
        if text:
            yield text
        if not parts.towers.wait(heard, HEARTBEAT_S):
            yield ": \n\n"


def _event(kind: str, data: dict[str, Any]) -> str:
    return f"event: {kind}\ndata: {json.dumps(data, separators=(',', ':'))}\n\n"
