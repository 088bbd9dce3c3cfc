"""What a set-up may say of a sheet, and the points of a side.  Rules: TT-SHIP-4, TT-FLEET-1."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.forms import Entry, Form
from timonier.kernel.ruleset import Account
from timonier.kernel.tables import Tables
from timonier.rulesets.tartare.setup import STATS
from timonier.rulesets.tartare.shape import CUSTOM
from timonier.rulesets.tartare.state import Battle, points_of

FORM = Form(
    ship=(
        Entry(
            "stats",
            "group",
            parts=tuple(
                Entry(name, "whole", low, high, printed=name, needed=() if name == "points" else (CUSTOM,))
                for name, (low, high) in STATS.items()
            ),
        ),
    ),
    types=(CUSTOM,),
)


def form(tables: Tables) -> Form:
    """Return the fields of a set-up."""
    return FORM


def accounts(battle: Battle) -> Iterator[Account]:
    """Yield the points of each side.  Rules: TT-FLEET-1."""
    limit = battle.options["scale"] or None
    for side in battle.sides:
        points = points_of(battle, side)
        yield Account(side, None, "points", points, limit, limit is not None and points > limit)
