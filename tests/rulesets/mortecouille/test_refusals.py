"""What is refused, with which code and rule, and which of several faults is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from timonier.kernel.common import Overruled
from timonier.kernel.engine import Done

FIRE = {"ship": "a", "target": "b", "range": 1}


def fighting(*ships: dict[str, Any], **head: Any) -> Table:
    """Return a battle in the step of actions, every ship with wind."""
    at = Table(*ships, **head)
    at.to("actions")
    return at


@pytest.mark.parametrize("kind", ["advance", "manoeuvre", "hold", "suicide", "remove_ship"])
def test_a_ship_must_be_there_and_afloat_before_its_fields_are_read(kind: str) -> None:
    """MC-END-3, MC-SHIP-4."""
    at = fighting()
    for missing in ({}, {"ship": None}, {"ship": 5}, {"ship": "z"}):
        assert at.refused(kind, **missing, colour=1) == "unknown_ship"
    assert at.refused(kind, ship="a", colour=1) == "bad_value"
    assert at.refused(kind, ship="a", overrule="yes") == "bad_value"
    at.decree("a", status="out")
    found = at.refusal(kind, ship="a", colour=1)
    assert (found.code, found.rule, found.soft) == ("ship_out", "MC-SHIP-4", False)


@pytest.mark.parametrize("kind", ["fire", "catapult", "collide", "share_square"])
def test_two_ships_must_be_there_be_two_and_be_afloat(kind: str) -> None:
    """MC-END-3, MC-SHIP-4."""
    at = fighting(ship("a"), ship("b"), ship("c"))
    assert at.refused(kind, ship="a", target="z", colour=1) == "unknown_ship"
    assert at.refused(kind, ship="a") == "unknown_ship"
    at.decree("a", status="out")
    assert at.refused(kind, ship="a", target="a", range=0) == "self_target"
    assert at.refused(kind, ship="b", target="a", range=0) == "ship_out"
    assert at.refused(kind, ship="a", target="b", range=0) == "ship_out"
    assert at.refused(kind, ship="b", target="c", colour=0) == "bad_value"


@pytest.mark.parametrize(
    "fields",
    [
        {"range": 0},
        {"range": 1.0},
        {"range": True},
        {"range": None},
        {"range": "1"},
        {"range": 1, "mode": "rapid"},
        {"range": 1, "mode": None},
        {"range": 1, "arc": "top"},
        {"range": 1, "guns": 0},
        {"range": 1, "guns": 6},
        {"range": 1, "guns": 2.0},
        {"range": 1, "attackers": 0},
        {"range": 1, "attackers": None},
        {"range": 1, "weather": "fine"},
        {},
    ],
)
def test_a_shot_of_no_sense_is_refused_for_good(fields: dict[str, Any]) -> None:
    """MC-END-3."""
    at = fighting()
    found = at.refusal("fire", ship="a", target="b", overrule=True, **fields)
    assert (found.code, found.rule, found.soft) == ("bad_value", "MC-END-3", False)


def test_a_shot_may_say_that_all_guns_bear_with_null() -> None:
    at = fighting()
    assert "fired" in at.order("fire", **FIRE, guns=None)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("advance", {"squares": -1}),
        ("advance", {"squares": None}),
        ("advance", {"squares": True}),
        ("manoeuvre", {}),
        ("manoeuvre", {"turn": "full"}),
        ("manoeuvre", {"turn": "half", "under_way": 1}),
        ("manoeuvre", {"turn": "half", "under_way": None}),
        ("remove_ship", {}),
        ("remove_ship", {"reason": "burnt"}),
    ],
)
def test_an_order_of_no_sense_is_refused_for_good(kind: str, fields: dict[str, Any]) -> None:
    """MC-END-3."""
    assert fighting().refused(kind, ship="a", overrule=True, **fields) == "bad_value"


def soft_codes(at: Table, kind: str, **fields: Any) -> list[tuple[str, str]]:
    """Return codes and rules of all rulings that an overruled order needs, in order."""
    outcome = at.run(kind, [[4] * 3, [4]], overrule=True, **fields)
    for dice in ([[4] * 3], [[4] * 4], [[4] * 5], []):
        if isinstance(outcome, Done):
            break
        outcome = at.run(kind, dice, overrule=True, **fields)
    assert isinstance(outcome, Done), outcome
    return [(event.code, event.rule) for event in outcome.events if isinstance(event, Overruled)]


def test_the_rulings_that_a_shot_can_need_in_their_order() -> None:
    """MC-END-2, MC-SUIC-5, MC-BLAZE-4, MC-TURN-5, MC-FIRE-6, MC-TURN-2, MC-TURN-3, MC-FIRE-13, MC-FIRE-10."""
    at = fighting(ship("a"), ship("b"), ship("c"))
    at.decree("a", suicide="spent", panicked=True, resting=True, actions_taken=["attack"])
    at.to("upkeep")
    at.order("conclude")
    at.decree("a", resting=True)
    shot = {"ship": "a", "target": "c", "range": 9, "mode": "burst", "arc": "bow", "attackers": 4}
    assert soft_codes(at, "fire", **shot) == [
        ("battle_over", "MC-END-2"),
        ("unmanned", "MC-SUIC-5"),
        ("panicked", "MC-BLAZE-4"),
        ("wrong_step", "MC-TURN-5"),
        ("resting", "MC-FIRE-6"),
        ("action_spent", "MC-TURN-2"),
        ("same_action", "MC-TURN-3"),
        ("friendly_target", "MC-FIRE-13"),
        ("no_guns", "MC-FIRE-13"),
        ("too_many_guns", "MC-FIRE-13"),
        ("too_few_guns", "MC-FIRE-3"),
        ("out_of_range", "MC-FIRE-13"),
        ("too_many_attackers", "MC-FIRE-10"),
    ]


def test_the_rulings_that_a_stone_can_need_in_their_order() -> None:
    """MC-CATA-1, MC-CATA-2."""
    at = fighting(ship("a"), ship("b"), ship("c"), options={"catapult_action": "attack"})
    at.decree("a", actions_taken=["advance"])
    assert soft_codes(at, "catapult", ship="a", target="c", range=7, attackers=3) == [
        ("no_catapult", "MC-CATA-1"),
        ("action_spent", "MC-TURN-2"),
        ("friendly_target", "MC-FIRE-13"),
        ("out_of_range", "MC-CATA-2"),
        ("too_many_attackers", "MC-FIRE-10"),
    ]
    at.decree("a", catapults=1)
    assert soft_codes(at, "catapult", ship="a", target="b", range=1) == [("catapult_done", "MC-CATA-1")]


def test_the_rulings_that_other_orders_can_need_in_their_order() -> None:
    """MC-MOVE-1 to MC-MOVE-4, MC-TURN-4, MC-SUIC-1."""
    at = fighting(options={"squares_per_advance": "one"})
    at.decree("a", wind_points=0, actions_taken=["advance"])
    assert soft_codes(at, "advance", ship="a", squares=2) == [
        ("action_spent", "MC-TURN-2"),
        ("same_action", "MC-TURN-3"),
        ("too_many_squares", "MC-MOVE-2"),
        ("not_enough_wind", "MC-MOVE-1"),
    ]
    assert soft_codes(at, "manoeuvre", ship="b", turn="half") == [("not_enough_wind", "MC-MOVE-3")]
    at.decree("b", actions_taken=[])
    shots = soft_codes(at, "manoeuvre", ship="b", turn="half", under_way=True)
    assert shots == [("not_enough_wind", "MC-MOVE-4")]
    assert soft_codes(at, "hold", ship="b") == [("already_acted", "MC-TURN-4")]
    assert soft_codes(at, "suicide", ship="b") == [
        ("no_suicide_crew", "MC-SUIC-1"),
        ("already_acted", "MC-SUIC-1"),
    ]
    found = at.refusal("suicide", ship="b", overrule=True)
    assert (found.code, found.rule, found.soft) == ("already_adrift", "MC-SUIC-1", False)


def test_a_rest_after_continuous_burst_names_its_own_rule() -> None:
    """MC-FIRE-7."""
    at = fighting(ship("a", options={"continuous-burst": 1}), ship("b"))
    at.decree("a", resting=True)
    assert at.refusal("fire", **FIRE).rule == "MC-FIRE-7"


def test_contacts_are_settled_in_the_wind_and_the_action_step() -> None:
    """MC-TURN-5."""
    at = Table()
    for step in ("blaze", "wind", "actions", "upkeep"):
        at.to(step)
        if step in ("wind", "actions"):
            assert "collided" in at.order("collide", ship="a", target="b", contact="side-side")
            assert at.order("share_square", [4], [6], ship="a", target="b") == ["passed_clear"]
        else:
            for kind, more in (("collide", {"contact": "side-side"}), ("share_square", {})):
                assert at.refused(kind, ship="a", target="b", **more) == "wrong_step"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"option": "sails"}, "bad_value"),
        ({"option": "sails", "ship": "a", "side": "red"}, "bad_value"),
        ({"option": "sails", "ship": 5, "side": "red"}, "bad_value"),
        ({"option": "kraken", "ship": "z", "colour": 1}, "bad_value"),
        ({"ship": "z"}, "unknown_option"),
        ({"ship": "z", "option": None}, "unknown_option"),
        ({"ship": "z", "option": ["sails"]}, "unknown_option"),
        ({"ship": "z", "option": "sails"}, "unknown_ship"),
        ({"ship": 5, "option": "sails"}, "unknown_ship"),
        ({"side": "green", "option": "sails"}, "unknown_side"),
        ({"side": 5, "option": "sails"}, "unknown_side"),
        ({"ship": "c", "option": "sails"}, "ship_out"),
        ({"side": "red", "option": "sails"}, "no_fleet_version"),
        ({"side": None, "ship": "a", "option": "hull-4"}, "wrong_step"),
    ],
)
def test_the_first_fault_of_a_purchase(fields: dict[str, Any], code: str) -> None:
    """MC-END-3, MC-SHIP-4, MC-SHOP-2, MC-SHOP-6."""
    at = fighting(ship("a"), ship("b"), ship("c"))
    at.decree("c", status="out")
    assert at.refused("buy", **fields) == code


def test_the_rulings_that_a_purchase_can_need_in_their_order() -> None:
    """MC-SHOP-1, MC-SHOP-2, MC-SHOP-3, MC-SHOP-6, MC-SHOP-7, MC-SHOP-11."""
    band = {"id": "red", "name": "Rouges", "budget": 10000, "fleet_options": []}
    at = Table(
        ship("a", "rouge-small", options={"hull-1": 1}), sides=[band], options={"hull_levels": "single"}
    )
    at.to("blaze")
    at.order("conclude")
    assert soft_codes(at, "buy", ship="a", option="hull-4") == [
        ("battle_over", "MC-END-2"),
        ("wrong_step", "MC-SHOP-6"),
        ("over_limit", "MC-SHOP-3"),
        ("one_hull_level", "MC-SHOP-7"),
        ("over_budget", "MC-SHOP-1"),
    ]
    burst = soft_codes(at, "buy", ship="a", option="continuous-burst")
    assert ("too_few_guns", "MC-SHOP-11") in burst
    at.order("buy", side="red", option="slaves", overrule=True)
    assert ("already_fleetwide", "MC-SHOP-2") in soft_codes(at, "buy", side="red", option="slaves")
    assert at.state()["sides"]["red"]["fleet_options"] == ["slaves"]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (None, "bad_value"),
        ([], "bad_value"),
        ("c", "bad_value"),
        ({"id": "a"}, "duplicate_ship"),
        ({}, "unknown_side"),
        ({"id": "c", "side": ["red"]}, "unknown_side"),
        ({"id": "c", "side": "red"}, "unknown_type"),
        ({"id": "c", "side": "red", "type": {}}, "unknown_type"),
        ({"side": "red", "type": "vert-small", "options": {"kraken": 0}}, "unknown_option"),
        ({"side": "red", "type": "vert-small"}, "bad_value"),
        ({"id": "c", "side": "red", "type": "vert-small"}, "bad_value"),
        ({"id": "c", "name": "", "side": "red", "type": "vert-small"}, "bad_value"),
        ({"id": "C!", "name": "C", "side": "red", "type": "vert-small"}, "bad_value"),
        ({"id": "c", "name": "C", "side": "red", "type": "vert-small", "options": ["sails"]}, "bad_value"),
        (
            {"id": "c", "name": "C", "side": "red", "type": "vert-small", "options": {"sails": True}},
            "bad_value",
        ),
        ({"id": "c", "name": "C", "side": "red", "type": "vert-small", "hull": 3}, "bad_value"),
        ({"id": "c", "name": "C", "side": "red", "type": "vert-small", "veil": "thick"}, "bad_value"),
    ],
)
def test_a_newcomer_of_no_sense_is_refused_for_good(entry: object, code: str) -> None:
    """MC-END-3."""
    found = Table().refusal("add_ship", ship=entry, overrule=True)
    assert (found.code, found.soft) == (code, False)


def test_a_newcomer_is_looked_at_like_a_fleet_and_paid_for() -> None:
    """MC-SHOP-1, MC-SHOP-3, MC-SHOP-7, MC-SHOP-11."""
    band = {"id": "red", "name": "Rouges", "budget": 15000}
    at = Table(ship("a"), sides=[band], options={"hull_levels": "single"})
    options = {"hull-1": 1, "hull-4": 1, "continuous-burst": 1}
    newcomer = {"id": "c", "name": "C", "side": "red", "type": "rouge-small", "options": options}
    assert [code for code, _ in soft_codes(at, "add_ship", ship=newcomer)] == [
        "over_limit",
        "one_hull_level",
        "too_few_guns",
        "over_budget",
    ]
    assert list(at.battle.ships) == ["a", "c"]
    assert at.state()["sides"]["red"]["left"] == 15000 - 10000 - 70000


def test_the_check_of_the_fleets_tells_ships_before_sides_and_takes_one_ruling() -> None:
    """MC-SHOP-1, MC-SHOP-3, MC-SHOP-4, MC-SHOP-7, MC-SHOP-11."""
    sides = [{"id": "red", "name": "R", "budget": 0}, {"id": "blue", "name": "B", "budget": 10000}]
    at = Table(
        ship("a", options={"sails": 3, "siren": 2}),
        ship("b", "rouge-small", options={"continuous-burst": 1}),
        ship("c", "vert-big", options={"hull-1": 1, "hull-2": 1}),
        ship("d", "rouge-small", options={"sails": 9}),
        sides=sides,
        options={"hull_levels": "single"},
    )
    at.decree("d", status="out")
    at.decree("d", cost=0)
    at.decree("b", cost=5000)
    assert at.refused("next") == "over_limit"
    assert [code for code, _ in soft_codes(at, "next")] == [
        "over_limit",
        "over_limit",
        "too_few_guns",
        "one_hull_level",
        "over_budget",
        "money_left",
    ]
    assert at.battle.step == "blaze"
    assert at.order("next", [4], [4], [4]) == ["step_began", "wind_gained", "wind_gained", "wind_gained"]


def test_a_common_order_with_a_field_too_many_is_refused() -> None:
    """MC-END-3."""
    at = Table()
    for kind in ("next", "audit", "conclude"):
        assert at.refused(kind, ship="a") == "bad_value"
    assert at.refused("note") == at.refused("note", text=" ") == at.refused("note", text=5) == "bad_value"
    assert at.refused("dance") == "unknown_command"
    at.order("conclude")
    found = at.refusal("conclude", overrule=True, ship="a")
    assert (found.code, found.rule, found.soft) == ("already_over", "MC-END-2", False)
