"""Grapples, boarding fights, captures."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.trireme.state import Battle, Grapple, once


@dataclass(frozen=True, kw_only=True)
class GrappleTried:
    """A ship threw grapples at another that resists."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    target_total: int = fields.plain()
    success: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the throw."""
        battle.record(self.ship, thrown=once(battle.ships[self.ship].turn.thrown, self.target))


@dataclass(frozen=True, kw_only=True)
class Grappled:
    """The grapples hold."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Link the two ships."""
        turn = battle.ships[self.ship].turn
        battle.record(self.ship, thrown=once(turn.thrown, self.target), held=once(turn.held, self.target))
        battle.grapples = (*battle.grapples, Grapple(self.ship, self.target, battle.round))


@dataclass(frozen=True, kw_only=True)
class CutRolled:
    """A ship tried to cut grapples that the other wants to keep."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    target_total: int = fields.plain()
    success: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the try."""
        battle.record(self.ship, cut_tried=once(battle.ships[self.ship].turn.cut_tried, self.target))


@dataclass(frozen=True, kw_only=True)
class GrappleCut:
    """Two ships are free of each other."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take the link away."""
        battle.record(self.ship, cut_tried=once(battle.ships[self.ship].turn.cut_tried, self.target))
        battle.grapples = tuple(link for link in battle.grapples if not link.joins(self.ship, self.target))


@dataclass(frozen=True, kw_only=True)
class PointsAllotted:
    """A ship divided her boarding points among her fights."""

    ship: str = fields.ship()
    points: dict[str, float] = fields.plain(ref="ship")

    def apply(self, battle: Battle) -> None:
        """Note the points, in place of earlier ones."""
        battle.record(self.ship, allotted=self.points)


@dataclass(frozen=True, kw_only=True)
class FightResolved:
    """A boarding fight of one turn: *ship* is the assailant, *odds* a column of the table."""

    ship: str = fields.ship()
    target: str = fields.ship()
    points: float = fields.plain()
    target_points: float = fields.plain()
    odds: str | None = fields.plain(None)
    face: int | None = fields.plain(None)
    result: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: captures take effect when all fights are settled."""


@dataclass(frozen=True, kw_only=True)
class ShipCaptured:
    """A ship was taken in a boarding fight."""

    ship: str = fields.ship()
    by: str = fields.ship()
    side: str = fields.side()
    recaptured: bool = fields.plain()
    damage: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Hand her over, tired, crippled, with slaves at the oars.  Rules: TR-CAPT-1 to TR-CAPT-3."""
        battle.change(
            self.ship, side=self.side, marines=self.side, damage=self.damage, tired=True, crew="slave"
        )
