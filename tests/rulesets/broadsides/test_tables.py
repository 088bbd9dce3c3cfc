"""Tables of a boxed copy in place of the house ones: what is taken, what is refused and where."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from tests.rulesets.broadsides.battles import Table, record, ship, start
from timonier.kernel.record import BadRecord, read_head
from timonier.kernel.tables import BadTables, overridden, standard
from timonier.kernel.texts import reason_text, words
from timonier.rulesets.broadsides import RULESET
from timonier.rulesets.broadsides.shape import SHAPE

HOUSE = standard(RULESET.package, SHAPE)
ATTITUDES = ("head_to_wind", "close_hauled", "reaching", "running")


def with_change(table: str, key: str, value: Any) -> dict[str, Any]:
    """Return a house table with one key changed; ``rows.1.die`` names a key of a row."""
    found = copy.deepcopy(HOUSE[table])
    *way, last = key.split(".")
    inner: Any = found
    for part in way:
        inner = inner[int(part)] if isinstance(inner, list) else inner[part]
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return {table: found}


def where(tables: dict[str, Any]) -> str:
    """Return the place at which tables are refused."""
    with pytest.raises(BadTables) as fault:
        overridden(RULESET.package, SHAPE, tables)
    for lang in ("fr", "en"):
        told = reason_text(words(RULESET.package, lang), fault.value.reason)
        assert told and not re.search("table-[a-z]|{", told)
    return ".".join(fault.value.path)


@pytest.mark.parametrize(
    ("table", "key", "value", "place"),
    [
        ("fire", "dice", "5d6", "fire.dice"),
        ("fire", "dice", "0d6", "fire.dice"),
        ("fire", "dice", "1d1", "fire.dice"),
        ("fire", "dice", "1d101", "fire.dice"),
        ("fire", "dice", "d6", "fire.dice"),
        ("fire", "dice", 6, "fire.dice"),
        ("fire", "colour", 1, "fire.colour"),
        ("fire", "columns", [1, 2, 3, 4, 5], "fire"),
        ("fire", "columns", [0, 2, 3, 4, 5, 6], "fire.columns.0"),
        ("fire", "columns", [1, 2, 2, 4, 5, 6], "fire.columns"),
        ("fire", "columns", [], "fire.columns"),
        ("fire", "rows", [], "fire.rows"),
        ("fire", "rows.2.die", 0, "fire.rows"),
        ("fire", "rows.2.die", "2", "fire.rows.2.die"),
        ("fire", "rows.2.damage", [0, 0, 0, 0, 0], "fire"),
        ("fire", "rows.2.damage", [0, 0, 0, 0, 0, -1], "fire.rows.2.damage.5"),
        ("fire", "rows.2.damage", [0, 0, 0, 0, 0, 1.0], "fire.rows.2.damage.5"),
        ("range", "rows.0.range", 0, "range.rows.0.range"),
        ("range", "rows.1.range", 1, "range.rows"),
        ("range", "rows.1.modifier", True, "range.rows.1.modifier"),
        ("arc", "hexes.0", [0, 0], "arc.hexes.0"),
        ("arc", "hexes.0", [1], "arc.hexes.0"),
        ("arc", "hexes.0", [1, -1], "arc.hexes.0.1"),
        ("damage", "fire_divisor", 0, "damage.fire_divisor"),
        ("damage", "combat_per_hit", -1, "damage.combat_per_hit"),
        ("boarding", "bonus_min", 1, "boarding.bonus_min"),
        ("boarding", "bonus_max", -1, "boarding.bonus_max"),
        ("boarding", "columns.0", "1:0", "boarding.columns.0"),
        ("boarding", "columns.0", "1/3", "boarding.columns.0"),
        ("boarding", "columns.0", "0.5:1", "boarding.columns.0"),
        ("boarding", "columns.0", 3, "boarding.columns.0"),
        ("boarding", "columns.0", "2:4", "boarding.columns"),
        ("boarding", "rows.0.results", ["CAPT"], "boarding"),
        ("boarding", "rows.0.results.0", "capt", "boarding.rows.0.results.0"),
        ("break_off", "need", -1, "break_off.need"),
        ("break_off", "cost", 0.5, "break_off.cost"),
        ("sailing", "rows.0.attitude", "running", "sailing.rows"),
        ("sailing", "rows.0.attitude", "aback", "sailing.rows.0.attitude"),
        ("sailing", "rows.0.turn", -1, "sailing.rows.0.turn"),
        ("wind_start", "rows.0.from", 6, "wind_start.rows.0.from"),
        ("wind_shift", "rows.0.turn", -4, "wind_shift.rows.0.turn"),
        ("wind_shift", "first_round", 0, "wind_shift.first_round"),
        ("wind_shift", "every", 0, "wind_shift.every"),
        ("score", "sunk", -1, "score.sunk"),
        ("beaufort", "always", 13, "beaufort.always"),
    ],
)
def test_a_table_that_fails_is_refused_with_its_place(table: str, key: str, value: Any, place: str) -> None:
    assert where(with_change(table, key, value)) == place


@pytest.mark.parametrize("table", [name for name in HOUSE if name != "ship_types"])
def test_a_table_is_replaced_whole(table: str) -> None:
    """BR-TABLE-1: a table with a key missing is refused, the house table as it is is taken."""
    for key in HOUSE[table]:
        left = {name: value for name, value in HOUSE[table].items() if name != key}
        assert where({table: left}) == f"{table}.{key}"
    assert overridden(RULESET.package, SHAPE, {table: HOUSE[table]}) == HOUSE


@pytest.mark.parametrize(
    ("kind", "sheet", "place"),
    [
        ("Razee", {"kind": "ship", "combat": 9, "movement": 5}, "ship_types.Razee"),
        ("razee", {"combat": 9, "movement": 5}, "ship_types.razee.kind"),
        ("razee", {"kind": "raft", "combat": 9, "movement": 5}, "ship_types.razee.kind"),
        ("razee", {"kind": "ship", "combat": 0, "movement": 5}, "ship_types.razee.combat"),
        ("razee", {"kind": "ship", "combat": 9, "movement": 100}, "ship_types.razee.movement"),
        ("razee", {"kind": "ship", "combat": 9, "movement": 5, "value": -1}, "ship_types.razee.value"),
        ("razee", {"kind": "ship", "combat": 9, "movement": 5, "guns": 50}, "ship_types.razee.guns"),
        ("razee", {"kind": "ship", "combat": 9, "movement": 5, "name": "Razee"}, "ship_types.razee.name"),
        ("razee", {"kind": "ship", "combat": 9}, "ship_types"),
        ("razee", {"kind": "ship", "movement": 5}, "ship_types"),
        ("frigate", {"kind": "ship", "movement": 9}, "ship_types"),
        ("battery", {"kind": "fort"}, "ship_types"),
        ("battery", {"kind": "fort", "combat": 4, "movement": 1}, "ship_types"),
    ],
)
def test_a_type_that_fails_is_refused_with_its_place(kind: str, sheet: dict[str, Any], place: str) -> None:
    assert where({"ship_types": {kind: sheet}}) == place


def test_no_table_of_another_name() -> None:
    assert where({"weather": {}}) == "weather"


def test_types_are_merged_one_by_one_and_each_replaced_whole() -> None:
    """7.12: a merchantman without a value of her own counts her printed potential."""
    tables = {"ship_types": {"merchantman": {"kind": "ship", "combat": 4, "movement": 6}}}
    battle = start(record(ship("a", type="merchantman"), ship("b", type="frigate"), tables=tables))
    assert battle.ships["a"].value == 4
    assert battle.ships["b"].combat_printed == 6


def test_a_name_in_the_table_is_shown() -> None:
    name = {"fr": "Vaisseau rasé", "en": "Razee"}
    tables = {"ship_types": {"razee": {"kind": "ship", "combat": 9, "movement": 5, "name": name}}}
    table = Table(ship("a", type="razee"), ship("b", "french"), tables=tables)
    assert table.ship("a")["fire_column"] == 5


def test_tables_may_stand_in_the_set_up_too() -> None:
    """3.3: they go before the record's own."""
    score = {"sunk": 5, "captured": 7}
    battle = start(
        record(ship("a"), setup={"tables": {"score": score}}, tables={"score": {"sunk": 1, "captured": 1}})
    )
    assert battle.tables["score"] == score


