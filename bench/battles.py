"""The battles that are measured: 7th Sea's example, a duel, and thirty ships of every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.kernel import skiffs
from timonier import registry
from timonier.kernel.asks import Ask, AskChoice
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Refused
from timonier.kernel.ledger import Ledger, Ordered
from timonier.kernel.record import BadRecord, read_entries, read_head
from timonier.kernel.ruleset import Ruleset

ROOT = Path(__file__).resolve().parents[1]
GAMES: dict[str, Ruleset] = {**registry.rulesets(), skiffs.RULESET.id: skiffs.RULESET}
THIRTY = 30
ROUNDS = 3
"""As many whole rounds are played with thirty ships."""

Json = dict[str, Any]


def example() -> Json:
    """Return the record of the example battle of 7th Sea."""
    data: Json = json.loads((ROOT / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    return data


def desk_of(record: Json) -> Desk:
    """Return a desk at the beginning of *record*."""
    head = read_head(record, GAMES)
    return Desk(Ledger(head.ruleset, head.battle))


def vectors(game: str) -> Iterator[Json]:
    """Yield the records of the vectors of *game*."""
    for file in sorted((ROOT / "tests" / "vectors" / game).glob("*.json")):
        yield json.loads(file.read_text("utf-8"))


def duel() -> Desk:
    """Return two ships of 7th Sea within range, in a phase in which both act."""
    traits = {"brawn": 4, "finesse": 3, "resolve": 3, "wits": 2, "panache": 3}
    ships = [
        {"id": id, "name": id, "side": id, "type": "custom", "class": 4, "traits": traits}
        for id in ("a", "b")
    ]
    sides = [{"id": id, "name": id} for id in ("a", "b")]
    setup = {"sides": sides, "ships": ships, "wind": {"direction": 5, "force": 4}}
    desk = desk_of({"format": "timonier-battle/1", "ruleset": "seventh-sea", "setup": setup})
    desk.order({"type": "next"}, [Answer((5, 5, 5)), Answer((5, 5, 5))])
    desk.order({"type": "next"})
    return desk


@cache
def fleet(game: str) -> Json | None:
    """Return a record of *game* with thirty ships like those of a vector, None where none will do."""
    for record in vectors(game):
        ships = record["setup"].get("ships") or []
        kept = [ship for ship in ships if "id" in ship]
        if not kept or record.get("tables"):
            continue
        many = [{**kept[i % len(kept)], "id": f"s{i}", "name": f"Ship {i}"} for i in range(THIRTY)]
        found = {**record, "setup": {**record["setup"], "ships": many}, "entries": []}
        try:
            read_head(found, GAMES)
        except BadRecord:
            continue
        if upkeep(desk_of(found)):
            return found
    return None


def upkeep(desk: Desk, most: int = 200) -> list[Ordered]:
    """Go on from step to step until all rounds are over; empty where it does not come to that."""
    for _ in range(most):
        if desk.ledger.battle.round > ROUNDS:
            return [line for line in desk.ledger.lines if isinstance(line, Ordered)]
        if isinstance(desk.order({"type": "next", "overrule": True}), Refused):
            return []
        while desk.pending is not None:
            place = desk.pending.waiting.open[0]
            desk.give(place, middling(desk.pending.waiting.asks[place]))
    return []


def middling(ask: Ask) -> list[int | str]:
    """Return faces of the middle of the die, or the first option."""
    return [ask.options[0]] if isinstance(ask, AskChoice) else [ask.sides // 2] * ask.count


def played(record: Json) -> Desk:
    """Return a desk at which all orders of *record* were given, undone and amended ones left out."""
    desk = desk_of(record)
    for entry in read_entries(record):
        if "command" in entry and desk.pending is None:
            desk.order(entry["command"], [Answer(tuple(words)) for words in entry.get("dice", [])])
    if desk.pending is not None:
        desk.cancel()
    return desk
