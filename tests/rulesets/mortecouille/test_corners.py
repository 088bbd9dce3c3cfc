"""Corners of the rules: what happens where several of them meet."""

from __future__ import annotations

import pytest

from tests.rulesets.mortecouille.table import Table, ship
from timonier.kernel import events
from timonier.kernel.engine import Done

BIGS = (ship("a", "jaune-big", options={"siren": 1}), ship("b", "jaune-big", options={"siren": 1}))


def event(at: Table, kind: str, wanted: str, *dice: list[int], **fields: object) -> dict[str, object]:
    """Carry an order out and return the first event of a type."""
    outcome = at.run(kind, dice, **fields)
    assert isinstance(outcome, Done), outcome
    told = [events.dump(one) for one in outcome.events]
    return next(one for one in told if one["type"] == wanted)


def fighting(*ships: dict[str, object], **head: object) -> Table:
    """Return a battle in the step of actions."""
    at = Table(*ships, **head)
    at.to("actions")
    return at


def test_all_guns_bear_unless_told_and_never_more_than_the_table_knows() -> None:
    """MC-FIRE-4, MC-FIRE-13."""
    at = fighting(ship("a"), ship("b", "bleu-big"))
    for aboard, guns, dice in ((9, 5, 4), (4, 4, 3), (0, 1, 3)):
        at.decree("a", guns={"side": aboard, "bow": 0, "stern": 0}, actions_taken=[])
        at.decree("b", hull=130)
        shot = event(at, "fire", "fired", [1] * dice, ship="a", target="b", range=4, overrule=True)
        assert (shot["guns"], shot["dice"], shot["total"]) == (guns, dice, dice)


@pytest.mark.parametrize(
    ("mode", "reach", "needed", "result"),
    [
        ("normal", 1, "hit", "hit"),
        ("normal", 7, "miss", "missed"),
        ("normal", 8, "miss", "missed"),
        ("burst", 8, "miss", "missed"),
        ("burst", 9, "miss", "missed"),
    ],
)
def test_a_certain_shot_takes_no_dice_and_spends_the_action(
    mode: str, reach: int, needed: str, result: str
) -> None:
    """MC-FIRE-5, MC-FIRE-10."""
    at = fighting(ship("a", "vert-big", options={"elite-gunners": 1}), ship("b"), ship("c"))
    shot = {"ship": "a", "target": "b", "range": reach, "mode": mode, "attackers": 2, "overrule": True}
    told = at.run("fire", (), **shot)
    assert isinstance(told, Done)
    fired = next(events.dump(one) for one in told.events if type(one).__name__ == "Fired")
    assert (fired["needed"], fired["dice"], fired["total"], fired["bonus"]) == (needed, 0, None, 1)
    assert result in [events.type_of(type(one)) for one in told.events]
    assert (at["a"].actions_taken, at["a"].fired) == (("attack",), mode)


def test_what_was_bought_twice_adds_up_where_it_is_a_number() -> None:
    """MC-SHOP-7 to MC-SHOP-10, MC-FIRE-11, MC-RAM-8."""
    twice = {"super-shot": 2, "extra-guns": 2, "sails": 2, "elite-gunners": 2, "hull-2": 2, "siren": 2}
    at = fighting(ship("a", "bleu-small", options=twice), ship("b"), options={"shop_limits": "off"})
    sheet = at.sheet("a")
    assert (sheet["normal_damage"], sheet["burst_damage"]) == (6 + 10 + 8, 16 + 18 + 12)
    assert (sheet["guns"], sheet["speed"]) == ({"side": 5, "bow": 3, "stern": 0}, 4)
    assert (sheet["hull_max"], sheet["cost"]) == (
        35 + 22,
        10000 + 10000 + 30000 + 10000 + 20000 + 20000 + 10000,
    )
    assert at.asks("fire", ship="a", target="b", range=6) == ["6d6"]
    losses = event(at, "collide", "collided", ship="a", target="b", contact="bow-bow")["losses"]
    assert (losses["a"]["spared"], losses["b"]["siren"]) == (6, 8)  # type: ignore[index]


def test_a_fleet_wide_option_counts_once_and_own_copies_stand_for_it() -> None:
    """MC-SHOP-2."""
    band = {
        "id": "red",
        "name": "Rouges",
        "fleet_options": ["super-shot", "slaves", "elite-gunners", "suicide"],
    }
    blue = {"id": "blue", "name": "Bleus"}
    at = Table(ship("a", options={"super-shot": 1}), ship("b"), ship("c"), sides=[band, blue])
    assert [at[key].normal_damage for key in "abc"] == [9, 4, 9]
    assert at.sheet("c")["options"] == {}
    assert at.sheet("a")["equipment"] == {"super-shot": 1, "slaves": 1, "elite-gunners": 1, "suicide": 1}
    assert at.state()["sides"]["red"]["spent"] == 2 * 10000 + 5000 + 30000 + 30000 + 60000 + 20000
    at.to("blaze")
    assert at.asks("next", [2]) == ["1d6", "1d6"]


