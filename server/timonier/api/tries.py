"""`/rulesets/{id}/setup`: a set-up tried by the rules before a battle begins; nothing is kept."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from timonier.api.access import gm
from timonier.api.body import object_body
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.rulesets import blueprint
from timonier.api.server import server
from timonier.kernel.engine import Refused, run
from timonier.kernel.record import BadRecord, Head, read_head
from timonier.kernel.ruleset import Account
from timonier.kernel.texts import refusal_json, words
from timonier.words import say


@blueprint.route("/<string:id>/setup", methods=["POST"])
def try_setup(id: str) -> Response:
    """Tell what is wrong with a set-up, what its ships cost, and whether the battle could go on from it."""
    gm()
    body = {**object_body(), "ruleset": id}
    if id not in server().rulesets:
        raise Problem(404, say(request_lang(), "detail-no-ruleset", id=id), code="unknown_ruleset")
    try:
        head = read_head(body, server().rulesets, check_format=False)
    except BadRecord as bad:
        return jsonify({"errors": {bad.pointer: [bad.told(request_lang())]}, "accounts": [], "refused": None})
    return jsonify({"errors": {}, "accounts": _accounts(head), "refused": _refused(head)})


def _accounts(head: Head) -> list[dict[str, Any]]:
    said = words(head.ruleset.package, request_lang())

    def account(one: Account) -> dict[str, Any]:
        return {
            "side": one.side,
            "ship": one.ship,
            "label": said.label("account", one.word),
            "spent": one.spent,
            "limit": one.limit,
            "over": one.over,
        }

    return [account(one) for one in head.ruleset.accounts(head.battle)]


def _refused(head: Head) -> dict[str, Any] | None:
    """Return why the first step could not be left as things stand: too much spent, too little."""
    if "next" not in head.ruleset.commands:
        return None
    outcome = run(head.ruleset, head.battle, {"type": "next"})
    if not isinstance(outcome, Refused):
        return None
    return refusal_json(head.ruleset, head.battle, outcome.refusal, request_lang())
