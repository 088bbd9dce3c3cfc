"""Fire turrets at torpedoes that are about to strike, or at a ship close by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.tartare import checks as shared
from timonier.rulesets.tartare.damage import lose_hull, lose_shield
from timonier.rulesets.tartare.events.damage import ShotsStopped, TorpedoesDestroyed
from timonier.rulesets.tartare.events.orders import TurretsFired
from timonier.rulesets.tartare.state import Battle, band_of

TORPEDOES = "torpedoes"
"""The target that is no ship."""


@dataclass(frozen=True, kw_only=True)
class Turrets:
    """Fire *count* turrets at torpedoes bound for *protect* (the ship itself), or at a ship.

    *range* in inches, only where another ship is aimed at or protected.
    """

    ship: str = fields.ship()
    target: str = fields.ship(TORPEDOES)
    protect: str | None = fields.ship(None)
    range: float | None = fields.number(None, low=0, high=500, unit="inches")
    count: int | None = fields.whole(None, low=1, high=99)


def checks(battle: Battle, order: Turrets, faults: Faults) -> Iterator[Refusal]:
    """Yield why these turrets do not fire.

    Rules: TT-TURRET-1, TT-TURRET-2, TT-TURRET-6, TT-FIRE-8, TT-MOD-1, TT-MOD-3.
    Refuses: unknown_ship, ship_out, ship_adrift, target_out, self_target, bad_range, bad_value, no_weapon,
    bad_count, no_torpedoes, battle_over, wrong_step, module_unmanned, module_burning, weapon_spent,
    not_own_torpedoes, out_of_range, friendly_target, not_light.
    """
    yield from shared.obeys(battle, order.ship)
    ship, at_ship = battle.ships[order.ship], order.target != TORPEDOES
    aim: Any = order.target if at_ship else None if "protect" in faults else protected(order)
    yield from shared.is_target(battle, aim, "target" if at_ship else "protect")
    if at_ship:
        yield from shared.not_itself(order.ship, order.target)
    if aim != order.ship and order.range is None:
        yield hard("bad_range", "TT-GEN-2", "range")
    if at_ship and (order.protect is not None or "protect" in faults):
        yield hard("bad_value", "TT-TURRET-6", "protect", field="protect", value=order.protect)
    yield from common.bad_values(faults, "TT-TURRET-1", "range", "count")
    yield from shared.has_weapon(order.ship, ship.turrets, "turrets", faults, "TT-TURRET-1")
    if not at_ship and not battle.ships[aim].incoming["1"]:
        yield hard("no_torpedoes", "TT-TURRET-2", "target", ship=aim)
    yield from shared.in_step(battle, ("defence",))
    yield from shared.module_at_work(battle, order.ship, "turrets")
    if count_of(battle, order) > (left := left_of(battle, order.ship)):
        yield soft("weapon_spent", "TT-TURRET-1", "count", ship=order.ship, weapon="turrets", left=left)
    yield from (_at_a_ship if at_ship else _at_torpedoes)(battle, order, aim)


def _at_torpedoes(battle: Battle, order: Turrets, protect: str) -> Iterator[Refusal]:
    """Refuses: not_own_torpedoes, out_of_range."""
    if protect == order.ship:
        return
    friends = battle.ships[protect].side == battle.ships[order.ship].side
    if not friends or battle.options["turret_screen"] == "own":
        yield soft("not_own_torpedoes", "TT-TURRET-6", "protect", ship=protect)
    yield from _in_reach(battle, order)


def _at_a_ship(battle: Battle, order: Turrets, target: str) -> Iterator[Refusal]:
    """Refuses: friendly_target, out_of_range, not_light."""
    yield from shared.not_a_friend(battle, order.ship, target)
    yield from _in_reach(battle, order)
    size, most = battle.ships[target].size, battle.tables["turret"]["light_size"]
    if battle.options["turret_targets"] == "light" and size > most:
        yield soft("not_light", "TT-TURRET-2", "target", target=target, size=size, most=most)


def _in_reach(battle: Battle, order: Turrets) -> Iterator[Refusal]:
    """Refuses: out_of_range."""
    band, reach = band_of(battle, order.range or 0), battle.tables["turret"]["reach"]
    if band > reach:
        yield soft("out_of_range", "TT-TURRET-2", "range", band=band, reach=reach)


def handle(battle: Battle, order: Turrets, dice: Dice) -> Iterator[Event]:
    """Roll a die for each turret, and one more for each six while there is something left to hit.

    Rules: TT-TURRET-1 to TT-TURRET-5.
    """
    table, count, extra = battle.tables["turret"], count_of(battle, order), False
    while count:
        purpose = "turrets_extra" if extra else "turrets"
        faces = dice.roll(count, table["die"], purpose, order.ship).faces
        hits = sum(face >= table["hits_on"] for face in faces)
        yield TurretsFired(ship=order.ship, target=order.target, faces=faces, hits=hits, extra=extra)
        yield from _hit(battle, order, hits)
        more = not extra or battle.options["turret_extra"] == "chain"
        count = faces.count(table["extra_on"]) if more and _something_left(battle, order) else 0
        extra = True


def _hit(battle: Battle, order: Turrets, hits: int) -> Iterator[Event]:
    """Destroy torpedoes, or wear a ship down, shields first.  Rules: TT-TURRET-3, TT-TURRET-5."""
    if order.target == TORPEDOES:
        protect = protected(order)
        if destroyed := min(hits, battle.ships[protect].incoming["1"]):
            yield TorpedoesDestroyed(ship=protect, count=destroyed)
        return
    shield = battle.ships[order.target].shield
    if shield and battle.options["turret_hits"] == "bounce":
        if hits:
            yield ShotsStopped(ship=order.target, count=hits)
        return
    yield from lose_shield(battle, order.target, hits, "turret")
    yield from lose_hull(battle, order.target, max(0, hits - shield), "turret")


def _something_left(battle: Battle, order: Turrets) -> bool:
    """Tell whether the target still has something to lose.  Rules: TT-TURRET-4."""
    if order.target == TORPEDOES:
        return battle.ships[protected(order)].incoming["1"] > 0
    return battle.ships[order.target].hull > 0


def protected(order: Turrets) -> str:
    """Return the ship whose incoming torpedoes are aimed at.  Rules: TT-TURRET-6."""
    return order.ship if order.protect is None else order.protect


def left_of(battle: Battle, ship: str) -> int:
    """Return how many turrets have not fired this turn.  Rules: TT-TURRET-1."""
    return max(0, battle.ships[ship].turrets - battle.ships[ship].turn.turrets_fired)


def count_of(battle: Battle, order: Turrets) -> int:
    """Return how many turrets fire: as ordered, else all that are left, else all.  Rules: TT-TURRET-1."""
    return order.count or left_of(battle, order.ship) or battle.ships[order.ship].turrets


TURRETS = Command("turrets", Turrets, checks, handle, "TT-TURRET-1")
