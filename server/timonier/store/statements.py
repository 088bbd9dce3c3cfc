"""The road of every order: statements compiled once for a database and handed to its driver.

What SQLAlchemy does for a statement costs an order more than the database does.  Here it writes the
statement and says how values are bound, once; in between stands nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Dialect,
    Table,
    bindparam,
    case,
    func,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlmodel import Session, SQLModel

from timonier.store import models


class Statement:
    """A statement and, for each kind of database, what its driver takes."""

    def __init__(self, meant: ClauseElement) -> None:
        self._meant = meant
        self._prepared = lru_cache(8)(self._prepare)

    def run(self, session: Session, *rows: Mapping[str, Any]) -> Any:
        """Run it for each of *rows* in the transaction of *session*; return the driver's cursor.

        Raises :class:`~sqlalchemy.exc.DBAPIError`.
        """
        link = session.bind
        assert isinstance(link, Connection), "the store gives its sessions a connection"
        own = self._prepared(link.dialect)
        cursor = link.connection.cursor()
        try:
            for row in rows:
                cursor.execute(own.text, own.values(row))
        except link.dialect.loaded_dbapi.Error as fault:
            raise DBAPIError.instance(own.text, None, fault, link.dialect.loaded_dbapi.Error) from fault
        return cursor

    def _prepare(self, dialect: Dialect) -> _Prepared:
        made = self._meant.compile(dialect=dialect)
        assert isinstance(made, SQLCompiler)
        binds = {
            name: value.type.dialect_impl(dialect).bind_processor(dialect)
            for name, value in made.binds.items()
        }
        fixed = {name: value.value for name, value in made.binds.items() if not value.required}
        plan = tuple((name, binds[name]) for name in made.positiontup or binds)
        return _Prepared(str(made), made.positiontup is not None, plan, fixed)


@dataclass(frozen=True)
class _Prepared:
    """The text for one driver, how each value is bound, in order, and those that are always the same.

    A driver takes values in order (*positional*) or by name.
    """

    text: str
    positional: bool
    plan: Sequence[tuple[str, Callable[[Any], Any] | None]]
    fixed: Mapping[str, Any]

    def values(self, row: Mapping[str, Any]) -> Sequence[Any] | Mapping[str, Any]:
        """Return the values of *row* as the driver takes them."""
        given = {**self.fixed, **row}
        if self.positional:
            return [bind(given[name]) if bind else given[name] for name, bind in self.plan]
        return {name: bind(given[name]) if bind else given[name] for name, bind in self.plan}


assert models.BattleRow is not None, "importing the models fills the metadata"
_LINE, _FEED, _PENDING, _BATTLE = (
    SQLModel.metadata.tables[name] for name in ("line", "feed", "pending", "battle")
)
FIRST = 1
"""The version of a battle that nothing has happened to."""

CHANGING = ("title", "sources", "ships", "carried")
"""What of a battle's row can change beside its log."""


def _newest(table: Table, place: str) -> ColumnElement[int]:
    """Return the version that the newest row of a battle has in *table*, in a query for the battle."""
    own = select(table.c.version).where(table.c.battle == _BATTLE.c.id)
    return func.coalesce(own.order_by(table.c[place].desc()).limit(1).scalar_subquery(), FIRST)


_LINED, _TOLD = _newest(_LINE, "n"), _newest(_FEED, "seq")
VERSION = case((_LINED > _TOLD, _LINED), else_=_TOLD)
"""The version of a battle, in a query for its row."""

STANDS = Statement(select(_LINED, _TOLD, _BATTLE.c.hidden).where(_BATTLE.c.id == bindparam("its")))
INSERT_LINE = Statement(_LINE.insert())
INSERT_FEED = Statement(_FEED.insert())
INSERT_PENDING = Statement(_PENDING.insert())
UPDATE_BATTLE = Statement(
    _BATTLE.update().where(_BATTLE.c.id == bindparam("its")).values({n: bindparam(n) for n in CHANGING})
)
UPDATE_PENDING = Statement(
    _PENDING.update()
    .where(_PENDING.c.battle == bindparam("its"))
    .values({n: bindparam(n) for n in ("n", "body", "by", "at", "rules_version")})
)
DELETE_PENDING = Statement(_PENDING.delete().where(_PENDING.c.battle == bindparam("its")))
