"""Serious damage, ranks lost, fires.  Rules: 7S-GUN-5, -6, 7S-SAIL-2, 7S-MUSK-1, 7S-BLAZE, 7S-HURT-1."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.seventh_sea.state import Battle, Ship


@dataclass(frozen=True, kw_only=True)
class SeriousDamage:
    """A ship took serious damage; *superficial* is what she has of that afterwards (7S-GUN-4, 7S-GUN-5)."""

    ship: str = fields.ship()
    count: int = fields.plain()
    cause: str = fields.plain()
    superficial: int = fields.plain()
    total: int | None = fields.plain(None)
    tn: int | None = fields.plain(None)

    def apply(self, battle: Battle) -> None:
        """Count it in full, whatever ranks are left to lose."""
        serious = battle.ships[self.ship].serious + self.count
        battle.change(self.ship, serious=serious, superficial=self.superficial)


@dataclass(frozen=True, kw_only=True)
class TraitLost:
    """A trait fell by *ranks*, to *now* (7S-GUN-6, 7S-SAIL-2)."""

    ship: str = fields.ship()
    trait: str = fields.plain()
    ranks: int = fields.plain()
    now: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Lower it; detached crews are thinned to the Finesse that is left."""
        battle.change(self.ship, **{self.trait: self.now})
        thin_out(battle, self.ship)


@dataclass(frozen=True, kw_only=True)
class Dismasted:
    """A ship lost her last sails; without oars she may not turn before *turn_free_round* (7S-MAST-2)."""

    ship: str = fields.ship()
    turn_free_round: int | None = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Set when she may turn; oars know no waiting."""
        if self.turn_free_round is not None:
            battle.change(self.ship, turn_free_round=self.turn_free_round)


@dataclass(frozen=True, kw_only=True)
class CrewLost:
    """Crew died or fell, without serious damage (7S-MUSK-2, 7S-BOARD-3, 7S-FOOD-2)."""

    ship: str = fields.ship()
    ranks: int = fields.plain()
    now: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Lower Finesse and thin detached crews."""
        battle.change(self.ship, finesse=self.now)
        thin_out(battle, self.ship)


@dataclass(frozen=True, kw_only=True)
class CrewGone:
    """Nobody is left aboard to work her."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing: her Finesse is 0 already."""


@dataclass(frozen=True, kw_only=True)
class CharactersEndangered:
    """Splinters fly: whoever is aboard rolls against *tn* or takes *damage* (7S-HURT-1)."""

    ship: str = fields.ship()
    tn: int = fields.plain()
    damage: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: heroes are on the players' sheets."""


@dataclass(frozen=True, kw_only=True)
class FireStarted:
    """A fire broke out aboard (7S-GUN-9, 7S-AIM-2)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Light it."""
        battle.change(self.ship, fires=battle.ships[self.ship].fires + 1)


@dataclass(frozen=True, kw_only=True)
class FireBurned:
    """The fires aboard did their damage at the start of a round (7S-BLAZE-1)."""

    ship: str = fields.ship()
    fires: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage follows."""


@dataclass(frozen=True, kw_only=True)
class FireOut:
    """Fire parties put out *count* fires; *left* still burn (7S-BLAZE-2)."""

    ship: str = fields.ship()
    count: int = fields.plain()
    left: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Put them out."""
        battle.change(self.ship, fires=self.left)


@dataclass(frozen=True, kw_only=True)
class PowderWet:
    """An aimed shot wetted her powder: no salvos (7S-AIM-3)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Silence her guns until the GM decrees otherwise."""
        battle.change(self.ship, powder_wet=True)


@dataclass(frozen=True, kw_only=True)
class MagazineExploded:
    """An aimed shot blew up her magazine (7S-AIM-3)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage follows."""


def thin_out(battle: Battle, ship: str) -> None:
    """Thin detached crews to the Finesse that is left, the muskets first, then the fire party (7S-MUSK-1)."""
    sheet: Ship = battle.ships[ship]
    over = sheet.fire_crew + sheet.musket_crew - sheet.finesse
    if over > 0:
        muskets = max(0, sheet.musket_crew - over)
        fire = sheet.fire_crew - max(0, over - sheet.musket_crew)
        battle.change(ship, musket_crew=muskets, fire_crew=fire)


EVENTS: tuple[type, ...] = (
    SeriousDamage,
    TraitLost,
    Dismasted,
    CrewLost,
    CrewGone,
    CharactersEndangered,
    FireStarted,
    FireBurned,
    FireOut,
    PowderWet,
    MagazineExploded,
)