def test_a_file_of_tables_names_its_rule_set_and_gives_way_to_the_record() -> None:
    file = {
        "broadsides": {"score": {"sunk": 3, "captured": 4}, "damage": dict(HOUSE["damage"], fire_divisor=3)}
    }
    own = {"score": {"sunk": 5, "captured": 6}}
    battle = read_head(record(ship("a"), tables=own), {"broadsides": RULESET}, file).battle
    assert battle.tables["score"] == own["score"]
    assert battle.tables["damage"]["fire_divisor"] == 3


def test_bad_tables_of_a_record_are_a_bad_record() -> None:
    with pytest.raises(BadRecord) as fault:
        start(record(ship("a"), tables={"fire": {"dice": "1d6"}}))
    assert (fault.value.code, fault.value.pointer) == ("bad_record", "/tables/fire/columns")


def test_two_dice_are_added_up_everywhere() -> None:
    """5: a face is then the sum of the faces."""
    rows = [{"die": 2, "from": 1}, {"die": 7, "from": 4}]
    table = Table(
        ship("a"), setup={"wind": None}, step=None, tables={"wind_start": {"dice": "2d6", "rows": rows}}
    )
    assert table.asked("next") == ["2d6"]


def test_limits_of_the_bonus_hold_for_set_up_and_decree() -> None:
    """7.4: ±3 of a boxed copy instead of ±2."""
    wider = with_change("boarding", "bonus_max", 3)
    table = Table(ship("a", boarders_bonus=3), ship("b", "french"), tables=wider)
    table.give("adjust", ship="b", field="boarders_bonus", value=3)
    assert table.refused("adjust", ship="b", field="boarders_bonus", value=4) == "bad_value"
    assert table.ship("a")["boarders_bonus"] == 3


