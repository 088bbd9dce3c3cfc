"""What users of other programs complained of in public must not come true here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.games import GAMES
from tests.kernel.play import rebuilt
from timonier.kernel.adjudicate import adjudicate
from timonier.kernel.asks import AskChoice, Word
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.ledger import Ledger, Ordered
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import GM
from timonier.kernel.veils import state_for

Json = dict[str, Any]
SEVENTH_SEA = GAMES["seventh-sea"]


def ship(id: str, side: str, **more: Any) -> Json:
    traits = {"brawn": 4, "finesse": 3, "resolve": 3, "wits": 2, "panache": 3}
    return {"id": id, "name": f"Ship {id}", "side": side, "type": "custom", "class": 4} | {
        "traits": traits | more.pop("traits", {}),
        **more,
    }


def desk(*ships: Json, **setup: Any) -> Desk:
    sides = [{"id": "red", "name": "Reds"}, {"id": "blue", "name": "Blues"}]
    options = setup.pop("options", {})
    wind = setup.pop("wind", {"direction": 5, "force": 4})
    record = {"format": "timonier-battle/1", "ruleset": "seventh-sea", "options": options} | {
        "setup": {"sides": sides, "ships": list(ships), "wind": wind, **setup}
    }
    return Desk(Ledger(SEVENTH_SEA, read_head(record, GAMES).battle))


def do(at: Desk, type: str, *words: list[Word], **order: Any) -> Done:
    """Give an order with all its answers; the GM overrules what the rules mind."""
    command = {"type": type, "overrule": True, **order}
    outcome = at.order(command, [Answer(tuple(word)) for word in words])
    assert isinstance(outcome, Done), outcome
    return outcome


def view(at: Desk, id: str) -> Json:
    sheet: Json = state_for(SEVENTH_SEA, at.ledger.battle, GM)["ships"][id]
    return sheet


def asked(at: Desk) -> list[str]:
    assert at.pending is not None
    return [at.pending.waiting.asks[place].notation for place in at.pending.waiting.open]


# 1: an exploding ten adds to its own die before any die is kept.


def test_six_keep_three_with_two_tens_asks_for_exactly_two_more_dice_and_keeps_34() -> None:
    at = desk(ship("a", "red"))
    person = {"kind": "splinters", "name": "Don Miguel", "trait": 3, "knack": 3}
    at.order({"type": "character_roll", **person})
    assert asked(at) == ["6d10"]
    at.give(0, [10, 10, 3, 2, 1, 1])
    assert asked(at) == ["2d10"]
    outcome = at.give(1, [4, 7])
    assert isinstance(outcome, Done)
    assert outcome.events[-1].__class__.__name__ == "CharacterSafe"
    assert [ask.notation for ask in outcome.asks] == ["6d10", "2d10"]


def test_a_shot_of_six_keep_six_counts_each_ten_on_its_own_die() -> None:
    at = desk(ship("a", "red", traits={"finesse": 6}), ship("b", "blue"), options={"ranges": False})
    to_phase(at)
    events = do(
        at, "fire", [10, 10, 3, 2, 1, 1], [4, 7], [1, 1, 1, 1], [9, 9, 9], ship="a", target="b"
    ).events
    (shot,) = [event for event in events if event.__class__.__name__ == "Hit"]
    assert shot.total == 14 + 17 + 3 + 2 + 1 + 1  # type: ignore[attr-defined]


# 2: with typed dice an exploded ten waits for a typed die, before and after a restart.


def test_an_exploded_ten_waits_for_its_typed_die_even_after_a_restart() -> None:
    at = desk(ship("a", "red"), ship("b", "blue"))
    to_phase(at)
    at.order({"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True})
    at.give(0, [10, 2])
    at.give(0, [3], start=2)
    assert asked(at) == ["1d10"]
    assert at.pending is not None
    again = Desk(rebuilt(at.ledger))
    again.resume(at.pending)
    assert asked(again) == ["1d10"]
    again.give(1, [10])
    assert asked(again) == ["1d10"]
    again.give(2, [4])
    assert again.pending is None or again.pending.waiting.asks[3].purpose != "gunnery"


# 3: a face the die does not have is refused, the field named, and nothing consumed.


@pytest.mark.parametrize("word", [11, -1, 45, 3.0, "٣", "", 0, None, True, "3"])
def test_a_face_that_is_none_is_refused_and_nothing_consumed(word: Any) -> None:
    at = desk(ship("a", "red"), ship("b", "blue"))
    to_phase(at)
    before = fingerprint(at.ledger.battle)
    order = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}
    refused = at.order(order, [Answer((5, word, 5))])
    assert isinstance(refused, Refused)
    assert (refused.refusal.code, refused.refusal.field) == ("bad_dice", "dice")
    assert isinstance(at.order(order), Waiting)
    waiting = at.pending
    with pytest.raises(BadDice) as bad:
        at.give(0, [5, word, 5])
    assert bad.value.words == (5, word, 5)
    assert (at.pending, fingerprint(at.ledger.battle)) == (waiting, before)


# 7: undo takes back a broadside with its critical and its fire together, and everything comes back.


def to_phase(at: Desk) -> None:
    """Go on to phase 5 of the first round, with every ship acting in it."""
    do(at, "next", [5, 5, 5], [5, 5, 5])
    do(at, "next")


def broadside(at: Desk) -> Done:
    """Let a set b on fire with red-hot shot."""
    order = {"type": "fire", "ship": "a", "target": "b", "range": 1, "ammo": "red_hot"}
    at.order(order, [Answer((9, 9, 9)), Answer((9, 9, 9, 9)), Answer((1, 1, 1))])
    return choose_first(at)


def choose_first(at: Desk) -> Done:
    """Let the owner take the first option as often as a choice is awaited."""
    while at.pending is not None:
        place = at.pending.waiting.open[0]
        ask = at.pending.waiting.asks[place]
        assert isinstance(ask, AskChoice), ask
        at.give(place, [ask.options[0]])
    line = at.ledger.lines[-1]
    assert isinstance(line, Ordered)
    return Done(line.events, (), at.ledger.battle)


def test_undo_takes_back_a_broadside_with_its_damage_and_its_fire() -> None:
    at = desk(ship("a", "red"), ship("b", "blue"))
    to_phase(at)
    before = (fingerprint(at.ledger.battle), view(at, "a"), view(at, "b"))
    names = {event.__class__.__name__ for event in broadside(at).events}
    assert {"Hit", "SeriousDamage", "TraitLost", "FireStarted"} <= names
    assert view(at, "b") != before[2]
    at.undo()
    assert (fingerprint(at.ledger.battle), view(at, "a"), view(at, "b")) == before
    at.redo()
    assert view(at, "b")["fires"] == 1
    at.undo(to=0)
    assert at.ledger.battle.round == 0


def test_wind_fatigue_and_counters_come_back_as_they_were() -> None:
    at = desk(ship("a", "red"), ship("b", "blue"))
    seen = [fingerprint(at.ledger.battle)]
    for order in (
        {"ship": "a", "field": "irons", "value": 2},
        {"ship": "a", "field": "musket_crew", "value": 1},
        {"field": "wind.force", "value": 8},
        {"field": "wind.direction", "value": 7},
    ):
        do(at, "adjust", **order)
        seen.append(fingerprint(at.ledger.battle))
    assert len(set(seen)) == len(seen)
    for state in reversed(seen[:-1]):
        at.undo()
        assert fingerprint(at.ledger.battle) == state
    for state in seen[1:]:
        at.redo()
        assert fingerprint(at.ledger.battle) == state


# 8: a fire lit before, during and after each step burns exactly when the rule says.


def rounds(at: Desk, count: int) -> Iterator[Done]:
    """Go on to the start of the next round, *count* times; every ship afloat rolls fives."""
    for _ in range(count):
        start = at.ledger.battle.round
        while at.ledger.battle.round == start:
            at.order({"type": "next", "overrule": True})
            while at.pending is not None:
                place = at.pending.waiting.open[0]
                ask = at.pending.waiting.asks[place]
                at.give(place, [ask.options[0]] if hasattr(ask, "options") else [5] * ask.count)
        yield at.ledger.lines[-1]  # type: ignore[misc]


def burnt(line: Any) -> int:
    """Return how often a ship was burnt in the order of *line*."""
    return sum(getattr(event, "cause", "") == "fire" for event in line.events)


@pytest.mark.parametrize("shot_at", [True, False])
@pytest.mark.parametrize("lit", ["setup", "start", "phase", "late"])
def test_a_fire_burns_at_the_start_of_every_round_after_it_was_lit(lit: str, shot_at: bool) -> None:
    fires = 1 if lit == "setup" else 0
    tough = {"resolve": 9, "wits": 9, "panache": 9, "brawn": 9, "finesse": 9}
    at = desk(ship("a", "red", traits=tough), ship("b", "blue", traits=tough, fires=fires))

    def light(when: str) -> None:
        if when == lit:
            do(at, "adjust", ship="b", field="fires", value=1)

    (first,) = rounds(at, 1)
    assert burnt(first) == fires
    light("start")
    do(at, "next")
    light("phase")
    if shot_at:
        at.order({"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True})
        at.give(0, [1] * 9)
        assert at.pending is None, "a miss"
    light("late")
    assert [burnt(line) for line in rounds(at, 3)] == [1, 1, 1]
    do(at, "adjust", ship="b", field="fires", value=0)
    assert [burnt(line) for line in rounds(at, 2)] == [0, 0]


def test_a_fire_put_out_at_the_end_of_a_round_does_not_burn_again() -> None:
    at = desk(ship("a", "red", traits={"finesse": 6}, fires=1))
    (first,) = rounds(at, 1)
    assert burnt(first) == 1
    do(at, "assign_crew", ship="a", duty="fire", ranks=2)
    (second,) = rounds(at, 1)
    assert burnt(second) == 0
    assert view(at, "a")["fires"] == 0


def test_the_answers_are_the_same_by_record() -> None:
    at = desk(ship("a", "red"), ship("b", "blue"))
    to_phase(at)
    done = broadside(at)
    entries = [
        {"command": dict(line.command), "dice": [list(answer.words) for answer in line.answers]}  # type: ignore[union-attr]
        for line in at.ledger.lines
    ]
    sides = [{"id": "red", "name": "Reds"}, {"id": "blue", "name": "Blues"}]
    record = {"format": "timonier-battle/1", "ruleset": "seventh-sea", "entries": entries} | {
        "setup": {
            "sides": sides,
            "ships": [ship("a", "red"), ship("b", "blue")],
            "wind": {"direction": 5, "force": 4},
        }
    }
    told = adjudicate(record, GAMES)["entries"][-1]
    assert len(told["events"]) == len(done.events)
    assert told["state"]["ships"]["b"] == view(at, "b")
