"""The battle and her ships."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from timonier.kernel import codec
from timonier.kernel.state import evolve
from timonier.kernel.tables import Tables

CONDITIONS = ("sound", "half", "three-quarters")
"""What losses make of a ship, from the best to the worst."""

ACTIONS = ("advance", "manoeuvre", "attack")


@dataclass(frozen=True)
class Guns:
    """A ship's guns: on each side, ahead and astern."""

    side: int
    bow: int
    stern: int


@dataclass(frozen=True)
class Side:
    """A pirate band: its purse, None where none is kept, and the options it bought for all its ships."""

    name: str
    budget: int | None = None
    fleet_options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ship:
    """A ship: her sheet as fitted out, her losses, and what she did this round."""

    name: str
    side: str
    type: str
    options: Mapping[str, int]
    cost: int
    hull: int
    hull_max: int
    speed_fitted: int
    guns: Guns
    normal_damage: int
    burst_damage: int
    catapults: int
    wind_points: int = 0
    actions_taken: tuple[str, ...] = ()
    squares_moved: int = 0
    holding: bool = False
    fired: str | None = None
    catapults_fired: int = 0
    burst_streak: int = 0
    resting: bool = False
    blaze: str | None = None
    ignited_by: tuple[str, ...] = ()
    lit_by: tuple[str, ...] = ()
    panicked: bool = False
    catapult_hits: int = 0
    countdown: int | None = None
    countdown_since: int | None = None
    suicide: str | None = None
    status: str = "afloat"
    fate: str | None = None

    @property
    def afloat(self) -> bool:
        """Tell whether she is still in the battle.  Rules: MC-SHIP-4."""
        return self.status == "afloat"

    @property
    def manned(self) -> bool:
        """Tell whether her crew is aboard.  Rules: MC-SUIC-4, MC-SUIC-5."""
        return self.suicide is None

    @property
    def acted(self) -> bool:
        """Tell whether she did anything of her own this round.  Rules: MC-TURN-4."""
        return bool(self.actions_taken) or self.catapults_fired > 0


@dataclass
class Battle:
    """A battle; its parts are frozen and replaced whole."""

    tables: Tables
    options: Mapping[str, Any]
    sides: dict[str, Side]
    ships: dict[str, Ship]
    round: int = 0
    step: str = "outfit"
    veils: dict[str, str] = field(default_factory=dict)
    over: bool = False

    def fork(self) -> Battle:
        """Return a battle that can be changed without changing this one."""
        return evolve(self, sides=dict(self.sides), ships=dict(self.ships), veils=dict(self.veils))

    def afloat(self) -> list[str]:
        """Return the ships still in the battle, in fleet order."""
        return [ship for ship, sheet in self.ships.items() if sheet.afloat]

    def change(self, ship: str, **changes: Any) -> None:
        """Replace fields of *ship*."""
        self.ships[ship] = evolve(self.ships[ship], **changes)

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        """Set one field of *ship* by decree, with what is bound to it.  Rules: MC-END-3.

        A ship set ``out`` leaves with the loss that follows.
        """
        if ship is None or (field, value) == ("status", "out"):
            return
        old = self.ships[ship]
        changes: dict[str, Any] = {field: value}
        if field == "hull_max":
            changes["hull"] = min(old.hull, value)
        elif field == "countdown":
            since = self.round if old.countdown is None else old.countdown_since
            changes["countdown_since"] = None if value is None else since
        elif field == "status":
            changes["fate"] = None
            if old.countdown == 0:
                changes |= {"countdown": None, "countdown_since": None}
        self.ships[ship] = codec.load(Ship, {**codec.dump(old), **changes})

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Put a ship at the end of the fleet order."""
        self.ships[ship] = codec.load(Ship, sheet)

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship out; nothing else of her changes.  Rules: MC-SHIP-4."""
        self.change(ship, status="out", fate=reason)

    def conclude(self) -> None:
        """End the battle.  Rules: MC-END-2."""
        self.over = True


def category(battle: Battle, ship: Ship) -> str:
    """Return ``small`` or ``big``.  Rules: MC-SHIP-1."""
    return str(battle.tables["ships"][ship.type]["category"])


def condition(battle: Battle, ship: Ship) -> str:
    """Return what her losses make of a ship: exact fractions, no rounding.  Rules: MC-WEAR-1, MC-WEAR-2."""
    lost = ship.hull_max - ship.hull
    for name in ("three-quarters", "half"):
        part = battle.tables["wear"][name]
        if lost * int(part["of"]) >= int(part["lost"]) * ship.hull_max:
            return name
    return CONDITIONS[0]


def leak(battle: Battle, ship: Ship) -> int:
    """Return the hull points she loses a round.  Rules: MC-WEAR-1, MC-WEAR-2."""
    worn = condition(battle, ship)
    return 0 if worn == CONDITIONS[0] else int(battle.tables["wear"][worn]["leak"])


def speed(battle: Battle, ship: Ship) -> int:
    """Return the wind points a square costs her, on top of the fitted figure and its minimum.

    Rules: MC-MOVE-1, MC-WEAR-1, MC-WEAR-2.
    """
    worn = condition(battle, ship)
    return ship.speed_fitted + (0 if worn == CONDITIONS[0] else int(battle.tables["wear"][worn]["speed"]))


def equipment(battle: Battle, ship: Ship) -> dict[str, int]:
    """Return the options in effect: her own copies, or one of what her side bought for all.

    Rules: MC-SHIP-5, MC-SHOP-2.
    """
    shared = battle.sides[ship.side].fleet_options
    return {**dict.fromkeys(shared, 1), **ship.options}


def copies(battle: Battle, ship: str, option: str) -> int:
    """Return how many copies of *option* are in effect aboard.  Rules: MC-SHOP-2."""
    return equipment(battle, battle.ships[ship]).get(option, 0)


def actions_allowed(battle: Battle, ship: str) -> int:
    """Return how many actions she may take a round.  Rules: MC-TURN-2, MC-TURN-3."""
    extra = battle.tables["effects"]["extra-crew"]["actions"]
    return int(extra) if copies(battle, ship, "extra-crew") else 1
