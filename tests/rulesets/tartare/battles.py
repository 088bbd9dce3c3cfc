"""Battles for the tests of La Guerre du Tartare: made from a few words, played order by order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timonier.kernel import engine, events, veils
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Outcome, Refused
from timonier.kernel.record import FORMAT, Head, read_head
from timonier.kernel.ruleset import GM
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.state import Battle

GAMES = {RULESET.id: RULESET}
CRUISER = {"id": "a", "name": "Encelade", "side": "red", "type": "titans-cruiser"}
DESTROYER = {"id": "b", "name": "Asphodèle", "side": "blue", "type": "elyseans-destroyer"}
FRIGATE = {"id": "c", "name": "Concorde", "side": "blue", "type": "union-frigate"}
FIGHTER = {"id": "d", "name": "Libellule", "side": "blue", "type": "free-thinkers-fighter"}
BATTLESHIP = {"id": "e", "name": "Typhon", "side": "red", "type": "titans-battleship"}
DUEL = (CRUISER, DESTROYER)
SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]

Order = Mapping[str, Any]


def record(ships: Sequence[Mapping[str, Any]] = DUEL, **more: Any) -> dict[str, Any]:
    """Return a battle record without entries; *more* may hold options, tables or a whole setup."""
    setup = {"sides": SIDES, "ships": [dict(ship) for ship in ships]}
    return {"format": FORMAT, "ruleset": RULESET.id, "setup": setup, **more}


def head(ships: Sequence[Mapping[str, Any]] = DUEL, **more: Any) -> Head:
    """Return the head of such a record."""
    return read_head(record(ships, **more), GAMES)


def battle(
    ships: Sequence[Mapping[str, Any]] = DUEL, tables: Mapping[str, Any] | None = None, **options: Any
) -> Battle:
    """Return a battle in its first step."""
    made: Battle = head(ships, options=options, tables=dict(tables or {})).battle  # type: ignore[assignment]
    return made


def run(now: Battle, order: Order, dice: Sequence[Sequence[Any]] = ()) -> Outcome:
    """Return what comes of *order*."""
    return engine.run(RULESET, now, order, [Answer(tuple(words)) for words in dice])


def do(now: Battle, kind: str, *dice: Sequence[int], **fields: Any) -> Battle:
    """Return the battle after an order that is carried out."""
    outcome = run(now, {"type": kind, **fields}, dice)
    assert isinstance(outcome, Done), outcome
    after: Battle = outcome.battle
    return after


def happened(now: Battle, kind: str, *dice: Sequence[int], **fields: Any) -> list[dict[str, Any]]:
    """Return the events of an order that is carried out, as the wire has them."""
    outcome = run(now, {"type": kind, **fields}, dice)
    assert isinstance(outcome, Done), outcome
    return [events.dump(event) for event in outcome.events]


def refused(now: Battle, kind: str, **fields: Any) -> str:
    """Return the code that an order is refused with."""
    outcome = run(now, {"type": kind, **fields})
    assert isinstance(outcome, Refused), outcome
    return outcome.refusal.code


def to(now: Battle, step: str) -> Battle:
    """Return the battle in the next *step* of that name; no torpedo may strike on the way."""
    while True:
        now = do(now, "next", overrule=True)
        if now.step == step:
            return now


def decree(now: Battle, ship: str, **fields: Any) -> Battle:
    """Return the battle with *fields* of a ship set; ``modules__launcher__fire`` stands for dots."""
    for field, value in fields.items():
        now = do(now, "adjust", ship=ship, field=field.replace("__", "."), value=value)
    return now


def seen(now: Battle, ship: str) -> dict[str, Any]:
    """Return a ship as the GM's state has it."""
    sheet: dict[str, Any] = veils.state_for(RULESET, now, GM)["ships"][ship]
    return sheet


def battle_of_thirty(**options: Any) -> Battle:
    """Return a battle of two sides with fifteen ships each, all classes and factions, each with a fire."""
    kinds = list(RULESET.ship_types(battle().tables))
    ships = [
        {"id": f"s{n}", "name": f"S{n}", "side": SIDES[n % 2]["id"], "type": kinds[n % len(kinds)]}
        for n in range(30)
    ]
    now = battle(ships, **options)
    for ship in now.ships:
        now = decree(now, ship, modules__launcher__fire=True, incoming__3=2, incoming__1=1)
    return now
