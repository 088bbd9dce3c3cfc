"""What a set-up may say of ships and wind, and what ships cost.  Rules: 7S-SHIP-2 to 7S-SHIP-5, 7S-WIND-4."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.forms import Entry, Form
from timonier.kernel.ruleset import Account
from timonier.kernel.tables import Tables
from timonier.rulesets.seventh_sea.setup import over_points
from timonier.rulesets.seventh_sea.state import CREW_KINDS, DIRECTIONS, SPEEDS, TRAITS, Battle

CUSTOM = "custom"

_TRAITS = tuple(Entry(trait, "whole", 0, 10, printed=trait, needed=(CUSTOM,)) for trait in TRAITS)

FORM = Form(
    ship=(
        Entry("kind", "word", words=("ship", "fort"), only=(CUSTOM,)),
        Entry("class", "whole", 0, 7, printed="class", needed=(CUSTOM,)),
        Entry("traits", "group", parts=_TRAITS),
        Entry("crew_kind", "word", words=CREW_KINDS, printed="crew_kind"),
        Entry("master_gunner", "flag", printed="master_gunner"),
        Entry("oars", "flag", printed="oars"),
        Entry("speed", "word", words=SPEEDS),
        Entry("heading", "word", words=tuple(DIRECTIONS)),
        Entry("superficial", "whole"),
        Entry("serious", "whole"),
        Entry("fires", "whole"),
        Entry("drama", "whole"),
        Entry("provisions", "whole"),
        Entry("goods", "whole"),
    ),
    battle=(
        Entry(
            "wind",
            "group",
            parts=(Entry("direction", "word", words=tuple(DIRECTIONS)), Entry("force", "whole", 0, 9)),
        ),
    ),
    types=(CUSTOM,),
)


def form(tables: Tables) -> Form:
    """Return the fields of a set-up."""
    return FORM


def accounts(battle: Battle) -> Iterator[Account]:
    """Yield the points each ship is built with (7S-SHIP-5)."""
    limit = battle.options["ship_points"] or None
    for key, ship in battle.ships.items():
        if not ship.is_fort:
            over = over_points(battle.tables, battle.options, ship)
            yield Account(ship.side, key, "points", sum(ship.start), limit, over)
