"""The battles that are open: each read from the database once, and again where another program wrote."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from sqlmodel import Session, col, select

from timonier.kernel.desk import Desk
from timonier.kernel.ledger import Ledger
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import Ruleset
from timonier.store import codec, statements
from timonier.store.books import Book, Die, Written
from timonier.store.models import BattleRow, FeedRow, LineRow, PendingRow, ThrowRow

CACHED = 32
"""So many battles are kept open in memory."""


class UnknownBattle(LookupError):
    """No battle of that id, or it is hidden."""


class Shelf:
    """The open battles of this process, the last used ones in memory."""

    def __init__(self, rulesets: Mapping[str, Ruleset]) -> None:
        self.rulesets = rulesets
        self._books: OrderedDict[str, Book] = OrderedDict()

    def open(self, session: Session, battle: str) -> Book:
        """Return the battle as the database has it.

        Raises :class:`UnknownBattle`.
        """
        there = statements.STANDS.run(session, {"its": battle}).fetchone()
        lined, told, hidden = there or (0, 0, True)
        if hidden:
            self.drop(battle)
            raise UnknownBattle(battle)
        book = self._books.get(battle)
        if book is None or book.version != max(lined, told):
            row = session.get_one(BattleRow, battle)
            book = self._read(session, row)
            # It outlives the session, also where that fails.
            session.expunge(row)
        self._books[battle] = book
        self._books.move_to_end(battle)
        if len(self._books) > CACHED:
            self._books.popitem(last=False)
        return book

    def version(self, battle: str) -> int | None:
        """Return what grows with a battle and its feed in memory, None where it holds none."""
        book = self._books.get(battle)
        return None if book is None else book.version + book.seq

    def put(self, book: Book) -> None:
        """Take a new battle in."""
        self._books[book.row.id] = book

    def drop(self, battle: str) -> None:
        """Forget what memory holds of a battle."""
        self._books.pop(battle, None)

    def _read(self, session: Session, row: BattleRow) -> Book:
        """Fold a battle from its lines and go on with the command that waits."""
        head = read_head({"ruleset": row.ruleset, **row.head}, self.rulesets, check_format=False)
        ledger = Ledger(head.ruleset, head.battle)
        written: dict[int, Written] = {}
        found = session.exec(select(LineRow).where(LineRow.battle == row.id).order_by(col(LineRow.n)))
        told: list[tuple[int, str, int]] = []
        version, seq = statements.FIRST, 0
        for line in found:
            version = line.version
            if line.seq is not None:
                told.append((line.seq, line.kind, line.n))
                seq = line.seq
            ledger.write(codec.load_line(line.kind, line.n, line.body, head.ruleset, ledger))
            written[line.n] = Written(line.by, line.at, line.rules_version, ledger.battle.veils)
        throws = session.exec(select(ThrowRow).where(ThrowRow.battle == row.id))
        dice = {throw.id: Die.of(throw) for throw in throws}
        feed = select(FeedRow.version, FeedRow.seq).where(FeedRow.battle == row.id)
        newest = session.exec(feed.order_by(col(FeedRow.seq).desc()).limit(1)).first() or (0, 0)
        book = Book(row, head.ruleset, Desk(ledger), dice, written, told=told, saved_lines=len(ledger.lines))
        book.version, book.seq = max(version, newest[0]), max(seq, newest[1])
        self._resume(session, book)
        return book

    def _resume(self, session: Session, book: Book) -> None:
        row = session.get(PendingRow, book.row.id)
        if row is None:
            return
        book.pending_by, book.waits = row.by, True
        book.stale = row.rules_version != book.ruleset.version
        pending = codec.load_pending(row.n, row.body, book.ruleset, book.ledger)
        if book.stale:
            book.desk.pending = pending
        else:
            book.desk.resume(pending)
