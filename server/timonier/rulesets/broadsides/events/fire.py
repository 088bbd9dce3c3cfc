"""Shots and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.broadsides.state import FIRE, Battle


@dataclass(frozen=True, kw_only=True)
class Fired:
    """A ship or fort fired one shot.  Rules: BR-FIRE-1, BR-FIRE-7 to BR-FIRE-9."""

    ship: str = fields.ship()
    target: str = fields.ship()
    bearing: str | None = fields.plain()
    range: int = fields.plain(unit="hexes")
    column: int = fields.plain()
    faces: tuple[int, ...] = fields.plain()
    modifier: int = fields.plain()
    row: int = fields.plain()
    damage: int = fields.plain()
    automatic: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Spend her shot of this phase."""
        battle.set(self.ship, fired=True)
        battle.acted(self.ship, FIRE)


@dataclass(frozen=True, kw_only=True)
class Damaged:
    """A ship took hits; *hits*, *combat* and *movement* are what she has now.  Rules: BR-DMG-1, BR-DMG-2."""

    ship: str = fields.ship()
    amount: int = fields.plain()
    hits: int = fields.plain()
    combat: int = fields.plain()
    movement: int = fields.plain(unit="points")
    by: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Mark the hits."""
        battle.set(self.ship, hits=self.hits)


@dataclass(frozen=True, kw_only=True)
class FortUnhurt:
    """A shot at a fort was spent for nothing.  Rules: BR-FORT-4."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Spend the shot of this phase."""
        battle.set(self.ship, fired=True)
        battle.acted(self.ship, FIRE)
