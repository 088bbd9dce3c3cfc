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
