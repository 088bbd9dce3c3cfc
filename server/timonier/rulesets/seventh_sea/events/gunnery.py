"""Shots, wound checks and muskets.  Rules: 7S-GUN, 7S-AIM, 7S-MUSK, 7S-DICE-7."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class DramaSpent:
    """A ship spent drama dice on a roll (7S-DICE-7)."""

    ship: str = fields.ship()
    count: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take the dice, whatever comes of the roll."""
        battle.change(self.ship, drama=battle.ships[self.ship].drama - self.count)


@dataclass(frozen=True, kw_only=True)
class Hit:
    """A salvo hit (7S-GUN-1, 7S-AIM-1)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the salvo."""
        battle.change(self.ship, salvos=battle.ships[self.ship].salvos + 1)


@dataclass(frozen=True, kw_only=True)
class Missed:
    """A salvo missed (7S-GUN-1, 7S-AIM-1)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the salvo."""
        battle.change(self.ship, salvos=battle.ships[self.ship].salvos + 1)


@dataclass(frozen=True, kw_only=True)
class DamageRolled:
    """The damage of a salvo: what was rolled, less what its ammunition takes off (7S-GUN-2, -7, -8)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    rolled: int = fields.plain()
    reduction: int = fields.plain()
    damage: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the wound check decides."""


@dataclass(frozen=True, kw_only=True)
class NoDamage:
    """A hit did nothing: its ammunition took all damage off."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class SuperficialDamage:
    """A wound check held: the damage is superficial (7S-GUN-4)."""

    ship: str = fields.ship()
    damage: int = fields.plain()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Add it to what she has."""
        battle.change(self.ship, superficial=battle.ships[self.ship].superficial + self.damage)


@dataclass(frozen=True, kw_only=True)
class CrewAssigned:
    """Crew ranks were set to the fires or to the muskets (7S-BLAZE-2, 7S-MUSK-1)."""

    ship: str = fields.ship()
    duty: str = fields.plain()
    ranks: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Detach them until the end of the round."""
        battle.change(self.ship, **{"fire_crew" if self.duty == "fire" else "musket_crew": self.ranks})


@dataclass(frozen=True, kw_only=True)
class VolleyFired:
    """The muskets of a ship fired (7S-MUSK-2)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    shots: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Mark the volley of this phase as fired."""
        battle.change(self.ship, volleyed=True)


@dataclass(frozen=True, kw_only=True)
class MusketHit:
    """A shot of a volley told (7S-MUSK-3)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the loss follows."""


@dataclass(frozen=True, kw_only=True)
class MusketMissed:
    """A shot of a volley went wide (7S-MUSK-3)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


EVENTS: tuple[type, ...] = (
    DramaSpent,
    Hit,
    Missed,
    DamageRolled,
    NoDamage,
    SuperficialDamage,
    CrewAssigned,
    VolleyFired,
    MusketHit,
    MusketMissed,
)
