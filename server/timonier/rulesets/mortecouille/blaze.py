"""Fire aboard: which phase is rolled next, and the roll.  Rules: MC-BLAZE-1 to -9, MC-SUIC-4."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.mortecouille.events.blaze import FireOut, FireSpread, Panicked
from timonier.rulesets.mortecouille.harm import damage, hurt, lose
from timonier.rulesets.mortecouille.shape import PHASES
from timonier.rulesets.mortecouille.state import Battle, Ship

PANIC = "3"
"""The phase in which the crew does nothing but fight the fire."""


def phase_next(battle: Battle, ship: Ship) -> str | None:
    """Return the phase rolled at the next blaze step, None where nothing burns.

    New flaming hits count by ships; a failed phase 1 turns phase 2 (1) into 2 (2); else the worse of the fire
    aboard and the new one.  Rules: MC-BLAZE-5, MC-BLAZE-6, MC-BLAZE-7, MC-BLAZE-8.
    """
    if not ship.ignited_by:
        return ship.blaze
    by_number = battle.tables["blaze"]["assailants"]
    assailants = len(dict.fromkeys(ship.ignited_by))
    new = str(by_number[min(assailants, len(by_number)) - 1])
    if ship.blaze is None:
        return new
    again = battle.options["relight"] == "any" or any(by in ship.lit_by for by in ship.ignited_by)
    if ship.blaze == "2-1" and again:
        new = "2-2"
    return max(ship.blaze, new, key=PHASES.index)


def step(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Roll for every fire aboard, before all else and in fleet order.  Rules: MC-BLAZE-9."""
    burning = [ship for ship in battle.afloat() if phase_next(battle, battle.ships[ship])]
    fought = sum(battle.ships[ship].manned for ship in burning)
    for ship in burning:
        fought -= battle.ships[ship].manned
        yield from fight(battle, ship, dice, ahead=fought)


def fight(battle: Battle, ship: str, dice: Dice, ahead: int) -> Iterator[Event]:
    """Roll whether the crew puts its fire out; nobody fights it on an unmanned ship.

    Rules: MC-BLAZE-1, MC-BLAZE-2, MC-BLAZE-3, MC-BLAZE-4, MC-SUIC-4.
    """
    phase = phase_next(battle, battle.ships[ship])
    row = battle.tables["blaze"]["phases"][phase]
    if battle.ships[ship].manned and dice.roll(1, 6, "blaze", ship, ahead=ahead).face >= row["out_on"]:
        yield FireOut(ship=ship, phase=str(phase))
        if phase == PANIC:
            yield Panicked(ship=ship)
        return
    spreads_to = None if row["then"] == "lost" else row["then"]
    yield FireSpread(ship=ship, phase=str(phase), blaze=spreads_to)
    if spreads_to is None:
        yield from hurt(battle, ship, row["hull"], "blaze")
        yield from lose(battle, ship, "burnt", "blaze")
    else:
        yield from damage(battle, ship, row["hull"], "blaze")
