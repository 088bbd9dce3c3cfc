"""A campaign ship tried by the rules: in a battle of her own, before anything is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.api.body import bad_field
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.kernel import texts
from timonier.kernel.engine import Done, Refused, run
from timonier.kernel.record import BadRecord, Head, read_head
from timonier.kernel.ruleset import Battle, Ruleset

HERE = "/setup/ships/0"
SIDES = [{"id": "red", "name": "1"}, {"id": "blue", "name": "2"}]


def try_ship(game: Ruleset, ship: Mapping[str, Any], carry: Any) -> None:
    """Check a ship and what she carries against the rules of *game*, under any of its presets.

    Raises a 422 that names the field at fault.  What the rest of a battle decides is not looked at.
    """
    presets = [{}, *game.presets.values()]
    faults: list[BadRecord] = []
    for options in presets:
        try:
            head = _head(game, ship, options)
        except BadRecord as bad:
            faults.append(bad)
            continue
        _try_carry(head, str(ship["id"]), carry)
        return
    if not isinstance(carry, list):
        raise bad_field("carry", "list")
    hers = next((bad for bad in faults if bad.pointer.startswith(HERE)), None)
    if hers is not None:
        field, why = hers.pointer.removeprefix(f"{HERE}/"), hers.told(request_lang())
        raise Problem(422, why, code="bad_value", errors={field: [why]})


def _head(game: Ruleset, ship: Mapping[str, Any], options: Mapping[str, Any]) -> Head:
    setup = {"sides": SIDES, "ships": [{**ship, "side": "red"}]}
    record = {"ruleset": game.id, "options": dict(options), "setup": setup}
    return read_head(record, {game.id: game}, check_format=False)


def _try_carry(head: Head, ship: str, carry: Any) -> None:
    if not isinstance(carry, list):
        raise bad_field("carry", "list")
    battle: Battle = head.battle
    for place, entry in enumerate(carry):
        here = f"carry/{place}"
        if not isinstance(entry, dict) or set(entry) != {"field", "value"}:
            raise bad_field(here, "carry")
        outcome = run(head.ruleset, battle, {"type": "adjust", "ship": ship, **entry})
        if isinstance(outcome, Refused):
            told = texts.refusal_json(head.ruleset, battle, outcome.refusal, request_lang())
            raise Problem(422, told["message"], code="bad_value", errors={here: [told["message"]]})
        if isinstance(outcome, Done):
            battle = outcome.battle
