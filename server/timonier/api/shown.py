"""What a viewer is shown of a battle: state, board, log, and what is awaited.  Computed, never cut later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timonier.api import sight
from timonier.api.access import Access
from timonier.api.server import Server
from timonier.kernel import events, texts, veils
from timonier.kernel.asks import AskChoice
from timonier.kernel.dice import Answer
from timonier.kernel.events import Event
from timonier.kernel.ledger import Ledger, Ordered
from timonier.store import sources
from timonier.store.books import Book, Die

PUBLIC_FIELDS = ("type", "ship", "target")
"""What of an order others than the GM are shown."""


def battle_json(parts: Server, book: Book, access: Access, lang: str) -> dict[str, Any]:
    """Return a battle as `GET /battles/{id}` has it."""
    tower = parts.towers.for_battle(book.row.id)
    words = texts.words(book.ruleset.package, lang)
    return {
        "id": book.row.id,
        "title": book.row.title,
        "ruleset": book.row.ruleset,
        "rules_version": book.row.rules_version,
        "campaign": book.row.campaign,
        "version": book.version,
        "seq": book.seq,
        "you": you_json(access),
        "pending": pending_json(book, access, lang),
        "sources": dict(book.row.sources),
        "tower": None if tower is None else {"id": tower.id, "state": tower.said["state"]},
        "state": veils.state_for(book.ruleset, book.battle, access.viewer),
        "board": veils.board_for(book.ruleset, book.battle, access.viewer, words),
    }


def you_json(access: Access) -> dict[str, Any]:
    """Return who asks and what they may, for a page to show no more than that."""
    return {"role": access.role, "name": access.name, "side": access.side, "may": list(access.may)}


def pending_json(book: Book, access: Access, lang: str) -> dict[str, Any] | None:
    """Return what is awaited, None where nothing is that *access* may know of."""
    pending = book.desk.pending
    if pending is None:
        return None
    amends = pending.draft is not None
    so_far = events_json(book, pending.waiting.so_far, access, lang, command=pending.command)
    rolls = [] if book.stale else [roll_json(book, place, access, lang) for place in pending.waiting.open]
    shown = [roll for roll in rolls if roll is not None]
    if not access.is_gm and not shown:
        return None
    return {
        "command": command_json(book, pending.command, access),
        "amends": None if pending.draft is None or not access.is_gm else pending.draft.entry,
        "by": book.pending_by,
        "stale": book.stale,
        "so_far": [] if amends and not access.is_gm else so_far,
        "rolls": shown,
    }


def roll_json(book: Book, place: int, access: Access, lang: str) -> dict[str, Any] | None:
    """Return one awaited roll, None where *access* may not know of it."""
    pending = book.desk.pending
    assert pending is not None
    ask, answer = pending.waiting.asks[place], pending.answers[place]
    if sight.ask_hidden(book, book.battle, ask, pending.command, access):
        return None
    secret = sight.answer_hidden(book, ask, access)
    offer = book.desk.given_back(place)
    words = texts.words(book.ruleset.package, lang)
    options = ask.options if isinstance(ask, AskChoice) and not secret else ()
    return {
        "roll_id": roll_id(book, place),
        "kind": "choice" if isinstance(ask, AskChoice) else "dice",
        "dice": ask.notation,
        "purpose": ask.purpose,
        "label": words.label("purpose", ask.purpose),
        "ship": ask.ship,
        "who": book.hand(ask),
        "faces": [] if secret else faces_json(book, answer),
        "missing": ask.count - len(answer.words),
        "ahead": ask.ahead,
        "offered": list(offer.words) if offer and not secret else [],
        "choice": list(options),
        "choice_labels": {word: words.label(ask.purpose, word) for word in options},
    }


def roll_id(book: Book, place: int) -> str:
    """Return the name of one ask: the number of its order, within an amend that of the entry, its place."""
    pending = book.desk.pending
    assert pending is not None
    if pending.draft is None:
        return f"{pending.n}-{place}"
    at = pending.draft.at + len(pending.draft.after)
    return f"{pending.n}-{book.ledger.in_force[at].n}-{place}"


def faces_json(book: Book, answer: Answer) -> list[dict[str, Any]]:
    """Return the faces of an answer, each with where it came from."""
    facts = answer.facts or (None,) * len(answer.words)
    found = []
    for word, fact in zip(answer.words, facts, strict=False):
        known, fresh = book.dice.get(fact), book.fresh.get(fact) if fact else None
        die = known or (Die.of(fresh) if fresh else None)
        told = {"face": word, **sources.told(die.source if die else None)}
        found.append(told | ({"rethrow": die.rethrow} if die and die.rethrow else {}))
    return found


def events_json(
    book: Book,
    happened: Iterable[Event],
    access: Access,
    lang: str,
    *,
    battle: Any = None,
    command: Mapping[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """Return the events that *access* may see, each with a sentence (`text`) in *lang*.

    *battle* is the one whose veils count, the present one if none is given.  Of an order (*command*) to a
    ship that is not there for *access*, only events that name another ship are shown.
    """
    seen = book.battle if battle is None else battle
    dumped = [events.dump(event) for event in happened]
    if command is not None and sight.names_hidden(seen, command, access):
        dumped = [event for event in dumped if veils.names(event, seen.ships)]
    return [told for event in dumped if (told := event_json(book, event, access, lang, seen))]


def event_json(
    book: Book, event: Mapping[str, Any], access: Access, lang: str, battle: Any
) -> dict[str, Any] | None:
    """Return one event as *access* may see it, None where nothing of it may be seen."""
    shown = veils.event_for(book.ruleset, battle, event, access.viewer)
    if shown is None:
        return None
    return {**shown, "text": sight.sentence(book, battle, event, shown, lang)}


def command_json(
    book: Book, command: Mapping[str, Any], access: Access, battle: Any = None
) -> dict[str, Any]:
    """Return an order: whole to the GM, to others who is ordered what, unless a veil hides that."""
    if access.is_gm:
        return dict(command)
    seen = book.battle if battle is None else battle
    known = {name: command[name] for name in PUBLIC_FIELDS if isinstance(command.get(name), str)}
    return {"type": known.get("type", "")} if sight.names_hidden(seen, known, access) else known


def answered_by(ledger: Ledger, n: int) -> tuple[Answer, ...] | None:
    """Return the answers of the order that became line *n*, None where there is no such order."""
    for line in reversed(ledger.lines):
        if line.n == n:
            return line.answers if isinstance(line, Ordered) else None
        if line.n < n:
            return None
    return None
