"""Dice that fell, for statistics."""

from __future__ import annotations

from sqlmodel import Session, col, select

from timonier.store.models import ThrowRow
from timonier.store.records import IMPORTED


def all_faces(session: Session) -> dict[tuple[str, int], list[int]]:
    """Return every face by source and sides, as they fell; imported dice did not fall here."""
    here = col(ThrowRow.event).is_(None) | col(ThrowRow.event).not_like(f"{IMPORTED}%")
    query = select(ThrowRow.source, ThrowRow.sides, ThrowRow.face).where(col(ThrowRow.face) > 0, here)
    rows = session.exec(query.order_by(col(ThrowRow.at), col(ThrowRow.battle), col(ThrowRow.place)))
    found: dict[tuple[str, int], list[int]] = {}
    for source, sides, face in rows:
        found.setdefault((source, sides), []).append(face)
    return dict(sorted(found.items()))
