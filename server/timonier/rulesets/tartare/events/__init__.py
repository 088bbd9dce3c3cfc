"""All that can happen in a battle."""

from __future__ import annotations

from timonier.kernel import common
from timonier.rulesets.tartare.events import damage, orders, turn

EVENTS: tuple[type, ...] = (
    *turn.EVENTS,
    *orders.EVENTS,
    *damage.EVENTS,
    common.ShipAdded,
    common.ShipRemoved,
    common.Concluded,
)
