"""The battle, its sides and its ships: frozen parts, replaced whole by events.

Rules: BR-SHIP-1, BR-TURN-3, BR-TURN-4.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from timonier.kernel.state import evolve
from timonier.rulesets.broadsides import turn
from timonier.rulesets.broadsides.hexes import Hex

SHIP, FORT = "ship", "fort"
IN_PLAY, CAPTURED, SUNK, FLED = STATUSES = ("in_play", "captured", "sunk", "fled")
FIRE, BOARDING = "fire", "boarding"


@dataclass(frozen=True)
class Side:
    """One of the two sides; *phase_action* is what she did first in this phase 4 or 7."""

    name: str
    order: int
    phase_action: str | None = None


@dataclass(frozen=True)
class Ship:
    """A counter, ship or fort, as the book has it; what she has left of her potentials is derived."""

    name: str
    side: str
    type: str
    kind: str
    combat_printed: int
    movement_printed: int
    value: int
    hits: int = 0
    status: str = IN_PLAY
    captured_by: str | None = None
    hex: Hex | None = None
    heading: int | None = None
    grappled_with: tuple[str, ...] = ()
    boarders_bonus: int = 0
    fired: bool = False
    boarded: bool = False
    was_boarded: bool = False
    tried_break_off: bool = False
    points_spent: int = 0

    @property
    def in_play(self) -> bool:
        """Tell whether she still takes part."""
        return self.status == IN_PLAY

    @property
    def is_fort(self) -> bool:
        """Tell whether this is a fort."""
        return self.kind == FORT


@dataclass
class Battle:
    """A battle; *wind_from* is None while no wind is known, *land* while there is no map."""

    tables: Mapping[str, Any]
    options: Mapping[str, Any]
    ships: dict[str, Ship]
    sides: dict[str, Side]
    veils: dict[str, str] = field(default_factory=dict)
    round: int = 0
    step: str = turn.SETUP
    wind_from: int | None = None
    land: tuple[Hex, ...] | None = None
    over: bool = False

    def fork(self) -> Self:
        """Return a battle that can be changed without changing this one."""
        return evolve(self, ships=dict(self.ships), sides=dict(self.sides), veils=dict(self.veils))

    @property
    def active_side(self) -> str | None:
        """Return the side in phase, None in phases 0 and 1."""
        order = turn.acts(self.step)
        return next((side for side, there in self.sides.items() if there.order == order), None)

    def enemy_of(self, side: str) -> str:
        """Return the other side."""
        return next(other for other in self.sides if other != side)

    def set(self, ship: str, **changes: Any) -> None:
        """Change fields of *ship*."""
        self.ships[ship] = evolve(self.ships[ship], **changes)

    def in_list_order(self, ships: Iterable[str]) -> tuple[str, ...]:
        """Return *ships* as they stand in the list."""
        wanted = tuple(ships)
        return tuple(ship for ship in self.ships if ship in wanted)

    def acted(self, ship: str, action: str) -> None:
        """Remember what the side of *ship* did first in a phase 4 or 7.  Rules: BR-BOARD-9."""
        side = self.ships[ship].side
        if self.step in turn.ACTIONS and self.sides[side].phase_action is None:
            self.sides[side] = evolve(self.sides[side], phase_action=action)

    def grapple(self, ship: str, other: str) -> None:
        """Let two ships hold each other."""
        for one, held in ((ship, other), (other, ship)):
            self.set(one, grappled_with=self.in_list_order((*self.ships[one].grappled_with, held)))

    def part(self, ship: str) -> None:
        """End all grapples of *ship*, on both sides."""
        for partner in self.ships[ship].grappled_with:
            rest = tuple(held for held in self.ships[partner].grappled_with if held != ship)
            self.set(partner, grappled_with=rest)
        self.set(ship, grappled_with=())

    def leave(self, ship: str, status: str, captured_by: str | None = None) -> None:
        """Put *ship* out of play; one that is out already keeps her bonus.  Rules: BR-DMG-4, BR-PRIZE-1."""
        here = self.ships[ship].hex if status == CAPTURED else None
        if self.ships[ship].in_play:
            self.part(ship)
            self.set(ship, boarders_bonus=0)
        self.set(ship, status=status, captured_by=captured_by, hex=here)

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Add a ship with a complete sheet, last in list order.  Rules: BR-GM-3."""
        self.ships[ship] = Ship(**{**sheet, "hex": sheet["hex"] and tuple(sheet["hex"]), "grappled_with": ()})
        for partner in sheet["grappled_with"]:
            self.grapple(ship, partner)

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship out of play by decree; the other side captures.  Rules: BR-GM-4."""
        self.leave(ship, reason, self.enemy_of(self.ships[ship].side) if reason == CAPTURED else None)

    def conclude(self) -> None:
        """End the battle."""
        self.over = True

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        """Set one field by decree.  Rules: BR-GM-1."""
        if ship is None:
            setattr(self, {"wind.from": "wind_from"}.get(field, field), value)
        elif field == "status" and value == IN_PLAY:
            self.set(ship, status=IN_PLAY, captured_by=None)
        elif field == "status":
            self.strike(ship, value)
        elif field == "grappled_with":
            self.part(ship)
            for partner in value:
                self.grapple(ship, partner)
        else:
            self.set(ship, **{field: tuple(value) if field == "hex" and value is not None else value})
