"""The lines of a battle's log as a viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timonier.api import sight
from timonier.api.access import Access
from timonier.api.shown import command_json, events_json, faces_json
from timonier.kernel import texts
from timonier.kernel.asks import AskChoice
from timonier.kernel.dice import Answer
from timonier.kernel.ledger import Amended, Applied, Cancelled, Line, Ordered, Redone, Undone
from timonier.kernel.refusals import Refusal
from timonier.store import codec
from timonier.store.books import Book


class Teller:
    """Tells the lines of one battle to one viewer in one language."""

    def __init__(self, book: Book, access: Access, lang: str) -> None:
        self._book, self._access, self._lang = book, access, lang
        self._words = texts.words(book.ruleset.package, lang)
        self._in_force = {applied.n: applied for applied in book.ledger.in_force}

    def line(self, line: Line) -> dict[str, Any] | None:
        """Return one line of the log, None where nothing of it may be seen."""
        written = self._book.written[line.n]
        head = {
            "n": line.n,
            "kind": codec.kind_of(line),
            "at": written.at,
            "by": written.by,
            "rules_version": written.rules_version,
        }
        match line:
            case Ordered():
                told = self._ordered(line)
            case Cancelled():
                told = self._cancelled(line)
            case Amended():
                told = self._amended(line)
            case Undone() | Redone():
                told = {"to": line.to}
        return None if told is None else head | told

    def _ordered(self, line: Ordered) -> dict[str, Any] | None:
        first = self._form(line.n, line.command, line.answers, line.events)
        now = self._in_force.get(line.n)
        told = None if now is None or now.mark[1] == 0 else self._applied(now)
        # An amend goes through all that came after, and most of that stays as it was.
        if told is None or first | {"unused": [], "refusal": None} == told:
            if not first["events"] and not self._access.is_gm:
                return None
            status = "undone" if now is None else "in_force"
            return {**first, "unused": [], "status": status, "was": None, "refusal": None}
        if not first["events"] and not told["events"] and not self._access.is_gm:
            return None
        return {**told, "status": "amended" if told["refusal"] is None else "void", "was": first}

    def _applied(self, form: Applied) -> dict[str, Any]:
        seen = self._seen(form.n, form.battle.veils)
        told = self._form(form.n, form.command, form.answers, form.events, form.battle.veils)
        unused = self._dice(form.unused, form.command, seen)
        return {**told, "unused": unused, "refusal": self._refusal(form.refusal)}

    def _form(
        self,
        n: int,
        command: Mapping[str, Any],
        answers: Iterable[Answer],
        happened: Iterable[Any],
        *moments: Mapping[str, str],
    ) -> dict[str, Any]:
        """Return one form of an entry: the order, its dice and what came of it."""
        seen = self._seen(n, *moments)
        return {
            **self._order(command, seen),
            "events": events_json(
                self._book, happened, self._access, self._lang, battle=seen, command=command
            ),
            "dice": self._dice(answers, command, seen),
        }

    def _cancelled(self, line: Cancelled) -> dict[str, Any] | None:
        seen = self._seen(line.n)
        if sight.names_hidden(seen, dict(line.command), self._access):
            return None
        dice = self._dice(line.answers, line.command, seen)
        return {**self._order(line.command, seen), "events": [], "dice": dice}

    def _amended(self, line: Amended) -> dict[str, Any] | None:
        """Return an amend: the entry it corrects and what became of all from there on."""
        told = [self._applied(form) | {"n": form.n} for form in line.after]
        if not self._access.is_gm:
            told = [form for form in told if form["events"]]
        if not told:
            return None
        reason = line.reason if self._access.is_gm else None
        return {"entry": line.entry, "reason": reason, "entries": told}

    def _order(self, command: Mapping[str, Any], seen: Any) -> dict[str, Any]:
        shown = command_json(self._book, command, self._access, seen)
        known = self._book.ruleset.commands.get(str(command.get("type")))
        name = str(command.get("type"))
        label = self._words.get(f"command-{name}") if known else name
        return {"command": shown, "label": label, "rule": known.rule if known else None}

    def _dice(self, answers: Iterable[Answer], command: Mapping[str, Any], seen: Any) -> list[dict[str, Any]]:
        """Return the answers of an order that are no secret, each face with where it came from."""
        return [
            self._throw(answer)
            for answer in answers
            if answer.ask is not None
            and (answer.words or answer.spare)
            and not sight.ask_hidden(self._book, seen, answer.ask, command, self._access)
            and not sight.answer_hidden(self._book, answer.ask, self._access)
        ]

    def _throw(self, answer: Answer) -> dict[str, Any]:
        ask = answer.ask
        assert ask is not None
        whole = faces_json(self._book, Answer((*answer.words, *answer.spare), ask, (), answer.facts))
        label = self._words.label("purpose", ask.purpose)
        choice = isinstance(ask, AskChoice)
        # What else could have been chosen is for the one who may amend the choice.
        options = ask.options if isinstance(ask, AskChoice) and self._access.is_gm else ()
        named = {str(word): word for word in (*options, *answer.words)} if choice else {}
        return {
            "kind": "choice" if choice else "dice",
            "dice": ask.notation,
            "purpose": ask.purpose,
            "label": label,
            "ship": ask.ship,
            "faces": whole[: len(answer.words)],
            "spare": whole[len(answer.words) :],
            "choice": list(options),
            "choice_labels": {key: self._words.label(ask.purpose, word) for key, word in named.items()},
        }

    def _refusal(self, refusal: Refusal | None) -> dict[str, Any] | None:
        if refusal is None:
            return None
        kept = sight.refusal_for(self._book, refusal, self._access)
        return texts.refusal_json(self._book.ruleset, self._book.battle, kept, self._lang)

    def _seen(self, n: int, *moments: Mapping[str, str]) -> Any:
        return sight.under(self._book.battle, self._book.written[n].veils, *moments)
