"""Grapples that end and ships that go out of play, as several orders bring it about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from timonier.kernel.events import Event
from timonier.rulesets.broadsides.events.fights import Captured, Released
from timonier.rulesets.broadsides.events.turn import SideOut, Sunk
from timonier.rulesets.broadsides.state import Battle


def sinks(battle: Battle, ship: str, by: str | None) -> Iterator[Event]:
    """Let a ship sink.  Rules: BR-DMG-3, BR-DMG-4, BR-DMG-6."""
    partners = battle.ships[ship].grappled_with
    yield Sunk(ship=ship, by=by)
    yield from left(battle, ship, partners)


def captures(battle: Battle, ship: str, by: str) -> Iterator[Event]:
    """Let the side *by* take a ship.  Rules: BR-BOARD-6, BR-DMG-4, BR-DMG-6."""
    partners = battle.ships[ship].grappled_with
    yield Captured(ship=ship, by=by)
    yield from left(battle, ship, partners)


def left(battle: Battle, ship: str, partners: Iterable[str]) -> Iterator[Event]:
    """Tell what follows where *ship* went out of play, who held *partners*.  Rules: BR-DMG-4, BR-DMG-6."""
    yield from released(battle, partners)
    gone = battle.ships[ship]
    if not gone.is_fort and not _afloat(battle, gone.side):
        yield SideOut(side=gone.side)


def released(battle: Battle, ships: Iterable[str]) -> Iterator[Event]:
    """Release those of *ships* that hold nobody any more.  Rules: BR-BOARD-10."""
    for ship in ships:
        if not battle.ships[ship].grappled_with:
            yield Released(ship=ship)


def _afloat(battle: Battle, side: str) -> bool:
    return any(ship.side == side and ship.in_play and not ship.is_fort for ship in battle.ships.values())
