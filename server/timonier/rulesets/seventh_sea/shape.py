"""The shape of the tables, so that a GM's overrides are checked key by key."""

from __future__ import annotations

from typing import Any

from timonier.kernel.tables import FLAG, TEXT, Keyed, Leaf, ListOf, Row, Shape, either, number, one_of
from timonier.rulesets.seventh_sea.rolls import parse
from timonier.rulesets.seventh_sea.state import CREW_KINDS, TRAITS

AMMO = ("ball", "chain", "red_hot", "grape")
SPOTS = ("crew", "rudder", "magazine", "sails")
FATES = ("rests", "slow", "lists_port", "lists_starboard", "breaks_up", "nose_down", "at_once")
TIMED = ("slow", "lists_port", "lists_starboard", "breaks_up", "nose_down")
POINTS = tuple(str(points) for points in range(10, 55, 5))

RANK = number(0, 10)
XGY = Leaf(lambda v: isinstance(v, str) and parse(v) is not None, "table-xgy")
XGY_OR_NONE = either(one_of(""), XGY)

NUMBERS = {
    "hit_tn_per_wits": number(1, 100),
    "aimed_tn_per_wits": number(1, 100),
    "raise": number(0, 100),
    "serious_step": number(1, 1000),
    "storm_step": number(1, 1000),
    "sink_factor": number(0, 100),
    "sink_actions": number(0, 1000),
    "splinters_tn": number(0, 1000),
    "suction_tn": number(0, 1000),
    "suction_radius_m": number(0, 1000),
    "lookout_tn": number(0, 1000),
    "pilot_eyes_tn": number(0, 1000),
    "reef_tn": number(5, 1000),
    "crew_fed": number(1, 1000),
    "weeks_per_month": number(1, 52),
    "wind_check_every": number(1, 1000),
    "start_force": number(0, 9),
    "direction_add": number(0, 100),
    "no_full_sail_force": number(0, 10),
    "no_full_sail_small_force": number(0, 10),
    "no_full_sail_small_class": number(0, 10),
    "fort_range_num": number(1, 100),
    "fort_range_den": number(1, 100),
    "magazine_explodes_at": number(0, 1000),
}


def _class_of_a_ship(row: Any) -> str | None:
    """Say what is wrong: a ship has a class, a fort has none (7S-SHIP-3, 7S-FORT-1)."""
    if row["kind"] == "fort":
        return "table-fort-class" if row["class"] is not None else None
    return "table-ship-class" if row["class"] is None else None


def _oars(row: Any) -> str | None:
    """Fill in the oars of a new type: class 0 is rowed."""
    if row["oars"] is None:
        row["oars"] = row["class"] == 0
    return _class_of_a_ship(row)


def _rising(rows: Any) -> str | None:
    """Say what is wrong where the results of the boarding table do not rise."""
    results, losses = [row[0] for row in rows], [loss for row in rows for loss in row[1:]]
    if "all" in results or any(loss != "all" and loss < 0 for loss in losses):
        return "table-boarding-row"
    return None if results and results == sorted(set(results)) else "table-boarding-rising"


_NULL = one_of(None)
_TYPE = Row(
    {
        "kind": one_of("ship", "fort"),
        "class": either(number(0, 7), _NULL),
        "oars": either(FLAG, _NULL),
        **{trait: RANK for trait in TRAITS},
        "crew_kind": one_of(*CREW_KINDS),
        "master_gunner": FLAG,
        "points": either(number(0, 1000), _NULL),
        "name": Row({"fr": TEXT, "en": TEXT}),
    },
    {
        "kind": "ship",
        "class": None,
        "oars": None,
        "crew_kind": "military",
        "master_gunner": False,
        "points": None,
        "name": None,
    },
    also=_oars,
)


def _is_id(key: str) -> bool:
    return (
        bool(key)
        and key == key.lower()
        and key.replace("_", "").replace("-", "").isalnum()
        and key != "custom"
    )


_HEXES = ListOf(number(-10, 10), 3)
_STEPS = ListOf(either(number(-5, 5), one_of("origin")), 10)

SHAPE: Shape = Row(
    {
        "type": Keyed(_TYPE, open=True, key=_is_id),
        "ammo": Row(
            {
                ammo: Row(
                    {
                        "max_range": number(1, 100),
                        "reduction": XGY_OR_NONE,
                        "first_loss": one_of("", *TRAITS),
                        "sets_fire": FLAG,
                        "special_range": number(0, 100),
                    }
                )
                for ammo in AMMO
            }
        ),
        "range": Row({"raises": ListOf(number(0, 100), 10)}),
        "force": Row(
            {
                str(force): Row({name: _HEXES for name in ("class_1", "class_2", "class_3_4", "class_5_7")})
                for force in range(1, 9)
            }
        ),
        "shift": Row({name: Row({"steps": _STEPS}) for name in ("restored", "literal")}),
        "gust": Row({"steps": ListOf(number(-9, 9), 10)}),
        "beaufort": Row({"force": ListOf(number(0, 12), 10)}),
        "wait": Row({"rounds": ListOf(number(0, 100), 8)}),
        "musket": Row({kind: Row({"dice": XGY, "tn": number(0, 1000)}) for kind in CREW_KINDS}),
        "aim": Row(
            {
                spot: Row(
                    {"ammo": ListOf(one_of(*AMMO))}
                    | ({} if spot == "magazine" else {"trait": one_of(*TRAITS)})
                )
                for spot in SPOTS
            }
        ),
        "boarding": Row({"rows": ListOf(ListOf(either(number(-100, 100), one_of("all")), 3), also=_rising)}),
        "sink": Row({"faces": ListOf(one_of(*FATES), 10), **{fate: XGY for fate in TIMED}}),
        "points": Row({points: RANK for points in POINTS}),
        "constants": Row({**NUMBERS, "splinters_damage": XGY}),
    }
)
