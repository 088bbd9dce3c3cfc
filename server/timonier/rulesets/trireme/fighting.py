"""Boarding fights: who fights whom, with how many points, and who is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from timonier.kernel.asks import AskDice
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.rulesets.trireme.damage import crippled
from timonier.rulesets.trireme.events.boarding import FightResolved, ShipCaptured
from timonier.rulesets.trireme.shape import ratio
from timonier.rulesets.trireme.state import Battle, Grapple, boarding, enemies, in_halves

RESULTS = {"A": "assailant_taken", "D": "defender_taken", "-": "stand"}


@dataclass(frozen=True)
class Fight:
    """One fight before its die.  *odds* is a column; None where one side falls short and none is thrown."""

    ship: str
    target: str
    points: float
    target_points: float
    odds: str | None
    result: str = "stand"


def fights(battle: Battle) -> list[Grapple]:
    """Return the links that are fights, in order.  Rules: TR-FIGHT-1."""
    found = [link for link in battle.grapples if enemies(battle, link.by, link.to)]
    if battle.options["first_fight"] == "choice":
        return [link for link in found if link.round != battle.round or _wanted(battle, link)]
    return found


def _wanted(battle: Battle, link: Grapple) -> bool:
    return _given(battle, link.by, link.to) > 0 or _given(battle, link.to, link.by) > 0


def _given(battle: Battle, ship: str, target: str) -> float:
    return (battle.ships[ship].turn.allotted or {}).get(target, 0)


def opponents(found: list[Grapple], ship: str) -> list[str]:
    """Return whom *ship* fights, in the order of the fights."""
    return [link.to if link.by == ship else link.by for link in found if ship in (link.by, link.to)]


def allotted(battle: Battle, ship: str, against: list[str]) -> Mapping[str, float] | None:
    """Return what a ship's allotment gives to each of her fights, None if it does not count.

    It counts if it names the opponent of every fight.  Rules: TR-FIGHT-2.
    """
    given = battle.ships[ship].turn.allotted
    if given is None or not all(other in given for other in against):
        return None
    return {other: given[other] for other in against}


def over_boarding(battle: Battle, ship: str, points: Mapping[str, float]) -> bool:
    """Tell whether *points* are more than a ship has.  Rules: TR-FIGHT-2."""
    return sum(map(Fraction, points.values())) > boarding(battle, battle.ships[ship])


def share(battle: Battle, ship: str, against: list[str]) -> Mapping[str, float]:
    """Return the points of a ship in each of her fights.  Rules: TR-FIGHT-2, TR-FIGHT-6."""
    points, given = boarding(battle, battle.ships[ship]), allotted(battle, ship, against)
    if given is not None:
        return given
    if len(against) == 1:
        return {against[0]: points}
    whole, rest = divmod(int(2 * points), 2)
    each, more = divmod(whole, len(against))
    return {
        other: in_halves(2 * (each + (place < more)) + (rest if place == 0 else 0))
        for place, other in enumerate(against)
    }


def draw_up(battle: Battle) -> list[Fight]:
    """Return all fights with their points, sides and odds as they are before the first die.

    Rules: TR-FIGHT-1, TR-FIGHT-3, TR-FIGHT-4, TR-FIGHT-5.
    """
    found = fights(battle)
    against = {ship: opponents(found, ship) for ship in battle.ships}
    shares = {ship: share(battle, ship, others) for ship, others in against.items() if others}
    return [_one(battle, link, against, shares) for link in found]


def _one(
    battle: Battle,
    link: Grapple,
    against: Mapping[str, list[str]],
    shares: Mapping[str, Mapping[str, float]],
) -> Fight:
    ship, target = link.by, link.to
    if battle.options["assailant"] == "stronger" and shares[target][ship] > shares[ship][target]:
        ship, target = target, ship
    points, target_points = shares[ship][target], shares[target][ship]
    short = _short(battle, ship, points, len(against[ship]))
    target_short = _short(battle, target, target_points, len(against[target]))
    if not short and not target_short:
        return Fight(ship, target, points, target_points, column(battle, points, target_points))
    if short and target_short:
        return Fight(ship, target, points, target_points, None)
    taken = "assailant_taken" if short else "defender_taken"
    return Fight(ship, target, points, target_points, None, taken)


def _short(battle: Battle, ship: str, points: float, fights: int) -> bool:
    """Tell whether a ship puts too little into a fight to hold out.  Rules: TR-FIGHT-3."""
    least, whole = battle.tables["fight"]["least"], boarding(battle, battle.ships[ship])
    all_she_has = fights == 1 and 0 < whole < least and points == whole
    return points < least and not all_she_has


def column(battle: Battle, points: float, target_points: float) -> str:
    """Return the column of the odds: the highest not above them, at least the first.  Rules: TR-FIGHT-5."""
    odds: list[str] = battle.tables["boarding"]["odds"]
    exact = Fraction(points) / Fraction(target_points)
    return [odds[0], *(head for head in odds if ratio(head) <= exact)][-1]


def fight_all(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Settle all fights together; captures take effect after the last die.

    Rules: TR-FIGHT-4, TR-FIGHT-5, TR-CAPT-1 to TR-CAPT-4.
    """
    drawn = draw_up(battle)
    rolled = [fight for fight in drawn if fight.odds is not None]
    throws = iter(
        dice.roll_each([AskDice(1, 6, "boarding", f.ship, battle.ships[f.ship].side) for f in rolled])
    )
    table, taken = battle.tables["boarding"], dict[str, str]()
    sides = {ship: sheet.side for ship, sheet in battle.ships.items()}
    for fight in drawn:
        face, result = None, fight.result
        if fight.odds is not None:
            face = next(throws).face
            result = RESULTS[table[str(face)][table["odds"].index(fight.odds)]]
        yield FightResolved(
            ship=fight.ship,
            target=fight.target,
            points=fight.points,
            target_points=fight.target_points,
            odds=fight.odds,
            face=face,
            result=result,
        )
        if result == "assailant_taken":
            taken.setdefault(fight.ship, fight.target)
        elif result == "defender_taken":
            taken.setdefault(fight.target, fight.ship)
    for ship, captor in taken.items():
        yield _capture(battle, ship, captor, sides[captor])


def _capture(battle: Battle, ship: str, captor: str, side: str) -> ShipCaptured:
    sheet = battle.ships[ship]
    return ShipCaptured(
        ship=ship, by=captor, side=side, recaptured=side == sheet.home, damage=crippled(sheet.damage)
    )
