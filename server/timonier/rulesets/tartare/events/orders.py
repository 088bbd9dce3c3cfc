"""What ships did by order."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.tartare.layout import laid_out
from timonier.rulesets.tartare.state import Battle


@dataclass(frozen=True, kw_only=True)
class Assigned:
    """A ship laid out its crew and energy; the lists are the whole layout, one entry a token."""

    ship: str = fields.ship()
    crew: tuple[str, ...] = fields.plain(words="module")
    wounded: tuple[str, ...] = fields.plain(words="module")
    energy: tuple[str, ...] = fields.plain(words="module")

    def apply(self, battle: Battle) -> None:
        """Put the tokens there, the rest into the reserve.  Rules: TT-ASSIGN-1."""
        battle.ships[self.ship] = laid_out(battle.ships[self.ship], self.crew, self.wounded, self.energy)


@dataclass(frozen=True, kw_only=True)
class Moved:
    """A ship moved; *manoeuvres* by the play aid, *turn* in degrees (right positive) by the book."""

    ship: str = fields.ship()
    part: int = fields.plain()
    cost: int = fields.plain()
    inches: int = fields.plain(unit="inches")
    manoeuvres: tuple[str, ...] | None = fields.plain(None, words="manoeuvre")
    turn: int | None = fields.plain(None, unit="degrees")

    def apply(self, battle: Battle) -> None:
        """Note the move, take its units and the ship's turn.  Rules: TT-MOVE-4, TT-MOVE-5, TT-GEN-3."""
        ship = battle.ships[self.ship]
        parts = ship.turn.parts if self.part in ship.turn.parts else (*ship.turn.parts, self.part)
        battle.ships[self.ship] = ship.with_turn(parts=parts, spent=ship.turn.spent + self.cost)
        if ship.propulsion is not None:
            battle.change(self.ship, propulsion=max(0, ship.propulsion - self.cost))
        if self.part != 3:
            battle.take_turn(self.ship, "move")


@dataclass(frozen=True, kw_only=True)
class Drifted:
    """A ship went straight ahead by itself."""

    ship: str = fields.ship()
    inches: int = fields.plain(unit="inches")

    def apply(self, battle: Battle) -> None:
        """Note how far.  Rules: TT-MOVE-3, TT-MOVE-6, TT-MOVE-9."""
        ship = battle.ships[self.ship]
        battle.ships[self.ship] = ship.with_turn(drift=ship.turn.drift + self.inches)


@dataclass(frozen=True, kw_only=True)
class LasersFired:
    """A salvo of lasers: *needed* with the obstacle, *hits* in all, *pierced* those of the top face."""

    ship: str = fields.ship()
    target: str = fields.ship()
    band: int = fields.plain()
    needed: int = fields.plain()
    faces: tuple[int, ...] = fields.plain()
    hits: int = fields.plain()
    pierced: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Note the lasers fired and the target, and take the ship's turn.  Rules: TT-FIRE-2, TT-GEN-3."""
        ship = battle.ships[self.ship]
        shot = ship.turn.laser_targets
        battle.ships[self.ship] = ship.with_turn(
            lasers_fired=ship.turn.lasers_fired + len(self.faces),
            laser_targets=shot if self.target in shot else (*shot, self.target),
        )
        battle.take_turn(self.ship, "fire")


@dataclass(frozen=True, kw_only=True)
class TorpedoesLaunched:
    """Torpedoes left their silos and lie in an approach box of the target."""

    ship: str = fields.ship()
    target: str = fields.ship()
    count: int = fields.plain()
    box: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Move them to the target's sheet, and take the ship's turn.  Rules: TT-TORP-1, TT-TORP-2."""
        ship, target, box = battle.ships[self.ship], battle.ships[self.target], str(self.box)
        battle.ships[self.target] = target.with_incoming(box, target.incoming[box] + self.count)
        battle.change(self.ship, torpedoes=max(0, ship.torpedoes - self.count))
        battle.ships[self.ship] = battle.ships[self.ship].with_turn(launcher="launched")
        battle.take_turn(self.ship, "launch")


@dataclass(frozen=True, kw_only=True)
class TorpedoesReloaded:
    """Silos were filled; *count* torpedoes were added."""

    ship: str = fields.ship()
    count: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Load them, and take the ship's turn.  Rules: TT-TORP-1, TT-TORP-3."""
        battle.change(self.ship, torpedoes=battle.ships[self.ship].torpedoes + self.count)
        _use_launcher(battle, self.ship)


@dataclass(frozen=True, kw_only=True)
class LauncherSpent:
    """A ship reloaded by ruling though nothing was to be loaded."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Take the ship's turn all the same.  Rules: TT-TORP-1, TT-TORP-3."""
        _use_launcher(battle, self.ship)


@dataclass(frozen=True, kw_only=True)
class TurretsFired:
    """Turrets fired at ``torpedoes`` or a ship; *extra* where the dice were won by sixes."""

    ship: str = fields.ship()
    target: str = fields.ship()
    faces: tuple[int, ...] = fields.plain()
    hits: int = fields.plain()
    extra: bool = fields.plain(False)

    def apply(self, battle: Battle) -> None:
        """Note the turrets that fired; extra dice do not count.  Rules: TT-TURRET-1."""
        if not self.extra:
            ship = battle.ships[self.ship]
            battle.ships[self.ship] = ship.with_turn(turrets_fired=ship.turn.turrets_fired + len(self.faces))


EVENTS: tuple[type, ...] = (
    Assigned,
    Moved,
    Drifted,
    LasersFired,
    TorpedoesLaunched,
    TorpedoesReloaded,
    LauncherSpent,
    TurretsFired,
)


def _use_launcher(battle: Battle, ship: str) -> None:
    battle.ships[ship] = battle.ships[ship].with_turn(launcher="reloaded")
    battle.take_turn(ship, "reload")
