"""Launch torpedoes at one target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare import checks as shared
from timonier.rulesets.tartare.events.orders import TorpedoesLaunched
from timonier.rulesets.tartare.state import Battle, band_of, constant

STEPS = {"aid": ("attack",), "book": ("launching",)}


@dataclass(frozen=True, kw_only=True)
class Launch:
    """Launch *count* torpedoes at a target, *range* inches away; without a count all that are loaded."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: float = fields.number(low=0, high=500, unit="inches")
    count: int | None = fields.whole(None, low=1, high=99)


def checks(battle: Battle, order: Launch, faults: Faults) -> Iterator[Refusal]:
    """Yield why these torpedoes stay in their silos.

    Rules: TT-TORP-1, TT-TORP-2, TT-TORP-4, TT-FIRE-8, TT-GEN-3, TT-MOD-1, TT-MOD-3.
    Refuses: unknown_ship, ship_out, ship_adrift, target_out, self_target, bad_range, bad_value, no_weapon,
    bad_count, battle_over, wrong_step, friendly_target, part_over, turn_passed, launcher_used,
    module_unmanned, module_burning, torpedoes_short.
    """
    yield from shared.obeys(battle, order.ship)
    yield from shared.is_target(battle, order.target)
    yield from shared.not_itself(order.ship, order.target)
    yield from shared.in_range(faults)
    yield from common.bad_values(faults, "TT-TORP-2", "count")
    ship = battle.ships[order.ship]
    yield from shared.has_weapon(order.ship, ship.torpedoes_max, "torpedoes", faults, "TT-TORP-2")
    yield from shared.in_step(battle, STEPS[battle.edition])
    yield from shared.not_a_friend(battle, order.ship, order.target)
    yield from launcher_free(battle, order.ship, "launch")
    if (count := count_of(battle, order)) > ship.torpedoes:
        yield soft(
            "torpedoes_short", "TT-TORP-2", "count", ship=order.ship, count=count, there=ship.torpedoes
        )


def launcher_free(battle: Battle, ship: str, command: str) -> Iterator[Refusal]:
    """Yield why the Launcher of *ship* neither launches nor reloads now.

    Rules: TT-TORP-1, TT-TORP-4, TT-GEN-3, TT-MOD-1, TT-MOD-3.  Refuses: part_over, turn_passed,
    launcher_used, module_unmanned, module_burning.
    """
    turn = battle.ships[ship].turn
    if battle.edition == "aid":
        by_ship = battle.options["fire_order"] == "ship"
        if turn.lasers_fired if by_ship else battle.attack_part == 2:
            yield soft("part_over", "TT-TORP-4", "ship", ship=ship)
    yield from shared.has_turn(battle, ship, command)
    if turn.launcher is not None:
        yield soft("launcher_used", "TT-TORP-1", "ship", ship=ship)
    yield from shared.module_at_work(battle, ship, "launcher")


def handle(battle: Battle, order: Launch, dice: Dice) -> Iterator[Event]:
    """Lay the torpedoes in the target's approach box.  Rules: TT-TORP-2."""
    box = min(constant(battle, "approach_boxes"), band_of(battle, order.range))
    yield TorpedoesLaunched(ship=order.ship, target=order.target, count=count_of(battle, order), box=box)


def count_of(battle: Battle, order: Launch) -> int:
    """Return how many are launched: as ordered, else all loaded, else all silos.  Rules: TT-TORP-2."""
    ship = battle.ships[order.ship]
    return order.count or ship.torpedoes or ship.torpedoes_max


LAUNCH = Command("launch", Launch, checks, handle, "TT-TORP-1")
