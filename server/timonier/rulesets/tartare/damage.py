"""How hits wear a ship down, and what a critical does."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.tartare.events.damage import (
    CrewKilled,
    CrewWounded,
    Critical,
    FireStarted,
    HullLost,
    OxygenLost,
    ShieldLost,
)
from timonier.rulesets.tartare.state import Battle, constant


def lose_shield(battle: Battle, ship: str, amount: int, cause: str) -> Iterator[Event]:
    """Take shields off, not below 0.  Rules: TT-FIRE-6, TT-TURRET-5."""
    if lost := min(amount, battle.ships[ship].shield):
        yield ShieldLost(ship=ship, amount=lost, cause=cause)


def lose_hull(battle: Battle, ship: str, amount: int, cause: str) -> Iterator[Event]:
    """Take hull off, not below 0.  Rules: TT-FIRE-5, TT-FIRE-6, TT-TORP-6, TT-TURRET-5."""
    if lost := min(amount, battle.ships[ship].hull):
        yield HullLost(ship=ship, amount=lost, cause=cause)


def critical(battle: Battle, ship: str, cause: str, dice: Dice, more: int) -> Iterator[Event]:
    """Roll one critical and do what it does; *more* of them are sure to come.

    Rules: TT-CRIT-1 to TT-CRIT-5.
    """
    total = dice.roll(2, 6, "critical", ship, ahead=2 * more).total
    row = battle.tables["critical"][str(total)]
    module = battle.ships[ship].helm if row["module"] == "helm" else row["module"] or None
    yield Critical(ship=ship, total=total, module=module, cause=cause)
    if module is None:
        return
    there = battle.ships[ship].modules[module]
    if row["crew"] == "killed":
        yield from hurt(ship, module, killed=there.hands, wounded=0, cause="critical")
    elif row["crew"] == "wounded":
        killed = there.wounded if battle.options["second_wound"] == "dies" else 0
        yield from hurt(ship, module, killed=killed, wounded=there.crew, cause="critical")
    if row["fire"] and not there.fire:
        yield FireStarted(ship=ship, module=module)


def hurt(ship: str, module: str, *, killed: int, wounded: int, cause: str) -> Iterator[Event]:
    """Kill and wound crew on a module, one event a token, the killed first.

    Rules: TT-CRIT-3, TT-CRIT-4, TT-BLAZE-2.
    """
    for _ in range(killed):
        yield CrewKilled(ship=ship, module=module, cause=cause)
    for _ in range(wounded):
        yield CrewWounded(ship=ship, module=module, cause=cause)


def burn(battle: Battle, ship: str) -> Iterator[Event]:
    """Let the fires of a ship eat oxygen, then hurt the crew beside them.  Rules: TT-BLAZE-1, TT-BLAZE-2."""
    sheet = battle.ships[ship]
    if lost := min(sheet.oxygen, constant(battle, "fire_oxygen") * len(sheet.burning)):
        yield OxygenLost(ship=ship, amount=lost, cause="fire")
    for name in sheet.burning:
        there = sheet.modules[name]
        yield from hurt(ship, name, killed=there.wounded, wounded=there.crew, cause="fire")
