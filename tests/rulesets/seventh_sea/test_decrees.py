"""Decrees: their domains, and that each sets its one value (7S-GM-1); what a ship carries on (7S-SHIP-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Play, ship
from timonier.kernel.engine import fingerprint
from timonier.rulesets.seventh_sea import RULESET
from timonier.rulesets.seventh_sea.state import TRAITS

RANKS = ([0, 10], [-1, 11, 1.0, True, "3", None, [1]])
COUNTS = ([0, 1, 99], [-1, 1.5, True, "1", None])
FLAGS = ([True, False], [0, 1, "true", None])

DOMAINS: dict[str, tuple[list[Any], list[Any]]] = {
    **{trait: RANKS for trait in TRAITS},
    **{f"start.{trait}": RANKS for trait in TRAITS},
    **{
        name: COUNTS
        for name in (
            "superficial",
            "serious",
            "fires",
            "drama",
            "provisions",
            "goods",
            "straight_rounds",
            "fire_crew",
            "musket_crew",
        )
    },
    **{name: FLAGS for name in ("aground", "powder_wet", "master_gunner", "oars", "in_play")},
    "speed": (["stopped", "battle", "full"], ["fast", None, 1]),
    "heading": ([3, 8, None], [2, 9, 5.0, "5", True]),
    "wind_angle": (["head", "astern", "quarter_fore", "quarter_aft", None], ["aft", 1, False]),
    "irons": ([0, 1, 2], [3, -1, None, True]),
    "turn_free_round": ([0, 7, None], [-1, "1", 1.0]),
    "crew_kind": (["merchant", "military", "corsair", "buccaneer"], ["pirate", None]),
    "class": ([0, 7], [8, -1, None, "3"]),
    "side": (["red", "blue"], ["green", None, 3]),
    "captured_by": (["red", "blue", None], ["green", 3]),
    "dice_left": ([[], [10, 1, 1]], [[0], [11], [1.0], "1", None, {"1": 1}, [True]]),
    "grappled": ([[], ["b"]], [["z"], "b", None, [3]]),
    "status": (["afloat", "captured", "sunk", "fled", "ruined"], ["lost", None]),
    "sinking": ([None], [{}, "slow", False, 0]),
}

BATTLE: dict[str, tuple[list[Any], list[Any]]] = {
    "wind.direction": ([3, 8], [2, 9, None, "5", 5.0]),
    "wind.force": ([0, 9], [-1, 10, None, True]),
    "round": ([0, 40], [-1, None, 1.5]),
}


def at(state: Any, field: str) -> Any:
    for key in field.split("."):
        state = state[key]
    return state


@pytest.mark.parametrize("field", DOMAINS)
def test_what_a_field_of_a_ship_can_be(field: str) -> None:
    play = Play()
    for value in DOMAINS[field][0]:
        told = play.order("adjust", ship="a", field=field, value=value, reason="so")
        assert told == [{"type": "adjusted", "ship": "a", "field": field, "value": value, "reason": "so"}]
        shown = sorted(value) if field == "dice_left" else value
        assert at(play["a"], field) == shown
    for value in DOMAINS[field][1]:
        refusal = play.refused("adjust", ship="a", field=field, value=value, reason="so")
        assert (refusal.code, refusal.field) == ("bad_value", "value")
    assert play.refused("adjust", field=field, value=DOMAINS[field][0][0]).field == "field"


@pytest.mark.parametrize("field", BATTLE)
def test_what_a_field_of_the_battle_can_be(field: str) -> None:
    play = Play()
    for value in BATTLE[field][0]:
        play.order("adjust", field=field, value=value)
        assert at(play.state, field) == value
    for value in BATTLE[field][1]:
        assert play.refused("adjust", field=field, value=value).field == "value"
    assert play.refused("adjust", ship="a", field=field, value=BATTLE[field][0][0]).field == "field"


def test_there_is_no_wind_to_decree_where_there_is_none() -> None:
    play = Play(options={"wind": False})
    for field in ("wind.direction", "wind.force"):
        assert play.refused("adjust", field=field, value=5).field == "field"


def test_a_decree_sets_one_value_and_nothing_else() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    play.to_phase(1)
    for values in (
        {"serious": 30},
        {"panache": 0},
        {"finesse": 0},
        {"captured_by": "blue"},
        {"status": "sunk"},
        {"start.brawn": 1},
    ):
        before = play["a"]
        ((field, value),) = values.items()
        play.order("adjust", ship="a", field=field, value=value)
        after = play["a"]
        derived = {"initiative", "crew_free", "sink_at", "move_limit", "drama_max", "draught", "cargo"}
        changed = {name for name in after if after[name] != before[name]} - derived
        assert changed == {field.split(".", maxsplit=1)[0]}


def test_derived_values_follow() -> None:
    play = Play(ship("a", resolve=4))
    play.decree("a", start__resolve=7, start__brawn=0, resolve=3, finesse=5, fire_crew=2, musket_crew=4)
    sheet = play["a"]
    assert (sheet["draught"], sheet["cargo"], sheet["drama_max"], sheet["drama"]) == (7, 7, 0, 1)
    assert (sheet["sink_at"], sheet["crew_free"]) == (6, 0)
    play.decree("a", dice_left=[7, 2])
    assert play["a"]["initiative"] == 9


def test_veils_are_laid_and_lifted() -> None:
    play = Play()
    play.order("adjust", ship="a", field="veil", value="sheet")
    assert play.battle.veils == {"a": "sheet"}
    assert play.code("adjust", ship="a", field="veil", value="thick") == "bad_value"
    assert play.code("adjust", ship="z", field="veil", value="sheet") == "unknown_ship"
    play.order("adjust", ship="a", field="veil", value="none")
    assert play.battle.veils == {}


def test_what_a_ship_carries_on_restores_her_damage() -> None:
    play = Play(ship("a", resolve=6, panache=2, provisions=2, goods=1), ship("b", "blue"))
    play.decree("a", brawn=0, resolve=3, superficial=12, serious=4, fires=1, drama=0, powder_wet=True)
    play.decree("a", provisions=20, captured_by="blue", status="captured")
    carried = RULESET.carry(play.battle, "a")
    again = Play(ship("a", resolve=6, panache=2), ship("b", "blue"))
    for decree in carried:
        again.order("adjust", ship="a", reason="carried on", **decree)
    names = (*TRAITS, "superficial", "serious", "fires", "drama", "powder_wet", "provisions", "goods")
    for name in (*names, "captured_by", "status", "in_play", "start"):
        assert again["a"][name] == play["a"][name], name


def test_a_fresh_ship_carries_nothing_and_a_lost_one_her_loss() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    assert RULESET.carry(play.battle, "a") == []
    play.order("remove_ship", ship="b", reason="sunk")
    assert {"field": "status", "value": "sunk"} in RULESET.carry(play.battle, "b")
    assert {"field": "in_play", "value": False} in RULESET.carry(play.battle, "b")


def test_a_refused_and_a_waiting_order_change_nothing() -> None:
    play = Play()
    play.to_phase(1)
    before = fingerprint(play.battle)
    play.waits("fire", [9, 9, 9], ship="a", target="b", range=1)
    play.code("fire", ship="a", target="b", range=99)
    assert fingerprint(play.battle) == before
