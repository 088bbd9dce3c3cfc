"""Set-ups that are no battles, options that do not exist, and a GM's own tables."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.mortecouille.table import RULESETS, Table, record, ship
from timonier.kernel.record import BadRecord, read_head
from timonier.kernel.tables import overridden, standard
from timonier.rulesets.mortecouille import RULESET

RED = {"id": "red", "name": "Rouges"}


def pointer(head: dict[str, Any]) -> str:
    """Return where a record is at fault."""
    with pytest.raises(BadRecord) as bad:
        read_head(head, RULESETS)
    assert bad.value.code == "bad_record"
    return bad.value.pointer


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        (ship("a", "noir-big"), "/setup/ships/0/type"),
        ({"id": "a"}, "/setup/ships/0/type"),
        (ship("a", side="green"), "/setup/ships/0/side"),
        (ship("a", side=None), "/setup/ships/0/side"),
        (ship("a", side=["red"]), "/setup/ships/0/side"),
        (ship("a", options={"kraken": 1}), "/setup/ships/0/options/kraken"),
        (ship("a", options={"sails": 0}), "/setup/ships/0/options/sails"),
        (ship("a", options={"sails": True}), "/setup/ships/0/options/sails"),
        (ship("a", options={"sails": 1.0}), "/setup/ships/0/options/sails"),
        (ship("a", options=["sails"]), "/setup/ships/0/options"),
        (ship("a", options=None), "/setup/ships/0/options"),
        (ship("a", option={"sails": 1}), "/setup/ships/0/option"),
        (ship("a", name=" "), "/setup/ships/0/name"),
        (ship("A!", name="A"), "/setup/ships/0/id"),
    ],
)
def test_a_ship_that_is_none(entry: dict[str, Any], where: str) -> None:
    """MC-SHIP-1, MC-SHOP-2."""
    assert pointer(record(entry)) == where


@pytest.mark.parametrize(
    ("side", "where"),
    [
        ({**RED, "budget": -1}, "/setup/sides/0/budget"),
        ({**RED, "budget": 5000.0}, "/setup/sides/0/budget"),
        ({**RED, "budget": True}, "/setup/sides/0/budget"),
        ({**RED, "budget": "5000"}, "/setup/sides/0/budget"),
        ({**RED, "fleet_options": "slaves"}, "/setup/sides/0/fleet_options"),
        ({**RED, "fleet_options": ["sails"]}, "/setup/sides/0/fleet_options/0"),
        ({**RED, "fleet_options": ["slaves", "kraken"]}, "/setup/sides/0/fleet_options/1"),
        ({**RED, "fleet_options": ["slaves", "slaves"]}, "/setup/sides/0/fleet_options/1"),
        ({**RED, "purse": 5000}, "/setup/sides/0/purse"),
        ({"id": "red"}, "/setup/sides/0/name"),
    ],
)
def test_a_side_that_is_none(side: dict[str, Any], where: str) -> None:
    """MC-SHOP-1, MC-SHOP-2."""
    assert pointer(record(ship("a"), sides=[side])) == where


def test_twice_the_same_ship_is_no_battle() -> None:
    assert pointer(record(ship("a"), ship("a"))) == "/setup/ships/1/id"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("spend_all", 1),
        ("shop_limits", "none"),
        ("hull_levels", None),
        ("idle", True),
        ("squares_per_advance", 1),
        ("big_half_turn", "4"),
        ("big_half_turn", 3),
        ("big_half_turn", True),
        ("catapult_action", "none"),
        ("relight", ""),
        ("ride_over", "always"),
        ("secret_fleets", "true"),
        ("weather", "fine"),
    ],
)
def test_an_option_or_value_that_the_game_does_not_have(option: str, value: object) -> None:
    assert pointer(record(ship("a"), options={option: value})) == f"/options/{option}"


def test_a_purse_of_null_or_nothing_is_no_purse() -> None:
    """MC-SHOP-5."""
    for side in (RED, {**RED, "budget": None}):
        at = Table(ship("a"), sides=[side])
        band = at.state()["sides"]["red"]
        assert (band["budget"], band["left"], band["account"]) == (None, None, "no-budget")
        assert at.refused("buy", ship="a", option="hull-4") == "over_limit"


@pytest.mark.parametrize(
    ("tables", "where"),
    [
        ({"ships": {"vert-small": {"hull": 0}}}, "/tables/ships/vert-small/hull"),
        ({"ships": {"vert-small": {"category": "huge"}}}, "/tables/ships/vert-small/category"),
        ({"ships": {"noir-big": {"hull": 200}}}, "/tables/ships/noir-big/category"),
        ({"shop": {"kraken": {"individual": 5}}}, "/tables/shop/kraken"),
        ({"shop": {"sails": {"per_gun": 5}}}, "/tables/shop/sails"),
        ({"limits": {"sails": {"small": -1}}}, "/tables/limits/sails/small"),
        ({"normal_fire": {"rows": []}}, "/tables/normal_fire/rows"),
        ({"normal_fire": {"rows": [[1, 2, 3, 4]]}}, "/tables/normal_fire/rows/0"),
        ({"burst_fire": {"rows": [["hit", "hit", "maybe"]]}}, "/tables/burst_fire/rows/0/2"),
        ({"gunnery": {"divisors": {"far": 2}}}, "/tables/gunnery/divisors/far"),
        ({"gunnery": {"divisors": {"7": 0}}}, "/tables/gunnery/divisors/7"),
        ({"catapult": {"numbers": ["miss", 9.5]}}, "/tables/catapult/numbers/1"),
        ({"turns": {"under_way": {"half": {"big": 3}}}}, "/tables/turns/under_way/half/big"),
        ({"blaze": {"phases": {"1": {"then": "4"}}}}, "/tables/blaze/phases/1/then"),
        ({"blaze": {"assailants": []}}, "/tables/blaze/assailants"),
        ({"collisions": {"contacts": {"stern-stern": {}}}}, "/tables/collisions/contacts/stern-stern"),
        ({"collisions": {"capsizes_to": 7}}, "/tables/collisions/capsizes_to"),
        ({"wear": {"half": {"of": 0}}}, "/tables/wear/half/of"),
        ({"wind": {"point_on": True}}, "/tables/wind/point_on"),
        ({"weather": {}}, "/tables/weather"),
    ],
)  # fmt: skip
def test_tables_that_do_not_fit_are_refused_with_the_key(tables: dict[str, Any], where: str) -> None:
    assert pointer(record(ship("a"), tables=tables)) == where


def test_a_new_type_of_ship_is_a_new_row() -> None:
    """MC-SHIP-1."""
    row = dict(standard(RULESET.package, RULESET.shape)["ships"]["vert-big"])
    row |= {"name": {"fr": "Noir big", "en": "Black big"}, "hull": 200, "price": 70000}
    at = Table(ship("a", "noir-big"), tables={"ships": {"noir-big": row}})
    assert (at.sheet("a")["hull_max"], at.sheet("a")["cost"], at.sheet("a")["category"]) == (
        200,
        70000,
        "big",
    )


def test_every_number_can_be_laid_over() -> None:
    """MC-FIRE-2, MC-BLAZE-1, MC-SHOP-3, MC-WIND-1, MC-CATA-4, MC-RAM-5, MC-WEAR-1, MC-MOVE-3."""
    at = Table(
        ship("a", "vert-small", options={"catapult": 1, "flaming-shot": 1}),
        ship("b"),
        tables={
            "normal_fire": {"rows": [["miss"] * 5, ["hit"] * 5]},
            "blaze": {"phases": {"1": {"hull": 3}}},
            "wind": {"point_on": 6},
            "catapult": {"countdown": 5, "damage": {"small": 2}},
            "turns": {"at_rest": {"eighth": {"small": 0}}},
        },
    )
    at.to("wind", [5], [6])
    assert (at["a"].wind_points, at["b"].wind_points) == (0, 1)
    at.to("actions")
    assert "hit" in at.order("fire", ship="a", target="b", range=2)
    assert at.refused("fire", ship="b", target="a", range=3) == "out_of_range"
    assert at.order("manoeuvre", ship="b", turn="eighth") == ["turned"]
    at.order("catapult", [6, 6, 6], ship="a", target="b", range=2)
    assert (at["b"].hull, at["b"].countdown) == (37 - 4 - 2, 5)
    at.decree("b", countdown=5)
    at.to("blaze", [1])
    assert at["b"].hull == 31 - 3


def test_the_tables_as_they_ship_fit_their_shape() -> None:
    tables = overridden(RULESET.package, RULESET.shape)
    assert len(tables["ships"]) == 8
    assert len(tables["shop"]) == len(tables["limits"]) == 15
