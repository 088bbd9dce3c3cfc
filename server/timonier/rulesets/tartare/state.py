"""The battle and its ships: frozen parts in a battle that is forked."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from timonier.kernel import codec
from timonier.kernel.state import evolve
from timonier.kernel.tables import Tables

HELM = {"aid": "pilot", "book": "engine"}
"""The helm module of each edition.  Rules: TT-MOD-1, TT-CRIT-5."""

MODULES = (
    "pilot",
    "engine",
    "armament",
    "medical",
    "launcher",
    "turrets",
    "repair",
    "energy",
    "firefighting",
    "survival",
    "shield",
)
"""All modules in the order of the sheet; a ship has ten of them.  Rules: TT-MOD-1."""

IN_PLAY = ("active", "adrift")
OUT_OF_PLAY = ("exploded", "fled", "captured", "sunk")
STATUSES = (*IN_PLAY, *OUT_OF_PLAY)

ORDERED_STEPS = {
    "attack": ("launch", "reload", "fire"),
    "action": ("move", "fire"),
    "launching": ("launch", "reload"),
}
"""The steps in which ships act by falling speed, and the orders that are a ship's turn there.

Rules: TT-GEN-3."""


@dataclass(frozen=True)
class Module:
    """One module: the fit and the wounded tokens on it, its energy tokens, and whether it burns."""

    crew: int = 0
    wounded: int = 0
    energy: int = 0
    fire: bool = False

    @property
    def hands(self) -> int:
        """Return how many crew tokens stand here, fit or wounded."""
        return self.crew + self.wounded


@dataclass(frozen=True)
class Turn:
    """What a ship has done this turn; *drift* in inches.  Rules: TT-TURN-3."""

    parts: tuple[int, ...] = ()
    drift: int = 0
    spent: int = 0
    lasers_fired: int = 0
    laser_targets: tuple[str, ...] = ()
    launcher: str | None = None
    turrets_fired: int = 0
    extinguished: int = 0


@dataclass(frozen=True)
class Ship:
    """The sheet of a ship.  *modules* stand in sheet order, *incoming* holds torpedoes by approach box."""

    name: str
    side: str
    type: str
    faction: str | None
    ship_class: str | None
    size: int
    points: int
    speed: int
    lasers: int
    turrets: int
    crew: int
    energy: int
    hull: int
    hull_max: int
    shield: int
    shield_max: int
    oxygen: int
    oxygen_max: int
    torpedoes: int
    torpedoes_max: int
    propulsion: int | None
    modules: Mapping[str, Module]
    incoming: Mapping[str, int]
    reserve_crew: int = 0
    reserve_wounded: int = 0
    dead: int = 0
    status: str = "active"
    turn: Turn = field(default_factory=Turn)

    @property
    def is_active(self) -> bool:
        """Tell whether the ship takes orders.  Rules: TT-GEN-4."""
        return self.status == "active"

    @property
    def in_play(self) -> bool:
        """Tell whether the ship can be a target."""
        return self.status in IN_PLAY

    @property
    def fit(self) -> int:
        """Return the fit crew tokens, on modules and in reserve."""
        return self.reserve_crew + sum(module.crew for module in self.modules.values())

    @property
    def wounded(self) -> int:
        """Return the wounded crew tokens, on modules and in reserve."""
        return self.reserve_wounded + sum(module.wounded for module in self.modules.values())

    @property
    def energy_laid(self) -> int:
        """Return the energy tokens on modules."""
        return sum(module.energy for module in self.modules.values())

    @property
    def burning(self) -> list[str]:
        """Return the modules that burn, in sheet order."""
        return [name for name, module in self.modules.items() if module.fire]

    @property
    def helm(self) -> str:
        """Return the helm module of this sheet."""
        return next(iter(self.modules))

    def with_module(self, name: str, **changes: Any) -> Ship:
        """Return the sheet with *changes* to one module."""
        return evolve(self, modules={**self.modules, name: evolve(self.modules[name], **changes)})

    def with_incoming(self, box: str, count: int) -> Ship:
        """Return the sheet with *count* torpedoes in one approach box."""
        return evolve(self, incoming={**self.incoming, box: count})

    def with_turn(self, **changes: Any) -> Ship:
        """Return the sheet with *changes* to what it has done this turn."""
        return evolve(self, turn=evolve(self.turn, **changes))


@dataclass
class Battle:
    """One battle: changed by events only."""

    tables: Tables
    options: Mapping[str, Any]
    ships: dict[str, Ship]
    sides: dict[str, str]
    veils: dict[str, str] = field(default_factory=dict)
    round: int = 1
    step: str = "assignment"
    acting_speed: int | None = None
    attack_part: int | None = None
    over: bool = False

    @property
    def edition(self) -> str:
        """Return ``aid`` or ``book``.  Rules: TT-GEN-1."""
        return str(self.options["edition"])

    def fork(self) -> Battle:
        """Return a battle that can be changed without changing this one."""
        other = copy.copy(self)
        other.ships, other.veils = dict(self.ships), dict(self.veils)
        return other

    def change(self, ship: str, **changes: Any) -> None:
        """Replace *ship* by its sheet with *changes*."""
        self.ships[ship] = evolve(self.ships[ship], **changes)

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        """Set one value of the sheet by decree; nothing else happens.  Rules: TT-GM-1."""
        sheet, (head, *rest) = self.ships[str(ship)], field.split(".")
        if head == "modules":
            self.ships[str(ship)] = sheet.with_module(rest[0], **{rest[1]: value})
        elif head == "incoming":
            self.ships[str(ship)] = sheet.with_incoming(rest[0], value)
        else:
            self.change(str(ship), **{"_".join((head, *rest)): value})

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Put a ship last in the list.  Rules: TT-GM-3."""
        self.ships[ship] = codec.load(Ship, sheet)

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship out of play, and the torpedoes bound for it.  Rules: TT-END-3, TT-END-5."""
        sheet = self.ships[ship]
        self.ships[ship] = evolve(sheet, status=reason, incoming=dict.fromkeys(sheet.incoming, 0))

    def conclude(self) -> None:
        """End the battle.  Rules: TT-GM-4."""
        self.over = True

    def take_turn(self, ship: str, command: str) -> None:
        """Let *ship* act by *command*: nobody faster acts after it.

        The first shot of a step whose torpedoes come first begins the order afresh.
        Rules: TT-GEN-3, TT-TORP-4.
        """
        speed = self.ships[ship].speed
        if command not in ORDERED_STEPS.get(self.step, ()):
            return
        if command == "fire" and self.attack_part == 1:
            self.attack_part, self.acting_speed = 2, speed
        elif self.acting_speed is None or self.acting_speed > speed:
            self.acting_speed = speed


def speed_order(battle: Battle) -> list[str]:
    """Return the ships in play, fastest first, ties in set-up order.  Rules: TT-GEN-3."""
    return sorted(in_play(battle), key=lambda ship: -battle.ships[ship].speed)


def deployment(battle: Battle) -> list[str]:
    """Return the ships in play, slowest first, ties in set-up order.  Rules: TT-FLEET-2."""
    return sorted(in_play(battle), key=lambda ship: battle.ships[ship].speed)


def in_play(battle: Battle) -> list[str]:
    """Return the ships in play in set-up order."""
    return [ship for ship, sheet in battle.ships.items() if sheet.in_play]


def active_by_speed(battle: Battle) -> list[str]:
    """Return the active ships, fastest first, ties in set-up order.  Rules: TT-GEN-3."""
    return [ship for ship in speed_order(battle) if battle.ships[ship].is_active]


def points_of(battle: Battle, side: str) -> int:
    """Return the points that *side* has enrolled, ships lost meanwhile included.  Rules: TT-FLEET-1."""
    return sum(ship.points for ship in battle.ships.values() if ship.side == side)


def sides_active(battle: Battle) -> Sequence[str]:
    """Return the sides that have an active ship, in set-up order."""
    return [s for s in battle.sides if any(sh.side == s and sh.is_active for sh in battle.ships.values())]


def band_of(battle: Battle, inches: float) -> int:
    """Return the distance of fire; an exact multiple is in the nearer band.  Rules: TT-GEN-2."""
    return max(1, int(-(-inches // battle.tables["constants"]["band_inches"])))


def constant(battle: Battle, name: str) -> int:
    """Return one of the constants."""
    return int(battle.tables["constants"][name])
