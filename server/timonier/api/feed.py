"""The messages of a battle's stream, each computed for who gets it at the moment it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.api import sight
from timonier.api.access import Access
from timonier.api.lines import Teller
from timonier.api.shown import answered_by, pending_json, roll_id, roll_json
from timonier.kernel.ledger import Line
from timonier.store.books import Book

Message = dict[str, Any]


class Feed:
    """Makes messages for one viewer of one battle as it stands."""

    def __init__(self, book: Book, access: Access, lang: str) -> None:
        self._book, self._access, self._lang = book, access, lang
        self._teller = Teller(book, access, lang)
        self._lines = {line.n: line for line in book.ledger.lines[-_RECENT:]}

    def message(self, kind: str, body: Mapping[str, Any]) -> Message | None:
        """Return the data of one row of the feed, None where nothing of it may be seen."""
        told = self._told(kind, body)
        return None if told is None else {**told, "version": self._book.version}

    def _told(self, kind: str, body: Mapping[str, Any]) -> Message | None:
        match kind:
            case "entry" | "undone" | "redone" | "amended" | "cancelled":
                line = self._line(int(body["n"]))
                return None if line is None else self._teller.line(line)
            case "pending":
                return self._pending(int(body["n"]))
            case "rolled":
                return self._rolled(str(body["roll_id"]))
            case "tower":
                return dict(body)
            case "changed":
                return {"title": self._book.row.title, "sources": dict(self._book.row.sources)}
            case _:
                return {}

    def _line(self, n: int) -> Line | None:
        found = self._lines.get(n)
        return found or next((line for line in self._book.ledger.lines if line.n == n), None)

    def _pending(self, n: int) -> Message | None:
        """Return what is awaited for line *n*; where it is done already, that nothing is any more."""
        waiting = self._book.desk.pending
        if waiting is None or waiting.n != n:
            return {"n": n, "pending": None} if self._shows(n) else None
        pending = pending_json(self._book, self._access, self._lang)
        return None if pending is None else {"n": n, "pending": pending}

    def _rolled(self, key: str) -> Message | None:
        """Return the faces of one roll; those of an order that is done stand with its entry."""
        waiting, n = self._book.desk.pending, int(key.split("-", maxsplit=1)[0])
        if waiting is None or waiting.n != n:
            return self._done_roll(n, key)
        for place in range(0 if self._book.stale else len(waiting.waiting.asks)):
            if roll_id(self._book, place) == key:
                roll = roll_json(self._book, place, self._access, self._lang)
                return None if roll is None else {"roll_id": key, "roll": roll}
        return {"roll_id": key, "roll": None} if self._access.is_gm else None

    def _done_roll(self, n: int, key: str) -> Message | None:
        parts = key.split("-")
        answers = answered_by(self._book.ledger, n) if len(parts) == 2 else None
        line = self._line(n)
        if line is None or answers is None or int(parts[1]) >= len(answers):
            return {"roll_id": key, "roll": None} if self._access.is_gm else None
        ask = answers[int(parts[1])].ask
        seen = sight.under(self._book.battle, self._book.written[n].veils)
        command = getattr(line, "command", {})
        if ask is None or sight.ask_hidden(self._book, seen, ask, command, self._access):
            return None
        return {"roll_id": key, "roll": None}

    def _shows(self, n: int) -> bool:
        line = self._line(n)
        return self._access.is_gm or (line is not None and self._teller.line(line) is not None)


_RECENT = 200
"""So many lines are looked up by number; older ones, which only a late resumption asks for, are sought."""
