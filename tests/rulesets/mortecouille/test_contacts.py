"""Corners of collisions, fire ships, drifting and the end."""

from __future__ import annotations

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from tests.rulesets.mortecouille.test_corners import BIGS, event, fighting
from timonier.kernel import events
from timonier.kernel.engine import Done


def test_sirens_work_at_the_bow_only() -> None:
    """MC-RAM-8."""
    expected = {
        "bow-bow": ({"siren": 8, "spared": 6}, {"siren": 8, "spared": 6}),
        "bow-stern": ({"siren": 0, "spared": 6}, {"siren": 8, "spared": 0}),
        "bow-side": ({"siren": 0, "spared": 6}, {"siren": 8, "spared": 0}),
        "side-side": ({"siren": 0, "spared": 0}, {"siren": 0, "spared": 0}),
    }
    for contact, pair in expected.items():
        at = fighting(*BIGS)
        dice = [[4]] if contact == "bow-side" else []
        losses = event(at, "collide", "collided", *dice, ship="a", target="b", contact=contact)["losses"]
        for key, terms in zip("ab", pair, strict=True):
            found = losses[key]  # type: ignore[index]
            assert {name: found[name] for name in terms} == terms
            whole = sum(found[name] for name in ("own", "dealt", "contact", "siren"))
            assert found["total"] == max(0, whole - terms["spared"])


@pytest.mark.parametrize(("ruling", "rides"), [("sunk", True), ("capsized", False)])
def test_riding_over_a_ship_that_sank_by_the_blow(ruling: str, rides: bool) -> None:
    """MC-RAM-5."""
    at = fighting(ship("a", "bleu-big"), ship("b"), options={"ride_over": ruling})
    dice = [[2], [1, 2, 3]] if rides else []
    happened = at.order("collide", *dice, ship="a", target="b", contact="bow-side")
    tail = ["rode_over", "damaged", "crossed", "damaged"] if rides else []
    assert happened == ["collided", "damaged", "damaged", "ship_lost", "side_beaten", *tail]


def test_capsizing_counts_for_either_ruling_and_a_sunk_bow_rides_over_nothing() -> None:
    """MC-RAM-4, MC-RAM-5."""
    for ruling in ("sunk", "capsized"):
        at = fighting(ship("a", "vert-big"), ship("b", "jaune-big"), options={"ride_over": ruling})
        happened = at.order("collide", [2], [3], ship="a", target="b", contact="bow-side")
        assert happened[-5:] == ["ship_lost", "side_beaten", "rode_over", "damaged", "stopped_short"]
        assert at["b"].fate == "capsized"
        at = fighting(ship("a", "rouge-small"), ship("b", "jaune-big"), options={"ride_over": ruling})
        happened = at.order("collide", [1], ship="a", target="b", contact="bow-side")
        assert happened[-2:] == ["ship_lost", "side_beaten"]
        assert "rode_over" not in happened


def test_a_ship_may_sink_on_the_wreck_or_crossing_it() -> None:
    """MC-RAM-5, MC-SHIP-2."""
    for hull, dice in ((27, []), (33, [[1], [1, 2, 3]])):
        at = fighting(ship("a", "vert-big"), ship("b", "jaune-big"))
        at.decree("a", hull=hull)
        happened = at.order("collide", [2], *dice, ship="a", target="b", contact="bow-side")
        assert happened[-2:] == ["ship_lost", "side_beaten"]
        assert (at["a"].hull, at["a"].fate) == (0, "sunk")


def test_two_fire_ships_explode_both_and_once() -> None:
    """MC-SUIC-3."""
    at = fighting(*BIGS)
    for key in "ab":
        at.decree(key, suicide="primed")
    happened = at.order("collide", ship="a", target="b", contact="side-side")
    explosion = ["exploded", "damaged", "damaged"]
    assert happened == ["collided", "damaged", "damaged", *explosion * 2, *["crippled"] * 2, *["ignited"] * 4]
    assert (at["a"].suicide, at["a"].ignited_by, at["b"].ignited_by) == ("spent", ("a", "b"), ("a", "b"))
    assert at["a"].hull == 140 - (5 + 11 + 2) - 60
    assert "exploded" not in at.order("collide", ship="a", target="b", contact="side-side")


def test_an_explosion_that_sinks_sets_only_the_other_alight_and_names_its_cause() -> None:
    """MC-SUIC-3, MC-RAM-4."""
    at = fighting(ship("a", "vert-small"), ship("b", "jaune-big"))
    at.decree("a", suicide="primed")
    outcome = at.run("collide", [[6]], ship="a", target="b", contact="bow-side")
    assert isinstance(outcome, Done)
    told = [events.dump(one) for one in outcome.events]
    lost = next(one for one in told if one["type"] == "ship_lost")
    assert (lost["ship"], lost["fate"], lost["cause"]) == ("a", "sunk", "explosion")
    assert [(one["ship"], one["by"]) for one in told if one["type"] == "ignited"] == [("b", "a")]
    assert told[-1]["type"] == "kept_upright"


