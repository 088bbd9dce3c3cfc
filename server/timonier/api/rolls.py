"""`/battles/{id}/rolls/{roll}`: faces from a hand, software or what undo gave back; choices; cancelling."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from flask import Response
from sqlmodel import Session

from timonier.api import given, handing, sight
from timonier.api.access import Access, forbidden, seat_of
from timonier.api.battles import blueprint
from timonier.api.body import bad_field, object_body
from timonier.api.changes import change, open_book
from timonier.api.commands import done_json, refused, settle
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.shown import answered_by, pending_json
from timonier.kernel.asks import Ask, AskChoice, AskDice, Word
from timonier.kernel.desk import NotAwaiting
from timonier.kernel.dice import BadDice
from timonier.kernel.engine import Outcome, Refused
from timonier.kernel.pouring import DiceOffered, RollAnswered
from timonier.store.books import Book, sides_of
from timonier.store.saves import LONGEST_REASON
from timonier.words import say

_random = secrets.SystemRandom()

_ROLL = re.compile(r"(\d{1,9})-(\d{1,9})", re.ASCII)
"""The name of a roll: the number of its order, and its place in it."""


@blueprint.route("/<battle>/rolls/<roll>", methods=["PUT"])
def answer(battle: str, roll: str) -> Response:
    """Answer a roll: 201 where that completes the order, 202 with what is still awaited."""
    access, lang = seat_of(battle), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        place = place_of(book, roll)
        if place is None:
            return _already(book, roll, body, access, lang)
        if book.stale:
            raise Problem(409, say(lang, "detail-rules-changed"), code="rules_changed")
        _check_hand(book, access, place, body)
        if body.get("source") == "tower" and "faces" not in body:
            rethrow = may_rethrow(body, access)
            with told():
                _check_offered(book, place, rethrow)
            handing.hand(session, book, place, body, rethrow)
            return 202, {"pending": pending_json(book, access, lang), "version": book.version}
        before = book.desk.pending
        outcome = _give(book, place, body, access)
        if isinstance(outcome, Refused):
            raise refused(book, sight.refusal_for(book, outcome.refusal, access), lang)
        if (
            book.desk.pending is not None
            and before is not None
            and book.desk.pending.answers == before.answers
        ):
            return 202, {"pending": pending_json(book, access, lang), "version": book.version}
        book.tell("rolled", roll_id=roll)
        return settle(session, book, access, lang)

    return change(work)


@blueprint.route("/<battle>/rolls/<roll>", methods=["DELETE"])
def cancel(battle: str, roll: str) -> Response:
    """Cancel the waiting order; its dice stay facts."""
    access, lang = seat_of(battle), request_lang()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        pending = book.desk.pending
        if pending is None or roll.split("-", maxsplit=1)[0] != str(pending.n):
            raise no_roll()
        if not access.is_gm and (book.pending_by != access.signature or "orders" not in access.may):
            raise forbidden()
        book.desk.cancel()
        book.save(session, access.signature)
        return 200, {
            "cancelled": pending.n,
            "pending": pending_json(book, access, lang),
            "version": book.version,
        }

    return change(work)


def throw_for_sources(book: Book, by: str) -> None:
    """Answer what comes by itself: software's dice, and for a tower those that undo gave back."""
    while (pending := book.desk.pending) is not None and not book.stale:
        places = [
            place
            for place in pending.waiting.open
            if isinstance(pending.waiting.asks[place], AskDice) and _comes_by_itself(book, place)
        ]
        if not places:
            return
        throw_by_software(book, places[0], by)


def _comes_by_itself(book: Book, place: int) -> bool:
    """Tell whether software answers a roll: its side's, or a tower's for which dice were given back."""
    pending = book.desk.pending
    assert pending is not None
    ask = pending.waiting.asks[place]
    source = book.row.sources.get(book.hand(ask) or "")
    return source == "software" or (source == "tower" and book.desk.given_back(place) is not None)


def throw_by_software(book: Book, place: int, by: str, *, rethrow: str = "") -> Outcome:
    """Throw what is missing of one roll, given-back dice first.  Raises :class:`DiceOffered` never."""
    pending = book.desk.pending
    assert pending is not None
    ask, there = pending.waiting.asks[place], len(pending.answers[place].words)
    if not rethrow and book.desk.given_back(place) is not None:
        return book.desk.take_offered(place)
    faces = throw(ask, ask.count - there)
    return _pour(book, place, faces, there, "software", by, rethrow=rethrow)


def throw(ask: Ask, count: int) -> list[Word]:
    """Return *count* faces of the die asked for, from the system's randomness."""
    return [_random.randint(1, sides_of(ask)) for _ in range(count)]


def _give(book: Book, place: int, body: dict[str, Any], access: Access) -> Outcome:
    """Answer the ask at *place* with what the body holds.  Raises a 409 or 422; nothing is taken then."""
    rethrow = may_rethrow(body, access)
    with told():
        if "choice" in body or "choices" in body:
            return _choose(book, place, body, access)
        if "faces" in body:
            return _hand(book, place, body, access, rethrow)
        return _by_source(book, place, body, access, rethrow)


@contextmanager
def told() -> Iterator[None]:
    """Turn what the kernel says to an answer that does not fit into a 404, 409 or 422."""
    lang = request_lang()
    try:
        yield
    except NotAwaiting:
        raise no_roll() from None
    except RollAnswered:
        raise Problem(409, say(lang, "detail-roll-answered"), code="roll_answered") from None
    except DiceOffered as offer:
        faces = list(offer.offered.words)
        detail = say(lang, "detail-dice-offered", faces=", ".join(map(str, faces)))
        raise Problem(409, detail, code="dice_offered", offered=faces) from None
    except BadDice as bad:
        detail = say(lang, "detail-bad-dice", reason=", ".join(map(str, bad.words)) or "–")
        raise Problem(422, detail, code="bad_dice", errors={"faces": [detail]}) from None


