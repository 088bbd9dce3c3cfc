"""Rounds, steps, the first player, the wind, the end."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.trireme.state import Battle, Turn


@dataclass(frozen=True, kw_only=True)
class RoundStarted:
    """A new turn of the game began; what ships did in the last one is forgotten."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count it and clear the turn records.  Rules: TR-TURN-4."""
        battle.round = self.round
        for ship in battle.ships:
            battle.change(ship, turn=Turn())


@dataclass(frozen=True, kw_only=True)
class StepStarted:
    """A step of the turn began."""

    round: int = fields.plain()
    step: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Go on to it."""
        battle.step = self.step


@dataclass(frozen=True, kw_only=True)
class FirstPlayerSet:
    """The die said who moves first."""

    side: str = fields.side()
    face: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Let that side move first."""
        battle.first_side = self.side


@dataclass(frozen=True, kw_only=True)
class WindRolled:
    """The die said whether the wind drops."""

    face: int = fields.plain()
    force: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set the wind."""
        battle.force = self.force


@dataclass(frozen=True, kw_only=True)
class BattleDecided:
    """Only one side, or none, has ships in play any more."""

    side: str | None = fields.side(None)

    def apply(self, battle: Battle) -> None:
        """Change nothing: it is a notice."""


@dataclass(frozen=True, kw_only=True)
class Concluded:
    """The battle ended."""

    winner: str | None = fields.side(None)
    scores: dict[str, float] = fields.plain(ref="side")

    def apply(self, battle: Battle) -> None:
        """Name the winner and end the battle."""
        battle.winner = self.winner
        battle.conclude()
