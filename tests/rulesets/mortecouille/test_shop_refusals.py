"""What is refused of contacts, purchases and newcomers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from tests.rulesets.mortecouille.test_refusals import fighting, soft_codes


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
