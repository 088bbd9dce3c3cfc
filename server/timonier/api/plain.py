"""Dice of a tower outside any battle: asked for, waited for, and thrown again where they explode."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from flask import request

from timonier.api.access import Access, digest
from timonier.api.bridges import PlainRoll
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.words import say

WAIT_S = 20.0
MOST_SIDES = 100


@contextmanager
def tower_dice(access: Access, sides: int) -> Iterator[Callable[[int], list[int]]]:
    """Give a function that has so many dice thrown by a tower and returns their faces.

    The same request sent again while the dice roll does not roll them twice.  Raises a 409 where no tower can
    throw, where they are rolling already, and where they do not come.
    """
    towers = server().towers
    tower = towers.ready() if 2 <= sides <= MOST_SIDES else None
    if tower is None:
        raise _problem("detail-no-tower-here", "no_tower")
    key = request.headers.get("Idempotency-Key")
    name = digest(f"{access.id} {key}")[:16] if key else secrets.token_hex(8)
    roll = PlainRoll(f"plain-{name}", tower.id, sides, tower.trigger)
    if towers.plain(roll.id) is not None:
        raise _problem("detail-rolling", "rolling")

    def take(count: int) -> list[int]:
        faces = towers.throw_plain(roll, count, WAIT_S)
        if faces is None:
            raise _problem("detail-no-dice", "no_dice")
        return faces

    try:
        yield take
    finally:
        towers.end_plain(roll)


def _problem(key: str, code: str) -> Problem:
    return Problem(409, say(request_lang(), key), code=code)
