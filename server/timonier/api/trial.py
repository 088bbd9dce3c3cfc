"""A battle, or a campaign ship in a battle of her own, tried by the rules before anything is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timonier.api.body import bad_field
from timonier.api.campaigns import Drafted
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.kernel.engine import Done, Refused, run
from timonier.kernel.lone import head_of
from timonier.kernel.record import BadRecord, Head, read_head
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.texts import refusal_text
from timonier.words import say


def try_battle(drafted: Drafted) -> tuple[Head, Battle]:
    """Return how a battle begins, and how it stands once its ships have what they carry.

    Raises a 422 with the code and the pointer of what is wrong.
    """
    try:
        head = read_head(drafted.body, server().rulesets, check_format=False)
    except BadRecord as bad:
        detail = bad.told(request_lang())
        raise Problem(422, detail, code=bad.code, errors={drafted.pointer(bad.pointer): [detail]}) from None
    named = [(f"{decree['ship']}/{decree['field']}", decree) for decree in drafted.decrees]
    return head, _decreed(head, named, "carry_refused")


def try_ship(game: Ruleset, ship: Mapping[str, Any], carry: Any) -> Battle | None:
    """Return the battle of a ship alone with what she carries, under the first preset of *game* that has her.

    Raises a 422 that names the field at fault.  What the rest of a battle decides is not looked at: None
    where it is all that is wrong.
    """
    if not isinstance(carry, list):
        raise bad_field("carry", "list")
    try:
        head = head_of(game, ship)
    except BadRecord as bad:
        field, why = bad.pointer.removeprefix("/"), bad.told(request_lang())
        raise Problem(422, why, code="bad_value", errors={field: [why]}) from None
    return None if head is None else _decreed(head, _decrees(str(ship["id"]), carry), "bad_value")


def _decrees(ship: str, carry: list[Any]) -> Iterable[tuple[str, dict[str, Any]]]:
    """Yield what a ship carries as decrees, each with its place.  Raises a 422."""
    for place, entry in enumerate(carry):
        if not isinstance(entry, dict) or set(entry) != {"field", "value"}:
            raise bad_field(f"carry/{place}", "carry")
        yield f"carry/{place}", {"type": "adjust", "ship": ship, **entry}


def _decreed(head: Head, decrees: Iterable[tuple[str, dict[str, Any]]], code: str) -> Battle:
    """Return the battle after *decrees*, each with its name in a refusal.  Raises a 422 with *code*."""
    battle: Battle = head.battle
    for name, decree in decrees:
        outcome = run(head.ruleset, battle, decree)
        if not isinstance(outcome, Done):
            lang = request_lang()
            why = (
                refusal_text(head.ruleset, battle, outcome.refusal, lang)
                if isinstance(outcome, Refused)
                else say(lang, "detail-carry-asks")
            )
            raise Problem(422, why, code=code, errors={name: [why]})
        battle = outcome.battle
    return battle
