"""Fields missing, of a wrong type, out of their domain or unlisted: which code, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Json, Play, ship

EYES = {"trait": 3, "knack": 1}
VALID: dict[str, Json] = {
    "next": {},
    "move": {"ship": "a", "hexes": 1, "wind_angle": "quarter_aft"},
    "turn": {"ship": "a", "to": "port", "wind_angle": "astern"},
    "set_speed": {"ship": "a", "speed": "full"},
    "fire": {"ship": "a", "target": "b", "range": 1},
    "assign_crew": {"ship": "a", "duty": "muskets", "ranks": 1},
    "muskets": {"ship": "a", "target": "b", "range": 1},
    "ram": {"ship": "a", "target": "b", "hexes": 1, "wind_angle": "quarter_aft"},
    "board": {"ship": "a", "target": "b"},
    "ground": {"ship": "a", "depth": 4},
    "reefs": {"ship": "a", "depth": 1, "pilot": 1, "lookout": EYES, "pilot_eyes": EYES},
    "storm": {"ship": "a", "damage": 5},
    "provisions": {"ship": "a", "weeks": 1},
    "character_roll": {"kind": "suction", "name": "Lisette", "trait": 2},
    "adjust": {"ship": "a", "field": "fires", "value": 1},
    "note": {"text": "Branle-bas"},
    "add_ship": {"ship": ship("n")},
    "remove_ship": {"ship": "a", "reason": "fled"},
    "conclude": {},
}
"""One order of each kind that is not refused."""

PAID = ("move", "turn", "set_speed", "fire", "ram", "board")
CODES = {"ship": "unknown_ship", "target": "unknown_ship", "range": "bad_range"}

FLOATS: list[Any] = [3.0, 1.5, "1", "", True, [], {}, -1, None]
SHIPS: list[Any] = [None, 3, 3.0, True, "", "z", ["a"], {"id": "a"}]
WORDS: list[Any] = [3, True, None, "", "PORT", "nowhere", ["port"], {}]
SPENDS: list[Any] = [3, 3.0, True, "1", {"1": 1}, [1.0], ["1"], [True], [None], [[1]]]

WRONG: list[tuple[str, str, list[Any]]] = [
    *((kind, "ship", SHIPS) for kind in VALID if kind not in ("add_ship", "storm", "provisions", "adjust")
      and "ship" in VALID[kind]),
    *((kind, "target", SHIPS) for kind in ("fire", "muskets", "ram", "board")),
    *((kind, "ship", SHIPS[1:]) for kind in ("storm", "provisions", "adjust")),
    *((kind, "range", [*FLOATS, 0]) for kind in ("fire", "muskets", "board")),
    *((kind, "interrupt", [1, 0, "true", None, []]) for kind in PAID),
    *((kind, "spend", SPENDS) for kind in PAID),
    ("move", "hexes", [*FLOATS, 0]),
    ("move", "wind_angle", [value for value in WORDS if value is not None]),
    ("turn", "to", WORDS),
    ("turn", "wind_angle", [value for value in WORDS if value is not None]),
    ("set_speed", "speed", WORDS),
    ("fire", "ammo", WORDS),
    ("fire", "arc", WORDS),
    ("fire", "aim", [value for value in WORDS if value is not None]),
    ("fire", "side", ["bow", 1, "", True]),
    ("fire", "raises", FLOATS),
    ("fire", "drama", FLOATS),
    ("fire", "target_drama", FLOATS),
    ("assign_crew", "duty", WORDS),
    ("assign_crew", "ranks", FLOATS),
    ("ram", "hexes", [*FLOATS, 0]),
    ("ram", "inertia", [1, "yes", None]),
    ("ram", "wind_angle", [value for value in WORDS if value is not None]),
    ("board", "break_off", [1, "yes", None]),
    ("ground", "depth", FLOATS),
    ("reefs", "depth", FLOATS),
    ("reefs", "tn", [4, 0, 25.0, "25", True]),
    ("reefs", "pilot", [*FLOATS, 11]),
    ("reefs", "lookout", [None, 3, [], {}, {"trait": 0}, {"trait": 11}, {"trait": 3.0}, {"trait": "3"},
                          {"trait": True}, {"trait": 3, "knack": 11}, {"trait": 3, "knack": -1},
                          {"trait": 3, "name": "x"}, {"knack": 3}, {"trait": 3, "knack": None}]),
    ("reefs", "pilot_eyes", [None, 3, {}, {"trait": 0}]),
    ("reefs", "drama", FLOATS),
    ("storm", "damage", [0, -1, 5.0, "5", True, None]),
    ("storm", "damage_dice", ["2g2"]),
    ("storm", "pilot", [11, -1, 1.0, "1", True, {"z": 1}, {"a": 11}, {"a": -1}, {"a": 1.0}, {"a": True}, []]),
    ("storm", "drama", FLOATS),
    ("provisions", "load", FLOATS),
    ("provisions", "weeks", [*FLOATS, 0]),
    ("character_roll", "kind", WORDS),
    ("character_roll", "name", [3, None, "", " ", []]),
    ("character_roll", "trait", [*FLOATS, 0, 11]),
    ("character_roll", "knack", [*FLOATS, 11]),
    ("adjust", "field", [3, None, "", "hull", "start.hull", "initiative", "crew_free", "wind.force"]),
    ("adjust", "reason", [3, True, []]),
    ("note", "text", [3, None, "", "  ", []]),
    ("note", "public", [1, "yes", None]),
    ("add_ship", "ship", [None, 3, "n", [], True]),
    ("remove_ship", "reason", ["ruined", "afloat", 3, None, ""]),
]  # fmt: skip


def ready(kind: str) -> Play:
    """Return a battle in which the valid order of that kind is possible."""
    play = Play(ship("a", wits=4), ship("b", "blue", heading=3))
    if kind == "assign_crew":
        play.to_start()
    elif kind == "muskets":
        play.to_phase(5)
        play.decree("a", musket_crew=1)
    elif kind in PAID:
        play.to_phase(1, a=[1, 1, 1, 1])
        if kind == "ram":
            play.decree("a", resolve=0)
            play.decree("b", resolve=0)
        if kind == "turn":
            play.decree("a", resolve=1)
    return play


@pytest.mark.parametrize("kind", VALID)
def test_the_orders_of_this_list_are_valid(kind: str) -> None:
    assert ready(kind).with_ones(kind, **VALID[kind])


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [(kind, field, value) for kind, field, values in WRONG for value in values],
    ids=repr,
)
def test_a_wrong_value_is_refused_with_its_field(kind: str, field: str, value: object) -> None:
    refusal = ready(kind).refused(kind, **{**VALID[kind], field: value})
    code = "bad_value" if kind == "add_ship" else CODES.get(field, "bad_value")
    named = "damage" if (kind, field) == ("storm", "damage_dice") else field
    assert (refusal.code, refusal.soft, refusal.field) == (code, False, named)


@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind, fields in VALID.items() for field in fields]
)
def test_a_field_left_out_is_refused_unless_it_may_be(kind: str, field: str) -> None:
    rest = {name: value for name, value in VALID[kind].items() if name != field}
    optional = {("turn", "wind_angle"), ("storm", "ship")}
    if (kind, field) in {("storm", "damage"), ("provisions", "weeks")}:
        assert ready(kind).code(kind, **rest) == "bad_value"
    elif (kind, field) in {("move", "wind_angle"), ("ram", "wind_angle")}:
        assert ready(kind).code(kind, **rest) == "wind_angle_needed"
    elif (kind, field) in optional or (kind, field) == ("provisions", "ship"):
        assert ready(kind).with_ones(kind, **rest)
    elif (kind, field) == ("adjust", "ship"):
        assert ready(kind).refused(kind, **rest).field == "field"
    else:
        code = "bad_value" if kind == "add_ship" else CODES.get(field, "bad_value")
        assert ready(kind).code(kind, **rest) == code


@pytest.mark.parametrize("kind", VALID)
@pytest.mark.parametrize("extra", ["hull", "when", "Ship", "dice"])
def test_an_unlisted_field_is_refused(kind: str, extra: str) -> None:
    refusal = ready(kind).refused(kind, **VALID[kind], **{extra: 1})
    assert (refusal.code, refusal.field) == ("bad_value", extra)


@pytest.mark.parametrize("kind", VALID)
@pytest.mark.parametrize(("name", "value"), [("overrule", 1), ("overrule", "true"), ("group", 3)])
def test_what_every_order_may_carry_has_its_type_too(kind: str, name: str, value: object) -> None:
    refusal = ready(kind).refused(kind, **VALID[kind], **{name: value})
    assert (refusal.code, refusal.field) == ("bad_value", name)


def test_hard_checks_go_in_the_order_listed() -> None:
    play = Play()
    play.decree("b", in_play=False)
    bad = {"range": 0, "ammo": "bomb", "drama": 9, "spend": [7]}
    assert play.code("fire", ship="z", target="z", **bad) == "unknown_ship"
    assert play.refused("fire", ship="z", target="y", **bad).field == "ship"
    assert play.refused("fire", ship="a", target="y", **bad).field == "target"
    assert play.code("fire", ship="b", target="b", **bad) == "ship_out"
    assert play.code("fire", ship="a", target="a", **bad) == "self_target"
    play.decree("b", in_play=True)
    assert play.code("fire", ship="a", target="b", **bad) == "bad_range"
    assert play.code("fire", ship="a", target="b", **{**bad, "range": 1}) == "bad_value"
    assert play.code("fire", ship="a", target="b", range=1, drama=9, spend=[7]) == "no_drama"
    assert play.code("board", ship="a", target="b", range=0, interrupt=3) == "bad_value"
    assert play.code("board", ship="a", target="b", range=0, break_off=True) == "bad_range"


def test_hard_goes_before_soft_and_overrule_passes_no_hard_one() -> None:
    play = Play()
    play.order("conclude")
    assert play.code("move", ship="a", hexes=1) == "wind_angle_needed"
    assert play.code("move", ship="a", hexes=1, overrule=True) == "wind_angle_needed"
    assert play.code("board", ship="a", target="b", break_off=True, overrule=True) == "not_grappled"
    assert play.code("set_speed", ship="a", speed="battle", overrule=True) == "no_change"
    assert play.code("fire", ship="a", target="b", range=1) == "battle_over"


def test_one_overruling_passes_every_soft_check_and_names_each() -> None:
    play = Play(ship("a"), ship("b"))
    play.decree("a", powder_wet=True)
    play.order("conclude")
    told = play.order("fire", [1, 1, 1], ship="a", target="b", range=11, arc="none", overrule=True)
    codes = [event["code"] for event in told if event["type"] == "overruled"]
    assert codes == [
        "battle_over",
        "wrong_step",
        "friendly_target",
        "powder_wet",
        "no_guns_bear",
        "out_of_range",
    ]


def test_spend_is_not_looked_at_outside_a_phase_but_its_type_is() -> None:
    play = Play()
    assert play.code("fire", ship="a", target="b", range=1, spend=[9]) == "wrong_step"
    assert play.code("fire", ship="a", target="b", range=1, spend=["9"]) == "bad_value"
    told = play.types("fire", [1, 1, 1], ship="a", target="b", range=1, spend=[9], overrule=True)
    assert told == ["overruled", "missed"]
