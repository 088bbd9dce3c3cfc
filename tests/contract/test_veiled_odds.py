"""A preview for a player holds nothing of what is kept from that player, in any game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.games import Played, every_vector, orders, ruleset_of
from tests.rulesets.mortecouille.table import Table
from tests.rulesets.mortecouille.table import ship as pirate
from timonier.kernel.preview import preview, preview_json
from timonier.kernel.ruleset import Ruleset, Viewer
from timonier.kernel.veils import battle_for
from timonier.rulesets.mortecouille import RULESET as MORTECOUILLE


def seen(ruleset: Ruleset, battle: Any, command: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """Return the preview of *command* that *viewer* gets."""
    there = battle_for(ruleset, battle, viewer)
    return preview_json(ruleset, there, preview(ruleset, there, command), "en")


def veiled(one: Played) -> Iterator[tuple[str, Any]]:
    """Yield each ship that the order does not name, with the battle in which she is veiled."""
    for ship in one.before.ships:
        if f'"{ship}"' not in json.dumps(one.command):
            battle = one.before.fork()
            battle.veils[ship] = "whole"
            yield ship, battle


@every_vector
def test_a_hidden_ship_shows_in_no_preview(vector: str) -> None:
    """Nor does her absence stop one: it is worked out as if she had never been there."""
    ruleset = ruleset_of(vector)
    for one in orders(vector):
        for ship, battle in veiled(one):
            told = seen(ruleset, battle, one.command, Viewer("player", battle.ships[ship].side))
            named = [line["id"] for part in ("chances", "distributions", "facts") for line in told[part]]
            assert not [name for name in named if ship in name.split(".")[1:]], named
            assert ship in battle.ships


@every_vector
def test_the_gm_sees_the_odds_of_hidden_ships_too(vector: str) -> None:
    ruleset = ruleset_of(vector)
    for one in orders(vector):
        for _, battle in veiled(one):
            assert battle_for(ruleset, battle, Viewer("gm")) is battle


def collide(option: str | None, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what the red captain and the GM see of running into a blue ship with *option* aboard."""
    bought = {option: 1} if option else {}
    at = Table(pirate("a"), pirate("b", options=bought), options=options)
    at.to("actions")
    command = {"type": "collide", "ship": "a", "target": "b", "contact": "bow-bow"}
    player = seen(MORTECOUILLE, at.battle, command, Viewer("player", "red"))
    return player, seen(MORTECOUILLE, at.battle, command, Viewer("gm"))


def test_secret_purchases_show_in_no_preview() -> None:
    """MC-SHOP-5: a siren changes what a contact does, and only the GM and her owner know of her."""
    plain, with_siren = collide(None), collide("siren")
    assert plain[0] == with_siren[0] == plain[1]
    assert with_siren[1] != plain[1]


def test_purchases_that_are_no_secret_show() -> None:
    """MC-SHOP-5."""
    player, gm = collide("siren", secret_fleets=False)
    assert player == gm


@pytest.mark.parametrize("side", ["red", "blue"])
def test_what_is_her_own_shows(side: str) -> None:
    """MC-SHOP-5."""
    at = Table(pirate("a", options={"elite-gunners": 1}), pirate("b"), pirate("c"))
    at.to("actions")
    command = {"type": "fire", "ship": "a", "target": "b", "range": 4}
    own = seen(MORTECOUILLE, at.battle, command, Viewer("player", side))
    assert (own == seen(MORTECOUILLE, at.battle, command, Viewer("gm"))) == (side == "red")
