"""A battle as a record: exported with all that a save needs, and read back as it was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlmodel import Session

from timonier.kernel import replay
from timonier.kernel.asks import ask_json
from timonier.kernel.desk import Desk, Pending
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.ledger import Amended, Cancelled, Ledger, Line, Ordered, Undone
from timonier.kernel.player import Player
from timonier.kernel.pouring import RollAnswered
from timonier.kernel.record import FORMAT, BadRecord, Head, numbered, read_entries, read_head
from timonier.kernel.ruleset import Ruleset
from timonier.store import saves, sources
from timonier.store.books import Book, Written, new_id, now
from timonier.store.models import BattleRow
from timonier.store.trays import tray_of

HEAD = ("options", "tables", "setup")
"""What of a record's head is kept as it was given."""

IMPORTED = "import"
"""The event of dice that were thrown elsewhere: they count in no statistics here."""


@dataclass
class Loaded:
    """A battle that was read from a record, and which of its entries the rules refused."""

    book: Book
    refused: list[dict[str, Any]] = field(default_factory=list)


def dump_record(session: Session, book: Book) -> dict[str, Any]:
    """Return the record of a battle, from which :func:`load_record` makes the same again."""
    row = book.row
    kept: dict[str, Any] = {name: row.head[name] for name in HEAD if name in row.head}
    tray = [
        {
            "faces": throw.faces,
            "sides": throw.sides,
            **sources.told(throw.source),
            "at": throw.at,
            "by": throw.by,
        }
        for throw in tray_of(session, row.id)
    ]
    return {
        "format": FORMAT,
        "title": row.title,
        "ruleset": row.ruleset,
        "rules_version": row.rules_version,
        **kept,
        "sources": dict(row.sources),
        "entries": [_entry(book, line) for line in book.ledger.lines],
        "pending": _pending(book),
        "tray": tray,
    }


def load_record(
    session: Session,
    rulesets: Mapping[str, Ruleset],
    record: object,
    by: str,
    lang: str,
    row: Mapping[str, Any] | None = None,
) -> Loaded:
    """Write the battle of *record*, exported or written by hand, as a new one; *row* holds more of its row.

    Entries that the rules refuse leave no trace but in the answer.  Raises
    :class:`~timonier.kernel.record.BadRecord`; then nothing may be kept.
    """
    head = read_head(record, rulesets)
    entries = read_entries(record)
    assert isinstance(record, dict), "read_head takes nothing else"
    by_side = saves.read_sources(record, head.battle.sides)
    saves.check_entries(entries)
    loaded = Loaded(_begin(session, head, record, by_side, row or {}))
    book, player = loaded.book, Player(loaded.book.desk, lang)
    for place, (n, entry) in enumerate(numbered(entries)):
        saves.check_number(n, f"/entries/{place}/n")
        told = player.entry(entry, n, _answers(book, entry), _answers(book, entry.get("amend")))
        if told["refused"] is not None:
            loaded.refused.append({"entry": place, **told["refused"]})
        book.stamps[n] = _stamp(book, entry, by)
    _resume(book, player, record.get("pending"))
    for throw in saves.read_tray(record):
        event = f"{IMPORTED} {new_id()}"
        for key in book.throw(throw.faces, throw.sides, throw.source, throw.by, event, throw.at):
            book.fresh[key].state = "tray"
    book.tell("changed")
    book.save(session, by)
    return loaded


def _begin(
    session: Session,
    head: Head,
    record: Mapping[str, Any],
    by_side: Mapping[str, str],
    more: Mapping[str, Any],
) -> Book:
    fields: dict[str, Any] = {
        "id": new_id(),
        "title": head.title or head.ruleset.id,
        "ruleset": head.ruleset.id,
        "rules_version": head.ruleset.version,
        "head": {name: record[name] for name in HEAD if name in record},
        "sources": dict(by_side),
        "ships": {},
        "at": now(),
        **more,
    }
    row = BattleRow(**fields)
    session.add(row)
    session.flush()
    return Book(row, head.ruleset, Desk(Ledger(head.ruleset, head.battle)), {}, {})


