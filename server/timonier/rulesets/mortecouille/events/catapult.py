"""Catapults and countdowns."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Hurled:
    """A catapult threw; *total* is None where the table left nothing to the dice.  Rules: MC-CATA-2."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.plain(unit="squares")
    needed: int | str = fields.plain()
    dice: int = fields.plain()
    bonus: int = fields.plain()
    total: int | None = fields.plain()
    attack: bool = fields.plain(False)

    def apply(self, battle: Battle) -> None:
        """Count the throw, and take the action where it belongs to the attack."""
        ship = battle.ships[self.ship]
        actions = (*ship.actions_taken, "attack") if self.attack else ship.actions_taken
        thrown = ship.catapults_fired + 1
        battle.change(self.ship, actions_taken=actions, holding=False, catapults_fired=thrown)


@dataclass(frozen=True, kw_only=True)
class CountdownBegan:
    """A ship is holed below the water: so many full rounds are left.  Rules: MC-CATA-4, MC-CATA-8."""

    ship: str = fields.ship()
    left: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Start the countdown in this round."""
        battle.change(self.ship, countdown=self.left, countdown_since=battle.round)


@dataclass(frozen=True, kw_only=True)
class CountdownTicked:
    """A countdown fell by one, by a further hit or a full round.  Rules: MC-CATA-5, MC-CATA-6."""

    ship: str = fields.ship()
    left: int = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set what is left."""
        battle.change(self.ship, countdown=self.left)
