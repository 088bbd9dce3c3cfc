"""The state as a viewer may see it, and what is kept from the other sides.  Rules: MC-SHOP-5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.rulesets.mortecouille.accounts import left, spent, verdict
from timonier.rulesets.mortecouille.blaze import phase_next
from timonier.rulesets.mortecouille.state import (
    Battle,
    Ship,
    actions_allowed,
    category,
    condition,
    equipment,
    leak,
    speed,
)

SECRET_OF_SHIPS = ("options", "equipment", "cost", "normal_damage", "burst_damage")
SECRET_OF_SIDES = ("budget", "fleet_options", "spent", "left", "account")
SECRET_EVENTS = ("bought", "refitted", "fleet_audited")
SECRET_RULINGS = ("MC-SHOP-1", "MC-SHOP-2", "MC-SHOP-3", "MC-SHOP-4", "MC-SHOP-6", "MC-SHOP-7", "MC-SHOP-11")
"""A ruling on a purchase would tell of it."""


def hides(battle: Battle, side: str | None, viewer: Viewer) -> bool:
    """Tell whether the purchases of *side* (None: of any) are kept from *viewer*.  Rules: MC-SHOP-5."""
    secret = battle.options["secret_fleets"] and not battle.over
    return bool(secret) and not viewer.is_gm and (side is None or viewer.side != side)


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state; other sides' purchases are left out until the battle is over.

    Rules: MC-SHIP-5, MC-SHOP-5.
    """
    return {
        "ruleset": "mortecouille",
        "options": dict(battle.options),
        "round": battle.round,
        "step": battle.step,
        "sides": {
            side: _shown(_side(battle, side), SECRET_OF_SIDES, hides(battle, side, viewer))
            for side in battle.sides
        },
        "ships": {
            ship: _shown(sheet_of(battle, ship), SECRET_OF_SHIPS, hides(battle, now.side, viewer))
            for ship, now in battle.ships.items()
        },
        "wind": None,
        "over": battle.over,
    }


def sheet_of(battle: Battle, ship: str) -> dict[str, Any]:
    """Return the whole sheet of a ship, with what follows from it.  Rules: MC-SHIP-5."""
    now = battle.ships[ship]
    row = battle.tables["ships"][now.type]
    own = codec.dump(now)
    return {
        **{name: own[name] for name in ("name", "side", "type")},
        "category": category(battle, now),
        "options": own["options"],
        "equipment": equipment(battle, now),
        "cost": now.cost,
        "hull": now.hull,
        "hull_max": now.hull_max,
        "condition": condition(battle, now),
        "leak": leak(battle, now),
        "wind_points": now.wind_points,
        "speed_fitted": now.speed_fitted,
        "speed": speed(battle, now),
        **{name: own[name] for name in ("guns", "normal_damage", "burst_damage", "catapults")},
        "collision_own": dict(row["collision_own"]),
        "collision_dealt": dict(row["collision_dealt"]),
        "actions_allowed": actions_allowed(battle, ship),
        **_play(battle, now, own),
    }


def _play(battle: Battle, now: Ship, own: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a ship did and what befell her."""
    done = (
        "actions_taken",
        "squares_moved",
        "holding",
        "fired",
        "catapults_fired",
        "burst_streak",
        "resting",
    )
    after = ("panicked", "catapult_hits", "countdown", "countdown_since", "suicide", "status", "fate")
    return {
        **{name: own[name] for name in (*done, "blaze", "ignited_by", "lit_by")},
        "blaze_next": phase_next(battle, now),
        **{name: own[name] for name in after},
    }


def _side(battle: Battle, side: str) -> dict[str, Any]:
    band = battle.sides[side]
    return {
        "name": band.name,
        "budget": band.budget,
        "fleet_options": list(band.fleet_options),
        "spent": spent(battle, side),
        "left": left(battle, side),
        "account": verdict(battle, side),
        "afloat": sum(battle.ships[ship].side == side for ship in battle.afloat()),
    }


def _shown(part: dict[str, Any], secret: tuple[str, ...], hidden: bool) -> dict[str, Any]:
    return {name: value for name, value in part.items() if not (hidden and name in secret)}


def visible(battle: Battle, event: Mapping[str, Any], viewer: Viewer) -> Mapping[str, Any] | None:
    """Return *event* as a viewer may see it: other sides' purchases and accounts are not told.

    Rules: MC-SHOP-5.
    """
    kind = event["type"]
    if kind == "overruled":
        return None if event["rule"] in SECRET_RULINGS and hides(battle, None, viewer) else event
    ship = battle.ships.get(event.get("ship") or "")
    if not hides(battle, ship.side if ship else event.get("side"), viewer):
        return event
    if kind in SECRET_EVENTS or (kind == "adjusted" and event["field"] in SECRET_OF_SHIPS):
        return None
    if kind == "ship_added":
        return {**event, "sheet": _shown(dict(event["sheet"]), SECRET_OF_SHIPS, True)}
    return event
