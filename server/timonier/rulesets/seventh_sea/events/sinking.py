"""Going down.  Rules: 7S-SINK-1 to 7S-SINK-4, 7S-FORT-4."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.seventh_sea.state import Battle, Sinking


@dataclass(frozen=True, kw_only=True)
class SinkingStarted:
    """A ship begins to sink (7S-SINK-1)."""

    ship: str = fields.ship()
    fate: str = fields.plain()
    actions_left: int | None = fields.plain(None)
    sinks_at_round: int | None = fields.plain(None)
    phases_left: int | None = fields.plain(None)
    side: str | None = fields.plain(None, words="board_side")
    side_under_at_round: int | None = fields.plain(None)

    def apply(self, battle: Battle) -> None:
        """Start her clock; one that rests on the bottom is aground."""
        sinking = Sinking(
            self.fate,
            self.actions_left,
            self.sinks_at_round,
            self.phases_left,
            self.side,
            self.side_under_at_round,
        )
        aground = battle.ships[self.ship].aground or self.fate == "rests"
        battle.change(self.ship, sinking=sinking, aground=aground)


@dataclass(frozen=True, kw_only=True)
class SideSubmerged:
    """The side a ship lists to is under water; its guns are silent (7S-SINK-3)."""

    ship: str = fields.ship()
    side: str | None = fields.plain(words="board_side")

    def apply(self, battle: Battle) -> None:
        """Mark it."""
        sinking = battle.ships[self.ship].sinking
        if sinking is not None:
            battle.change(self.ship, sinking=evolve(sinking, side_under=True))


@dataclass(frozen=True, kw_only=True)
class Sunk:
    """A ship went down (7S-SINK-2, 7S-SINK-3)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take her out of play; her clock has run down."""
        battle.release(self.ship)
        sinking = battle.ships[self.ship].sinking
        if sinking is not None:
            actions = None if sinking.actions_left is None else 0
            phases = None if sinking.phases_left is None else 0
            battle.change(self.ship, sinking=evolve(sinking, actions_left=actions, phases_left=phases))
        battle.change(self.ship, status="sunk", in_play=False)


@dataclass(frozen=True, kw_only=True)
class Suction:
    """A ship went straight down: who is near rolls against *tn* to escape (7S-SINK-4)."""

    ship: str = fields.ship()
    radius_m: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: heroes are on the players' sheets."""


@dataclass(frozen=True, kw_only=True)
class Ruined:
    """A fort lies in ruins (7S-FORT-4)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take it out of play."""
        battle.release(self.ship)
        battle.change(self.ship, status="ruined", in_play=False)


EVENTS: tuple[type, ...] = (SinkingStarted, SideSubmerged, Sunk, Suction, Ruined)
