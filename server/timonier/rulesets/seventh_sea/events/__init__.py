"""What happens in 7th Sea, as outcomes."""

from timonier.kernel import common
from timonier.rulesets.seventh_sea.events import boarding, campaign, damage, gunnery, rounds, sailing, sinking

EVENTS: tuple[type, ...] = (
    *rounds.EVENTS,
    *sailing.EVENTS,
    *gunnery.EVENTS,
    *damage.EVENTS,
    *sinking.EVENTS,
    *boarding.EVENTS,
    *campaign.EVENTS,
    common.ShipAdded,
    common.ShipRemoved,
    common.Concluded,
)
"""All event types but those that are the same in every game."""
