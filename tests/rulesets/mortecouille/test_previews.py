"""What is told of an order before it is given, against the samples of the rules and every throw of it."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

from tests.looking import counted, kinds, look
from tests.rulesets.mortecouille.table import Table, ship
from timonier.rulesets.mortecouille import RULESET

PAIR = {"ship": "a", "target": "b"}


def lines(at: Table, kind: str, **fields: Any) -> dict[str, Any]:
    """Return the lines of a preview, whatever could be overruled."""
    return look(RULESET, at.battle, {"type": kind, **fields})[1]


def table(guns: int = 3, **options: int) -> Table:
    """Return two ships and a third, the first with so many guns and with *options* aboard, in action."""
    at = Table(ship("a", options=options), ship("b"), ship("c"))
    at.decree("a", guns={"side": guns, "bow": 0, "stern": 0})
    at.to("actions")
    return at


@pytest.mark.parametrize(
    ("guns", "elite", "shot", "hit"),
    [
        (3, 0, {"range": 4}, Fraction(35, 216)),
        (3, 0, {"range": 4, "attackers": 2}, Fraction(7, 27)),
        (3, 1, {"range": 4}, Fraction(721, 1296)),
        (5, 0, {"range": 6}, Fraction(7, 72)),
        (5, 1, {"range": 7}, Fraction(7, 2592)),
        (5, 1, {"range": 8, "mode": "burst"}, Fraction(1, 7776)),
        (2, 0, {"range": 5}, Fraction(0)),
        (5, 0, {"range": 3}, Fraction(1)),
    ],
)
def test_a_shot(guns: int, elite: int, shot: dict[str, Any], hit: Fraction) -> None:
    """MC-FIRE-1 to MC-FIRE-11: the samples, and each face of each die of them."""
    at = table(guns, **({"elite-gunners": 1} if elite else {}))
    told = lines(at, "fire", **PAIR, **shot)
    assert told["hit"] == pytest.approx(float(hit))
    assert told["expected_damage"] == pytest.approx(float(hit) * told["damage"])
    if told["dice"]:
        throws = list(itertools.product(range(1, 7), repeat=told["dice"]))
        good = sum(sum(throw) + told["bonus"] >= told["needed"] for throw in throws)
        assert told["hit"] == pytest.approx(good / len(throws))


def test_a_shot_that_sinks() -> None:
    """MC-SHIP-2: a hit sinks where it does as much as she has left."""
    at = table()
    at.decree("b", hull=1)
    told = lines(at, "fire", **PAIR, range=4)
    assert told["sinks"] == told["hit"] > 0
    at.decree("b", hull=60 if at["b"].hull_max >= 60 else at["b"].hull_max)
    assert lines(at, "fire", **PAIR, range=4)["sinks"] == 0


def test_the_fire_a_flaming_shot_lights() -> None:
    """MC-BLAZE-5, MC-BLAZE-6."""
    assert lines(table(), "fire", **PAIR, range=4)["phase_next"] is None
    told = lines(table(**{"flaming-shot": 1}), "fire", **PAIR, range=4)
    assert told["phase_next"] == "1"
    at = table(2)
    at.decree("b", blaze="2-1")
    assert lines(at, "fire", **PAIR, range=5)["phase_next"] == "2-1"


@pytest.mark.parametrize(("kind", "to_go", "countdown"), [("vert-small", 1, 3), ("jaune-big", 3, None)])
def test_a_stone(kind: str, to_go: int, countdown: int | None) -> None:
    """MC-CATA-2 to MC-CATA-5."""
    at = Table(ship("a", "rouge-big", options={"catapult": 1}), ship("b", kind))
    at.to("actions")
    told = lines(at, "catapult", **PAIR, range=2)
    assert told["hit"] == pytest.approx(20 / 27)
    assert told["hits_to_countdown"] == to_go
    assert told["countdown_after"] == countdown
    assert (told["damage"] > 0) == (kind == "jaune-big")


def test_a_contact() -> None:
    """MC-RAM-1 to MC-RAM-5: both losses, and what follows where a bow strikes a side."""
    at = Table(ship("a", "rouge-big"), ship("b", "jaune-big"))
    at.to("actions")
    told = lines(at, "collide", contact="bow-side", **PAIR)
    assert (told["contact"], told["capsizes"], told["crosses_then"]) == pytest.approx((1, 1 / 3, 1 / 3))
    assert told["crossing_damage"].mean == pytest.approx(10.5)
    assert told["loses.a.total"] == sum(
        told.get(f"loses.a.{term}", 0) for term in ("own", "dealt", "contact")
    )
    at.decree("b", hull=told["loses.b.total"])
    sunk = lines(at, "collide", contact="bow-side", **PAIR)
    assert (sunk["ship_sinks.b"], sunk["capsizes"], sunk["rides_over"]) == pytest.approx((1, 0, 1))
    at.decree("a", hull=at["a"].hull_max)
    command = {"type": "collide", "contact": "bow-side", **PAIR}
    assert sunk["rides_over"] == pytest.approx(
        counted(RULESET, at.battle, command, lambda end: "rode_over" in kinds(end))
    )


def test_ships_in_one_square() -> None:
    """MC-RAM-7."""
    at = Table(ship("a"), ship("b"))
    at.to("actions")
    told = lines(at, "share_square", **PAIR)
    assert told["contact"] == pytest.approx(3 / 4)
    assert told["loses.a.total"] > 0
    assert "capsizes" not in told


@pytest.mark.parametrize(("slaves", "rounds"), [(0, 3 / 2), (1, 9 / 8)])
def test_wind_that_is_missing(slaves: int, rounds: float) -> None:
    """MC-MOVE-1, MC-MOVE-3, MC-WIND-1, MC-WIND-2: how long k points are waited for."""
    at = table(**({"slaves": 1} if slaves else {}))
    at.decree("a", wind_points=1)
    for kind, fields in (("advance", {"squares": 2}), ("manoeuvre", {"turn": "half"})):
        told = lines(at, kind, ship="a", **fields)
        assert told["missing"] == max(0, told["cost"] - 1)
        assert told["rounds_to_wait"] == pytest.approx(told["missing"] * rounds)
    refusal, _ = look(RULESET, at.battle, {"type": "advance", "ship": "a", "squares": 2})
    assert refusal is not None and refusal.code == "not_enough_wind"


def test_the_fires_of_the_next_step() -> None:
    """MC-BLAZE-1 to MC-BLAZE-4."""
    at = table()
    at.to("upkeep")
    for phase, sixths in (("1", 4), ("2-1", 3), ("2-2", 2), ("3", 1)):
        at.decree("b", blaze=phase)
        told = lines(at, "next")
        assert told == {"phase.b": phase, "put_out.b": pytest.approx(sixths / 6)}


def test_the_wind_of_the_next_step() -> None:
    """MC-WIND-1 to MC-WIND-3."""
    at = table(slaves=1)
    at.to("blaze")
    told = lines(at, "next")
    assert (told["gains_wind.a"], told["gains_wind.b"]) == pytest.approx((8 / 9, 2 / 3))
