"""What lasts and what ends: marks, points, fights, bonus, hits and wind, exactly when the rule says.

Nothing burns in this game; its clocks are those of the seven phases.
"""

from __future__ import annotations

import pytest

from tests.rulesets.broadsides.battles import Table, ship
from timonier.rulesets.broadsides.turn import ACTIONS, AUTOMATIC, PHASES, STEPS

MARKS = ("fired", "boarded", "was_boarded", "tried_break_off")


def pair(step: str | None, **more: object) -> Table:
    return Table(ship("a", **more), ship("b", "french"), step=step)


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("step", PHASES)
def test_a_mark_set_in_a_phase_lasts_to_its_end_and_no_longer(mark: str, step: str) -> None:
    """BR-TURN-3: set just before a phase, in it, and just after it."""
    table = pair(step)
    table.give("adjust", ship="a", field=mark, value=True)
    table.give("note", text="still the same phase")
    assert table.ship("a")[mark] is True
    following = PHASES[(PHASES.index(step) + 1) % 7]
    table.go_to(following)
    assert table.ship("a")[mark] is False
    table.give("adjust", ship="a", field=mark, value=True)
    assert table.ship("a")[mark] is True
    table.go_to(PHASES[(PHASES.index(step) + 2) % 7])
    assert table.ship("a")[mark] is False


def test_marks_of_the_setting_up_end_with_the_first_phase() -> None:
    """BR-TURN-3, BR-TURN-4: the first `next` clears too."""
    table = pair(None)
    for mark in MARKS:
        table.give("adjust", ship="a", field=mark, value=True)
    table.give("adjust", ship="a", field="points_spent", value=5)
    table.go_to("wind")
    assert not any(table.ship("a")[mark] for mark in MARKS)
    assert table.ship("a")["points_left"] == 8


@pytest.mark.parametrize("step", PHASES)
def test_points_come_back_with_every_phase(step: str) -> None:
    """BR-MOVE-1, BR-TURN-3."""
    table = pair(step)
    table.give("adjust", ship="a", field="points_spent", value=6)
    assert table.ship("a")["points_left"] == 2
    table.go_to(PHASES[(PHASES.index(step) + 1) % 7])
    assert table.ship("a")["points_left"] == 8


@pytest.mark.parametrize("step", STEPS)
def test_a_fight_and_its_bonus_last_through_every_phase(step: str) -> None:
    """BR-BOARD-5, BR-BOARD-7: begun before, in or after a phase, fought or not, only its end ends it."""
    table = Table(ship("a"), ship("b", "french"), step=None if step == "setup" else step)
    table.give("adjust", ship="a", field="grappled_with", value=["b"])
    table.give("adjust", ship="b", field="boarders_bonus", value=2)
    for _ in range(15):
        table.go_to(
            PHASES[(PHASES.index(table.battle.step) + 1) % 7] if table.battle.step in PHASES else "wind"
        )
        assert table.ship("a")["grappled_with"] == ["b"]
        assert table.ship("b")["boarders_bonus"] == 2
        assert (table.ship("a")["hits"], table.ship("b")["hits"]) == (0, 0)


@pytest.mark.parametrize("step", PHASES)
def test_a_fight_is_called_up_in_the_own_action_phase_only(step: str) -> None:
    """BR-TURN-5: leaving 4 the first side is reminded, leaving 7 the second, leaving any other nobody."""
    table = Table(ship("a", grappled_with=["b"]), ship("b", "french"), step=step)
    if step in ACTIONS:
        assert table.refused("next") == "fight_not_rolled"
    else:
        table.go_to(PHASES[(PHASES.index(step) + 1) % 7])
        assert "overruled" not in [event["type"] for event in table.told]


def test_a_fight_begun_in_a_phase_is_due_in_the_next_own_one() -> None:
    """BR-TURN-5, BR-BOARD-11: begun in 4 it is due in 7 (the defender's), then in 4 again."""
    table = Table(ship("a"), ship("b", "french"))
    table.give("board", 1, ships=["a"], target="b")
    table.go_to("second_move")
    assert "overruled" not in [event["type"] for event in table.told]
    table.go_to("first_auto_fire")
    table.go_to("second_action")
    assert table.refused("next") == "fight_not_rolled"
    table.give("board", 1, ships=["b"], target="a")
    table.give("next", 3)
    table.go_to("first_action")
    assert table.refused("next") == "fight_not_rolled"


