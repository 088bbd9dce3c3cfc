"""The orders of Broadsides and Forts."""

from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.commands.add_ship import ADD_SHIP
from timonier.rulesets.broadsides.commands.adjust import ADJUST
from timonier.rulesets.broadsides.commands.board import BOARD
from timonier.rulesets.broadsides.commands.break_off import BREAK_OFF
from timonier.rulesets.broadsides.commands.conclude import CONCLUDE
from timonier.rulesets.broadsides.commands.fire import FIRE
from timonier.rulesets.broadsides.commands.move import MOVE
from timonier.rulesets.broadsides.commands.next import NEXT
from timonier.rulesets.broadsides.commands.note import NOTE
from timonier.rulesets.broadsides.commands.place import PLACE
from timonier.rulesets.broadsides.commands.remove_ship import REMOVE_SHIP
from timonier.rulesets.broadsides.commands.set_wind import SET_WIND

COMMANDS: tuple[Command, ...] = (
    NEXT,
    FIRE,
    BOARD,
    BREAK_OFF,
    MOVE,
    PLACE,
    SET_WIND,
    ADJUST,
    NOTE,
    ADD_SHIP,
    REMOVE_SHIP,
    CONCLUDE,
)
