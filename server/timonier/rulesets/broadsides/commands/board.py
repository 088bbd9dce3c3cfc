"""``board``: one attack on one ship, by all her attackers together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from timonier.kernel import fields
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.broadsides import lookup, turn
from timonier.rulesets.broadsides.checks import bad_value, in_phase, known, running
from timonier.rulesets.broadsides.events.fights import Boarded, BonusChanged, Grappled
from timonier.rulesets.broadsides.fights import captures
from timonier.rulesets.broadsides.hexes import distance
from timonier.rulesets.broadsides.potentials import combat
from timonier.rulesets.broadsides.shape import ratio
from timonier.rulesets.broadsides.state import FIRE, Battle

CAPTURE = "CAPT"


@dataclass(frozen=True, kw_only=True)
class Board:
    """Board one ship with one or more; naming them says that each is next to her."""

    ships: tuple[str, ...] = fields.ship()
    target: str = fields.ship()


def checks(battle: Battle, order: Board, faults: Faults) -> Iterator[Refusal]:
    """Say why an attack cannot be made.

    Rules: BR-BOARD-1, BR-BOARD-7 to BR-BOARD-9, BR-BOARD-12, BR-FORT-5, BR-PRIZE-2.
    Refuses: battle_over, bad_value, unknown_ship, self_target, ship_out, target_out, fort_no_boarding,
    mixed_sides, friendly_target, wrong_step, target_already_boarded, already_boarded, fire_or_board,
    locked_elsewhere, not_adjacent.
    """
    yield from running(battle, faults)
    if not order.ships or len(order.ships) != len(set(order.ships)):
        yield bad_value("ships", list(order.ships))
    yield from known(battle, "ships", *order.ships)
    yield from known(battle, "target", order.target)
    if order.target in order.ships:
        yield hard("self_target", "BR-BOARD-12", "target")
    yield from _able(battle, order)
    target = battle.ships[order.target]
    attacker = battle.ships[order.ships[0]]
    if target.side == attacker.side:
        yield soft("friendly_target", "BR-BOARD-12", "target", target=order.target)
    yield from in_phase(battle, order.ships[0], turn.ACTIONS, "BR-BOARD-1")
    if target.was_boarded:
        yield soft("target_already_boarded", "BR-BOARD-8", "target", target=order.target)
    for ship in order.ships:
        yield from _may_board(battle, ship, order.target)


def _able(battle: Battle, order: Board) -> Iterator[Refusal]:
    """Say what nobody can overrule.  Rules: BR-PRIZE-2, BR-FORT-5, BR-BOARD-12."""
    attackers = [battle.ships[ship] for ship in order.ships]
    target = battle.ships[order.target]
    for ship in order.ships:
        if not battle.ships[ship].in_play:
            yield hard("ship_out", "BR-PRIZE-2", "ships", ship=ship)
    if not target.in_play:
        yield hard("target_out", "BR-PRIZE-2", "target", target=order.target)
    if any(one.is_fort for one in (*attackers, target)):
        yield hard("fort_no_boarding", "BR-FORT-5", "target" if target.is_fort else "ships")
    if any(one.side != attackers[0].side for one in attackers):
        yield hard("mixed_sides", "BR-BOARD-12", "ships")


def _may_board(battle: Battle, name: str, target: str) -> Iterator[Refusal]:
    """Say why one attacker is not free to attack.  Rules: BR-BOARD-1, BR-BOARD-7 to BR-BOARD-9."""
    ship = battle.ships[name]
    if ship.boarded:
        yield soft("already_boarded", "BR-BOARD-8", "ships", ship=name)
    whole_side = battle.options["fire_or_boarding"] == "side"
    if ship.fired or (whole_side and battle.sides[ship.side].phase_action == FIRE):
        yield soft("fire_or_board", "BR-BOARD-9", "ships", ship=name)
    if ship.grappled_with and target not in ship.grappled_with:
        yield soft("locked_elsewhere", "BR-BOARD-7", "ships", ship=name)
    there = battle.ships[target].hex
    if ship.hex is not None and there is not None and distance(ship.hex, there) > 1:
        yield soft("not_adjacent", "BR-BOARD-1", "ships", ship=name)


def handle(battle: Battle, order: Board, dice: Dice) -> Iterator[Event]:
    """Grapple, throw, and capture her or change the bonus.

    Rules: BR-BOARD-2 to BR-BOARD-8, BR-BOARD-10, BR-BOARD-11.
    """
    for ship in battle.in_list_order(order.ships):
        if order.target not in battle.ships[ship].grappled_with:
            yield Grappled(ship=ship, target=order.target)
    table = battle.tables["boarding"]
    attack = sum(combat(battle, battle.ships[ship]) for ship in order.ships)
    defence = combat(battle, battle.ships[order.target])
    bonus = battle.ships[order.target].boarders_bonus
    place = column_of(table["columns"], attack, defence)
    throw = lookup.throw(dice, table, "boarding", order.ships[0])
    row = throw.total + bonus
    result = lookup.row(table, "die", row)["results"][place]
    yield Boarded(
        ships=order.ships,
        target=order.target,
        attack=attack,
        defence=defence,
        column=table["columns"][place],
        faces=throw.faces,
        bonus=bonus,
        row=row,
        result=result,
    )
    if result == CAPTURE:
        yield from captures(battle, order.target, battle.ships[order.ships[0]].side)
        return
    total = max(table["bonus_min"], min(table["bonus_max"], bonus + result))
    if total != bonus:
        yield BonusChanged(ship=order.target, bonus=total)


def column_of(columns: list[str], attack: int, defence: int) -> int:
    """Return the place of the column that the ratio is lowered to.  Rules: BR-BOARD-3."""

    def holds(column: str) -> bool:
        of_attack, of_defence = ratio(column)
        return attack * of_defence >= of_attack * defence

    return lookup.last_that(columns, holds)


BOARD = Command("board", Board, checks, handle, "BR-BOARD-1")
