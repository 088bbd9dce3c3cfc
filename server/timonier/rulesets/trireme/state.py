"""The battle: ships, grapples, declared rams.  Parts are frozen and replaced whole; values that follow
from others are functions below.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.kernel.sequence import Sequence
from timonier.kernel.state import evolve
from timonier.kernel.tables import Tables
from timonier.rulesets.trireme.words import MOVES, ROUND

SEQUENCE = Sequence(ROUND)


@dataclass(frozen=True)
class Turn:
    """What a ship has done in the turn under way.  *moved* counts points, which are hexes."""

    speed: str | None = None
    moved: int = 0
    open: bool = False
    ended: bool = False
    last_step: str | None = None
    turns: int = 0
    backed: int = 0
    rammed: bool = False
    raked: tuple[str, ...] = ()
    thrown: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    cut_tried: tuple[str, ...] = ()
    allotted: dict[str, float] | None = None
    repair_tried: bool = False


@dataclass(frozen=True)
class Ship:
    """One ship; *normal*, *cruise* and *full* are movement points a turn, undamaged."""

    name: str
    side: str
    home: str
    type: str
    size: int
    ram: bool
    flags: tuple[str, ...]
    crew: str
    normal: int
    cruise: int
    full: int
    boarding_max: int
    tired: bool = False
    damage: str = "none"
    status: str = "afloat"
    marines: str | None = None
    must_back: bool = False
    turn: Turn = Turn()

    @property
    def in_play(self) -> bool:
        """Tell whether she is on the table and under command."""
        return self.status == "afloat"

    @property
    def damaged(self) -> bool:
        """Tell whether she is crippled, repaired in part or crippled for good."""
        return self.damage != "none"


@dataclass(frozen=True)
class DeclaredRam:
    """A ram that waits for the step ``ramming``."""

    ship: str
    target: str
    aspect: str


@dataclass(frozen=True)
class Grapple:
    """Two ships that hang together: *by* threw the grapples at *to* in *round*."""

    by: str
    to: str
    round: int

    def joins(self, one: str, other: str) -> bool:
        """Tell whether these are the two ships."""
        return (self.by, self.to) in ((one, other), (other, one))


@dataclass(frozen=True)
class Side:
    """One of the two sides."""

    name: str


@dataclass
class Battle:
    """The battle.  Ships stand in fleet order; *mustered* holds each as she joined."""

    tables: Tables
    options: Mapping[str, Any]
    sides: dict[str, Side]
    ships: dict[str, Ship]
    mustered: dict[str, Ship]
    first_side: str | None = None
    force: str | None = None
    round: int = 1
    step: str = ROUND[0]
    rams: tuple[DeclaredRam, ...] = ()
    grapples: tuple[Grapple, ...] = ()
    winner: str | None = None
    over: bool = False
    veils: dict[str, str] = field(default_factory=dict)

    def fork(self) -> Battle:
        """Return a battle that can be changed without changing this one."""
        return evolve(self, ships=dict(self.ships), mustered=dict(self.mustered), veils=dict(self.veils))

    def change(self, ship: str, **values: Any) -> None:
        """Replace values of a ship."""
        self.ships[ship] = evolve(self.ships[ship], **values)

    def record(self, ship: str, **values: Any) -> None:
        """Replace values of a ship's turn record."""
        self.change(ship, turn=evolve(self.ships[ship].turn, **values))

    def take_off(self, ship: str, status: str) -> None:
        """Let a ship leave play: her links go, her open move is over.  Rules: TR-GRAP-5, TR-GM-3."""
        self.change(ship, status=status)
        self.grapples = tuple(link for link in self.grapples if ship not in (link.by, link.to))
        if self.ships[ship].turn.open:
            self.record(ship, open=False, ended=True)

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        """Set one field by decree.  Rules: TR-GM-2."""
        if ship is None:
            setattr(self, {"wind.force": "force"}.get(field, field), value)
        elif field == "status" and value != "afloat":
            self.take_off(ship, value)
        elif field.startswith("turn."):
            self.record(ship, **{field.removeprefix("turn."): value})
        else:
            self.change(ship, **{field: value})

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Put a ship last in fleet order."""
        self.ships[ship] = self.mustered[ship] = codec.load(Ship, sheet)

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship off the table; as a prize she is the other side's.  Rules: TR-GM-3."""
        if reason == "captured":
            self.change(ship, side=other_side(self, self.ships[ship].side))
        self.take_off(ship, reason)

    def conclude(self) -> None:
        """End the battle."""
        self.over = True


