"""Wind and movement."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class WindGained:
    """The wind die gave a point.  Rules: MC-WIND-1."""

    ship: str = fields.ship()
    wind_points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Put a marker behind her."""
        battle.change(self.ship, wind_points=self.wind_points)


@dataclass(frozen=True, kw_only=True)
class NoWind:
    """The wind die gave nothing.  Rules: MC-WIND-1."""

    ship: str = fields.ship()
    wind_points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class WindLost:
    """A static ship lost its wind points.  Rules: MC-TURN-4."""

    ship: str = fields.ship()
    amount: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take the markers away."""
        battle.change(self.ship, wind_points=0)


@dataclass(frozen=True, kw_only=True)
class Drifted:
    """A fire ship went straight on.  Rules: MC-SUIC-2."""

    ship: str = fields.ship()
    squares: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the squares."""
        moved = battle.ships[self.ship].squares_moved
        battle.change(self.ship, squares_moved=moved + self.squares)


@dataclass(frozen=True, kw_only=True)
class Advanced:
    """A ship sailed on, or set sail and waits for wind.  Rules: MC-MOVE-1, MC-MOVE-6."""

    ship: str = fields.ship()
    squares: int = fields.plain()
    cost: int = fields.plain()
    wind_points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Pay, move, and take the action."""
        _move(battle, self.ship, "advance", self.squares, self.wind_points)


@dataclass(frozen=True, kw_only=True)
class Turned:
    """A ship turned, at rest or under way.  Rules: MC-MOVE-3, MC-MOVE-4."""

    ship: str = fields.ship()
    turn: str = fields.plain()
    under_way: bool = fields.plain()
    squares: int = fields.plain()
    cost: int = fields.plain()
    wind_points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Pay, move, and take the action."""
        _move(battle, self.ship, "manoeuvre", self.squares, self.wind_points)


@dataclass(frozen=True, kw_only=True)
class Held:
    """A ship stays where it is.  Rules: MC-TURN-4."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Mark her as holding."""
        battle.change(self.ship, holding=True)


def _move(battle: Battle, ship: str, action: str, squares: int, wind_points: int) -> None:
    sheet = battle.ships[ship]
    battle.change(
        ship,
        wind_points=wind_points,
        squares_moved=sheet.squares_moved + squares,
        actions_taken=(*sheet.actions_taken, action),
        holding=False,
    )
