"""Set-ups and options: what a battle begins with, and what is no battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.trireme.table import SIDES, Table, record, ship
from timonier.kernel.record import BadRecord, read_head
from timonier.rulesets.trireme import RULESET

OWN = {"size": 2, "cruise": 3, "full": 4, "boarding": 5}

BAD_SHIPS: list[tuple[str, dict[str, Any]]] = [
    ("/id", {"id": "A b"}),
    ("/name", {"name": " "}),
    ("/side", {"side": "green"}),
    ("/side", {"side": ["red"]}),
    ("/type", {"type": "frigate"}),
    ("/type", {"type": None}),
    ("/crew", {"crew": "drunk"}),
    ("/crew", {"crew": None}),
    ("/damage", {"damage": "sunk"}),
    ("/tired", {"tired": 1}),
    ("/home", {"home": "red"}),
    ("/veil", {"veil": "thick"}),
    ("/stats", {"stats": []}),
    ("/stats/size", {"stats": {"size": 0}}),
    ("/stats/size", {"stats": {"size": 100}}),
    ("/stats/size", {"stats": {"size": True}}),
    ("/stats/cruise", {"stats": {"cruise": 3.0}}),
    ("/stats/full", {"stats": {"full": -1}}),
    ("/stats/boarding", {"stats": {"boarding": 2.5}}),
    ("/stats/normal", {"stats": {"normal": None}}),
    ("/stats/ram", {"stats": {"ram": "yes"}}),
    ("/stats/flags", {"stats": {"flags": ["oars"]}}),
    ("/stats/flags", {"stats": {"flags": "sail"}}),
    ("/stats/luck", {"stats": {"luck": 1}}),
    ("/stats/size", {"type": "custom"}),
    ("/stats/boarding", {"type": "custom", "stats": {"size": 1, "cruise": 1, "full": 1}}),
]


@pytest.mark.parametrize(("pointer", "fault"), BAD_SHIPS)
def test_a_ship_with_a_fault_is_no_battle(pointer: str, fault: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(ship("a"), {**ship("b", "blue"), **fault})
    assert (bad.value.pointer, bad.value.code) == (f"/setup/ships/1{pointer}", "bad_record")


@pytest.mark.parametrize(
    ("pointer", "setup"),
    [
        ("/setup/sides", {"sides": SIDES[:1]}),
        ("/setup/sides", {"sides": [*SIDES, {"id": "green", "name": "Verts"}]}),
        ("/setup/sides", {"sides": None}),
        ("/setup/sides/1/id", {"sides": [SIDES[0], SIDES[0]]}),
        ("/setup/ships", {"ships": {}}),
        ("/setup/ships/1/id", {"ships": [ship("a"), ship("a", "blue")]}),
        ("/setup/first_side", {"first_side": "green"}),
        ("/setup/first_side", {"first_side": ["red"]}),
        ("/setup/firstside", {"firstside": "red"}),
        ("/setup/wind", {"wind": "calm"}),
        ("/setup/wind", {"wind": {}}),
        ("/setup/wind/force", {"wind": {"force": "gale"}}),
    ],
)
def test_a_set_up_with_a_fault_is_no_battle(pointer: str, setup: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(ship("a"), setup=setup, options={"calm": True})
    assert bad.value.pointer == pointer


def test_ships_are_wanted_though_there_may_be_none() -> None:
    bare = record()
    assert read_head(bare, {"trireme": RULESET}).battle.ships == {}
    del bare["setup"]["ships"]
    with pytest.raises(BadRecord, match="/setup/ships"):
        read_head(bare, {"trireme": RULESET})


@pytest.mark.parametrize("option", RULESET.options, ids=lambda option: option.id)
def test_every_option_has_its_values_and_no_others(option: Any) -> None:
    for value in option.values:
        table = Table(ship("a"), options={option.id: value})
        assert table.state["options"][option.id] == value
    assert Table(ship("a")).state["options"][option.id] == option.default
    for value in (None, 1, 0, "maybe", [], "true"):
        with pytest.raises(BadRecord, match=f"/options/{option.id}"):
            Table(ship("a"), options={option.id: value})
    with pytest.raises(BadRecord, match="/options/weather"):
        Table(ship("a"), options={"weather": True})


def test_stats_replace_what_the_type_says() -> None:
    """TR-SHIP-1: cruise without normal sets both; flags stand in their own order, each once."""
    table = Table(
        ship("a", stats={"cruise": 4, "ram": False, "flags": ["saxon", "sail", "saxon"]}),
        ship("b", stats={"cruise": 4, "normal": 2}),
        ship("c", type="custom", stats=OWN),
        ship("d", type="liburnian", stats={"normal": 1}),
    )
    a, b, c, d = table.state["ships"].values()
    assert (a["normal"], a["cruise"], a["ram"], a["flags"]) == (4, 4, False, ["sail", "saxon"])
    assert (b["normal"], b["cruise"]) == (2, 4)
    assert (c["normal"], c["ram"], c["flags"], c["crew"], c["boarding"]) == (3, True, [], "average", 5)
    assert (d["normal"], d["cruise"]) == (1, 4)


def test_the_wind_of_a_set_up_is_read_with_the_option_only() -> None:
    """TR-WIND-1, TR-WIND-2."""
    assert Table(ship("a"), setup={"wind": {"force": "calm"}}).state["wind"] is None
    calm = {"calm": True}
    assert Table(ship("a"), options=calm).state["wind"]["force"] == "breeze"
    table = Table(ship("a"), setup={"wind": {"force": "calm"}}, options=calm)
    assert table.state["wind"] == {"from_deg": None, "force": "calm"}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("duplicate_ship", {"id": "a", "side": "green", "type": "frigate", "crew": "drunk"}),
        ("unknown_side", {"side": "green", "type": "frigate", "crew": "drunk"}),
        ("unknown_side", {"side": None}),
        ("unknown_type", {"type": "frigate", "crew": "drunk"}),
        ("unknown_type", {"type": ["trireme"]}),
        ("bad_value", {"crew": "drunk"}),
        ("bad_value", {"id": "A b"}),
        ("bad_value", {"id": ["a"]}),
        ("bad_value", {"name": ""}),
        ("bad_value", {"name": 3}),
        ("bad_value", {"stats": {"size": 0}}),
        ("bad_value", {"type": "custom"}),
        ("bad_value", {"veil": "thick"}),
        ("bad_value", {"luck": 1}),
    ],
)
def test_a_ship_that_joins_is_checked_in_order(code: str, fault: dict[str, Any]) -> None:
    """TR-GM-4: with a battle that is over, the hard refusal still goes first."""
    table = Table(ship("a"), ship("b", "blue"))
    table.order("conclude")
    assert table.refused("add_ship", ship={**ship("n"), **fault}) == code
    assert table.refused("add_ship", ship=ship("n")) == "battle_over"


@pytest.mark.parametrize("given", [None, "n", [], 3])
def test_what_is_no_ship_does_not_join(given: Any) -> None:
    assert Table(ship("a")).refused("add_ship", ship=given) == "bad_value"
    assert Table(ship("a")).refused("add_ship") == "bad_value"


def test_a_ship_that_joins_stands_last_and_may_act_at_once() -> None:
    table = Table(ship("b"), ship("z", "blue"))
    table.go_to("first_moves")
    table.order("add_ship", ship=ship("a", crew="expert", damage="partial", tired=True, veil="sheet"))
    assert list(table.state["ships"]) == ["b", "z", "a"]
    sheet = table.state["ships"]["a"]
    assert (sheet["crew"], sheet["damage"], sheet["tired"], sheet["home"]) == (
        "expert",
        "partial",
        True,
        "red",
    )
    assert table.battle.veils == {"a": "sheet"}
    table.order("move", ship="a", hexes=1)
