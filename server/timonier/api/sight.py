"""What a veil keeps from those who are not the GM, where more than one moment of a battle is told of."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from timonier.api.access import Access
from timonier.kernel import engine, texts, veils
from timonier.kernel.asks import Ask, AskChoice
from timonier.kernel.refusals import Refusal
from timonier.store.books import Book
from timonier.words import say

NOBODY = "-"
"""An id that no ship can have."""

_HEAVIER = {"none": 0, "sheet": 1, "whole": 2}


def under(battle: Any, *more: Mapping[str, str]) -> Any:
    """Return *battle* with the heaviest veil of now and of *more* moments over each ship.

    What was veiled when it happened stays so, and so does what is veiled now.
    """
    laid = dict(battle.veils)
    for moment in more:
        for ship, veil in moment.items():
            if _HEAVIER[veil] > _HEAVIER[laid.get(ship, "none")]:
                laid[ship] = veil
    if laid == battle.veils:
        return battle
    seen = battle.fork()
    seen.veils.clear()
    seen.veils.update(laid)
    return seen


def hidden_ships(battle: Any, access: Access) -> list[str]:
    """Return the ships that are not there for *access*."""
    return [] if access.is_gm else [ship for ship, veil in battle.veils.items() if veil == "whole"]


def names_hidden(battle: Any, value: Any, access: Access) -> bool:
    """Tell whether *value* (JSON) names a ship that is not there for *access*."""
    return veils.names(value, hidden_ships(battle, access))


def ask_hidden(book: Book, battle: Any, ask: Ask, command: Mapping[str, Any], access: Access) -> bool:
    """Tell whether an ask of *command* is kept from *access*: a hidden ship's, or for an order to her."""
    if access.is_gm:
        return False
    if ask.ship is not None:
        return ask.ship not in book.battle.ships or veils.ask_hidden(battle, ask.ship, access.viewer)
    return names_hidden(battle, command, access)


def answer_hidden(book: Book, ask: Ask, access: Access) -> bool:
    """Tell whether options and answer of a choice are kept from *access*: they are the deciding side's.

    What can be chosen may tell of what only that side knows.
    """
    return isinstance(ask, AskChoice) and not access.is_gm and book.hand(ask) != access.side


def sentence(
    book: Book, battle: Any, event: Mapping[str, Any], shown: Mapping[str, Any], lang: str
) -> str | None:
    """Return what the part *shown* of *event* says; of a ship under a veil only that something happened."""
    gone = event.keys() - shown.keys()
    if gone <= {"reason"}:
        return texts.event_text(book.ruleset, battle, {**dict.fromkeys(gone), **shown}, lang)
    named = [battle.ships[v].name for v in shown.values() if isinstance(v, str) and v in battle.ships]
    return say(lang, "log-veiled", ships=", ".join(dict.fromkeys(named)) or "–")


def refusal_for(book: Book, refusal: Refusal, access: Access) -> Refusal:
    """Return *refusal* without a word of ships that are not there for *access*."""
    hidden = hidden_ships(book.battle, access)
    if not veils.names(dict(refusal.facts), hidden):
        return refusal
    facts = veils.without(dict(refusal.facts), hidden)
    return dataclasses.replace(refusal, facts=facts)


def refusal_as_unknown(book: Book, command: Mapping[str, Any], access: Access) -> Refusal | None:
    """Return how the rules refuse *command* as if the hidden ships it names were not there.

    The answer is the one that a made-up id gets, so that nobody can guess at ids.
    """
    hidden, named = hidden_ships(book.battle, access), list[str]()

    def swap(value: Any) -> Any:
        if isinstance(value, str) and value in hidden:
            named.append(value)
            return NOBODY
        if isinstance(value, dict):
            return {key: swap(item) for key, item in value.items()}
        return [swap(item) for item in value] if isinstance(value, list) else value

    refusal = engine.refusal_of(book.ruleset, book.battle, swap(dict(command)))
    if refusal is None:
        return None
    facts = {key: named[0] if value == NOBODY else value for key, value in refusal.facts.items()}
    return dataclasses.replace(refusal, facts=facts)
