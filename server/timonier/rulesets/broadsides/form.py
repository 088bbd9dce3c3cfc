"""What a set-up may say of counters and wind.  Rules: BR-SHIP-2, BR-WIND-2."""

from __future__ import annotations

from timonier.kernel.forms import Entry, Form
from timonier.kernel.tables import Tables
from timonier.rulesets.broadsides.hexes import DIRECTIONS

_COMPASS = tuple(range(len(DIRECTIONS)))


def form(tables: Tables) -> Form:
    """Return the fields of a set-up; a fort has no more than a value of its own.  Rules: BR-FORT-4."""
    ships = tuple(kind for kind, counter in tables["ship_types"].items() if counter["kind"] == "ship")
    limits = tables["boarding"]
    return Form(
        ship=(
            Entry("combat_printed", "whole", 1, 99, printed="combat", needed=("custom",)),
            Entry("movement_printed", "whole", 0, 99, printed="movement", only=ships, needed=("custom",)),
            Entry("value", "whole", 0, 99, printed="value"),
            Entry("hits", "whole", 0, 98, only=ships),
            Entry("heading", "word", words=_COMPASS, only=ships),
            Entry("boarders_bonus", "whole", limits["bonus_min"], limits["bonus_max"], only=ships),
        ),
        battle=(Entry("wind", "group", parts=(Entry("from", "word", words=_COMPASS, domain="heading"),)),),
        sides=2,
    )
