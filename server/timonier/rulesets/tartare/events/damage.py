"""What ships lost: shields, hull, oxygen, crew, and fires."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.tartare.state import Battle


@dataclass(frozen=True, kw_only=True)
class ShieldLost:
    """A ship lost shields; *amount* is what was really lost."""

    ship: str = fields.ship()
    amount: int = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take them off.  Rules: TT-FIRE-6, TT-TURRET-5."""
        battle.change(self.ship, shield=battle.ships[self.ship].shield - self.amount)


@dataclass(frozen=True, kw_only=True)
class HullLost:
    """A ship lost hull; *amount* is what was really lost."""

    ship: str = fields.ship()
    amount: int = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take it off.  Rules: TT-FIRE-5, TT-FIRE-6, TT-TORP-6, TT-TURRET-5."""
        battle.change(self.ship, hull=battle.ships[self.ship].hull - self.amount)


@dataclass(frozen=True, kw_only=True)
class OxygenLost:
    """A ship lost oxygen; *amount* is what was really lost."""

    ship: str = fields.ship()
    amount: int = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take it off.  Rules: TT-BLAZE-1."""
        battle.change(self.ship, oxygen=battle.ships[self.ship].oxygen - self.amount)


@dataclass(frozen=True, kw_only=True)
class Critical:
    """A critical struck a module, or a corridor (None)."""

    ship: str = fields.ship()
    total: int = fields.plain()
    module: str | None = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: what it does stands in the events after it."""


@dataclass(frozen=True, kw_only=True)
class CrewWounded:
    """A fit crew token was wounded."""

    ship: str = fields.ship()
    module: str = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Turn the token over.  Rules: TT-CRIT-3, TT-BLAZE-2."""
        ship = battle.ships[self.ship]
        there = ship.modules[self.module]
        battle.ships[self.ship] = ship.with_module(
            self.module, crew=there.crew - 1, wounded=there.wounded + 1
        )


@dataclass(frozen=True, kw_only=True)
class CrewKilled:
    """A crew token on a module died, a wounded one where there is one."""

    ship: str = fields.ship()
    module: str = fields.plain()
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take the token away.  Rules: TT-CRIT-3, TT-CRIT-4, TT-BLAZE-2."""
        ship = battle.ships[self.ship]
        there = ship.modules[self.module]
        left = {"wounded": there.wounded - 1} if there.wounded else {"crew": there.crew - 1}
        battle.ships[self.ship] = ship.with_module(self.module, **left)
        battle.change(self.ship, dead=ship.dead + 1)


@dataclass(frozen=True, kw_only=True)
class FireStarted:
    """A fire token was laid on a module."""

    ship: str = fields.ship()
    module: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Lay it there.  Rules: TT-CRIT-2."""
        battle.ships[self.ship] = battle.ships[self.ship].with_module(self.module, fire=True)


@dataclass(frozen=True, kw_only=True)
class FireOut:
    """Fire-fighting put out a fire."""

    ship: str = fields.ship()
    module: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take the token away and count it.  Rules: TT-ACT-6."""
        ship = battle.ships[self.ship].with_module(self.module, fire=False)
        battle.ships[self.ship] = ship.with_turn(extinguished=ship.turn.extinguished + 1)


@dataclass(frozen=True, kw_only=True)
class TorpedoHit:
    """A torpedo in the nearest box struck."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take it off the sheet.  Rules: TT-TORP-6."""
        ship = battle.ships[self.ship]
        battle.ships[self.ship] = ship.with_incoming("1", ship.incoming["1"] - 1)


@dataclass(frozen=True, kw_only=True)
class TorpedoesDestroyed:
    """Turrets shot down torpedoes bound for a ship."""

    ship: str = fields.ship()
    count: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take them off the sheet.  Rules: TT-TURRET-3."""
        ship = battle.ships[self.ship]
        battle.ships[self.ship] = ship.with_incoming("1", ship.incoming["1"] - self.count)


@dataclass(frozen=True, kw_only=True)
class ShotsStopped:
    """Turret hits bounced off a shield."""

    ship: str = fields.ship()
    count: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing.  Rules: TT-TURRET-5."""


EVENTS: tuple[type, ...] = (
    ShieldLost,
    HullLost,
    OxygenLost,
    Critical,
    CrewWounded,
    CrewKilled,
    FireStarted,
    FireOut,
    TorpedoHit,
    TorpedoesDestroyed,
    ShotsStopped,
)
