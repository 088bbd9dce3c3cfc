"""What an order is likely to do, before it is given: chances, distributions and facts, nothing changed.

Each rule set lists for its orders what is worth knowing, as lines read off its tables, off exact
distributions (:mod:`timonier.kernel.spread`) or off all ends of the order (:mod:`timonier.kernel.odds`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from timonier.kernel import codec, odds, texts
from timonier.kernel.engine import refusal_of
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.spread import Spread

Plain = int | float | str | bool | None


@dataclass(frozen=True, kw_only=True)
class _Line:
    """One line: its *id*, the *ship* it is about, and what tells it from others of that id (*key*).

    *other* and *words* are for its label: another ship, and the list that *key* or a fact is a word of.
    """

    ship: str | None = None
    other: str | None = None
    key: Plain = None
    words: str | None = None


@dataclass(frozen=True)
class Chance(_Line):
    """How likely something is."""

    id: str
    p: float


@dataclass(frozen=True)
class Distribution(_Line):
    """How likely each value of a number is."""

    id: str
    spread: Spread


@dataclass(frozen=True)
class Fact(_Line):
    """Something that is certain, or an expected value."""

    id: str
    value: Plain | Sequence[str]


Line = Chance | Distribution | Fact


@dataclass(frozen=True)
class Looking:
    """What a rule set may look at for the preview of one order."""

    ruleset: Ruleset
    battle: Battle
    command: Mapping[str, Any]

    @cached_property
    def outlook(self) -> odds.Outlook:
        """Return all ends of the order; only for one that nobody has to choose in."""
        return odds.outlook(self.ruleset, self.battle, self.command)


@dataclass(frozen=True)
class Preview:
    """What an order is likely to do, or why it is refused; *rest* is the weight of what was not looked at."""

    refusal: Refusal | None
    lines: tuple[Line, ...] = ()
    rest: float = 0.0


def preview(ruleset: Ruleset, battle: Battle, command: Mapping[str, Any]) -> Preview:
    """Return what *command* is likely to do in *battle*; nothing is changed and no die is thrown.

    Where a refusal can be overruled, it stands beside what would happen then.
    """
    refusal = refusal_of(ruleset, battle, command)
    if refusal is not None and not refusal.soft:
        return Preview(refusal)
    known = ruleset.commands[command["type"]]
    order, _ = codec.load_order(known.order, command)
    looking = Looking(ruleset, battle, command if refusal is None else {**command, "overrule": True})
    tell: Callable[[Any, Any, Looking], Iterator[Line]] = ruleset.previews.get(known.name, _nothing)
    lines = tuple(tell(battle, order, looking))
    rest = looking.outlook.rest if "outlook" in vars(looking) else 0.0
    short = max((1 - line.spread.total for line in lines if isinstance(line, Distribution)), default=0.0)
    return Preview(refusal, lines, max(rest, short, 0.0))


def _nothing(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield nothing: the order throws no dice worth a forecast."""
    yield from ()


def without(found: Preview, ships: Iterable[str]) -> Preview:
    """Return *found* less the lines about any of *ships*."""
    gone = set(ships)
    kept = tuple(line for line in found.lines if not gone & {line.ship, line.other})
    return Preview(found.refusal, kept, found.rest)


def preview_json(ruleset: Ruleset, battle: Battle, found: Preview, lang: str) -> dict[str, Any]:
    """Return *found* as the wire has it, its labels in *lang*."""
    said = texts.words(ruleset.package, lang)
    refusal = found.refusal and texts.refusal_json(ruleset, battle, found.refusal, lang)
    told: dict[str, Any] = {"refusal": refusal, "chances": [], "distributions": [], "facts": []}
    for line in found.lines:
        head = {"id": _id(line), "label": label(said, battle, line)}
        if isinstance(line, Chance):
            told["chances"].append({**head, "p": min(1.0, max(0.0, line.p))})
        elif isinstance(line, Distribution):
            points = [[value, chance] for value, chance in line.spread.chances.items()]
            told["distributions"].append({**head, "mean": line.spread.mean, "points": points})
        else:
            told["facts"].append({**head, "value": _value(said, battle, line)})
    return {**told, "rest": found.rest if found.rest > 1e-12 else 0.0}


def label(said: texts.Words, battle: Battle, line: Line) -> str:
    """Return what *line* is called."""
    told = {
        "ship_id": line.ship or "none",
        "ship": texts.value_text(said, battle, "ship", line.ship, "ship"),
        "other": texts.value_text(said, battle, "ship", line.other, "ship"),
        "key": texts.value_text(said, battle, line.words or line.id, line.key, None),
    }
    return said.get(f"outlook-{line.id}", **told)


def _id(line: Line) -> str:
    parts = (line.id, line.ship, line.other, line.key)
    return ".".join(str(part) for part in parts if part is not None)


def _value(said: texts.Words, battle: Battle, line: Fact) -> Any:
    """Return a fact's value; a word as a person reads it."""
    if isinstance(line.value, bool | int | float) or line.value is None:
        return line.value
    value = list(line.value) if not isinstance(line.value, str) else line.value
    return texts.value_text(said, battle, line.words or line.id, value, None)