def test_a_fire_ship_drifts_even_when_its_powder_is_gone_and_counts_as_no_attacker() -> None:
    """MC-SUIC-2, MC-SUIC-5, MC-FIRE-10."""
    at = Table(ship("a"), ship("b"), ship("c"))
    at.decree("a", suicide="spent", wind_points=2)
    assert at.to("wind", [5], [5]) == ["step_began", "drifted", "wind_gained", "wind_gained"]
    at.to("actions")
    assert at["a"].squares_moved == 1
    assert at.refused("fire", ship="c", target="b", range=1, attackers=2) == "too_many_attackers"
    assert at.state()["sides"]["red"]["afloat"] == 2


def test_who_is_static_in_the_strict_reading() -> None:
    """MC-TURN-4, MC-MOVE-6."""
    ships = [ship(key, "vert-big", options={"catapult": 1}) for key in "abcde"]
    at = fighting(*ships, options={"idle": "strict"})
    for key in "abcde":
        at.decree(key, wind_points=1)
    at.order("advance", ship="a", squares=0)
    at.order("catapult", ship="b", target="a", range=1)
    at.decree("c", suicide="spent")
    at.order("hold", ship="d")
    at.to("upkeep")
    assert [at[key].wind_points for key in "abcde"] == [1, 1, 1, 0, 0]


def test_holding_ends_with_an_action_or_a_stone() -> None:
    """MC-TURN-4."""
    orders = (
        ("advance", {"squares": 0}),
        ("manoeuvre", {"turn": "eighth"}),
        ("fire", {"target": "b", "range": 1}),
        ("catapult", {"target": "b", "range": 1}),
    )
    for kind, fields in orders:
        at = fighting(ship("a", options={"catapult": 1}), ship("b"))
        at.order("hold", ship="a")
        assert at["a"].holding
        at.order(kind, ship="a", **fields)
        assert not at["a"].holding


def test_a_turn_under_way_costs_the_square_only_once() -> None:
    """MC-MOVE-4, MC-MOVE-5."""
    crew = {"extra-crew": 1}
    for half, big in ((4, 4), (2, 2)):
        at = fighting(ship("a", "rouge-big", options=crew), ship("b"), options={"big_half_turn": half})
        at.decree("a", wind_points=20)
        turned = event(at, "manoeuvre", "turned", ship="a", turn="half", under_way=True)
        assert (turned["cost"], turned["squares"], turned["wind_points"]) == (5 + big, 1, 15 - big)
        at = fighting(ship("a", "rouge-big", options=crew), ship("b"), options={"big_half_turn": half})
        at.decree("a", wind_points=20)
        at.order("advance", ship="a")
        turned = event(at, "manoeuvre", "turned", ship="a", turn="half", under_way=True)
        assert (turned["cost"], turned["squares"], turned["wind_points"]) == (big, 0, 15 - big)


def test_an_overruled_advance_leaves_no_wind_debt() -> None:
    """MC-MOVE-1."""
    at = fighting()
    at.decree("a", wind_points=2)
    advanced = event(at, "advance", "advanced", ship="a", squares=2, overrule=True)
    assert (advanced["cost"], advanced["wind_points"], at["a"].squares_moved) == (6, 0, 2)


def test_both_ships_in_a_square_roll_even_where_the_first_touches() -> None:
    """MC-RAM-7."""
    at = fighting()
    pair = {"ship": "a", "target": "b"}
    assert at.asks("share_square", **pair) == ["1d6"]
    assert at.asks("share_square", [1], **pair) == ["1d6", "1d6"]
    assert at.order("share_square", [6], [3], **pair)[:1] == ["collided"]


def test_the_last_ship_of_each_side_is_told() -> None:
    """MC-END-1."""
    at = fighting()
    for key in "ab":
        at.decree(key, hull=1)
    happened = at.order("collide", ship="a", target="b", contact="bow-bow")
    assert happened == [
        "collided",
        "damaged",
        "damaged",
        "ship_lost",
        "side_beaten",
        "ship_lost",
        "side_beaten",
    ]
    assert at.to("upkeep") == ["step_began"]


def test_the_audit_gives_every_verdict() -> None:
    """MC-SHOP-4, MC-SHOP-5."""
    purses = {"red": None, "blue": 9999, "green": 14999, "gold": 15000}
    sides = [{"id": side, "name": side, "budget": purse} for side, purse in purses.items()]
    ships = [ship(f"s-{side}", side=side) for side in purses]
    for spend_all, last in ((True, "unspent"), (False, "fair")):
        at = Table(*ships, sides=sides, options={"spend_all": spend_all})
        verdicts = [side["account"] for side in at.state()["sides"].values()]
        assert verdicts == ["no-budget", "overspent", "fair", last]
        assert at.order("audit") == ["fleet_audited"] * 4
