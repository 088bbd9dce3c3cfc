"""What an order is likely to do, before it is given: the faces of one die or two, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from timonier.kernel import odds
from timonier.kernel.engine import Done
from timonier.kernel.preview import Chance, Fact, Line, Looking
from timonier.rulesets.trireme import contests, damage, fighting, ramming
from timonier.rulesets.trireme.commands import grapple
from timonier.rulesets.trireme.commands.leg import Leg, speed_of, strikes
from timonier.rulesets.trireme.commands.move import Move
from timonier.rulesets.trireme.commands.next import drops
from timonier.rulesets.trireme.commands.rake import Rake
from timonier.rulesets.trireme.commands.ram import Ram
from timonier.rulesets.trireme.events.moves import RamDeclared
from timonier.rulesets.trireme.state import SEQUENCE, Battle, DeclaredRam

FACES = range(1, 7)


def share(holds: Callable[[int], bool]) -> float:
    """Return on what part of the faces of a die *holds* is true."""
    return sum(map(holds, FACES)) / len(FACES)


def passes(battle: Battle, order: Leg) -> float:
    """Return how likely she comes through all reefs of a leg.  Rules: TR-REEF-1, TR-REEF-2."""
    sheet = battle.ships[order.ship]
    through = 1 - share(lambda face: strikes(battle, sheet, face))
    return float(through ** len([place for place in order.reefs if place <= len(order.steps)]))


def tires(battle: Battle, ship: str, speed: str | None) -> float:
    """Return how likely her crew is tired by a move that ends now.  Rules: TR-FULL-4."""
    sheet = battle.ships[ship]
    if speed != "full" or sheet.tired:
        return 0.0
    return share(lambda face: face in battle.tables["fatigue"][sheet.crew])


def _leg(battle: Battle, order: Leg, speed: str | None, *, ends: bool) -> Iterator[Line]:
    through = passes(battle, order)
    yield Chance("sunk_chance", 1 - through)
    yield Chance("tired_chance", through * tires(battle, order.ship, speed) if ends else 0.0)


def preview_move(battle: Battle, order: Move, looking: Looking) -> Iterator[Line]:
    """Yield what reefs and oars may cost her."""
    sheet = battle.ships[order.ship]
    speed = speed_of(sheet, order, "cruise") if order.steps else sheet.turn.speed
    yield from _leg(battle, order, speed, ends=not (order.steps and order.more))


def preview_ram(battle: Battle, order: Ram, looking: Looking) -> Iterator[Line]:
    """Yield the leg, and the ram as it would be settled if nothing changed until then.

    Rules: TR-RAM-4 to TR-RAM-7.
    """
    yield from _leg(battle, order, speed_of(battle.ships[order.ship], order, "cruise"), ends=True)
    for branch in odds.explore(looking.ruleset, battle, looking.command):
        assert isinstance(branch.outcome, Done)
        if any(isinstance(event, RamDeclared) for event in branch.outcome.events):
            there: Battle = branch.outcome.battle
            yield from _forecast(there, there.rams[-1])
            return


def _forecast(battle: Battle, ram: DeclaredRam, **of: Any) -> Iterator[Line]:
    bonus, other = ramming.attack(battle, ram), ramming.defence(battle, ram)
    yield Fact("bonus", bonus, **of)
    yield Fact("target_bonus", other, **of)
    pairs = [(a + bonus, b + other) for a, b in product(FACES, FACES)]
    fates = {
        "target_result": [ramming.result(battle, b, a) for a, b in pairs],
        "ship_result": [ramming.result(battle, a, b) for a, b in pairs],
    }
    for whose, results in fates.items():
        for word in ("none", "crippled", "sunk"):
            yield Chance(whose, results.count(word) / len(results), key=word, words="result", **of)


def preview_rake(battle: Battle, order: Rake, looking: Looking) -> Iterator[Line]:
    """Yield the leg and whether oars break.  Rules: TR-RAKE-4."""
    speed = speed_of(battle.ships[order.ship], order, "full")
    yield from _leg(battle, order, speed, ends=not order.more)
    yield from _contest(battle, "rake", order, passes(battle, order))


def _contest(battle: Battle, contest: str, order: Any, before: float = 1.0) -> Iterator[Line]:
    bonus = contests.bonus(battle, contest, order.ship, order.target)
    other = contests.bonus(battle, contest, order.target, order.ship)
    wins = sum(a + bonus > b + other for a, b in product(FACES, FACES))
    yield Chance("success_chance", before * wins / len(FACES) ** 2)
    yield Fact("bonus", bonus)
    yield Fact("target_bonus", other)


def preview_contest(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield whether grapples hold or are cut.  Rules: TR-GRAP-2, TR-GRAP-3, TR-CUT-1, TR-CUT-2."""
    if grapple.resists(battle, order.ship, order.target, order.resists):
        yield from _contest(battle, looking.command["type"], order)
    else:
        yield Chance("success_chance", 1.0)


def preview_repair(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what the throw may bring.  Rules: TR-REP-2."""
    yield from _repair(battle, order.ship)


def _repair(battle: Battle, repaired: str, **of: Any) -> Iterator[Line]:
    results = [damage.repaired(battle, battle.ships[repaired], face)[1] for face in FACES]
    for word in dict.fromkeys(results):
        yield Chance("repair_result", results.count(word) / len(results), key=word, words="result", **of)


def preview_next(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield what leaving this step and entering the next one decides.

    Rules: TR-FULL-4, TR-FIGHT-5, TR-RAM-8, TR-REP-1, TR-WIND-2.
    """
    for ship, sheet in battle.ships.items():
        if sheet.turn.open and sheet.turn.speed == "full" and not sheet.tired:
            yield Chance("tires", tires(battle, ship, "full"), ship=ship)
    step, _ = SEQUENCE.after(battle.step)
    if battle.step == "boarding":
        for fight in fighting.draw_up(battle):
            yield from _fight(battle, fight)
    elif step == "ramming":
        for ram in battle.rams:
            yield from _forecast(battle, ram, ship=ram.ship, other=ram.target)
    elif step == "repairs":
        faces = drops(battle.tables["calm"], battle.round + 1)
        if battle.force == "breeze" and faces:
            yield Chance("calm", share(lambda face: face in faces))
        if battle.options["repair"] == "must":
            for ship in damage.may_repair(battle):
                yield from _repair(battle, ship, ship=ship)


def _fight(battle: Battle, fight: fighting.Fight) -> Iterator[Line]:
    of = {"ship": fight.ship, "other": fight.target}
    if fight.odds is None:
        yield Chance("fight", 1.0, key=fight.result, words="result", **of)
        return
    table = battle.tables["boarding"]
    place = table["odds"].index(fight.odds)
    results = [fighting.RESULTS[table[str(face)][place]] for face in FACES]
    yield Fact("fight_odds", fight.odds, **of)
    for word in fighting.RESULTS.values():
        yield Chance("fight", results.count(word) / len(results), key=word, words="result", **of)


PREVIEWS: Mapping[str, Any] = {
    "move": preview_move,
    "ram": preview_ram,
    "rake": preview_rake,
    "grapple": preview_contest,
    "cut": preview_contest,
    "repair": preview_repair,
    "next": preview_next,
}
