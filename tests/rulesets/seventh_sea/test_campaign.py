"""Corners of storms, reefs, shallows, stores and heroes (7S-STORM, 7S-REEF, 7S-DRAUGHT, 7S-FOOD, 7S-HURT)."""

from __future__ import annotations

import pytest

from tests.rulesets.seventh_sea.play import Play, event, fort, ship


def test_one_storm_over_a_fleet_with_dice_and_choices() -> None:
    play = Play(ship("a"), fort("f"), ship("b", "blue", panache=2), ship("c", "blue", resolve=1))
    play.order("remove_ship", ship="c", reason="fled")
    told = play.order("storm", [9, 2], [1], ["wits"], ["wits"], ["finesse"], [2, 2], ["brawn"], ["brawn"],
                      damage_dice="2g2")  # fmt: skip
    assert play.asks() == [
        "2d10 storm_damage",
        "1d10 storm",
        *["choice loss"] * 3,
        "2d10 storm",
        *["choice loss"] * 2,
    ]
    assert [(e["ship"], e["total"], e["tn"]) for e in told if e["type"] == "storm_struck"] == [
        ("a", 1, 11),
        ("b", 4, 11),
    ]
    assert [e["count"] for e in told if e["type"] == "serious_damage"] == [1 + 10 // 5, 1 + 7 // 5]


def test_the_dice_of_a_storm_explode_and_are_kept() -> None:
    play = Play(ship("a"))
    play.order("storm", [10, 3, 4], [2], [9], ["wits"], damage_dice="3g1")
    assert play.asks()[:2] == ["3d10 storm_damage", "1d10 storm_damage"]


@pytest.mark.parametrize("dice", ["0g0", "2g3", "2g", "g2", "2d6", "", " 2g2", "2g2 ", "02g1", "-1g1", "2G2"])
def test_storm_dice_are_x_keep_y(dice: str) -> None:
    assert Play().refused("storm", damage_dice=dice).field == "damage_dice"


def test_either_a_number_or_dice() -> None:
    assert Play().code("storm") == "bad_value"
    assert Play().code("storm", damage=5, damage_dice="2g2") == "bad_value"
    assert Play().code("storm", damage=5, drama=1) == "bad_value"


def test_each_pilot_has_his_own_skill() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    told = play.types("storm", [1, 9, 1], [9], pilot={"a": 2}, damage=9)
    assert told == ["storm_weathered", "storm_weathered"]
    assert play.asks() == ["3d10 storm", "1d10 storm"]
    assert play.code("storm", damage=5, pilot={"z": 1}) == "bad_value"


def test_a_storm_sinks_by_the_table_in_its_midst() -> None:
    play = Play(ship("a", serious=7), ship("b", "blue"), options={"sinking": "table"})
    told = play.order("storm", [1], ["wits"], [10], [1], ["wits"], damage=2)
    kinds = [e["type"] for e in told]
    assert kinds.index("suction") < len(kinds) - 1
    assert [e["ship"] for e in told if e["type"] == "storm_struck"] == ["a", "b"]


def test_drama_in_a_storm_needs_the_ship() -> None:
    play = Play(ship("a"))
    told = play.order("storm", [1], [9], ship="a", damage=10, drama=1)
    assert [e["type"] for e in told] == ["drama_spent", "storm_weathered"]
    assert play["a"]["drama"] == 0


@pytest.mark.parametrize("when", ["before", "in", "after"])
def test_campaign_orders_work_before_in_and_after_a_battle(when: str) -> None:
    play = Play(ship("a"))
    if when != "before":
        play.to_phase(1)
    if when == "after":
        play.order("conclude")
        assert play.code("next") == "battle_over"
    assert play.types("storm", [5], ship="a", damage=5) == ["storm_weathered"]
    assert play.types("provisions", ship="a", load=1) == ["provisions_loaded"]
    assert play.types("ground", ship="a", depth=4) == ["deep_enough"]
    hero = {"kind": "splinters", "name": "Lise", "trait": 2}
    assert play.types("character_roll", [9, 9], **hero) == ["character_safe"]
    assert play.types("note", text="Fin") == ["noted"]
    assert play.types("add_ship", ship=ship("n")) == ["ship_added"]
    assert play.types("remove_ship", ship="n", reason="fled") == ["ship_removed"]


REEFS = {"ship": "a", "depth": 2, "pilot": 2, "lookout": {"trait": 2}, "pilot_eyes": {"trait": 3, "knack": 1}}


def test_the_look_out_then_the_pilot_then_the_rocks() -> None:
    play = Play(ship("a", wits=3))
    assert play.types("reefs", [9, 9], [9, 9, 8, 1], ["wits"], ["wits"], **REEFS)[:2] == [
        "reefs_unseen",
        "ran_aground",
    ]
    assert (play["a"]["aground"], play["a"]["serious"], play["a"]["drama"]) == (True, 2, 1)
    told = play.order("reefs", [9, 9], [9, 9, 9, 8, 3][:4], ["brawn"], ["brawn"], **REEFS)
    assert event(told, "ran_aground")["short"] == 2


def test_seen_by_the_pilot() -> None:
    play = Play(ship("a", wits=3))
    told = play.order("reefs", [9, 9], [10, 9, 9, 9], [2], [9, 9, 7, 1, 1], **REEFS)
    assert event(told, "reefs_seen")["by"] == "pilot"
    assert event(told, "reefs_cleared") == {"type": "reefs_cleared", "ship": "a", "total": 25, "tn": 25}


def test_drama_dice_of_the_pilot_are_spent_only_where_he_rolls() -> None:
    play = Play(ship("a", wits=3))
    play.with_ones("reefs", drama=1, **REEFS)
    assert play["a"]["drama"] == 1
    told = play.types("reefs", [10, 9], [1], [5, 5, 5, 1, 1], [5], drama=1, tn=20, **REEFS)
    assert told == ["reefs_seen", "drama_spent", "reefs_cleared"]


def test_a_bottom_deep_enough_still_holds_her() -> None:
    play = Play(ship("a", wits=3))
    told = play.with_ones("reefs", **{**REEFS, "depth": 9})
    assert [e["type"] for e in told] == ["reefs_unseen", "ran_aground"]
    assert (event(told, "ran_aground")["short"], play["a"]["aground"], play["a"]["serious"]) == (0, True, 0)


def test_a_holed_ship_does_not_draw_less() -> None:
    play = Play(ship("a", now={"resolve": 1}))
    assert play.types("ground", ship="a", depth=4) == ["deep_enough"]
    told = play.with_ones("ground", ship="a", depth=0)
    assert event(told, "serious_damage")["count"] == 4
    assert event(told, "serious_damage")["cause"] == "aground"


def test_stores_of_many_weeks() -> None:
    play = Play(ship("a", finesse=5, provisions=1))
    told = play.order("provisions", ship="a", weeks=12)
    left = [e["now"] for e in told if e["type"] == "provisions_eaten"]
    assert left == [19, 14, 9, 4, 0]
    assert [e["week"] for e in told if e["type"] == "starved"] == [6, 7, 8, 9, 10]
    assert [e["now"] for e in told if e["type"] == "crew_lost"] == [4, 3, 2, 1, 0]
    assert told[-1]["type"] == "crew_gone"
    assert (play["a"]["serious"], play["a"]["finesse"]) == (0, 0)


def test_the_fleet_eats_ship_by_ship_and_only_one_ship_loads() -> None:
    play = Play(ship("a", provisions=1), ship("b", "blue"), fort("f"))
    told = play.order("provisions", weeks=1)
    assert [(e["type"], e["ship"]) for e in told] == [
        ("provisions_eaten", "a"),
        ("starved", "b"),
        ("crew_lost", "b"),
    ]
    assert play.refused("provisions", load=1).field == "load"
    assert play.refused("provisions", weeks=0, load=0, ship="a").code == "bad_value"


def test_the_hold_counts_whole_ranks() -> None:
    play = Play(ship("a", goods=2, provisions=1))
    play.order("provisions", ship="a", load=1)
    assert play.code("provisions", ship="a", load=1) == "cargo_full"
    play.decree("a", provisions=1)
    assert play.code("provisions", ship="a", load=2) == "cargo_full"
    assert play.types("provisions", ship="a", load=1, weeks=1) == ["provisions_loaded", "provisions_eaten"]
    assert play["a"]["provisions"] == 25 - 3
    told = play.order("provisions", ship="a", load=4, overrule=True)
    assert event(told, "overruled")["code"] == "cargo_full"


@pytest.mark.parametrize(
    ("kind", "faces", "more", "told"),
    [
        ("splinters", [8, 7], [], "character_safe"),
        ("splinters", [7, 7], [[3, 4]], "character_hurt"),
        ("suction", [10, 9], [[6]], "character_safe"),
        ("suction", [9, 9], [], "character_lost"),
    ],
)
def test_heroes(kind: str, faces: list[int], more: list[list[int]], told: str) -> None:
    play = Play()
    events = play.order("character_roll", [*faces, 1], *more, kind=kind, name="Don Diego", trait=2, knack=1)
    assert events[0]["type"] == told
    if told == "character_hurt":
        assert events[0]["damage"] == 7
        assert play.asks() == ["3d10 character", "2d10 character_damage"]


def test_characters_are_called_once_an_order_and_only_for_crew_and_hull() -> None:
    play = Play(ship("a", finesse=4))
    told = play.types("ground", ["resolve"], ["finesse"], ["resolve"], ["wits"], ship="a", depth=0)
    assert told.count("characters_endangered") == 1
    assert told.index("characters_endangered") > max(n for n, kind in enumerate(told) if kind == "trait_lost")
    other = Play(ship("a", finesse=4))
    assert "characters_endangered" not in other.types("ground", ["wits"], ship="a", depth=3)
    musket = Play(ship("a", finesse=2))
    assert "characters_endangered" not in musket.types("provisions", ship="a", weeks=1)
