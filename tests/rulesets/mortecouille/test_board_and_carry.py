"""The public board, and what a ship takes on to her next battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, battle_of_thirty, ship
from timonier.kernel import engine, texts
from timonier.kernel.describe import describe
from timonier.kernel.engine import Done
from timonier.kernel.ruleset import GM
from timonier.rulesets.mortecouille import RULESET


def on_board(at: Table, key: str, lang: str = "fr") -> dict[str, Any]:
    """Return one ship of the GM's board."""
    board = RULESET.board(at.battle, GM, texts.words(RULESET.package, lang))
    found: dict[str, Any] = next(one for one in board["ships"] if one["id"] == key)
    return found


def gauges(at: Table, key: str) -> dict[str, dict[str, Any]]:
    """Return the gauges of one ship by id."""
    return {gauge["id"]: gauge for gauge in on_board(at, key)["gauges"]}


@pytest.mark.parametrize(
    ("hull", "level"),
    [(140, "good"), (71, "good"), (70, "worn"), (36, "worn"), (35, "critical"), (0, "critical")],
)
def test_the_hull_gauge_turns_where_the_rules_do(hull: int, level: str) -> None:
    """MC-WEAR-1, MC-WEAR-2."""
    at = Table(ship("a", "jaune-big"), ship("b"))
    at.decree("a", hull=hull)
    gauge = gauges(at, "a")["hull"]
    assert (gauge["value"], gauge["max"], gauge["level"], gauge["ticks"]) == (hull, 140, level, [70, 35])


def test_gauges_that_a_ship_has_no_use_for_are_not_drawn() -> None:
    """MC-CATA-4, MC-CATA-8."""
    at = Table(ship("a", "jaune-big"), ship("b"))
    assert list(gauges(at, "a")) == ["hull", "wind_points", "catapult_hits"]
    assert list(gauges(at, "b")) == ["hull", "wind_points"]
    at.decree("b", countdown=2)
    assert gauges(at, "b")["countdown"]["level"] == "worn"
    assert set(gauges(at, "a")) | set(gauges(at, "b")) == set(RULESET.gauges)


def test_the_wind_gauge_is_full_when_a_square_is_paid() -> None:
    """MC-MOVE-1, MC-WEAR-1."""
    at = Table()
    at.decree("a", wind_points=5, hull=18)
    assert (gauges(at, "a")["wind_points"]["value"], gauges(at, "a")["wind_points"]["max"]) == (5, 4)


def test_marks_tell_what_a_glance_must_see() -> None:
    at = Table()
    assert on_board(at, "a")["marks"] == []
    at.decree("a", blaze="2-2", suicide="primed", resting=True, holding=True, hull=9)
    marks = {mark["id"]: (mark["label"], mark["value"]) for mark in on_board(at, "a", "en")["marks"]}
    assert marks["blaze_next"] == ("Fire aboard", "phase 2 (2)")
    assert list(marks) == ["blaze_next", "suicide", "condition", "resting", "holding"]
    at.decree("a", status="out")
    assert on_board(at, "a")["marks"][0]["id"] == "fate"
    assert not on_board(at, "a")["in_play"]


def test_who_can_act_is_marked() -> None:
    """MC-TURN-2, MC-TURN-5."""
    at = Table()
    assert not on_board(at, "a")["acting"]
    at.to("actions")
    assert on_board(at, "a")["acting"]
    at.order("advance", ship="a", squares=0)
    assert not on_board(at, "a")["acting"]


def test_the_sheet_shows_every_field_that_a_decree_can_set() -> None:
    rows = [row for group in on_board(Table(), "a")["sheet"] for row in group["rows"]]
    adjustable = {row["field"] for row in rows if row["adjustable"]}
    assert adjustable == set(Table().sheet("a")) & adjustable
    assert len(adjustable) == 25
    assert {row["field"] for row in rows} >= Table().sheet("a").keys() - {"name", "side", "type"}


def carried_on(at: Table, key: str) -> Table:
    """Return a new battle in which what a ship carries was decreed on her."""
    now = at[key]
    again = Table({"id": key, "name": now.name, "type": now.type}, ship("foe"))
    for decree in RULESET.carry(at.battle, key):
        again.order("adjust", ship=key, **decree)
    return again


def test_a_ship_carries_her_options_and_losses_and_nothing_of_the_round() -> None:
    """MC-SHIP-2, MC-SHIP-5."""
    at = Table(ship("a", options={"sails": 1}), ship("b"))
    at.order("buy", ship="a", option="hull-1")
    at.to("actions")
    at.decree("a", hull=20, wind_points=3, blaze="2-1", countdown=2, catapult_hits=2, burst_damage=50)
    again = carried_on(at, "a")
    kept = ("options", "cost", "hull", "hull_max", "speed_fitted", "burst_damage", "status")
    assert [getattr(again["a"], name) for name in kept] == [getattr(at["a"], name) for name in kept]
    fresh = (again["a"].wind_points, again["a"].blaze, again["a"].countdown, again["a"].catapult_hits)
    assert fresh == (0, None, None, 0)
    assert RULESET.carry(again.battle, "a") == RULESET.carry(at.battle, "a")


@pytest.mark.parametrize(("reason", "status"), [("fled", "afloat"), ("captured", "out"), ("sunk", "out")])
def test_only_a_ship_that_fled_comes_back(reason: str, status: str) -> None:
    """MC-SHIP-4."""
    at = Table()
    at.order("remove_ship", ship="a", reason=reason)
    assert carried_on(at, "a")["a"].status == status


def test_an_upkeep_of_thirty_ships_is_settled_at_once() -> None:
    """MC-TURN-7."""
    battle = battle_of_thirty()
    outcome = engine.run(RULESET, battle, {"type": "next"})
    assert isinstance(outcome, Done)
    kinds = [type(event).__name__ for event in outcome.events]
    assert kinds.count("WindLost") == kinds.count("CountdownTicked") == kinds.count("GunnersTired") == 30


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_that_is_told_of_the_game_has_words(lang: str) -> None:
    told = describe(RULESET, lang)
    labels = [option["label"] for option in told["options"]]
    labels += [value["label"] for option in told["options"] for value in option["values"]]
    labels += [kind["label"] for kind in told["ship_types"]] + [gauge["label"] for gauge in told["gauges"]]
    for command in told["commands"]:
        fields = command["schema"]["properties"].values()
        labels += [command["label"], *(field["title"] for field in fields if "title" in field)]
        labels += [label for field in fields for label in field.get("x-labels", {}).values()]
        labels += [field["x-unit-label"] for field in fields if "x-unit-label" in field]
    assert not [label for label in labels if "_" in label or label.startswith(("field-", "option", "type-"))]
