"""`/towers/{id}/throws`: dice that fell in a tower, to the roll they were asked for, else to the tray."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import Response
from sqlmodel import Session, col, select

from timonier.api import given, handing
from timonier.api.access import Access
from timonier.api.body import object_body
from timonier.api.bridges import PlainRoll, Tower
from timonier.api.changes import change, open_book
from timonier.api.commands import settle
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.rolls import place_of
from timonier.api.server import server
from timonier.api.towers import blueprint, own_tower
from timonier.api.tray import drop
from timonier.kernel.desk import NotAwaiting
from timonier.kernel.dice import BadDice
from timonier.kernel.engine import Refused
from timonier.kernel.pouring import DiceOffered, RollAnswered
from timonier.store import sources
from timonier.store.books import Book, new_id, now, sides_of
from timonier.store.models import ThrowRow
from timonier.words import say

MOST_DICE, MOST_SIDES = 100, 1000
LONGEST_EVENT = 80


@dataclass(frozen=True)
class _Fallen:
    """Dice that fell: which, where, and the name of the throw."""

    faces: Sequence[int]
    sides: int
    source: str
    by: str
    event: str


@blueprint.route("/<tower>/throws", methods=["POST"])
def throw(tower: str) -> Response:
    """Take dice that fell; the same event again is the same throw and changes nothing."""
    mine, lang = own_tower(tower), request_lang()
    body = object_body()
    told = _event(body, tower)
    sides = given.whole(body, "sides", 2, MOST_SIDES)
    faces = given.faces(body, "faces", sides, MOST_DICE)
    roll = given.text_or_none(body, "roll_id")

    falling: list[tuple[PlainRoll, list[int]]] = []

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        event, before = _known(session, told, faces, sides)
        if before is not None:
            return 200, {"to": "tray" if before.state == "tray" else "roll", "repeated": True}
        fallen = _Fallen(faces, sides, _source(mine), name_of(mine), event)
        plain = None if roll is None else server().towers.plain(roll)
        if plain is not None and plain.tower == mine.id and plain.sides == sides:
            _apart(session, fallen, "used")
            falling.append((plain, faces))
            return 201, {"to": "roll", "repeated": False}
        if mine.battle is None:
            _apart(session, fallen, "tray")
            return 201, {"to": "tray", "repeated": False}
        book = open_book(session, mine.battle, guard=False)
        left = _to_roll(session, book, roll, fallen)
        if left:
            drop(book, list(left), sides, fallen.source, fallen.by, event)
        to = "roll" if len(left) < len(faces) else "tray"
        if to == "roll":
            settle(session, book, Access("gm", "gm", fallen.by), lang)
        else:
            book.save(session, fallen.by)
        return 201, {"to": to, "repeated": False, "battle": book.row.id, "version": book.version}

    answer = change(work)
    for plain, fell in falling:
        server().towers.fell_plain(plain, fell)
    return answer


def name_of(tower: Tower) -> str:
    """Return what the log calls a tower."""
    return str(tower.said.get("name") or tower.id)


def _source(tower: Tower) -> str:
    """Return where a tower throws, as it is kept: what only plays one is no tower."""
    return sources.SIMULATED if tower.said.get("simulated") else sources.TOWER


def _event(body: dict[str, Any], tower: str) -> str:
    """Return the name of a throw: a text, or the number of an event of this tower.  Raises a 422."""
    if type(body.get("event")) is int:
        return f"{tower}-{body['event']}"
    return given.text(body, "event", longest=LONGEST_EVENT)


def _known(session: Session, event: str, faces: Sequence[int], sides: int) -> tuple[str, ThrowRow | None]:
    """Return the name of a throw, and a die of it where it is known already.

    Other dice under a name that was used are another throw, whatever a board forgot over a power cut: they
    get a name of their own.
    """
    name, number = event, 1
    while True:
        known = select(ThrowRow).where(col(ThrowRow.source).in_(sources.TOWERS), ThrowRow.event == name)
        rows = session.exec(known).all()
        if not rows:
            return name, None
        if sorted(row.face for row in rows) == sorted(faces) and rows[0].sides == sides:
            return name, rows[0]
        number += 1
        name = f"{event}#{number}"


def _to_roll(session: Session, book: Book, roll: str | None, fallen: _Fallen) -> Sequence[int]:
    """Pour faces into the roll they are for; return those that it does not want."""
    pending, faces = book.desk.pending, fallen.faces
    place = None if roll is None or book.stale else place_of(book, roll)
    if pending is None or place is None or place not in pending.waiting.open:
        return faces
    ask, there = pending.waiting.asks[place], len(pending.answers[place].words)
    if sides_of(ask) != fallen.sides or not handing.is_handed(session, book, place):
        return faces
    mine, left = faces[: ask.count - there], faces[ask.count - there :]
    why = handing.may_rethrow(session, book, place) if book.desk.given_back(place) is not None else ""
    facts = book.throw(mine, fallen.sides, fallen.source, fallen.by, fallen.event, rethrow=why or None)
    try:
        outcome = book.desk.give(place, mine, there, facts, bool(why))
    except (NotAwaiting, RollAnswered, DiceOffered, BadDice):
        for fact in facts:
            del book.fresh[fact]
        return faces
    if isinstance(outcome, Refused):
        raise Problem(409, say(request_lang(), "detail-no-roll"), code="no_such_roll")
    book.tell("rolled", roll_id=roll)
    return left


def _apart(session: Session, fallen: _Fallen, state: str) -> None:
    """Keep dice that fell outside any battle."""
    for place, face in enumerate(fallen.faces):
        session.add(
            ThrowRow(
                id=new_id(),
                battle=None,
                place=place,
                sides=fallen.sides,
                face=face,
                source=fallen.source,
                by=fallen.by,
                at=now(),
                event=fallen.event,
                state=state,
            )
        )
