"""How long the odds of the heaviest order of each game take, cold and warm, in processor time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from bench import battles
from bench.clock import duration
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.preview import preview, preview_json

COLD = 3
"""Cold runs, of which the quickest counts."""

TEN = {"brawn": 10, "finesse": 10, "resolve": 10, "wits": 5, "panache": 3}

Order = tuple[str, Desk, dict[str, Any]]


def orders() -> Iterator[Order]:
    """Yield what is measured, the desk at which it is ordered and the order."""
    yield (
        "seventh-sea: grape from ten guns, ten ranks and drama dice",
        ten_guns(),
        shot(range=1, ammo="grape", drama=3, target_drama=3),
    )
    elite = {"type": "jaune-big", "options": {"elite-gunners": 1}}
    yield "mortecouille: five guns and elite gunners", desk("mortecouille", elite), shot(range=6, guns=5)
    yield (
        "tartare: forty lasers",
        desk("tartare", {"type": "titans-battleship"}),
        shot(range=10.0, count=40),
    )
    yield "broadsides: a ship of the line", desk("broadsides", {"type": "ship-of-the-line"}), shot(range=1)
    ram = {"type": "ram", "ship": "a", "target": "b", "path": ["ahead"] * 4, "reefs": [1, 2, 3, 4]}
    yield "trireme: a ram past four reefs", desk("trireme", {"type": "trireme"}), {**ram, "aspect": "bow"}


def shot(**more: Any) -> dict[str, Any]:
    """Return an order to fire that the game master stands by."""
    return {"type": "fire", "ship": "a", "target": "b", "overrule": True, **more}


def desk(game: str, ship: dict[str, Any], **more: Any) -> Desk:
    """Return a desk with two ships of one kind."""
    sides = [{"id": id, "name": id} for id in ("red", "blue")]
    ships = [{"id": id, "name": id, "side": side, **ship} for id, side in (("a", "red"), ("b", "blue"))]
    setup = {"sides": sides, "ships": ships, **more}
    return battles.desk_of({"format": "timonier-battle/1", "ruleset": game, "setup": setup})


def ten_guns() -> Desk:
    """Return two ships of 7th Sea with ten ranks of everything that counts, in a phase."""
    ship = {"type": "custom", "class": 4, "traits": TEN}
    there = desk("seventh-sea", ship, wind={"direction": 5, "force": 4})
    there.order({"type": "next"}, [Answer((5, 5, 5)), Answer((5, 5, 5))])
    there.order({"type": "next"})
    return there


def lines() -> Iterator[tuple[str, float, str]]:
    """Yield what was measured, how many milliseconds it took and what is wanted."""
    for what, there, order in orders():
        battle, ruleset = there.ledger.battle, there.ledger.ruleset

        def look(battle: Any = battle, ruleset: Any = ruleset, order: Any = order) -> None:
            found = preview(ruleset, battle, order)
            assert found.lines, found.refusal
            preview_json(ruleset, battle, found, "fr")

        yield f"{what}, cold", 1000 * cold(look), "< 250 ms"
        yield f"{what}, warm", 1000 * duration(look), "< 20 ms"


def cold(look: Callable[[], None]) -> float:
    """Return how many seconds *look* takes where nothing is remembered."""
    best = float("inf")
    for _ in range(COLD):
        forget()
        start = process_time()
        look()
        best = min(best, process_time() - start)
    return best


def forget() -> None:
    """Empty every cache of the kernel's odds and of the rule sets."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("timonier.rulesets", "timonier.kernel.spread", "timonier.kernel.odds")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
