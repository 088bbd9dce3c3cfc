"""Purchases, sheets and accounts."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.mortecouille.state import Battle, Guns


@dataclass(frozen=True, kw_only=True)
class Bought:
    """An option was bought for one ship, or for all ships of a side.  Rules: MC-SHOP-2."""

    side: str = fields.side()
    ship: str | None = fields.ship()
    option: str = fields.plain(words="options")
    price: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Enter it on the sheet and in the account."""
        if self.ship is None:
            band = battle.sides[self.side]
            owned = dict.fromkeys((*band.fleet_options, self.option))
            battle.sides[self.side] = evolve(band, fleet_options=tuple(owned))
        else:
            ship = battle.ships[self.ship]
            number = ship.options.get(self.option, 0) + 1
            options = {**ship.options, self.option: number}
            battle.change(self.ship, options=options, cost=ship.cost + self.price)


@dataclass(frozen=True, kw_only=True)
class Refitted:
    """The figures on a sheet were worked out anew.  Rules: MC-SHIP-5."""

    ship: str = fields.ship()
    hull: int = fields.plain()
    hull_max: int = fields.plain()
    speed_fitted: int = fields.plain()
    guns: Guns = fields.plain()
    normal_damage: int = fields.plain()
    burst_damage: int = fields.plain()
    catapults: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Write them on the sheet."""
        battle.change(
            self.ship,
            hull=self.hull,
            hull_max=self.hull_max,
            speed_fitted=self.speed_fitted,
            guns=self.guns,
            normal_damage=self.normal_damage,
            burst_damage=self.burst_damage,
            catapults=self.catapults,
        )


@dataclass(frozen=True, kw_only=True)
class FleetAudited:
    """The account of a side was checked against its purse.  Rules: MC-SHOP-5."""

    side: str = fields.side()
    budget: int | None = fields.plain()
    spent: int = fields.plain()
    left: int | None = fields.plain()
    verdict: str = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Change nothing: the GM decides what comes of it."""
