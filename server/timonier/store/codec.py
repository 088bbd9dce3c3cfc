"""The kernel's lines and waiting commands as JSON, and back."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from timonier.kernel import engine, events
from timonier.kernel.asks import ask_json, read_ask
from timonier.kernel.desk import Pending
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Waiting
from timonier.kernel.ledger import Amended, Applied, Cancelled, Ledger, Line, Ordered, Redone, Undone
from timonier.kernel.refusals import Refusal
from timonier.kernel.replay import Draft
from timonier.kernel.ruleset import Ruleset

KINDS: dict[str, type] = {
    "command": Ordered,
    "undo": Undone,
    "redo": Redone,
    "amend": Amended,
    "cancel": Cancelled,
}
"""The word for each kind of line."""


def kind_of(line: Line) -> str:
    """Return the word for the kind of *line*."""
    return next(kind for kind, cls in KINDS.items() if type(line) is cls)


def dump_line(line: Line) -> dict[str, Any]:
    """Return *line* as JSON, without its number."""
    match line:
        case Ordered():
            return {
                "command": line.command,
                "answers": dump_answers(line.answers),
                "events": [events.dump(event) for event in line.events],
                "taken": [list(key) for key in line.taken],
            }
        case Cancelled():
            answers, taken = dump_answers(line.answers), [list(key) for key in line.taken]
            return {"command": line.command, "answers": answers, "taken": taken, "entry": line.entry}
        case Amended():
            return {
                "entry": line.entry,
                "reason": line.reason,
                "after": [_dump_applied(form) for form in line.after],
                "thrown": dump_answers(line.thrown),
                "taken": [list(key) for key in line.taken],
                "dice": None if line.dice is None else dump_answers(line.dice),
                "given": dump_answers(line.given),
            }
        case Undone() | Redone():
            return {"to": line.to}


def load_line(kind: str, n: int, body: Mapping[str, Any], ruleset: Ruleset, ledger: Ledger) -> Line:
    """Return the line that was dumped as *body*; *ledger* holds all lines before it."""
    if kind == "command":
        happened = tuple(events.load(ruleset.events, event) for event in body["events"])
        return Ordered(n, body["command"], load_answers(body["answers"]), happened, _keys(body["taken"]))
    if kind == "cancel":
        answers, taken = load_answers(body["answers"]), _keys(body["taken"])
        return Cancelled(n, body["command"], answers, taken, body["entry"])
    if kind == "amend":
        after = _load_forms(n, body, ruleset, ledger)
        thrown, taken = load_answers(body["thrown"]), _keys(body["taken"])
        dice = None if body["dice"] is None else load_answers(body["dice"])
        given = load_answers(body["given"])
        return Amended(n, body["entry"], body["reason"], after, thrown, taken, dice, given)
    return Undone(n, body["to"]) if kind == "undo" else Redone(n, body["to"])


def dump_pending(pending: Pending) -> dict[str, Any]:
    """Return a waiting command as JSON, without its number; what it asks is found by running it again."""
    draft = pending.draft
    return {
        "command": pending.command,
        "answers": dump_answers(pending.answers),
        "taken": [list(key) for key in pending.taken],
        "draft": None
        if draft is None
        else {
            "entry": draft.entry,
            "reason": draft.reason,
            "command": draft.command,
            "dice": None if draft.dice is None else dump_answers(draft.dice),
            "after": [_dump_applied(form) for form in draft.after],
            "thrown": dump_answers(draft.thrown),
            "taken": [list(key) for key in draft.taken],
            "known": dump_answers(draft.known),
            "left": dump_answers(draft.left),
            "given": dump_answers(draft.given),
        },
    }


def load_pending(n: int, body: Mapping[str, Any], ruleset: Ruleset, ledger: Ledger) -> Pending:
    """Return the waiting command that was dumped as *body*; it is to be run before it is answered."""
    draft = None
    if body["draft"] is not None:
        raw = body["draft"]
        at = ledger.place(raw["entry"])
        assert at is not None, "a draft amends an entry in force"
        dice = None if raw["dice"] is None else load_answers(raw["dice"])
        after = _load_forms(n, raw, ruleset, ledger)
        draft = Draft(
            n,
            raw["entry"],
            at,
            raw["command"],
            dice,
            raw["reason"],
            after,
            load_answers(raw["thrown"]),
            _keys(raw["taken"]),
            load_answers(raw["known"]),
            load_answers(raw["left"]),
            load_answers(raw["given"]),
        )
    empty = Waiting((), (), ())
    return Pending(n, body["command"], load_answers(body["answers"]), empty, _keys(body["taken"]), draft)


def dump_answers(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """Return *answers* as JSON."""
    return [
        {
            "ask": None if answer.ask is None else ask_json(answer.ask),
            "words": list(answer.words),
            "spare": list(answer.spare),
            "facts": list(answer.facts),
        }
        for answer in answers
    ]


def load_answers(data: Sequence[Mapping[str, Any]]) -> tuple[Answer, ...]:
    """Return the answers that were dumped as *data*."""
    return tuple(
        Answer(
            tuple(raw["words"]),
            None if raw["ask"] is None else read_ask(raw["ask"]),
            tuple(raw["spare"]),
            tuple(raw["facts"]),
        )
        for raw in data
    )


def _dump_applied(form: Applied) -> dict[str, Any]:
    refusal = form.refusal
    return {
        "n": form.n,
        "command": form.command,
        "answers": dump_answers(form.answers),
        "unused": dump_answers(form.unused),
        "events": [events.dump(event) for event in form.events],
        "refusal": None if refusal is None else {**dataclasses.asdict(refusal), "facts": dict(refusal.facts)},
    }


def _load_forms(n: int, body: Mapping[str, Any], ruleset: Ruleset, ledger: Ledger) -> tuple[Applied, ...]:
    """Return the forms of entries in an amend, each with the battle after it."""
    at = ledger.place(body["entry"])
    assert at is not None, "an amend corrects an entry in force"
    battle = ledger.before(at)
    forms: list[Applied] = []
    for raw in body["after"]:
        happened = tuple(events.load(ruleset.events, event) for event in raw["events"])
        battle = engine.fold(battle, happened)
        refusal = None if raw["refusal"] is None else Refusal(**raw["refusal"])
        answers, unused = load_answers(raw["answers"]), load_answers(raw["unused"])
        forms.append(Applied((raw["n"], n), raw["command"], answers, happened, battle, unused, refusal))
    return tuple(forms)


def _keys(data: Sequence[Sequence[int]]) -> tuple[tuple[int, int, int], ...]:
    return tuple((int(a), int(b), int(c)) for a, b, c in data)
