"""The turn and its end, the wind, and ships and sides that go out of play."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.broadsides.state import SUNK, Battle


@dataclass(frozen=True, kw_only=True)
class RoundStarted:
    """A turn began.  Rules: BR-TURN-3."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count it."""
        battle.round = self.round


@dataclass(frozen=True, kw_only=True)
class StepStarted:
    """A phase began; *side* is the side in phase.  Rules: BR-TURN-1, BR-TURN-3."""

    round: int = fields.plain()
    step: str = fields.plain()
    phase: int = fields.plain()
    side: str | None = fields.side()

    def apply(self, battle: Battle) -> None:
        """Wipe off the marks of the phase before and go on."""
        for ship in battle.ships:
            battle.set(
                ship, fired=False, boarded=False, was_boarded=False, tried_break_off=False, points_spent=0
            )
        for side in battle.sides:
            battle.sides[side] = evolve(battle.sides[side], phase_action=None)
        battle.step = self.step


@dataclass(frozen=True, kw_only=True)
class WindSet:
    """The wind was drawn, shifted or set by decree.  Rules: BR-WIND-1 to BR-WIND-5."""

    from_: int = fields.plain(words="direction")
    from_deg: int = fields.plain(unit="degrees")
    cause: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Let it blow from there."""
        battle.wind_from = self.from_


@dataclass(frozen=True, kw_only=True)
class WindHeld:
    """The wind might have shifted and held.  Rules: BR-WIND-3."""

    from_: int = fields.plain(words="direction")

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class Sunk:
    """A ship sank, *by* the ship that fired, None by decree.  Rules: BR-DMG-3."""

    ship: str = fields.ship()
    by: str | None = fields.ship(None)

    def apply(self, battle: Battle) -> None:
        """Take the counter away."""
        battle.leave(self.ship, SUNK)


@dataclass(frozen=True, kw_only=True)
class SideOut:
    """The last ship of a side went out of play.  Rules: BR-DMG-6."""

    side: str = fields.side()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the battle goes on until it is concluded."""


@dataclass(frozen=True, kw_only=True)
class Concluded:
    """The battle ended; *winner* is None where the scores are equal.  Rules: BR-SCORE-2, BR-GM-5."""

    scores: dict[str, int] = fields.plain(ref="side")
    winner: str | None = fields.side()

    def apply(self, battle: Battle) -> None:
        """Mark the battle as over."""
        battle.conclude()
