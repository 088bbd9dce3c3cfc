"""Rolls handed to a tower, and what it should show.  A tower throws only what it was handed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlmodel import Session

from timonier.api.body import bad_field
from timonier.api.bridges import Tower
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import Server, server
from timonier.api.shown import roll_id
from timonier.kernel import texts, veils
from timonier.kernel.asks import AskDice
from timonier.kernel.ruleset import Viewer
from timonier.store.books import Book
from timonier.store.models import Setting
from timonier.store.shelf import UnknownBattle
from timonier.words import DEFAULT_LANG, say

WHOLE = "*"
"""Stands for all rolls of the waiting order."""


def hand(session: Session, book: Book, place: int, body: Mapping[str, Any], rethrow: str) -> None:
    """Hand a waiting roll, or with ``rest`` the whole order, to the tower of the battle.

    A tower that serves no battle yet takes this one.  Raises a 409 where there is no tower.
    """
    pending = book.desk.pending
    assert pending is not None
    if not isinstance(pending.waiting.asks[place], AskDice):
        raise bad_field("source", "answer")
    tower = server().towers.for_battle(book.row.id)
    if tower is None:
        raise Problem(409, say(request_lang(), "detail-no-tower"), code="no_tower")
    if tower.battle is None:
        tower.battle = book.row.id
        keep(session, tower)
    roll = WHOLE if body.get("rest") is True else roll_id(book, place)
    handed = _handed(session, book)
    times = handed.get(roll, {}).get("times", 0) + 1
    _write(session, book, {**handed, roll: {"rethrow": rethrow, "times": times}})


def may_rethrow(session: Session, book: Book, place: int) -> str:
    """Return why a roll handed to the tower is thrown anew in spite of dice given back, else nothing."""
    return str(_handed(session, book).get(roll_id(book, place), {}).get("rethrow") or "")


def is_handed(session: Session, book: Book, place: int) -> bool:
    """Tell whether the roll at *place* is the tower's: handed to it, or by the source of its side."""
    pending = book.desk.pending
    assert pending is not None
    ask = pending.waiting.asks[place]
    if not isinstance(ask, AskDice):
        return False
    handed = _handed(session, book)
    by_side = book.row.sources.get(book.hand(ask) or "") == "tower"
    return by_side or WHOLE in handed or roll_id(book, place) in handed


def wanted(parts: Server, session: Session, tower: Tower) -> dict[str, Any]:
    """Return what *tower* is to do now: ``rolls`` by id, ``wind`` and ``picture``, and the version."""
    plain = {roll["roll_id"]: roll for roll in _plain(parts, tower)}
    nothing: dict[str, Any] = {"battle": None, "rolls": plain, "wind": None, "picture": "idle", "version": 0}
    if tower.battle is None:
        return nothing
    try:
        book = parts.shelf.open(session, tower.battle)
    except UnknownBattle:
        return nothing
    board = veils.board_for(
        book.ruleset, book.battle, Viewer("display", None), texts.words(book.ruleset.package, DEFAULT_LANG)
    )
    burning = any(mark["alarm"] == "fire" for ship in board["ships"] for mark in ship["marks"])
    wind = board["wind"]
    return {
        "battle": tower.battle,
        "rolls": {roll["roll_id"]: roll for roll in _rolls(session, book, tower)} | plain,
        "wind": None if wind is None else {name: wind[name] for name in ("from_deg", "beaufort")},
        "picture": "fire" if burning else "idle",
        "version": book.version,
    }


def keep(session: Session, tower: Tower) -> None:
    """Write down what the GM set for a tower, so that it holds when the server starts again."""
    value = json.dumps({"battle": tower.battle, "trigger": tower.trigger})
    session.merge(Setting(key=f"tower:{tower.id}", value=value))


def kept(session: Session, key: str) -> Tower:
    """Return a tower as the GM set it, or a new one."""
    row = session.get(Setting, f"tower:{key}")
    return Tower(key) if row is None else Tower(key, **json.loads(row.value))


def _plain(parts: Server, tower: Tower) -> list[dict[str, Any]]:
    """Return the rolls outside any battle that a tower has to throw."""
    return [
        {
            "roll_id": roll.id,
            "dice": f"{roll.wanted - len(roll.faces)}d{roll.sides}",
            "count": roll.wanted - len(roll.faces),
            "times": 0,
            "sides": roll.sides,
            "trigger": roll.trigger,
            "purpose": "plain",
            "battle": None,
            "version": None,
        }
        for roll in parts.towers.plain_of(tower.id)
    ]


def _rolls(session: Session, book: Book, tower: Tower) -> list[dict[str, Any]]:
    pending = book.desk.pending
    if pending is None or book.stale:
        return []
    found, handed = [], _handed(session, book)
    for place in pending.waiting.open:
        ask, there = pending.waiting.asks[place], len(pending.answers[place].words)
        if isinstance(ask, AskDice) and is_handed(session, book, place):
            key = roll_id(book, place)
            found.append(
                {
                    "roll_id": key,
                    "dice": f"{ask.count - there}d{ask.sides}",
                    "count": ask.count - there,
                    "times": handed.get(key, handed.get(WHOLE, {})).get("times", 0),
                    "sides": ask.sides,
                    "trigger": tower.trigger,
                    "purpose": ask.purpose,
                    "battle": book.row.id,
                    "version": book.version,
                }
            )
    return found


def _handed(session: Session, book: Book) -> dict[str, dict[str, Any]]:
    """Return the rolls of the waiting order that were handed over; those of older orders do not count."""
    row, pending = session.get(Setting, f"handed:{book.row.id}"), book.desk.pending
    kept = {} if row is None else json.loads(row.value)
    if pending is None or kept.get("order") != pending.n:
        return {}
    rolls: dict[str, dict[str, Any]] = kept["rolls"]
    return rolls


def _write(session: Session, book: Book, rolls: Mapping[str, dict[str, Any]]) -> None:
    assert book.desk.pending is not None
    value = json.dumps({"order": book.desk.pending.n, "rolls": dict(rolls)})
    session.merge(Setting(key=f"handed:{book.row.id}", value=value))
