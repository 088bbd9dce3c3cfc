"""All commands, each followed by the notice that only one side is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme.commands.allot import ALLOT
from timonier.rulesets.trireme.commands.cut import CUT
from timonier.rulesets.trireme.commands.decrees import ADD_SHIP, ADJUST, CONCLUDE, NOTE, REMOVE_SHIP
from timonier.rulesets.trireme.commands.grapple import GRAPPLE
from timonier.rulesets.trireme.commands.move import MOVE
from timonier.rulesets.trireme.commands.next import NEXT
from timonier.rulesets.trireme.commands.rake import RAKE
from timonier.rulesets.trireme.commands.ram import RAM
from timonier.rulesets.trireme.commands.repair import REPAIR
from timonier.rulesets.trireme.events.turn import BattleDecided
from timonier.rulesets.trireme.state import Battle, sides_in_play


def noticed(command: Command) -> Command:
    """Return *command* with a notice after it where it leaves ships in play to one side or none.

    Rules: TR-VICT-2.
    """

    def handle(battle: Battle, order: Any, dice: Dice) -> Iterator[Event]:
        before = len(sides_in_play(battle))
        yield from command.handle(battle, order, dice)
        left = sides_in_play(battle)
        if before == 2 and len(left) < 2:
            yield BattleDecided(side=left[0] if left else None)

    return replace(command, handle=handle)


COMMANDS = {
    command.name: noticed(command)
    for command in (
        NEXT,
        MOVE,
        RAM,
        RAKE,
        REPAIR,
        GRAPPLE,
        ALLOT,
        CUT,
        ADJUST,
        NOTE,
        ADD_SHIP,
        REMOVE_SHIP,
        CONCLUDE,
    )
}
