"""Chances worked out by trying every face, against the figures that players know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship
from timonier.kernel.engine import Done
from timonier.kernel.odds import explore
from timonier.rulesets.trireme import RULESET, contests, ramming
from timonier.rulesets.trireme.events.boarding import FightResolved, GrappleTried
from timonier.rulesets.trireme.events.moves import RamResolved

RAMS = [
    ("trireme", "average", "full", "quarter_beam", "trireme", "average", (10, 6), (4, 26, 6), (32, 4, 0)),
    ("trireme", "average", "full", "bow_beam", "trireme", "average", (10, 8), (10, 25, 1), (26, 10, 0)),
    ("trireme", "average", "full", "stern", "trireme", "average", (7, 5), (12, 23, 1), (24, 12, 0)),
    ("trireme", "average", "full", "bow", "trireme", "average", (5, 5), (18, 18, 0), (18, 18, 0)),
    ("trireme", "average", "cruise", "bow", "trireme", "average", (4, 5), (21, 15, 0), (14, 22, 0)),
    ("trireme", "average", "full", "quarter_beam", "veneti", "average", (10, 8), (10, 25, 1), (26, 10, 0)),
    ("trireme", "average", "full", "bow_beam", "veneti", "average", (10, 10), (18, 18, 0), (18, 18, 0)),
    ("quadrireme", "expert", "full", "quarter_beam", "merchant", "novice", (12, 6), (1, 20, 15), (35, 1, 0)),
]
"""Attacker, her crew and speed, aspect, target and crew; bonuses; of 36: none, crippled, sunk for each."""


def outcomes(table: Table, kind: type) -> Counter[Any]:
    """Return the events of one kind that ``next`` may bring, each with its chance."""
    found: Counter[Any] = Counter()
    for branch in explore(RULESET, table.battle, {"type": "next"}):
        assert isinstance(branch.outcome, Done)
        for event in branch.outcome.events:
            if isinstance(event, kind):
                found[event] += Fraction(branch.weight).limit_denominator(1296)
    return found


@pytest.mark.parametrize("row", RAMS, ids=lambda row: " ".join(map(str, row[:5])))
def test_a_ram(row: Any) -> None:
    """TR-RAM-4 to TR-RAM-7."""
    kind, crew, speed, aspect, target, target_crew, bonuses, of_target, of_ship = row
    table = Table(ship("a", type=kind, crew=crew), ship("b", "blue", target, crew=target_crew))
    table.go_to("first_moves")
    fatigue = (6,) if speed == "full" else ()
    table.order("ram", fatigue, ship="a", target="b", aspect=aspect, hexes=1, speed=speed)
    (ram,) = table.battle.rams
    assert (ramming.attack(table.battle, ram), ramming.defence(table.battle, ram)) == bonuses
    table.go_to("second_moves")
    own, other = Counter[str](), Counter[str]()
    for event, chance in outcomes(table, RamResolved).items():
        own[event.result] += int(36 * chance)
        other[event.target_result] += int(36 * chance)
    assert tuple(other[word] for word in ("none", "crippled", "sunk")) == of_target
    assert tuple(own[word] for word in ("none", "crippled", "sunk")) == of_ship


@pytest.mark.parametrize(
    ("crews", "damaged", "wins"),
    [
        (("slave", "expert"), "a", 6),
        (("slave", "expert"), "", 10),
        (("average", "average"), "", 15),
        (("expert", "average"), "", 21),
        (("expert", "average"), "b", 26),
    ],
)
def test_a_contest(crews: tuple[str, str], damaged: str, wins: int) -> None:
    """TR-GRAP-3: by the bonus of the one less that of the other, from -2 to +2."""
    table = Table(ship("a", crew=crews[0]), ship("b", "blue", crew=crews[1]))
    table.go_to("boarding")
    if damaged:
        table.order("adjust", ship=damaged, field="damage", value="crippled")
    won = sum(
        Fraction(branch.weight).limit_denominator(36)
        for branch in explore(RULESET, table.battle, {"type": "grapple", "ship": "a", "target": "b"})
        if isinstance(branch.outcome, Done)
        and any(isinstance(event, GrappleTried) and event.success for event in branch.outcome.events)
    )
    assert 36 * won == wins
    assert contests.bonus(table.battle, "cut", "a", "b") == (1 if crews[0] == "expert" else 0)


@pytest.mark.parametrize(
    ("column", "points", "taken", "lost"),
    [
        ("1:4", (1, 4), 0, 5),
        ("1:3", (1, 3), 0, 4),
        ("1:2", (1, 2), 0, 3),
        ("2:3", (2, 3), 1, 2),
        ("1:1", (1, 1), 2, 1),
        ("3:2", (3, 2), 3, 1),
        ("2:1", (2, 1), 4, 0),
        ("3:1", (3, 1), 5, 0),
        ("4:1", (4, 1), 6, 0),
    ],
)
def test_a_fight(column: str, points: tuple[int, int], taken: int, lost: int) -> None:
    """TR-FIGHT-5, in sixths."""
    own, other = points
    table = Table(ship("a", stats={"boarding": own}), ship("b", "blue", stats={"boarding": other}))
    table.go_to("boarding")
    table.order("grapple", ship="a", target="b", resists=False)
    found = Counter[str]()
    for event, chance in outcomes(table, FightResolved).items():
        assert event.odds == column
        found[event.result] += int(6 * chance)
    assert (found["defender_taken"], found["assailant_taken"]) == (taken, lost)


@pytest.mark.parametrize(
    ("kind", "fates"),
    [
        ("lembus", 1),
        ("saxon", 1),
        *((kind, 3) for kind in ("penteconter", "bireme", "liburnian", "trireme", "quadrireme")),
        ("quinquereme", 4),
        *((kind, 5) for kind in ("hexeres", "septireme", "deceres", "sedekieres", "veneti", "merchant")),
    ],
)
def test_a_reef(kind: str, fates: int) -> None:
    """TR-REEF-2: the faces on which each type sinks."""
    table = Table(ship("a", type=kind), ship("b", "blue"))
    table.go_to("first_moves")
    order = {"type": "move", "ship": "a", "hexes": 1, "reefs": [1]}
    sunk = [
        branch.outcome.battle.ships["a"].status == "sunk"
        for branch in explore(RULESET, table.battle, order)
        if isinstance(branch.outcome, Done)
    ]
    assert sunk == [True] * fates + [False] * (6 - fates)


def test_a_freshly_crippled_ship_left_in_peace() -> None:
    """TR-REP-1 to TR-REP-3: in the end she sinks 1/5, is crippled for good 1/5, is repaired 3/5."""
    crippled, partial = Counter[str](), Counter[str]()
    for damage, found in (("crippled", crippled), ("partial", partial)):
        table = Table(ship("a", damage=damage), ship("b", "blue"))
        for branch in explore(RULESET, table.battle, {"type": "repair", "ship": "a"}):
            assert isinstance(branch.outcome, Done)
            sheet = branch.outcome.battle.ships["a"]
            found[sheet.damage if sheet.in_play else "sunk"] += 1
    assert partial == {"partial": 2, "none": 4}
    stays, sinks = Fraction(crippled["crippled"], 6), Fraction(crippled["sunk"], 6)
    assert sinks / (1 - stays) == Fraction(1, 5)
    assert Fraction(crippled["permanent"], 6) / (1 - stays) == Fraction(1, 5)
    assert Fraction(crippled["none"] + crippled["partial"], 6) / (1 - stays) == Fraction(3, 5)
