"""Ramming and boarding.  Rules: 7S-RAM-1, 7S-RAM-2, 7S-BOARD-1 to 7S-BOARD-5."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class Rammed:
    """Two ships collided; each takes *damage* serious damage (7S-RAM-1, 7S-RAM-2)."""

    ship: str = fields.ship()
    target: str = fields.ship()
    hexes: int | None = fields.plain()
    inertia: bool = fields.plain()
    damage: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage follows, ship by ship."""


@dataclass(frozen=True, kw_only=True)
class Grappled:
    """Two ships hold each other from the first exchange on (7S-BOARD-5)."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Tie them."""
        for one, other in ((self.ship, self.target), (self.target, self.ship)):
            if other not in battle.ships[one].grappled:
                battle.change(one, grappled=(*battle.ships[one].grappled, other))


@dataclass(frozen=True, kw_only=True)
class Boarded:
    """One exchange of a boarding (7S-BOARD-3); losses are ranks of Finesse."""

    ship: str = fields.ship()
    target: str = fields.ship()
    die: int = fields.plain()
    result: int = fields.plain()
    attacker_losses: int = fields.plain()
    defender_losses: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the losses follow."""


@dataclass(frozen=True, kw_only=True)
class Captured:
    """A ship fell to boarders (7S-BOARD-4)."""

    ship: str = fields.ship()
    by: str = fields.side()

    def apply(self, battle: Battle) -> None:
        """Let her count with her captor's side; one retaken by her own is free again."""
        battle.release(self.ship)
        if self.by == battle.ships[self.ship].side:
            battle.change(self.ship, status="afloat", captured_by=None)
        else:
            battle.change(self.ship, status="captured", captured_by=self.by)


@dataclass(frozen=True, kw_only=True)
class BoardersLost:
    """The boarders are all gone; the grapple ends (7S-BOARD-4)."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Cut the two loose."""
        part(battle, self.ship, self.target)


@dataclass(frozen=True, kw_only=True)
class BoardingBroken:
    """A boarding was broken off (7S-BOARD-5)."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Cut the two loose."""
        part(battle, self.ship, self.target)


def part(battle: Battle, ship: str, target: str) -> None:
    """End the grapple between two ships."""
    for one, other in ((ship, target), (target, ship)):
        held = tuple(name for name in battle.ships[one].grappled if name != other)
        battle.change(one, grappled=held)


EVENTS: tuple[type, ...] = (Rammed, Grappled, Boarded, Captured, BoardersLost, BoardingBroken)
