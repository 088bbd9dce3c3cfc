"""The road of every order: plain statements, compiled once, instead of objects that are tracked."""

from __future__ import annotations

from sqlalchemy import bindparam
from sqlmodel import SQLModel, col, select

from timonier.store.models import BattleRow

_LINE, _FEED, _PENDING, _BATTLE = (
    SQLModel.metadata.tables[name] for name in ("line", "feed", "pending", "battle")
)
CHANGING = ("title", "sources", "ships", "carried", "version", "seq")
"""What of a battle's row can change beside its log."""

STANDS = select(col(BattleRow.version), col(BattleRow.hidden)).where(_BATTLE.c.id == bindparam("its"))
INSERT_LINE, INSERT_FEED, INSERT_PENDING = _LINE.insert(), _FEED.insert(), _PENDING.insert()
UPDATE_BATTLE = (
    _BATTLE.update().where(_BATTLE.c.id == bindparam("its")).values({n: bindparam(n) for n in CHANGING})
)
UPDATE_PENDING = (
    _PENDING.update()
    .where(_PENDING.c.battle == bindparam("its"))
    .values({n: bindparam(n) for n in ("n", "body", "by", "at", "rules_version")})
)
DELETE_PENDING = _PENDING.delete().where(_PENDING.c.battle == bindparam("its"))