def test_a_stone_belongs_to_the_attack_before_or_after_the_guns() -> None:
    """MC-CATA-1, MC-TURN-3."""
    attack = {"catapult_action": "attack"}
    armed = ship("a", "vert-big", options={"catapult": 2})
    at = fighting(armed, ship("b", "jaune-big"), options=attack)
    at.order("catapult", ship="a", target="b", range=1)
    assert at["a"].actions_taken == ("attack",)
    assert at.refused("advance", ship="a", squares=0) == "action_spent"
    at.order("fire", ship="a", target="b", range=1)
    at.order("catapult", ship="a", target="b", range=1)
    assert at["a"].actions_taken == ("attack",)
    assert at.refused("fire", ship="a", target="b", range=1) == "action_spent"
    assert at.refused("catapult", ship="a", target="b", range=1) == "catapult_done"
    free = fighting(armed, ship("b", "jaune-big"))
    free.order("catapult", ship="a", target="b", range=1)
    assert free["a"].actions_taken == ()
    free.order("advance", ship="a", squares=0)
    assert free.refused("fire", ship="a", target="b", range=1) == "action_spent"


def test_a_stone_that_sinks_does_nothing_more() -> None:
    """MC-CATA-5, MC-CATA-7, MC-BLAZE-5."""
    armed = ship("a", "vert-big", options={"catapult": 1, "flaming-shot": 1, "super-shot": 1})
    at = fighting(armed, ship("b", "jaune-big"), ship("c"), ship("d"))
    at.decree("b", hull=25, catapult_hits=2)
    throw = {"ship": "a", "target": "b", "range": 2}
    assert at.order("catapult", [6, 6, 6], **throw) == ["hurled", "hit", "damaged", "ship_lost"]
    assert (at["b"].catapult_hits, at["b"].countdown, at["b"].ignited_by) == (3, None, ())
    at.decree("d", countdown=1)
    at.decree("a", catapults_fired=0)
    happened = at.order("catapult", [6, 6, 6], ship="a", target="d", range=2)
    assert happened == ["hurled", "hit", "countdown_ticked", "ship_lost", "side_beaten"]
    assert (at["d"].fate, at["d"].ignited_by, at["d"].hull) == ("foundered", (), 37)


def test_the_third_stone_starts_the_countdown_of_a_big_ship_and_a_running_one_falls() -> None:
    """MC-CATA-8."""
    at = fighting(ship("a", "vert-big", options={"catapult": 2}), ship("b", "jaune-big"))
    throw = {"ship": "a", "target": "b", "range": 2}
    at.decree("b", catapult_hits=2)
    assert "countdown_began" in at.order("catapult", [6, 6, 6], **throw)
    assert "countdown_ticked" in at.order("catapult", [6, 6, 6], **throw)
    assert (at["b"].hull, at["b"].countdown, at["b"].catapult_hits) == (100, 2, 4)


def test_relight_asks_for_a_ship_that_lit_this_fire_where_it_is_so_ruled() -> None:
    """MC-BLAZE-6, MC-BLAZE-7, MC-BLAZE-8."""
    at = Table(ship("a"), ship("b"), ship("c"), ship("d"), options={"relight": "same"})
    at.decree("b", blaze="2-1", lit_by=["a"])
    for by, phase in (
        (["c"], "2-1"),
        (["c", "d"], "2-1"),
        (["a"], "2-2"),
        (["c", "a"], "2-2"),
        (["b", "c", "d"], "2-2"),
    ):
        at.decree("b", ignited_by=by)
        assert at.sheet("b")["blaze_next"] == phase
    for blaze, by, phase in (("3", ["a", "c", "d"], "3"), ("1", ["c", "d"], "2-1"), ("2-2", ["a"], "2-2")):
        at.decree("b", blaze=blaze, ignited_by=by)
        assert at.sheet("b")["blaze_next"] == phase
    at.decree("b", blaze=None, ignited_by=["c", "c"], lit_by=[])
    assert at.sheet("b")["blaze_next"] == "1"


def test_who_lit_a_fire_is_gathered_while_it_burns() -> None:
    """MC-BLAZE-7."""
    at = Table(ship("a"), ship("b", "jaune-big"), ship("c"))
    at.decree("b", ignited_by=["a"])
    at.to("blaze", [1])
    assert (at["b"].lit_by, at["b"].ignited_by) == (("a",), ())
    at.decree("b", ignited_by=["c"], blaze="1")
    at.to("blaze", [1])
    assert (at["b"].lit_by, at["b"].blaze) == (("a", "c"), "2-1")
    assert at.to("blaze", [6]) == ["round_began", "step_began", "fire_out"]
    assert (at["b"].lit_by, at["b"].blaze, at["b"].panicked) == ((), None, False)


def test_a_fire_that_takes_a_ship_burns_her_even_without_hull() -> None:
    """MC-BLAZE-3, MC-BLAZE-4."""
    at = Table(ship("a"), ship("b"), ship("c"), ship("d"))
    at.decree("a", hull=20, blaze="3")
    at.decree("b", blaze="2-2")
    at.decree("c", hull=8, blaze="1")
    happened = at.to("blaze", [5], [4], [2])
    assert happened[2:] == [
        *("fire_spread", "damaged", "ship_lost"),
        *("fire_spread", "ship_lost"),
        *("fire_spread", "damaged", "ship_lost", "side_beaten"),
    ]
    assert [(at[key].fate, at[key].hull, at[key].blaze) for key in "abc"] == [
        ("burnt", 0, None),
        ("burnt", 37, None),
        ("sunk", 0, "2-1"),
    ]


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
