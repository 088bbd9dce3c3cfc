"""The public board: gauges, marks, sheets and wind; what a ship carries on; who throws."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rulesets.broadsides.battles import Table, battle_of_thirty, ship, start
from timonier.kernel import engine
from timonier.kernel.ruleset import GM, Viewer
from timonier.kernel.texts import words
from timonier.kernel.veils import board_for
from timonier.rulesets.broadsides import RULESET


def board(table: Table, lang: str = "en", viewer: Viewer = GM) -> dict[str, Any]:
    return RULESET.board(table.battle, viewer, words(RULESET.package, lang))


def card(table: Table, key: str, lang: str = "en") -> dict[str, Any]:
    return next(one for one in board(table, lang)["ships"] if one["id"] == key)


@pytest.mark.parametrize(
    ("hits", "level"), [(0, "good"), (3, "good"), (4, "worn"), (5, "worn"), (6, "critical"), (7, "critical")]
)
def test_a_gauge_is_worn_at_a_half_and_critical_at_a_quarter(hits: int, level: str) -> None:
    table = Table(ship("a", hits=hits), ship("b", "french"))
    combat, movement = card(table, "a")["gauges"]
    assert (combat["value"], combat["max"], combat["level"], combat["ticks"]) == (8 - hits, 8, level, [2, 4])
    assert movement["level"] == level


def test_points_left_are_shown_in_the_own_move_phase_only() -> None:
    table = Table(ship("a", heading=3), ship("b", "french"), step="first_move")
    table.give("move", ship="a", steps=["ahead", "ahead"])
    gauges = {gauge["id"]: (gauge["value"], gauge["max"]) for gauge in card(table, "a")["gauges"]}
    assert gauges == {"combat": (8, 8), "movement": (8, 8), "points_left": (6, 8)}
    assert [gauge["id"] for gauge in card(table, "b")["gauges"]] == ["combat", "movement"]
    assert [one["acting"] for one in board(table)["ships"]] == [True, False]


def test_who_can_do_nothing_in_a_phase_does_not_act_in_it() -> None:
    """A fort fires but does not sail; who has no points left sails no more, who has fired is done."""

    def acting() -> list[str]:
        return [one["id"] for one in board(table)["ships"] if one["acting"]]

    fleet = (ship("a", heading=3), ship("b", heading=3), ship("fo", type="town-fort"), ship("c", "french"))
    table = Table(*fleet, step="first_move")
    assert acting() == ["a", "b"]
    for key in "ab":
        table.give("move", ship=key, steps=["ahead"] * 8)
    assert (acting(), board(table)["idle"]) == ([], True)
    table.go_to("first_action")
    assert acting() == ["a", "b", "fo"]
    table.give("fire", 1, ship="fo", target="c", range=1, bearing="starboard")
    assert acting() == ["a", "b"]


def test_a_fort_shows_one_gauge_that_is_full() -> None:
    table = Table(ship("a"), ship("fi", "french", type="town-fort"))
    (gauge,) = card(table, "fi")["gauges"]
    assert (gauge["value"], gauge["max"], gauge["level"]) == (3, 3, "good")
    fields = [row["field"] for section in card(table, "fi")["sheet"] for row in section["rows"]]
    assert "hits" not in fields
    assert "heading" not in fields


def test_marks_stand_in_their_order_and_a_bonus_shows_its_sign() -> None:
    table = Table(ship("a", heading=0, hits=7, grappled_with=["b"], boarders_bonus=2), ship("b", "french"))
    for mark in ("fired", "boarded"):
        table.give("adjust", ship="a", field=mark, value=True)
    marks = card(table, "a", "fr")["marks"]
    assert [mark["id"] for mark in marks] == ["grappled", "bonus", "stuck", "fired", "boarded"]
    assert [mark["value"] for mark in marks if mark["value"]] == ["+2"]
    assert [mark["id"] for mark in table.ship("a")["marks"]] == [mark["id"] for mark in marks]
    table.give("adjust", ship="a", field="boarders_bonus", value=-1)
    assert card(table, "a")["marks"][1]["value"] == "-1"
    for status in ("sunk", "captured", "fled"):
        table.give("adjust", ship="b", field="status", value=status)
        assert [mark["id"] for mark in card(table, "b")["marks"]] == [status]


def test_what_can_be_adjusted_is_what_the_rules_list() -> None:
    """BR-GM-1: the flags of the sheet and the fields of `adjust` are the same."""
    table = Table(ship("a"), ship("fi", "french", type="town-fort"))
    for key in ("a", "fi"):
        for section in card(table, key)["sheet"]:
            for row in section["rows"]:
                order = {
                    "type": "adjust",
                    "ship": key,
                    "field": row["field"],
                    "value": table.ship(key)[row["field"]],
                }
                refusal = engine.refusal_of(RULESET, table.battle, order)
                assert (refusal is None) == row["adjustable"], row


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_steps_bear_the_name_of_the_side_and_nothing_is_raw(lang: str) -> None:
    table = Table(ship("a", type="frigate", heading=1, grappled_with=["b"]), ship("b", "french", type="brig"))
    shown = board(table, lang)
    assert "English" in shown["steps"][2]["label"]
    assert "French" in shown["steps"][3]["label"]
    texts = json.dumps(shown, ensure_ascii=False)
    assert "{" not in texts.replace('{"', "")
    labels = [row["label"] for one in shown["ships"] for section in one["sheet"] for row in section["rows"]]
    assert not [label for label in labels if label.startswith("field-")]


def test_the_wind_comes_from_where_it_is_said_to() -> None:
    """BR-WIND-1: 60 degrees a direction; none while none is known."""
    table = Table(ship("a"), ship("b", "french"))
    for way in range(6):
        table.give("set_wind", **{"from": way})
        assert board(table)["wind"]["from_deg"] == table.state()["wind"]["from_deg"] == 60 * way
        assert board(table)["wind"]["beaufort"] == 4
        assert table.state()["wind"]["force"] is None
    table.give("adjust", field="wind.from", value=None)
    assert board(table)["wind"] is None
    assert table.state()["wind"] == {"from": None, "from_deg": None, "force": None}


def test_everybody_sees_the_same() -> None:
    table = Table(ship("a"), ship("b", "french"))
    seen = [RULESET.view(table.battle, who) for who in (GM, Viewer("player", "french"), Viewer("display"))]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(
    ("orders", "kept"),
    [
        ([], [{"field": "hits", "value": 0}]),
        ([("hits", 3)], [{"field": "hits", "value": 3}]),
        ([("hits", 8)], [{"field": "hits", "value": 8}, {"field": "status", "value": "sunk"}]),
        ([("status", "captured")], [{"field": "hits", "value": 0}, {"field": "status", "value": "captured"}]),
        ([("status", "fled"), ("hits", 2)], [{"field": "hits", "value": 2}]),
    ],
)
def test_what_a_ship_carries_on_is_taken_by_adjust(
    orders: list[tuple[str, Any]], kept: list[dict[str, Any]]
) -> None:
    table = Table(ship("a"), ship("b", "french"))
    for field, value in orders:
        table.give("adjust", ship="a", field=field, value=value)
    assert RULESET.carry(table.battle, "a") == kept
    fresh = Table(ship("a"), ship("b", "french"), step=None)
    for entry in kept:
        fresh.give("adjust", ship="a", **entry)
    assert RULESET.carry(fresh.battle, "a") == kept


def test_a_fort_carries_nothing() -> None:
    table = Table(ship("a"), ship("fi", "french", type="town-fort"))
    assert RULESET.carry(table.battle, "fi") == []


def test_the_hand_that_throws_is_that_of_the_side() -> None:
    table = Table(ship("a"), ship("b", "french"))
    assert [RULESET.who(table.battle, key) for key in ("a", "b")] == ["english", "french"]


def test_thirty_ships_have_a_phase_of_shots() -> None:
    table = Table(ship("a"), ship("b", "french"))
    table.battle = start(battle_of_thirty())
    table.go_to("second_auto_fire", *([6] * 15))
    assert len([event for event in table.told if event["type"] == "fired"]) >= 10


def test_a_hidden_ship_is_not_named_on_the_sheet_of_her_enemy() -> None:
    """A veil over the whole ship keeps her name from all but the GM."""
    table = Table(ship("a", grappled_with=["b"]), ship("b", "french", veil="whole", name="Fantôme"))
    said = words(RULESET.package, "en")
    for viewer, named in ((GM, True), (Viewer("player", "english"), False)):
        shown = board_for(RULESET, table.battle, viewer, said)["ships"][0]
        assert ("Fantôme" in json.dumps(shown, ensure_ascii=False)) is named
    shown = board(table, viewer=Viewer("player", "english"))["ships"][0]
    assert "Fantôme" not in json.dumps(shown, ensure_ascii=False)


def boarded_under_the_fort() -> dict[str, Any]:
    """Return turn 3, phase 4: Intrepid has boarded La Vestale under the town fort and thrown a 2."""
    table = Table(
        ship("intrepid", type="ship-of-the-line", hits=3, hex=[0, -2], heading=1),
        ship("vestale", "french", type="frigate", hits=1, hex=[1, -3], heading=2),
        ship("town", "french", type="town-fort", hex=[0, -5]),
        setup={
            "wind": {"from": 4},
            "map": {"land": [[0, -5]]},
            "start": {"round": 3, "step": "first_action"},
        },
    )
    table.give("board", 2, ships=["intrepid"], target="vestale")
    return table.state()


def test_the_state_of_the_battle_has_its_keys_and_shapes() -> None:
    state = boarded_under_the_fort()
    del state["ships"]
    assert state == {
        "ruleset": "broadsides",
        "options": {option.id: option.default for option in RULESET.options},
        "round": 3,
        "step": "first_action",
        "phase": 4,
        "active_side": "english",
        "sides": {
            "english": {"name": "English", "order": 1, "phase_action": "boarding", "score": 0},
            "french": {"name": "French", "order": 2, "phase_action": None, "score": 0},
        },
        "wind": {"from": 4, "from_deg": 240, "force": None},
        "map": {"land": [[0, -5]]},
        "over": False,
    }


def test_the_state_of_a_ship_has_its_keys_and_shapes() -> None:
    assert boarded_under_the_fort()["ships"]["vestale"] == {
        "name": "VESTALE",
        "side": "french",
        "type": "frigate",
        "kind": "ship",
        "combat_printed": 6,
        "movement_printed": 8,
        "value": 6,
        "hits": 1,
        "combat": 5,
        "movement": 7,
        "fire_column": 3,
        "status": "in_play",
        "captured_by": None,
        "hex": [1, -3],
        "heading": 2,
        "attitude": "reaching",
        "grappled_with": ["intrepid"],
        "boarders_bonus": -1,
        "fired": False,
        "boarded": False,
        "was_boarded": True,
        "tried_break_off": False,
        "points_spent": 0,
        "points_left": 7,
        "stuck": False,
        "gauges": [{"id": "combat", "value": 5, "max": 6}, {"id": "movement", "value": 7, "max": 8}],
        "marks": [{"id": "grappled", "value": None}, {"id": "bonus", "value": -1}],
    }


def test_ships_differ_in_values_and_a_fort_has_the_keys_of_a_ship() -> None:
    ships = boarded_under_the_fort()["ships"]
    assert ships["intrepid"]["attitude"] == "running"
    assert ships["intrepid"]["fire_column"] == 4
    assert ships["town"]["points_left"] == 0
    assert ships["town"].keys() == ships["vestale"].keys()


def test_headings_are_told_in_degrees_that_agree_with_the_wind_s() -> None:
    table = Table(ship("a"), ship("b", "french"))
    assert card(table, "a")["heading_deg"] is None
    for heading in range(6):
        table.give("adjust", ship="a", field="heading", value=heading)
        table.give("set_wind", **{"from": heading})
        assert card(table, "a")["heading_deg"] == 60 * heading == board(table)["wind"]["from_deg"]
        assert card(table, "a", "fr")["heading_deg"] == 60 * heading
