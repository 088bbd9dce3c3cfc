"""The log: undo and redo over everything, groups as one, and lines that make the same ledger again."""

from __future__ import annotations

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, note, played, rebuilt, seen, shoot
from timonier.kernel.engine import fingerprint
from timonier.kernel.ledger import Amended, Ledger, NothingToRedo, NothingToUndo


def test_undo_takes_back_the_last_order_and_redo_lets_it_hold_again() -> None:
    at = play.desk()
    start = fingerprint(at.ledger.battle)
    played(at, shoot(), [6, 6, 6], ["hull"])
    after = fingerprint(at.ledger.battle)
    assert (at.undo(), fingerprint(at.ledger.battle)) == ([1], start)
    assert (at.redo(), fingerprint(at.ledger.battle)) == ([1], after)


def test_there_is_nothing_to_undo_at_the_start_and_nothing_to_redo_at_the_end() -> None:
    at = play.desk()
    with pytest.raises(NothingToUndo):
        at.undo()
    played(at, note())
    with pytest.raises(NothingToRedo):
        at.redo()
    with pytest.raises(NothingToUndo):
        at.undo(to=1)
    with pytest.raises(NothingToUndo):
        at.undo(to=99)


def test_lines_are_only_ever_added() -> None:
    at = play.desk()
    played(at, note())
    at.undo()
    at.redo()
    played(at, note())
    at.amend(1, note("other"))
    assert [line.n for line in at.ledger.lines] == [1, 2, 3, 4, 5]
    assert at.ledger.last == 5


def test_undo_to_an_entry_leaves_it_the_last_in_force() -> None:
    at = play.desk()
    for value in (1, 2, 3, 4):
        played(at, adjust("b", "hull", value))
    assert at.undo(to=2) == [3, 4]
    assert play.hull(at) == 2
    assert at.undo(to=0) == [1, 2]
    assert at.ledger.in_force == []


def test_redo_to_an_entry_brings_back_no_more() -> None:
    at = play.desk()
    for value in (1, 2, 3, 4):
        played(at, adjust("b", "hull", value))
    at.undo(to=0)
    assert at.redo(to=3) == [1, 2, 3]
    assert play.hull(at) == 3
    with pytest.raises(NothingToRedo):
        at.redo(to=3)
    assert at.redo() == [4]


def test_a_new_order_empties_redo() -> None:
    at = play.desk()
    played(at, note())
    at.undo()
    played(at, note("other"))
    with pytest.raises(NothingToRedo):
        at.redo()


def test_a_refused_order_leaves_redo_as_it_is() -> None:
    at = play.desk()
    played(at, note())
    at.undo()
    at.order({"type": "fly"})
    assert at.redo() == [1]


def test_a_group_is_one_undo_and_one_redo() -> None:
    at = play.desk()
    played(at, adjust("b", "hull", 9))
    for part in ("hull", "oars", "rum"):
        played(at, adjust("b", part, 1, group="storm"))
    assert at.undo() == [2, 3, 4]
    assert play.hull(at) == 9
    assert at.redo() == [2, 3, 4]
    assert at.undo() == [2, 3, 4]
    assert at.undo() == [1]
    assert at.redo() == [1]


def test_two_groups_side_by_side_are_two_undos() -> None:
    at = play.desk()
    for group in ("one", "one", "two", "two"):
        played(at, note(group=group))
    assert at.undo() == [3, 4]
    assert at.undo() == [1, 2]
    assert at.redo() == [1, 2]
    assert at.redo() == [3, 4]


def test_a_group_taken_up_again_after_another_order_is_another_group() -> None:
    at = play.desk()
    for more in ({"group": "one"}, {}, {"group": "one"}):
        played(at, note(**more))
    assert at.undo() == [3]
    assert at.undo() == [2]


def test_an_empty_group_is_none() -> None:
    at = play.desk()
    for _ in range(2):
        played(at, note(group=""))
    assert at.undo() == [2]


def test_undo_to_an_entry_inside_a_group_splits_it() -> None:
    at = play.desk()
    for _ in range(3):
        played(at, note(group="storm"))
    assert at.undo(to=1) == [2, 3]
    assert at.redo() == [2, 3]


def test_a_position_has_one_state_however_it_was_come_to() -> None:
    at = play.desk()
    states = {at.ledger.position: fingerprint(at.ledger.battle)}

    def look() -> None:
        state = fingerprint(at.ledger.battle)
        assert states.setdefault(at.ledger.position, state) == state

    for value in (1, 2, 3):
        played(at, adjust("b", "hull", value))
        look()
    at.amend(2, adjust("b", "oars", 7))
    look()
    for step in (at.undo, at.undo, at.redo, at.redo, at.undo, at.undo, at.undo):
        step()
        look()
    played(at, adjust("b", "hull", 8))
    look()


def test_one_undo_takes_back_a_whole_amend() -> None:
    at = play.desk()
    for value in (1, 2, 3):
        played(at, adjust("b", "hull", value))
    at.amend(1, adjust("b", "oars", 0))
    assert at.ledger.battle.ships["b"].oars == 0
    assert at.undo() == [4]
    assert at.ledger.battle.ships["b"].oars == 3
    assert at.redo() == [4]
    assert at.ledger.battle.ships["b"].oars == 0


def test_lines_make_the_same_ledger_again() -> None:
    at = play.desk()
    played(at, shoot(), [6, 6, 6], ["hull"])
    played(at, shoot("c", "d"), [1, 2, 3])
    at.undo()
    at.order(shoot("b", "a"))
    at.give(0, [1, 2])
    at.cancel()
    played(at, shoot("c", "d"), [1, 2, 3])
    at.amend(1, dice=play.given([1, 1, 1]))
    at.undo()
    at.undo(to=0)
    at.redo()
    assert seen(rebuilt(at.ledger)) == seen(at.ledger)


def test_a_forked_ledger_is_written_on_without_touching_the_first() -> None:
    at = play.desk()
    played(at, shoot(), [6, 6, 6], ["hull"])
    at.undo()
    before = seen(at.ledger)
    other = type(at)(at.ledger.fork())
    assert seen(other.ledger) == before
    other.redo()
    other.amend(1, dice=play.given([1, 1, 1]))
    played(other, note())
    assert seen(at.ledger) == before


def test_an_amend_of_an_entry_not_in_force_is_no_line() -> None:
    ledger = Ledger(play.RULESET, play.battle())
    with pytest.raises(ValueError, match="not in force"):
        ledger.write(Amended(1, 7, "", ()))
    assert ledger.lines == []