def _entry(book: Book, line: Line) -> dict[str, Any]:
    written = book.written[line.n]
    head = {"n": line.n, "at": written.at, "by": written.by}
    match line:
        case Ordered():
            return {**head, "command": dict(line.command), **_dice(book, line.answers)}
        case Amended():
            return {
                **head,
                **_amend(book, line.entry, line.after[0].command, line.reason, line.dice, line.given),
            }
        case Cancelled():
            body: dict[str, Any] = {"command": dict(line.command)}
            if line.entry is not None:
                body["entry"] = line.entry
            body["asks"] = [ask_json(answer.ask) for answer in line.answers if answer.ask is not None]
            body["taken"] = [list(key) for key in line.taken]
            return {**head, "cancel": body, **_dice(book, line.answers)}
        case _:
            return {**head, "undo" if isinstance(line, Undone) else "redo": {"to": line.to}}


def _amend(
    book: Book,
    entry: int,
    command: Mapping[str, Any],
    reason: str,
    dice: Sequence[Answer] | None,
    given: Sequence[Answer],
) -> dict[str, Any]:
    body = {"entry": entry, "command": dict(command), "reason": reason}
    if dice is not None:
        body |= _dice(book, dice) or {"dice": []}
    return {"amend": body, **_dice(book, given)}


def _dice(book: Book, answers: Iterable[Answer]) -> dict[str, Any]:
    """Return answers as a record has them: the words, and of each face source, time and who."""
    found = list(answers)
    while found and not found[-1].words:
        found.pop()
    if not found:
        return {}
    faces = [_faces(book, answer) for answer in found]
    return {"dice": [list(answer.words) for answer in found], "faces": faces}


def _faces(book: Book, answer: Answer) -> list[dict[str, Any]]:
    facts = answer.facts or (None,) * len(answer.words)
    found: list[dict[str, Any]] = []
    for word, fact in zip(answer.words, facts, strict=False):
        die = None if fact is None else book.dice.get(fact)
        told = {} if die is None else {**sources.told(die.source), "at": die.at, "by": die.by}
        if die is not None and die.rethrow is not None:
            told["rethrow"] = die.rethrow
        found.append({"face": word, **told})
    return found


def _pending(book: Book) -> dict[str, Any] | None:
    pending = book.desk.pending
    if pending is None:
        return None
    by, draft = {"by": book.pending_by}, pending.draft
    if draft is None:
        return {**by, "command": dict(pending.command), **_dice(book, pending.answers)}
    given = (*draft.given, *_given_now(pending))
    return {**by, **_amend(book, draft.entry, draft.command, draft.reason, draft.dice, given)}


def _given_now(pending: Pending) -> list[Answer]:
    """Return the answers to what the entry that an amend waits for asks, those still open included."""
    assert pending.draft is not None
    new = replay.given(pending.draft, pending.answers)[len(pending.draft.given) :]
    return [
        answer
        for place, answer in enumerate(pending.answers)
        if place in pending.waiting.open or any(answer is one for one in new)
    ]


def _answers(book: Book, entry: Mapping[str, Any] | None) -> tuple[Answer, ...] | None:
    """Return the dice of an entry as answers whose faces are written down; None where none are named."""
    if entry is None or not isinstance(entry.get("dice"), list):
        return None
    faces = entry.get("faces") or [[{}] * len(words) for words in entry["dice"]]
    return tuple(
        Answer(
            tuple(words), facts=tuple(_fact(book, word, face) for word, face in zip(words, told, strict=True))
        )
        for words, told in zip(entry["dice"], faces, strict=True)
    )


def _fact(book: Book, word: Any, face: Mapping[str, Any]) -> str | None:
    if type(word) is not int or not 0 < word < 1000:
        return None
    where, when = sources.kept(face), face.get("at")
    return book.throw([word], 0, where, face.get("by"), IMPORTED, when, face.get("rethrow"))[0]


def _stamp(book: Book, entry: Mapping[str, Any], by: str) -> Written:
    return Written(entry.get("by", by), entry.get("at") or now(), book.ruleset.version)


def _resume(book: Book, player: Player, pending: Any) -> None:
    """Let the command that waited wait again.  Raises BadRecord where it does not, or others do."""
    if pending is None:
        return
    entry = saves.read_pending(pending)
    answers = _answers(book, entry) or ()
    dice = _answers(book, entry.get("amend"))
    try:
        told = player.entry(entry, book.ledger.last + 1, answers, dice)
    except (BadDice, RollAnswered):
        raise BadRecord("/pending/dice", "record-dice") from None
    if told["refused"] is not None or book.desk.pending is None:
        raise BadRecord("/pending", "record-pending")
    book.pending_by = entry.get("by")
