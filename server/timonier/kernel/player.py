"""Plays the entries of a record at a desk, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from timonier.kernel import desk as desks
from timonier.kernel import events, texts
from timonier.kernel.asks import read_ask
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.engine import Done, Outcome, Refused, Waiting
from timonier.kernel.ledger import Cancelled, NothingToRedo, NothingToUndo
from timonier.kernel.pouring import DiceOffered, RollAnswered
from timonier.kernel.record import KINDS, answers_of
from timonier.kernel.refusals import Refusal, hard


class Player:
    """Plays entries at a desk and tells of each what ``timonier adjudicate`` prints."""

    def __init__(self, desk: Desk, lang: str) -> None:
        self.desk = desk
        self.lang = lang

    def entry(
        self,
        entry: Mapping[str, Any],
        n: int,
        answers: Sequence[Answer] | None = None,
        corrected: Sequence[Answer] | None = None,
    ) -> dict[str, Any]:
        """Play *entry* as number *n* and return its asks and events, its refusal, and whether it waits.

        *answers* are its dice and *corrected* those that an amend comes with, where the caller keeps more
        of them than the record's faces.
        """
        kind = next(kind for kind in KINDS if kind in entry)
        answers = answers_of(entry.get("dice")) if answers is None else answers
        play: Callable[..., dict[str, Any]] = getattr(self, f"_{kind}")
        try:
            told = (
                self._amend(entry[kind], answers, n, corrected)
                if kind == "amend"
                else play(entry[kind], answers, n)
            )
        except (desks.AwaitingDice, desks.NotAwaiting):
            told = self._refused(hard("awaiting_dice", self.desk.ledger.ruleset.common_rule))
        except desks.NotInForce:
            told = self._refused(
                hard("not_in_force", self.desk.ledger.ruleset.common_rule, entry=entry[kind]["entry"])
            )
        except NothingToUndo:
            told = self._refused(hard("nothing_to_undo", self.desk.ledger.ruleset.common_rule))
        except NothingToRedo:
            told = self._refused(hard("nothing_to_redo", self.desk.ledger.ruleset.common_rule))
        return told

    def _command(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return self._outcome(self.desk.order(body, answers, n))

    def _undo(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return {**self._nothing(), "undone": self.desk.undo(body.get("to"), n)}

    def _redo(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return {**self._nothing(), "redone": self.desk.redo(body.get("to"), n)}

    def _cancel(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        if self.desk.pending is not None:
            self.desk.cancel(n)
        else:
            asks = [read_ask(ask) for ask in body.get("asks", ())]
            thrown = tuple(replace(a, ask=ask) for a, ask in zip(answers, asks, strict=False))
            taken = tuple((int(a), int(b), int(c)) for a, b, c in body.get("taken", ()))
            line = Cancelled(n, body.get("command", {}), thrown, taken, body.get("entry"))
            self.desk.ledger.write(line)
        return self._nothing()

    def _amend(
        self,
        body: Mapping[str, Any],
        answers: Sequence[Answer],
        n: int,
        corrected: Sequence[Answer] | None = None,
    ) -> dict[str, Any]:
        dice = corrected
        if dice is None and body.get("dice") is not None:
            dice = answers_of(body["dice"])
        before = self.desk.ledger.fork()
        result, _ = self.desk.amend(body["entry"], body.get("command"), dice, body.get("reason") or "", n=n)
        if isinstance(result, Refused):
            return self._outcome(result)
        try:
            asks = self.give(answers)
        except (BadDice, RollAnswered) as bad:
            self.desk.ledger, self.desk.pending = before, None
            asked, given = getattr(bad, "ask", None), list(getattr(bad, "words", ()))
            facts = {"asked": asked.notation if asked else "-", "given": given}
            return self._refused(hard("bad_dice", before.ruleset.common_rule, "dice", **facts))
        if self.desk.pending is not None:
            return {**self._nothing(), "asks": asks, "pending": True}
        changed = [form.n for form in getattr(self.desk.ledger.lines[-1], "after", ())]
        return {**self._nothing(), "asks": asks, "amended": changed}

    def give(self, answers: Sequence[Answer]) -> list[str]:
        """Give *answers* to what an amend awaits, one ask each, and return what was asked for.

        Raises :class:`~timonier.kernel.dice.BadDice` and
        :class:`~timonier.kernel.pouring.RollAnswered`.
        """
        asks: list[str] = []
        given: set[tuple[int, int]] = set()
        left = list(answers)
        while (pending := self.desk.pending) is not None:
            entry = len(pending.draft.after) if pending.draft else 0
            place = next((p for p in pending.waiting.open if (entry, p) not in given), None)
            if place is None:
                break
            asks.append(pending.waiting.asks[place].notation)
            if not left:
                break
            given.add((entry, place))
            answer = left.pop(0)
            try:
                self.desk.give(place, answer.words, 0, answer.facts)
            except DiceOffered:
                self.desk.give(place, answer.words, 0, answer.facts, rethrow=True)
        if left:
            raise BadDice("more dice than the rules ask for", None, left[0].words)
        return asks

    def _outcome(self, outcome: Outcome) -> dict[str, Any]:
        match outcome:
            case Done():
                told = [events.dump(event) for event in outcome.events]
                return {**self._nothing(), "asks": [ask.notation for ask in outcome.asks], "events": told}
            case Waiting():
                asks = [ask.notation for ask in outcome.asks[: outcome.open[0] + 1]]
                return {**self._nothing(), "asks": asks, "pending": True}
            case Refused():
                return self._refused(outcome.refusal)

    def _refused(self, refusal: Refusal) -> dict[str, Any]:
        ledger = self.desk.ledger
        return {
            **self._nothing(),
            "refused": texts.refusal_json(ledger.ruleset, ledger.battle, refusal, self.lang),
        }

    def _nothing(self) -> dict[str, Any]:
        return {"asks": [], "events": [], "refused": None, "pending": False}
