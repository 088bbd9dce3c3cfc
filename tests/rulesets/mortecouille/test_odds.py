"""The odds before an order is given, against what can be worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from timonier.kernel import events, odds
from timonier.kernel.engine import Done
from timonier.rulesets.mortecouille import RULESET


def chance(at: Table, wanted: str, **command: Any) -> float:
    """Return how likely an event of a type is when an order is given."""
    found = 0.0
    for branch in odds.explore(RULESET, at.battle, command):
        assert isinstance(branch.outcome, Done), branch.outcome
        told = [events.type_of(type(event)) for event in branch.outcome.events]
        found += branch.weight if wanted in told else 0
    return found


@pytest.mark.parametrize(
    ("guns", "elite", "shot", "odds_of_a_hit"),
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
def test_the_chance_of_a_shot(guns: int, elite: int, shot: dict[str, Any], odds_of_a_hit: Fraction) -> None:
    """MC-FIRE-1, MC-FIRE-4, MC-FIRE-5, MC-FIRE-10, MC-FIRE-11."""
    own = {"elite-gunners": 1} if elite else {}
    at = Table(ship("a", options=own), ship("b"), ship("c"))
    at.decree("a", guns={"side": guns, "bow": 0, "stern": 0})
    at.to("actions")
    found = chance(at, "hit", type="fire", ship="a", target="b", **shot)
    assert found == pytest.approx(float(odds_of_a_hit))


def test_the_chances_of_stones_contacts_wind_and_fires() -> None:
    """MC-CATA-2, MC-RAM-4, MC-RAM-5, MC-RAM-7, MC-WIND-1, MC-WIND-2, MC-BLAZE-1 to MC-BLAZE-4."""
    at = Table(ship("a", "rouge-big", options={"catapult": 1, "slaves": 1}), ship("b", "jaune-big"))
    at.decree("b", status="out")
    at.to("blaze")
    assert chance(at, "wind_gained", type="next") == pytest.approx(8 / 9)
    at.to("actions")
    at.decree("b", status="afloat")
    pair = {"ship": "a", "target": "b"}
    assert chance(at, "hit", type="catapult", range=2, **pair) == pytest.approx(20 / 27)
    assert chance(at, "collided", type="share_square", **pair) == pytest.approx(3 / 4)
    assert chance(at, "rode_over", type="collide", contact="bow-side", **pair) == pytest.approx(1 / 3)
    assert chance(at, "crossed", type="collide", contact="bow-side", **pair) == pytest.approx(1 / 9)
    at.to("upkeep")
    for phase, out in (("1", 4 / 6), ("2-1", 3 / 6), ("2-2", 2 / 6), ("3", 1 / 6)):
        at.decree("b", blaze=phase)
        assert chance(at, "fire_out", type="next") == pytest.approx(out)
