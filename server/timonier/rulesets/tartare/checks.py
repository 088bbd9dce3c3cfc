"""Refusals that several orders share, in the order in which they are looked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from timonier.kernel.codec import Faults
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.rulesets.tartare.modules import is_manned, is_powered, is_stopped
from timonier.rulesets.tartare.state import Battle


def obeys(battle: Battle, ship: Any) -> Iterator[Refusal]:
    """Yield why *ship* takes no orders.

    Rules: TT-GEN-4.  Refuses: unknown_ship, ship_out, ship_adrift.
    """
    if ship not in battle.ships:
        yield hard("unknown_ship", "TT-GEN-4", "ship", ship=ship)
    if not battle.ships[ship].in_play:
        yield hard("ship_out", "TT-GEN-4", "ship", ship=ship)
    if not battle.ships[ship].is_active:
        yield hard("ship_adrift", "TT-GEN-4", "ship", ship=ship)


def is_target(battle: Battle, target: Any, field: str = "target") -> Iterator[Refusal]:
    """Yield why *target* can be none.

    Rules: TT-GEN-4, TT-FIRE-8.  Refuses: unknown_ship, target_out.
    """
    if target not in battle.ships:
        yield hard("unknown_ship", "TT-GEN-4", field, ship=target)
    if not battle.ships[target].in_play:
        yield hard("target_out", "TT-FIRE-8", field, target=target)


def not_itself(ship: str, target: Any) -> Iterator[Refusal]:
    """Yield the refusal of a ship that aims at itself.

    Rules: TT-FIRE-8.  Refuses: self_target.
    """
    if target == ship:
        yield hard("self_target", "TT-FIRE-8", "target", ship=ship)


def in_range(faults: Faults) -> Iterator[Refusal]:
    """Yield the refusal of a range that is none.

    Rules: TT-GEN-2.  Refuses: bad_range.
    """
    if "range" in faults:
        yield hard("bad_range", "TT-GEN-2", "range")


def has_weapon(ship: str, number: int, weapon: str, faults: Faults, rule: str) -> Iterator[Refusal]:
    """Yield why a *weapon* of which there are *number* cannot be used, or not as often as is asked.

    Rules: TT-FIRE-8, TT-FIRE-2, TT-TORP-2, TT-TURRET-1.  Refuses: no_weapon, bad_count.
    """
    if number == 0:
        yield hard("no_weapon", "TT-FIRE-8", "ship", ship=ship, weapon=weapon)
    if "count" in faults:
        yield hard("bad_count", rule, "count")


def running(battle: Battle) -> Iterator[Refusal]:
    """Yield the refusal of an order after the end.

    Rules: TT-GM-4.  Refuses: battle_over.
    """
    if battle.over:
        yield soft("battle_over", "TT-GM-4")


def in_step(battle: Battle, steps: Sequence[str]) -> Iterator[Refusal]:
    """Yield why an order that belongs to *steps* cannot be given now.

    Rules: TT-GM-4, TT-TURN-1, TT-TURN-2.  Refuses: battle_over, wrong_step.
    """
    yield from running(battle)
    if battle.step not in steps:
        rule = "TT-TURN-1" if battle.edition == "aid" else "TT-TURN-2"
        yield soft("wrong_step", rule, wanted=list(steps), step=battle.step)


def has_turn(battle: Battle, ship: str, command: str) -> Iterator[Refusal]:
    """Yield the refusal of a ship that a slower one has acted before.

    Nobody has acted yet where torpedoes come first and this is the first shot.
    Rules: TT-GEN-3, TT-TORP-4.  Refuses: turn_passed.
    """
    first_shot = command == "fire" and battle.attack_part == 1
    speed, now = battle.ships[ship].speed, battle.acting_speed
    if now is not None and speed > now and not first_shot:
        yield soft("turn_passed", "TT-GEN-3", "ship", ship=ship, speed=speed, acting_speed=now)


def not_a_friend(battle: Battle, ship: str, target: str) -> Iterator[Refusal]:
    """Yield the refusal of a target on the ship's own side.

    Rules: TT-FIRE-8.  Refuses: friendly_target.
    """
    if battle.ships[ship].side == battle.ships[target].side:
        yield soft("friendly_target", "TT-FIRE-8", "target", target=target)


def module_at_work(battle: Battle, ship: str, module: str) -> Iterator[Refusal]:
    """Yield why *module* does not work.

    Rules: TT-MOD-1, TT-MOD-2, TT-MOD-3.  Refuses: module_unmanned, module_unpowered, module_burning.
    """
    sheet = battle.ships[ship]
    if not is_manned(battle, sheet, module):
        yield soft("module_unmanned", "TT-MOD-1", None, ship=ship, module=module)
    if not is_powered(battle, sheet, module):
        yield soft("module_unpowered", "TT-MOD-1", None, ship=ship, module=module)
    if is_stopped(battle, sheet, module):
        yield soft("module_burning", "TT-MOD-3", None, ship=ship, module=module)
