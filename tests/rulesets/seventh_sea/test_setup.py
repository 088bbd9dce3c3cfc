"""Set-ups: defaults, derived values, and bad ones with a pointer to the fault (7S-SHIP, 7S-WIND-4)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import GAMES, RANKS, SIDES, Json, Play, fort, record, ship
from timonier.kernel.record import BadRecord, read_head

A = "/setup/ships/0"

BAD_SHIPS: list[tuple[Json, str]] = [
    (ship("A"), f"{A}/id"),
    (ship(""), f"{A}/id"),
    (ship("été"), f"{A}/id"),
    (ship("a", name=""), f"{A}/name"),
    (ship("a", name=" "), f"{A}/name"),
    (ship("a", name=7), f"{A}/name"),
    (ship("a", "green"), f"{A}/side"),
    (ship("a", type="xebec"), f"{A}/type"),
    (ship("a", type=3), f"{A}/type"),
    (ship("a", type=["brig"]), f"{A}/type"),
    (ship("a", kind="raft"), f"{A}/kind"),
    (ship("a", type="brig", kind="fort"), f"{A}/kind"),
    (ship("a", type="redoubt", kind="ship"), f"{A}/kind"),
    ({**ship("a"), "class": None}, f"{A}/class"),
    ({**ship("a"), "class": 8}, f"{A}/class"),
    ({**ship("a"), "class": -1}, f"{A}/class"),
    ({**ship("a"), "class": 4.0}, f"{A}/class"),
    ({**ship("a"), "class": True}, f"{A}/class"),
    ({name: value for name, value in ship("a").items() if name != "class"}, f"{A}/class"),
    ({**fort("a"), "class": 3}, f"{A}/class"),
    (ship("a", type="fort", **{"class": 3}), f"{A}/class"),
    (ship("a", oars="yes"), f"{A}/oars"),
    (ship("a", oars=1), f"{A}/oars"),
    (ship("a", crew_kind="pirate"), f"{A}/crew_kind"),
    (ship("a", master_gunner=None), f"{A}/master_gunner"),
    ({**ship("a"), "traits": {name: 3 for name in RANKS if name != "wits"}}, f"{A}/traits"),
    ({name: value for name, value in ship("a").items() if name != "traits"}, f"{A}/traits"),
    ({**ship("a"), "traits": {**RANKS, "luck": 3}}, f"{A}/traits"),
    ({**ship("a"), "traits": [1, 2, 3, 4, 5]}, f"{A}/traits"),
    (ship("a", wits=11), f"{A}/traits"),
    (ship("a", wits=-1), f"{A}/traits"),
    (ship("a", wits="3"), f"{A}/traits"),
    (ship("a", now={"wits": 11}), f"{A}/now"),
    (ship("a", now={"hull": 1}), f"{A}/now"),
    (ship("a", now=None), f"{A}/now"),
    (ship("a", superficial=-1), f"{A}/superficial"),
    (ship("a", serious=1.0), f"{A}/serious"),
    (ship("a", fires="2"), f"{A}/fires"),
    (ship("a", drama=-1), f"{A}/drama"),
    (ship("a", speed="fast"), f"{A}/speed"),
    (ship("a", heading=2), f"{A}/heading"),
    (ship("a", heading=9), f"{A}/heading"),
    (ship("a", wind_angle="aft"), f"{A}/wind_angle"),
    (ship("a", goods=-1), f"{A}/goods"),
    (ship("a", provisions=0.5), f"{A}/provisions"),
    (ship("a", irons=1), f"{A}/irons"),
    (ship("a", brawn_now=1), f"{A}/brawn_now"),
    (ship("a", veil="thick"), f"{A}/veil"),
]


@pytest.mark.parametrize(
    ("sheet", "pointer"), BAD_SHIPS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_bad_ship_is_pointed_at(sheet: Json, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(record(sheet), GAMES)
    assert bad.value.pointer == pointer
    readable(bad.value)


def readable(bad: BadRecord) -> None:
    """See that a fault is told in both languages, in words."""
    for lang in ("fr", "en"):
        assert not re.search(r"setup-|table-|field-|\{ ?\$", bad.told(lang)), bad.told(lang)
    assert bad.told("fr") != bad.told("en")


def test_the_second_of_two_ships_of_one_id_is_pointed_at() -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(record(ship("a"), ship("a")), GAMES)
    assert bad.value.pointer == "/setup/ships/1/id"


@pytest.mark.parametrize(
    ("wind", "pointer"),
    [
        ({"direction": 2}, "/setup/wind/direction"),
        ({"direction": 9}, "/setup/wind/direction"),
        ({"direction": "5"}, "/setup/wind/direction"),
        ({"direction": 5.0}, "/setup/wind/direction"),
        ({"force": 10}, "/setup/wind/force"),
        ({"force": -1}, "/setup/wind/force"),
        ({"force": True}, "/setup/wind/force"),
        ([5, 4], "/setup/wind"),
    ],
)
def test_a_bad_wind_is_pointed_at_but_not_looked_at_where_there_is_none(wind: Any, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(record(wind=wind), GAMES)
    assert bad.value.pointer == pointer
    readable(bad.value)
    assert Play(wind=wind, options={"wind": False}).state["wind"] is None


@pytest.mark.parametrize(
    ("options", "pointer"),
    [
        ({"weather": True}, "/options/weather"),
        ({"wind": 1}, "/options/wind"),
        ({"wind": "true"}, "/options/wind"),
        ({"wind_threshold": 1}, "/options/wind_threshold"),
        ({"wind_threshold": 11}, "/options/wind_threshold"),
        ({"wind_threshold": False}, "/options/wind_threshold"),
        ({"musket_range": 0}, "/options/musket_range"),
        ({"musket_range": 11}, "/options/musket_range"),
        ({"ship_points": 12}, "/options/ship_points"),
        ({"ship_hexes": 3}, "/options/ship_hexes"),
        ({"inertia": None}, "/options/inertia"),
    ],
)
def test_a_bad_option_is_pointed_at(options: Json, pointer: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head(record(options=options), GAMES)
    assert bad.value.pointer == pointer


@pytest.mark.parametrize("sides", [None, [], {}, ["red"], [{"id": "red"}], [SIDES[0], SIDES[0]]])
def test_a_battle_needs_sides(sides: Any) -> None:
    with pytest.raises(BadRecord) as bad:
        read_head({**record(), "setup": {"sides": sides, "ships": []}}, GAMES)
    assert bad.value.pointer.startswith("/setup/sides")


@pytest.mark.parametrize("sheet", [fort("a"), ship("a", type="citadel", traits={})])
def test_a_fort_where_forts_are_off_is_no_battle(sheet: Json) -> None:
    assert read_head(record(sheet), GAMES)
    with pytest.raises(BadRecord) as bad:
        read_head(record(sheet, options={"forts": False}), GAMES)
    assert bad.value.told("en") == "forts are switched off in this battle"


def test_defaults_of_a_ship() -> None:
    sheet = Play(ship("a"))["a"]
    assert (sheet["kind"], sheet["oars"], sheet["crew_kind"], sheet["master_gunner"]) == (
        "ship",
        False,
        "military",
        False,
    )
    assert (sheet["superficial"], sheet["serious"], sheet["fires"], sheet["goods"]) == (0, 0, 0, 0)
    assert (sheet["drama"], sheet["drama_max"], sheet["draught"], sheet["cargo"]) == (1, 1, 4, 4)
    assert (sheet["heading"], sheet["wind_angle"], sheet["move_limit"]) == (None, None, None)
    assert (sheet["speed"], sheet["hexes_since_turn"], sheet["status"]) == ("battle", 1, "afloat")
    assert Play(ship("a"), options={"speeds": False})["a"]["speed"] == "full"


def test_a_type_may_be_changed_in_part() -> None:
    sheet = Play(ship("a", type="warship", traits={"wits": 3}, crew_kind="corsair", oars=True))["a"]
    assert (sheet["wits"], sheet["start"]["wits"], sheet["brawn"]) == (3, 3, 6)
    assert (sheet["crew_kind"], sheet["oars"], sheet["class"]) == ("corsair", True, 3)


def test_class_0_is_rowed_unless_she_says_otherwise() -> None:
    assert Play(ship("a", **{"class": 0}))["a"]["oars"] is True
    assert Play(ship("a", oars=False, **{"class": 0}))["a"]["oars"] is False
    assert Play(ship("a", type="brig", traits={}, **{"class": 0}))["a"]["oars"] is True


def test_damage_from_before_counts_and_sets_nothing_off() -> None:
    play = Play(ship("a", now={"panache": 0, "resolve": 1}, serious=9, superficial=7, fires=1, drama=0))
    sheet = play["a"]
    assert (sheet["panache"], sheet["resolve"], sheet["start"]["panache"]) == (0, 1, 1)
    assert (sheet["serious"], sheet["sink_at"], sheet["sinking"]) == (9, 2, None)
    assert (sheet["superficial"], sheet["fires"], sheet["drama"]) == (7, 1, 0)
    assert sheet["turn_free_round"] == 0 + 4 + 1


def test_stores_come_aboard_in_cargo_ranks() -> None:
    assert Play(ship("a", provisions=2, goods=9))["a"]["provisions"] == 48


def test_wind_not_given_is_drawn_and_an_angle_stated_before_still_holds() -> None:
    play = Play(ship("a", wind_angle="astern"), ship("b", heading=3), wind=None)
    assert play.state["wind"] == {"direction": None, "force": 4, "initial_direction": None, "from_deg": None}
    assert play["b"]["wind_angle"] is None
    told = play.order("next", [6], [1], [1])
    assert told[0] == {"type": "wind_set", "direction": 8, "force": 4, "from_deg": 120}
    assert play.state["wind"]["initial_direction"] == 8
    assert play["a"]["wind_angle"] == "astern"
    assert play["b"]["wind_angle"] == "quarter_aft"


def test_a_direction_given_counts_before_the_first_round_already() -> None:
    play = Play(ship("a", heading=8))
    assert play["a"]["wind_angle"] == "head"
    assert play.state["wind"]["from_deg"] == 300
    assert play.state["wind"]["initial_direction"] is None


def test_no_wind_no_angle() -> None:
    play = Play(ship("a", heading=8, wind_angle="astern"), options={"wind": False})
    assert (play.state["wind"], play["a"]["wind_angle"], play["a"]["move_limit"]) == (None, None, 1)


def test_ship_points_are_no_matter_of_the_set_up() -> None:
    assert Play(ship("a", brawn=10), options={"ship_points": 10})["a"]["brawn"] == 10


def test_presets_are_the_proposals_on_or_off() -> None:
    from timonier.rulesets.seventh_sea import RULESET

    off = {name for name, value in RULESET.presets["by_the_book"].items() if value is False}
    assert RULESET.presets["default"] == {}
    assert off == {
        "turn_per_hex",
        "speeds",
        "wind",
        "drift",
        "wind_change",
        "red_hot",
        "ranges",
        "arcs",
        "aimed_shots",
        "musketry",
        "forts",
    }
    assert Play(options=dict(RULESET.presets["by_the_book"])).state["wind"] is None


@pytest.mark.parametrize(
    ("sheet", "pointer"), BAD_SHIPS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_ship_that_joins_is_refused_for_the_same(sheet: Json, pointer: str) -> None:
    code = {"side": "unknown_side", "type": "unknown_type"}.get(pointer.rsplit("/", 1)[1], "bad_value")
    refusal = Play(ship("b")).refused("add_ship", ship=sheet)
    assert (refusal.code, refusal.soft, refusal.field) == (code, False, "ship")


@pytest.mark.parametrize("name", ["id", "name", "side", "type", "traits", "class"])
def test_what_a_ship_that_joins_has_to_say(name: str) -> None:
    sheet = {key: value for key, value in ship("n").items() if key != name}
    code = {"side": "unknown_side", "type": "unknown_type"}.get(name, "bad_value")
    assert Play().code("add_ship", ship=sheet) == code


def test_a_ship_that_joins_is_refused_in_the_order_listed() -> None:
    play = Play(options={"forts": False, "ship_points": 10})
    sheet = {"id": "a", "side": "green", "type": "xebec", "hull": 1}
    codes = []
    for mend in ({}, {"id": "n"}, {"side": "red"}, {"type": "fort"}, {"name": "Neuf"}):
        sheet = {**sheet, **mend}
        codes.append(play.code("add_ship", ship=sheet))
    del sheet["hull"]
    codes.append(play.code("add_ship", ship=sheet))
    codes.append(play.code("add_ship", ship={**sheet, "type": "warship"}))
    assert codes == [
        "duplicate_ship",
        "unknown_side",
        "unknown_type",
        *["bad_value"] * 2,
        "option_off",
        "over_points",
    ]
