"""`/battles/{id}/commands` and `/orders`: what is ordered, and what can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Response, jsonify, request
from sqlmodel import Session

from timonier.api import campaigns, sight
from timonier.api.access import Access, forbidden, not_found, seat_of
from timonier.api.battles import answer_by_themselves, blueprint, read_book
from timonier.api.body import bad_field, object_body
from timonier.api.changes import change, open_book
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.api.shown import events_json, pending_json
from timonier.kernel import codec, texts
from timonier.kernel.engine import Refused
from timonier.kernel.ledger import Amended, Ordered
from timonier.kernel.refusals import Refusal
from timonier.kernel.trying import refusal_of_any
from timonier.store.books import Book
from timonier.words import say

GMS_OWN = ("next", "adjust", "note", "add_ship", "remove_ship", "conclude")
"""Orders that are the GM's alone."""


@blueprint.route("/<battle>/commands", methods=["POST"])
def order(battle: str) -> Response:
    """Give an order: 201 with what came of it, 202 while dice are awaited."""
    access, lang = seat_of(battle), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        if not isinstance(body.get("type"), str):
            raise bad_field("type", "type")
        check_order(book, access, body, lang)
        check_free(book, access, lang)
        outcome = book.desk.order(body)
        if isinstance(outcome, Refused):
            raise refused(book, sight.refusal_for(book, outcome.refusal, access), lang)
        return settle(session, book, access, lang)

    return change(work)


@blueprint.route("/<battle>/orders", methods=["GET"])
def orders(battle: str) -> Response:
    """List what a ship can be ordered now, each with the refusal that stands in the way."""
    access, lang = seat_of(battle), request_lang()
    ship = request.args.get("ship", "")
    with server().store.reading() as session:
        book = read_book(session, battle)
        veiled = not access.is_gm and book.battle.veils.get(ship) == "whole"
        if ship not in book.battle.ships or veiled:
            raise not_found("ship", ship)
        if not access.is_gm and not _commands(book, access, ship):
            raise forbidden()
        return jsonify([_orderable(book, name, ship, access, lang) for name in _ship_orders(book)])


def settle(session: Session, book: Book, access: Access, lang: str) -> tuple[int, dict[str, Any]]:
    """Bring a change to its end: dice that come by themselves, campaign ships, the rows; and answer."""
    waiting = book.desk.pending
    if waiting is not None:
        book.tell("pending", n=waiting.n)
    answer_by_themselves(book, access.signature)
    campaigns.settle(session, book)
    book.save(session, access.signature)
    if book.desk.pending is not None:
        return 202, {"pending": pending_json(book, access, lang), "version": book.version}
    return 201, done_json(book, book.ledger.last, access, lang)


def done_json(book: Book, n: int, access: Access, lang: str) -> dict[str, Any]:
    """Return the answer to an order that is carried out."""
    line = next(line for line in reversed(book.ledger.lines) if line.n == n)
    if isinstance(line, Amended):
        return {"entry": n, "events": [], "amended": line.entry, "version": book.version}
    if not isinstance(line, Ordered):
        return {"entry": n, "events": [], "version": book.version}
    told = events_json(book, line.events, access, lang, command=line.command)
    return {"entry": n, "events": told, "version": book.version}


def refused(book: Book, refusal: Refusal, lang: str) -> Problem:
    """Return the answer to an order that the rules refuse."""
    told = texts.refusal_json(book.ruleset, book.battle, refusal, lang)
    field = told.pop("field", None)
    detail = told.pop("message")
    if field is not None:
        told["errors"] = {field: [detail]}
    return Problem(422, detail, **told)


def check_free(book: Book, access: Access, lang: str) -> None:
    """Refuse (409) while another order waits for its dice."""
    if book.desk.pending is not None:
        pending = pending_json(book, access, lang)
        facts: dict[str, Any] = {"pending": pending} if pending else {}
        raise Problem(409, say(lang, "detail-awaiting"), code="awaiting_dice", version=book.version, **facts)


def check_order(book: Book, access: Access, command: Mapping[str, Any], lang: str) -> None:
    """Refuse (403) what a seat may not order: another side's ships, the GM's own orders, rulings.

    An order that names a ship hidden from the seat is refused as if there were no such ship.
    """
    if access.is_gm:
        return
    ships = [command["ship"]] if "ship" in command else command.get("ships")
    own = isinstance(ships, list) and ships and all(_commands(book, access, ship) for ship in ships)
    if "orders" not in access.may or command["type"] in GMS_OWN or not own or command.get("overrule"):
        raise forbidden()
    if sight.names_hidden(book.battle, dict(command), access):
        refusal = sight.refusal_as_unknown(book, command, access)
        raise forbidden() if refusal is None else refused(book, refusal, lang)


def _commands(book: Book, access: Access, ship: Any) -> bool:
    """Tell whether a player's seat has *ship*."""
    known = isinstance(ship, str) and ship in book.battle.ships and ship not in book.battle.veils
    return known and access.role == "player" and book.ruleset.who(book.battle, ship) == access.side


def _ship_orders(book: Book) -> list[str]:
    return [
        name
        for name, command in book.ruleset.commands.items()
        if name not in GMS_OWN
        and any(spec.name in ("ship", "ships") for spec in codec.fields_of(command.order))
    ]


def _orderable(book: Book, name: str, ship: str, access: Access, lang: str) -> dict[str, Any]:
    """Return whether *ship* can be ordered *name* now in any way, however the other fields are filled."""
    words = texts.words(book.ruleset.package, lang)
    others = _others(book, ship, sight.hidden_ships(book.battle, access))
    refusal = refusal_of_any(book.ruleset, book.battle, name, ship, others)
    if refusal is not None:
        refusal = sight.refusal_for(book, refusal, access)
    told = None if refusal is None else texts.refusal_json(book.ruleset, book.battle, refusal, lang)
    return {"type": name, "label": words.get(f"command-{name}"), "refusal": told}


def _others(book: Book, ship: str, hidden: Sequence[str]) -> list[str]:
    """Return the other ships that may be named, those of another side first."""
    side = book.ruleset.who(book.battle, ship)
    others = [other for other in book.battle.ships if other != ship and other not in hidden]
    return sorted(others or [ship], key=lambda other: book.ruleset.who(book.battle, other) == side)
