"""`/battles/{id}/log`: what happened, as JSON or as text to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flask import Response, jsonify, request

from timonier.api import given
from timonier.api.access import onlooker
from timonier.api.battles import blueprint, read_book
from timonier.api.body import bad_field
from timonier.api.language import request_lang
from timonier.api.lines import Teller
from timonier.api.server import server
from timonier.store import sources
from timonier.store.books import Book
from timonier.words import say

PAGE, MOST = 100, 1000


@blueprint.route("/<battle>/log", methods=["GET"])
def log(battle: str) -> Response:
    """Tell what happened: a page of lines after one of them, or the last ones; as JSON or as text."""
    access, lang = onlooker(battle), request_lang()
    as_text = _one_of("format", ("json", "text")) == "text"
    after, limit, last = _count("after", 0), _count("limit", PAGE), _count("last", None)
    with server().store.reading() as session:
        book = read_book(session, battle)
        teller = Teller(book, access, lang)
        lines = book.ledger.lines
        if last is not None:
            lines = lines[max(0, len(lines) - min(last, MOST)) :]
        chosen = [line for line in lines if line.n > (after or 0)]
        page = chosen[: None if as_text and "limit" not in request.args else min(limit or PAGE, MOST)]
        entries = [told for line in page if (told := teller.line(line)) is not None]
        more = page[-1].n if page and len(page) < len(chosen) else None
        if as_text:
            return Response(_Reader(book, lang).whole(entries), content_type="text/plain; charset=utf-8")
        return jsonify({"entries": entries, "next": more, "version": book.version})


class _Reader:
    """Writes lines of the log as a person reads them."""

    def __init__(self, book: Book, lang: str) -> None:
        self._book, self._lang = book, lang

    def whole(self, entries: Iterable[Mapping[str, Any]]) -> str:
        """Return the title and all lines."""
        return "\n".join((self._book.row.title, "", *(row for entry in entries for row in self.rows(entry))))

    def rows(self, entry: Mapping[str, Any]) -> Iterable[str]:
        """Yield the rows of one entry: what and when, the dice, what came of it."""
        rule = f" ({entry['rule']})" if entry.get("rule") else ""
        what = f"{entry['label']}{rule}" if entry.get("label") else self._kind(entry)
        if entry["kind"] == "cancel":
            what = f"{self._kind(entry)} {what}"
        at = entry["at"][:19].replace("T", " ")
        yield f"#{entry['n']}  {at} UTC  {entry['by'] or '–'}  {what}"
        if entry.get("reason"):
            reason = say(self._lang, "log-reason", reason=entry["reason"])
            yield f"    {reason}"
        for throw in entry.get("dice", ()):
            yield f"    {self._throw(throw)}"
        for event in entry.get("events", ()):
            yield f"    {event['text']}"
        for form in entry.get("entries", ()):
            yield f"    #{form['n']}  {form['label']}"
            yield from (f"        {event['text']}" for event in form["events"])
        if entry.get("status") not in (None, "in_force"):
            status = say(self._lang, "log-status", status=entry["status"])
            yield f"    {status}"
        if entry.get("refusal"):
            yield f"    {entry['refusal']['message']} ({entry['refusal']['rule']})"

    def _kind(self, entry: Mapping[str, Any]) -> str:
        to = entry.get("to", entry.get("entry", 0))
        return say(self._lang, "log-kind", kind=entry["kind"], to=str(to))

    def _throw(self, throw: Mapping[str, Any]) -> str:
        ship = self._book.battle.ships.get(throw["ship"])
        label = throw["label"] if ship is None else f"{throw['label']}, {ship.name}"
        faces = [throw["choice_labels"].get(str(die["face"]), str(die["face"])) for die in throw["faces"]]
        thrown = dict.fromkeys(sources.kept(die) for die in throw["faces"] if die["source"])
        told = ", ".join(say(self._lang, "log-source", source=source) for source in thrown)
        dice = "" if throw["kind"] == "choice" else f"{throw['dice']} "
        return say(self._lang, "log-throw", dice=f"{dice}{label}", faces=" ".join(faces), sources=told or "–")


def _count(name: str, default: int | None) -> int | None:
    """Return a whole number of the query from 0 up.  Raises a 422."""
    word = request.args.get(name)
    if word is None:
        return default
    if not (word.isascii() and word.isdecimal() and len(word) < 10):
        raise bad_field(name, "whole")
    return int(word)


def _one_of(name: str, words: tuple[str, ...]) -> str:
    return given.one_of(request.args, name, words, words[0])
