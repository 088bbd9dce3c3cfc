"""The database: opened, migrated (after a copy of the file), and what goes wrong with it told apart."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

MIGRATIONS = Path(__file__).parent / "migrations"

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=4000",
    "foreign_keys=ON",
    "busy_timeout=30000",
)
"""How SQLite keeps: every commit is on the disk before it is acknowledged."""


WAITING_S = 30
"""So long one who writes waits for another program that does."""

POSTGRESQL = {
    "pool_pre_ping": True,
    "isolation_level": "REPEATABLE READ",
    "connect_args": {"connect_timeout": 10, "options": f"-c lock_timeout={WAITING_S}s"},
}
"""How PostgreSQL is asked: who reads sees one moment, and a server that was started again is found."""

ONE_WRITER = 0x71304E1E
"""The lock that one who writes holds in PostgreSQL, as the file's own lock does it in SQLite."""


class Unavailable(Exception):
    """The database takes nothing now; *code* says why (``database_full``, ``database_readonly``, …)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def open_database(url: str) -> Engine:
    """Return the database at *url* (SQLAlchemy's form), brought to the newest form.

    An SQLite file is copied beside itself before it is upgraded.  Raises :class:`Unavailable`.
    """
    engine = _engine(url)
    if engine.dialect.name == "sqlite":
        _prepare_folder(url)
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
    else:
        event.listen(engine, "begin", _on_begin_elsewhere)
    with translated():
        _migrate(engine, url)
    return engine


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        # The connection used last has its pages at hand.
        if parsed.get_backend_name() == "sqlite":
            return create_engine(parsed, connect_args={"timeout": WAITING_S}, pool_use_lifo=True)
        return create_engine(_with_driver(parsed), pool_use_lifo=True, **POSTGRESQL)
    except (ArgumentError, NoSuchModuleError) as fault:
        raise Unavailable("database_unknown") from fault
    except ModuleNotFoundError as fault:
        raise Unavailable("database_driver_missing") from fault


def _with_driver(url: URL) -> URL:
    """Return *url* with the driver that `timonier[postgresql]` brings, where it names none."""
    if url.get_backend_name() != "postgresql":
        raise Unavailable("database_unknown")
    return url if "+" in url.drivername else url.set(drivername="postgresql+psycopg")


def for_writing(engine: Engine) -> Engine:
    """Return *engine* for those who write: one at a time, who see all that was written before them."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(writes=True)
    return engine.execution_options(writes=True, isolation_level="READ COMMITTED")


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite *url*, None for any other or one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def backup(url: str, target: Path) -> None:
    """Write a consistent copy of an SQLite database to *target*, also while a server uses it.

    Raises ValueError where *url* is no SQLite file, :class:`Unavailable` where it cannot be read.
    """
    file = sqlite_file(url)
    if file is None:
        raise ValueError("only an SQLite file can be copied here; use the database's own tools")
    if not file.exists():
        raise Unavailable("database_missing")
    source = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


@contextmanager
def translated() -> Iterator[None]:
    """Turn what the database cannot do now into :class:`Unavailable`."""
    try:
        yield
    except (DBAPIError, sqlite3.OperationalError) as fault:
        code = _code_of(str(getattr(fault, "orig", fault)))
        if code is None:
            raise
        raise Unavailable(code) from fault


def _code_of(message: str) -> str | None:
    words = {
        "disk is full": "database_full",
        "disk I/O error": "database_full",
        "No space left": "database_full",
        "readonly database": "database_readonly",
        "unable to open": "database_unreachable",
        "database is locked": "database_locked",
        "lock timeout": "database_locked",
        "contain NUL": "database_zero",
        "read-only transaction": "database_readonly",
        "connection failed": "database_unreachable",
        "connection refused": "database_unreachable",
        "connection is closed": "database_unreachable",
        "connection is lost": "database_unreachable",
        "server closed the connection": "database_unreachable",
        "terminating connection": "database_unreachable",
        "not a database": "database_damaged",
        "malformed": "database_damaged",
    }
    return next((code for text, code in words.items() if text.lower() in message.lower()), None)


def _prepare_folder(url: str) -> None:
    file = sqlite_file(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError:
            if not pragma.startswith("journal_mode"):
                raise
    cursor.close()


def _on_begin(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes", False)
    # The driver itself, not a statement of SQLAlchemy: this stands on the road of every order.
    connection.connection.dbapi_connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def _on_begin_elsewhere(connection: Any) -> None:
    if connection.get_execution_options().get("writes", False):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_WRITER})")


def _migrate(engine: Engine, url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
    if present == newest:
        return
    file = sqlite_file(url)
    if present is not None and file is not None:
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        shutil.copy2(file, file.with_name(f"{file.name}.{present}.{stamp}.bak"))
    with for_writing(engine).connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
