"""Measure and print.  Ends with an error only where something fails, never because it is slow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from rich.console import Console
from rich.table import Table

from bench import battles, http, odds, pages, tower
from bench.clock import duration, rate
from timonier.kernel import engine, events
from timonier.kernel.adjudicate import adjudicate
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer, Dice
from timonier.kernel.ledger import Ledger, Ordered

EVENTS = 10_000

FACES: tuple[tuple[int, ...], ...] = ((9, 10, 9), (4,), (3, 2, 4, 3), (1, 1, 1))
"""A shot that hits with a ten thrown again, its damage, and a wound check that fails."""


@dataclass(frozen=True)
class Line:
    """One line of the table: what, how much, what is wanted, and what it is compared with."""

    what: str
    number: str
    goal: str = ""
    ratio: str = ""


def bare() -> int:
    """Do the arithmetic of the dice of one shot, and nothing else."""
    total = 0
    for faces, keep in ((FACES[0], 3), (FACES[2], 4), (FACES[3], 3)):
        dice = [face + FACES[1][0] if face == 10 else face for face in faces]
        total += sum(sorted(dice, reverse=True)[:keep])
    return total


def kernel_dice() -> int:
    """Do the same with the kernel's dice."""
    dice = Dice([Answer(faces) for faces in FACES])
    rolls = ((3, "gunnery"), (4, "damage"), (3, "wound_check"))
    return sum(dice.roll_and_keep([roll], roll[0], 10) for roll in rolls)


def fire() -> Iterator[Line]:
    """Yield how many shots a second are fired, with all their dice."""
    start = battles.duel().ledger
    order = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}

    def by_hand() -> None:
        desk = Desk(start.fork())
        desk.order(order)
        for place, faces in enumerate(FACES):
            desk.give(place, faces)
        while desk.pending is not None:
            place = desk.pending.waiting.open[0]
            desk.give(place, battles.middling(desk.pending.waiting.asks[place]))

    answers = [Answer(faces) for faces in FACES]
    battle, ruleset = start.battle, start.ruleset
    arithmetic, typed = rate(bare), rate(by_hand)
    yield Line("bare arithmetic of those dice", f"{arithmetic:,.0f} /s")
    yield Line(
        "the same with the kernel's dice", f"{(own := rate(kernel_dice)):,.0f} /s", "", of(arithmetic, own)
    )
    yield Line("fire, its dice typed ask by ask", f"{typed:,.0f} /s", "≥ 1,500 /s", of(arithmetic, typed))
    at_once = rate(lambda: engine.run(ruleset, battle, order, answers))
    yield Line("fire, run once with all its dice", f"{at_once:,.0f} /s", "", of(arithmetic, at_once))


def adjust() -> Iterator[Line]:
    """Yield how many decrees a second are carried out and written down."""
    start = battles.duel().ledger
    order = {"type": "adjust", "ship": "a", "field": "wits", "value": 2, "reason": "bench"}
    desk = Desk(start.fork())

    def written() -> None:
        desk.order(order)
        if len(desk.ledger.lines) > 1000:
            desk.ledger = start.fork()

    kept = rate(written)
    run = rate(lambda: engine.run(start.ruleset, start.battle, order))
    yield Line("adjust, into the ledger", f"{kept:,.0f} /s", "≥ 10,000 /s", of(run, kept))
    yield Line("adjust, run only", f"{run:,.0f} /s")


def folding() -> Iterator[Line]:
    """Yield how long it takes to fold many events, and to replay the battle they are from."""
    record = battles.example()
    ledger = battles.played(record).ledger
    happened = [event for applied in ledger.in_force for event in applied.events]
    many = list(islice(cycle(happened), EVENTS))
    rounds = [many[i : i + len(happened)] for i in range(0, EVENTS, len(happened))]
    stored = [json.dumps(events.dump(event)) for event in many]
    known = ledger.ruleset.events
    fold = duration(lambda: [engine.fold(ledger.start, part) for part in rounds])
    load = duration(lambda: [events.load(known, json.loads(text)) for text in stored])
    yield Line(f"fold of {EVENTS:,} events of the example", ms(fold), "< 400 ms")
    yield Line("the same, read from JSON first", ms(fold + load), "", of(fold + load, fold))
    replay = duration(lambda: adjudicate(record, battles.GAMES))
    yield Line(f"the example adjudicated ({len(record['entries'])} entries)", ms(replay))
    rebuild = duration(lambda: written_again(ledger))
    yield Line("the example rebuilt from its lines", ms(rebuild), "", of(replay, rebuild))


def written_again(ledger: Ledger) -> Ledger:
    """Return a ledger made from the lines of *ledger*."""
    other = Ledger(ledger.ruleset, ledger.start)
    for line in ledger.lines:
        other.write(line)
    return other


def upkeep() -> Iterator[Line]:
    """Yield how long one round of thirty ships takes in each game, with nothing but ``next``."""
    for game in battles.GAMES:
        record = battles.fleet(game)
        if record is None:
            yield Line(f"{game}: upkeep of thirty ships", "no such battle", "< 100 ms")
            continue
        start = battles.desk_of(record)
        lines = battles.upkeep(battles.desk_of(record))
        while start.ledger.battle.round < 1:
            start.order(lines[0].command, lines.pop(0).answers)

        def play(start: Desk = start, lines: list[Ordered] = lines) -> None:
            desk = Desk(start.ledger.fork())
            for line in lines:
                desk.order(line.command, line.answers)

        steps = f"{len(lines) / battles.ROUNDS:.0f} steps"
        yield Line(
            f"{game}: a round of thirty ships ({steps})", ms(duration(play) / battles.ROUNDS), "< 100 ms"
        )


def ms(seconds: float) -> str:
    """Return *seconds* in milliseconds."""
    return f"{seconds * 1000:,.1f} ms"


def of(one: float, other: float) -> str:
    """Return how many times *other* goes into *one*."""
    return f"1 : {one / other:,.1f}"


def served() -> Table:
    """Return the table of what was measured over HTTP, in real time."""
    table = Table("what", "measured", "goal", title="Timonier over HTTP, real time, one client")
    for what, number, goal in (*http.lines(), *tower.lines(), *pages.lines()):
        table.add_row(what, f"{number:,.2f}", goal)
    return table


def foretold() -> Table:
    """Return the table of how long previews take."""
    table = Table("what", "measured", "goal", title="Odds before the order, processor time")
    for what, number, goal in odds.lines():
        table.add_row(what, f"{number:,.1f} ms", goal)
    return table


def main() -> None:
    """Print the table, line by line as it is measured."""
    table = Table(
        "what", "measured", "goal", "ratio", title="Timonier in memory, processor time, best of three"
    )
    for part in (fire, adjust, folding, upkeep):
        for line in part():
            table.add_row(line.what, line.number, line.goal, line.ratio)
    Console(width=100).print(table)
    Console(width=100).print(foretold())
    Console(width=100).print(served())


if __name__ == "__main__":
    main()
