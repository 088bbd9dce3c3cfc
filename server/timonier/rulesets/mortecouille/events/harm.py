"""Damage and loss."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Damaged:
    """A ship lost hull points; *amount* is the whole blow, even beyond what she had.  Rules: MC-SHIP-2."""

    ship: str = fields.ship()
    amount: int = fields.plain()
    hull: int = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set what is left."""
        battle.change(self.ship, hull=self.hull)


@dataclass(frozen=True, kw_only=True)
class Crippled:
    """A ship's condition grew worse.  Rules: MC-WEAR-1, MC-WEAR-2."""

    ship: str = fields.ship()
    condition: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the condition follows from the hull."""


@dataclass(frozen=True, kw_only=True)
class Ignited:
    """A ship was set alight; the fire is rolled at the next blaze step.  Rules: MC-BLAZE-5."""

    ship: str = fields.ship()
    by: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Enter who did it, once."""
        lit = dict.fromkeys((*battle.ships[self.ship].ignited_by, self.by))
        battle.change(self.ship, ignited_by=tuple(lit))


@dataclass(frozen=True, kw_only=True)
class ShipLost:
    """A ship is out of the battle.  Rules: MC-SHIP-4."""

    ship: str = fields.ship()
    fate: str = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take her out."""
        battle.strike(self.ship, self.fate)


@dataclass(frozen=True, kw_only=True)
class SideBeaten:
    """A side has no ship left; the battle goes on.  Rules: MC-END-1."""

    side: str = fields.side()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""