def test_hits_are_never_repaired_and_never_grow_by_themselves() -> None:
    """BR-DMG-1: hits taken in a phase stay, shot at or not."""
    table = Table(ship("a", combat_printed=12), ship("b", "french"))
    table.give("fire", 3, ship="a", target="b", range=1)
    hurt = table.ship("b")["hits"]
    assert hurt == 2
    for _ in range(21):
        table.go_to(PHASES[(PHASES.index(table.battle.step) + 1) % 7])
        assert table.ship("b")["hits"] == hurt
        assert table.ship("b")["movement"] == 8 - hurt


@pytest.mark.parametrize("step", PHASES)
def test_ships_fire_by_themselves_on_entering_3_and_6_only(step: str) -> None:
    """BR-AUTO-1: once, on entering; not again later in the phase, and not where they are put too late."""
    a, b = ship("a", hex=[0, 0], heading=0), ship("b", "french", hex=[1, 0], heading=0)
    table = Table(a, b, step=PHASES[PHASES.index(step) - 1])
    table.go_to(step)
    shots = [event["ship"] for event in table.told if event["type"] == "fired"]
    assert shots == {"second_auto_fire": ["b"], "first_auto_fire": ["a"]}.get(step, [])
    table.give("place", ship="a", hex=[0, 1])
    assert table.told == [{"type": "placed", "ship": "a", "hex": [0, 1], "heading": 0}]
    if step in AUTOMATIC:
        assert table.refused("fire", ship=shots[0], target="a" if shots == ["b"] else "b") == "already_fired"


def test_the_wind_is_thrown_for_once_a_turn_from_the_second_on() -> None:
    """BR-WIND-3: never in turn 1, in every later phase 1, in no other phase."""
    table = pair(None)
    for turn in range(1, 5):
        for step in PHASES:
            table.go_to(step, 3)
            held = [event for event in table.told if event["type"].startswith("wind_")]
            assert bool(held) == (step == "wind" and turn >= 2)
    assert table.battle.round == 4


@pytest.mark.parametrize(
    ("first", "every", "wanted"), [(1, 1, "1234567"), (3, 1, "34567"), (2, 3, "25"), (1, 4, "15")]
)
def test_the_wind_keeps_the_hours_of_its_table(first: int, every: int, wanted: str) -> None:
    """BR-WIND-3, BR-TABLE-1."""
    shift = {"dice": "1d6", "first_round": first, "every": every, "rows": [{"die": 1, "turn": 0}]}
    table = Table(ship("a"), ship("b", "french"), step=None, tables={"wind_shift": shift})
    thrown = ""
    for turn in range(1, 8):
        table.go_to("wind")
        thrown += str(turn) if table.told[-1]["type"] == "wind_held" else ""
    assert thrown == wanted


def test_what_the_side_did_first_lasts_for_one_phase() -> None:
    """BR-BOARD-9: kept in 4 and 7 only."""
    table = Table(ship("a"), ship("b", "french"))
    table.give("fire", 1, ship="a", target="b", range=1)
    assert table.state()["sides"]["english"]["phase_action"] == "fire"
    table.go_to("second_move")
    assert table.state()["sides"]["english"]["phase_action"] is None
    table.go_to("first_auto_fire")
    table.give("fire", 1, ship="a", target="b", range=1)
    assert table.state()["sides"]["english"]["phase_action"] is None


@pytest.mark.parametrize("last", [1, 2, 3])
def test_the_last_turn_ends_with_its_seventh_phase(last: int) -> None:
    """BR-TURN-6: a reminder on leaving phase 7 of that turn and of every later one, and nowhere else."""
    table = Table(ship("a"), ship("b", "french"), step=None, options={"last_round": last})
    for turn in range(1, 5):
        for step in PHASES:
            table.go_to(step)
            ruled = [event["code"] for event in table.told if event["type"] == "overruled"]
            assert ruled == (["last_round"] if step == "wind" and turn - 1 >= last else [])
