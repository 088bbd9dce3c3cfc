"""Amend: one old entry is corrected, and all that came after is worked out again with its own dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, faces, given, hull, note, played, rebuilt, seen, shoot
from timonier.kernel.desk import AwaitingDice, Desk, NotAwaiting, NotInForce
from timonier.kernel.engine import Done, Refused, fingerprint
from timonier.kernel.pouring import DiceOffered
from timonier.kernel.replay import Draft, Halt


def entries(at: Desk) -> list[tuple[int, str | None]]:
    """Return each entry in force with the code of its refusal where it is void."""
    return [(a.n, a.refusal.code if a.refusal else None) for a in at.ledger.in_force]


def hit_then_hit() -> Desk:
    """Return a desk with two hits on b's hull by a and c."""
    at = play.desk()
    played(at, shoot("a"), [6, 6, 6], ["hull"])
    played(at, shoot("c"), [5, 5, 5], ["hull"])
    return at


def test_the_same_asks_and_the_entry_stands() -> None:
    at = hit_then_hit()
    result, changed = at.amend(1, dice=given([6, 6, 6], ["oars"]), reason="misread")
    assert isinstance(result, Draft)
    assert [(was.n, was.events != now.events) for was, now in changed] == [(1, True), (2, True)]
    assert (hull(at), at.ledger.battle.ships["b"].oars) == (2, 2)
    assert [a.mark for a in at.ledger.in_force] == [(1, 3), (2, 3)]


def test_what_did_not_change_is_not_told() -> None:
    at = hit_then_hit()
    _, changed = at.amend(1, dice=given([4, 6, 6], ["hull"]))
    assert changed == []


def test_fewer_asks_leave_the_rest_unused_and_none_of_it_lost() -> None:
    at = hit_then_hit()
    at.amend(1, note())
    assert [a.words for a in at.ledger.in_force[0].unused] == [(6, 6, 6), ("hull",)]
    at.amend(1, shoot("a"), dice=given([1, 1, 1]))
    assert hull(at) == 2


def test_a_choice_that_can_no_longer_be_made_is_asked_for_again() -> None:
    at = hit_then_hit()
    at.amend(1, adjust("b", "hull", 0))
    assert hull(at) == 1
    assert at.pending is not None
    at.give(1, ["oars"])
    assert [a.words for a in at.ledger.in_force[0].unused] == [(6, 6, 6), ("hull",)]
    assert [a.words for a in at.ledger.in_force[1].unused] == [("hull",)]


def test_unused_dice_are_used_again_when_they_are_asked_for_again() -> None:
    at = hit_then_hit()
    at.amend(1, note())
    assert hull(at) == 2
    at.amend(1, shoot("a"))
    assert at.pending is None
    assert hull(at) == 1
    assert at.ledger.in_force[0].unused == ()


def test_what_the_rules_refuse_now_is_void_and_comes_back() -> None:
    at = play.desk()
    ship = {"id": "e", "name": "Skiff e", "side": "red"}
    played(at, {"type": "add_ship", "ship": ship})
    played(at, shoot("e"), [6, 6, 6], ["hull"])
    _, changed = at.amend(1, note())
    assert entries(at) == [(1, None), (2, "unknown_ship")]
    assert hull(at) == 3
    assert [(was.n, now.refusal is not None) for was, now in changed] == [(1, False), (2, True)]
    at.amend(1, {"type": "add_ship", "ship": ship})
    assert entries(at) == [(1, None), (2, None)]
    assert hull(at) == 2
    assert [a.words for a in at.ledger.in_force[1].answers] == [(6, 6, 6), ("hull",)]


def test_the_amended_entry_itself_is_refused_and_nothing_changes() -> None:
    at = hit_then_hit()
    before = seen(at.ledger)
    result, changed = at.amend(1, shoot("a", "z"))
    assert isinstance(result, Refused)
    assert (result.refusal.code, changed, at.pending) == ("unknown_ship", [], None)
    result, _ = at.amend(1, dice=given([6, 6, 7], ["hull"]))
    assert isinstance(result, Refused)
    assert result.refusal.code == "bad_dice"
    assert seen(at.ledger) == before


def test_more_asks_are_awaited_while_the_battle_shows_its_old_state() -> None:
    at = play.desk()
    played(at, shoot("a"), [1, 1, 1])
    played(at, shoot("c"), [5, 5, 5], ["hull"])
    before = fingerprint(at.ledger.battle)
    result, changed = at.amend(1, dice=given([6, 6, 6]))
    assert isinstance(result, Halt)
    assert changed == []
    assert fingerprint(at.ledger.battle) == before
    assert at.pending is not None
    assert [at.pending.waiting.asks[place].notation for place in at.pending.waiting.open] == ["choice"]
    at.give(1, ["hull"])
    assert (at.pending, hull(at)) == (None, 1)
    assert at.undo() == [3]
    assert fingerprint(at.ledger.battle) == before


def test_an_amend_may_wait_at_one_entry_after_the_other() -> None:
    at = play.desk()
    played(at, note())
    for ship in ("a", "c"):
        played(at, shoot(ship), [6, 6, 6], ["hull"])
    at.amend(1, adjust("b", "hull", 0), reason="it was shot away before")
    for n, word in ((2, "oars"), (3, "rum")):
        assert at.pending is not None
        assert (at.pending.draft is not None, len(at.ledger.lines)) == (True, 3), n
        assert faces(at) == [(6, 6, 6), ()]
        at.give(1, [word])
    assert at.pending is None
    assert [getattr(at.ledger.battle.ships["b"], part) for part in play.skiffs.PARTS] == [0, 2, 2]
    assert len(at.ledger.lines) == 4


