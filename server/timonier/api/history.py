"""`/battles/{id}/undo`, `/redo`, `/amend`: every mistake can be mended."""

from __future__ import annotations

from typing import Any

from flask import Response, request
from sqlmodel import Session

from timonier.api import campaigns
from timonier.api.access import gm_of
from timonier.api.battles import blueprint
from timonier.api.body import bad_field, object_body
from timonier.api.changes import change, open_book
from timonier.api.commands import check_free, refused
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.shown import events_json, pending_json
from timonier.kernel import texts
from timonier.kernel.desk import NotInForce
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Refused
from timonier.kernel.ledger import Applied, NothingToRedo, NothingToUndo
from timonier.kernel.record import is_count
from timonier.kernel.replay import Draft, Halt
from timonier.store.books import Book
from timonier.words import say


@blueprint.route("/<battle>/undo", methods=["POST"])
def undo(battle: str) -> Response:
    """Take back the last order, or all after an entry; while dice are awaited, cancel that order only."""
    access = gm_of(battle)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book, to = open_book(session, battle), _to()
        try:
            undone = book.desk.undo(to)
        except NothingToUndo:
            detail = say(request_lang(), "detail-nothing-to-undo")
            raise Problem(409, detail, code="nothing_to_undo") from None
        return _kept(session, book, access.signature, {"undone": undone})

    return change(work)


@blueprint.route("/<battle>/redo", methods=["POST"])
def redo(battle: str) -> Response:
    """Let hold again what was taken back."""
    access = gm_of(battle)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book, to = open_book(session, battle), _to()
        check_free(book, access, request_lang())
        try:
            redone = book.desk.redo(to)
        except NothingToRedo:
            detail = say(request_lang(), "detail-nothing-to-redo")
            raise Problem(409, detail, code="nothing_to_redo") from None
        return _kept(session, book, access.signature, {"redone": redone})

    return change(work)


@blueprint.route("/<battle>/amend", methods=["POST"])
def amend(battle: str) -> Response:
    """Correct an old entry and work out again what came after; 202 while dice are awaited for that."""
    access, lang = gm_of(battle), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        entry, command, dice, reason = _correction(body)
        check_free(book, access, lang)
        dry = body.get("dry_run") is True
        try:
            result, changed = book.desk.amend(
                entry, command, _facts(book, entry, dice, access.signature), reason, dry
            )
        except NotInForce:
            detail = say(lang, "detail-not-in-force", entry=str(entry))
            raise Problem(409, detail, code="not_in_force") from None
        if isinstance(result, Refused):
            raise refused(book, result.refusal, lang)
        if not dry:
            if book.desk.pending is not None:
                book.tell("pending", n=book.desk.pending.n)
            campaigns.settle(session, book)
            book.save(session, access.signature)
        return _amended(book, result, changed, access, lang, dry)

    return change(work)


def _amended(
    book: Book,
    result: Draft | Halt,
    changed: list[tuple[Applied, Applied]],
    access: Any,
    lang: str,
    dry: bool,
) -> tuple[int, dict[str, Any]]:
    halted = isinstance(result, Halt)
    missing = _missing(book, result, lang) if isinstance(result, Halt) else []
    told = {
        "changed": [
            {
                "entry": was.n,
                "was": events_json(book, was.events, access, lang),
                "now": events_json(book, now.events, access, lang),
                "refusal": _refusal(book, now, lang),
            }
            for was, now in changed
        ],
        "void": [now.n for _, now in changed if now.refusal is not None],
        "awaits": [each["dice"] for each in missing],
        "missing": missing,
        "pending": pending_json(book, access, lang),
        "version": book.version,
    }
    return (202 if halted and not dry else 200), told


def _missing(book: Book, halt: Halt, lang: str) -> list[dict[str, Any]]:
    """Return the rolls and choices that the correction waits for, and the entry that asks for them."""
    words = texts.words(book.ruleset.package, lang)
    entry = book.ledger.in_force[halt.draft.at + len(halt.draft.after)].n
    asks = [(halt.waiting.asks[place], halt.answers[place]) for place in halt.waiting.open]
    return [
        {
            "entry": entry,
            "dice": ask.notation,
            "purpose": ask.purpose,
            "label": words.label("purpose", ask.purpose),
            "ship": ask.ship,
            "missing": ask.count - len(answer.words),
        }
        for ask, answer in asks
    ]


def _refusal(book: Book, form: Applied, lang: str) -> dict[str, Any] | None:
    """Return why an entry would be void, None where it holds."""
    if form.refusal is None:
        return None
    return texts.refusal_json(book.ruleset, form.battle, form.refusal, lang)


def _kept(session: Session, book: Book, by: str, told: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    campaigns.settle(session, book)
    book.save(session, by)
    return 200, {**told, "version": book.version}


def _to() -> int | None:
    body = object_body() if request.get_data(cache=True) else {}
    to = body.get("to")
    if to is not None and not is_count(to):
        raise bad_field("to", "whole")
    return to


def _correction(body: dict[str, Any]) -> tuple[int, dict[str, Any] | None, list[list[Any]] | None, str]:
    entry, command, dice, reason = (body.get(name) for name in ("entry", "command", "dice", "reason"))
    if not is_count(entry):
        raise bad_field("entry", "whole")
    if command is not None and not (isinstance(command, dict) and isinstance(command.get("type"), str)):
        raise bad_field("command", "type")
    if dice is not None and not (isinstance(dice, list) and all(isinstance(words, list) for words in dice)):
        raise bad_field("dice", "faces")
    if not isinstance(reason, str) or not reason.strip():
        raise bad_field("reason", "text")
    return int(entry or 0), command, dice, reason


def _facts(book: Book, entry: int, dice: list[list[Any]] | None, by: str) -> list[Answer] | None:
    """Return the corrected dice as answers: a face that stays is the die it was, others are read by hand."""
    if dice is None:
        return None
    known = next((form.answers for form in book.ledger.in_force if form.n == entry), ())
    answers = []
    for place, words in enumerate(dice):
        old = known[place] if place < len(known) else Answer(())
        faces = all(type(word) is int for word in words)
        answers.append(Answer(tuple(words), facts=_dice_of(book, words, old, by) if faces else ()))
    return answers


def _dice_of(book: Book, faces: list[int], old: Answer, by: str) -> tuple[Any, ...]:
    """Return the die of each face: that of *old* where it has the face in the same place, else a new one."""
    there = dict(enumerate(zip((*old.words, *old.spare), old.facts, strict=False)))
    stays = [
        there[place][1] if there.get(place, (None,))[0] == face else None for place, face in enumerate(faces)
    ]
    fresh = [face for face, fact in zip(faces, stays, strict=True) if fact is None]
    new = iter(book.throw(fresh, max([1, *faces]), "hand", by))
    return tuple(next(new) if fact is None else fact for fact in stays)
