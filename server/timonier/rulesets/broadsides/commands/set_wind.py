"""``set_wind``: the wind by decree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides.checks import running
from timonier.rulesets.broadsides.events.turn import WindSet
from timonier.rulesets.broadsides.hexes import DEGREES
from timonier.rulesets.broadsides.state import Battle


@dataclass(frozen=True, kw_only=True)
class SetWind:
    """Set the direction that the wind comes from."""

    from_: int = fields.whole(low=0, high=5)
    reason: str | None = fields.text(None)


def checks(battle: Battle, order: SetWind, faults: Faults) -> Iterator[Refusal]:
    """Say why the wind cannot be set.  Rules: BR-WIND-5.  Refuses: battle_over, bad_value."""
    yield from running(battle, faults)


def handle(battle: Battle, order: SetWind, dice: Dice) -> Iterator[Event]:
    """Set it.  Rules: BR-WIND-1, BR-WIND-5."""
    yield WindSet(from_=order.from_, from_deg=order.from_ * DEGREES, cause="decree")


SET_WIND = Command("set_wind", SetWind, checks, handle, "BR-WIND-5")
