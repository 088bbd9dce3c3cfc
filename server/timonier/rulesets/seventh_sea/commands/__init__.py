"""The orders of 7th Sea, one module each."""

from collections.abc import Mapping

from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea.commands.assign_crew import ASSIGN_CREW
from timonier.rulesets.seventh_sea.commands.board import BOARD
from timonier.rulesets.seventh_sea.commands.campaign import CHARACTER_ROLL, GROUND, PROVISIONS
from timonier.rulesets.seventh_sea.commands.common import ADD_SHIP, ADJUST, CONCLUDE, NOTE, REMOVE_SHIP
from timonier.rulesets.seventh_sea.commands.fire import FIRE
from timonier.rulesets.seventh_sea.commands.move import MOVE
from timonier.rulesets.seventh_sea.commands.muskets import MUSKETS
from timonier.rulesets.seventh_sea.commands.next import NEXT
from timonier.rulesets.seventh_sea.commands.ram import RAM
from timonier.rulesets.seventh_sea.commands.reefs import REEFS
from timonier.rulesets.seventh_sea.commands.set_speed import SET_SPEED
from timonier.rulesets.seventh_sea.commands.storm import STORM
from timonier.rulesets.seventh_sea.commands.turn import TURN

COMMANDS: Mapping[str, Command] = {
    command.name: command
    for command in (
        NEXT,
        MOVE,
        TURN,
        SET_SPEED,
        FIRE,
        ASSIGN_CREW,
        MUSKETS,
        RAM,
        BOARD,
        GROUND,
        REEFS,
        STORM,
        PROVISIONS,
        CHARACTER_ROLL,
        ADJUST,
        NOTE,
        ADD_SHIP,
        REMOVE_SHIP,
        CONCLUDE,
    )
}
"""Every order by its type."""
