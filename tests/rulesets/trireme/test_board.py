"""What is shown: the board, the sheet, gauges and marks; what a ship takes on to her next battle."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.rulesets.trireme.table import Table, battle_of_thirty, ship
from timonier.kernel import engine, texts
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Waiting
from timonier.kernel.ruleset import GM, Viewer
from timonier.kernel.veils import board_for, state_for
from timonier.rulesets.trireme import RULESET
from timonier.rulesets.trireme.commands.decrees import OF_SHIPS


def board(table: Table, lang: str = "en") -> dict[str, Any]:
    return board_for(RULESET, table.battle, GM, texts.words(RULESET.package, lang))


def shown(table: Table, ship: str, lang: str = "en") -> dict[str, Any]:
    (found,) = [item for item in board(table, lang)["ships"] if item["id"] == ship]
    return found


def rows(table: Table, ship: str, lang: str = "en") -> dict[str, dict[str, Any]]:
    return {row["field"]: row for block in shown(table, ship, lang)["sheet"] for row in block["rows"]}


def test_everybody_sees_the_same() -> None:
    table = Table(ship("a"), ship("b", "blue"))
    views = [
        RULESET.view(table.battle, viewer) for viewer in (GM, Viewer("player", "blue"), Viewer("display"))
    ]
    assert views[0] == views[1] == views[2]


def test_a_hidden_ship_leaves_no_trace() -> None:
    """Not in the counts, the marks or the sheet of a ship that hangs on her, nor in who may act."""
    table = Table(ship("a"), ship("b", "blue"), ship("c", "blue"), ship("y", "blue", damage="permanent"))
    table.go_to("boarding")
    for target in ("b", "c"):
        table.order("grapple", ship="a", target=target, resists=False)
    table.order("allot", ship="a", points={"b": 2, "c": 3})
    for hidden in ("b", "y"):
        table.order("adjust", ship=hidden, field="veil", value="whole")
    player, said = Viewer("player", "red"), texts.words(RULESET.package, "en")
    state = state_for(RULESET, table.battle, player)
    assert list(state["ships"]) == ["a", "c"]
    assert (state["sides"]["blue"]["afloat"], state["sides"]["red"]["score"]) == (1, 0)
    assert state["ships"]["a"]["turn"]["allotted"] == {"c": 3}
    assert state["grapples"] == [{"by": "a", "to": "c", "round": 1}]
    (seen, _) = board_for(RULESET, table.battle, player, said)["ships"]
    assert [(mark["id"], mark["value"]) for mark in seen["marks"]] == [("grappled", 1)]
    assert "B" not in str(seen["sheet"]).replace("Boarding", "")
    assert state_for(RULESET, table.battle, GM)["sides"]["red"]["score"] == 1.5


def test_the_gauges_of_a_ship() -> None:
    """TR-MOVE-5, TR-DMG-2: the best allowance of the most; ticks at what is left to a damaged ship."""
    table = Table(
        ship("a"),
        ship("t", tired=True),
        ship("d", damage="crippled"),
        ship("m", type="merchant", damage="crippled"),
    )
    gauges = {name: shown(table, name)["gauges"] for name in "atdm"}
    assert gauges["a"] == [
        {"id": "movement", "label": "Movement", "value": 5, "max": 5, "level": "good", "ticks": [1]},
        {"id": "boarding", "label": "Boarding", "value": 6, "max": 6, "level": "good", "ticks": [3]},
    ]
    assert [(gauge["value"], gauge["level"]) for gauge in gauges["t"]] == [(3, "worn"), (6, "good")]
    assert [(gauge["value"], gauge["level"]) for gauge in gauges["d"]] == [(1, "critical"), (3, "worn")]
    assert [(gauge["value"], gauge["level"]) for gauge in gauges["m"]] == [(1, "good"), (0.5, "critical")]
    assert table.state["ships"]["d"]["gauges"]["boarding"] == {"value": 3, "max": 6}


def test_a_third_speed_is_part_of_the_gauge() -> None:
    fast = ship("a", stats={"normal": 7, "cruise": 2, "full": 5})
    assert Table(fast).state["ships"]["a"]["gauges"]["movement"]["max"] == 5
    table = Table(fast, options={"speeds": "three"})
    assert table.state["ships"]["a"]["gauges"]["movement"] == {"value": 7, "max": 7}
    assert rows(table, "a")["allowance"]["value"] == "normal 7, cruise 2, full 5"


def test_the_marks_of_a_ship_stand_in_their_order() -> None:
    table = Table(ship("v", type="veneti"), ship("b", "blue"), options={"calm": True})
    table.go_to("first_moves")
    table.order("ram", ship="b", target="v", aspect="bow", hexes=1, overrule=True)
    table.order("grapple", ship="b", target="v", resists=False, overrule=True)
    for field, value in (("damage", "permanent"), ("tired", True), ("must_back", True), ("side", "blue")):
        table.order("adjust", ship="v", field=field, value=value)
    table.order("adjust", field="wind.force", value="calm")
    marks = ["permanent", "tired", "grappled", "rammed", "must_back", "prize", "becalmed"]
    assert table.state["ships"]["v"]["marks"] == marks
    assert [mark["id"] for mark in shown(table, "v")["marks"]] == marks
    assert [mark["value"] for mark in shown(table, "v")["marks"]] == [None, None, 1, None, None, None, None]
    assert [mark["label"] for mark in shown(table, "v", "fr")["marks"]][-1] == "encalminé"


def test_the_wind_has_a_force_and_no_direction() -> None:
    """TR-WIND-1."""
    assert board(Table(ship("a")))["wind"] is None
    table = Table(ship("a"), options={"calm": True})
    assert board(table, "fr")["wind"] == {"from_deg": None, "force_label": "Brise", "beaufort": 4}
    table.order("adjust", field="wind.force", value="calm")
    assert board(table)["wind"] == {"from_deg": None, "force_label": "Dead calm", "beaufort": 0}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_sheet_shows_what_may_be_set(lang: str) -> None:
    table = Table(ship("a", type="veneti"), ship("b", "blue"))
    found = rows(table, "a", lang)
    settable = {field for field, row in found.items() if row["adjustable"]}
    assert settable == OF_SHIPS.keys() - {"normal"}
    assert not [row for row in found.values() if row["label"].startswith("field-")]
    assert found["size"]["value"] == 5
    assert found["size"]["text"] == {"fr": "«\u00a05\u00a0»", "en": "“5”"}[lang]
    assert found["marines"]["value"] is None and found["tired"]["value"] is False
    assert (found["side"]["value"], found["side"]["text"]) == ("red", "Rouges")


def test_who_may_act() -> None:
    """TR-TURN-3: by step and side; with a move open only the ship that makes it."""
    table = Table(ship("a"), ship("c", damage="crippled"), ship("b", "blue"), ship("s"))
    table.order("remove_ship", ship="s", reason="fled")

    def acting() -> list[str]:
        return [item["id"] for item in board(table)["ships"] if item["acting"]]

    assert acting() == ["c"]
    table.go_to("first_moves")
    assert acting() == ["a", "c"]
    table.order("move", ship="a", hexes=1, more=True)
    assert acting() == ["a"]
    table.order("ram", ship="a", target="b", aspect="bow", hexes=1)
    assert acting() == ["c"]
    table.go_to("second_moves")
    assert acting() == []
    table.go_to("boarding", 3)
    assert acting() == ["a", "c", "b"]
    table.order("grapple", ship="a", target="b", resists=False)
    table.go_to("cutting", 3)
    assert acting() == ["a", "b"]
    table.order("cut", (1, 6), ship="a", target="b", resists=True)
    assert acting() == ["b"]
    table.order("conclude")
    assert acting() == []


def test_a_ship_takes_on_what_a_battle_leaves_on_her() -> None:
    table = Table(
        *(ship("a"), ship("c", damage="partial"), ship("d"), ship("e")),
        *(ship("x", "blue"), ship("y", "blue"), ship("z", "blue", stats={"boarding": 4})),
    )
    table.go_to("first_moves")
    table.order("move", (1,), ship="d", hexes=1, speed="full")
    table.order("adjust", ship="c", field="damage", value="none")
    table.order("adjust", ship="z", field="boarding_max", value=3)
    table.go_to("boarding", 3)
    table.order("grapple", ship="a", target="x", resists=False)
    table.order("next", (6,))
    table.order("remove_ship", ship="y", reason="sunk")
    table.order("remove_ship", ship="e", reason="fled")
    table.order("conclude")
    kept = {
        name: {item["field"]: item["value"] for item in RULESET.carry(table.battle, name)}
        for name in table.battle.ships
    }
    assert kept == {
        "a": {},
        "c": {"damage": "none"},
        "d": {},
        "e": {},
        "x": {"crew": "slave", "damage": "crippled", "tired": True},
        "y": {"status": "sunk"},
        "z": {"boarding_max": 3},
    }
    again = Table(*(ship(name) for name in kept))
    for name, fields in kept.items():
        for field, value in fields.items():
            again.order("adjust", ship=name, field=field, value=value)


def test_a_round_of_thirty_ships_is_quick() -> None:
    """The machine's part of a round in memory: each step is run anew for every die."""
    battle, started = battle_of_thirty(), time.perf_counter()
    for _ in range(6):
        answers: list[Answer] = []
        while isinstance(outcome := engine.run(RULESET, battle, {"type": "next"}, answers), Waiting):
            answers += [Answer((4,), ask) for ask in outcome.asks[len(answers) :]]
        assert isinstance(outcome, engine.Done)
        battle = outcome.battle
    assert battle.round == 2
    assert time.perf_counter() - started < 1
