"""`/dice`: a roll outside any battle, and whether the dice fall as they should."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from flask import Response, jsonify
from flask_smorest import Blueprint
from sqlmodel import Session, col, select

from timonier.api import given
from timonier.api.access import Access, forbidden, who
from timonier.api.body import bad_field, object_body
from timonier.api.changes import change, kept_answer
from timonier.api.language import request_lang
from timonier.api.plain import tower_dice
from timonier.api.server import server
from timonier.fairness import judge
from timonier.kernel.asks import parse_notation
from timonier.store import sources
from timonier.store.books import new_id, now
from timonier.store.models import ThrowRow
from timonier.store.records import IMPORTED
from timonier.words import say

blueprint = Blueprint("dice", __name__, url_prefix="/api/v1/dice", description="Dice outside any battle")

SOURCES = ("hand", "software", "tower")
MOST_DICE, MOST_SIDES = 100, 999
MOST_FACES = 1000

_random = secrets.SystemRandom()
Take = Callable[[int], list[int]]


@blueprint.route("", methods=["POST"])
def roll() -> Response:
    """Throw dice, each ten (or highest face) once more where they explode, and keep the best."""
    access = _thrower()
    body = object_body()
    count, sides = _notation(body)
    keep = given.whole(body, "keep", 1, count, count)
    explode = body.get("explode", False)
    if not isinstance(explode, bool) or (explode and sides < 2):
        raise given.wrong("explode", "reason-explode")
    source = given.one_of(body, "source", SOURCES, "software")
    fallen: list[list[int]] | None = None
    if source == "tower":
        _spent(body, source, 0)
        if not kept_answer(access):
            # Outside the transaction: while the dice roll, everybody else goes on writing.
            with tower_dice(access, sides) as by_tower:
                fallen = throw(count, sides, explode, by_tower)

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        thrown: list[int] = []
        if fallen is not None:
            return 201, _result(count, sides, keep, explode, source, fallen)
        take = _software(sides) if source == "software" else _hand(body, sides)
        dice = throw(count, sides, explode, lambda n: _noted(thrown, take(n)))
        _spent(body, source, len(thrown))
        _write(session, thrown, sides, source, access)
        return 201, _result(count, sides, keep, explode, source, dice)

    return change(work)


@blueprint.route("/fairness", methods=["GET"])
def fairness() -> Response:
    """Judge the dice of each source and kind: the first of a fixed number, so that nobody waits for luck."""
    access, lang = who(), request_lang()
    if access.role == "device":
        raise forbidden()
    faces = select(ThrowRow.source, ThrowRow.sides, ThrowRow.face).where(
        ThrowRow.sides > 0,
        ThrowRow.face > 0,
        col(ThrowRow.event).is_(None) | col(ThrowRow.event).not_like(f"{IMPORTED}%"),
    )
    ordered = faces.order_by(
        col(ThrowRow.source),
        col(ThrowRow.sides),
        col(ThrowRow.at),
        col(ThrowRow.place),
        col(ThrowRow.id),
    )
    with server().store.reading() as session:
        rows = session.exec(ordered).all()
    groups = groupby(rows, lambda row: (row[0], row[1]))
    return jsonify([_judged(key, [row[2] for row in group], lang) for key, group in groups])


def _result(
    count: int, sides: int, keep: int, explode: bool, source: str, dice: list[list[int]]
) -> dict[str, Any]:
    """Return what fell; the faces in the order in which they fell: first throws, then what exploded."""
    waves = range(max(map(len, dice)))
    totals = sorted((sum(faces) for faces in dice), reverse=True)
    return {
        "dice": f"{count}d{sides}",
        "keep": keep,
        "explode": explode,
        "source": source,
        "faces": [faces[wave] for wave in waves for faces in dice if wave < len(faces)],
        "each": dice,
        "total": sum(totals[:keep]),
    }


def throw(count: int, sides: int, explode: bool, take: Take) -> list[list[int]]:
    """Return the faces of each die: more than one where it showed its highest face and was thrown again.

    All that explode are thrown again as one further throw, and so on.
    """
    dice = [[face] for face in take(count)]
    again = [die for die in dice if explode and die[-1] == sides]
    while again:
        for die, face in zip(again, take(len(again)), strict=True):
            die.append(face)
        again = [die for die in again if die[-1] == sides]
    return dice


def _judged(key: tuple[str, int], faces: list[int], lang: str) -> dict[str, Any]:
    kept, sides = key
    judged = judge(faces, sides)
    facts = {"n": judged.n, "next": judged.next or 0, "die": f"d{sides}"}
    return {
        **sources.told(kept),
        "die": f"d{sides}",
        "thrown": len(faces),
        "judged": judged.n,
        "next": judged.next,
        "counts": {str(face): faces.count(face) for face in range(1, sides + 1)},
        "judged_counts": {str(face): number for face, number in enumerate(judged.counts, 1)},
        "chi_square": judged.chi_square,
        "p": judged.p,
        "p_runs": judged.p_runs,
        "verdict": judged.verdict,
        "text": say(lang, f"fairness-{judged.verdict.replace('_', '-')}", **facts),
    }


def _thrower() -> Access:
    """Return who asks where they may throw dice.  Raises a 403."""
    access = who()
    if not access.is_gm and not (access.role == "player" and "dice" in access.may):
        raise forbidden()
    return access


def _notation(body: Mapping[str, Any]) -> tuple[int, int]:
    dice = body.get("dice")
    try:
        count, sides = parse_notation(dice) if isinstance(dice, str) else (0, 0)
    except ValueError:
        count, sides = 0, 0
    if not 0 < count <= MOST_DICE or not 0 < sides <= MOST_SIDES:
        raise given.wrong("dice", "reason-notation", most=str(MOST_DICE))
    return count, sides


def _software(sides: int) -> Take:
    return lambda count: [_random.randint(1, sides) for _ in range(count)]


def _hand(body: Mapping[str, Any], sides: int) -> Take:
    """Return a function that hands out the typed faces in order.  Raises a 422 where they run out."""
    if not isinstance(body.get("faces"), list):
        raise bad_field("faces", "faces")
    left = list(given.faces(body, "faces", sides, MOST_FACES))

    def take(count: int) -> list[int]:
        if len(left) < count:
            missing = str(count - len(left))
            raise given.wrong("faces", "reason-missing-faces", code="bad_dice", missing=missing)
        taken = left[:count]
        del left[:count]
        return taken

    return take


def _spent(body: Mapping[str, Any], source: str, thrown: int) -> None:
    """Refuse (422) faces that no die is left for, and any that come with software's."""
    faces = body.get("faces", [])
    if source != "hand" and faces != []:
        raise given.wrong("faces", "reason-no-faces", code="bad_dice")
    if source == "hand" and len(faces) > thrown:
        raise given.wrong("faces", "reason-more-faces", code="bad_dice", more=str(len(faces) - thrown))


def _noted(thrown: list[int], faces: list[int]) -> list[int]:
    thrown += faces
    return faces


def _write(session: Session, faces: list[int], sides: int, source: str, access: Access) -> None:
    at, by = now(), access.signature
    for place, face in enumerate(faces):
        session.add(ThrowRow(id=new_id(), place=place, sides=sides, face=face, source=source, by=by, at=at))
