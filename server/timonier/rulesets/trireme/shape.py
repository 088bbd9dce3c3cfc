"""The shape of the tables: what a GM's own numbers may be, and how they are laid over ours."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import isfinite
from typing import Any

from timonier.kernel.setup import is_slug
from timonier.kernel.tables import FLAG, TEXT, Keyed, Leaf, ListOf, Row, either, number, one_of
from timonier.rulesets.trireme.words import ASPECTS, CREWS, FLAGS, FORCES

CUSTOM = "custom"
FACES = tuple(str(face) for face in range(1, 7))
_BONUS = number(-99, 99)
_POINTS = number(0, 99)
_FACES = ListOf(number(1, 6))
_FLAGS = ListOf(one_of(*FLAGS))
_MAYBE = either(Leaf(lambda value: value is None, "table-nothing"), _POINTS)
_SCORE = Leaf(
    lambda value: type(value) in (int, float) and isfinite(value) and 0 <= value <= 99,
    "table-score",
)
_COLUMN = re.compile(r"[1-9][0-9]{0,3}:[1-9][0-9]{0,3}", re.ASCII)
_ODDS = Leaf(lambda value: isinstance(value, str) and _COLUMN.fullmatch(value) is not None, "table-odds")


def ratio(odds: str) -> Fraction:
    """Return the odds *odds*, as ``3:2``, as a fraction."""
    ours, theirs = odds.split(":")
    return Fraction(int(ours), int(theirs))


def _even_columns(boarding: Mapping[str, Any]) -> str | None:
    ratios = [ratio(odds) for odds in boarding["odds"]]
    if not ratios or any(low >= high for low, high in itertools.pairwise(ratios)):
        return "table-rising"
    for face in FACES:
        if len(boarding[face]) != len(ratios):
            return "table-cells"
    return None


def _whole_band(rows: Sequence[Mapping[str, Any]]) -> str | None:
    """Tell where the result rows leave a gap or overlap; each difference must stand in exactly one."""
    by_start = sorted(rows, key=lambda row: (row["from"] is not None, row["from"] or 0))
    if not by_start or by_start[0]["from"] is not None or by_start[-1]["to"] is not None:
        return "table-open-ends"
    for low, high in itertools.pairwise(by_start):
        if low["to"] is None or high["from"] != low["to"] + 1:
            return "table-gap"
    return None if all(_rises(row) for row in rows) else "table-backwards"


def _rises(row: Mapping[str, Any]) -> bool:
    return row["from"] is None or row["to"] is None or row["from"] <= row["to"]


def _rounds(rows: Sequence[Mapping[str, Any]]) -> str | None:
    return None if all(_rises(row) for row in rows) else "table-backwards"


def _each_face_once(dice: Mapping[str, Sequence[int]]) -> str | None:
    faces = sorted((*dice["first"], *dice["second"]))
    return None if faces == [1, 2, 3, 4, 5, 6] else "table-faces"


def _no_gap(repair: Mapping[str, str]) -> str | None:
    wanted = [str(total) for total in range(1, len(repair) + 1)]
    return None if repair and sorted(repair, key=int) == wanted else "table-totals"


_TYPE = Row(
    {
        "name": Keyed(TEXT, open=True, key=lambda key: key in ("fr", "en"), what="table-language"),
        "size": number(1, 99),
        "ram": FLAG,
        "normal": _MAYBE,
        "cruise": _POINTS,
        "full": _POINTS,
        "boarding": _POINTS,
        "flags": _FLAGS,
        "crew": one_of(*CREWS),
    },
    defaults={"name": {}, "normal": None, "flags": [], "crew": "average"},
)
_REEF = Row(
    {"all": FLAG, "spares": _FLAGS, "flags": _FLAGS, "boarding_min": _MAYBE, "size_min": _MAYBE},
    defaults={"all": False, "spares": [], "flags": [], "boarding_min": None, "size_min": None},
    whole=True,
)
_BAND = either(Leaf(lambda value: value is None, "table-nothing"), number(-999, 999))
_RESULT = Row(
    {"from": _BAND, "to": _BAND, "result": one_of("none", "parity", "crippled", "sunk")},
    defaults={"from": None, "to": None},
)
_CONTEST = Row(dict.fromkeys(("better_crew", "held_other", "damaged"), _BONUS))
_CALM = Row(
    {"from": either(_MAYBE, number(0, 9999)), "to": either(_MAYBE, number(0, 9999)), "faces": _FACES},
    defaults={"from": None, "to": None},
)

SHAPE = Row(
    {
        "type": Keyed(_TYPE, open=True, key=lambda key: is_slug(key) and key != CUSTOM, what="table-type"),
        "first_player": Row({"first": _FACES, "second": _FACES}, whole=True, also=_each_face_once),
        "fatigue": Row(dict.fromkeys(CREWS, _FACES)),
        "reef": Row(dict.fromkeys(FACES, _REEF)),
        "aspect": Row(dict.fromkeys(ASPECTS, Row({"attacker": _BONUS, "target": _BONUS}))),
        "crew": Row(dict.fromkeys(CREWS, Row({"rank": _POINTS, "ram": _BONUS}))),
        "ram": Row(
            {
                "attacker_not_full": _BONUS,
                "attacker_damaged": _BONUS,
                "target_faster": _BONUS,
                "target_damaged": _BONUS,
                "size_factor": _BONUS,
                "result": ListOf(_RESULT, also=_whole_band),
            }
        ),
        "contest": Row(
            dict.fromkeys(
                ("rake", "grapple", "cut"),
                Row({"better_crew": _BONUS, "held_other": _BONUS, "damaged": _BONUS}),
            )
        ),
        "boarding": Row(
            {"odds": ListOf(_ODDS), **dict.fromkeys(FACES, ListOf(one_of("A", "D", "-")))},
            whole=True,
            also=_even_columns,
        ),
        "fight": Row({"least": number(1, 99)}),
        "repair": Keyed(
            one_of("sinks", "permanent", "nothing", "partial", "repaired"),
            open=True,
            key=lambda key: re.fullmatch(r"[1-9][0-9]?", key) is not None,
            what="table-total",
            whole=True,
            also=_no_gap,
        ),
        "damage": Row({"points": _POINTS, "boarding_divisor": number(1, 99), "partial_bonus": _BONUS}),
        "calm": ListOf(_CALM, also=_rounds),
        "beaufort": Row(dict.fromkeys(FORCES, number(0, 12))),
        "victory": Row(dict.fromkeys(("sunk", "captured", "fled", "permanent"), _SCORE)),
    }
)
