"""Run one command: checks, then the handler with the dice there are.

A command never changes the battle it is given: it works on a fork, and only a finished one hands that
back.  Refused or waiting, nothing has happened.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from timonier.kernel import codec, common
from timonier.kernel.asks import Ask, NeedDice
from timonier.kernel.dice import Answer, BadDice, Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, judge
from timonier.kernel.ruleset import Battle, Ruleset


@dataclass(frozen=True)
class Done:
    """A command carried out: its *events*, the *asks* it put and the *battle* after it."""

    events: tuple[Event, ...]
    asks: tuple[Ask, ...]
    battle: Any


@dataclass(frozen=True)
class Waiting:
    """A command that waits: all *asks* so far, which of them are *open*, and what is certain already.

    *open* holds places in *asks*; the first is awaited, the others are sure to come and may be answered
    before it.
    """

    asks: tuple[Ask, ...]
    open: tuple[int, ...]
    so_far: tuple[Event, ...]


@dataclass(frozen=True)
class Refused:
    """A command that the rules say no to; *asks* are those put before a die that does not fit."""

    refusal: Refusal
    asks: tuple[Ask, ...] = ()


Outcome = Done | Waiting | Refused


def refusal_of(ruleset: Ruleset, battle: Battle, command: Mapping[str, Any]) -> Refusal | None:
    """Return why *command* would be refused now, or None; nothing is run."""
    return _checked(ruleset, battle, command)[0]


def run(
    ruleset: Ruleset, battle: Battle, command: Mapping[str, Any], answers: Sequence[Answer] = ()
) -> Outcome:
    """Run *command* in *battle* with the *answers* given so far.

    Never raises for a command or answer from outside; raises
    :class:`~timonier.kernel.asks.ReplayMismatch` where an answer was recorded for another question.
    """
    dice, done = Dice(answers), list[Event]()
    try:
        return run_with(ruleset, battle, command, dice, done)
    except NeedDice as need:
        early = [answer.words for answer in answers[len(dice.asked) :] if answer.words]
        if not early:
            return Waiting(tuple(dice.asked), need.places, tuple(done))
        facts: dict[str, object] = {"asked": dice.asked[need.places[0]].notation, "given": list(early[0])}
        return Refused(hard("bad_dice", ruleset.common_rule, "dice", **facts), tuple(dice.asked))
    except BadDice as bad:
        facts = {"asked": bad.ask.notation if bad.ask else "-", "given": list(bad.words)}
        return Refused(hard("bad_dice", ruleset.common_rule, "dice", **facts), tuple(dice.asked))


def run_with(
    ruleset: Ruleset, battle: Battle, command: Mapping[str, Any], dice: Dice, done: list[Event] | None = None
) -> Done | Refused:
    """Run *command* with *dice*, which may raise; *done* gathers the events on the way."""
    refusal, rulings, order = _checked(ruleset, battle, command)
    if refusal is not None:
        return Refused(refusal)
    work, happened = battle.fork(), [] if done is None else done
    handler = ruleset.commands[command["type"]].handle(work, order, dice)
    for event in _chain(rulings, handler):
        event.apply(work)
        happened.append(event)
    dice.spend()
    return Done(tuple(happened), tuple(dice.asked), work)


def fold(battle: Battle, happened: Iterable[Event]) -> Battle:
    """Return *battle* with *happened* applied; neither rules nor dice are looked at."""
    work = battle.fork()
    for event in happened:
        event.apply(work)
    return work


def fingerprint(battle: Battle) -> str:
    """Return a hash of everything in *battle* but its tables: equal states, equal hashes."""
    state = {f.name: codec.dump(getattr(battle, f.name)) for f in fields(battle) if f.name != "tables"}  # type: ignore[arg-type]
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


def _checked(
    ruleset: Ruleset, battle: Battle, command: Mapping[str, Any]
) -> tuple[Refusal | None, list[Refusal], Any]:
    """Return (refusal or None, soft refusals overruled, the loaded order)."""
    kind = command.get("type")
    known = ruleset.commands.get(kind) if isinstance(kind, str) else None
    if known is None:
        return hard("unknown_command", ruleset.common_rule, "type", value=kind), [], None
    order, faults = codec.load_order(known.order, command)
    refusal, softs = judge(known.checks(battle, order, faults))
    if refusal is None and softs and command.get("overrule") is not True:
        refusal = softs[0]
    return refusal, softs, order


def _chain(rulings: Iterable[Refusal], handler: Iterator[Event]) -> Iterator[Event]:
    for ruling in rulings:
        yield common.Overruled(code=ruling.code, rule=ruling.rule, facts=codec.dump(ruling.facts))
    yield from handler