def as_seen(battle: Battle, viewer: Viewer) -> Battle:
    """Return *battle* without the ships that are wholly veiled from *viewer*, and without a trace of them."""
    hidden = {ship for ship, veil in battle.veils.items() if veil == "whole"}
    if viewer.is_gm or not hidden:
        return battle
    seen = battle.fork()
    seen.ships = {ship: _without(sheet, hidden) for ship, sheet in battle.ships.items() if ship not in hidden}
    seen.grapples = tuple(link for link in battle.grapples if not hidden & {link.by, link.to})
    seen.rams = tuple(ram for ram in battle.rams if not hidden & {ram.ship, ram.target})
    return seen


def _without(sheet: Ship, hidden: Set[str]) -> Ship:
    given = sheet.turn.allotted
    if given is None:
        return sheet
    kept = {ship: points for ship, points in given.items() if ship not in hidden}
    return evolve(sheet, turn=evolve(sheet.turn, allotted=kept))


def other_side(battle: Battle, side: str) -> str:
    """Return the opponent of *side*."""
    one, other = battle.sides
    return other if side == one else one


def to_move(battle: Battle) -> str | None:
    """Return the side whose moves these are, None outside the two steps of moves.  Rules: TR-TURN-3."""
    if battle.step not in MOVES or battle.first_side is None:
        return None
    return battle.first_side if battle.step == MOVES[0] else other_side(battle, battle.first_side)


def afloat(battle: Battle, side: str) -> list[str]:
    """Return the ships in play that sail for *side* now, in fleet order."""
    return [ship for ship, sheet in battle.ships.items() if sheet.in_play and sheet.side == side]


def sides_in_play(battle: Battle) -> list[str]:
    """Return the sides that have ships in play."""
    return [side for side in battle.sides if afloat(battle, side)]


def becalmed(battle: Battle, ship: Ship) -> bool:
    """Tell whether a ship without oars lies in a calm.  Rules: TR-WIND-3."""
    return "sail" in ship.flags and battle.force == "calm"


def allowance(battle: Battle, ship: Ship) -> dict[str, int]:
    """Return the movement points of each speed now, 0 for one not to be used.

    Rules: TR-MOVE-4, TR-MOVE-5, TR-DMG-1, TR-WIND-3.
    """
    normal = ship.normal if battle.options["speeds"] == "three" else 0
    points = {"normal": normal, "cruise": ship.cruise, "full": ship.full}
    if ship.damaged:
        most = battle.tables["damage"]["points"]
        points = {"normal": min(normal, most), "cruise": min(ship.cruise, most), "full": 0}
    if ship.tired:
        points["full"] = 0
    return dict.fromkeys(points, 0) if becalmed(battle, ship) else points


def boarding(battle: Battle, ship: Ship) -> float:
    """Return the boarding value now, in halves.  Rules: TR-DMG-2."""
    if ship.damage not in ("crippled", "permanent"):
        return ship.boarding_max
    halves = 2 * ship.boarding_max // battle.tables["damage"]["boarding_divisor"]
    if battle.options["half_boarding"] == "down":
        halves -= halves % 2
    return in_halves(max(halves, 1) if ship.boarding_max else 0)


def in_halves(halves: int) -> float:
    """Return a number of halves as points, whole ones as a whole number."""
    return halves / 2 if halves % 2 else halves // 2


def linked(battle: Battle, one: str, other: str) -> bool:
    """Tell whether two ships hang together."""
    return any(link.joins(one, other) for link in battle.grapples)


def grappled(battle: Battle, ship: str) -> list[str]:
    """Return the ships that hang on *ship*, in the order in which they were linked."""
    return [link.to if link.by == ship else link.by for link in battle.grapples if ship in (link.by, link.to)]


def enemies(battle: Battle, one: str, other: str) -> bool:
    """Tell whether two ships sail for different sides."""
    return battle.ships[one].side != battle.ships[other].side


def once(ships: tuple[str, ...], ship: str) -> tuple[str, ...]:
    """Return *ships* with *ship* at the end, unless she is among them."""
    return ships if ship in ships else (*ships, ship)
