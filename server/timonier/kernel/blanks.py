"""Sheets of ships that nobody has sailed yet: one of each type, to be printed and filled in at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import tables as tomls
from timonier.kernel.record import BadRecord, read_head
from timonier.kernel.ruleset import GM, Battle, Ruleset
from timonier.kernel.texts import Words, words
from timonier.kernel.veils import board_for

BLANK = "–"
"""The name of what has none yet."""


def blank_sheets(ruleset: Ruleset, lang: str) -> dict[str, Any]:
    """Return the steps of a turn, and a new ship of each type as the board of a battle shows her.

    A type that is no more than a name for what its owner makes of it has no sheet.
    """
    said = words(ruleset.package, lang)
    types = ruleset.ship_types(tomls.standard(ruleset.package, ruleset.shape))
    boards = {kind: board for kind in types if (board := _board(ruleset, kind, said, BLANK)) is not None}
    named = (_board(ruleset, kind, said, said.get("field-side")) for kind in boards)
    return {
        "steps": next((board["steps"] for board in named if board is not None), []),
        "sheets": [_sheet(kind, board["ships"][0]) for kind, board in boards.items()],
    }


def _sheet(kind: str, ship: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": kind, **{name: ship[name] for name in ("type_label", "gauges", "sheet")}}


def _board(ruleset: Ruleset, kind: str, said: Words, side: str) -> dict[str, Any] | None:
    """Return the board of a battle of one ship, under the first options that know her type.

    Its two sides go by the name *side*, numbered where it is a word.
    """
    names = [side, side] if side == BLANK else [f"{side} 1", f"{side} 2"]
    sides = [{"id": id, "name": name} for id, name in zip(("red", "blue"), names, strict=True)]
    ship = {"id": "ship", "name": BLANK, "type": kind, "side": "red"}
    for options in ({}, *ruleset.presets.values()):
        record = {"ruleset": ruleset.id, "options": options, "setup": {"sides": sides, "ships": [ship]}}
        try:
            battle: Battle = read_head(record, {ruleset.id: ruleset}, check_format=False).battle
        except BadRecord:
            continue
        return board_for(ruleset, battle, GM, said)
    return None
