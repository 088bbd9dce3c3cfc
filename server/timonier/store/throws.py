"""Dice that fell, for statistics."""

from __future__ import annotations

from sqlmodel import Session, col, select

from timonier.store.models import ThrowRow


def all_faces(session: Session) -> dict[tuple[str, int], list[int]]:
    """Return every face by source and sides, in the order in which they fell; choices are no dice."""
    query = select(ThrowRow.source, ThrowRow.sides, ThrowRow.face).where(col(ThrowRow.face) > 0)
    rows = session.exec(query.order_by(col(ThrowRow.at), col(ThrowRow.battle), col(ThrowRow.place)))
    found: dict[tuple[str, int], list[int]] = {}
    for source, sides, face in rows:
        found.setdefault((source, sides), []).append(face)
    return dict(sorted(found.items()))
