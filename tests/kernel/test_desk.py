"""The desk: one thing is awaited at a time, and a desk put away goes on as if nothing had happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, faces, given, hull, note, played, rebuilt, shoot
from timonier.kernel.desk import AwaitingDice, Desk, NotAwaiting
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.ledger import Cancelled, Ordered


def test_a_waiting_order_changes_nothing_yet() -> None:
    at = play.desk()
    before = fingerprint(at.ledger.battle)
    at.order(shoot())
    at.give(0, [6, 6, 6])
    assert fingerprint(at.ledger.battle) == before
    assert at.ledger.lines == []


def test_a_refused_order_leaves_no_trace() -> None:
    at = play.desk()
    before = fingerprint(at.ledger.battle)
    assert isinstance(at.order(shoot("z")), Refused)
    assert isinstance(at.order(shoot(), given([9, 9, 9])), Refused)
    assert (at.pending, at.ledger.lines, fingerprint(at.ledger.battle)) == (None, [], before)


def test_while_an_order_waits_no_other_is_taken() -> None:
    at = play.desk()
    played(at, note())
    at.undo()
    at.order(shoot())
    for other in (lambda: at.order(note()), at.redo):
        with pytest.raises(AwaitingDice):
            other()
    assert at.pending is not None


def test_undo_cancels_the_waiting_order_and_nothing_else() -> None:
    at = play.desk()
    played(at, adjust("b", "hull", 1))
    at.order(shoot())
    at.give(0, [6])
    assert at.undo() == [2]
    assert (at.pending, hull(at)) == (None, 1)
    assert isinstance(at.ledger.lines[-1], Cancelled)


def test_cancelling_an_order_without_a_die_keeps_redo() -> None:
    at = play.desk()
    played(at, note())
    at.undo()
    at.order(shoot())
    at.cancel()
    assert at.redo() == [1]


def test_there_is_nothing_to_cancel_where_nothing_waits() -> None:
    at = play.desk()
    with pytest.raises(NotAwaiting):
        at.cancel()


def test_partial_answers_may_come_with_the_order() -> None:
    at = play.desk()
    assert isinstance(at.order(shoot(), given([6, 6])), Waiting)
    at.give(0, [6], start=2)
    at.give(1, ["hull"])
    assert hull(at) == 2


def test_the_log_keeps_each_answer_with_its_ask() -> None:
    at = play.desk()
    played(at, shoot(), [6, 6, 6], ["hull"])
    (line,) = at.ledger.lines
    assert isinstance(line, Ordered)
    assert [(a.words, a.ask and a.ask.notation) for a in line.answers] == [
        ((6, 6, 6), "3d6"),
        (("hull",), "choice"),
    ]


def test_a_desk_put_away_in_mid_throw_goes_on_with_the_same_dice() -> None:
    at = play.desk()
    played(at, shoot("c"), [1, 2, 3])
    at.undo()
    played(at, adjust("b", "hull", 2))
    at.undo()
    at.order(shoot("c"))
    at.take_offered(0) if play.offered(at) else at.give(0, [6, 6])
    at.order(shoot())
    at.give(0, [6, 6])
    assert at.pending is not None
    waited = at.pending
    again = Desk(rebuilt(at.ledger))
    again.resume(replace(waited, waiting=Waiting((), (), ())))
    assert faces(again) == faces(at) == [(6, 6)]
    for one in (at, again):
        one.give(0, [6], start=2)
        assert isinstance(one.give(1, ["rum"]), Done)
    assert play.seen(at.ledger) == play.seen(again.ledger)


def test_entries_take_the_numbers_they_are_given() -> None:
    at = play.desk()
    at.order(note(), n=5)
    at.order(note())
    at.undo(n=9)
    assert [line.n for line in at.ledger.lines] == [5, 6, 9]
    assert at.redo() == [6]


def test_an_answer_to_what_is_not_asked_yet_is_bad_dice() -> None:
    at = play.desk()
    outcome = at.order(shoot(), given([6, 6], ["oars"]))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "bad_dice"
    assert isinstance(at.order(shoot(), given([6, 6], [])), Waiting)


def test_an_amend_put_away_in_mid_throw_goes_on_with_the_same_dice() -> None:
    at = play.desk()
    played(at, note())
    for ship in ("a", "c"):
        played(at, shoot(ship), [6, 6, 6], ["hull"])
    at.amend(1, adjust("b", "hull", 0))
    at.give(1, ["oars"])
    assert at.pending is not None
    again = Desk(rebuilt(at.ledger))
    again.resume(replace(at.pending, waiting=Waiting((), (), ())))
    assert again.pending == at.pending
    for one in (at, again):
        one.give(1, ["rum"])
    assert play.seen(at.ledger) == play.seen(again.ledger)
