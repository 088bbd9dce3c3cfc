"""Wind, sails, helm and drift.  Rules: 7S-MOVE, 7S-HELM, 7S-SAIL, 7S-WIND, 7S-DRIFT."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class WindSet:
    """The wind stands at the beginning of the battle (7S-WIND-4)."""

    direction: int = fields.plain()
    force: int = fields.plain()
    from_deg: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Let it blow, and remember where it blew to first; what was said of the wind before still holds."""
        if battle.wind is not None:
            direction = self.direction
            battle.wind = evolve(
                battle.wind, direction=direction, force=self.force, initial_direction=direction
            )


@dataclass(frozen=True, kw_only=True)
class WindChecked:
    """The wind was tried; *changes* says whether it does (7S-WIND-9)."""

    face: int = fields.plain()
    needed: int = fields.plain()
    changes: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class WindChanged:
    """The wind has a new direction, force, or both (7S-WIND-10, 7S-WIND-11)."""

    direction: int = fields.plain()
    force: int = fields.plain()
    from_deg: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Let it blow."""
        battle.set_direction(self.direction)
        if battle.wind is not None:
            battle.wind = evolve(battle.wind, force=self.force)


@dataclass(frozen=True, kw_only=True)
class Hurricane:
    """The wind is a hurricane: the battle is over (7S-WIND-6)."""

    def apply(self, battle: Battle) -> None:
        """End the battle."""
        battle.over = True


@dataclass(frozen=True, kw_only=True)
class InertiaDue:
    """A ship runs on straight ahead before anything else; move her miniature (7S-MOVE-4)."""

    ship: str = fields.ship()
    hexes: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the hexes for her next turn."""
        since = battle.ships[self.ship].hexes_since_turn
        battle.change(self.ship, inertia=self.hexes, hexes_since_turn=since + self.hexes)


@dataclass(frozen=True, kw_only=True)
class Moved:
    """A ship sailed straight ahead (7S-MOVE-1, 7S-MOVE-3)."""

    ship: str = fields.ship()
    hexes: int = fields.plain()
    wind_angle: str | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the hexes, and remember the angle of a ship without a heading."""
        ship = battle.ships[self.ship]
        battle.change(
            self.ship,
            moved=ship.moved + self.hexes,
            sailed=ship.sailed + self.hexes,
            hexes_since_turn=ship.hexes_since_turn + self.hexes,
        )
        if ship.heading is None and battle.wind is not None and self.wind_angle is not None:
            battle.change(self.ship, stated_angle=self.wind_angle)


@dataclass(frozen=True, kw_only=True)
class Turned:
    """A ship turned by 60°; *turn_free_round* is when a ship without sails may do so again (7S-MAST-2)."""

    ship: str = fields.ship()
    to: str = fields.plain(words="board_side")
    heading: int | None = fields.plain()
    wind_angle: str | None = fields.plain()
    turn_free_round: int | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count the turn; heading and angle follow."""
        ship = battle.ships[self.ship]
        battle.change(
            self.ship,
            turned=True,
            turns=ship.turns + 1,
            hexes_since_turn=0,
            straight_rounds=0,
            heading=self.heading,
            turn_free_round=self.turn_free_round,
        )
        if self.heading is None and battle.wind is not None:
            battle.change(self.ship, stated_angle=self.wind_angle)


@dataclass(frozen=True, kw_only=True)
class CaughtHeadToWind:
    """Her own turn brought a ship head to wind: she is caught in irons (7S-WIND-3)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Hold her for the rest of this round and, but for one turn, the next."""
        battle.change(self.ship, irons=2)


@dataclass(frozen=True, kw_only=True)
class SpeedChanged:
    """A ship changed sail, by order or because the wind allows no more (7S-SAIL-3, 7S-WIND-7)."""

    ship: str = fields.ship()
    speed: str = fields.plain()
    cause: str = fields.plain(words="speed_cause")

    def apply(self, battle: Battle) -> None:
        """Set the sails; only an order counts as the round's change."""
        changed = battle.ships[self.ship].speed_changed or self.cause == "order"
        battle.change(self.ship, speed=self.speed, speed_changed=changed)


@dataclass(frozen=True, kw_only=True)
class Drifted:
    """A ship is set down one hex with the wind; move her miniature (7S-DRIFT-1)."""

    ship: str = fields.ship()
    direction: int | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note it on her sheet."""
        battle.change(self.ship, drift=1)


EVENTS: tuple[type, ...] = (
    WindSet,
    WindChecked,
    WindChanged,
    Hurricane,
    InertiaDue,
    Moved,
    Turned,
    CaughtHeadToWind,
    SpeedChanged,
    Drifted,
)
