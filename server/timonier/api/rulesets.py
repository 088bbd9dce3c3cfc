"""`/rulesets`: the games there are, and all that a client needs to play one without code of its own."""

from __future__ import annotations

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from timonier import registry
from timonier.api.language import LANG_PARAMETER, request_lang
from timonier.api.problems import MEDIA_TYPE, Problem, ProblemSchema
from timonier.kernel import describe
from timonier.words import say

blueprint = Blueprint("rulesets", __name__, url_prefix="/api/v1/rulesets", description="The games there are")


class SummarySchema(Schema):
    """One rule set in short."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    board = fields.Raw(required=True, metadata={"description": "What the table is laid out in."})
    dice = fields.List(fields.String(), required=True, metadata={"description": "The kinds of dice thrown."})


class RulesetSchema(SummarySchema):
    """One rule set whole."""

    options = fields.Raw(required=True, metadata={"description": "What a battle may choose, with defaults."})
    ship_types = fields.Raw(required=True, metadata={"description": "The ships ready made."})
    commands = fields.Raw(required=True, metadata={"description": "The orders, each with a JSON Schema."})
    gauges = fields.Raw(required=True, metadata={"description": "What is shown of a ship as a bar."})
    tables = fields.Raw(required=True, metadata={"description": "All numbers of the rules."})


@blueprint.route("", methods=["GET"])
@blueprint.doc(parameters=[LANG_PARAMETER])
@blueprint.response(200, SummarySchema(many=True))
def rulesets() -> list[dict[str, Any]]:
    """List the rule sets."""
    lang = request_lang()
    return [describe.summary(game, lang) for game in registry.rulesets().values()]


@blueprint.route("/<string:id>", methods=["GET"])
@blueprint.doc(parameters=[LANG_PARAMETER])
@blueprint.response(200, RulesetSchema)
@blueprint.alt_response(404, schema=ProblemSchema, content_type=MEDIA_TYPE, description="No such rule set")
def ruleset(id: str) -> dict[str, Any]:
    """Tell all about one rule set."""
    try:
        game = registry.ruleset(id)
    except KeyError:
        detail = say(request_lang(), "detail-no-ruleset", id=id)
        raise Problem(404, detail, code="unknown_ruleset") from None
    return describe.describe(game, request_lang())
