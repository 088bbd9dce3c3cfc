"""Replay a record with no database, and compare it with what it expects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from timonier.kernel import desk as desks
from timonier.kernel import events, texts, veils
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.engine import Done, Outcome, Refused, Waiting
from timonier.kernel.ledger import Ledger, NothingToRedo, NothingToUndo
from timonier.kernel.pouring import DiceOffered, RollAnswered
from timonier.kernel.record import KINDS, answers_of, numbered, read_entries, read_head
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import GM, Ruleset


def adjudicate(
    record: object,
    rulesets: Mapping[str, Ruleset],
    overrides: Mapping[str, Any] | None = None,
    lang: str = "fr",
) -> dict[str, Any]:
    """Replay *record* and return what came of every entry, with the GM's view of the state after it.

    Raises :class:`BadRecord`, and :class:`~timonier.kernel.tables.BadTables` for a fault of *overrides*.
    """
    head = read_head(record, rulesets, overrides)
    entries = read_entries(record)
    desk = Desk(Ledger(head.ruleset, head.battle))
    told = [_Told(desk, lang).entry(entry, n) for n, entry in numbered(entries)]
    return {
        "ruleset": head.ruleset.id,
        "entries": told,
        "state": veils.state_for(head.ruleset, desk.ledger.battle, GM),
    }


def differences(record: Mapping[str, Any], result: Mapping[str, Any]) -> list[str]:
    """Return what in *result* is not as the ``expect`` of each entry of *record* says, a line each.

    An entry without ``expect`` is to be accepted.
    """
    found: list[str] = []
    for place, (entry, got) in enumerate(zip(record.get("entries", []), result["entries"], strict=True)):
        expect = entry.get("expect")
        found += [
            f"entry {place}: {fault}" for fault in _faults(expect if isinstance(expect, dict) else {}, got)
        ]
    return found


def _faults(expect: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    code = got["refused"] and got["refused"]["code"]
    found = []
    if code != expect.get("refused"):
        found.append(f"refused {code}, want {expect.get('refused')}")
    for name in ("pending", "asks"):
        if name in expect and got[name] != expect[name]:
            found.append(f"{name} {got[name]}, want {expect[name]}")
    types = [event["type"] for event in got["events"]]
    left = iter(types)
    if not all(wanted in left for wanted in expect.get("events", [])):
        found.append(f"events {types}, want {expect['events']}")
    for path, wanted in (expect.get("state") or {}).items():
        try:
            there = at_pointer(got["state"], path)
        except (KeyError, IndexError, ValueError, TypeError):
            found.append(f"{path} is not there")
            continue
        if there != wanted or isinstance(there, bool) != isinstance(wanted, bool):
            found.append(f"{path} is {there!r}, want {wanted!r}")
    return found


def at_pointer(document: Any, pointer: str) -> Any:
    """Return what the JSON *pointer* names in *document*.  Raises LookupError, ValueError or TypeError."""
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        document = document[int(key)] if isinstance(document, list) else document[key]
    return document


class _Told:
    """Plays entries at a desk and tells of each what ``timonier adjudicate`` prints."""

    def __init__(self, desk: Desk, lang: str) -> None:
        self.desk = desk
        self.lang = lang

    def entry(self, entry: Mapping[str, Any], n: int) -> dict[str, Any]:
        """Return asks, events, refusal, whether it waits, and the state after *entry*."""
        kind = next(kind for kind in KINDS if kind in entry)
        answers = answers_of(entry.get("dice"))
        play: Callable[..., dict[str, Any]] = getattr(self, f"_{kind}")
        try:
            told = play(entry[kind], answers, n)
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
        told["state"] = veils.state_for(self.desk.ledger.ruleset, self.desk.ledger.battle, GM)
        return told

    def _command(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return self._outcome(self.desk.order(body, answers, n))

    def _undo(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return {**self._nothing(), "undone": self.desk.undo(body.get("to"), n)}

    def _redo(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        return {**self._nothing(), "redone": self.desk.redo(body.get("to"), n)}

    def _amend(self, body: Mapping[str, Any], answers: Sequence[Answer], n: int) -> dict[str, Any]:
        dice = answers_of(body["dice"]) if body.get("dice") is not None else None
        before = self.desk.ledger.fork()
        result, _ = self.desk.amend(body["entry"], body.get("command"), dice, body.get("reason") or "", n=n)
        if isinstance(result, Refused):
            return self._outcome(result)
        try:
            asks = self._give(answers)
        except (BadDice, RollAnswered) as bad:
            self.desk.ledger, self.desk.pending = before, None
            asked, given = getattr(bad, "ask", None), list(getattr(bad, "words", ()))
            facts = {"asked": asked.notation if asked else "-", "given": given}
            return self._refused(hard("bad_dice", before.ruleset.common_rule, "dice", **facts))
        if self.desk.pending is not None:
            return {**self._nothing(), "asks": asks, "pending": True}
        changed = [form.n for form in getattr(self.desk.ledger.lines[-1], "after", ())]
        return {**self._nothing(), "asks": asks, "amended": changed}

    def _give(self, answers: Sequence[Answer]) -> list[str]:
        """Give *answers* to what an amend awaits, one ask each, and return what was asked for."""
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
            words = left.pop(0).words
            try:
                self.desk.give(place, words)
            except DiceOffered:
                self.desk.give(place, words, rethrow=True)
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
