"""The shape of the tables, so that a GM's own numbers are checked."""

from __future__ import annotations

from timonier.kernel.setup import is_slug
from timonier.kernel.tables import FLAG, Keyed, ListOf, Row, number, one_of
from timonier.rulesets.tartare.state import HELM, MODULES

CLASSES = ("fighter", "patrol", "corvette", "frigate", "destroyer", "cruiser", "battleship")
FACTIONS = ("free-thinkers", "titans", "union", "elyseans")
NUMBERS = ("speed", "lasers", "torpedoes", "turrets", "crew", "energy", "oxygen", "hull", "shield")
"""The nine numbers of a sheet.  Rules: TT-SHIP-3, TT-SHIP-4."""

CUSTOM = "custom"
"""The type of a ship that brings all its numbers along."""

MANOEUVRES = ("straight", "left_45", "right_45", "left_90", "right_90", "about")
OBSTACLES = ("none", "asteroids", "planet")

_POINT = number(0, 99)
_HELM_OR_MODULE = ("helm", *(name for name in MODULES if name not in HELM.values()))
_ROW_OF_SIZES = ListOf(number(1, 100), 9)
_TYPE = {"faction": one_of(*FACTIONS), "class": one_of(*CLASSES), **dict.fromkeys(NUMBERS, _POINT)}

SHAPE = Row(
    {
        "class": Keyed(Row({"size": number(1, 9)})),
        "size": Keyed(Row({"gauge_die": number(1, 99), "max_turn": number(0, 180)})),
        "type": Keyed(
            Row(_TYPE, {"faction": None}), open=True, key=lambda key: is_slug(key) and key != CUSTOM
        ),
        "points": Row(dict.fromkeys(NUMBERS, _POINT)),
        "module": Keyed(
            Row({"crew": one_of("fit", "wounded", "none"), "energy": FLAG, "stops_burning": FLAG})
        ),
        "manoeuvre": Keyed(Row({"cost": _POINT, "turn": number(-180, 180), "advance": _POINT})),
        "propulsion": Keyed(Row({"cost": _POINT, "length": _POINT})),
        "laser": Keyed(
            Row({"die": number(2, 100), **dict.fromkeys(("1", "2", "3", "4", "5"), _ROW_OF_SIZES)})
        ),
        "critical": Keyed(
            Row(
                {
                    "module": one_of("", *_HELM_OR_MODULE),
                    "fire": FLAG,
                    "crew": one_of("none", "wounded", "killed"),
                }
            )
        ),
        "turret": Row(
            {
                "die": number(2, 100),
                "hits_on": number(1, 100),
                "extra_on": number(1, 101),
                "reach": number(1, 125),
                "light_size": number(0, 9),
            }
        ),
        "activation": Row(
            dict.fromkeys(("oxygen", "shield", "hull", "fires", "healed", "propulsion"), _POINT)
        ),
        "constants": Row(
            {
                "band_inches": number(1, 500),
                "laser_rows": number(1, 5),
                "approach_boxes": number(1, 9),
                "torpedo_hull": _POINT,
                "laser_hull": _POINT,
                "fire_oxygen": _POINT,
                "extra_energy": _POINT,
                "propulsion_start": _POINT,
                "propulsion_cap": _POINT,
                "inertia_inches": number(1, 99),
                "drift_divisor": number(1, 99),
                "drift_minimum": _POINT,
            }
        ),
        "obstacle": Keyed(Row({"needed": number(-99, 99), "blocks": FLAG})),
        "watch": Row({"crew": ListOf(one_of(*_HELM_OR_MODULE)), "energy": ListOf(one_of(*_HELM_OR_MODULE))}),
    }
)
