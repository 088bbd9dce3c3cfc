"""Fire a salvo.  Rules: 7S-GUN-1 to 7S-GUN-15, 7S-AIM-1 to 7S-AIM-3."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import common, fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.seventh_sea import checks, damage, gunnery, paying, rolls
from timonier.rulesets.seventh_sea.events.damage import MagazineExploded, PowderWet
from timonier.rulesets.seventh_sea.events.gunnery import (
    DamageRolled,
    DramaSpent,
    Hit,
    Missed,
    NoDamage,
    SuperficialDamage,
)
from timonier.rulesets.seventh_sea.events.sinking import Ruined
from timonier.rulesets.seventh_sea.shape import AMMO, SPOTS
from timonier.rulesets.seventh_sea.state import Battle


@dataclass(frozen=True, kw_only=True)
class Fire:
    """Fire one salvo at one target; with a spot it is an aimed shot."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int | None = fields.whole(None, low=1, unit="hexes")
    ammo: str = fields.choice(AMMO, "ball")
    arc: str = fields.choice(("full", "half", "none"), "full")
    aim: str | None = fields.choice(SPOTS, None)
    raises: int = fields.whole(0, low=0, unit="raises")
    drama: int = fields.whole(0, low=0, unit="dice")
    target_drama: int = fields.whole(0, low=0, unit="dice")
    side: str | None = fields.choice(("port", "starboard"), None, words="board_side")
    interrupt: bool = fields.flag()
    spend: tuple[int, ...] | None = fields.plain(None)


