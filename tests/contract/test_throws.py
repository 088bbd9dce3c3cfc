"""Odds against dice: orders of every game thrown again and again, from a fixed seed.

``TIMONIER_THROWS`` says how often each order is thrown; ``make soak`` throws it two hundred thousand times.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tests.contract.games import NAMES, carried_out
from tests.looking import kinds, look
from tests.rulesets.mortecouille import table as pirates
from tests.rulesets.seventh_sea import play
from tests.rulesets.tartare import battles as space
from tests.rulesets.trireme import table as galleys
from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice, Throw
from timonier.kernel.engine import Done, run_with
from timonier.kernel.ruleset import Ruleset
from timonier.kernel.spread import Spread
from timonier.registry import rulesets
from timonier.rulesets.seventh_sea.suffering import ORDER

THROWS = int(os.environ.get("TIMONIER_THROWS", "10000"))
SIGMAS = 5
"""A chance is off by more than this once in a million and a half."""

Read = Callable[[Done], Any]


class Thrown(Dice):
    """Dice of a seeded generator; who has to give up a rank gives up the highest."""

    def __init__(self, chance: random.Random, battle: Any) -> None:
        super().__init__()
        self._chance = chance
        self._battle = battle
        self._gone: Counter[tuple[str | None, str]] = Counter()

    def roll_each(self, asks: Sequence[AskDice]) -> list[Throw]:
        """Throw them all."""
        throw = self._chance.random
        return [Throw(tuple(int(throw() * ask.sides) + 1 for _ in range(ask.count))) for ask in asks]

    def choose(self, who: str | None, options: Sequence[str], purpose: str, ship: str | None = None) -> str:
        """Give up the highest trait of the ship as she was, less what she gave up since."""
        sheet, gone = self._battle.ships[str(ship)], self._gone
        paid = max(options, key=lambda trait: (sheet.rank(trait) - gone[ship, trait], -ORDER.index(trait)))
        gone[ship, paid] += 1
        return paid

    def spend(self) -> None:
        """Take every answer as asked for."""


@dataclass(frozen=True)
class Order:
    """One order to throw: its battle, and how chances and numbers are read off an end of it."""

    game: str
    battle: Any
    command: dict[str, Any]
    reads: dict[str, Read]

    @property
    def ruleset(self) -> Ruleset:
        """Return the game."""
        return rulesets()[self.game]


def has(kind: str) -> Read:
    return lambda end: kind in kinds(end)


def first(kind: str, field: str, default: int = 0) -> Read:
    """Return what reads a field of the first event of a type."""

    def read(end: Done) -> Any:
        names = kinds(end)
        return getattr(end.events[names.index(kind)], field) if kind in names else default

    return read


def salvo(**more: Any) -> Order:
    at = play.Play(
        play.ship("a", finesse=3, brawn=4, drama=3, master_gunner=True, **more.pop("ship", {})),
        play.ship("b", "blue", wits=2, resolve=3),
    )
    at.to_phase(1, a=[1], b=[1])
    at.decree("b", serious=4)
    reads = {
        "hit": has("hit"),
        "sinks": has("sinking_started"),
        "serious": has("serious_damage"),
        "serious_damage": first("serious_damage", "count"),
    }
    if "ammo" in more:
        # What grape takes first is not given up by choice.
        del reads["sinks"]
    return Order("seventh-sea", at.battle, {"type": "fire", **play.shot(**more)}, reads)


def muskets() -> Order:
    at = play.Play(play.ship("a"), play.ship("b", "blue", finesse=2), options={"musketry": True})
    at.to_phase(5, a=[5], b=[5])
    at.decree("a", musket_crew=3)
    command = {"type": "muskets", "ship": "a", "target": "b", "range": 1}
    return Order("seventh-sea", at.battle, command, {"killed": lambda end: kinds(end).count("crew_lost")})


def storm() -> Order:
    at = play.Play(play.ship("a", panache=2), play.ship("b", "blue"))
    command = {"type": "storm", "ship": "a", "damage_dice": "2g1", "pilot": 1}
    reads = {
        "weathered.a": has("storm_weathered"),
        "serious_damage_to.a": first("serious_damage", "count"),
    }
    return Order("seventh-sea", at.battle, command, reads)


def pirate(kind: str, reads: dict[str, Read], **fields: Any) -> Order:
    at = pirates.Table(
        pirates.ship("a", "rouge-big", options={"elite-gunners": 1}), pirates.ship("b", "jaune-big")
    )
    at.to("actions")
    return Order("mortecouille", at.battle, {"type": kind, "ship": "a", "target": "b", **fields}, reads)


def lasers() -> Order:
    now = space.decree(space.to(space.battle(), "attack"), "b", shield=2, hull=3)
    command = {"type": "fire", "ship": "a", "target": "b", "range": 10.0, "count": 4, "overrule": True}
    reads = {
        "critical_chance": has("critical"),
        "hits": first("lasers_fired", "hits"),
        "hull_loss": first("hull_lost", "amount"),
        "shield_loss": first("shield_lost", "amount"),
    }
    return Order("tartare", now, command, reads)


def turrets() -> Order:
    now = space.decree(space.to(space.battle(), "defence"), "b", incoming__1=5)
    reads = {"destroyed": lambda end: 5 - int(end.battle.ships["b"].incoming["1"])}
    command = {"type": "turrets", "ship": "b", "count": 4, "overrule": True}
    return Order("tartare", now, command, reads)


def galley() -> Order:
    table = galleys.Table(galleys.ship("a"), galleys.ship("b", "blue"))
    table.go_to("first_moves")
    table.order("ram", ship="a", target="b", aspect="bow_beam", hexes=1)
    table.go_to("second_moves")
    reads: dict[str, Read] = {}
    for whose, field in (("target_result", "target_result"), ("ship_result", "result")):
        for word in ("none", "crippled", "sunk"):
            read = first("ram_resolved", field)
            reads[f"{whose}.a.b.{word}"] = lambda end, read=read, word=word: read(end) == word  # type: ignore[misc]
    return Order("trireme", table.battle, {"type": "next"}, reads)


def reef() -> Order:
    table = galleys.Table(galleys.ship("a"), galleys.ship("b", "blue"))
    table.go_to("first_moves")
    command = {"type": "move", "ship": "a", "hexes": 3, "speed": "full", "reefs": [1, 3]}
    reads = {"sunk_chance": has("ship_sunk"), "tired_chance": lambda end: end.battle.ships["a"].tired}
    return Order("trireme", table.battle, command, reads)


def broadside() -> Order:
    vector = next(name for name in NAMES if name.startswith("broadsides/fire"))
    one = next(one for one, _ in carried_out(vector) if one.command["type"] == "fire")
    reads = {"hits": first("fired", "damage"), "hit": has("damaged"), "sinks": has("sunk")}
    return Order("broadsides", one.before, one.command, reads)


ORDERS: dict[str, Callable[[], Order]] = {
    "a ball": salvo,
    "grape with a raise and drama dice": lambda: salvo(ammo="grape", raises=1, drama=1, target_drama=1),
    "muskets": muskets,
    "a storm": storm,
    "a battery": lambda: pirate("fire", {"hit": has("hit")}, range=6),
    "a contact": lambda: pirate(
        "collide", {"capsizes": has("ship_lost"), "rides_over": has("rode_over")}, contact="bow-side"
    ),
    "lasers": lasers,
    "turrets": turrets,
    "a ram": galley,
    "a reef": reef,
    "a broadside": broadside,
}


@pytest.mark.parametrize("name", ORDERS)
def test_dice_fall_as_the_odds_say(name: str) -> None:
    thrown = ORDERS[name]()
    refusal, told = look(thrown.ruleset, thrown.battle, thrown.command)
    assert refusal is None or refusal.soft
    chance = random.Random(name)
    seen: dict[str, Counter[Any]] = {line: Counter() for line in thrown.reads}
    for _ in range(THROWS):
        end = run_with(thrown.ruleset, thrown.battle, thrown.command, Thrown(chance, thrown.battle))
        assert isinstance(end, Done), end
        for line, read in thrown.reads.items():
            seen[line][read(end)] += 1
    for line, counts in seen.items():
        expected = told[line]
        chances = expected.chances if isinstance(expected, Spread) else {True: expected, False: 1 - expected}
        for value, times in counts.items():
            p = chances.get(value, 0.0)
            assert abs(times / THROWS - p) <= SIGMAS * (p * (1 - p) / THROWS) ** 0.5 + 1 / THROWS, (
                line,
                value,
            )
