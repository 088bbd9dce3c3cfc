"""La Guerre du Tartare: small space fleets, crew and energy on modules, torpedoes in flight, fires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.ruleset import Ruleset
from timonier.kernel.tables import Tables
from timonier.rulesets.tartare.board import board
from timonier.rulesets.tartare.carry import carry
from timonier.rulesets.tartare.commands import COMMANDS
from timonier.rulesets.tartare.events import EVENTS
from timonier.rulesets.tartare.form import accounts, form
from timonier.rulesets.tartare.gauges import GAUGES
from timonier.rulesets.tartare.odds import PREVIEWS
from timonier.rulesets.tartare.options import OPTIONS
from timonier.rulesets.tartare.setup import priced, start
from timonier.rulesets.tartare.shape import SHAPE
from timonier.rulesets.tartare.state import Battle
from timonier.rulesets.tartare.view import RULESET_ID, view


def ship_types(tables: Tables) -> Mapping[str, Mapping[str, Any]]:
    """Return the catalogue, each sheet with its size and points.  Rules: TT-SHIP-1, TT-SHIP-3, TT-SHIP-4."""
    return {
        kind: {**sheet, "size": tables["class"][sheet["class"]]["size"], "points": priced(tables, sheet)}
        for kind, sheet in tables["type"].items()
    }


def side_of(battle: Battle, ship: str) -> str | None:
    """Return the side whose hand throws for *ship*."""
    return battle.ships[ship].side if ship in battle.ships else None


RULESET = Ruleset(
    id=RULESET_ID,
    prefix="TT",
    version="1",
    package=__name__,
    board_kind="inches",
    dice=("d6", "d8", "d10"),
    common_rule="TT-GM-1",
    options=OPTIONS,
    shape=SHAPE,
    commands=COMMANDS,
    event_types=EVENTS,
    start=start,
    view=view,
    board=board,
    carry=carry,
    ship_types=ship_types,
    who=side_of,
    gauges=GAUGES,
    previews=PREVIEWS,
    form=form,
    accounts=accounts,
    alarms={"burning": "fire", "wreck": "sinking", "exploded": "sinking", "sunk": "sinking"},
    refs={"faults": "ship"},
)
