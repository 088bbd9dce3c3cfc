"""Boarding fights: begun, fought, won, broken off."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.broadsides.state import BOARDING, CAPTURED, Battle


@dataclass(frozen=True, kw_only=True)
class Grappled:
    """Two ships hold each other.  Rules: BR-BOARD-7."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Hold fast, both ways."""
        battle.grapple(self.ship, self.target)


@dataclass(frozen=True, kw_only=True)
class Boarded:
    """An attack was thrown; *result* is ``CAPT`` or goes to the bonus.  Rules: BR-BOARD-2 to -5, -8."""

    ships: tuple[str, ...] = fields.ship()
    target: str = fields.ship()
    attack: int = fields.plain()
    defence: int = fields.plain()
    column: str = fields.plain()
    faces: tuple[int, ...] = fields.plain()
    bonus: int = fields.plain()
    row: int = fields.plain()
    result: int | str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Mark attackers and defender for this phase."""
        for ship in self.ships:
            battle.set(ship, boarded=True)
        battle.set(self.target, was_boarded=True)
        battle.acted(self.ships[0], BOARDING)


@dataclass(frozen=True, kw_only=True)
class BonusChanged:
    """What the attackers of a ship add to their next throw changed.  Rules: BR-BOARD-5."""

    ship: str = fields.ship()
    bonus: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Keep the new total with the ship under attack."""
        battle.set(self.ship, boarders_bonus=self.bonus)


@dataclass(frozen=True, kw_only=True)
class Captured:
    """A ship was taken; she belongs to the side *by*.  Rules: BR-BOARD-6, BR-PRIZE-1."""

    ship: str = fields.ship()
    by: str = fields.side()

    def apply(self, battle: Battle) -> None:
        """Turn her counter over where it lies."""
        battle.leave(self.ship, CAPTURED, self.by)


@dataclass(frozen=True, kw_only=True)
class Released:
    """The last grapple of a ship ended.  Rules: BR-BOARD-10, BR-BREAK-5."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """End the bonus against her with the fight."""
        battle.set(self.ship, boarders_bonus=0)


@dataclass(frozen=True, kw_only=True)
class BrokeOff:
    """A ship broke free of all who held her.  Rules: BR-BREAK-3 to BR-BREAK-5."""

    ship: str = fields.ship()
    faces: tuple[int, ...] = fields.plain()
    spent: int = fields.plain(0, unit="points")

    def apply(self, battle: Battle) -> None:
        """Mark the try, and end her grapples and the bonus against her."""
        _tried(battle, self.ship, self.spent)
        battle.part(self.ship)
        battle.set(self.ship, boarders_bonus=0)


@dataclass(frozen=True, kw_only=True)
class BreakOffFailed:
    """A ship tried to break off and did not.  Rules: BR-BREAK-3."""

    ship: str = fields.ship()
    faces: tuple[int, ...] = fields.plain()
    spent: int = fields.plain(0, unit="points")

    def apply(self, battle: Battle) -> None:
        """Mark the try."""
        _tried(battle, self.ship, self.spent)


def _tried(battle: Battle, ship: str, spent: int) -> None:
    battle.set(ship, tried_break_off=True, points_spent=battle.ships[ship].points_spent + spent)
