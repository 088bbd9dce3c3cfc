"""Refusals that several commands share, in the order in which they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.codec import Faults
from timonier.kernel.common import bad_values
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.mortecouille.state import Battle, actions_allowed

RULE = "MC-END-3"
"""What forbids nonsense."""

NAMES = ("ship", "target")
"""The fields of an order that name ships."""


def named(battle: Battle, order: Any, faults: Faults) -> Iterator[Refusal]:
    """Yield what is nonsense in an order that names ships.

    Rules: MC-END-3, MC-SHIP-4.  Refuses: unknown_ship, self_target, ship_out, bad_value.
    """
    fields = [field for field in NAMES if hasattr(order, field)]
    for field in fields:
        if getattr(order, field) not in battle.ships:
            yield hard("unknown_ship", RULE, field, ship=getattr(order, field))
    if len(fields) > 1 and order.ship == order.target:
        yield hard("self_target", RULE, "target", ship=order.ship)
    for field in fields:
        if not battle.ships[getattr(order, field)].afloat:
            yield hard("ship_out", "MC-SHIP-4", field, ship=getattr(order, field))
    yield from bad_values(faults, RULE)


def running(battle: Battle) -> Iterator[Refusal]:
    """Yield the ruling that a finished battle needs.  Rules: MC-END-2.  Refuses: battle_over."""
    if battle.over:
        yield soft("battle_over", "MC-END-2")


def in_step(battle: Battle, *steps: str, rule: str = "MC-TURN-5") -> Iterator[Refusal]:
    """Yield that it is not the time for it.  Rules: MC-TURN-5, MC-SHOP-6.  Refuses: wrong_step."""
    if battle.step not in steps:
        yield soft("wrong_step", rule, step=battle.step)


def calm(battle: Battle, ship: str) -> Iterator[Refusal]:
    """Yield that the crew only fights its fire.  Rules: MC-BLAZE-4.  Refuses: panicked."""
    if battle.ships[ship].panicked:
        yield soft("panicked", "MC-BLAZE-4", ship=ship)


def orderly(battle: Battle, order: Any, faults: Faults) -> Iterator[Refusal]:
    """Yield why a ship takes no orders.

    Rules: MC-END-2, MC-SUIC-5, MC-BLAZE-4, MC-TURN-5.  Refuses: unknown_ship, self_target, ship_out,
    bad_value, battle_over, unmanned, panicked, wrong_step.
    """
    yield from named(battle, order, faults)
    yield from running(battle)
    if not battle.ships[order.ship].manned:
        yield soft("unmanned", "MC-SUIC-5", ship=order.ship)
    yield from calm(battle, order.ship)
    yield from in_step(battle, "actions")


def action(battle: Battle, ship: str, kind: str) -> Iterator[Refusal]:
    """Yield why she may not take an action of that kind.

    Rules: MC-TURN-2, MC-TURN-3.  Refuses: action_spent, same_action.
    """
    taken, allowed = battle.ships[ship].actions_taken, actions_allowed(battle, ship)
    if len(taken) >= allowed:
        yield soft("action_spent", "MC-TURN-2", ship=ship, allowed=allowed)
    if kind in taken:
        yield soft("same_action", "MC-TURN-3", ship=ship, actions_taken=kind)


def idle(battle: Battle, ship: str, rule: str) -> Iterator[Refusal]:
    """Yield that she did something already.  Rules: MC-TURN-4, MC-SUIC-1.  Refuses: already_acted."""
    if battle.ships[ship].acted:
        yield soft("already_acted", rule, ship=ship)


def enough_wind(battle: Battle, ship: str, cost: int, rule: str, field: str) -> Iterator[Refusal]:
    """Yield that her wind does not pay for it.

    Rules: MC-MOVE-1, MC-MOVE-3, MC-MOVE-4.  Refuses: not_enough_wind.
    """
    points = battle.ships[ship].wind_points
    if points < cost:
        yield soft("not_enough_wind", rule, field, ship=ship, cost=cost, wind_points=points)


def enemy(battle: Battle, order: Any) -> Iterator[Refusal]:
    """Yield that she would fire at her own side.  Rules: MC-FIRE-13.  Refuses: friendly_target."""
    if battle.ships[order.ship].side == battle.ships[order.target].side:
        yield soft("friendly_target", "MC-FIRE-13", "target", target=order.target)


def attackers(battle: Battle, order: Any) -> Iterator[Refusal]:
    """Yield that her side has not so many crews.  Rules: MC-FIRE-10.  Refuses: too_many_attackers."""
    side = battle.ships[order.ship].side
    crews = sum(battle.ships[s].side == side and battle.ships[s].manned for s in battle.afloat())
    if order.attackers > crews:
        yield soft("too_many_attackers", "MC-FIRE-10", "attackers", attackers=order.attackers, crews=crews)
