"""The tray of a battle: throws that nobody asked for, until they are claimed or thrown away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from sqlmodel import Session, col, select

from timonier.store.models import ThrowRow


@dataclass(frozen=True)
class Throw:
    """Dice that fell together; *id* is that of the first."""

    rows: tuple[ThrowRow, ...]

    @property
    def id(self) -> str:
        """Return what names the throw."""
        return self.rows[0].id

    @property
    def faces(self) -> list[int]:
        """Return the faces in the order of the dice."""
        return [row.face for row in self.rows]

    @property
    def sides(self) -> int:
        """Return the sides of the dice."""
        return self.rows[0].sides

    @property
    def source(self) -> str:
        """Return where the dice were thrown."""
        return self.rows[0].source

    @property
    def at(self) -> str:
        """Return when they fell."""
        return self.rows[0].at

    @property
    def by(self) -> str | None:
        """Return who threw them or typed them in."""
        return self.rows[0].by


def tray_of(session: Session, battle: str) -> list[Throw]:
    """Return the throws in the tray of a battle, the oldest first."""
    wanted = select(ThrowRow).where(ThrowRow.battle == battle, ThrowRow.state == "tray")
    rows = session.exec(wanted.order_by(col(ThrowRow.place), col(ThrowRow.id)))
    return [Throw(tuple(group)) for _, group in groupby(rows, lambda row: row.event or row.id)]


def settle_throws(session: Session, throws: Iterable[Throw], state: str, reason: str | None = None) -> None:
    """Write what became of throws: ``used`` or ``discarded``, with the reason."""
    for throw in throws:
        for row in throw.rows:
            row.state, row.reason = state, reason
            session.add(row)
