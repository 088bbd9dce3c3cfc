"""The state as a viewer sees it.  Nothing in this game is secret: all see the whole state."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.rulesets.seventh_sea.damage import sink_at
from timonier.rulesets.seventh_sea.sailing import move_limit, wind_angle
from timonier.rulesets.seventh_sea.state import TRAITS, Battle, Ship

_AS_STORED = (
    "superficial",
    "serious",
    "fires",
    "powder_wet",
    "fire_crew",
    "musket_crew",
    "speed",
    "heading",
    "irons",
    "inertia",
    "drift",
    "dice_rolled",
    "dice_left",
    "initiative",
    "acting",
    "moved",
    "sailed",
    "turned",
    "turns",
    "hexes_since_turn",
    "speed_changed",
    "salvos",
    "volleyed",
    "straight_rounds",
    "turn_free_round",
    "aground",
    "grappled",
    "sinking",
    "status",
    "in_play",
    "captured_by",
)


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state of *battle*, derived values included."""
    return {
        "ruleset": "seventh-sea",
        "options": dict(battle.options),
        "round": battle.round,
        "step": battle.step,
        "phase": battle.phase,
        "order": list(battle.order),
        "over": battle.over,
        "wind": None
        if battle.wind is None
        else {**codec.dump(battle.wind), "from_deg": battle.wind.from_deg},
        "sides": codec.dump(battle.sides),
        "ships": {ship: sheet_of(battle, sheet) for ship, sheet in battle.ships.items()},
    }


def sheet_of(battle: Battle, ship: Ship) -> dict[str, Any]:
    """Return the sheet of one ship, derived values included (7S-SHIP-1, 7S-SHIP-2)."""
    angle = wind_angle(battle, ship)
    return {
        "name": ship.name,
        "side": ship.side,
        "type": ship.type,
        "kind": ship.kind,
        "class": ship.ship_class,
        "oars": ship.oars,
        "crew_kind": ship.crew_kind,
        "master_gunner": ship.master_gunner,
        **{trait: ship.rank(trait) for trait in TRAITS},
        "start": codec.dump(ship.start),
        "draught": ship.hold,
        "cargo": ship.hold,
        "provisions": ship.provisions,
        "goods": ship.goods,
        "drama": ship.drama,
        "drama_max": ship.drama_max,
        "sink_at": sink_at(battle, ship),
        "crew_free": ship.crew_free,
        "wind_angle": angle,
        "move_limit": move_limit(battle, ship, angle),
        **{name: codec.dump(getattr(ship, name)) for name in _AS_STORED},
    }
