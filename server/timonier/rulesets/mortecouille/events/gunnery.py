"""Cannonades, and what bursts do to the gunners."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class Fired:
    """A battery fired; *total* is None where the table left nothing to the dice.  Rules: MC-FIRE-1."""

    ship: str = fields.ship()
    target: str = fields.ship()
    mode: str = fields.plain()
    arc: str = fields.plain()
    guns: int = fields.plain()
    range: int = fields.plain(unit="squares")
    needed: int | str = fields.plain()
    dice: int = fields.plain()
    bonus: int = fields.plain()
    total: int | None = fields.plain()
    attack: bool = fields.plain(True)

    def apply(self, battle: Battle) -> None:
        """Take the action, unless this round's catapults took it already."""
        taken = battle.ships[self.ship].actions_taken
        actions = (*taken, "attack") if self.attack else taken
        battle.change(self.ship, actions_taken=actions, holding=False, fired=self.mode)


@dataclass(frozen=True, kw_only=True)
class Missed:
    """A shot or a stone went wide.  Rules: MC-FIRE-1, MC-CATA-2."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class Hit:
    """A shot or a stone struck; *catapult_hits* counts the target's stones.  Rules: MC-FIRE-1, MC-CATA-2."""

    ship: str = fields.ship()
    target: str = fields.ship()
    catapult_hits: int | None = fields.plain(None)

    def apply(self, battle: Battle) -> None:
        """Count a stone; what it does is told by what follows."""
        if self.catapult_hits is not None:
            battle.change(self.target, catapult_hits=self.catapult_hits)


@dataclass(frozen=True, kw_only=True)
class GunnersTired:
    """The gunners must rest for the whole next round.  Rules: MC-FIRE-6, MC-FIRE-7."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Silence her guns and begin the count anew."""
        battle.change(self.ship, burst_streak=0, resting=True)


@dataclass(frozen=True, kw_only=True)
class BurstsCounted:
    """The gunners may fire next round; so many bursts in a row lie behind them.  Rules: MC-FIRE-7."""

    ship: str = fields.ship()
    bursts: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Keep the count."""
        battle.change(self.ship, burst_streak=self.bursts, resting=False)
