"""Damage and repair."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.trireme.state import Battle


@dataclass(frozen=True, kw_only=True)
class ShipCrippled:
    """A ship was crippled."""

    ship: str = fields.ship()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Cripple her."""
        battle.change(self.ship, damage="crippled")


@dataclass(frozen=True, kw_only=True)
class ShipSunk:
    """A ship went down."""

    ship: str = fields.ship()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take her off the table."""
        battle.take_off(self.ship, "sunk")


@dataclass(frozen=True, kw_only=True)
class RepairRolled:
    """A damaged ship threw for repair."""

    ship: str = fields.ship()
    face: int = fields.plain()
    total: int = fields.plain()
    result: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the throw."""
        battle.record(self.ship, repair_tried=True)


@dataclass(frozen=True, kw_only=True)
class DamageSet:
    """Repair changed a ship's damage, for better or worse."""

    ship: str = fields.ship()
    damage: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set it."""
        battle.change(self.ship, damage=self.damage)
