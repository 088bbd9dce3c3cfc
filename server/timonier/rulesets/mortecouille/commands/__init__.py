"""The orders of the game, in the order in which a round needs them."""

from __future__ import annotations

from timonier.kernel import common
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.commands.add_ship import ADD_SHIP
from timonier.rulesets.mortecouille.commands.adjust import ADJUST
from timonier.rulesets.mortecouille.commands.advance import ADVANCE
from timonier.rulesets.mortecouille.commands.audit import AUDIT
from timonier.rulesets.mortecouille.commands.buy import BUY
from timonier.rulesets.mortecouille.commands.catapult import CATAPULT
from timonier.rulesets.mortecouille.commands.collide import COLLIDE
from timonier.rulesets.mortecouille.commands.conclude import CONCLUDE
from timonier.rulesets.mortecouille.commands.fire import FIRE
from timonier.rulesets.mortecouille.commands.hold import HOLD
from timonier.rulesets.mortecouille.commands.manoeuvre import MANOEUVRE
from timonier.rulesets.mortecouille.commands.next import NEXT
from timonier.rulesets.mortecouille.commands.remove_ship import REMOVE_SHIP
from timonier.rulesets.mortecouille.commands.share_square import SHARE_SQUARE
from timonier.rulesets.mortecouille.commands.suicide import SUICIDE

COMMANDS = {
    command.name: command
    for command in (
        NEXT,
        BUY,
        ADVANCE,
        MANOEUVRE,
        FIRE,
        CATAPULT,
        COLLIDE,
        SHARE_SQUARE,
        SUICIDE,
        HOLD,
        AUDIT,
        ADJUST,
        common.note(RULE),
        ADD_SHIP,
        REMOVE_SHIP,
        CONCLUDE,
    )
}
