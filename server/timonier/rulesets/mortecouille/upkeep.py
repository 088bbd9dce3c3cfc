"""The end of a round, in four passes.  Rules: MC-TURN-7."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.mortecouille.events.catapult import CountdownTicked
from timonier.rulesets.mortecouille.events.gunnery import BurstsCounted, GunnersTired
from timonier.rulesets.mortecouille.events.movement import WindLost
from timonier.rulesets.mortecouille.harm import damage, lose
from timonier.rulesets.mortecouille.state import Battle, Ship, copies, leak


def step(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Settle wind, leaks, countdowns and gunners, each for all ships in fleet order.  Rules: MC-TURN-7."""
    for settle in (lose_wind, spring_leaks, tick, rest):
        for ship in battle.afloat():
            yield from settle(battle, ship)


def is_static(battle: Battle, ship: Ship) -> bool:
    """Tell whether a ship chose to do nothing this round, or could do nothing.  Rules: MC-TURN-4."""
    idle = battle.options["idle"] == "strict" and ship.manned and not ship.acted
    return ship.holding or ship.panicked or idle


def lose_wind(battle: Battle, ship: str) -> Iterator[Event]:
    """Take the wind points of a static ship.  Rules: MC-TURN-4."""
    points = battle.ships[ship].wind_points
    if points and is_static(battle, battle.ships[ship]):
        yield WindLost(ship=ship, amount=points)


def spring_leaks(battle: Battle, ship: str) -> Iterator[Event]:
    """Take the hull points that leak away in the condition she is in now.  Rules: MC-WEAR-3."""
    yield from damage(battle, ship, leak(battle, battle.ships[ship]), "leak")


def tick(battle: Battle, ship: str) -> Iterator[Event]:
    """Count one full round of a countdown; the round in which it began does not count.

    Rules: MC-CATA-6.
    """
    now = battle.ships[ship]
    if now.countdown is None or now.countdown_since == battle.round:
        return
    left = max(0, now.countdown - 1)
    yield CountdownTicked(ship=ship, left=left, cause="round")
    if left == 0:
        yield from lose(battle, ship, "foundered", "countdown")


def rest(battle: Battle, ship: str) -> Iterator[Event]:
    """Tire the gunners after their bursts, or let them recover.  Rules: MC-FIRE-6, MC-FIRE-7."""
    now = battle.ships[ship]
    streak = now.burst_streak + 1 if now.fired == "burst" else 0
    kind = "continuous" if copies(battle, ship, "continuous-burst") else "plain"
    if streak >= battle.tables["gunnery"]["bursts"][kind]:
        yield GunnersTired(ship=ship)
    elif (streak, False) != (now.burst_streak, now.resting):
        yield BurstsCounted(ship=ship, bursts=streak)
