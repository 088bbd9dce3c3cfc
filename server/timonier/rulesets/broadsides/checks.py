"""Refusals that several orders share, in the order in which they are checked."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.codec import MISSING, Faults
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.broadsides.hexes import Hex
from timonier.rulesets.broadsides.state import FLED, SUNK, Battle

DECREES = "BR-GM-1"


def running(battle: Battle, faults: Faults) -> Iterator[Refusal]:
    """Refuse what comes after the end, then a field that did not load.  Refuses: battle_over, bad_value."""
    if battle.over:
        yield hard("battle_over", "BR-SCORE-2")
    yield from loaded(faults)


def loaded(faults: Faults) -> Iterator[Refusal]:
    """Refuse the first field that did not load.  Refuses: bad_value."""
    for name, value in faults.items():
        yield bad_value(name, None if value is MISSING else value)


def bad_value(field: str, value: object) -> Refusal:
    """Return the refusal of a value.  Refuses: bad_value."""
    return hard("bad_value", DECREES, field, field=field, value=value)


def known(battle: Battle, field: str, *ships: str) -> Iterator[Refusal]:
    """Refuse an id that names no ship.  Refuses: unknown_ship."""
    for ship in ships:
        if ship not in battle.ships:
            yield hard("unknown_ship", "BR-FIRE-12", field, ship=ship)


def in_phase(battle: Battle, ship: str, steps: tuple[str, ...], rule: str) -> Iterator[Refusal]:
    """Refuse what is not done in one of *steps* by the side in phase.  Refuses: wrong_step."""
    if battle.step not in steps or battle.active_side != battle.ships[ship].side:
        yield soft("wrong_step", rule)


def clear_hex(battle: Battle, ship: str, place: Hex, rule: str, *, ashore: bool) -> Iterator[Refusal]:
    """Refuse land, unless *ashore*, and a hex where another counter stands.

    Rules: BR-MOVE-6.  Refuses: land, hex_occupied.
    """
    if not ashore and place in (battle.land or ()):
        yield soft("land", rule)
    if any(other.hex == place for name, other in battle.ships.items() if name != ship):
        yield soft("hex_occupied", rule)


def gone(battle: Battle, ship: str) -> bool:
    """Tell whether her counter was taken away."""
    return battle.ships[ship].status in (SUNK, FLED)
