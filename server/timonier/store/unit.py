"""The unit of work: one transaction, one writer at a time in this process.

Battles are held open in memory and shared: whoever reads one waits until the change under way is kept or
dropped.  A writer takes that lock only once the database has let it in, so that another program that holds
the database keeps writers waiting, not readers.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine
from sqlmodel import Session

from timonier.store.database import translated


class Store:
    """A database and the lock of its writers."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        self.url = url
        self._writing = engine.execution_options(writes=True)
        self._writer = threading.RLock()
        self._memory = threading.RLock()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Give a session to read with.  Raises :class:`~timonier.store.database.Unavailable`."""
        with self._memory, translated(), Session(self.engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Give a session to write with, committed durably at the end, rolled back on any exception.

        Raises :class:`~timonier.store.database.Unavailable`; then nothing was kept.
        """
        with self._writer, translated(), Session(self._writing, expire_on_commit=False) as session:
            session.connection()
            with self._memory:
                yield session
                session.commit()
