"""Set-ups and options that are no battle: where the fault is, and that it is told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.rulesets.broadsides.battles import SIDES, record, ship, start
from timonier.kernel.record import BadRecord, read_head
from timonier.rulesets.broadsides import RULESET


def pointer(data: dict[str, Any]) -> str:
    """Return where a record that is no battle is at fault."""
    with pytest.raises(BadRecord) as fault:
        read_head(data, {"broadsides": RULESET})
    assert fault.value.code == "bad_record"
    for lang in ("fr", "en"):
        told = fault.value.told(lang)
        assert told and not re.search("(setup|table|field)-[a-z]|{", told)
    return fault.value.pointer


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("weather", "foul"),
        ("automatic_fire", "never"),
        ("fire_or_boarding", True),
        ("fire_into_boarding", 1),
        ("fire_into_boarding", "true"),
        ("locked_ships_fire", None),
        ("edge_line", "BOTH"),
        ("fort_value", 2),
        ("sailing", ""),
        ("wind_shifts", "false"),
        ("prize_value", []),
        ("last_round", -1),
        ("last_round", 100),
        ("last_round", 2.0),
        ("last_round", True),
        ("last_round", "3"),
    ],
)
def test_options_have_their_values_and_no_others(name: str, value: object) -> None:
    assert pointer(record(ship("a"), options={name: value})) == f"/options/{name}"


@pytest.mark.parametrize("option", RULESET.options, ids=lambda option: option.id)
def test_every_value_of_an_option_is_taken(option: Any) -> None:
    for value in option.values or (option.low, option.high):
        assert start(record(ship("a"), options={option.id: value})).options[option.id] == value


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"weather": "foul"}, "/setup/weather"),
        ({"sides": SIDES[:1]}, "/setup/sides"),
        ({"sides": [*SIDES, {"id": "dutch", "name": "Dutch"}]}, "/setup/sides"),
        ({"sides": [SIDES[0], SIDES[0]]}, "/setup/sides/1/id"),
        ({"sides": [SIDES[0], {"id": "french"}]}, "/setup/sides/1/name"),
        ({"sides": [SIDES[0], {**SIDES[1], "colour": "blue"}]}, "/setup/sides/1/colour"),
        ({"sides": {}}, "/setup/sides"),
        ({"ships": {}}, "/setup/ships"),
        ({"wind": 3}, "/setup/wind"),
        ({"wind": {}}, "/setup/wind/from"),
        ({"wind": {"from": 6}}, "/setup/wind/from"),
        ({"wind": {"from": True}}, "/setup/wind/from"),
        ({"wind": {"from": 1, "force": 4}}, "/setup/wind/force"),
        ({"map": []}, "/setup/map"),
        ({"map": {}}, "/setup/map/land"),
        ({"map": {"land": [[0, 0], [1]]}}, "/setup/map/land/1"),
        ({"map": {"land": [], "sea": []}}, "/setup/map/sea"),
        ({"start": {"round": 0, "step": "wind"}}, "/setup/start/round"),
        ({"start": {"round": 1.0, "step": "wind"}}, "/setup/start/round"),
        ({"start": {"round": True, "step": "wind"}}, "/setup/start/round"),
        ({"start": {"round": 1, "step": "setup"}}, "/setup/start/step"),
        ({"start": {"round": 1}}, "/setup/start/step"),
        ({"start": {"step": "wind"}}, "/setup/start/round"),
        ({"start": {"round": 1, "step": "wind", "phase": 1}}, "/setup/start/phase"),
        ({"tables": {"score": {"sunk": 1}}}, "/setup/tables/score/captured"),
        ({"tables": []}, "/setup/tables"),
    ],
)
def test_a_set_up_is_read_whole(more: dict[str, Any], where: str) -> None:
    assert pointer(record(ship("a"), setup=more)) == where


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"id": "A B"}, "id"),
        ({"name": " "}, "name"),
        ({"side": "dutch"}, "side"),
        ({"side": ["english"]}, "side"),
        ({"type": "galleon"}, "type"),
        ({"type": None}, "type"),
        ({"type": "custom"}, "combat_printed"),
        ({"type": "custom", "combat_printed": 4}, "movement_printed"),
        ({"type": "frigate", "combat_printed": 0}, "combat_printed"),
        ({"type": "frigate", "combat_printed": 100}, "combat_printed"),
        ({"type": "frigate", "combat_printed": 3.0}, "combat_printed"),
        ({"type": "frigate", "combat_printed": None}, "combat_printed"),
        ({"type": "frigate", "movement_printed": -1}, "movement_printed"),
        ({"type": "frigate", "movement_printed": True}, "movement_printed"),
        ({"type": "frigate", "value": 100}, "value"),
        ({"type": "frigate", "value": -1}, "value"),
        ({"type": "frigate", "hits": 6}, "hits"),
        ({"type": "frigate", "hits": -1}, "hits"),
        ({"type": "frigate", "hits": "1"}, "hits"),
        ({"type": "frigate", "hex": [1]}, "hex"),
        ({"type": "frigate", "hex": [1, True]}, "hex"),
        ({"type": "frigate", "hex": [1, 1.0]}, "hex"),
        ({"type": "frigate", "hex": "1,1"}, "hex"),
        ({"type": "frigate", "heading": 6}, "heading"),
        ({"type": "frigate", "heading": False}, "heading"),
        ({"type": "frigate", "boarders_bonus": 3}, "boarders_bonus"),
        ({"type": "frigate", "boarders_bonus": -3}, "boarders_bonus"),
        ({"type": "frigate", "grappled_with": "b"}, "grappled_with"),
        ({"type": "frigate", "grappled_with": ["c"]}, "grappled_with/0"),
        ({"type": "frigate", "grappled_with": ["a"]}, "grappled_with/0"),
        ({"type": "frigate", "grappled_with": ["b", "fi"]}, "grappled_with/1"),
        ({"type": "frigate", "grappled_with": ["nobody"]}, "grappled_with/0"),
        ({"type": "frigate", "grappled_with": [1]}, "grappled_with/0"),
        ({"type": "frigate", "kind": "ship"}, "kind"),
        ({"type": "frigate", "combat": 6}, "combat"),
        ({"type": "frigate", "status": "in_play"}, "status"),
        ({"type": "frigate", "fired": False}, "fired"),
        ({"type": "frigate", "points_spent": 0}, "points_spent"),
        ({"type": "town-fort", "movement_printed": 3}, "movement_printed"),
        ({"type": "town-fort", "hits": 1}, "hits"),
        ({"type": "town-fort", "heading": 2}, "heading"),
        ({"type": "town-fort", "boarders_bonus": 1}, "boarders_bonus"),
        ({"type": "town-fort", "grappled_with": ["b"]}, "grappled_with"),
    ],
)
def test_a_ship_is_read_whole(more: dict[str, Any], where: str) -> None:
    others = (ship("b", "french"), ship("c"), ship("fi", "french", type="islet-fort"))
    entry = {"id": "a", "name": "A", "side": "english", **more}
    assert pointer(record(entry, *others)) == f"/setup/ships/0/{where}"


def test_a_repeated_id_is_a_fault() -> None:
    assert pointer(record(ship("a"), ship("a"))) == "/setup/ships/1/id"


def test_what_a_fort_may_say_of_itself() -> None:
    """3.3: nothing, 0 or null is no fault."""
    fort = ship(
        "fi", type="islet-fort", heading=None, movement_printed=0, hits=0, boarders_bonus=0, grappled_with=[]
    )
    there = start(record(fort, ship("b", "french"))).ships["fi"]
    assert (there.combat_printed, there.movement_printed, there.value) == (2, 0, 0)


def test_a_grapple_may_stand_at_either_ship_or_at_both() -> None:
    for mine, yours in ((["b"], []), ([], ["a"]), (["b"], ["a"]), (["b", "b"], ["a"])):
        battle = start(record(ship("a", grappled_with=mine), ship("b", "french", grappled_with=yours)))
        assert battle.ships["a"].grappled_with == ("b",)
        assert battle.ships["b"].grappled_with == ("a",)


def test_a_value_is_given_or_of_the_type_or_the_printed_potential() -> None:
    """BR-SHIP-2."""
    battle = start(
        record(
            ship("a", type="frigate"),
            ship("b", type="frigate", combat_printed=9),
            ship("c", type="frigate", value=0),
            ship("d", type="merchantman", combat_printed=9),
            ship("e", type="town-fort", combat_printed=9),
        )
    )
    assert [there.value for there in battle.ships.values()] == [6, 9, 0, 5, 0]


def test_no_ships_no_wind_no_map_and_no_start_is_a_battle() -> None:
    battle = start({"format": "timonier-battle/1", "ruleset": "broadsides", "setup": {"sides": SIDES}})
    assert (battle.round, battle.step, battle.wind_from, battle.land) == (0, "setup", None, None)
