"""7th Sea, first edition: naval combat with house proposals."""

from collections.abc import Mapping
from typing import Any

from timonier.kernel.ruleset import Ruleset
from timonier.rulesets.seventh_sea.board import GAUGES, RISING, board
from timonier.rulesets.seventh_sea.carry import carry
from timonier.rulesets.seventh_sea.commands import COMMANDS
from timonier.rulesets.seventh_sea.commands.common import BATTLE_DECREES
from timonier.rulesets.seventh_sea.events import EVENTS
from timonier.rulesets.seventh_sea.form import accounts, form
from timonier.rulesets.seventh_sea.options import OPTIONS, PRESETS
from timonier.rulesets.seventh_sea.outcomes import PREVIEWS
from timonier.rulesets.seventh_sea.setup import start
from timonier.rulesets.seventh_sea.shape import SHAPE
from timonier.rulesets.seventh_sea.state import Battle
from timonier.rulesets.seventh_sea.view import view


def ship_types(tables: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """Return the catalogue of ships and forts (7S-SHIP-3)."""
    found: Mapping[str, Mapping[str, Any]] = tables["type"]
    return found


def who(battle: Battle, ship: str) -> str | None:
    """Return the side whose hand throws for *ship*: her captor's, else her own."""
    return battle.ships[ship].counts_with if ship in battle.ships else None


RULESET = Ruleset(
    id="seventh-sea",
    prefix="7S",
    version="1",
    package=__name__,
    board_kind="hexes",
    dice=("d10", "d6"),
    common_rule="7S-GM-1",
    options=OPTIONS,
    presets=PRESETS,
    previews=PREVIEWS,
    shape=SHAPE,
    commands=COMMANDS,
    event_types=EVENTS,
    gauges=GAUGES,
    rising=RISING,
    decrees=tuple(BATTLE_DECREES),
    start=start,
    view=view,
    board=board,
    carry=carry,
    ship_types=ship_types,
    who=who,
    form=form,
    accounts=accounts,
    alarms={"burning": "fire", "sinking": "sinking"},
    refs={"captured_by": "side", "grappled": "ship"},
)
