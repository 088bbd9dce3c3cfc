"""The ways in: `/join` with a seat's code, and the GM's link."""

from __future__ import annotations

import json
import secrets
from typing import Any

from flask import Response, redirect
from flask_smorest import Blueprint
from sqlmodel import Session, col, select

from timonier.api import given
from timonier.api.access import COOKIE, Access, access_of, digest, slow_down, wrong_code
from timonier.api.body import object_body
from timonier.api.changes import change
from timonier.api.tokens import tidy
from timonier.store.books import new_id, now
from timonier.store.models import BattleRow, TokenRow

blueprint = Blueprint("join", __name__, url_prefix="/api/v1/join", description="Joining a table")
links = Blueprint("links", __name__)

COOKIE_S = 60 * 60 * 24 * 180
"""A device is remembered for half a year, or until its access is revoked."""

RESERVED = ("gm", "player", "display", "device")
"""Names that the log gives to roles."""


@blueprint.route("", methods=["POST"])
def join() -> Response:
    """Take a seat by its code; a seat may be taken by several devices, and nothing else changes."""
    slow_down()
    body = object_body()
    code = tidy(given.text(body, "code"))
    name = given.text_or_none(body, "name")

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        seat = _seat(session, code)
        token = secrets.token_urlsafe(24)
        row = TokenRow(
            id=new_id(),
            digest=digest(token),
            role=seat.role,
            name=_free_name(session, seat, name or seat.name or seat.side or seat.role),
            battle=seat.battle,
            side=seat.side,
            may=seat.may,
            seat=seat.id,
            at=now(),
        )
        session.add(row)
        shown = ("role", "name", "battle", "side", "may")
        return 201, {"token": token, **{field: getattr(row, field) for field in shown}}

    answer = change(work, Access(f"join {digest(code)}", "none"))
    if answer.status_code == 201:
        remember(answer, json.loads(answer.get_data())["token"])
    return answer


@links.route("/gm/<token>", methods=["GET"])
def gm_link(token: str) -> Response:
    """Take the GM's link: the browser gets the cookie and goes on to the start page."""
    slow_down()
    access = access_of(token)
    if access is None or not access.is_gm:
        raise wrong_code()
    answer = redirect("/", 303)
    remember(answer, token)  # type: ignore[arg-type]
    return answer  # type: ignore[return-value]


def remember(answer: Response, token: str) -> None:
    """Set the cookie that stands for *token*: for this site alone and out of reach of scripts."""
    answer.set_cookie(COOKIE, token, max_age=COOKIE_S, httponly=True, samesite="Strict")
    answer.headers["Cache-Control"] = "no-store"


def _seat(session: Session, code: str) -> TokenRow:
    """Return the seat of a code.  Raises a 404 that counts as a wrong token, or a 429."""
    seat = session.exec(select(TokenRow).where(TokenRow.code == code)).first()
    battle = None if seat is None or seat.battle is None else session.get(BattleRow, seat.battle)
    if seat is None or seat.revoked or battle is None or battle.hidden:
        raise wrong_code()
    return seat


def _free_name(session: Session, seat: TokenRow, name: str) -> str:
    """Return *name*, with a number where another seat of the battle or a role goes by it."""
    others = select(TokenRow).where(TokenRow.battle == seat.battle, col(TokenRow.revoked).is_(False))
    taken = {
        row.name.casefold()
        for row in session.exec(others)
        if row.name is not None and seat.id not in (row.id, row.seat)
    } | set(RESERVED)
    free, number = name, 2
    while free.casefold() in taken:
        free, number = f"{name} {number}", number + 1
    return free
