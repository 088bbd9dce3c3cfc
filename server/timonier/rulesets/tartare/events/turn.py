"""What the turn brought by itself: steps, active modules, torpedoes closing in, ships lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.tartare.state import Battle, Turn


@dataclass(frozen=True, kw_only=True)
class StepStarted:
    """A step began."""

    round: int = fields.plain()
    step: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Open it, with nobody's turn yet.  Rules: TT-TURN-1, TT-TURN-2, TT-GEN-3, TT-TORP-4."""
        in_parts = self.step == "attack" and battle.options["fire_order"] == "part"
        battle.step, battle.acting_speed = self.step, None
        battle.attack_part = 1 if in_parts else None


@dataclass(frozen=True, kw_only=True)
class RoundStarted:
    """A turn of the game began."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Count it and clear what ships did in the last.  Rules: TT-TURN-3."""
        battle.round = self.round
        for ship in battle.ships:
            battle.change(ship, turn=Turn())


@dataclass(frozen=True, kw_only=True)
class PropulsionGained:
    """The Engine gave units of propulsion."""

    ship: str = fields.ship()
    amount: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Store them.  Rules: TT-ACT-2."""
        battle.change(self.ship, propulsion=(battle.ships[self.ship].propulsion or 0) + self.amount)


@dataclass(frozen=True, kw_only=True)
class OxygenGained:
    """Survival gave oxygen."""

    ship: str = fields.ship()
    amount: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Add it.  Rules: TT-ACT-3."""
        battle.change(self.ship, oxygen=battle.ships[self.ship].oxygen + self.amount)


@dataclass(frozen=True, kw_only=True)
class ShieldGained:
    """The Shield module raised the shields."""

    ship: str = fields.ship()
    amount: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Add it.  Rules: TT-ACT-4."""
        battle.change(self.ship, shield=battle.ships[self.ship].shield + self.amount)


@dataclass(frozen=True, kw_only=True)
class HullGained:
    """Repair mended the hull."""

    ship: str = fields.ship()
    amount: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Add it.  Rules: TT-ACT-5."""
        battle.change(self.ship, hull=battle.ships[self.ship].hull + self.amount)


@dataclass(frozen=True, kw_only=True)
class CrewHealed:
    """Medical healed a wounded token, which stays there."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Turn the token over.  Rules: TT-ACT-7."""
        ship = battle.ships[self.ship]
        there = ship.modules["medical"]
        battle.ships[self.ship] = ship.with_module("medical", crew=there.crew + 1, wounded=there.wounded - 1)


@dataclass(frozen=True, kw_only=True)
class TorpedoesClosed:
    """Torpedoes came one box nearer; *incoming* holds the boxes after that."""

    ship: str = fields.ship()
    incoming: Mapping[str, int] = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set the boxes.  Rules: TT-TORP-5."""
        battle.change(self.ship, incoming=dict(self.incoming))


@dataclass(frozen=True, kw_only=True)
class ShipExploded:
    """A ship without hull exploded."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take it out of play.  Rules: TT-END-1, TT-END-5."""
        battle.strike(self.ship, "exploded")


@dataclass(frozen=True, kw_only=True)
class ShipAdrift:
    """A ship without oxygen lost all its crew and is adrift."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take crew and energy off; fires stay.  Rules: TT-END-2."""
        ship = battle.ships[self.ship]
        emptied = {name: evolve(module, crew=0, wounded=0, energy=0) for name, module in ship.modules.items()}
        battle.change(
            self.ship,
            status="adrift",
            dead=ship.dead + ship.fit + ship.wounded,
            modules=emptied,
            reserve_crew=0,
            reserve_wounded=0,
        )


@dataclass(frozen=True, kw_only=True)
class BattleDecided:
    """At most one *side* has active ships left (None: not one)."""

    side: str | None = fields.side()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the game master concludes.  Rules: TT-END-4."""


EVENTS: tuple[type, ...] = (
    StepStarted,
    RoundStarted,
    PropulsionGained,
    OxygenGained,
    ShieldGained,
    HullGained,
    CrewHealed,
    TorpedoesClosed,
    ShipExploded,
    ShipAdrift,
    BattleDecided,
)
