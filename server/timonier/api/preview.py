"""`/battles/{id}/preview`: what an order is likely to do, before it is given.  Nothing is changed by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Response, jsonify, request
from sqlmodel import Session

from timonier.api.access import Access, forbidden, seat_of
from timonier.api.battles import blueprint, read_book
from timonier.api.body import bad_field, json_body
from timonier.api.changes import change
from timonier.api.commands import GMS_OWN
from timonier.api.given import wrong
from timonier.api.language import request_lang
from timonier.api.server import server
from timonier.kernel import veils
from timonier.kernel.preview import preview, preview_json, without
from timonier.kernel.ruleset import Battle
from timonier.store.books import Book

MOST_ORDERS = 20
"""So many orders can be compared at once."""


@blueprint.route("/<battle>/preview", methods=["POST"])
def previews(battle: str) -> Response:
    """Tell the odds of an order, or of several in the order given; a player's from what they may see."""
    access = seat_of(battle)
    body = json_body()
    commands = body if isinstance(body, list) else [body]
    if not 0 < len(commands) <= MOST_ORDERS:
        raise wrong("", "reason-orders", most=str(MOST_ORDERS))
    for command in commands:
        if not isinstance(command, dict):
            raise bad_field("", "object")
        if not isinstance(command.get("type"), str):
            raise bad_field("type", "type")

    def look(session: Session) -> list[dict[str, Any]]:
        book = read_book(session, battle)
        return [_told(book, access, command) for command in commands]

    if "Idempotency-Key" in request.headers:
        return change(lambda session: (200, _as_asked(body, look(session))))
    with server().store.reading() as session:
        return jsonify(_as_asked(body, look(session)))


def _as_asked(body: Any, told: list[dict[str, Any]]) -> Any:
    return told if isinstance(body, list) else told[0]


def _told(book: Book, access: Access, command: Mapping[str, Any]) -> dict[str, Any]:
    """Return the odds of one order.  Raises a 403 where *access* may not know them."""
    seen = veils.battle_for(book.ruleset, book.battle, access.viewer)
    sheets = [] if access.is_gm else [ship for ship, veil in seen.veils.items() if veil == "sheet"]
    if not access.is_gm:
        _check(book, access, seen, command)
        if veils.names(command, sheets):
            raise forbidden()
    found = without(preview(book.ruleset, seen, command), sheets)
    return preview_json(book.ruleset, seen, found, request_lang())


def _check(book: Book, access: Access, seen: Battle, command: Mapping[str, Any]) -> None:
    """Refuse (403) who has no odds, and what a seat cannot order: others' ships, the GM's orders, rulings."""
    ships = [command["ship"]] if "ship" in command else command.get("ships")
    own = isinstance(ships, list) and ships and all(_commands(book, access, seen, ship) for ship in ships)
    may = access.role == "player" and "odds" in access.may
    if not may or not own or command["type"] in GMS_OWN or command.get("overrule"):
        raise forbidden()


def _commands(book: Book, access: Access, seen: Battle, ship: Any) -> bool:
    """Tell whether a player's seat has *ship*, which no veil keeps from it."""
    known = isinstance(ship, str) and ship in seen.ships and ship not in seen.veils
    return known and book.ruleset.who(seen, ship) == access.side
