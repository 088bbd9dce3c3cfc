"""The gauges and marks of a ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.rulesets.tartare.activation import propulsion_max
from timonier.rulesets.tartare.state import OUT_OF_PLAY, Battle, Ship

GAUGES = ("hull", "shield", "oxygen", "torpedoes", "fit", "propulsion")


@dataclass(frozen=True)
class Gauge:
    """A bar: its value, its maximum, and the values worth a tick."""

    id: str
    value: int
    max: int
    ticks: tuple[int, ...] = ()

    @property
    def level(self) -> str:
        """Return good above half, worn at half or less, critical at a quarter or less."""
        if self.max == 0 or 2 * self.value > self.max:
            return "good"
        return "worn" if 4 * self.value > self.max else "critical"


@dataclass(frozen=True)
class Mark:
    """A short word beside the name of a ship; *value* is its number, *box* the nearest torpedo's."""

    id: str
    value: int | None = None
    box: int | None = None


def gauges(battle: Battle, ship: Ship) -> list[Gauge]:
    """Return the bars of *ship*, propulsion with a tick at the units it starts with."""
    found = [Gauge(name, getattr(ship, name), getattr(ship, f"{name}_max")) for name in GAUGES[:4]]
    found.append(Gauge("fit", ship.fit, ship.crew))
    if ship.propulsion is not None:
        found.append(Gauge("propulsion", ship.propulsion, propulsion_max(battle, ship), (ship.speed,)))
    return found


def marks(ship: Ship) -> list[Mark]:
    """Return what is worth a word beside the ship's name."""
    return [*_of_status(ship), *(_in_play(ship) if ship.in_play else ()), *_wounded(ship)]


def _of_status(ship: Ship) -> Iterator[Mark]:
    if ship.status in (*OUT_OF_PLAY, "adrift"):
        yield Mark(ship.status)


def _in_play(ship: Ship) -> Iterator[Mark]:
    if ship.hull == 0:
        yield Mark("wreck")
    if ship.is_active and ship.oxygen == 0:
        yield Mark("airless")
    if ship.burning:
        yield Mark("burning", len(ship.burning))
    if boxes := [int(box) for box, count in ship.incoming.items() if count]:
        yield Mark("torpedoes", sum(ship.incoming.values()), min(boxes))


def _wounded(ship: Ship) -> Iterator[Mark]:
    if ship.wounded:
        yield Mark("wounded", ship.wounded)
