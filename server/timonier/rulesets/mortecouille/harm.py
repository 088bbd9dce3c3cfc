"""Damage and loss, the same wherever they come from.  Rules: MC-SHIP-2, MC-SHIP-4, MC-END-1."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.events import Event
from timonier.rulesets.mortecouille.events.harm import (
    Crippled,
    Damaged,
    Ignited,
    ShipLost,
    SideBeaten,
)
from timonier.rulesets.mortecouille.state import CONDITIONS, Battle, condition, copies


def hurt(battle: Battle, ship: str, amount: int, cause: str) -> Iterator[Event]:
    """Take hull points off a ship, never below 0, and nothing else.  Rules: MC-SHIP-2."""
    if amount > 0:
        yield Damaged(ship=ship, amount=amount, hull=max(0, battle.ships[ship].hull - amount), cause=cause)


def settle(battle: Battle, ship: str, before: str, cause: str) -> Iterator[Event]:
    """Sink a ship that has no hull points left, or tell that her condition is worse than *before*.

    Rules: MC-SHIP-2, MC-WEAR-1, MC-WEAR-2.
    """
    if battle.ships[ship].hull == 0:
        yield from lose(battle, ship, "sunk", cause)
        return
    now = condition(battle, battle.ships[ship])
    if CONDITIONS.index(now) > CONDITIONS.index(before):
        yield Crippled(ship=ship, condition=now)


def damage(battle: Battle, ship: str, amount: int, cause: str) -> Iterator[Event]:
    """Damage a ship and tell what comes of it.  Rules: MC-SHIP-2, MC-WEAR-1, MC-WEAR-2."""
    if amount > 0:
        before = condition(battle, battle.ships[ship])
        yield from hurt(battle, ship, amount, cause)
        yield from settle(battle, ship, before, cause)


def lose(battle: Battle, ship: str, fate: str, cause: str) -> Iterator[Event]:
    """Take a ship out of the battle, and tell when she was her side's last.  Rules: MC-SHIP-4, MC-END-1."""
    yield ShipLost(ship=ship, fate=fate, cause=cause)
    side = battle.ships[ship].side
    if not any(battle.ships[other].side == side for other in battle.afloat()):
        yield SideBeaten(side=side)


def ignite(battle: Battle, ship: str, by: str) -> Iterator[Event]:
    """Set *ship* alight where the ship that hit her has flaming shot and she is still afloat.

    Rules: MC-BLAZE-5.
    """
    if battle.ships[ship].afloat and copies(battle, by, "flaming-shot"):
        yield Ignited(ship=ship, by=by)
