"""`/tokens`: access that the GM gives, lists and takes away."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Response, jsonify, request
from flask_smorest import Blueprint
from sqlmodel import Session, col, select

from timonier.api import given
from timonier.api.access import digest, gm, not_found
from timonier.api.battles import read_book
from timonier.api.body import object_body
from timonier.api.changes import change
from timonier.api.network import qr_svg
from timonier.api.reach import reached, wanted_address
from timonier.api.server import server
from timonier.store.books import new_id, now
from timonier.store.models import TokenRow

blueprint = Blueprint("tokens", __name__, url_prefix="/api/v1/tokens", description="Who may come in")

ROLES = ("gm", "player", "display", "device")
MAY = ("dice", "orders", "odds")

ALPHABET = "23456789BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6
"""A seat's code: nothing that is read in two ways, no vowel and so no word.  With :data:`WRONG_TOKENS` tries
a minute a guess at one of ten codes takes three years on the average."""


@blueprint.route("", methods=["POST"])
def make() -> Response:
    """Give access: a token, and for who sits at the table also a code to type and the link to it."""
    gm()
    body = object_body()
    role, may = given.one_of(body, "role", ROLES), given.some_of(body, "may", MAY)
    name = given.text_or_none(body, "name")
    # Asked before anything is written: trying an address takes a request of its own.
    addresses = reached() if role == "gm" else []

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        battle, side = _seat(session, body, role)
        token = secrets.token_urlsafe(24)
        row = TokenRow(
            id=new_id(),
            digest=digest(token),
            code=_code(session) if role in ("player", "display") else None,
            role=role,
            name=name,
            battle=battle,
            side=side,
            may=may if role == "player" else [],
            at=now(),
        )
        session.add(row)
        return 201, {**token_json(row, []), "token": token, **_gm_link(role, token, addresses)}

    return change(work)


@blueprint.route("", methods=["GET"])
def listing() -> Response:
    """List all access in force, the oldest first, each seat with the devices that joined it."""
    gm()
    battle = request.args.get("battle")
    with server().store.reading() as session:
        found = select(TokenRow).where(col(TokenRow.revoked).is_(False))
        rows = session.exec(found.order_by(col(TokenRow.at), col(TokenRow.id))).all()
    return jsonify(
        [
            token_json(row, [device for device in rows if device.seat == row.id])
            for row in rows
            if row.seat is None and battle in (None, row.battle)
        ]
    )


@blueprint.route("/<token>/qr", methods=["GET"])
def qr(token: str) -> Response:
    """Draw the way to a seat: its link at an address that answers (`address`, else the first one)."""
    gm()
    with server().store.reading() as session:
        row = session.get(TokenRow, token)
    if row is None or row.revoked or row.code is None:
        raise not_found("token", token)
    drawn = qr_svg(f"{wanted_address()}/join/{row.code}")
    answer = Response(drawn, content_type="image/svg+xml")
    answer.headers["Cache-Control"] = "no-store"
    return answer


@blueprint.route("/<token>", methods=["DELETE"])
def revoke(token: str) -> Response:
    """Take access away: a seat's from every device that joined it, or one device's."""
    gm()

    battles: list[str] = []
    gone: list[str] = []

    def work(session: Session) -> tuple[int, None]:
        row = session.get(TokenRow, token)
        if row is None or row.revoked:
            raise not_found("token", token)
        battles.extend([row.battle] if row.battle else [])
        for one in (row, *session.exec(select(TokenRow).where(TokenRow.seat == token))):
            one.revoked = True
            session.add(one)
            gone.append(one.id)
        return 204, None

    answer = change(work)
    server().streams.end(gone)
    for battle in battles:
        server().bell.ring(battle)  # A stream that is open sees that it has to end.
    return answer


def token_json(row: TokenRow, devices: list[TokenRow]) -> dict[str, Any]:
    """Return access as the GM sees it; the token itself is shown once, when it is made."""
    names = ("id", "role", "name", "battle", "side", "may", "code", "at")
    return {
        **{name: getattr(row, name) for name in names},
        "url": None if row.code is None else f"{base_url()}/join/{row.code}",
        "devices": [{"id": device.id, "name": device.name, "at": device.at} for device in devices],
    }


def _gm_link(role: str, token: str, addresses: list[str]) -> dict[str, str | None]:
    """Return the link that lets another GM in and its QR code, this once; None where no address answers."""
    link = f"{addresses[0]}/gm/{token}" if role == "gm" and addresses else None
    return {"link": link, "qr": None if link is None else qr_svg(link)}


def base_url() -> str:
    """Return where other devices reach this server, without a slash at the end."""
    return server().public_url or request.host_url.rstrip("/")


def tidy(code: str) -> str:
    """Return a code as it was made, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)


def _code(session: Session) -> str:
    """Return a code that no seat has or had."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        if session.exec(select(TokenRow).where(TokenRow.code == code)).first() is None:
            return code


def _seat(session: Session, body: dict[str, Any], role: str) -> tuple[str | None, str | None]:
    """Return battle and side of new access: a player has both, a display a battle, a GM none."""
    if role == "gm" or (role == "device" and body.get("battle") is None):
        return None, None
    battle = given.text(body, "battle")
    book = read_book(session, battle)
    if role != "player":
        return battle, None
    return battle, given.one_of(body, "side", list(book.battle.sides))
