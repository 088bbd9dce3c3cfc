"""Veils: what others see of a ship that the GM keeps from them, applied after a rule set's own view.

``sheet``: name, side, type and marks are seen, and that something happened to her, but no figure.
``whole``: she is not there, nor any event or roll that names her.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timonier.kernel.ruleset import Battle, Ruleset, Viewer
from timonier.kernel.sheets import for_people

OPEN_FIELDS = ("name", "side", "type")
"""What a veiled sheet shows."""

_BLANK: Mapping[str, Any] = {"heading_deg": None, "gauges": [], "sheet": []}
"""What the board shows of a veiled sheet in the place of figures."""

_OF_SIDES = ("side", "sides")


def state_for(ruleset: Ruleset, battle: Battle, viewer: Viewer) -> dict[str, Any]:
    """Return the state of *battle* as *viewer* may see it; the GM's ships carry their ``veil``."""
    state = ruleset.view(battle, viewer)
    ships = state["ships"]
    if viewer.is_gm:
        shown = {ship: {**sheet, "veil": battle.veils.get(ship, "none")} for ship, sheet in ships.items()}
        return {**state, "ships": shown}
    for ship in _under(battle, "sheet"):
        if ship in ships:
            ships[ship] = {name: ships[ship][name] for name in OPEN_FIELDS if name in ships[ship]}
    hidden = _under(battle, "whole")
    seen = {ship: _hushed(sheet, hidden) for ship, sheet in ships.items() if ship not in hidden}
    return {**_hushed(state, hidden), "ships": seen}


def board_for(ruleset: Ruleset, battle: Battle, viewer: Viewer, words: Any) -> dict[str, Any]:
    """Return the public board of *battle* as *viewer* may see it."""
    board = ruleset.board(battle, viewer, words)
    if viewer.is_gm:
        return {**board, "ships": [for_people(ruleset, battle, ship, words) for ship in board["ships"]]}
    del board["idle"]  # it would tell of ships that are not there
    sheets, hidden = _under(battle, "sheet"), _under(battle, "whole")
    ships = [
        _hushed({**ship, **_BLANK} if ship["id"] in sheets else ship, hidden)
        for ship in board["ships"]
        if ship["id"] not in hidden
    ]
    return {**_hushed(board, hidden), "ships": [for_people(ruleset, battle, ship, words) for ship in ships]}


def battle_for(ruleset: Ruleset, battle: Battle, viewer: Viewer) -> Battle:
    """Return *battle* as far as *viewer* may know of it: a ship that is wholly veiled is not in it.

    What the rule set itself keeps from them is left out too.  Whatever is worked out from it leaks nothing.
    """
    if viewer.is_gm:
        return battle
    seen: Battle = ruleset.as_seen(battle, viewer).fork()
    for ship in _under(battle, "whole"):
        if ship in seen.ships:
            seen.strike(ship, "fled")
            del seen.ships[ship]
    return seen


def event_for(
    ruleset: Ruleset, battle: Battle, event: Mapping[str, Any], viewer: Viewer
) -> Mapping[str, Any] | None:
    """Return *event* (as JSON) as *viewer* may see it, None where nothing of it may be seen.

    Notes that are not public and the reasons of decrees are the GM's.
    """
    if viewer.is_gm:
        return event
    if event["type"] == "noted" and not event.get("public"):
        return None
    if event["type"] == "adjusted" and event.get("field") == "veil":
        return None
    shown = ruleset.visible(battle, event, viewer)
    if shown is None or names(shown, _under(battle, "whole")):
        return None
    if names(shown, _under(battle, "sheet")):
        ships = set(battle.ships)
        return {
            key: value
            for key, value in shown.items()
            if key == "type" or (isinstance(value, str) and value in ships)
        }
    return {**shown, "reason": None} if shown["type"] == "adjusted" else shown


def ask_hidden(battle: Battle, ship: str | None, viewer: Viewer) -> bool:
    """Tell whether a roll of *ship* is kept from *viewer*."""
    return not viewer.is_gm and ship is not None and battle.veils.get(ship) == "whole"


def names(value: Any, ships: Iterable[str]) -> bool:
    """Tell whether *value* (JSON) names any of *ships*, as a word, a key or an item."""
    wanted = set(ships)
    if not wanted:
        return False
    if isinstance(value, str):
        return value in wanted
    if isinstance(value, Mapping):
        return any(
            key in wanted or (key not in _OF_SIDES and names(item, wanted)) for key, item in value.items()
        )
    return isinstance(value, list | tuple) and any(names(item, wanted) for item in value)


def without(value: Any, ships: Iterable[str]) -> Any:
    """Return *value* (JSON) with every mention of *ships* taken out."""
    gone = set(ships)
    if not gone:
        return value
    if isinstance(value, Mapping):
        return {
            key: item if key in _OF_SIDES else without(item, gone)
            for key, item in value.items()
            if key not in gone
        }
    if isinstance(value, list | tuple):
        return [without(item, gone) for item in value if not (isinstance(item, str) and item in gone)]
    return None if isinstance(value, str) and value in gone else value


def _hushed(record: Mapping[str, Any], ships: Iterable[str]) -> dict[str, Any]:
    """Return *record* with every mention of *ships* taken out of its fields; the fields themselves stay."""
    return {key: item if key in _OF_SIDES else without(item, ships) for key, item in record.items()}


def _under(battle: Battle, veil: str) -> list[str]:
    return [ship for ship, laid in battle.veils.items() if laid == veil]
