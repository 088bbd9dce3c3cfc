"""Moves: hexes, reefs, fatigue, and what ships do to each other on the way."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.trireme.state import Battle, DeclaredRam, once
from timonier.rulesets.trireme.words import BACKING, TURNING


@dataclass(frozen=True, kw_only=True)
class Moved:
    """A ship went some hexes; *points* are those spent this turn so far."""

    ship: str = fields.ship()
    speed: str = fields.plain()
    steps: tuple[str, ...] = fields.plain(words="path")
    points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note steps, turns and points; a step astern does the duty of a ship that rammed."""
        turn = battle.ships[self.ship].turn
        turns = sum(step in TURNING for step in self.steps)
        backed = sum(step in BACKING for step in self.steps)
        battle.record(
            self.ship,
            speed=self.speed,
            open=True,
            ended=False,
            moved=self.points,
            last_step=self.steps[-1],
            turns=turn.turns + turns,
            backed=turn.backed + backed,
        )
        if backed:
            battle.change(self.ship, must_back=False)


@dataclass(frozen=True, kw_only=True)
class MoveEnded:
    """A ship's move of the turn is over."""

    ship: str = fields.ship()
    speed: str | None = fields.plain()
    points: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Close the move."""
        battle.record(self.ship, open=False, ended=True)


@dataclass(frozen=True, kw_only=True)
class FatigueRolled:
    """A crew that rowed at full speed threw for fatigue."""

    ship: str = fields.ship()
    face: int = fields.plain()
    tired: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Tire the crew if the die says so."""
        battle.change(self.ship, tired=self.tired)


@dataclass(frozen=True, kw_only=True)
class ReefPassed:
    """A ship got over a reef."""

    ship: str = fields.ship()
    face: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class RamDeclared:
    """A ship drove into another; what comes of it is settled in the step ``ramming``."""

    ship: str = fields.ship()
    target: str = fields.ship()
    aspect: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the ram; the target does not move any more, the rammer has to back off later."""
        battle.rams = (*battle.rams, DeclaredRam(self.ship, self.target, self.aspect))
        battle.record(self.target, rammed=True)
        battle.change(self.ship, must_back=True)


@dataclass(frozen=True, kw_only=True)
class RamResolved:
    """Both ships of a ram threw; what happens to them follows."""

    ship: str = fields.ship()
    target: str = fields.ship()
    aspect: str = fields.plain()
    total: int = fields.plain()
    target_total: int = fields.plain()
    result: str = fields.plain()
    target_result: str = fields.plain(words="result")

    def apply(self, battle: Battle) -> None:
        """Take the ram off the list."""
        battle.rams = battle.rams[1:]


@dataclass(frozen=True, kw_only=True)
class RamVoid:
    """One of the two ships of a ram was not in play any more."""

    ship: str = fields.ship()
    target: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take the ram off the list."""
        battle.rams = battle.rams[1:]


@dataclass(frozen=True, kw_only=True)
class RakeResolved:
    """A ship tried to break the oars of another."""

    ship: str = fields.ship()
    target: str = fields.ship()
    total: int = fields.plain()
    target_total: int = fields.plain()
    success: bool = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note whom she raked."""
        battle.record(self.ship, raked=once(battle.ships[self.ship].turn.raked, self.target))
