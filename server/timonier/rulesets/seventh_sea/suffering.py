"""What so much serious damage would do to a ship, her owner giving up the highest trait each time.

Rules: 7S-GUN-6, 7S-SAIL-2, 7S-SINK-1.
"""

from __future__ import annotations

from collections.abc import Sequence

from timonier.kernel.asks import NeedDice
from timonier.kernel.dice import Dice
from timonier.kernel.preview import Fact
from timonier.kernel.spread import Spread
from timonier.rulesets.seventh_sea import damage
from timonier.rulesets.seventh_sea.events.sinking import Ruined, SinkingStarted
from timonier.rulesets.seventh_sea.state import TRAITS, Battle

ORDER = ("brawn", "finesse", "wits", "panache", "resolve")
"""Of equal traits the first of these pays."""

PAYS = Fact("pays", "highest")
"""Says in a preview who pays."""


class Owner(Dice):
    """Gives up the highest trait whenever a rank is to be chosen; throws no dice."""

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self._battle = battle

    def choose(self, who: str | None, options: Sequence[str], purpose: str, ship: str | None = None) -> str:
        """Return the trait that pays."""
        sheet = self._battle.ships[str(ship)]
        return max(options, key=lambda trait: (sheet.rank(trait), -ORDER.index(trait)))


def suffer(battle: Battle, ship: str, count: int, first: Sequence[str] = ()) -> tuple[Battle, bool]:
    """Return the battle after *count* serious damage, and whether she begins to sink or lies in ruins."""
    work, sinks = battle.fork(), False
    try:
        for event in damage.damage_seriously(work, ship, count, "gunnery", Owner(work), first=first):
            event.apply(work)
            sinks = sinks or isinstance(event, SinkingStarted | Ruined)
    except NeedDice:
        # How she sinks would be thrown for now.
        return work, True
    return work, sinks


def sinks(battle: Battle, ship: str, harm: Spread, first: Sequence[str] = ()) -> float:
    """Return how likely *harm* makes her begin to sink: from some number of serious damage on."""
    for count in harm.chances:
        if count and suffer(battle, ship, count, first)[1]:
            return harm.at_least(count)
    return 0.0


def ranks_lost(battle: Battle, ship: str, harm: Spread) -> Spread:
    """Return how many ranks *harm* costs her; of sails under full canvas two go at a time (7S-SAIL-2)."""

    def lost(count: int) -> int:
        if not count:
            return 0
        after, before = suffer(battle, ship, count)[0].ships[ship], battle.ships[ship]
        return sum(before.rank(trait) - after.rank(trait) for trait in TRAITS)

    return harm.each(lost)
