"""Set-ups and tables that are none are refused where the fault is; a GM's own numbers take hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.tartare.battles import (
    CRUISER,
    DESTROYER,
    DUEL,
    FIGHTER,
    SIDES,
    battle,
    decree,
    do,
    happened,
    head,
    refused,
    run,
    seen,
    to,
)
from timonier.kernel.engine import Done
from timonier.kernel.record import BadRecord
from timonier.kernel.ruleset import GM
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.view import SHEET

DRONE = dict.fromkeys(("size", "speed", "lasers", "torpedoes", "turrets", "crew", "energy", "oxygen"), 1)
CUSTOM = {"id": "x", "name": "X", "side": "red", "type": "custom"}


def without(ship: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in ship.items() if name != key}


@pytest.mark.parametrize(
    ("ship", "pointer"),
    [
        ({**CRUISER, "side": "green"}, "/setup/ships/0/side"),
        ({**CRUISER, "side": ["red"]}, "/setup/ships/0/side"),
        (without(CRUISER, "side"), "/setup/ships/0/side"),
        ({**CRUISER, "type": "titans-liner"}, "/setup/ships/0/type"),
        ({**CRUISER, "type": None}, "/setup/ships/0/type"),
        ({**CRUISER, "name": " "}, "/setup/ships/0/name"),
        ({**CRUISER, "id": "A b"}, "/setup/ships/0/id"),
        ({**CRUISER, "wings": 2}, "/setup/ships/0/wings"),
        ({**CRUISER, "stats": []}, "/setup/ships/0/stats"),
        ({**CRUISER, "stats": {"wings": 2}}, "/setup/ships/0/stats/wings"),
        ({**CRUISER, "stats": {"size": 0}}, "/setup/ships/0/stats/size"),
        ({**CRUISER, "stats": {"size": 10}}, "/setup/ships/0/stats/size"),
        ({**CRUISER, "stats": {"hull": 100}}, "/setup/ships/0/stats/hull"),
        ({**CRUISER, "stats": {"hull": -1}}, "/setup/ships/0/stats/hull"),
        ({**CRUISER, "stats": {"hull": True}}, "/setup/ships/0/stats/hull"),
        ({**CRUISER, "stats": {"hull": 3.0}}, "/setup/ships/0/stats/hull"),
        ({**CRUISER, "stats": {"points": 1000}}, "/setup/ships/0/stats/points"),
        (CUSTOM, "/setup/ships/0/stats"),
        ({**CUSTOM, "stats": {**DRONE, "hull": 1}}, "/setup/ships/0/stats"),
    ],
)
def test_a_bad_ship_is_told_by_pointer(ship: dict[str, Any], pointer: str) -> None:
    with pytest.raises(BadRecord) as fault:
        head([ship, DESTROYER])
    assert fault.value.pointer == pointer


@pytest.mark.parametrize(
    ("options", "pointer"),
    [
        ({"edition": "long"}, "/options/edition"),
        ({"scale": -1}, "/options/scale"),
        ({"scale": True}, "/options/scale"),
        ({"scale": 2.0}, "/options/scale"),
        ({"split_fire": 1}, "/options/split_fire"),
        ({"split_fire": "true"}, "/options/split_fire"),
        ({"fire_order": "parts"}, "/options/fire_order"),
        ({"wind": True}, "/options/wind"),
    ],
)
def test_a_bad_option_is_told_by_pointer(options: dict[str, Any], pointer: str) -> None:
    with pytest.raises(BadRecord) as fault:
        head(options=options)
    assert fault.value.pointer == pointer


@pytest.mark.parametrize(
    ("tables", "pointer"),
    [
        ({"laser": {"aid": {"1": [2, 2]}}}, "/tables/laser/aid/1"),
        ({"laser": {"aid": {"6": [2] * 9}}}, "/tables/laser/aid/6"),
        ({"laser": {"short": {"die": 6}}}, "/tables/laser/short"),
        ({"critical": {"13": {"fire": True}}}, "/tables/critical/13"),
        ({"critical": {"8": {"module": "pilot"}}}, "/tables/critical/8/module"),
        ({"critical": {"8": {"crew": "hurt"}}}, "/tables/critical/8/crew"),
        ({"module": {"bridge": {"energy": True}}}, "/tables/module/bridge"),
        ({"module": {"repair": {"energy": 1}}}, "/tables/module/repair/energy"),
        ({"manoeuvre": {"loop": {"cost": 1}}}, "/tables/manoeuvre/loop"),
        ({"constants": {"band_inches": 0}}, "/tables/constants/band_inches"),
        ({"constants": {"gravity": 1}}, "/tables/constants/gravity"),
        ({"size": {"10": {"gauge_die": 20}}}, "/tables/size/10"),
        ({"class": {"fighter": {"size": 10}}}, "/tables/class/fighter/size"),
        ({"points": {"hull": -1}}, "/tables/points/hull"),
        ({"obstacle": {"planet": {"blocks": "no"}}}, "/tables/obstacle/planet/blocks"),
        ({"watch": {"crew": ["pilot"]}}, "/tables/watch/crew/0"),
        ({"type": {"custom": {}}}, "/tables/type/custom"),
        ({"type": {"tug": {"class": "patrol", "speed": 3}}}, "/tables/type/tug/lasers"),
        ({"type": {"titans-fighter": {"class": "tug"}}}, "/tables/type/titans-fighter/class"),
        ({"faction": {"titans": {}}}, "/tables/faction"),
        ({"turret": {"die": 1}}, "/tables/turret/die"),
        ({"activation": {"oxygen": 1.5}}, "/tables/activation/oxygen"),
        ({"propulsion": {"4": {"cost": 1}}}, "/tables/propulsion/4"),
    ],
)
def test_a_bad_table_is_told_by_key(tables: dict[str, Any], pointer: str) -> None:
    with pytest.raises(BadRecord) as fault:
        head(tables=tables)
    assert fault.value.pointer == pointer


def test_own_numbers_for_lasers_take_hold() -> None:
    """T10, T11."""
    own = {"laser": {"aid": {"die": 12, "1": [9] * 9}}, "constants": {"laser_hull": 2}}
    now = to(battle(tables=own), "attack")
    told = happened(now, "fire", [8, 9, 11, 12], [1, 1], ship="b", target="a", range=1)
    assert (told[0]["needed"], told[0]["hits"], told[0]["pierced"]) == (9, 3, 1)
    assert [e["amount"] for e in told[1:3]] == [2, 2]


def test_own_distances_and_boxes_take_hold() -> None:
    """TT-GEN-2, TT-TORP-2."""
    now = to(battle(tables={"constants": {"band_inches": 6, "approach_boxes": 3}}), "attack")
    now = do(now, "launch", ship="b", target="a", range=6.5, count=1)
    assert now.ships["a"].incoming == {"1": 0, "2": 1, "3": 0}
    now = do(now, "launch", ship="b", target="a", range=400, count=1, overrule=True)
    assert now.ships["a"].incoming == {"1": 0, "2": 1, "3": 1}
    assert refused(now, "adjust", ship="a", field="incoming.4", value=1) == "bad_value"


def test_own_modules_take_hold() -> None:
    """TT-MOD-1, TT-MOD-3: a launcher that wants energy, and armament that stops while it burns."""
    own = {"module": {"launcher": {"energy": True}, "armament": {"stops_burning": True}}}
    now = decree(to(battle(tables=own), "attack"), "b", modules__armament__fire=True)
    assert refused(now, "launch", ship="b", target="a", range=3) == "module_unpowered"
    assert refused(now, "fire", ship="b", target="a", range=3) == "module_burning"
    now = decree(now, "b", modules__launcher__energy=1)
    assert do(now, "launch", ship="b", target="a", range=3).ships["b"].torpedoes == 0


def test_own_criticals_activation_and_obstacles_take_hold() -> None:
    """T12, T14, T16."""
    own = {
        "critical": {"2": {"module": "helm", "fire": True, "crew": "killed"}},
        "activation": {"shield": 3, "healed": 2},
        "obstacle": {"asteroids": {"blocks": True}},
    }
    now = decree(to(battle(tables=own), "attack"), "a", shield=1)
    assert refused(now, "fire", ship="b", target="a", range=3, obstacle="asteroids") == "no_line_of_sight"
    now = do(now, "fire", [8], [1, 1], ship="b", target="a", range=3, count=1)
    assert (now.ships["a"].modules["pilot"].crew, now.ships["a"].dead) == (0, 1)
    assert to(now, "activation").ships["a"].shield == 4


def test_own_manoeuvres_and_propulsion_take_hold() -> None:
    """T8, T9."""
    now = to(battle(tables={"manoeuvre": {"left_45": {"advance": 1, "cost": 3}}}), "movement")
    (moved,) = happened(now, "move", ship="a", manoeuvres=["left_45"])
    assert (moved["cost"], moved["inches"]) == (3, 1)
    own = {
        "propulsion": {"1": {"cost": 1, "length": 6}},
        "constants": {"propulsion_start": 2, "inertia_inches": 2},
    }
    now = to(battle(tables=own, edition="book"), "action")
    assert now.ships["a"].propulsion == 6
    (drifted, moved) = happened(now, "move", ship="a")
    assert (drifted["inches"], moved["cost"], moved["inches"]) == (2, 1, 6)


def test_a_new_type_needs_no_faction_and_follows_the_points() -> None:
    """TT-SHIP-4."""
    tug = {"class": "patrol", **dict.fromkeys(("speed", "lasers", "torpedoes", "turrets"), 1)}
    tug |= dict.fromkeys(("crew", "energy", "oxygen", "hull", "shield"), 2)
    now = battle(
        [{**CUSTOM, "type": "tug"}, DESTROYER], tables={"type": {"tug": tug}, "points": {"hull": 10}}
    )
    sheet = seen(now, "x")
    assert (sheet["faction"], sheet["class"], sheet["size"]) == (None, "patrol", 4)
    assert sheet["points"] == 1 + 3 + 3 + 2 + 2 + 2 + 2 + 20 + 4
    assert sheet["modules"]["pilot"] == {"crew": 1, "wounded": 0, "energy": 1, "fire": False}


def test_own_watch_and_turrets_take_hold() -> None:
    """T13, T17."""
    own = {"watch": {"crew": ["turrets", "helm"]}, "turret": {"hits_on": 2, "reach": 2, "light_size": 9}}
    now = battle(tables=own)
    assert now.ships["a"].reserve_crew == 3
    assert refused(now, "next") == "crew_unplaced"
    now = to(now, "defence")
    told = happened(now, "turrets", [2, 1, 3], ship="a", target="b", range=8)
    assert (told[0]["hits"], told[1]["type"]) == (2, "shield_lost")


def test_sides_are_two_to_four_and_a_side_alone_decides_nothing() -> None:
    """TT-END-4."""
    setup = {"sides": SIDES[:1], "ships": [CRUISER]}
    now = head(setup=setup).battle
    for _ in range(6):
        outcome = run(now, {"type": "next"})  # type: ignore[arg-type]
        assert isinstance(outcome, Done)
        assert "BattleDecided" not in [type(event).__name__ for event in outcome.events]
        now = outcome.battle


def test_the_state_has_the_keys_of_the_sheet_in_both_editions() -> None:
    """TT-SHIP-2."""
    for edition, modules in (("aid", "pilot"), ("book", "engine")):
        state = RULESET.view(battle([*DUEL, FIGHTER], edition=edition), GM)
        sheet = state["ships"]["a"]
        assert next(iter(sheet["modules"])) == modules
        assert len(sheet["modules"]) == 10
        assert (sheet["propulsion_max"] is None) == (edition == "aid")
        assert sheet["reserve"] == {"crew": 0, "wounded": 0, "energy": 0}
        assert list(sheet) == list(SHEET)
