"""A GM's own numbers: what may be put in the place of ours, how it is laid over, what is refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, ship
from timonier.kernel.record import BadRecord
from timonier.kernel.tables import overridden, read
from timonier.rulesets.trireme import RULESET

NEW = {"size": 1, "ram": True, "cruise": 4, "full": 5, "boarding": 3}
FACES = {str(face): ["A", "-", "D"] for face in range(1, 7)}


def laid(**tree: Any) -> Any:
    return overridden(RULESET.package, RULESET.shape, tree)


@pytest.mark.parametrize(
    ("path", "tree"),
    [
        ("/tables/weather", {"weather": {}}),
        ("/tables/type", {"type": []}),
        ("/tables/type/trireme/luck", {"type": {"trireme": {"luck": 1}}}),
        ("/tables/type/trireme/size", {"type": {"trireme": {"size": 0}}}),
        ("/tables/type/trireme/boarding", {"type": {"trireme": {"boarding": 5.5}}}),
        ("/tables/type/trireme/flags/0", {"type": {"trireme": {"flags": ["oars"]}}}),
        ("/tables/type/trireme/crew", {"type": {"trireme": {"crew": "drunk"}}}),
        ("/tables/type/trireme/name/de", {"type": {"trireme": {"name": {"de": "Triere"}}}}),
        ("/tables/type/hemiolia/boarding", {"type": {"hemiolia": {**NEW, "boarding": None}}}),
        ("/tables/type/hemiolia/full", {"type": {"hemiolia": {k: v for k, v in NEW.items() if k != "full"}}}),
        ("/tables/type/custom", {"type": {"custom": NEW}}),
        ("/tables/type/A b", {"type": {"A b": NEW}}),
        ("/tables/aspect/belly", {"aspect": {"belly": {"attacker": 1, "target": 1}}}),
        ("/tables/aspect/bow/attacker", {"aspect": {"bow": {"attacker": 0.5}}}),
        ("/tables/crew/drunk", {"crew": {"drunk": {"rank": 0, "ram": 0}}}),
        ("/tables/ram/size_factor", {"ram": {"size_factor": 0.5}}),
        ("/tables/contest/rake/luck", {"contest": {"rake": {"luck": 1}}}),
        ("/tables/contest/board", {"contest": {"board": {}}}),
        ("/tables/damage/boarding_divisor", {"damage": {"boarding_divisor": 0}}),
        ("/tables/victory/sunk", {"victory": {"sunk": -1}}),
        ("/tables/victory/drowned", {"victory": {"drowned": 1}}),
        ("/tables/fatigue/expert/1", {"fatigue": {"expert": [1, 7]}}),
        ("/tables/fatigue/drunk", {"fatigue": {"drunk": [1]}}),
        ("/tables/reef/7", {"reef": {"7": {"all": True}}}),
        ("/tables/reef/1/all", {"reef": {"1": {"all": "yes"}}}),
        ("/tables/reef/4/spares/0", {"reef": {"4": {"spares": ["oars"]}}}),
        ("/tables/first_player", {"first_player": {"first": [1, 2], "second": [4, 5, 6]}}),
        ("/tables/first_player", {"first_player": {"first": [1, 2, 3, 4], "second": [4, 5, 6]}}),
        ("/tables/first_player/second", {"first_player": {"first": [1, 2, 3]}}),
        ("/tables/repair", {"repair": {"1": "sinks", "3": "repaired"}}),
        ("/tables/repair", {"repair": {}}),
        ("/tables/repair/0", {"repair": {"0": "sinks"}}),
        ("/tables/repair/2", {"repair": {"1": "sinks", "2": "burns"}}),
        ("/tables/calm/0/faces/0", {"calm": [{"faces": [0]}]}),
        ("/tables/calm", {"calm": [{"from": 5, "to": 4, "faces": [1]}]}),
        ("/tables/calm", {"calm": {}}),
        ("/tables/beaufort/calm", {"beaufort": {"calm": 13}}),
    ],
)
def test_numbers_that_will_not_do_are_refused_with_their_key(path: str, tree: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(ship("a"), tables=tree)
    assert bad.value.pointer == path


@pytest.mark.parametrize(
    ("path", "boarding"),
    [
        ("/tables/boarding/odds", FACES),
        (
            "/tables/boarding/6",
            {"odds": ["1:2", "1:1", "2:1"], **{k: v for k, v in FACES.items() if k != "6"}},
        ),
        ("/tables/boarding", {"odds": ["1:1", "1:2", "2:1"], **FACES}),
        ("/tables/boarding", {"odds": ["1:2", "2:4", "2:1"], **FACES}),
        ("/tables/boarding", {"odds": ["1:2", "1:1"], **FACES}),
        ("/tables/boarding", {"odds": [], **{face: [] for face in FACES}}),
        ("/tables/boarding/odds/1", {"odds": ["1:2", "even", "2:1"], **FACES}),
        ("/tables/boarding/odds/1", {"odds": ["1:2", "1:0", "2:1"], **FACES}),
        ("/tables/boarding/odds/1", {"odds": ["1:2", 1, "2:1"], **FACES}),
        ("/tables/boarding/3/1", {"odds": ["1:2", "1:1", "2:1"], **FACES, "3": ["A", "B", "D"]}),
        ("/tables/boarding/7", {"odds": ["1:2", "1:1", "2:1"], **FACES, "7": ["A", "-", "D"]}),
    ],
)
def test_a_boarding_table_is_whole_or_refused(path: str, boarding: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(ship("a"), tables={"boarding": boarding})
    assert bad.value.pointer == path


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [{"from": 0, "result": "none"}],
        [{"to": 0, "result": "none"}],
        [{"to": 0, "result": "none"}, {"from": 2, "result": "sunk"}],
        [{"to": 0, "result": "none"}, {"from": 0, "result": "sunk"}],
        [{"to": 0, "result": "none"}, {"to": 1, "result": "sunk"}, {"from": 2, "result": "sunk"}],
        [{"to": 0, "result": "none"}, {"from": 1, "to": -1, "result": "none"}, {"from": 0, "result": "none"}],
    ],
)
def test_ram_results_leave_no_gap_and_do_not_overlap(rows: list[dict[str, Any]]) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(ship("a"), tables={"ram": {"result": rows}})
    assert bad.value.pointer == "/tables/ram/result"


def test_a_single_row_may_stand_for_every_difference() -> None:
    table = Table(ship("a"), ship("b", "blue"), tables={"ram": {"result": [{"result": "sunk"}]}})
    table.go_to("first_moves")
    table.order("ram", ship="a", target="b", aspect="bow", path=["ahead"])
    table.go_to("ramming")
    assert table.state["decided"] and table.state["ships"]["a"]["status"] == "sunk"


def test_keys_are_merged_and_whole_tables_replaced() -> None:
    """TR-SHIP-4: a type keeps what is not named; a reef face, the repair table and the calm do not."""
    tables = laid(
        type={"trireme": {"cruise": 4}, "hemiolia": NEW},
        aspect={"bow": {"target": 1}},
        crew={"slave": {"ram": -1}},
        ram={"target_faster": 2},
        reef={"1": {"flags": ["sail"]}},
        repair={"1": "nothing", "2": "repaired"},
        calm=[{"faces": [6]}],
        fatigue={"expert": []},
    )
    assert (tables["type"]["trireme"]["cruise"], tables["type"]["trireme"]["normal"]) == (4, 3)
    assert tables["type"]["hemiolia"]["crew"] == "average"
    assert tables["aspect"]["bow"] == {"attacker": 0, "target": 1}
    assert tables["crew"]["slave"] == {"rank": 0, "ram": -1}
    assert (tables["ram"]["target_faster"], tables["ram"]["size_factor"]) == (2, 1)
    assert tables["reef"]["1"]["all"] is False and tables["reef"]["2"]["all"] is True
    assert tables["repair"] == {"1": "nothing", "2": "repaired"}
    assert tables["calm"] == [{"from": None, "to": None, "faces": [6]}]
    assert tables["fatigue"] == {
        "expert": [],
        "average": [1, 2],
        "novice": [1, 2, 3],
        "slave": [1, 2, 3, 4, 5],
    }


def test_new_numbers_are_played_by() -> None:
    """TR-SHIP-4: a new type, other odds of repair, a calm from the first throw on."""
    table = Table(
        ship("h", type="hemiolia"),
        ship("a", damage="crippled"),
        ship("v", "blue", "veneti"),
        options={"calm": True},
        tables={
            "type": {"hemiolia": {**NEW, "name": {"fr": "Hémiolie"}}},
            "repair": {"1": "nothing", "2": "repaired"},
            "calm": [{"faces": [6]}],
            "damage": {"points": 2, "boarding_divisor": 3},
        },
    )
    assert table.state["ships"]["h"]["normal"] == 4
    assert table.state["ships"]["a"]["allowance"]["cruise"] == 2
    assert table.state["ships"]["a"]["boarding"] == 2
    table.go_to("repairs", 6)
    assert table.state["wind"]["force"] == "calm"
    assert table.state["ships"]["a"]["damage"] == "none"


@pytest.mark.parametrize(
    ("divisor", "most", "exact", "down"),
    [
        (2, 5, 2.5, 2),
        (2, 1, 0.5, 0.5),
        (2, 0, 0, 0),
        (2, 8, 4, 4),
        (3, 5, 1.5, 1),
        (3, 1, 0.5, 0.5),
        (1, 7, 7, 7),
    ],
)
def test_halves_of_the_boarding_value(divisor: int, most: int, exact: float, down: float) -> None:
    """TR-DMG-2."""
    for option, value in (("exact", exact), ("down", down)):
        table = Table(
            ship("a", damage="permanent", stats={"boarding": most}),
            options={"half_boarding": option},
            tables={"damage": {"boarding_divisor": divisor}},
        )
        assert table.state["ships"]["a"]["boarding"] == value


def test_the_example_of_the_handbook_is_a_battle(root: Any) -> None:
    text = (root / "docs" / "rulesets" / "trireme.md").read_text("utf-8")
    for block in text.split("```toml\n")[1:]:
        tree = tomllib.loads(block.split("```")[0])
        assert tree.pop("ruleset") == "trireme"
        assert laid(**tree)["type"]["hemiolia"]["size"] == 1


def test_every_file_says_where_its_numbers_come_from() -> None:
    tree, files = read(RULESET.package)
    assert {file.name for file in files} >= {"ships", "ramming", "boarding", "damage", "victory"}
    assert all(file.source and {"fr", "en"} <= file.title.keys() for file in files)
    assert laid() == RULESET.shape.check(tree, ())
