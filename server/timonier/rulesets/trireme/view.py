"""The state as JSON.  Nothing in this game is secret, but the GM may veil a ship."""

from __future__ import annotations

from typing import Any

from timonier.kernel import codec
from timonier.kernel.ruleset import Viewer
from timonier.rulesets.trireme.state import (
    Battle,
    Ship,
    afloat,
    allowance,
    as_seen,
    becalmed,
    boarding,
    grappled,
    sides_in_play,
    to_move,
)
from timonier.rulesets.trireme.victory import scores


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state of *battle*, which is the same for every viewer of the same ships."""
    battle = as_seen(battle, viewer)
    points = scores(battle)
    return {
        "ruleset": "trireme",
        "options": dict(battle.options),
        "round": battle.round,
        "step": battle.step,
        "first_side": battle.first_side,
        "to_move": to_move(battle),
        "rams": codec.dump(battle.rams),
        "grapples": codec.dump(battle.grapples),
        "sides": {side: _side(battle, side, points[side]) for side in battle.sides},
        "ships": {ship: _ship(battle, ship) for ship in battle.ships},
        "wind": None if battle.force is None else {"from_deg": None, "force": battle.force},
        "decided": len(sides_in_play(battle)) < 2,
        "winner": battle.winner,
        "over": battle.over,
    }


def _side(battle: Battle, side: str, score: float) -> dict[str, Any]:
    """Return what a side has and has lost.  Rules: TR-VICT-1."""
    ships = battle.ships.values()
    return {
        "name": battle.sides[side].name,
        "afloat": len(afloat(battle, side)),
        "sunk": sum(ship.home == side and ship.status == "sunk" for ship in ships),
        "fled": sum(ship.home == ship.side == side and ship.status == "fled" for ship in ships),
        "prizes": sum(ship.side == side != ship.home and ship.status != "sunk" for ship in ships),
        "score": score,
    }


def _ship(battle: Battle, ship: str) -> dict[str, Any]:
    sheet = battle.ships[ship]
    shown: dict[str, Any] = codec.dump(sheet)
    return {
        **shown,
        "allowance": allowance(battle, sheet),
        "boarding": boarding(battle, sheet),
        "grappled": grappled(battle, ship),
        "gauges": gauges(battle, sheet),
        "marks": marks(battle, ship),
    }


def gauges(battle: Battle, ship: Ship) -> dict[str, dict[str, float]]:
    """Return value and greatest value of each gauge.  Rules: TR-MOVE-5, TR-DMG-2."""
    normal = ship.normal if battle.options["speeds"] == "three" else 0
    return {
        "movement": {
            "value": max(allowance(battle, ship).values()),
            "max": max(normal, ship.cruise, ship.full),
        },
        "boarding": {"value": boarding(battle, ship), "max": ship.boarding_max},
    }


def marks(battle: Battle, ship: str) -> list[str]:
    """Return what is to be seen on a ship at a glance, in order."""
    sheet = battle.ships[ship]
    seen = {
        "crippled": sheet.damage == "crippled",
        "partial": sheet.damage == "partial",
        "permanent": sheet.damage == "permanent",
        "tired": sheet.tired,
        "grappled": bool(grappled(battle, ship)),
        "rammed": sheet.turn.rammed,
        "must_back": sheet.must_back,
        "prize": sheet.side != sheet.home,
        "becalmed": becalmed(battle, sheet),
    }
    return [mark for mark, shown in seen.items() if shown]
