"""Bordées et forts / Broadsides and Forts: a squadron against a harbour, on hexes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.ruleset import Ruleset
from timonier.kernel.tables import Tables
from timonier.rulesets.broadsides.board import GAUGES, REFS, board
from timonier.rulesets.broadsides.carry import carry
from timonier.rulesets.broadsides.commands import COMMANDS
from timonier.rulesets.broadsides.commands.adjust import OF_BATTLE
from timonier.rulesets.broadsides.events import EVENT_TYPES
from timonier.rulesets.broadsides.form import form
from timonier.rulesets.broadsides.odds import PREVIEWS
from timonier.rulesets.broadsides.options import OPTIONS
from timonier.rulesets.broadsides.setup import start
from timonier.rulesets.broadsides.shape import SHAPE
from timonier.rulesets.broadsides.state import Battle
from timonier.rulesets.broadsides.view import view


def who(battle: Battle, ship: str) -> str | None:
    """Return the side whose hand throws for *ship*."""
    return battle.ships[ship].side


def ship_types(tables: Tables) -> Mapping[str, Mapping[str, Any]]:
    """Return the counters there are.  Rules: BR-SHIP-2."""
    types: Mapping[str, Mapping[str, Any]] = tables["ship_types"]
    return types


RULESET = Ruleset(
    id="broadsides",
    prefix="BR",
    version="1",
    package=__name__,
    board_kind="hex",
    dice=("d6",),
    common_rule="BR-GM-1",
    options=OPTIONS,
    shape=SHAPE,
    commands={command.name: command for command in COMMANDS},
    event_types=EVENT_TYPES,
    start=start,
    view=view,
    board=board,
    carry=carry,
    ship_types=ship_types,
    who=who,
    gauges=GAUGES,
    decrees=tuple(OF_BATTLE),
    previews=PREVIEWS,
    form=form,
    alarms={"sunk": "sinking"},
    refs=REFS,
)
