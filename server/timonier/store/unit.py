"""The unit of work: one transaction, one writer at a time in this process.

Battles are held open in memory and shared: whoever reads one waits until the change under way is kept or
dropped.  A writer takes that lock only once the database has let it in, so that another program that holds
the database keeps writers waiting, not readers.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlmodel import Session

from timonier.store.database import for_writing, translated


class Unit(Session):
    """A session in the transaction of one connection, which statements may use without the session."""

    def __init__(self, link: Connection) -> None:
        super().__init__(link, expire_on_commit=False, join_transaction_mode="control_fully")
        self.link = link

    def commit(self) -> None:
        """Keep all that was done, the session's part and what went past it."""
        self.flush()
        if self.in_transaction():
            super().commit()
        if self.link.in_transaction():
            self.link.commit()

    def rollback(self) -> None:
        """Drop all that was done, the session's part and what went past it."""
        super().rollback()
        self.link.rollback()

    def close(self) -> None:
        """Let go of all that the session holds; most orders never used it."""
        if self.in_transaction() or self.identity_map:
            super().close()


class Store:
    """A database and the lock of its writers, whose connection stays open as long as all goes well."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        self.url = url
        self._writing = for_writing(engine)
        self._writer = threading.RLock()
        self._memory = threading.RLock()
        self._unit: Unit | None = None

    def close(self) -> None:
        """Let go of the database; who reads or writes afterwards opens it again."""
        with self._writer:
            self._let_go()
            self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Unit]:
        """Give a session to read with.  Raises :class:`~timonier.store.database.Unavailable`."""
        with self._memory, translated(), self.engine.connect() as link, link.begin(), Unit(link) as unit:
            yield unit

    @contextmanager
    def writing(self) -> Iterator[Unit]:
        """Give a session to write with, committed durably at the end, rolled back on any exception.

        Raises :class:`~timonier.store.database.Unavailable`; then nothing was kept.
        """
        with self._writer, translated():
            unit = self._unit = self._unit or Unit(self._writing.connect())
            try:
                unit.link.begin()
                with self._memory:
                    yield unit
                    unit.commit()
            except BaseException:
                self._let_go()
                raise
            unit.close()

    def _let_go(self) -> None:
        if self._unit is not None:
            self._unit.close()
            self._unit.link.close()
            self._unit = None
