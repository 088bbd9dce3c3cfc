"""Roll and keep.  Rules: 7S-DICE-1 to 7S-DICE-8."""

from __future__ import annotations

import re
from dataclasses import dataclass

from timonier.kernel.dice import Dice
from timonier.rulesets.seventh_sea.state import Battle

SIDES = 10
MOST = 10
"""No more dice than these are thrown or kept (7S-DICE-5)."""

_XGY = re.compile(r"([1-9]\d{0,5})g([1-9]\d{0,5})\Z", re.ASCII)


@dataclass(frozen=True)
class RollAndKeep:
    """What is thrown and kept once no more than ten dice count: *flat* is added to the total."""

    rolled: int
    kept: int
    flat: int


def capped(rolled: int, kept: int) -> RollAndKeep:
    """Return XgY by the rule of ten dice: dice above ten are kept, kept dice above ten count 10 each.

    Rules: 7S-DICE-5.
    """
    if rolled > MOST:
        rolled, kept = MOST, kept + rolled - MOST
    return RollAndKeep(rolled, min(kept, MOST), SIDES * max(0, kept - MOST))


def parse(text: str) -> tuple[int, int] | None:
    """Return (X, Y) of ``XgY`` with 1 ≤ Y ≤ X, None where *text* is no such thing."""
    match = _XGY.match(text)
    if match is None or int(match[2]) > int(match[1]):
        return None
    return int(match[1]), int(match[2])


def roll(
    dice: Dice,
    rolled: int,
    kept: int,
    purpose: str,
    ship: str | None,
    *,
    drama: int = 0,
    explode: bool = True,
    ahead: int = 0,
) -> int:
    """Throw XgY with *drama* dice beside it and return the total.

    The roll proper is thrown first with its tens, then as many drama dice as ten leaves room for.
    Rules: 7S-DICE-1, 7S-DICE-2, 7S-DICE-5, 7S-DICE-7.
    """
    whole = capped(rolled + drama, kept + drama)
    proper = min(rolled, MOST)
    parts = [(proper, purpose), (min(drama, MOST - proper), "drama")]
    return whole.flat + dice.roll_and_keep(parts, whole.kept, SIDES, ship, explode=explode, ahead=ahead)


def roll_text(dice: Dice, text: str, purpose: str, ship: str | None) -> int:
    """Throw what a table writes as ``XgY``; nothing written, nothing thrown."""
    found = parse(text)
    return roll(dice, *found, purpose, ship) if found else 0


def roll_trait(
    dice: Dice,
    rank: int,
    purpose: str,
    ship: str | None,
    *,
    extra: int = 0,
    drama: int = 0,
    skilled: bool = True,
    ahead: int = 0,
) -> int:
    """Throw (*rank* + *extra*) g *rank*; rank 0 is one die on which a 10 counts 0.

    An unskilled roll explodes nowhere.  Rules: 7S-DICE-1, 7S-DICE-6, 7S-DICE-7, 7S-DICE-8.
    """
    if rank:
        return roll(dice, rank + extra, rank, purpose, ship, drama=drama, explode=skilled, ahead=ahead)
    face = dice.roll(1, SIDES, purpose, ship, ahead=ahead).face
    thrown = min(drama, MOST - 1)
    kept = dice.roll_and_keep([(thrown, "drama")], thrown, SIDES, ship, explode=skilled)
    return (0 if face == SIDES else face) + kept + capped(1 + drama, 1 + drama).flat


def thrown_dice(rank: int, extra: int = 0) -> int:
    """Return how many dice the roll proper of a trait throws, its tens apart."""
    return min(rank + extra, MOST) if rank else 1


def is_skilled(battle: Battle, skill: int) -> bool:
    """Tell whether a roll on a skill or knack of rank *skill* is made like anybody's (7S-DICE-8)."""
    return skill > 0 or battle.options["unskilled"] == "plain"


def handicap(battle: Battle, skill: int) -> int:
    """Return what an unskilled roll's target number is higher by (7S-DICE-8)."""
    return 0 if is_skilled(battle, skill) else int(battle.constant("raise"))


def trait_tn(rank: int, per_rank: int) -> int:
    """Return a target number built on a trait: rank 0 counts as 1 (7S-DICE-6)."""
    return per_rank * max(1, rank)
