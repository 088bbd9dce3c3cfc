"""Short ways to set up and play the toy game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tests.kernel import skiffs
from timonier.kernel import fields
from timonier.kernel.asks import Word
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, fingerprint
from timonier.kernel.ledger import Ledger
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import Command, Ruleset

RULESET = skiffs.RULESET
GAMES = {RULESET.id: RULESET}

Json = dict[str, Any]


def record(*entries: Json, **more: Any) -> Json:
    """Return a record of four skiffs: a and c are red, b and d blue."""
    ships = [{"id": id, "name": f"Skiff {id}", "side": "blue" if id in "bd" else "red"} for id in "abcd"]
    sides = [{"id": "red", "name": "Reds"}, {"id": "blue", "name": "Blues"}]
    head = {"format": "timonier-battle/1", "ruleset": "skiffs", "setup": {"sides": sides, "ships": ships}}
    return {**head, "entries": list(entries), **more}


def battle(ruleset: Ruleset = RULESET) -> Any:
    """Return the battle before the first entry."""
    return read_head(record(), {"skiffs": ruleset}).battle


def desk(ruleset: Ruleset = RULESET) -> Desk:
    """Return a desk with nothing ordered yet."""
    return Desk(Ledger(ruleset, battle(ruleset)))


def shoot(ship: str = "a", target: str = "b", **more: Any) -> Json:
    """Return the order to shoot: 3d6, ten hits, then the target's side chooses what is lost."""
    return {"type": "shoot", "ship": ship, "target": target, **more}


def note(text: str = "ahoy", **more: Any) -> Json:
    """Return an order that asks for nothing and changes nothing."""
    return {"type": "note", "text": text, **more}


def adjust(ship: str, field: str, value: Any, **more: Any) -> Json:
    """Return a decree."""
    return {"type": "adjust", "ship": ship, "field": field, "value": value, **more}


def given(*words: list[Word]) -> tuple[Answer, ...]:
    """Return answers as a record writes them."""
    return tuple(Answer(tuple(word)) for word in words)


def played(at: Desk, command: Mapping[str, Any], *words: list[Word]) -> Done:
    """Give *command* with its answers; it must be carried out."""
    outcome = at.order(command, given(*words))
    assert isinstance(outcome, Done), outcome
    return outcome


def hull(at: Desk, ship: str = "b") -> int:
    """Return what is left of the hull of *ship*."""
    return int(at.ledger.battle.ships[ship].hull)


def faces(at: Desk) -> list[tuple[Word, ...]]:
    """Return the words of the waiting command, ask by ask."""
    assert at.pending is not None
    return [answer.words for answer in at.pending.answers]


def offered(at: Desk, place: int = 0) -> tuple[Word, ...] | None:
    """Return the given-back words that the waiting command is offered for one of its asks."""
    assert at.pending is not None
    found = at.ledger.offered(at.pending.waiting.asks[place], at.pending.taken)
    return None if found is None else found[1].words


def seen(ledger: Ledger) -> list[Any]:
    """Return all that two equal ledgers have alike: lines, entries in force, states and offers."""
    forms = [(a.mark, a.command, a.answers, a.events, a.unused, a.refusal) for a in ledger.in_force]
    states = [fingerprint(applied.battle) for applied in ledger.in_force]
    steps = (ledger._done, ledger._undone)
    names = [[(s.n, s.at, len(s.before), len(s.after), s.thrown, s.group) for s in pile] for pile in steps]
    return [ledger.lines, forms, states, names, ledger.given_back(), ledger.position]


def rebuilt(ledger: Ledger) -> Ledger:
    """Return a ledger made anew from the lines of *ledger*."""
    other = Ledger(ledger.ruleset, ledger.start)
    for line in ledger.lines:
        other.write(line)
    return other


@dataclass(frozen=True, kw_only=True)
class Go:
    """An order of one's own; *count* is there for rules that want it."""

    count: int = fields.whole(1)


def game(handle: Callable[[Any, Any, Any], Iterator[Any]], checks: Any = None) -> Ruleset:
    """Return the toy game with one more order, ``go``, carried out by *handle*."""
    go = Command("go", Go, checks or (lambda battle, order, faults: ()), handle, "SK-9")
    return replace(RULESET, commands={**RULESET.commands, "go": go})


def volley(asks: int = 1) -> Ruleset:
    """Return the toy game whose ``go`` throws *count* dice of one kind, *asks* times."""

    def handle(battle: Any, order: Go, dice: Any) -> Iterator[Any]:
        total = sum(dice.roll(order.count, 6, "gunnery", "a").total for _ in range(asks))
        yield skiffs.Hit(ship="b", part="hull", left=total)

    return game(handle)
