"""Rounds and steps."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.mortecouille.state import Battle


@dataclass(frozen=True, kw_only=True)
class RoundBegan:
    """A round began; what the ships did in the last one is forgotten.  Rules: MC-TURN-1."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Clear the marks of the round on every ship, lost ones too."""
        battle.round = self.round
        for ship in battle.ships:
            battle.change(
                ship,
                actions_taken=(),
                squares_moved=0,
                holding=False,
                fired=None,
                catapults_fired=0,
                panicked=False,
            )


@dataclass(frozen=True, kw_only=True)
class StepBegan:
    """A step of the round began.  Rules: MC-TURN-1."""

    step: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Stand in that step."""
        battle.step = self.step
