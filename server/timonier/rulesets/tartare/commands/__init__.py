"""The orders of the game, in the order in which a game master meets them."""

from __future__ import annotations

from timonier.kernel import common
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare.commands.add_ship import ADD_SHIP
from timonier.rulesets.tartare.commands.adjust import ADJUST
from timonier.rulesets.tartare.commands.assign import ASSIGN
from timonier.rulesets.tartare.commands.conclude import CONCLUDE
from timonier.rulesets.tartare.commands.extinguish import EXTINGUISH
from timonier.rulesets.tartare.commands.fire import FIRE
from timonier.rulesets.tartare.commands.launch import LAUNCH
from timonier.rulesets.tartare.commands.move import MOVE
from timonier.rulesets.tartare.commands.next import NEXT
from timonier.rulesets.tartare.commands.reload import RELOAD
from timonier.rulesets.tartare.commands.remove_ship import REMOVE_SHIP
from timonier.rulesets.tartare.commands.turrets import TURRETS

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        NEXT,
        ASSIGN,
        MOVE,
        LAUNCH,
        RELOAD,
        FIRE,
        EXTINGUISH,
        TURRETS,
        ADJUST,
        common.note("TT-GM-1"),
        ADD_SHIP,
        REMOVE_SHIP,
        CONCLUDE,
    )
}
