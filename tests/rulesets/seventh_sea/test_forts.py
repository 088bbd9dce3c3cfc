"""Corners of forts (7S-FORT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship, shot

FORT = fort("a", finesse=1, brawn=1, panache=2)


def walls(*ships: Any, **options: Any) -> Play:
    """Return a battle in phase 1 between the fort a and the ship b."""
    play = Play(*(ships or (FORT, ship("b", "blue"))), options=options)
    play.to_phase(1, a=[1, 1, 1], b=[1, 1])
    return play


@pytest.mark.parametrize(
    ("order", "fields"),
    [
        ("move", {"ship": "a", "hexes": 1}),
        ("turn", {"ship": "a", "to": "port"}),
        ("set_speed", {"ship": "a", "speed": "full"}),
        ("ram", {"ship": "a", "target": "b", "hexes": 1}),
        ("ram", {"ship": "b", "target": "a", "hexes": 1, "wind_angle": "astern"}),
        ("ram", {"ship": "b", "target": "a", "inertia": True}),
        ("board", {"ship": "a", "target": "b"}),
        ("board", {"ship": "b", "target": "a"}),
        ("ground", {"ship": "a", "depth": 0}),
        ("storm", {"ship": "a", "damage": 9}),
    ],
)
def test_a_fort_stands_fast(order: str, fields: dict[str, Any]) -> None:
    assert walls().code(order, **fields) == "fort_fixed"


def test_a_fort_passes_no_reefs() -> None:
    eyes = {"trait": 1}
    fields = {"ship": "a", "depth": 1, "pilot": 1, "lookout": eyes, "pilot_eyes": eyes}
    assert walls().code("reefs", **fields) == "fort_fixed"


@pytest.mark.parametrize(("ammo", "last"), [("ball", 15), ("chain", 6), ("red_hot", 15), ("grape", 3)])
def test_its_guns_carry_half_as_far_again(ammo: str, last: int) -> None:
    play = walls()
    assert play.waits("fire", **shot(ammo=ammo, range=last)) == "1d10 gunnery"
    refusal = play.refused("fire", **shot(ammo=ammo, range=last + 1))
    assert (refusal.code, refusal.facts) == ("out_of_range", {"range": last + 1, "max": last})


@pytest.mark.parametrize(
    ("hexes", "as_ship"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 4), (7, 5), (9, 6), (12, 8), (13, 9), (15, 10)]
)
def test_at_a_distance_it_fires_as_a_ship_nearer_by(hexes: int, as_ship: int) -> None:
    raises = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5]
    told = walls(FORT, ship("b", "blue", wits=9)).order("fire", [1], **shot(range=hexes))
    assert event(told, "missed")["tn"] == 45 + 5 * raises[as_ship - 1]


@pytest.mark.parametrize(("hexes", "fire"), [(6, True), (7, False)])
def test_its_red_hot_shot_lights_up_to_six_hexes(hexes: int, fire: bool) -> None:
    play = walls(fort("a", finesse=10, brawn=4), ship("b", "blue", wits=1, resolve=8))
    told = play.with_ones("fire", **shot(ammo="red_hot", range=hexes))
    assert ("fire_started" in [e["type"] for e in told]) is False
    told = play.order("fire", [9] * 10, [9, 9, 9, 9], [4] * 8, *([] if fire else [["wits"]]),
                      **shot(ammo="red_hot", range=hexes))  # fmt: skip
    assert ("fire_started" in [e["type"] for e in told]) == fire


def test_the_option_makes_it_a_ship_in_range() -> None:
    play = walls(fort_range="same")
    assert play.code("fire", **shot(range=11)) == "out_of_range"
    assert event(play.order("fire", [1], **shot(range=10)), "missed")["tn"] == 10 + 25


def test_a_salvo_for_each_action_die_whatever_ships_may() -> None:
    play = walls(salvos="once")
    for _ in range(3):
        play.order("fire", [1], **shot())
    assert play["a"]["salvos"] == 3
    assert play.code("fire", **shot()) == "no_action"


def test_no_sails_to_lose() -> None:
    play = walls(fort("a", panache=1), ship("b", "blue"))
    told = play.types("storm", [1], ["panache"], ship="a", damage=2, overrule=True)
    assert "dismasted" not in told and "trait_lost" in told
    assert play["a"]["turn_free_round"] is None
    assert play["a"]["move_limit"] == 0
    rolled = play.next_round([10], [1])
    assert event([e for e in rolled if e.get("ship") == "a"], "action_dice")["dice"] == []


def test_an_overruled_order_to_a_fort_looks_at_no_table_of_ships() -> None:
    play = walls(fort("a", panache=2, resolve=1), ship("b", "blue"))
    play.decree(wind__force=8)
    assert "speed_changed" in play.types("set_speed", ship="a", speed="full", overrule=True)
    play.next_round()
    assert play["a"]["speed"] == "full"
    play.order("next")
    assert "turned" in play.types("turn", ship="a", to="port", overrule=True)
    assert play["a"]["turn_free_round"] is None


def test_it_neither_runs_on_nor_drifts_nor_founders_nor_eats_with_the_fleet() -> None:
    play = Play(fort("a"), options={"wind_change": False})
    told = play.with_ones("next")
    for _ in range(4):
        told += play.next_round()
    assert not {e["type"] for e in told} & {"inertia_due", "drifted"}
    assert play["a"]["straight_rounds"] == 0
    assert play.types("storm", damage=50) == []
    assert play.types("provisions", weeks=3) == []
    assert play["a"]["finesse"] == 3


def test_damage_reaching_the_threshold_leaves_ruins() -> None:
    play = walls(fort("a", resolve=2, now={"resolve": 2}, serious=3), ship("b", "blue", finesse=9))
    told = play.types("fire", [9] * 9, [9, 9], [1, 1], ["wits"], ["wits"],
                      ship="b", target="a", range=1)  # fmt: skip
    assert told[-1] == "ruined"
    assert (play["a"]["status"], play["a"]["in_play"], play["a"]["sinking"]) == ("ruined", False, None)


def test_its_magazine_blows_it_to_ruins_without_a_roll() -> None:
    play = walls(fort("a", resolve=2, wits=1), ship("b", "blue", finesse=9, master_gunner=True))
    told = play.types("fire", [9] * 9, ship="b", target="a", range=1, aim="magazine")
    assert told[-5:] == ["serious_damage", "trait_lost", "trait_lost", "characters_endangered", "ruined"]


def test_its_crew_fights_fires_and_fires_muskets_like_a_ships() -> None:
    play = Play(fort("a", fires=1, resolve=8), ship("b", "blue"))
    play.to_start()
    play.order("assign_crew", ship="a", duty="fire", ranks=1)
    play.order("assign_crew", ship="a", duty="muskets", ranks=1)
    while play.state["phase"] != 5:
        play.order("next")
    assert play.waits("muskets", ship="a", target="b", range=2) == "2d10 musketry"
    assert play.code("muskets", ship="a", target="b", range=3) == "out_of_range"
    assert event(play.next_round(), "fire_out")["left"] == 0


def test_a_fort_that_joins_where_forts_are_off_is_the_gms_to_say() -> None:
    play = Play(options={"forts": False})
    assert play.code("add_ship", ship=fort("f")) == "option_off"
    told = play.order("add_ship", ship=fort("f"), overrule=True)
    assert [e["type"] for e in told] == ["overruled", "ship_added"]
    assert play["f"]["kind"] == "fort"


def test_ship_points_leave_forts_alone() -> None:
    play = Play(options={"ship_points": 10})
    assert play.types("add_ship", ship=fort("f", brawn=10)) == ["ship_added"]
    assert play.code("add_ship", ship=ship("s", brawn=4, finesse=2, wits=1, resolve=1)) == "over_points"
    even = ship("s", brawn=3, finesse=3, wits=2, resolve=1)
    assert play.types("add_ship", ship=even) == ["ship_added"]
    assert play.code("add_ship", ship={**even, "id": "t", "traits": {**even["traits"], "panache": 2}}) == (
        "over_points"
    )
