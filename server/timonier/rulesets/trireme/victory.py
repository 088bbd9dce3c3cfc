"""Scores, and who wins."""

from __future__ import annotations

from fractions import Fraction

from timonier.rulesets.trireme.state import Battle, Ship, afloat, boarding


def scores(battle: Battle) -> dict[str, float]:
    """Return the points of each side.  Rules: TR-VICT-1."""
    return {side: _plain(_score(battle, side)) for side in battle.sides}


def _score(battle: Battle, side: str) -> Fraction:
    total = Fraction(0)
    for ship in battle.ships.values():
        fate = _fate(ship, side)
        if fate is not None:
            points = Fraction(str(battle.tables["victory"][fate]))
            total += points * (ship.size if battle.options["victory"] == "size" else 1)
    return total


def _fate(ship: Ship, side: str) -> str | None:
    """Return for what *side* scores a ship that was its opponent's at first."""
    if ship.home == side:
        return None
    if ship.status == "sunk":
        return "sunk"
    if ship.side == side:
        return "captured"
    if ship.status == "fled":
        return "fled"
    return "permanent" if ship.damage == "permanent" else None


def _plain(number: Fraction) -> float:
    return int(number) if number.denominator == 1 else float(number)


def winner(battle: Battle) -> str | None:
    """Return the side with the higher score, then with more boarding points afloat; None for a draw.

    Rules: TR-VICT-3.
    """
    points = scores(battle)
    strength = {side: (points[side], _strength(battle, side)) for side in battle.sides}
    one, other = battle.sides
    if strength[one] == strength[other]:
        return None
    return one if strength[one] > strength[other] else other


def _strength(battle: Battle, side: str) -> float:
    return sum(boarding(battle, battle.ships[ship]) for ship in afloat(battle, side))
