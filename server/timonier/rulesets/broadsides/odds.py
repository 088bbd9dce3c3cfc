"""What an order is likely to do, before it is given: the totals of the dice, looked up in the tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel.asks import parse_notation
from timonier.kernel.dice import Dice
from timonier.kernel.preview import Chance, Distribution, Fact, Line, Looking
from timonier.kernel.spread import Spread, summed
from timonier.kernel.state import evolve
from timonier.rulesets.broadsides import lookup, turn
from timonier.rulesets.broadsides.commands import board, fire, move
from timonier.rulesets.broadsides.commands import next as going_on
from timonier.rulesets.broadsides.events.turn import StepStarted
from timonier.rulesets.broadsides.gunnery import Sight, sight
from timonier.rulesets.broadsides.potentials import combat, fire_column, points_left
from timonier.rulesets.broadsides.state import Battle


def thrown(table: Mapping[str, Any]) -> Spread:
    """Return the distribution of the total of a table's dice."""
    return summed(*parse_notation(table["dice"]))


def hits_of(battle: Battle, ship: str, span: int) -> tuple[int, int, Spread]:
    """Return column, modifier and hits of a shot over *span* hexes.  Rules: BR-FIRE-7 to BR-FIRE-9."""
    table = battle.tables["fire"]
    place = lookup.last_not_above(table["columns"], fire_column(battle, battle.ships[ship]))
    modifier: int = lookup.row(battle.tables["range"], "range", span)["modifier"]
    hits = thrown(table).each(lambda total: int(lookup.row(table, "die", total + modifier)["damage"][place]))
    return table["columns"][place], modifier, hits


def preview_fire(battle: Battle, order: fire.Fire, looking: Looking) -> Iterator[Line]:
    """Yield what a shot does.  Rules: BR-FIRE-7 to BR-FIRE-9, BR-DMG-1 to BR-DMG-3, BR-FORT-4."""
    seen: Sight = fire.sight_of(battle, order)
    target = battle.ships[order.target]
    if target.is_fort or seen.range is None:
        return
    column, modifier, hits = hits_of(battle, order.ship, seen.range)
    yield Fact("column", column)
    yield Fact("range", seen.range)
    yield Fact("modifier", modifier)
    yield Distribution("hits", hits)
    yield Chance("hit", hits.at_least(1))
    yield Fact("expected_hits", hits.mean)
    yield Chance("sinks", hits.at_least(target.combat_printed - target.hits))
    for count in hits.chances:
        left = evolve(target, hits=min(target.combat_printed, target.hits + count))
        yield Fact("column_after", fire_column(battle, left), key=count)


def preview_board(battle: Battle, order: board.Board, looking: Looking) -> Iterator[Line]:
    """Yield what one attack comes to.  Rules: BR-BOARD-2 to BR-BOARD-6."""
    table, bonus = battle.tables["boarding"], battle.ships[order.target].boarders_bonus
    attack = sum(combat(battle, battle.ships[ship]) for ship in order.ships)
    defence = combat(battle, battle.ships[order.target])
    place = board.column_of(table["columns"], attack, defence)
    yield Fact("ratio", f"{attack}:{defence}")
    yield Fact("boarding_column", table["columns"][place])
    yield Fact("bonus", bonus)
    captured, after = 0.0, dict[int, float]()
    for total, p in thrown(table).chances.items():
        result = lookup.row(table, "die", total + bonus)["results"][place]
        if result == board.CAPTURE:
            captured += p
        else:
            new = max(table["bonus_min"], min(table["bonus_max"], bonus + result))
            after[new] = after.get(new, 0.0) + p
    yield Chance("captured", captured)
    for new in sorted(after):
        yield Chance("new_bonus", after[new], key=new)


def preview_break_off(battle: Battle, order: Any, looking: Looking) -> Iterator[Line]:
    """Yield how likely she frees herself.  Rules: BR-BREAK-3."""
    table = battle.tables["break_off"]
    yield Chance("breaks_off", thrown(table).at_least(table["need"]))


def preview_move(battle: Battle, order: move.Move, looking: Looking) -> Iterator[Line]:
    """Yield what the steps cost and where they lead.  Rules: BR-MOVE-1 to BR-MOVE-5."""
    way = move.legs_of(battle, order)
    ship = battle.ships[order.ship]
    spent = ship.points_spent + sum(leg.cost for leg in way)
    yield Fact("step_costs", ", ".join(str(leg.cost) for leg in way))
    yield Fact("points_left", points_left(battle, evolve(ship, points_spent=spent)))
    end = way[-1]
    yield Fact("heading_after", None if end.heading is None else str(end.heading), words="heading")
    yield Fact("hex_after", None if end.hex is None else f"{end.hex[0]}, {end.hex[1]}")


def preview_next(battle: Battle, order: going_on.Next, looking: Looking) -> Iterator[Line]:
    """Yield who fires by herself from where things stand, or how the wind may turn.

    Rules: BR-AUTO-1 to BR-AUTO-4, BR-WIND-2 to BR-WIND-4.
    """
    begun = battle.fork()
    for event in going_on.handle(begun, order, Dice()):
        event.apply(begun)
        if isinstance(event, StepStarted):
            break
    if begun.step == turn.WIND:
        yield from _wind(begun)
    elif begun.step in turn.AUTOMATIC and begun.options["automatic_fire"] == "self":
        for ship, target in going_on.automatic_shots(begun, order.hold_fire):
            span = sight(begun, ship, target, None, None, None).range
            assert span is not None
            hits = hits_of(begun, ship, span)[2]
            yield Fact("shot_range", span, ship=ship, other=target)
            yield Fact("shot_hits", hits.mean, ship=ship, other=target)


def _wind(battle: Battle) -> Iterator[Line]:
    draw, shift = battle.tables["wind_start"], battle.tables["wind_shift"]
    if battle.wind_from is None:
        drawn = thrown(draw).each(lambda total: int(lookup.row(draw, "die", total)["from"]))
        for direction, p in drawn.chances.items():
            yield Chance("wind_from", p, key=str(direction), words="heading")
    elif going_on.wind_may_shift(battle):
        by = thrown(shift).each(lambda total: int(lookup.row(shift, "die", total)["turn"]))
        yield Chance("backs", by.at_most(-1))
        yield Chance("holds", by.chances.get(0, 0.0))
        yield Chance("veers", by.at_least(1))


PREVIEWS: Mapping[str, Any] = {
    "fire": preview_fire,
    "board": preview_board,
    "break_off": preview_break_off,
    "move": preview_move,
    "next": preview_next,
}
