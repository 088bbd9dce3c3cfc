"""Checks that several commands share, in the words of the rules' standing checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.seventh_sea.state import Battle


class Named(Protocol):
    """An order to a ship."""

    @property
    def ship(self) -> str: ...


def known(battle: Battle, faults: Faults, *ids: tuple[str, Any]) -> Iterator[Refusal]:
    """Yield ``unknown_ship`` for a field of *ids* (name, value) that names no ship (7S-SHIP-1)."""
    for name, ship in ids:
        if name in faults or not isinstance(ship, str) or ship not in battle.ships:
            yield hard("unknown_ship", "7S-SHIP-1", name)


def present(battle: Battle, *ids: tuple[str, str]) -> Iterator[Refusal]:
    """Yield ``ship_out`` for a ship that is no longer in the battle (7S-GM-3)."""
    for name, ship in ids:
        if not battle.ships[ship].in_play:
            yield hard("ship_out", "7S-GM-3", name, ship=ship)


def one_ship(battle: Battle, order: Named, faults: Faults) -> Iterator[Refusal]:
    """Yield the standing checks *known* and *present* for an order to one ship."""
    yield from known(battle, faults, ("ship", order.ship))
    yield from present(battle, ("ship", order.ship))


def two_ships(battle: Battle, order: Any, faults: Faults) -> Iterator[Refusal]:
    """Yield the standing checks *known*, *present* and *other* for an order with a target."""
    ids = (("ship", order.ship), ("target", order.target))
    yield from known(battle, faults, *ids)
    yield from present(battle, *ids)
    if order.ship == order.target:
        yield hard("self_target", "7S-GUN-1", "target")


def bad_range(faults: Faults, value: Any, *, required: bool = True) -> Iterator[Refusal]:
    """Yield ``bad_range`` where the range is missing or no whole number from 1 up (7S-GUN-10)."""
    if "range" in faults or (required and value is None):
        yield hard("bad_range", "7S-GUN-10", "range")


def running(battle: Battle) -> Iterator[Refusal]:
    """Yield ``battle_over`` after the end (7S-GM-4)."""
    if battle.over:
        yield soft("battle_over", "7S-GM-4")


def in_a_phase(battle: Battle) -> Iterator[Refusal]:
    """Yield ``wrong_step`` outside the phases (7S-ROUND-1)."""
    if battle.step != "phase":
        yield soft("wrong_step", "7S-ROUND-1")


def manned(battle: Battle, ship: str) -> Iterator[Refusal]:
    """Yield ``no_crew`` where nobody is free to work her (7S-ROUND-7)."""
    if battle.ships[ship].crew_free == 0:
        yield soft("no_crew", "7S-ROUND-7", ship=ship)


def no_fort(battle: Battle, *ships: str) -> Iterator[Refusal]:
    """Yield ``fort_fixed`` where one of *ships* is a fort (7S-FORT-1)."""
    if any(battle.ships[ship].is_fort for ship in ships):
        yield soft("fort_fixed", "7S-FORT-1")


def allowed(battle: Battle, option: str, rule: str) -> Iterator[Refusal]:
    """Yield ``option_off`` where *option* is switched off in this battle."""
    if not battle.options[option]:
        yield soft("option_off", rule)


def drama_left(battle: Battle, ship: str, wanted: int, field: str) -> Iterator[Refusal]:
    """Yield ``no_drama`` where she has fewer drama dice than *wanted* (7S-DICE-7)."""
    if wanted > battle.ships[ship].drama:
        yield hard("no_drama", "7S-DICE-7", field, ship=ship, n=battle.ships[ship].drama)


def foe(battle: Battle, ship: str, target: str) -> Iterator[Refusal]:
    """Yield ``friendly_target`` for two ships that count with one side (7S-GUN-1, 7S-BOARD-4)."""
    if battle.ships[ship].counts_with == battle.ships[target].counts_with:
        yield soft("friendly_target", "7S-GUN-1", "target", target=target)
