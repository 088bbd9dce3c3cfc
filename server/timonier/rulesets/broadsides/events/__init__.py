"""What can happen in a battle of Broadsides and Forts."""

from timonier.kernel.common import ShipAdded, ShipRemoved
from timonier.rulesets.broadsides.events.fights import (
    Boarded,
    BonusChanged,
    BreakOffFailed,
    BrokeOff,
    Captured,
    Grappled,
    Released,
)
from timonier.rulesets.broadsides.events.fire import Damaged, Fired, FortUnhurt
from timonier.rulesets.broadsides.events.moves import Moved, Placed
from timonier.rulesets.broadsides.events.turn import (
    Concluded,
    RoundStarted,
    SideOut,
    StepStarted,
    Sunk,
    WindHeld,
    WindSet,
)

EVENT_TYPES: tuple[type, ...] = (
    RoundStarted,
    StepStarted,
    WindSet,
    WindHeld,
    Fired,
    Damaged,
    Sunk,
    FortUnhurt,
    Grappled,
    Boarded,
    BonusChanged,
    Captured,
    Released,
    SideOut,
    BrokeOff,
    BreakOffFailed,
    Moved,
    Placed,
    ShipAdded,
    ShipRemoved,
    Concluded,
)
