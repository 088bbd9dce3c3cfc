"""The steps of the turn, and what each brings about by itself when it is entered or left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.sequence import Sequence
from timonier.rulesets.tartare import activation
from timonier.rulesets.tartare.damage import burn, critical, lose_hull
from timonier.rulesets.tartare.events.damage import TorpedoHit
from timonier.rulesets.tartare.events.orders import Drifted
from timonier.rulesets.tartare.events.turn import BattleDecided, ShipAdrift, ShipExploded, TorpedoesClosed
from timonier.rulesets.tartare.modules import works
from timonier.rulesets.tartare.state import (
    Battle,
    Ship,
    active_by_speed,
    constant,
    sides_active,
    speed_order,
)

TURN = {
    "aid": Sequence(("assignment", "movement", "attack", "activation", "defence", "impact")),
    "book": Sequence(
        ("assignment", "action", "launching", "activation", "defence", "impact", "final_movement")
    ),
}
"""The steps of each edition.  Rules: TT-TURN-1, TT-TURN-2."""


def enter(battle: Battle, step: str, dice: Dice) -> Iterator[Event]:
    """Do what *step* does when it is entered.  Rules: TT-TURN-1, TT-TURN-2."""
    if step == "impact":
        yield from strike(battle, dice)
        yield from close_in(battle)
    elif step in _ENTERING:
        yield from _ENTERING[step](battle)


def leave(battle: Battle, step: str) -> Iterator[Event]:
    """Do what *step* does when it is left; the last one ends the turn.  Rules: TT-TURN-1, TT-TURN-2."""
    if step == "action":
        yield from coast(battle, active_by_speed(battle))
    elif step == "activation":
        yield from activation.put_out_the_rest(battle)
    elif TURN[battle.edition].after(step)[1]:
        yield from end_turn(battle)


def is_open(ship: Ship) -> bool:
    """Tell whether the first part of a ship's action is still open.  Rules: TT-MOVE-6."""
    return 1 not in ship.turn.parts and ship.turn.drift == 0


def before_acting(battle: Battle, ship: str) -> Iterator[Event]:
    """Let faster ships coast whose first part is open, as *ship* acts.  Rules: TT-MOVE-6."""
    if battle.step == "action":
        speed = battle.ships[ship].speed
        yield from coast(battle, [s for s in active_by_speed(battle) if battle.ships[s].speed > speed])


def coast(battle: Battle, ships: list[str]) -> Iterator[Event]:
    """Let those of *ships* coast whose first part is open.  Rules: TT-MOVE-6."""
    for ship in ships:
        if is_open(battle.ships[ship]):
            yield Drifted(ship=ship, inches=constant(battle, "inertia_inches"))


def drift_at_half_speed(battle: Battle) -> Iterator[Event]:
    """Let ships adrift or unpiloted go straight ahead.  Rules: TT-MOVE-3, TT-MOVE-9."""
    for ship in speed_order(battle):
        sheet = battle.ships[ship]
        if sheet.is_active and works(battle, sheet, sheet.helm):
            continue
        least = constant(battle, "drift_minimum") if sheet.speed else 0
        if inches := max(sheet.speed // constant(battle, "drift_divisor"), least):
            yield Drifted(ship=ship, inches=inches)


def drift_by_inertia(battle: Battle) -> Iterator[Event]:
    """Let ships adrift go straight ahead.  Rules: TT-MOVE-9."""
    for ship in speed_order(battle):
        if not battle.ships[ship].is_active:
            yield Drifted(ship=ship, inches=constant(battle, "inertia_inches"))


def blaze(battle: Battle) -> Iterator[Event]:
    """Let every fire burn, ship by ship.  Rules: TT-BLAZE-1, TT-BLAZE-2."""
    for ship in active_by_speed(battle):
        yield from burn(battle, ship)


def strike(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Let the torpedoes in the nearest box strike, hull before critical.  Rules: TT-TORP-6, TT-CRIT-6."""
    for ship in speed_order(battle):
        for more in reversed(range(battle.ships[ship].incoming["1"])):
            yield TorpedoHit(ship=ship)
            yield from lose_hull(battle, ship, constant(battle, "torpedo_hull"), "torpedo")
            if battle.ships[ship].is_active:
                yield from critical(battle, ship, "torpedo", dice, more)


def close_in(battle: Battle) -> Iterator[Event]:
    """Move every torpedo still on the way one box nearer.  Rules: TT-TORP-5."""
    for ship in speed_order(battle):
        boxes = battle.ships[ship].incoming
        counts = list(boxes.values())
        if any(counts[1:]):
            yield TorpedoesClosed(ship=ship, incoming=dict(zip(boxes, (*counts[1:], 0), strict=True)))


def end_turn(battle: Battle) -> Iterator[Event]:
    """Explode wrecks, set airless ships adrift, and tell whether the battle is decided.

    Rules: TT-TURN-3, TT-END-1, TT-END-2, TT-END-4.
    """
    for ship in speed_order(battle):
        sheet = battle.ships[ship]
        if sheet.hull == 0:
            yield ShipExploded(ship=ship)
        elif sheet.is_active and sheet.oxygen == 0:
            yield ShipAdrift(ship=ship)
    left = sides_active(battle)
    if len(battle.sides) > 1 and len(left) < 2:
        yield BattleDecided(side=left[0] if left else None)


_ENTERING: Mapping[str, Callable[[Battle], Iterator[Event]]] = {
    "movement": drift_at_half_speed,
    "action": drift_by_inertia,
    "activation": activation.activate,
    "defence": blaze,
}
