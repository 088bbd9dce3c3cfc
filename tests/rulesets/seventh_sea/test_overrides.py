"""A GM's own tables: good ones rule, bad ones are refused with key and reason."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import GAMES, Json, Play, event, record, ship, shot
from timonier.kernel.adjudicate import adjudicate
from timonier.kernel.record import BadRecord, read_head
from timonier.kernel.tables import BadTables

NEW_TYPE = {"brawn": 3, "finesse": 4, "resolve": 3, "wits": 4, "panache": 5, "class": 6}

BAD: list[tuple[Json, str]] = [
    ({"ammo": {"chain": {"max_range": 0}}}, "ammo/chain/max_range"),
    ({"ammo": {"chain": {"max_range": "6"}}}, "ammo/chain/max_range"),
    ({"ammo": {"chain": {"max_range": 6.5}}}, "ammo/chain/max_range"),
    ({"ammo": {"chain": {"max_range": True}}}, "ammo/chain/max_range"),
    ({"ammo": {"chain": {"reach": 6}}}, "ammo/chain/reach"),
    ({"ammo": {"bomb": {"max_range": 6}}}, "ammo/bomb"),
    ({"ammo": {"grape": {"reduction": "2g3"}}}, "ammo/grape/reduction"),
    ({"ammo": {"grape": {"reduction": "2d10"}}}, "ammo/grape/reduction"),
    ({"ammo": {"grape": {"first_loss": "crew"}}}, "ammo/grape/first_loss"),
    ({"range": {"raises": [0] * 9}}, "range/raises"),
    ({"range": {"raises": [0] * 9 + [-1]}}, "range/raises/9"),
    ({"force": {"0": {"class_1": [0, 0, 0]}}}, "force/0"),
    ({"force": {"9": {"class_1": [0, 0, 0]}}}, "force/9"),
    ({"force": {"3": {"class_1": [0, 0]}}}, "force/3/class_1"),
    ({"shift": {"restored": {"steps": ["start"] * 10}}}, "shift/restored/steps/0"),
    ({"gust": {"steps": ["origin"] * 10}}, "gust/steps/0"),
    ({"wait": {"rounds": [1] * 7}}, "wait/rounds"),
    ({"musket": {"military": {"dice": ""}}}, "musket/military/dice"),
    ({"musket": {"navy": {"tn": 15}}}, "musket/navy"),
    ({"aim": {"magazine": {"trait": "brawn"}}}, "aim/magazine/trait"),
    ({"aim": {"crew": {"ammo": ["bomb"]}}}, "aim/crew/ammo/0"),
    ({"boarding": {"rows": [[0, 1, 1], [0, 2, 2]]}}, "boarding/rows"),
    ({"boarding": {"rows": [["all", 1, 1]]}}, "boarding/rows"),
    ({"boarding": {"rows": [[0, -1, 1]]}}, "boarding/rows"),
    ({"sink": {"faces": ["slow"] * 9}}, "sink/faces"),
    ({"sink": {"faces": ["floats"] * 10}}, "sink/faces/0"),
    ({"sink": {"rests": "1g1"}}, "sink/rests"),
    ({"points": {"60": 5}}, "points/60"),
    ({"points": {"30": 11}}, "points/30"),
    ({"constants": {"raise": "5"}}, "constants/raise"),
    ({"constants": {"luck": 5}}, "constants/luck"),
    ({"constants": {"splinters_damage": "0g0"}}, "constants/splinters_damage"),
    ({"type": {"xebec": {**NEW_TYPE, "wits": 11}}}, "type/xebec/wits"),
    ({"type": {"xebec": {k: v for k, v in NEW_TYPE.items() if k != "class"}}}, "type/xebec"),
    ({"type": {"xebec": {k: v for k, v in NEW_TYPE.items() if k != "brawn"}}}, "type/xebec"),
    ({"type": {"custom": NEW_TYPE}}, "type/custom"),
    ({"type": {"fort": {"class": 3}}}, "type/fort"),
    ({"weather": {}}, "weather"),
    ({"ammo": 7}, "ammo"),
]


@pytest.mark.parametrize(
    ("tables", "pointer"), BAD, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_bad_table_names_its_key_and_says_why(tables: Json, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(record(tables=tables), GAMES)
    found = bad.value.pointer.removeprefix("/tables/")
    assert found == pointer or found.startswith(f"{pointer}/"), bad.value
    for lang in ("fr", "en"):
        assert not re.search(r"table-|\{ ?\$", bad.value.told(lang)), bad.value.told(lang)
    with pytest.raises(BadTables) as same:
        read_head(record(), GAMES, tables)
    assert "/".join(str(part) for part in same.value.path) == found


def test_the_record_goes_before_the_file() -> None:
    file = {"constants": {"raise": 7, "hit_tn_per_wits": 4}}
    battle: Any = read_head(record(tables={"constants": {"raise": 6}}), GAMES, file).battle
    assert battle.constant("raise") == 6
    assert battle.constant("hit_tn_per_wits") == 4
    assert battle.constant("sink_factor") == 2


def test_chain_that_carries_six_hexes() -> None:
    play = Play(tables={"ammo": {"chain": {"max_range": 6}}})
    play.to_phase(1, a=[1, 1])
    assert play.code("fire", **shot(ammo="chain", range=7)) == "out_of_range"
    assert play.waits("fire", **shot(ammo="chain", range=6)) == "3d10 gunnery"


def test_a_brig_with_better_guns() -> None:
    play = Play(ship("a", type="brig", traits={}), tables={"type": {"brig": {"brawn": 5}}})
    assert (play["a"]["brawn"], play["a"]["start"]["brawn"], play["a"]["finesse"]) == (5, 5, 4)


def test_crews_of_the_line_that_shoot_straighter() -> None:
    play = Play(tables={"musket": {"military": {"tn": 15, "dice": "3g1"}}})
    play.to_start()
    play.order("assign_crew", ship="a", duty="muskets", ranks=1)
    play.order("next")
    play.order("next")
    told = play.order("muskets", [9, 9, 9], ship="a", target="b", range=1)
    assert event(told, "musket_missed") == {
        "type": "musket_missed",
        "ship": "a",
        "target": "b",
        "total": 9,
        "tn": 15,
    }


def test_a_new_type_takes_the_rest_as_a_custom_ship() -> None:
    tables = {"type": {"xebec": NEW_TYPE, "raft": {**NEW_TYPE, "class": 0}}}
    play = Play(ship("a", type="xebec", traits={}), ship("b", type="raft", traits={}), tables=tables)
    expected = {"kind": "ship", "class": 6, "oars": False, "crew_kind": "military", "master_gunner": False}
    assert {name: play["a"][name] for name in expected} == expected
    assert (play["b"]["class"], play["b"]["oars"]) == (0, True)


def test_a_new_fort_has_no_class() -> None:
    tower = {"kind": "fort", **{name: 3 for name in NEW_TYPE if name != "class"}}
    play = Play(ship("a", type="tower", traits={}), tables={"type": {"tower": tower}})
    assert (play["a"]["kind"], play["a"]["class"], play["a"]["speed"]) == ("fort", None, "stopped")


def test_boarding_results_beyond_the_rows_read_in_the_last() -> None:
    rows: list[list[Any]] = [[0, "all", 0], [5, 2, 1]]
    play = Play(tables={"boarding": {"rows": rows}})
    play.to_phase(1, a=[1, 1])
    told = play.order("board", [10], ship="a", target="b")
    assert (event(told, "boarded")["attacker_losses"], event(told, "boarded")["defender_losses"]) == (2, 1)


def test_a_list_of_short_times_sinks_before_the_battle() -> None:
    tables = {"sink": {"faces": ["lists_port"] * 10, "lists_port": "1g1"}}
    play = Play(ship("a", serious=8), tables=tables, options={"sinking": "table"})
    play.order("ground", ["wits"], [1], [1], ship="a", depth=3)
    assert play["a"]["sinking"]["side_under_at_round"] == 0
    play.decree("a", finesse=3)
    play.to_start()
    assert play["a"]["sinking"]["side_under"] is False
    told = [event["type"] for event in play.next_round()]
    assert "sunk" in told and "side_submerged" not in told


def test_a_side_that_goes_under_at_round_0_is_under_at_the_first_round_end() -> None:
    tables = {"sink": {"faces": ["lists_port"] * 10, "lists_port": "1g1"}, "constants": {"sink_factor": 2}}
    play = Play(ship("a", serious=8), tables=tables, options={"sinking": "table"})
    play.order("ground", ["wits"], [1], [1], ship="a", depth=3)
    play.to_start()
    play.decree(round=0)
    told = [event["type"] for event in play.next_round()]
    assert "side_submerged" in told and "sunk" not in told


def test_the_rest_of_the_constants_is_looked_at() -> None:
    constants = {"wind_check_every": 1, "start_force": 6, "sink_actions": 9, "crew_fed": 5, "raise": 2}
    play = Play(ship("a", provisions=1), tables={"constants": constants}, wind=None)
    assert play.state["wind"]["force"] == 6
    assert play["a"]["provisions"] == 20
    play.order("next", [1], [1])
    told = play.next_round([1], [1])
    assert event(told, "wind_checked")["changes"] is False


def test_tables_as_text_of_a_record_are_merged_key_by_key() -> None:
    told = adjudicate(record(tables={"range": {"raises": [1] * 10}}, entries=[]), GAMES)
    assert told["entries"] == []
    play = Play(tables={"range": {"raises": [1] * 10}})
    play.to_phase(1, a=[1])
    assert event(play.order("fire", [1, 1, 1], **shot()), "missed")["tn"] == 15
