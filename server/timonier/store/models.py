"""The tables.  Rows are facts: lines, throws and feed are only ever added to.

What the rules know stands as JSON in the shape the kernel gives it; no table mirrors a class of the rules.
Nothing here is SQLite's alone.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Column, Index
from sqlmodel import Field, SQLModel

_BY_KEY = {"sqlite_with_rowid": False}
"""Rows stand in the order of their key: a new one costs one page.  Other databases do as they do."""


def _json() -> Any:
    return Field(sa_column=Column(JSON, nullable=False))


def _json_or_none() -> Any:
    return Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))


class Setting(SQLModel, table=True):
    """One value of this installation, such as the GM's token."""

    key: str = Field(primary_key=True)
    value: str


class Campaign(SQLModel, table=True):
    """A campaign: fleets of one game that go from battle to battle."""

    id: str = Field(primary_key=True)
    name: str
    ruleset: str
    at: str
    hidden: bool = False


class Fleet(SQLModel, table=True):
    """A fleet of a campaign."""

    id: str = Field(primary_key=True)
    campaign: str = Field(foreign_key="campaign.id", index=True)
    name: str
    at: str
    hidden: bool = False


class CampaignShip(SQLModel, table=True):
    """A ship of a fleet: a set-up ship of the game, and what earlier battles left on her."""

    id: str = Field(primary_key=True)
    fleet: str = Field(foreign_key="fleet.id", index=True)
    place: int
    ship: dict[str, Any] = _json()
    carry: list[dict[str, Any]] = _json()
    hidden: bool = False


class BattleRow(SQLModel, table=True):
    """A battle: its head, and what changes beside its log.

    *head* holds options, tables and set-up as the record has them, *ships* the campaign ship that each of
    its ships is, *carried* what its end wrote back to these, and when.  Its version is that of the newest
    line or message, so that an order writes one row.
    """

    __tablename__ = "battle"
    id: str = Field(primary_key=True)
    campaign: str | None = Field(default=None, foreign_key="campaign.id", index=True)
    title: str
    ruleset: str
    rules_version: str
    head: dict[str, Any] = _json()
    sources: dict[str, str] = _json()
    ships: dict[str, str] = _json()
    carried: dict[str, Any] | None = _json_or_none()
    at: str
    hidden: bool = False


class LineRow(SQLModel, table=True):
    """One line of a battle's log, as the kernel wrote it; the primary key turns a race into an error.

    A line is a message of the battle's stream too, with a *seq* among those of the feed; None where it was
    imported from before there were any.  *version* is that of the battle since then.
    """

    __tablename__ = "line"
    __table_args__ = _BY_KEY
    battle: str = Field(primary_key=True, foreign_key="battle.id")
    n: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    body: dict[str, Any] = _json()
    by: str | None = None
    at: str
    rules_version: str
    seq: int | None = None
    version: int


class PendingRow(SQLModel, table=True):
    """The command of a battle that waits, with the answers it has."""

    __tablename__ = "pending"
    __table_args__ = _BY_KEY
    battle: str = Field(primary_key=True, foreign_key="battle.id")
    n: int
    body: dict[str, Any] = _json()
    by: str | None = None
    at: str
    rules_version: str


class ThrowRow(SQLModel, table=True):
    """One die that fell: a fact, whatever becomes of the order it was thrown for.

    *source* is ``hand``, ``software``, ``tower`` or ``simulated`` (a tower that only plays one); *state* is
    ``used`` (with the *reason* where undo had given other dice back), ``tray`` (nobody asked for it yet) or
    ``discarded`` (with the *reason*).
    """

    __tablename__ = "throw"
    __table_args__ = (Index("throw_battle", "battle", "place"), Index("throw_die", "source", "sides"))
    id: str = Field(primary_key=True)
    battle: str | None = Field(default=None, foreign_key="battle.id")
    place: int
    sides: int
    face: int
    source: str
    by: str | None = None
    at: str
    event: str | None = None
    state: str = "used"
    reason: str | None = None


class FeedRow(SQLModel, table=True):
    """One message of a battle's stream that is no line of its log, such as a roll that was answered.

    What a viewer may see of it is computed when it is sent.  *version* is that of the battle since then.
    """

    __tablename__ = "feed"
    __table_args__ = _BY_KEY
    battle: str = Field(primary_key=True, foreign_key="battle.id")
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    body: dict[str, Any] = _json()
    at: str
    version: int


class TokenRow(SQLModel, table=True):
    """Access that the GM gave: the hash of a token or the code of a seat, and what it may."""

    __tablename__ = "token"
    id: str = Field(primary_key=True)
    digest: str | None = Field(default=None, index=True, unique=True)
    code: str | None = Field(default=None, index=True, unique=True)
    role: str
    name: str | None = None
    battle: str | None = Field(default=None, foreign_key="battle.id")
    side: str | None = None
    may: list[str] = _json()
    seat: str | None = None
    at: str
    revoked: bool = False


class AnswerRow(SQLModel, table=True):
    """The answer to a POST with an idempotency key, kept in the same transaction as its effect."""

    __tablename__ = "answer"
    scope: str = Field(primary_key=True)
    key: str = Field(primary_key=True)
    digest: str
    status: int
    body: str
    at: str
