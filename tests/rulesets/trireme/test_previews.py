"""What is told of an order before it is given, against the figures of the rules and every end of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.looking import counted, kinds, look
from tests.rulesets.trireme.table import Table, ship
from tests.rulesets.trireme.test_odds import RAMS
from timonier.rulesets.trireme import RULESET

WORDS = ("none", "crippled", "sunk")
CONTESTS = {-3: 3, -2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30}
"""By the bonus of the one less that of the other: on how many of 36 throws the one wins."""


def lines(table: Table, kind: str, **fields: Any) -> dict[str, Any]:
    """Return the lines of a preview of an order that is not refused."""
    refusal, told = look(RULESET, table.battle, {"type": kind, **fields})
    assert refusal is None, refusal
    return told


@pytest.mark.parametrize("row", RAMS, ids=lambda row: " ".join(map(str, row[:5])))
def test_a_ram_before_it_is_declared_and_before_it_is_settled(row: Any) -> None:
    """TR-RAM-4 to TR-RAM-7, in thirty-sixths."""
    kind, crew, speed, aspect, target, target_crew, bonuses, of_target, of_ship = row
    table = Table(ship("a", type=kind, crew=crew), ship("b", "blue", target, crew=target_crew))
    table.go_to("first_moves")
    order = {"ship": "a", "target": "b", "aspect": aspect, "hexes": 1, "speed": speed}
    told = lines(table, "ram", **order)
    assert (told["bonus"], told["target_bonus"]) == bonuses
    assert [36 * told[f"target_result.{word}"] for word in WORDS] == pytest.approx(of_target)
    assert [36 * told[f"ship_result.{word}"] for word in WORDS] == pytest.approx(of_ship)
    table.order("ram", (6,) if speed == "full" else (), **order)
    table.go_to("second_moves")
    later = lines(table, "next")
    assert (later["bonus.a.b"], later["target_bonus.a.b"]) == bonuses
    assert [36 * later[f"target_result.a.b.{word}"] for word in WORDS] == pytest.approx(of_target)


@pytest.mark.parametrize("contest", ["rake", "grapple", "cut"])
@pytest.mark.parametrize(
    ("crews", "damaged"),
    [
        (("average", "average"), ""),
        (("expert", "average"), ""),
        (("slave", "expert"), ""),
        (("expert", "slave"), "b"),
    ],
)
def test_a_contest(contest: str, crews: tuple[str, str], damaged: str) -> None:
    """TR-RAKE-4, TR-GRAP-3, TR-CUT-2."""
    table = Table(ship("a", crew=crews[0]), ship("b", "blue", crew=crews[1]))
    table.go_to({"rake": "first_moves", "grapple": "boarding", "cut": "boarding"}[contest])
    if damaged:
        table.order("adjust", ship=damaged, field="damage", value="crippled")
    fields: dict[str, Any] = {"ship": "a", "target": "b"}
    if contest == "rake":
        fields |= {"aspect": "bow_beam", "hexes": 2, "speed": "full"}
    if contest == "cut":
        table.order("grapple", ship="a", target="b", resists=False)
        table.go_to("cutting")
        fields["resists"] = True
    told = lines(table, contest, **fields)
    assert 36 * told["success_chance"] == pytest.approx(CONTESTS[told["bonus"] - told["target_bonus"]])
    won = {"rake": "ship_crippled", "grapple": "grappled", "cut": "grapple_cut"}[contest]
    if not damaged:
        ends = counted(RULESET, table.battle, {"type": contest, **fields}, lambda end: won in kinds(end))
        assert told["success_chance"] == pytest.approx(ends)


def test_nobody_throws_where_nobody_resists() -> None:
    """TR-GRAP-2."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("boarding")
    assert lines(table, "grapple", ship="a", target="b", resists=False) == {"success_chance": 1}


