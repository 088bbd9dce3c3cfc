"""Throws of one ship against another: the better crew, and who wins."""

from __future__ import annotations

from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice
from timonier.rulesets.trireme.state import Battle


def bonus(battle: Battle, contest: str, ship: str, against: str) -> int:
    """Return what *ship* adds to her die.  Rules: TR-SHIP-2, TR-RAKE-4, TR-GRAP-3, TR-CUT-2."""
    table, crews = battle.tables["contest"][contest], battle.tables["crew"]
    sheet, other = battle.ships[ship], battle.ships[against]
    added: int = 0
    if crews[sheet.crew]["rank"] > crews[other.crew]["rank"]:
        added += table["better_crew"]
    if any(held != against for held in sheet.turn.held):
        added += table["held_other"]
    if sheet.damaged:
        added += table["damaged"]
    return added


def contend(battle: Battle, contest: str, ship: str, target: str, dice: Dice) -> tuple[int, int, bool]:
    """Let both ships throw; return both totals and whether *ship* has the higher one.

    Rules: TR-RAKE-4, TR-GRAP-3, TR-CUT-2.
    """
    own, other = dice.roll_each(both(battle, contest, ship, target))
    total = own.face + bonus(battle, contest, ship, target)
    target_total = other.face + bonus(battle, contest, target, ship)
    return total, target_total, total > target_total


def both(battle: Battle, purpose: str, ship: str, target: str) -> tuple[AskDice, AskDice]:
    """Return the throws of two ships that meet: one die each, by two people."""
    return (
        AskDice(1, 6, purpose, ship, battle.ships[ship].side),
        AskDice(1, 6, f"{purpose}_defence", target, battle.ships[target].side),
    )
