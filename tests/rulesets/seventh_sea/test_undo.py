"""Undo takes an order back whole: the broadside with its ranks and its fire, the wind, every counter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.rulesets.seventh_sea.play import GAMES, record, ship, shot
from timonier.kernel.desk import Desk
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, fingerprint
from timonier.kernel.ledger import Ledger
from timonier.kernel.record import answers_of, read_head

FILE = Path(__file__).parents[3] / "examples" / "seventh-sea-battle.json"


def desk_of(whole: dict[str, Any]) -> Desk:
    head = read_head(whole, GAMES)
    return Desk(Ledger(head.ruleset, head.battle))


def test_a_salvo_its_ranks_and_its_fire_are_taken_back_together() -> None:
    desk = desk_of(record(ship("a", finesse=4), ship("b", "blue", resolve=8)))
    desk.order({"type": "next"}, answers_of([[1], [1]]))
    desk.order({"type": "next"})
    before = fingerprint(desk.ledger.battle)
    dice = [[9, 9, 9, 9], [9, 9], [2] * 8]
    fired = desk.order({"type": "fire", **shot(ammo="red_hot")}, answers_of(dice))
    assert isinstance(fired, Done)
    after = fingerprint(desk.ledger.battle)
    assert desk.ledger.battle.ships["b"].fires == 1
    desk.undo()
    assert fingerprint(desk.ledger.battle) == before
    desk.redo()
    assert fingerprint(desk.ledger.battle) == after


def test_every_position_of_the_example_comes_back_as_it_was() -> None:
    whole = json.loads(FILE.read_text("utf-8"))
    desk = desk_of(whole)
    seen = [fingerprint(desk.ledger.battle)]
    for entry in whole["entries"]:
        command = entry.get("command")
        refused = entry.get("expect", {}).get("refused")
        if command and not refused and command.get("type") != "note":
            outcome = desk.order(command, answers_of(entry.get("dice")))
            if not isinstance(outcome, Done):  # What stood upon an amend has other dice here.
                desk.cancel()
                continue
            seen.append(fingerprint(desk.ledger.battle))
    assert len(seen) > 60
    for wanted in reversed(seen[:-1]):
        desk.undo()
        assert fingerprint(desk.ledger.battle) == wanted
    for wanted in seen[1:]:
        desk.redo()
        assert fingerprint(desk.ledger.battle) == wanted


def test_the_dice_taken_back_are_offered_to_the_same_order_with_drama() -> None:
    desk = desk_of(record(ship("a"), ship("b", "blue", wits=3)))
    desk.order({"type": "next"}, answers_of([[1], [1]]))
    desk.order({"type": "next"})
    desk.order({"type": "fire", **shot()}, answers_of([[5, 5, 4]]))
    desk.undo()
    desk.order({"type": "fire", **shot(drama=1)})
    assert desk.pending is not None
    offered = desk.ledger.offered(desk.pending.waiting.asks[0])
    assert offered is not None
    assert offered[1].words == (5, 5, 4)
    desk.take_offered(0)
    assert desk.pending.waiting.asks[-1].purpose == "drama"
    assert isinstance(desk.pending.answers[0], Answer)