@pytest.mark.parametrize(
    ("kind", "speed", "reefs", "more"),
    [
        ("trireme", "full", [1, 2], False),
        ("trireme", "full", [1], True),
        ("veneti", "cruise", [2], False),
        ("lembus", "full", [1, 3], False),
        ("trireme", "cruise", [], False),
    ],
)
def test_reefs_and_tired_crews(kind: str, speed: str, reefs: list[int], more: bool) -> None:
    """TR-REEF-2, TR-FULL-4, every end looked at."""
    table = Table(ship("a", type=kind), ship("b", "blue"))
    table.go_to("first_moves")
    order = {"ship": "a", "hexes": 3, "speed": speed, "reefs": reefs, "more": more, "overrule": True}
    _, told = look(RULESET, table.battle, {"type": "move", **order})
    sunk = counted(RULESET, table.battle, {"type": "move", **order}, lambda end: "ship_sunk" in kinds(end))
    tired = counted(RULESET, table.battle, {"type": "move", **order}, lambda end: end.battle.ships["a"].tired)
    assert (told["sunk_chance"], told["tired_chance"]) == pytest.approx((sunk, tired))


def test_a_ram_past_reefs_succeeds_less_often() -> None:
    """TR-REEF-1: the forecast of the ram is for the case that she gets there."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("first_moves")
    order = {"ship": "a", "target": "b", "aspect": "stern", "hexes": 2, "reefs": [1]}
    told = lines(table, "ram", **order)
    assert told["sunk_chance"] == pytest.approx(0.5)
    assert sum(told[f"target_result.{word}"] for word in WORDS) == pytest.approx(1)
    raked = lines(table, "rake", **{**order, "aspect": "bow_beam"})
    assert 36 * raked["success_chance"] == pytest.approx(7.5)


@pytest.mark.parametrize(
    ("damage", "sixths"),
    [
        ("crippled", {"sinks": 1, "permanent": 1, "nothing": 1, "partial": 1, "repaired": 2}),
        ("partial", {"nothing": 1, "partial": 1, "repaired": 4}),
    ],
)
def test_a_repair(damage: str, sixths: dict[str, int]) -> None:
    """TR-REP-2, TR-REP-3."""
    table = Table(ship("a", damage=damage), ship("b", "blue"), options={"repair": "may"})
    assert table.battle.step == "repairs" or table.go_to("repairs")
    told = lines(table, "repair", ship="a")
    assert told == pytest.approx({f"repair_result.{word}": n / 6 for word, n in sixths.items()})


def test_repairs_and_calm_of_the_next_step() -> None:
    """TR-REP-1, TR-WIND-2."""
    table = Table(ship("a"), ship("b", "blue"), options={"repair": "must", "calm": True})
    table.go_to("cutting")
    table.order("adjust", ship="a", field="damage", value="crippled")
    told = lines(table, "next")
    assert told["repair_result.a.sinks"] == pytest.approx(1 / 6)
    assert not any(name.startswith("repair_result.b") for name in told)
    while table.battle.round < 4:
        assert ("calm" in lines(table, "next")) == (table.battle.round >= 3)
        table.order("adjust", ship="a", field="damage", value="none")
        table.go_to("cutting")


@pytest.mark.parametrize(("points", "odds"), [((1, 4), "1:4"), ((1, 1), "1:1"), ((3, 1), "3:1")])
def test_a_fight(points: tuple[int, int], odds: str) -> None:
    """TR-FIGHT-5, every end looked at."""
    own, other = points
    table = Table(ship("a", stats={"boarding": own}), ship("b", "blue", stats={"boarding": other}))
    table.go_to("boarding")
    table.order("grapple", ship="a", target="b", resists=False)
    told = lines(table, "next")
    assert told["fight_odds.a.b"] == odds
    for word in ("defender_taken", "assailant_taken", "stand"):
        found = counted(
            RULESET,
            table.battle,
            {"type": "next"},
            lambda end, word=word: any(  # type: ignore[misc]
                getattr(event, "result", None) == word for event in end.events
            ),
        )
        assert told[f"fight.a.b.{word}"] == pytest.approx(found)


def test_a_move_left_open_may_tire_the_crew_at_the_next_step() -> None:
    """TR-MOVE-6, TR-FULL-4."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("first_moves")
    table.order("move", ship="a", hexes=1, speed="full", more=True)
    tired = counted(RULESET, table.battle, {"type": "next"}, lambda end: end.battle.ships["a"].tired)
    assert lines(table, "next")["tires.a"] == pytest.approx(tired)
    assert lines(table, "move", ship="a")["tired_chance"] == pytest.approx(tired)
