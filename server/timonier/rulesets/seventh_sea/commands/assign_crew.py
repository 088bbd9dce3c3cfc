"""Set crew to the fires or to the muskets.  Rules: 7S-BLAZE-2, 7S-MUSK-1."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks
from timonier.rulesets.seventh_sea.events.gunnery import CrewAssigned
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class AssignCrew:
    """Set so many crew ranks to a duty for this round; it sets and does not add."""

    ship: str = fields.ship()
    duty: str = fields.choice(("fire", "muskets"))
    ranks: int = fields.whole(low=0, unit="ranks")


def may_assign_crew(battle: Battle, order: AssignCrew, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the duty.

    Refuses: unknown_ship, ship_out, bad_value, not_enough_crew, option_off, battle_over, wrong_step, no_fire.
    """
    yield from checks.one_ship(battle, order, faults)
    yield from common.bad_values(faults, "7S-GM-1")
    ship, fire = battle.ships[order.ship], order.duty == "fire"
    rule = "7S-BLAZE-2" if fire else "7S-MUSK-1"
    if order.ranks + (ship.musket_crew if fire else ship.fire_crew) > ship.finesse:
        yield hard("not_enough_crew", rule, "ranks", ship=order.ship, n=ship.finesse)
    if not fire:
        yield from checks.allowed(battle, "musketry", "7S-MUSK-1")
    yield from checks.running(battle)
    if battle.step != "start":
        yield soft("wrong_step", rule)
    if fire and order.ranks and not ship.fires:
        yield soft("no_fire", "7S-BLAZE-2", ship=order.ship)


def assign_crew(battle: Battle, order: AssignCrew, dice: Dice) -> Iterator[Event]:
    """Detach crew ranks to the fires or the muskets until the end of the round.

    Rules: 7S-BLAZE-2, 7S-MUSK-1.
    """
    yield CrewAssigned(ship=order.ship, duty=order.duty, ranks=order.ranks)


ASSIGN_CREW = Command("assign_crew", AssignCrew, may_assign_crew, assign_crew, "7S-BLAZE-2")
