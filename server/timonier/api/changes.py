"""Changes: one transaction with its idempotency key, told to the streams afterwards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from flask import Response, g, request
from sqlmodel import Session

from timonier.api.access import Access, who
from timonier.api.language import request_lang
from timonier.api.problems import MEDIA_TYPE, Problem, problem_of
from timonier.api.server import Server, server
from timonier.store.books import Book, now
from timonier.store.models import AnswerRow
from timonier.store.shelf import UnknownBattle
from timonier.words import say

LONGEST_KEY = 200
KEPT_PROBLEMS = (403, 404, 422)
"""A refusal is an answer and is kept; what a second try may change (409, 412, 5xx) is not."""

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

Answer = tuple[int, Mapping[str, Any] | list[Any] | None]
Work = Callable[[Session], Answer]


def change(work: Work, access: Access | None = None) -> Response:
    """Do *work* in one transaction and answer with what it returns; *access* stands for who has no token.

    A POST with an ``Idempotency-Key`` that was answered gets that answer again; the answer is kept in the
    transaction of its effect.  Raises :class:`~timonier.api.problems.Problem`.
    """
    access, parts, key = access or who(), server(), _key()
    touched: list[Book] = []
    try:
        with parts.store.writing() as session:
            g.touched = touched
            kept = _kept(session, access, key)
            if kept is not None:
                return kept
            try:
                status, body = work(session)
                answer = _answer(status, body)
            except Problem as problem:
                _forget(parts, touched)
                session.expunge_all()
                session.rollback()
                if key is None or problem.code not in KEPT_PROBLEMS:
                    raise
                answer = problem_of(problem)
            _keep(session, access, key, answer)
    except BaseException:
        _forget(parts, touched)
        raise
    for book in touched:
        parts.bell.ring(book.row.id)
    if touched:
        parts.towers.ring()
    return answer


def kept_answer(access: Access) -> bool:
    """Tell whether this request was answered before, so that :func:`change` will give that answer again."""
    with server().store.reading() as session:
        return _kept(session, access, _key()) is not None


def open_book(session: Session, battle: str, *, guard: bool = True) -> Book:
    """Return a battle to be changed in *session*; ``If-Match`` guards against a stale view.

    Raises a 404 or a 412.
    """
    try:
        book = server().shelf.open(session, battle)
    except UnknownBattle:
        raise Problem(
            404, say(request_lang(), "detail-no-such", kind="battle", id=battle), code="not_found"
        ) from None
    g.touched.append(book)
    if guard:
        check_match(book.version)
    return book


def check_match(version: int) -> None:
    """Raise a 412 where ``If-Match`` names other versions of a battle than this one."""
    wanted = request.headers.get("If-Match")
    if wanted is None:
        return
    tags = {tag.strip().strip('"') for tag in wanted.split(",")}
    if not tags & {"*", str(version)}:
        detail = say(request_lang(), "detail-stale", version=str(version))
        raise Problem(412, detail, code="stale", version=version)


def _forget(parts: Server, touched: Iterable[Book]) -> None:
    """Drop what memory holds of the battles that were touched: the database has the last word."""
    for book in touched:
        if book.unsaved:
            parts.shelf.drop(book.row.id)


def _key() -> str | None:
    key = request.headers.get("Idempotency-Key") if request.method == "POST" else None
    if key is not None and not 0 < len(key) <= LONGEST_KEY:
        raise Problem(422, say(request_lang(), "detail-bad-key", most=LONGEST_KEY), code="bad_key")
    return key


def _digest() -> str:
    return hashlib.sha256(request.get_data(cache=True)).hexdigest()


def _scope(access: Access) -> str:
    return f"{access.id} {request.path}"


def _kept(session: Session, access: Access, key: str | None) -> Response | None:
    row = None if key is None else session.get(AnswerRow, (_scope(access), key))
    if row is None:
        return None
    if row.digest != _digest():
        raise Problem(422, say(request_lang(), "detail-key-reused"), code="key_reused")
    media = "application/json" if row.status < 400 else MEDIA_TYPE
    return Response(row.body, row.status, content_type=media)


def _keep(session: Session, access: Access, key: str | None, answer: Response) -> None:
    if key is not None:
        body = answer.get_data(as_text=True)
        row = AnswerRow(
            scope=_scope(access), key=key, digest=_digest(), status=answer.status_code, body=body, at=now()
        )
        session.add(row)


def _answer(status: int, body: Any) -> Response:
    if body is None:
        return Response(status=status)
    return Response(_ENCODER.encode(body), status, content_type="application/json")
