"""Battles opened from the database: the desk in memory, and what of it is kept already.

One thing at a time is done to a battle: open it in a writing session, change it, :meth:`Book.save` it in
the same session.  Where anything goes wrong on the way it is dropped and read anew, so that memory never
holds what the database does not.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlmodel import Session

from timonier.kernel.asks import Ask, AskDice, Word
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.ledger import Amended, Ledger, Line, Ordered
from timonier.kernel.ruleset import Ruleset
from timonier.kernel.state import evolve
from timonier.store import codec, statements
from timonier.store.models import BattleRow, ThrowRow


def now() -> str:
    """Return this moment as RFC 3339 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """Return an id that nobody has."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Die:
    """Where one face came from; *rethrow* is why it was thrown though undo had given dice back."""

    source: str
    by: str | None
    at: str
    rethrow: str | None = None

    @classmethod
    def of(cls, row: ThrowRow) -> Die:
        """Return what the row of a die that is used tells."""
        return cls(row.source, row.by, row.at, row.reason)


@dataclass(frozen=True)
class Written:
    """Who wrote a line of the log, when, under which rules, and which veils lay over ships after it."""

    by: str | None
    at: str
    rules_version: str
    veils: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Book:
    """An open battle.

    *version* grows with every change, *seq* with every message of its feed; *told* are
    the lines among these: seq, kind and number.

    *stale*: a command waits that was begun under other rules than are installed now; its dice are not
    given another meaning, it can only be cancelled.
    """

    row: BattleRow
    ruleset: Ruleset
    desk: Desk
    dice: dict[str, Die]
    written: dict[int, Written]
    version: int = statements.FIRST
    seq: int = 0
    told: list[tuple[int, str, int]] = field(default_factory=list)
    pending_by: str | None = None
    saved_lines: int = 0
    stale: bool = False
    stamps: dict[int, Written] = field(default_factory=dict)
    waits: bool = False
    fresh: dict[str, ThrowRow] = field(default_factory=dict)
    news: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    changed: bool = False

    def __post_init__(self) -> None:
        self._kept = self._changing()

    @property
    def ledger(self) -> Ledger:
        """Return the log of the battle."""
        return self.desk.ledger

    @property
    def battle(self) -> Any:
        """Return the battle as it stands."""
        return self.ledger.battle

    @property
    def unsaved(self) -> bool:
        """Tell whether memory holds what the database does not."""
        if self.changed or self.fresh or self.saved_lines != len(self.ledger.lines):
            return True
        return self._changing() != self._kept

    def hand(self, ask: Ask) -> str | None:
        """Return the side whose hand answers *ask*, None for the GM's."""
        if ask.who is not None:
            return ask.who
        return None if ask.ship is None else self.ruleset.who(self.battle, ask.ship)

    @property
    def veils_moved(self) -> bool:
        """Tell whether lines that are not saved yet laid veils over ships, or lifted them."""
        if self.saved_lines:
            before = self.written[self.ledger.lines[self.saved_lines - 1].n].veils
        else:
            before = self.ledger.start.veils
        return bool(before != self.battle.veils)

    def tell(self, kind: str, **body: Any) -> None:
        """Put a message on the feed when this change is saved."""
        self.news.append((kind, body))
        self.changed = True

    def throw(
        self,
        faces: Sequence[Word],
        sides: int,
        source: str,
        by: str | None,
        event: str | None = None,
        at: str | None = None,
        rethrow: str | None = None,
    ) -> list[str]:
        """Write down dice that fell and return their ids; only those that are put somewhere are kept.

        *sides* may be left open (0) where the ask tells them; *at* is now unless it is given.  *rethrow* is
        why they were thrown though undo had given dice back.
        """
        ids = [new_id() for _ in faces]
        at, place = at or now(), len(self.dice) + len(self.fresh)
        for offset, (key, face) in enumerate(zip(ids, faces, strict=True)):
            self.fresh[key] = ThrowRow(
                id=key,
                battle=self.row.id,
                place=place + offset,
                sides=sides,
                face=face if isinstance(face, int) else 0,
                source=source,
                by=by,
                at=at,
                event=event,
                reason=rethrow,
            )
        return ids

    def save(self, session: Session, by: str | None) -> None:
        """Write what is new: lines, the waiting command, throws and feed; the version grows by one.

        A change of which nothing is told is told as just that, and so are veils that are laid or lifted:
        whoever is told nothing of the ship still has to look again.
        """
        if not self.unsaved:
            return
        at, lines = now(), self.ledger.lines[self.saved_lines :]
        giver = self.pending_by
        self._save_pending(session, by, at)
        self._save_throws(session, lines)
        self.stale = self.stale and self.desk.pending is not None
        self.version += 1
        if not (self.news or lines) or self.veils_moved:
            self.tell("changed")
        self._save_news(session, at)
        if lines:
            # An order is its giver's, whoever threw the last of its dice.
            ended = giver if self.pending_by is None else None
            whose = ((line, (isinstance(line, Ordered | Amended) and ended) or by) for line in lines)
            statements.INSERT_LINE.run(session, *(self._line(line, who, at) for line, who in whose))
        changing = self._changing()
        if changing != self._kept:
            statements.UPDATE_BATTLE.run(session, {"its": self.row.id, **changing})
            self._kept = changing
        self.saved_lines = len(self.ledger.lines)
        self.changed = False

    def save_news(self, session: Session) -> None:
        """Write what is told beside the battle, which itself stays as it is."""
        self._save_news(session, now())

    def _save_news(self, session: Session, at: str) -> None:
        if not self.news:
            return
        own = {"battle": self.row.id, "at": at, "version": self.version}
        told = [
            {**own, "seq": self.seq + place, "kind": kind, "body": body}
            for place, (kind, body) in enumerate(self.news, start=1)
        ]
        statements.INSERT_FEED.run(session, *told)
        self.seq += len(told)
        self.news = []

    def _changing(self) -> dict[str, Any]:
        return {name: getattr(self.row, name) for name in statements.CHANGING}

    def _line(self, line: Line, by: str | None, at: str) -> dict[str, Any]:
        """Return the row of a new line; remember who wrote it, and its place among what is told."""
        rules = self.ruleset.version
        stamp = self.stamps.pop(line.n, None) or Written(by, at, rules)
        self.written[line.n] = evolve(stamp, veils=self.battle.veils)
        kind, body = codec.kind_of(line), codec.dump_line(line)
        self.seq += 1
        self.told.append((self.seq, kind, line.n))
        own = {"battle": self.row.id, "n": line.n, "kind": kind, "body": body}
        more = {"by": stamp.by, "at": stamp.at, "rules_version": rules}
        return {**own, **more, "seq": self.seq, "version": self.version}

    def _save_pending(self, session: Session, by: str | None, at: str) -> None:
        pending = self.desk.pending
        if pending is None:
            if self.waits:
                statements.DELETE_PENDING.run(session, {"its": self.row.id})
            self.pending_by, self.waits = None, False
            return
        self.pending_by = self.pending_by or by
        own = {"n": pending.n, "body": codec.dump_pending(pending), "by": self.pending_by}
        row = {**own, "at": at, "rules_version": self.ruleset.version}
        if self.waits:
            statements.UPDATE_PENDING.run(session, {"its": self.row.id, **row})
        else:
            statements.INSERT_PENDING.run(session, {"battle": self.row.id, **row})
        self.waits = True

    def _save_throws(self, session: Session, lines: Iterable[Any]) -> None:
        pending = self.desk.pending
        held: list[Answer] = []
        for line in lines:
            if isinstance(line, Amended):
                held += [answer for form in line.after for answer in (*form.answers, *form.unused)]
            else:
                held += getattr(line, "answers", ())
        if pending is not None:
            held += pending.answers
            held += () if pending.draft is None else pending.draft.thrown
        used = set()
        for answer in held:
            for fact in answer.facts:
                if fact in self.fresh:
                    used.add(fact)
                    self.fresh[fact].sides = sides_of(answer.ask) or self.fresh[fact].sides
        for key, row in self.fresh.items():
            if key in used or row.state == "tray":
                session.add(row)
                self.dice[key] = Die.of(row)
        self.fresh = {}


def sides_of(ask: Ask | None) -> int:
    """Return the sides of the die asked for; a choice has none."""
    return ask.sides if isinstance(ask, AskDice) else 0