def _hand(book: Book, place: int, body: dict[str, Any], access: Access, rethrow: str) -> Outcome:
    faces, start, source = body["faces"], body.get("from", 0), body.get("source", "hand")
    if not isinstance(faces, list) or not faces:
        raise bad_field("faces", "faces")
    if type(start) is not int or start < 0:
        raise bad_field("from", "whole")
    if source not in ("hand", "tower"):
        raise bad_field("source", "source")
    return _pour(book, place, faces, start, source, access.signature, rethrow=rethrow)


def _by_source(book: Book, place: int, body: dict[str, Any], access: Access, rethrow: str) -> Outcome:
    source = body.get("source")
    if source == "offered":
        return book.desk.take_offered(place)
    if source != "software":
        raise bad_field("source", "answer")
    _check_offered(book, place, rethrow)
    outcome = throw_by_software(book, place, access.signature, rethrow=rethrow)
    while body.get("rest") is True and (pending := book.desk.pending) is not None:
        mine = [p for p in pending.waiting.open if _may_answer(book, access, pending.waiting.asks[p])]
        if not mine or not isinstance(pending.waiting.asks[mine[0]], AskDice):
            break
        outcome = throw_by_software(book, mine[0], access.signature)
    return outcome


def _check_offered(book: Book, place: int, rethrow: str) -> None:
    """Raise :class:`DiceOffered` where undo gave dice back for a roll, unless it may be thrown anew."""
    offer = book.desk.given_back(place)
    if offer is not None and not rethrow:
        raise DiceOffered(offer)


def _choose(book: Book, place: int, body: dict[str, Any], access: Access) -> Outcome:
    words = body["choices"] if "choices" in body else [body["choice"]]
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        raise bad_field("choice", "text")
    outcome = book.desk.give(place, words[:1])
    for word in words[1:]:
        pending = book.desk.pending
        first = pending.waiting.open[0] if pending is not None else -1
        if pending is None or not isinstance(pending.waiting.asks[first], AskChoice):
            raise BadDice("more words than choices", None, [word])
        if not _may_answer(book, access, pending.waiting.asks[first]):
            raise forbidden()
        outcome = book.desk.give(first, [word])
    return outcome


def _pour(
    book: Book, place: int, faces: Sequence[Word], start: int, source: str, by: str, *, rethrow: str
) -> Outcome:
    pending = book.desk.pending
    assert pending is not None
    why = rethrow if book.desk.given_back(place) is not None else None
    facts = book.throw(faces, sides_of(pending.waiting.asks[place]), source, by, rethrow=why or None)
    book.changed = True
    return book.desk.give(place, faces, start, facts, bool(rethrow))


def may_rethrow(body: dict[str, Any], access: Access) -> str:
    """Return why given-back dice may be left lying, as the GM says, else nothing.  Raises a 422 or 403."""
    reason = given.text_or_none(body, "rethrow", longest=LONGEST_REASON)
    if reason is not None and not access.is_gm:
        raise forbidden()
    return reason or ""


def place_of(book: Book, roll: str) -> int | None:
    """Return the place of a roll of the waiting order, None where it belongs to none that waits."""
    from timonier.api.shown import roll_id

    pending = book.desk.pending
    if pending is None:
        return None
    count = 1 if book.stale else len(pending.waiting.asks)
    return next((place for place in range(count) if roll_id(book, place) == roll), None)


def _already(
    book: Book, roll: str, body: dict[str, Any], access: Access, lang: str
) -> tuple[int, dict[str, Any]]:
    """Answer for a roll of an order that is carried out: the same faces again change nothing."""
    named = _ROLL.fullmatch(roll)
    order, place = (int(named[1]), int(named[2])) if named else (0, 0)
    answers = answered_by(book.ledger, order) if named else None
    if answers is None or place >= len(answers):
        raise no_roll()
    faces = body.get("faces", body.get("choices", [body.get("choice")]))
    start = body.get("from", 0)
    words = [word for answer in answers[place:] for word in answer.words]
    if not isinstance(faces, list) or type(start) is not int:
        raise bad_field("faces", "faces")
    if body.get("source") not in ("software", "offered") and faces != words[start : start + len(faces)]:
        raise Problem(409, say(lang, "detail-roll-answered"), code="roll_answered")
    if not access.is_gm:
        asks = [answer.ask for answer in answers[place : place + 1] if answer.ask is not None]
        if not all(_may_answer(book, access, ask) for ask in asks):
            raise forbidden()
    return 201, done_json(book, order, access, lang)


def _check_hand(book: Book, access: Access, place: int, body: dict[str, Any]) -> None:
    pending = book.desk.pending
    if pending is not None and not _may_answer(book, access, pending.waiting.asks[place]):
        raise forbidden()


def _may_answer(book: Book, access: Access, ask: Ask) -> bool:
    """Tell whether a seat may answer *ask*: a GM any, a player with ``dice`` those of the own side."""
    if access.is_gm:
        return True
    mine = access.role == "player" and "dice" in access.may and book.hand(ask) == access.side
    return mine and book.battle.veils.get(ask.ship or "") != "whole"


def no_roll() -> Problem:
    """Return the answer to a roll that nobody waits for."""
    return Problem(404, say(request_lang(), "detail-no-roll"), code="no_such_roll")
