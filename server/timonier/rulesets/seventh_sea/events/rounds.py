"""Rounds, phases, action dice.  Rules: 7S-ROUND-1 to 7S-ROUND-7."""

from __future__ import annotations

from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.state import evolve
from timonier.rulesets.seventh_sea.state import Battle, Ship, Sinking


@dataclass(frozen=True, kw_only=True)
class RoundStarted:
    """A round began; what ships did in the last one is forgotten."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Go to the start of the round."""
        battle.round, battle.step, battle.phase, battle.order = self.round, "start", None, ()
        for ship in battle.in_play():
            battle.change(
                ship,
                dice_rolled=(),
                dice_left=(),
                acting=False,
                turned=False,
                speed_changed=False,
                volleyed=False,
                moved=0,
                sailed=0,
                turns=0,
                salvos=0,
                inertia=0,
            )


@dataclass(frozen=True, kw_only=True)
class ActionDice:
    """A ship rolled her action dice (7S-ROUND-2); a 10 of a ship without sails is none (7S-MAST-1)."""

    ship: str = fields.ship()
    dice: tuple[int, ...] = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Lay the dice out."""
        battle.change(self.ship, dice_rolled=self.dice, dice_left=self.dice)


@dataclass(frozen=True, kw_only=True)
class PhaseStarted:
    """A phase began; *order* is who acts in it, first first, *passed* the phases gone by since the last."""

    round: int = fields.plain()
    phase: int = fields.plain()
    order: tuple[str, ...] = fields.plain(ref="ship")
    passed: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Enter the phase; ships that sink by phases come nearer to their end (7S-SINK-3)."""
        battle.step, battle.phase, battle.order = "phase", self.phase, self.order
        for ship in battle.in_play():
            sinking = phases_later(battle.ships[ship].sinking, self.passed)
            acting = ship in self.order
            battle.change(ship, moved=0, turned=False, volleyed=False, acting=acting, sinking=sinking)


@dataclass(frozen=True, kw_only=True)
class RoundEnded:
    """A round ended: detached crews return, dice are lost, clocks run on; *passed* phases were left."""

    round: int = fields.plain()
    passed: int = fields.plain()
    drifted: tuple[str, ...] = fields.plain(ref="ship")

    def apply(self, battle: Battle) -> None:
        """Bring about what the end of a round does to every ship in play."""
        for ship in battle.in_play():
            sheet = battle.ships[ship]
            straight = sheet.straight_rounds + (sheet.turns == 0 and not sheet.is_fort)
            battle.change(
                ship,
                fire_crew=0,
                musket_crew=0,
                sinking=phases_later(actions_later(sheet), self.passed),
                dice_left=(),
                irons=max(0, sheet.irons - 1),
                straight_rounds=straight,
                drift=1 if ship in self.drifted else 0,
            )


@dataclass(frozen=True, kw_only=True)
class DiceSpent:
    """Action dice paid for an action (7S-ROUND-6)."""

    ship: str = fields.ship()
    dice: tuple[int, ...] = fields.plain()

    def apply(self, battle: Battle) -> None:
        """Take the dice, and as many actions from a ship that sinks by countdown."""
        left, sinking = list(battle.ships[self.ship].dice_left), battle.ships[self.ship].sinking
        for die in self.dice:
            left.remove(die)
        if sinking is not None and sinking.actions_left is not None:
            sinking = evolve(sinking, actions_left=max(0, sinking.actions_left - len(self.dice)))
        battle.change(self.ship, dice_left=tuple(left), sinking=sinking)


def actions_later(ship: Ship) -> Sinking | None:
    """Return her sinking after this round: one action for each unspent die, or one where she rolled none.

    Rules: 7S-SINK-2.
    """
    if ship.sinking is None or ship.sinking.actions_left is None:
        return ship.sinking
    lost = len(ship.dice_left) if ship.dice_rolled else 1
    return evolve(ship.sinking, actions_left=max(0, ship.sinking.actions_left - lost))


def phases_later(sinking: Sinking | None, passed: int) -> Sinking | None:
    """Return *sinking* when *passed* phases have gone by (7S-SINK-3)."""
    if sinking is None or sinking.phases_left is None:
        return sinking
    return evolve(sinking, phases_left=max(0, sinking.phases_left - passed))


EVENTS: tuple[type, ...] = (RoundStarted, ActionDice, PhaseStarted, RoundEnded, DiceSpent)