def test_what_comes_after_the_awaited_dice_follows_by_itself() -> None:
    def rule(battle: Any, order: Any, dice: Any) -> Iterator[Any]:
        left = battle.ships["b"].hull
        total = sum(dice.roll(1, 6, f"part-{i}", "a").face for i in range(left)) if left > 3 else 0
        last = dice.roll(1, 6, "last", "a").face
        yield play.skiffs.Hit(ship="d", part="hull", left=total + last)

    at = play.desk(play.game(rule))
    played(at, note())
    played(at, {"type": "go"}, [5])
    at.amend(1, adjust("b", "hull", 4))
    for place, face in enumerate((1, 2, 3, 4)):
        at.give(place, [face])
    assert at.pending is None
    assert hull(at, "d") == 15
    assert [a.words for a in at.ledger.in_force[1].answers] == [(1,), (2,), (3,), (4,), (5,)]
    assert at.ledger.in_force[1].unused == ()


def test_a_larger_throw_keeps_the_faces_there_were_and_awaits_the_rest() -> None:
    at = play.desk(play.volley())
    played(at, {"type": "go", "count": 2}, [5, 6])
    at.amend(1, {"type": "go", "count": 4})
    assert faces(at) == [(5, 6)]
    at.give(0, [1, 2], start=2)
    assert hull(at) == 14
    at.amend(1, {"type": "go", "count": 3})
    assert hull(at) == 12
    assert at.ledger.in_force[0].answers[0].spare == (2,)
    at.amend(1, {"type": "go", "count": 4})
    assert (at.pending, hull(at)) == (None, 14)


def test_cancelling_the_roll_cancels_the_whole_amend() -> None:
    at = play.desk()
    played(at, note())
    for ship in ("a", "c"):
        played(at, shoot(ship), [6, 6, 6], ["hull"])
    before = fingerprint(at.ledger.battle)
    at.amend(1, adjust("b", "hull", 0))
    at.give(1, ["oars"])
    assert at.undo() == [4]
    assert (at.pending, fingerprint(at.ledger.battle)) == (None, before)
    assert [a.mark for a in at.ledger.in_force] == [(1, 0), (2, 0), (3, 0)]


def test_a_dry_run_tells_all_of_it_and_changes_nothing() -> None:
    at = hit_then_hit()
    before = seen(at.ledger)
    result, changed = at.amend(1, dice=given([1, 1, 1]), dry_run=True)
    assert isinstance(result, Draft)
    assert [was.n for was, now in changed] == [1, 2]
    result, _ = at.amend(1, adjust("b", "hull", 0), dry_run=True)
    assert isinstance(result, Halt)
    assert (seen(at.ledger), at.pending) == (before, None)


def test_an_entry_not_in_force_cannot_be_amended() -> None:
    at = hit_then_hit()
    at.undo()
    for entry in (0, 2, 3, 99):
        with pytest.raises(NotInForce):
            at.amend(entry, note())


def test_nothing_is_amended_while_an_order_waits() -> None:
    at = hit_then_hit()
    at.order(shoot())
    with pytest.raises(AwaitingDice):
        at.amend(1, note())


def test_a_new_amend_empties_redo() -> None:
    at = hit_then_hit()
    at.undo()
    at.amend(1, note())
    assert at.undo() == [4]
    assert at.redo() == [4]


def test_what_an_amend_threw_is_given_back_and_the_entrys_own_dice_are_not() -> None:
    at = play.desk(play.volley())
    played(at, {"type": "go", "count": 2}, [5, 6])
    at.amend(1, {"type": "go", "count": 3})
    at.give(0, [1], start=2)
    at.undo()
    assert [answer.words for answer in at.ledger.given_back().values()] == [(1,)]
    at.redo()
    assert at.ledger.given_back() == {}


def test_nobody_fishes_for_a_better_throw_by_amending_again() -> None:
    at = play.desk()
    played(at, note())
    played(at, note())
    for end in (at.cancel, at.undo):
        at.amend(1, shoot())
        at.give(0, [1, 1] if end == at.cancel else [1, 1, 2])
        end()
        at.amend(1, shoot())
        with pytest.raises(DiceOffered):
            at.give(0, [6, 6, 6])
        at.cancel()
    at.amend(1, shoot())
    at.take_offered(0)
    with pytest.raises(NotAwaiting):
        at.take_offered(0)


def test_lines_of_an_amend_that_waited_make_the_same_ledger_again() -> None:
    at = play.desk()
    played(at, note())
    played(at, shoot("c"), [6, 6, 6], ["hull"])
    at.amend(1, adjust("b", "hull", 0))
    at.give(1, ["oars"])
    played(at, shoot("a", "d"), [1, 1, 1])
    at.undo()
    at.undo()
    at.amend(1, shoot("a", "d"))
    at.take_offered(0)
    assert seen(rebuilt(at.ledger)) == seen(at.ledger)
    at.undo()
    assert seen(rebuilt(at.ledger)) == seen(at.ledger)


def test_a_state_in_force_is_what_its_orders_and_answers_give_from_the_start() -> None:
    at = hit_then_hit()
    at.amend(1, dice=given([6, 6, 6], ["oars"]))
    fresh = play.desk()
    for applied in at.ledger.in_force:
        outcome = fresh.order(applied.command, applied.answers)
        assert isinstance(outcome, Done)
        assert outcome.events == applied.events
        assert fingerprint(fresh.ledger.battle) == fingerprint(applied.battle)
