"""Trireme, the fleet game: ancient galleys row, ram, break oars, grapple and board."""

from __future__ import annotations

from timonier.kernel.ruleset import Ruleset
from timonier.rulesets.trireme.board import board
from timonier.rulesets.trireme.carry import carry
from timonier.rulesets.trireme.commands import COMMANDS
from timonier.rulesets.trireme.commands.decrees import OF_BATTLE
from timonier.rulesets.trireme.events import EVENTS
from timonier.rulesets.trireme.form import form
from timonier.rulesets.trireme.odds import PREVIEWS
from timonier.rulesets.trireme.options import OPTIONS
from timonier.rulesets.trireme.setup import start
from timonier.rulesets.trireme.shape import SHAPE
from timonier.rulesets.trireme.sheet import REFS
from timonier.rulesets.trireme.state import as_seen
from timonier.rulesets.trireme.view import view
from timonier.rulesets.trireme.words import GAUGES

RULESET = Ruleset(
    id="trireme",
    prefix="TR",
    version="1",
    package=__name__,
    board_kind="hex",
    dice=("d6",),
    common_rule="TR-GM-4",
    options=OPTIONS,
    shape=SHAPE,
    commands=COMMANDS,
    event_types=EVENTS,
    start=start,
    view=view,
    board=board,
    carry=carry,
    ship_types=lambda tables: tables["type"],
    who=lambda battle, ship: battle.ships[ship].side,
    gauges=GAUGES,
    decrees=tuple(OF_BATTLE),
    previews=PREVIEWS,
    as_seen=as_seen,
    form=form,
    refs={**REFS, "first_side": "side"},
)
