"""Fire aboard."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class FireOut:
    """The crew put its fire out.  Rules: MC-BLAZE-1 to MC-BLAZE-4."""

    ship: str = fields.ship()
    phase: str = fields.plain(words="blaze")

    def apply(self, battle: Battle) -> None:
        """Forget the fire and who lit it."""
        battle.change(self.ship, blaze=None, lit_by=(), ignited_by=())


@dataclass(frozen=True, kw_only=True)
class FireSpread:
    """A fire was not put out and goes on to *blaze*, or takes the ship (None).  Rules: MC-BLAZE-1 to -4."""

    ship: str = fields.ship()
    phase: str = fields.plain(words="blaze")
    blaze: str | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the phase, and who lit this fire."""
        ship = battle.ships[self.ship]
        before = () if ship.blaze is None else ship.lit_by
        lit_by = tuple(dict.fromkeys((*before, *ship.ignited_by)))
        battle.change(self.ship, blaze=self.blaze, lit_by=() if self.blaze is None else lit_by, ignited_by=())


@dataclass(frozen=True, kw_only=True)
class Panicked:
    """The crew did nothing but fight the fire this round.  Rules: MC-BLAZE-4."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Mark her for the rest of the round."""
        battle.change(self.ship, panicked=True)
