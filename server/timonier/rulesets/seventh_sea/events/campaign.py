"""Ground, reefs, storms, stores and people.  Rules: 7S-DRAUGHT, 7S-REEF, 7S-STORM, 7S-FOOD, 7S-HURT."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class DeepEnough:
    """The water is deep enough (7S-DRAUGHT-1)."""

    ship: str = fields.ship()
    depth: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class RanAground:
    """A ship struck; the water is *short* of her draught by so many ranks (7S-DRAUGHT-1, 7S-REEF-2)."""

    ship: str = fields.ship()
    depth: int = fields.plain()
    short: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Hold her fast."""
        battle.change(self.ship, aground=True)


@dataclass(frozen=True, kw_only=True)
class ReefsSeen:
    """The reefs were seen, by the look-out or the pilot (7S-REEF-1)."""

    ship: str = fields.ship()
    by: str = fields.plain(words="watch")

    def apply(self, battle: Battle) -> None:
        """Change nothing: the pilot's roll follows."""


@dataclass(frozen=True, kw_only=True)
class ReefsUnseen:
    """Nobody saw the reefs (7S-REEF-1)."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing: she strikes."""


@dataclass(frozen=True, kw_only=True)
class ReefsCleared:
    """The pilot took her through (7S-REEF-2)."""

    ship: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class StormWeathered:
    """A ship came through the storm (7S-STORM-1)."""

    ship: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class StormStruck:
    """The storm struck a ship (7S-STORM-1)."""

    ship: str = fields.ship()
    total: int = fields.plain()
    tn: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the damage follows."""


@dataclass(frozen=True, kw_only=True)
class ProvisionsLoaded:
    """Stores came aboard; *now* is what she has, in crew-rank weeks (7S-FOOD-1)."""

    ship: str = fields.ship()
    ranks: int = fields.plain()
    now: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Stow them."""
        battle.change(self.ship, provisions=self.now)


@dataclass(frozen=True, kw_only=True)
class ProvisionsEaten:
    """A week's stores were eaten; *now* is what is left (7S-FOOD-2)."""

    ship: str = fields.ship()
    week: int = fields.plain()
    now: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take them from the hold."""
        battle.change(self.ship, provisions=self.now)


@dataclass(frozen=True, kw_only=True)
class Starved:
    """A week without stores (7S-FOOD-2)."""

    ship: str = fields.ship()
    week: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the loss follows."""


@dataclass(frozen=True, kw_only=True)
class CharacterSafe:
    """A hero came away unhurt (7S-HURT-1, 7S-SINK-4)."""

    name: str = fields.text()
    kind: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: heroes are on the players' sheets."""


@dataclass(frozen=True, kw_only=True)
class CharacterHurt:
    """Splinters hurt a hero (7S-HURT-1)."""

    name: str = fields.text()
    damage: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: heroes are on the players' sheets."""


@dataclass(frozen=True, kw_only=True)
class CharacterLost:
    """A hero was drawn down with the ship (7S-SINK-4)."""

    name: str = fields.text()

    def apply(self, battle: Battle) -> None:
        """Change nothing: heroes are on the players' sheets."""


EVENTS: tuple[type, ...] = (
    DeepEnough,
    RanAground,
    ReefsSeen,
    ReefsUnseen,
    ReefsCleared,
    StormWeathered,
    StormStruck,
    ProvisionsLoaded,
    ProvisionsEaten,
    Starved,
    CharacterSafe,
    CharacterHurt,
    CharacterLost,
)
