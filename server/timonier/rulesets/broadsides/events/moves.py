"""Ships that move, and tokens that are put somewhere."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.broadsides.hexes import Hex
from timonier.rulesets.broadsides.state import Battle


@dataclass(frozen=True, kw_only=True)
class Moved:
    """A ship moved; *heading* and *hex* are where she is now.  Rules: BR-MOVE-1 to BR-MOVE-6."""

    ship: str = fields.ship()
    steps: tuple[str, ...] = fields.plain(words="steps")
    spent: int = fields.plain(unit="points")
    points_left: int = fields.plain(unit="points")
    heading: int | None = fields.plain(words="direction")
    hex: Hex | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Bring her there and spend her points."""
        spent = battle.ships[self.ship].points_spent + self.spent
        battle.set(self.ship, heading=self.heading, hex=self.hex, points_spent=spent)


@dataclass(frozen=True, kw_only=True)
class Placed:
    """A token was put where the miniature stands, or taken off.  Rules: BR-GM-7."""

    ship: str = fields.ship()
    hex: Hex | None = fields.plain()
    heading: int | None = fields.plain(words="direction")

    def apply(self, battle: Battle) -> None:
        """Put it there."""
        battle.set(self.ship, hex=self.hex, heading=self.heading)