def may_fire(battle: Battle, order: Fire, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the salvo.

    Refuses: unknown_ship, ship_out, self_target, bad_range, bad_value, no_drama, option_off, battle_over,
    wrong_step, friendly_target, no_crew, powder_wet, no_guns_bear, side_submerged, salvo_used,
    out_of_range, no_master_gunner, wrong_ammo, bad_spend, no_action.
    """
    yield from checks.two_ships(battle, order, faults)
    yield from checks.bad_range(faults, order.range, required=battle.options["ranges"])
    yield from common.bad_values(faults, "7S-GM-1")
    yield from checks.drama_left(battle, order.ship, order.drama, "drama")
    yield from checks.drama_left(battle, order.target, order.target_drama, "target_drama")
    if order.ammo == "red_hot":
        yield from checks.allowed(battle, "red_hot", "7S-GUN-9")
    if order.aim:
        yield from checks.allowed(battle, "aimed_shots", "7S-AIM-1")
    yield from checks.running(battle)
    yield from checks.in_a_phase(battle)
    yield from checks.foe(battle, order.ship, order.target)
    yield from checks.manned(battle, order.ship)
    yield from guns_bear(battle, order)
    yield from well_aimed(battle, order)
    yield from paying.may_pay(battle, paying.price(battle, order))


def guns_bear(battle: Battle, order: Fire) -> Iterator[Refusal]:
    """Yield why no gun can reach the target (7S-AIM-3, 7S-GUN-12, 7S-SINK-3, 7S-GUN-14, 7S-GUN-10)."""
    ship = battle.ships[order.ship]
    if ship.powder_wet:
        yield soft("powder_wet", "7S-AIM-3", ship=order.ship)
    blind = order.arc == "none" and battle.options["arcs"]
    if blind or not gunnery.firing_cannons(battle, ship, order.arc):
        yield soft("no_guns_bear", "7S-GUN-12", "arc")
    if ship.sinking is not None and ship.sinking.side_under and order.side == ship.sinking.side:
        yield soft("side_submerged", "7S-SINK-3", "side")
    if battle.options["salvos"] == "once" and not ship.is_fort and ship.salvos:
        yield soft("salvo_used", "7S-GUN-14", ship=order.ship)
    limit = battle.tables["ammo"][order.ammo]["max_range"]
    hexes = order.range or 1
    if battle.options["ranges"] and gunnery.effective_range(battle, ship, hexes) > limit:
        most = gunnery.greatest_range(battle, ship, order.ammo)
        yield soft("out_of_range", "7S-GUN-10", "range", range=hexes, max=most)


def well_aimed(battle: Battle, order: Fire) -> Iterator[Refusal]:
    """Yield why the shot cannot be aimed (7S-AIM-1)."""
    if order.aim is None:
        return
    if not battle.ships[order.ship].master_gunner:
        yield soft("no_master_gunner", "7S-AIM-1", "aim", ship=order.ship)
    if shot_of(battle, order) not in battle.tables["aim"][order.aim]["ammo"]:
        yield soft("wrong_ammo", "7S-AIM-1", "ammo")


def shot_of(battle: Battle, order: Fire) -> str:
    """Return what the ammunition is at this distance (7S-GUN-9)."""
    return gunnery.loaded(battle, battle.ships[order.ship], order.ammo, order.range or 1)


def fire(battle: Battle, order: Fire, dice: Dice) -> Iterator[Event]:
    """Fire one salvo at one target.

    Range in hexes.  Rules: 7S-GUN-1, 7S-AIM-1, 7S-DICE-7.
    """
    yield from paying.pay(battle, order, paying.price(battle, order))
    if order.drama:
        yield DramaSpent(ship=order.ship, count=order.drama)
    tn = gunnery.target_number(battle, order)
    crew = battle.ships[order.ship].crew_free
    total = rolls.roll_trait(dice, crew, "gunnery", order.ship, drama=order.drama)
    if total < tn:
        yield Missed(ship=order.ship, target=order.target, total=total, tn=tn)
    else:
        yield Hit(ship=order.ship, target=order.target, total=total, tn=tn)
        if order.aim is None:
            yield from strike(battle, order, dice)
        elif order.aim == "magazine":
            yield from hit_magazine(battle, order, total - tn, dice)
        else:
            yield from hit_spot(battle, order, order.aim, total - tn, dice)
    yield from paying.spent_out(battle, order.ship)


def strike(battle: Battle, order: Fire, dice: Dice) -> Iterator[Event]:
    """Yield the damage of a salvo that hit (7S-GUN-2, 7S-GUN-7 to -9, 7S-GUN-15)."""
    ammo = battle.tables["ammo"][shot_of(battle, order)]
    cannons = gunnery.firing_cannons(battle, battle.ships[order.ship], order.arc)
    rolled = rolls.roll_trait(dice, cannons, "damage", order.ship, extra=order.raises)
    reduction = rolls.roll_text(dice, ammo["reduction"], "damage_reduction", order.ship)
    dealt = max(0, rolled - reduction)
    yield DamageRolled(ship=order.ship, target=order.target, rolled=rolled, reduction=reduction, damage=dealt)
    if not dealt:
        yield NoDamage(ship=order.ship, target=order.target)
        return
    first = (ammo["first_loss"],) if ammo["first_loss"] else ()
    yield from check_wounds(battle, order, dealt, first, ammo["sets_fire"], dice)


def check_wounds(
    battle: Battle, order: Fire, dealt: int, first: tuple[str, ...], sets_fire: bool, dice: Dice
) -> Iterator[Event]:
    """Yield the target's wound check and what comes of it (7S-GUN-3 to 7S-GUN-6, 7S-DICE-7)."""
    if order.target_drama:
        yield DramaSpent(ship=order.target, count=order.target_drama)
    target = battle.ships[order.target]
    rank = target.rank(battle.options["wound_check"])
    tn = dealt + (target.superficial if battle.options["wound_tn"] == "total" else 0)
    total = rolls.roll_trait(dice, rank, "wound_check", order.target, drama=order.target_drama)
    if total >= tn:
        yield SuperficialDamage(ship=order.target, damage=dealt, total=total, tn=tn)
        return
    count = 1 + (tn - total) // battle.constant("serious_step")
    yield from damage.damage_seriously(
        battle,
        order.target,
        count,
        "gunnery",
        dice,
        first=first,
        fire=sets_fire,
        superficial=0,
        check=(total, tn),
    )


def hit_spot(battle: Battle, order: Fire, spot: str, margin: int, dice: Dice) -> Iterator[Event]:
    """Yield what an aimed shot does: no damage roll, no wound check (7S-AIM-2)."""
    count = 1 + margin // battle.constant("serious_step")
    trait = battle.tables["aim"][spot]["trait"]
    sets_fire = battle.tables["ammo"][shot_of(battle, order)]["sets_fire"]
    yield from damage.damage_seriously(
        battle, order.target, count, "aimed", dice, first=(trait,) * count, fire=sets_fire
    )


def hit_magazine(battle: Battle, order: Fire, margin: int, dice: Dice) -> Iterator[Event]:
    """Yield what a shot at the magazine does: wet powder, or the end of the ship (7S-AIM-3)."""
    if margin < battle.constant("magazine_explodes_at"):
        yield PowderWet(ship=order.target)
        return
    yield MagazineExploded(ship=order.target)
    yield from damage.blow_up(battle, order.target, dice)
    if battle.ships[order.target].is_fort:
        yield Ruined(ship=order.target)
    else:
        yield from damage.sink_by_fate(battle, order.target, "breaks_up", dice)


FIRE = Command("fire", Fire, may_fire, fire, "7S-GUN-1")
