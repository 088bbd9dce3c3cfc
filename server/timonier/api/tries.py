"""`/rulesets/{id}/setup`: a set-up tried by the rules before a battle begins; nothing is kept."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from timonier.api import campaigns
from timonier.api.access import gm
from timonier.api.body import bad_field, object_body
from timonier.api.given import wrong
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.rulesets import blueprint
from timonier.api.server import server
from timonier.api.ships import sheet_of
from timonier.api.trial import try_battle, try_ship
from timonier.kernel.engine import Refused, run
from timonier.kernel.lone import HERS
from timonier.kernel.ruleset import Account, Battle, Ruleset
from timonier.kernel.texts import refusal_json, words
from timonier.words import say


@blueprint.route("/<string:id>/setup", methods=["POST"])
def try_setup(id: str) -> Response:
    """Tell what is wrong with a set-up or a campaign ship, what it costs, what the first step refuses."""
    gm()
    body = object_body()
    game = server().rulesets.get(id)
    if game is None:
        raise Problem(404, say(request_lang(), "detail-no-ruleset", id=id), code="unknown_ruleset")
    try:
        told = _ship(game, body["ship"]) if "ship" in body else _battle(game, body)
    except Problem as problem:
        told = {"errors": problem.facts["errors"]}
    return jsonify({"errors": {}, "accounts": [], "refused": None, **told})


def _battle(game: Ruleset, body: dict[str, Any]) -> dict[str, Any]:
    _, battle = try_battle(_drafted(game, {**body, "ruleset": game.id}))
    return {"accounts": _accounts(game, battle), "refused": _refused(game, battle)}


def _drafted(game: Ruleset, body: dict[str, Any]) -> campaigns.Drafted:
    if body.get("campaign") is None:
        return campaigns.Drafted(body)
    with server().store.reading() as session:
        drafted = campaigns.drafted(session, body)
    if drafted.body["ruleset"] != game.id:
        raise wrong("campaign", "reason-unknown", id=str(body["campaign"]))
    return drafted


def _ship(game: Ruleset, ship: Any) -> dict[str, Any]:
    """Tell of a campaign ship.  What she may cost is for a battle to say, and so is the rest of it."""
    if not isinstance(ship, dict):
        raise bad_field("/ship", "object")
    try:
        battle = try_ship(game, {**sheet_of(ship), "id": "ship"}, ship.get("carry", []))
    except Problem as problem:
        return {"errors": {f"/ship/{field}": why for field, why in problem.facts["errors"].items()}}
    if battle is None:
        return {}
    hers = [one for one in _accounts(game, battle) if one["side"] == HERS]
    unbound = {"side": None, "ship": None, "limit": None, "over": False}
    return {"accounts": [{**one, **unbound} for one in hers]}


def _accounts(game: Ruleset, battle: Battle) -> list[dict[str, Any]]:
    said = words(game.package, request_lang())

    def account(one: Account) -> dict[str, Any]:
        return {
            "side": one.side,
            "ship": one.ship,
            "label": said.label("account", one.word),
            "spent": one.spent,
            "limit": one.limit,
            "over": one.over,
        }

    return [account(one) for one in game.accounts(battle)]


def _refused(game: Ruleset, battle: Battle) -> dict[str, Any] | None:
    """Return why the first step could not be left as things stand: too much spent, too little."""
    if "next" not in game.commands:
        return None
    outcome = run(game, battle, {"type": "next"})
    if not isinstance(outcome, Refused):
        return None
    return refusal_json(game, battle, outcome.refusal, request_lang())
