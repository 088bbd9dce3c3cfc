"""A ship tried by the rules alone, in a battle of her own, as a campaign keeps her between battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel.record import BadRecord, Head, read_head
from timonier.kernel.ruleset import Ruleset

SIDES = [{"id": "red", "name": "1"}, {"id": "blue", "name": "2"}]
HERS = SIDES[0]["id"]
"""The side that a ship is tried on."""

_HERE = "/setup/ships/0"


def head_of(game: Ruleset, ship: Mapping[str, Any]) -> Head | None:
    """Return the beginning of a battle of *ship* alone, under the first preset of *game* that has her.

    Raises :class:`BadRecord` with a pointer into *ship*.  What the rest of a battle decides is not looked at:
    None where it is all that is wrong.
    """
    faults: list[BadRecord] = []
    for options in ({}, *game.presets.values()):
        setup = {"sides": SIDES, "ships": [{**ship, "side": HERS}]}
        record = {"ruleset": game.id, "options": dict(options), "setup": setup}
        try:
            return read_head(record, {game.id: game}, check_format=False)
        except BadRecord as bad:
            faults.append(bad)
    hers = next((bad for bad in faults if bad.pointer.startswith(_HERE)), None)
    if hers is not None:
        hers.pointer = hers.pointer.removeprefix(_HERE)
        raise hers
    return None
