"""The battle and her ships.  Rules: 7S-SHIP-1, 7S-SHIP-2, 7S-SINK-1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from timonier.kernel import codec
from timonier.kernel.state import evolve

TRAITS = ("brawn", "finesse", "resolve", "wits", "panache")
ANGLES = ("head", "quarter_fore", "quarter_aft", "astern")
SPEEDS = ("stopped", "battle", "full")
STATUSES = ("afloat", "captured", "sunk", "fled", "ruined")
CREW_KINDS = ("merchant", "military", "corsair", "buccaneer")
DIRECTIONS = range(3, 9)
"""Headings and wind directions, clockwise; 3 follows 8 (7S-HELM-6)."""


@dataclass(frozen=True)
class Traits:
    """The five ranks a ship was built with."""

    brawn: int
    finesse: int
    resolve: int
    wits: int
    panache: int

    def __iter__(self) -> Iterator[int]:
        """Yield the ranks in the order of :data:`TRAITS`."""
        return iter((self.brawn, self.finesse, self.resolve, self.wits, self.panache))


@dataclass(frozen=True)
class Sinking:
    """How a ship goes down; what does not apply to her fate is None (7S-SINK-2, -3)."""

    fate: str
    actions_left: int | None = None
    sinks_at_round: int | None = None
    phases_left: int | None = None
    side: str | None = None
    side_under_at_round: int | None = None
    side_under: bool = False


@dataclass(frozen=True)
class Wind:
    """The wind; *direction* is where it blows to, None while nobody knows it (7S-WIND-1)."""

    direction: int | None
    force: int
    initial_direction: int | None = None

    @property
    def from_deg(self) -> int | None:
        """Return where it comes from in degrees, clockwise from north (7S-WIND-12)."""
        return None if self.direction is None else 60 * self.direction % 360


@dataclass(frozen=True)
class Side:
    """One side of the battle."""

    name: str


@dataclass(frozen=True)
class Ship:
    """One ship or fort: the sheet, what she did this round, and what befell her."""

    name: str
    side: str
    type: str
    kind: str
    ship_class: int | None
    oars: bool
    crew_kind: str
    master_gunner: bool
    brawn: int
    finesse: int
    resolve: int
    wits: int
    panache: int
    start: Traits
    drama: int
    speed: str
    provisions: int = 0
    goods: int = 0
    superficial: int = 0
    serious: int = 0
    fires: int = 0
    powder_wet: bool = False
    fire_crew: int = 0
    musket_crew: int = 0
    heading: int | None = None
    stated_angle: str | None = None
    irons: int = 0
    inertia: int = 0
    drift: int = 0
    dice_rolled: tuple[int, ...] = ()
    dice_left: tuple[int, ...] = ()
    acting: bool = False
    moved: int = 0
    sailed: int = 0
    turned: bool = False
    turns: int = 0
    hexes_since_turn: int = 1
    speed_changed: bool = False
    salvos: int = 0
    volleyed: bool = False
    straight_rounds: int = 0
    turn_free_round: int | None = None
    aground: bool = False
    grappled: tuple[str, ...] = ()
    sinking: Sinking | None = None
    status: str = "afloat"
    in_play: bool = True
    captured_by: str | None = None

    @property
    def heading_deg(self) -> int | None:
        """Return where she heads in degrees, clockwise from north, None where unknown (7S-WIND-12)."""
        return None if self.heading is None else 60 * (self.heading - 3)

    @property
    def is_fort(self) -> bool:
        """Tell whether she is a fort, which stands fast (7S-FORT-1)."""
        return self.kind == "fort"

    @property
    def counts_with(self) -> str:
        """Return the side she fights for: her captor's, else her own (7S-BOARD-4)."""
        return self.captured_by or self.side

    @property
    def crew_free(self) -> int:
        """Return the crew ranks that are not detached."""
        return max(0, self.finesse - self.fire_crew - self.musket_crew)

    @property
    def drama_max(self) -> int:
        """Return the drama dice she began with: her lowest trait as built (7S-SHIP-2)."""
        return min(self.start)

    @property
    def hold(self) -> int:
        """Return draught and cargo: the Resolve she was built with (7S-SHIP-2)."""
        return self.start.resolve

    @property
    def initiative(self) -> int:
        """Return the sum of her unspent action dice (7S-ROUND-3)."""
        return sum(self.dice_left)

    @property
    def bare(self) -> bool:
        """Tell whether nothing moves her: Panache 0 and no oars (7S-MAST-1)."""
        return self.panache == 0 and not self.oars

    def rank(self, trait: str) -> int:
        """Return her present rank of *trait*."""
        return int(getattr(self, trait))


@dataclass
class Battle:
    """All that is known of a battle; changed by events only."""

    tables: Mapping[str, Any]
    options: Mapping[str, Any]
    sides: dict[str, Side]
    ships: dict[str, Ship]
    wind: Wind | None
    round: int = 0
    step: str = "setup"
    phase: int | None = None
    order: tuple[str, ...] = ()
    over: bool = False
    veils: dict[str, str] = field(default_factory=dict)

    def fork(self) -> Battle:
        """Return a battle that can be changed without changing this one."""
        return evolve(self, ships=dict(self.ships), veils=dict(self.veils))

    def change(self, ship: str, **changes: Any) -> None:
        """Replace fields of one ship."""
        self.ships[ship] = evolve(self.ships[ship], **changes)

    def in_play(self) -> list[str]:
        """Return the ids of the ships in play, in set-up order."""
        return [ship for ship, sheet in self.ships.items() if sheet.in_play]

    def constant(self, name: str) -> int:
        """Return a number of T-CONST."""
        return int(self.tables["constants"][name])

    def release(self, ship: str) -> None:
        """End all grapples of *ship*, on both sides."""
        for other, sheet in list(self.ships.items()):
            if ship in sheet.grappled:
                self.change(other, grappled=tuple(held for held in sheet.grappled if held != ship))
        self.change(ship, grappled=())

    def adjust(self, ship: str | None, name: str, value: Any) -> None:
        """Set one field by decree (7S-GM-1)."""
        if ship is None:
            self._adjust_battle(name, value)
        elif name.startswith("start."):
            self.change(ship, start=replace(self.ships[ship].start, **{name.removeprefix("start."): value}))
        elif name == "dice_left":
            self.change(ship, dice_left=tuple(sorted(value)))
        else:
            here = {"class": "ship_class", "wind_angle": "stated_angle"}.get(name, name)
            self.change(ship, **{here: tuple(value) if isinstance(value, list) else value})

    def _adjust_battle(self, name: str, value: Any) -> None:
        if name == "round":
            self.round = value
        elif self.wind is not None and name == "wind.force":
            self.wind = evolve(self.wind, force=value)
        else:
            self.set_direction(value)

    def set_direction(self, direction: int) -> None:
        """Let the wind blow to *direction*; stated angles are forgotten where it changed (7S-WIND-10)."""
        if self.wind is None or self.wind.direction == direction:
            return
        self.wind = evolve(self.wind, direction=direction)
        for ship, sheet in list(self.ships.items()):
            if sheet.heading is None:
                self.change(ship, stated_angle=None)

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Add a ship last in the list."""
        self.ships[ship] = codec.load(Ship, sheet)

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship out of play (7S-GM-3)."""
        self.release(ship)
        self.change(ship, status=reason, in_play=False, dice_left=())

    def conclude(self) -> None:
        """End the battle (7S-GM-4)."""
        self.over = True
