"""What a battle's stream tells, in order: lines of its log, which memory holds, and rows of its feed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlmodel import Session, col, select

from timonier.store.books import Book
from timonier.store.models import FeedRow

LINES = {"command": "entry", "undo": "undone", "redo": "redone", "amend": "amended", "cancel": "cancelled"}
"""The message that each kind of line is."""


@dataclass(frozen=True)
class Told:
    """One message: its number, its kind, and what it names."""

    seq: int
    kind: str
    body: Mapping[str, Any]


def told_after(session: Session, book: Book, seq: int, most: int) -> list[Told]:
    """Return the first messages after *seq*, no more than *most*."""
    query = select(FeedRow).where(FeedRow.battle == book.row.id, col(FeedRow.seq) > seq)
    rows = session.exec(query.order_by(col(FeedRow.seq)).limit(most))
    found = [Told(row.seq, row.kind, row.body) for row in rows]
    start = bisect_left(book.told, (seq + 1,))
    found += (Told(at, LINES[kind], {"n": n}) for at, kind, n in book.told[start : start + most])
    return sorted(found, key=lambda message: message.seq)[:most]
