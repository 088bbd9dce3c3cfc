"""Damage done and repaired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.trireme.events.damage import DamageSet, RepairRolled, ShipCrippled, ShipSunk
from timonier.rulesets.trireme.state import Battle, Ship
from timonier.rulesets.trireme.words import REPAIRS


def crippled(damage: str) -> str:
    """Return what becomes of *damage* when a ship is crippled.  Rules: TR-DMG-3."""
    return "crippled" if damage in ("none", "partial") else damage


def suffer(battle: Battle, ship: str, result: str, cause: str) -> Iterator[Event]:
    """Sink or cripple a ship that is still in play; a crippled one suffers no further.

    Rules: TR-DMG-3, TR-RAM-6.
    """
    sheet = battle.ships[ship]
    if not sheet.in_play or result == "none":
        return
    if result == "sunk":
        yield ShipSunk(ship=ship, cause=cause)
    elif crippled(sheet.damage) != sheet.damage:
        yield ShipCrippled(ship=ship, cause=cause)


def may_repair(battle: Battle) -> list[str]:
    """Return the ships that throw for repair, in fleet order.  Rules: TR-REP-1, TR-DMG-4."""
    return [
        ship
        for ship, sheet in battle.ships.items()
        if sheet.in_play and sheet.damage in ("crippled", "partial")
    ]


def repair(battle: Battle, ships: Sequence[str], dice: Dice) -> Iterator[Event]:
    """Let *ships* throw for repair, all at once, and settle them in order.  Rules: TR-REP-2, TR-REP-3."""
    throws = dice.roll_each([AskDice(1, 6, "repair", ship, battle.ships[ship].side) for ship in ships])
    for ship, throw in zip(ships, throws, strict=True):
        damage = battle.ships[ship].damage
        total, result = repaired(battle, battle.ships[ship], throw.face)
        yield RepairRolled(ship=ship, face=throw.face, total=total, result=result)
        if result == "sinks":
            yield ShipSunk(ship=ship, cause="damage")
        elif REPAIRS.get(result, damage) != damage:
            yield DamageSet(ship=ship, damage=REPAIRS[result])


def repaired(battle: Battle, ship: Ship, face: int) -> tuple[int, str]:
    """Return the total of a throw for repair, and what it brings.  Rules: TR-REP-2, TR-REP-3."""
    table, bonus = battle.tables["repair"], battle.tables["damage"]["partial_bonus"]
    total = face + (bonus if ship.damage == "partial" else 0)
    return total, str(table[str(max(1, min(total, len(table))))])
