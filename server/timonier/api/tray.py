"""`/battles/{id}/tray`: throws that nobody asked for, until they are claimed or thrown away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Response, jsonify, request
from sqlmodel import Session

from timonier.api import given
from timonier.api.access import gm_of, not_found, seat_of
from timonier.api.battles import blueprint, read_book
from timonier.api.body import object_body
from timonier.api.changes import change, open_book
from timonier.api.commands import refused, settle
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.rolls import may_rethrow, no_roll, place_of, told
from timonier.api.server import server
from timonier.api.shown import roll_id
from timonier.kernel.asks import AskDice
from timonier.kernel.engine import Refused
from timonier.store import sources
from timonier.store.books import Book, Die, new_id
from timonier.store.saves import LONGEST_REASON
from timonier.store.trays import Throw, settle_throws, tray_of
from timonier.words import say

SOURCES = ("hand", "software", "tower")
MOST_SIDES, MOST_FACES = 999, 100


@blueprint.route("/<battle>/tray", methods=["GET"])
def show_tray(battle: str) -> Response:
    """List the throws that wait, the oldest first."""
    seat_of(battle)
    with server().store.reading() as session:
        read_book(session, battle)
        return jsonify([throw_json(throw) for throw in tray_of(session, battle)])


@blueprint.route("/<battle>/tray", methods=["POST"])
def use_tray(battle: str) -> Response:
    """Give a throw to an awaited roll (`throw`, `roll_id`), or put one in (`faces`, `sides`, `source`)."""
    access, lang = gm_of(battle), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        if "throw" not in body:
            return 201, _put(session, book, body, access.signature)
        throw = _find(session, battle, body)
        rethrow = may_rethrow(body, access)
        why = _claim(book, throw, body.get("roll_id"), rethrow)
        settle_throws(session, [throw], "used", why)
        book.tell("tray", throw=throw.id, state="used")
        return settle(session, book, access, lang)

    return change(work)


@blueprint.route("/<battle>/tray", methods=["DELETE"])
def clear_tray(battle: str) -> Response:
    """Throw one throw away (`throw`) or all of them, with a `reason`, in the body or the query."""
    access = gm_of(battle)
    body = object_body() if request.get_data(cache=True) else request.args.to_dict()
    reason = given.text(body, "reason", longest=LONGEST_REASON)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        wanted = [_find(session, battle, body)] if "throw" in body else tray_of(session, battle)
        settle_throws(session, wanted, "discarded", reason)
        for throw in wanted:
            book.tell("tray", throw=throw.id, state="discarded")
        book.save(session, access.signature)
        return 200, {"discarded": [throw.id for throw in wanted], "version": book.version}

    return change(work)


def throw_json(throw: Throw) -> dict[str, Any]:
    """Return a throw as it is shown."""
    return {
        "id": throw.id,
        "faces": throw.faces,
        "sides": throw.sides,
        **sources.told(throw.source),
        "by": throw.by,
        "at": throw.at,
    }


def drop(book: Book, faces: list[int], sides: int, source: str, by: str | None, event: str) -> str:
    """Let a throw that nobody asked for fall into the tray and return its id."""
    keys = book.throw(faces, sides, source, by, event)
    for key in keys:
        book.fresh[key].state = "tray"
    book.tell("tray", throw=keys[0], state="tray")
    return keys[0]


def _put(session: Session, book: Book, body: Mapping[str, Any], by: str) -> dict[str, Any]:
    sides = given.whole(body, "sides", 1, MOST_SIDES)
    faces = given.faces(body, "faces", sides, MOST_FACES)
    key = drop(book, faces, sides, given.one_of(body, "source", SOURCES, "hand"), by, new_id())
    book.save(session, by)
    session.flush()
    throw = next(throw for throw in tray_of(session, book.row.id) if throw.id == key)
    return {"throw": throw_json(throw), "version": book.version}


def _find(session: Session, battle: str, body: Mapping[str, Any]) -> Throw:
    """Return the throw that *body* names.  Raises a 404."""
    key = given.text(body, "throw")
    for throw in tray_of(session, battle):
        if throw.id == key:
            return throw
    raise not_found("throw", key)


def _claim(book: Book, throw: Throw, roll: Any, rethrow: str) -> str | None:
    """Give a throw to a roll, the awaited one where none is named; return why in spite of dice given back.

    Raises a 404, 409 or 422.
    """
    pending = book.desk.pending
    if pending is None or not pending.waiting.open:
        raise no_roll()
    place = pending.waiting.open[0] if roll is None else place_of(book, str(roll))
    if place is None:
        raise no_roll()
    ask = pending.waiting.asks[place]
    if not isinstance(ask, AskDice) or ask.sides != throw.sides:
        detail = say(request_lang(), "detail-other-die", asked=ask.notation, given=f"d{throw.sides}")
        raise Problem(422, detail, code="bad_dice", errors={"throw": [detail]})
    there, key = len(pending.answers[place].words), roll_id(book, place)
    book.changed = True
    why = rethrow if rethrow and book.desk.given_back(place) is not None else None
    for row in throw.rows:
        row.reason = why
        book.dice[row.id] = Die.of(row)
    with told():
        outcome = book.desk.give(place, throw.faces, there, [row.id for row in throw.rows], bool(rethrow))
    if isinstance(outcome, Refused):
        raise refused(book, outcome.refusal, request_lang())
    book.tell("rolled", roll_id=key)
    return why
