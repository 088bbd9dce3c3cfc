"""Collisions and fire ships."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Collided:
    """Two ships ran into each other; *losses* gives the terms and the total of each.  Rules: MC-RAM-1."""

    ship: str = fields.ship()
    target: str = fields.ship()
    contact: str = fields.plain()
    losses: Mapping[str, Mapping[str, int]] = fields.plain(ref="ship")

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage is told by what follows."""


@dataclass(frozen=True, kw_only=True)
class PassedClear:
    """Two ships share a square and did not touch.  Rules: MC-RAM-7."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class Exploded:
    """The powder of a fire ship went up.  Rules: MC-SUIC-3."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Mark the powder as gone."""
        battle.change(self.ship, suicide="spent")


@dataclass(frozen=True, kw_only=True)
class KeptUpright:
    """A ship struck in the side did not capsize.  Rules: MC-RAM-4."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class RodeOver:
    """A bow ship rode over the ship it sank.  Rules: MC-RAM-5."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage is told by what follows."""


@dataclass(frozen=True, kw_only=True)
class Crossed:
    """A bow ship came out on the far side of the wreck.  Rules: MC-RAM-5."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage is told by what follows."""


@dataclass(frozen=True, kw_only=True)
class StoppedShort:
    """A bow ship stopped on the wreck.  Rules: MC-RAM-5."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class SuicideRun:
    """The crew left, powder aboard and helm sealed.  Rules: MC-SUIC-1."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Prime her, without wind and without orders."""
        battle.change(self.ship, suicide="primed", wind_points=0, holding=False)