def test_hits_that_cost_no_combat_still_sink() -> None:
    """BR-DMG-3: hits equal to the printed potential, whatever they take."""
    tables = {"damage": {"combat_per_hit": 0, "movement_per_hit": 3, "fire_divisor": 1}}
    table = Table(ship("a"), ship("b", "french", combat_printed=4, hits=2), tables=tables)
    assert (table.ship("b")["combat"], table.ship("b")["movement"], table.ship("b")["fire_column"]) == (
        4,
        2,
        4,
    )
    assert table.give("fire", 6, ship="a", target="b", range=1)[-2:] == ["sunk", "side_out"]


def test_combat_nothing_fires_in_the_first_column_and_is_boarded_in_the_last() -> None:
    """BR-FIRE-9, BR-BOARD-3: two points a hit leave nothing before she sinks."""
    tables = {"damage": {"combat_per_hit": 2, "movement_per_hit": 1, "fire_divisor": 2}}
    table = Table(ship("a"), ship("b", "french", hits=4), step="second_action", tables=tables)
    table.give("fire", 6, ship="b", target="a", range=1)
    assert (table.told[0]["column"], table.told[0]["damage"]) == (0, 1)
    table.go_to("first_action")
    table.give("board", 1, ships=["a"], target="b")
    assert table.told[1]["column"] == "4:1"


@pytest.mark.parametrize("attitude", ATTITUDES)
def test_a_step_that_costs_nothing_does_not_leave_her_stuck(attitude: str) -> None:
    """BR-DMG-5, 7.5: a turn for nothing is a step that she can pay for, unless no point is left at all."""
    tables = with_change("sailing", "rows", [{"attitude": a, "ahead": 9, "turn": 0} for a in ATTITUDES])
    heading = ATTITUDES.index(attitude)
    table = Table(
        ship("a", heading=heading), ship("b", "french", heading=0, hits=7, movement_printed=7), tables=tables
    )
    assert table.ship("a")["attitude"] == attitude
    assert table.ship("a")["stuck"] is False
    assert table.ship("b")["stuck"] is True
