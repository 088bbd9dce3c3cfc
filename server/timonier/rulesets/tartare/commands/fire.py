"""Fire lasers at one target."""

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
from timonier.rulesets.tartare.damage import critical, lose_hull, lose_shield
from timonier.rulesets.tartare.events.orders import LasersFired
from timonier.rulesets.tartare.shape import OBSTACLES
from timonier.rulesets.tartare.state import Battle, band_of, constant
from timonier.rulesets.tartare.steps import before_acting, coast

STEPS = {"aid": ("attack",), "book": ("action",)}


@dataclass(frozen=True, kw_only=True)
class Fire:
    """Fire *count* lasers at a target, *range* inches away; without a count all that have not fired yet."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: float = fields.number(low=0, high=500, unit="inches")
    count: int | None = fields.whole(None, low=1, high=99)
    obstacle: str = fields.choice(OBSTACLES, "none")


def checks(battle: Battle, order: Fire, faults: Faults) -> Iterator[Refusal]:
    """Yield why these lasers do not fire.

    Rules: TT-FIRE-1, TT-FIRE-2, TT-FIRE-7, TT-FIRE-8, TT-MOVE-8, TT-GEN-3, TT-MOD-1, TT-MOD-3.
    Refuses: unknown_ship, ship_out, ship_adrift, target_out, self_target, bad_range, bad_value, no_weapon,
    bad_count, battle_over, wrong_step, friendly_target, part_over, turn_passed, module_unmanned,
    module_unpowered, module_burning, weapon_spent, split_fire, no_line_of_sight.
    """
    yield from shared.obeys(battle, order.ship)
    yield from shared.is_target(battle, order.target)
    yield from shared.not_itself(order.ship, order.target)
    yield from shared.in_range(faults)
    yield from common.bad_values(faults, "TT-FIRE-1", "count")
    ship = battle.ships[order.ship]
    yield from shared.has_weapon(order.ship, ship.lasers, "lasers", faults, "TT-FIRE-2")
    yield from shared.in_step(battle, STEPS[battle.edition])
    yield from shared.not_a_friend(battle, order.ship, order.target)
    if battle.edition == "book" and 2 in ship.turn.parts:
        yield soft("part_over", "TT-MOVE-8", "ship", ship=order.ship)
    yield from shared.has_turn(battle, order.ship, "fire")
    yield from shared.module_at_work(battle, order.ship, "armament")
    if count_of(battle, order) > (left := left_of(battle, order.ship)):
        yield soft("weapon_spent", "TT-FIRE-2", "count", ship=order.ship, weapon="lasers", left=left)
    if not battle.options["split_fire"] and any(shot != order.target for shot in ship.turn.laser_targets):
        yield soft("split_fire", "TT-FIRE-2", "target", ship=order.ship, target=order.target)
    if battle.tables["obstacle"][order.obstacle]["blocks"]:
        yield soft("no_line_of_sight", "TT-FIRE-7", "obstacle", obstacle=order.obstacle)


def handle(battle: Battle, order: Fire, dice: Dice) -> Iterator[Event]:
    """Fire: hits wear shields down before hull, the top face passes them and causes a critical.

    Rules: TT-FIRE-2 to TT-FIRE-7, TT-MOVE-6, TT-CRIT-1, TT-CRIT-6.
    """
    yield from before_acting(battle, order.ship)
    if battle.step == "action":
        yield from coast(battle, [order.ship])
    die = battle.tables["laser"][battle.edition]["die"]
    needed = needed_of(battle, order)
    faces = dice.roll(count_of(battle, order), die, "lasers", order.ship).faces
    top = faces.count(die)
    normal = sum(face >= needed and face not in (1, die) for face in faces)
    yield LasersFired(
        ship=order.ship,
        target=order.target,
        band=band_of(battle, order.range),
        needed=needed,
        faces=faces,
        hits=normal + top,
        pierced=top,
    )
    absorbed = min(normal, battle.ships[order.target].shield)
    yield from lose_shield(battle, order.target, absorbed, "laser")
    through = (normal - absorbed + top) * constant(battle, "laser_hull")
    yield from lose_hull(battle, order.target, through, "laser")
    if battle.ships[order.target].is_active:
        for more in reversed(range(top)):
            yield from critical(battle, order.target, "laser", dice, more)


def needed_of(battle: Battle, order: Fire) -> int:
    """Return the number each die needs, the obstacle included.  Rules: TT-FIRE-3, TT-FIRE-7."""
    table = battle.tables["laser"][battle.edition]
    row = min(constant(battle, "laser_rows"), band_of(battle, order.range))
    printed = table[str(row)][9 - battle.ships[order.target].size]
    return int(min(table["die"], printed + battle.tables["obstacle"][order.obstacle]["needed"]))


def left_of(battle: Battle, ship: str) -> int:
    """Return how many lasers have not fired this turn.  Rules: TT-FIRE-2."""
    return max(0, battle.ships[ship].lasers - battle.ships[ship].turn.lasers_fired)


def count_of(battle: Battle, order: Fire) -> int:
    """Return how many lasers fire: as ordered, else all that are left, else all.  Rules: TT-FIRE-2."""
    return order.count or left_of(battle, order.ship) or battle.ships[order.ship].lasers


FIRE = Command("fire", Fire, checks, handle, "TT-FIRE-1")
