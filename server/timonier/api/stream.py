"""`/battles/{id}/stream`: server-sent events.

A stream costs a thread, so each ends after five minutes (an EventSource comes back by itself with the id
of the last event it got), a new one of the same token and page ends the old, and there are never so many
that no thread is left for orders.  With ``?with=battle`` the battle itself follows whatever happened, as
`GET /battles/{id}` has it, so that twenty pages do not ask for it at once.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Hashable, Iterator

from flask import Response, request
from sqlmodel import Session

from timonier.api import given
from timonier.api.access import Access, onlooker
from timonier.api.battles import blueprint, read_book
from timonier.api.feed import Feed
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import Server, server
from timonier.api.shown import battle_json
from timonier.api.streams import Batch, Streaming
from timonier.store.books import Book
from timonier.store.database import Unavailable
from timonier.store.feeds import told_after
from timonier.store.models import TokenRow
from timonier.store.shelf import UnknownBattle
from timonier.words import say

HEARTBEAT_S = 15.0
LONGEST_S = 300.0
AT_ONCE = 200
"""So many messages are sent in one go to who was away for long."""
LONGEST_PAGE = 64
NOTHING: Batch = ("", 0, False)


@blueprint.route("/<battle>/stream", methods=["GET"])
def stream(battle: str) -> Response:
    """Send what happens in a battle as it happens, from the event after the last one that was received."""
    access, lang = onlooker(battle), request_lang()
    whole = "with" in request.args and given.one_of(request.args, "with", ("battle",)) == "battle"
    with server().store.reading() as session:
        start = _start(read_book(session, battle).seq)
    page = request.args.get("page", "")[:LONGEST_PAGE]
    place = server().streams.enter((access.id, page), server().bell)
    if place is None:
        detail = say(lang, "detail-too-many-streams")
        raise Problem(503, detail, code="too_many_streams", headers={"Retry-After": "10"})
    server().bell.ring(battle)
    gone = request.environ.get("waitress.client_disconnected", lambda: False)
    sending = _Sending(server(), battle, access, lang, place, gone, whole=whole)
    answer = Response(sending.chunks(start), content_type="text/event-stream")
    answer.call_on_close(place.leave)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Accel-Buffering"] = "no"
    return answer


class _Sending:
    """One stream, from its first byte to its end."""

    def __init__(
        self,
        parts: Server,
        battle: str,
        access: Access,
        lang: str,
        place: Streaming,
        gone: Callable[[], bool],
        *,
        whole: bool,
    ) -> None:
        self._parts, self._battle, self._access, self._lang = parts, battle, access, lang
        self._place, self._gone, self._whole = place, gone, whole

    def chunks(self, seq: int) -> Iterator[str]:
        """Yield text for the wire, beginning after *seq*; waits in between."""
        end = time.monotonic() + LONGEST_S
        yield f"retry: 1000\nid: {seq}\n\n"
        news = False
        while not (self._place.ended or self._gone()):
            heard = self._parts.bell.count(self._battle)
            try:
                found = self._next(seq) if news else self._read(seq)
            except (UnknownBattle, Unavailable):
                return
            if found is None:
                return
            text, seq, more = found
            if text:
                yield text
            left = end - time.monotonic()
            if left <= 0:
                return
            if more:
                continue
            news = self._parts.bell.wait(self._battle, heard, min(HEARTBEAT_S, left)) != heard
            if not news:
                yield ": \n\n"

    def _next(self, seq: int) -> Batch | None:
        """Return what another stream was given just now, else what :meth:`_read` finds."""
        with self._parts.batches.making:
            made = self._made(self._key(seq))
            whole = self._made(self._whole_key) if self._whole else NOTHING
            if made is None or whole is None or made[1] == seq or made[2]:
                return self._read(seq)
            return made[0] + whole[0], made[1], False

    def _read(self, seq: int) -> Batch | None:
        """Return the messages after *seq*, the last number looked at and whether more are there.

        The battle itself comes after the last of them, where it is wanted.  Who sees the same gets the same
        text, made once.  None where the token was withdrawn.  Raises UnknownBattle where it was hidden.
        """
        with self._parts.store.reading() as session:
            if not self._still_allowed(session):
                return None
            book = self._parts.shelf.open(session, self._battle)
            text, last, more = self._kept(self._key(seq), book, lambda: self._batch(session, book, seq))
            if self._whole and last > seq and not more:
                text += self._kept(self._whole_key, book, lambda: self._whole_battle(book))[0]
            return text, last, more

    def _key(self, seq: int) -> Hashable:
        return self._battle, self._access.viewer, self._lang, seq

    @property
    def _whole_key(self) -> Hashable:
        access = self._access
        return self._battle, self._lang, access.role, access.name, access.side, access.may

    def _made(self, key: Hashable) -> Batch | None:
        return self._parts.batches.get(key, self._parts.shelf.version(self._battle))

    def _kept(self, key: Hashable, book: Book, make: Callable[[], Batch]) -> Batch:
        made = self._made(key)
        if made is None:
            made = make()
            self._parts.batches.put(key, book.version + book.seq, made)
        return made

    def _whole_battle(self, book: Book) -> Batch:
        shown = _json(battle_json(self._parts, book, self._access, self._lang))
        return f"event: battle\ndata: {shown}\n\n", book.seq, False

    def _batch(self, session: Session, book: Book, seq: int) -> Batch:
        rows = told_after(session, book, seq, AT_ONCE)
        feed = Feed(book, self._access, self._lang) if rows else None
        told = [(row, feed.message(row.kind, row.body)) for row in rows if feed is not None]
        text = "".join(
            f"id: {row.seq}\nevent: {row.kind}\ndata: {_json(data)}\n\n"
            for row, data in told
            if data is not None
        )
        last = rows[-1].seq if rows else seq
        if told and told[-1][1] is None:
            # What may not be seen is passed over, and not looked at again after a break.
            text += f"id: {last}\n\n"
        return text, last, len(rows) == AT_ONCE

    def _still_allowed(self, session: Session) -> bool:
        if self._access.id == "gm":
            return True
        row = session.get(TokenRow, self._access.id)
        return row is not None and not row.revoked


def _start(now: int) -> int:
    """Return the number of the last message that was received: `Last-Event-ID`, else `?after`, else now."""
    given = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    known = given.isascii() and given.isdecimal() and len(given) < 16
    return min(int(given), now) if known else now


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
