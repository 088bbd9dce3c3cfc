"""`/towers`: dice towers and the bridges that speak for them."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from flask import Response, jsonify
from flask_smorest import Blueprint
from sqlmodel import Session, col, select

from timonier.api import given, handing
from timonier.api.access import digest, forbidden, gm, not_found, who
from timonier.api.body import bad_field, object_body
from timonier.api.bridges import STATES, Tower
from timonier.api.changes import change
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import Server, server
from timonier.store.books import new_id, now
from timonier.store.models import BattleRow, TokenRow
from timonier.store.shelf import UnknownBattle
from timonier.tower.ports import id_of
from timonier.words import say

blueprint = Blueprint("towers", __name__, url_prefix="/api/v1/towers", description="Dice towers")

TRIGGERS = ("now", "button")
LONGEST_SPEC = 200
TOLD = ("name", "port", "board", "firmware", "features", "last_error")
"""What a bridge says of its tower, each a text or nothing."""

SPEC = re.compile(r"(?:socket|rfc2217)://.+|[^:]+", re.S)
"""A port's name, or an address of a tower in the network; pyserial knows more, which could write to files."""

NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")


@blueprint.route("", methods=["GET"])
def listing() -> Response:
    """List the towers."""
    gm()
    return jsonify([tower_json(tower) for tower in server().towers.all()])


@blueprint.route("", methods=["POST"])
def begin() -> Response:
    """Start a bridge beside this server: `tower` is `auto`, `simulated`, a port or the URL of one."""
    gm()
    body = object_body()
    spec = given.text(body, "tower", longest=LONGEST_SPEC)
    if not SPEC.fullmatch(spec):
        raise bad_field("tower", "text")
    key = id_of(spec)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        if server().towers.server_url is None:
            raise Problem(409, say(request_lang(), "detail-no-bridge"), code="no_bridge")
        if server().towers.get(key) is not None:
            raise Problem(409, say(request_lang(), "detail-tower-there", id=key), code="tower_there")
        tower, token = register(server(), session, key)
        try:
            server().towers.run(tower, spec, token)
        except OSError:
            server().towers.drop(key)
            raise Problem(409, say(request_lang(), "detail-no-bridge"), code="no_bridge") from None
        return 201, tower_json(tower)

    return change(work)


@blueprint.route("/<tower>", methods=["GET"])
def show(tower: str) -> Response:
    """Show a tower."""
    return jsonify(tower_json(own_tower(tower)))


@blueprint.route("/<tower>", methods=["DELETE"])
def end(tower: str) -> Response:
    """Forget a tower; a bridge that this server started ends."""
    gm()
    _known(tower)

    def work(session: Session) -> tuple[int, None]:
        _revoke(session, tower)
        return 204, None

    answer = change(work)
    server().towers.drop(tower)
    return answer


@blueprint.route("/<tower>", methods=["PATCH"])
def patch(tower: str) -> Response:
    """Say which battle a tower serves, and whether its rolls wait for its button."""
    gm()
    found, body = _known(tower), object_body()
    trigger = given.one_of(body, "trigger", TRIGGERS, found.trigger)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        battle = body.get("battle", found.battle)
        row = session.get(BattleRow, battle) if isinstance(battle, str) else None
        if battle is not None and (row is None or row.hidden):
            raise not_found("battle", str(battle))
        found.battle, found.trigger = battle, trigger
        handing.keep(session, found)
        return 200, tower_json(found)

    answer = change(work)
    server().towers.ring()
    return answer


@blueprint.route("/<tower>", methods=["PUT"])
def report(tower: str) -> Response:
    """Hear from a bridge how its tower is."""
    access, body = who(), object_body()
    if access.role not in ("gm", "device"):
        raise forbidden()
    if not NAME.fullmatch(tower):
        raise not_found("tower", tower)
    said: dict[str, Any] = {"state": given.one_of(body, "state", STATES)}
    if isinstance(body.get("features"), list):
        body["features"] = "".join(map(str, body["features"])) or None
    said |= {field: given.text_or_none(body, field, longest=LONGEST_SPEC) for field in TOLD}
    said["simulated"] = body.get("simulated") is True
    said["test"] = {} if body.get("test") is None else _words(body, "test")
    with server().store.reading() as session:
        found = server().towers.get(tower) or server().towers.put(handing.kept(session, tower))
    if found.owner not in (None, access.id) and not found.away:
        raise Problem(409, say(request_lang(), "detail-tower-taken", id=tower), code="tower_taken")
    before = tower_json(found)["state"]
    found.owner, found.said, found.heard_at = access.id, said, time.monotonic()
    if found.battle is not None and before != said["state"]:
        _tell_battle(found, found.battle)
    return jsonify(tower_json(found))


@blueprint.route("/<tower>/test", methods=["POST"])
def test(tower: str) -> Response:
    """Have a tower test itself; what it finds stands under `test` of the tower a moment later."""
    gm()
    found = _known(tower)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        found.tests += 1
        return 202, tower_json(found)

    answer = change(work)
    server().towers.ring()
    return answer


def own_tower(key: str) -> Tower:
    """Return a tower to the GM or to its own bridge.  Raises a 403 or 404."""
    access, found = who(), server().towers.get(key)
    if access.role not in ("gm", "device"):
        raise forbidden()
    if found is None or not (access.is_gm or found.owner == access.id):
        raise not_found("tower", key)
    return found


def tower_json(tower: Tower) -> dict[str, Any]:
    """Return a tower as the API shows it."""
    silent = tower.away and tower.said["state"] != "starting"
    empty = dict.fromkeys(TOLD) | {"simulated": False, "test": {}}
    state = {"state": "away"} if silent else {}
    own = {"id": tower.id, "battle": tower.battle, "trigger": tower.trigger, "child": tower.child}
    return own | empty | tower.said | state


def register(parts: Server, session: Session, key: str) -> tuple[Tower, str]:
    """Take in a tower for a bridge beside this server; return it with the token of the bridge."""
    token = secrets.token_urlsafe(24)
    _revoke(session, key)
    row = TokenRow(id=new_id(), digest=digest(token), role="device", name=_token_name(key), may=[], at=now())
    session.add(row)
    tower = parts.towers.put(handing.kept(session, key))
    tower.owner = row.id
    return tower, token


def _tell_battle(tower: Tower, battle: str) -> None:
    """Put on a battle's feed how its tower is; the battle itself stays as it is."""
    with server().store.writing() as session:
        try:
            book = server().shelf.open(session, battle)
        except UnknownBattle:
            return
        book.news.append(("tower", {"tower": tower.id, "state": tower.said["state"]}))
        book.save_news(session)
    server().bell.ring(battle)


def _revoke(session: Session, key: str) -> None:
    """Take back what earlier bridges of this tower were given."""
    old = select(TokenRow).where(
        TokenRow.role == "device", TokenRow.name == _token_name(key), col(TokenRow.revoked).is_(False)
    )
    for row in session.exec(old).all():
        row.revoked = True
        session.add(row)


def _token_name(key: str) -> str:
    return f"tower {key}"


def _known(key: str) -> Tower:
    found = server().towers.get(key)
    if found is None:
        raise not_found("tower", key)
    return found


def _words(body: dict[str, Any], field: str) -> dict[str, str]:
    value = body[field]
    if not isinstance(value, dict) or len(value) > 40:
        raise bad_field(field, "object")
    return {str(name)[:40]: str(word)[:40] for name, word in value.items()}
