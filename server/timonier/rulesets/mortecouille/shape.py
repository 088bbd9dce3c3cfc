"""The shape of the tables: what a GM's overrides may say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.setup import is_slug
from timonier.kernel.tables import TEXT, Keyed, ListOf, Row, either, number, one_of

CATEGORIES = ("small", "big")
PHASES = ("1", "2-1", "2-2", "3")
"""The phases of a fire, from the mildest to the worst."""
CONTACTS = ("bow-bow", "bow-stern", "bow-side", "side-side")
TURNS = ("eighth", "quarter", "half")
GUNS = 5
"""The most guns that the fire tables know."""
BURST_GUNS = 3
"""The fewest guns that the burst table knows."""

SMALL = number(0, 99)
POINTS = number(0, 999)
MONEY = number(0, 9_999_999)
DIE = number(1, 7)
CELL = either(number(1, 99), one_of("hit", "miss"))
BY_CATEGORY = Row({"small": POINTS, "big": POINTS})


def _rows(columns: int) -> Row:
    return Row({"rows": ListOf(ListOf(CELL, columns), also=_not_empty)})


def _not_empty(rows: list[Any]) -> str | None:
    return None if rows else "a table has at least one row"


def _one_price(row: Mapping[str, Any]) -> str | None:
    one = (row["individual"] is None) != (row["per_gun"] is None)
    return None if one else "either an individual price or a price a gun"


SHIP = Row(
    {
        "name": Row({"fr": TEXT, "en": TEXT}),
        "category": one_of(*CATEGORIES),
        "hull": number(1, 999),
        "normal": POINTS,
        "burst": POINTS,
        "guns": Row({"side": SMALL, "bow": SMALL, "stern": SMALL}),
        "price": MONEY,
        "speed": number(1, 99),
        "collision_own": BY_CATEGORY,
        "collision_dealt": BY_CATEGORY,
    },
    defaults={"name": {}},
)

SHOP = Keyed(
    Row(
        {"individual": MONEY, "per_gun": MONEY, "fleet": MONEY},
        defaults={"individual": None, "per_gun": None, "fleet": None},
        also=_one_price,
    )
)

EFFECTS = Row(
    {
        "super-shot": Row({"normal": POINTS, "burst": POINTS}),
        "extra-guns": Row({"guns": SMALL, "normal": POINTS, "burst": POINTS}),
        "sails": Row({"speed": SMALL, "least": number(1, 99)}),
        "elite-gunners": Row({"dice": SMALL}),
        "catapult": Row({"catapults": SMALL}),
        "extra-crew": Row({"actions": number(1, 3)}),
        "continuous-burst": Row({"guns": number(1, 99)}),
    }
)

GUNNERY = Row(
    {
        "dice": ListOf(number(1, 99), GUNS),
        "bonus": SMALL,
        "divisors": Keyed(
            number(1, 99), open=True, key=lambda key: key.isascii() and key.isdigit(), what="a range"
        ),
        "bursts": Row({"plain": number(1, 99), "continuous": number(1, 99)}),
    }
)

CATAPULT = Row(
    {
        "numbers": ListOf(CELL, also=_not_empty),
        "dice": number(1, 99),
        "damage": BY_CATEGORY,
        "super_shot": BY_CATEGORY,
        "countdown": number(1, 99),
        "countdown_hits": Row({"small": number(1, 99), "big": number(1, 99)}),
    }
)

TURN = Row({"small": SMALL, "big": SMALL})

PHASE = Row({"out_on": DIE, "hull": POINTS, "then": one_of(*PHASES, "lost")})

WEAR = Row({"lost": number(1, 99), "of": number(1, 99), "speed": SMALL, "leak": POINTS})

SHAPE = Row(
    {
        "ships": Keyed(SHIP, open=True, key=is_slug),
        "shop": SHOP,
        "hulls": Keyed(Row({"small": POINTS, "big": POINTS, "speed": SMALL})),
        "effects": EFFECTS,
        "limits": Keyed(Row({"small": SMALL, "big": SMALL})),
        "normal_fire": _rows(GUNS),
        "burst_fire": _rows(GUNS - BURST_GUNS + 1),
        "gunnery": GUNNERY,
        "catapult": CATAPULT,
        "turns": Row(
            {
                "at_rest": Row({turn: TURN for turn in TURNS}),
                "under_way": Row({"eighth": TURN, "quarter": TURN, "half": Row({"small": SMALL})}),
            }
        ),
        "blaze": Row(
            {
                "assailants": ListOf(one_of(*PHASES), also=_not_empty),
                "phases": Row({phase: PHASE for phase in PHASES}),
            }
        ),
        "collisions": Row(
            {
                "contacts": Row({name: Row({"ship": POINTS, "target": POINTS}) for name in CONTACTS}),
                "siren_dealt": POINTS,
                "siren_spared": POINTS,
                "capsizes_to": number(0, 6),
                "riding_over": POINTS,
                "crosses_to": number(0, 6),
                "crossing_dice": number(1, 99),
                "touches_to": number(0, 6),
                "explosion": POINTS,
            }
        ),
        "wear": Row({"half": WEAR, "three-quarters": WEAR}),
        "wind": Row({"point_on": DIE, "drift": SMALL}),
    }
)
"""All the tables of the game."""
