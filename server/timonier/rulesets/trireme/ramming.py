"""Rams settled: the totals of both ships and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator

from timonier.kernel.dice import Dice, Throw
from timonier.kernel.events import Event
from timonier.rulesets.trireme.contests import both
from timonier.rulesets.trireme.damage import suffer
from timonier.rulesets.trireme.events.moves import RamResolved, RamVoid
from timonier.rulesets.trireme.state import Battle, DeclaredRam, Ship


def resolve_all(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Settle the declared rams, one after the other or all at once.  Rules: TR-RAM-8."""
    if battle.options["ram_order"] == "at_once":
        yield from _at_once(battle, dice)
        return
    for ram in battle.rams:
        if not _meet(battle, ram):
            yield RamVoid(ship=ram.ship, target=ram.target)
            continue
        done = settle(battle, ram, *dice.roll_each(both(battle, "ram", ram.ship, ram.target)))
        yield done
        yield from _effects(battle, done)


def _at_once(battle: Battle, dice: Dice) -> Iterator[Event]:
    rams = [ram for ram in battle.rams if _meet(battle, ram)]
    asks = [ask for ram in rams for ask in both(battle, "ram", ram.ship, ram.target)]
    throws = iter(dice.roll_each(asks))
    done = [
        settle(battle, ram, next(throws), next(throws))
        if _meet(battle, ram)
        else RamVoid(ship=ram.ship, target=ram.target)
        for ram in battle.rams
    ]
    yield from done
    for event in done:
        if isinstance(event, RamResolved):
            yield from _effects(battle, event)


def _meet(battle: Battle, ram: DeclaredRam) -> bool:
    return battle.ships[ram.ship].in_play and battle.ships[ram.target].in_play


def _effects(battle: Battle, done: RamResolved) -> Iterator[Event]:
    yield from suffer(battle, done.target, done.target_result, "ram")
    yield from suffer(battle, done.ship, done.result, "ram")


def settle(battle: Battle, ram: DeclaredRam, own: Throw, other: Throw) -> RamResolved:
    """Return what a ram comes to with these throws.  Rules: TR-RAM-4, TR-RAM-5, TR-RAM-6."""
    total = own.face + attack(battle, ram)
    target_total = other.face + defence(battle, ram)
    return RamResolved(
        ship=ram.ship,
        target=ram.target,
        aspect=ram.aspect,
        total=total,
        target_total=target_total,
        result=result(battle, total, target_total),
        target_result=result(battle, target_total, total),
    )


def attack(battle: Battle, ram: DeclaredRam) -> int:
    """Return what the attacker adds to the die.  Rules: TR-RAM-4."""
    ship, table = battle.ships[ram.ship], battle.tables["ram"]
    added = _weight(battle, ship) + battle.tables["aspect"][ram.aspect]["attacker"]
    if ship.turn.speed != "full":
        added += table["attacker_not_full"]
    if ship.damaged:
        added += table["attacker_damaged"]
    return int(added)


def defence(battle: Battle, ram: DeclaredRam) -> int:
    """Return what the target adds to the die.  Rules: TR-RAM-3, TR-RAM-5."""
    ship, table = battle.ships[ram.target], battle.tables["ram"]
    added = _weight(battle, ship) + battle.tables["aspect"][ram.aspect]["target"]
    if _faster(battle, ship, battle.ships[ram.ship]):
        added += table["target_faster"]
    if ship.damaged:
        added += table["target_damaged"]
    return int(added)


def _weight(battle: Battle, ship: Ship) -> int:
    return int(ship.size * battle.tables["ram"]["size_factor"] + battle.tables["crew"][ship.crew]["ram"])


def _faster(battle: Battle, target: Ship, attacker: Ship) -> bool:
    """Tell whether the target moves faster: more hexes this turn, or the higher speed.  Rules: TR-RAM-5."""
    if battle.options["faster"] == "points":
        return target.turn.moved > attacker.turn.moved
    pace = {None: 0, "normal": 1, "cruise": 1, "full": 2}
    return pace[target.turn.speed] > pace[attacker.turn.speed]


def result(battle: Battle, own: int, other: int) -> str:
    """Return what becomes of the ship with the total *own*: none, crippled or sunk.

    Rules: TR-RAM-6, TR-RAM-7.
    """
    difference = own - other
    row = next(
        row
        for row in battle.tables["ram"]["result"]
        if (row["from"] is None or difference >= row["from"])
        and (row["to"] is None or difference <= row["to"])
    )
    if row["result"] != "parity":
        return str(row["result"])
    number = difference if battle.options["ram_parity"] == "difference" else own
    return "none" if number % 2 else "crippled"
