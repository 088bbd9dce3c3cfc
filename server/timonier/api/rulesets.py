"""`/rulesets`: the games there are, and all that a client needs to play one without code of its own."""

from __future__ import annotations

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from timonier import registry
from timonier.api.language import LANG_PARAMETER, request_lang
from timonier.api.problems import MEDIA_TYPE, Problem, ProblemSchema
from timonier.kernel import blanks, describe
from timonier.kernel.ruleset import Ruleset
from timonier.words import say

blueprint = Blueprint("rulesets", __name__, url_prefix="/api/v1/rulesets", description="The games there are")


class LabelledSchema(Schema):
    """A word of the game with its label."""

    id = fields.String(required=True)
    label = fields.String(required=True)


class ValueSchema(Schema):
    """One value of an option."""

    value = fields.Raw(required=True)
    label = fields.String(required=True)


class OptionSchema(LabelledSchema):
    """What a battle may choose."""

    values = fields.List(fields.Nested(ValueSchema), required=True)
    minimum = fields.Integer(metadata={"description": "Whole numbers from here on are allowed too."})
    maximum = fields.Integer(allow_none=True)
    default = fields.Raw(required=True)
    rule = fields.String(required=True)


class PresetSchema(LabelledSchema):
    """Options that belong together."""

    options = fields.Dict(required=True, metadata={"description": "Option -> value."})


class CommandSchema(Schema):
    """An order, with the JSON Schema that a form can be drawn from."""

    type = fields.String(required=True)
    label = fields.String(required=True)
    rule = fields.String(required=True)
    schema = fields.Dict(required=True)


class GaugeSchema(LabelledSchema):
    """A gauge of the ships."""

    rising = fields.Boolean(
        required=True, metadata={"description": "It counts harm, from 0 up; of all others more is better."}
    )


class TableSchema(Schema):
    """Printed tables of one sheet, in the shape that an override takes."""

    id = fields.String(required=True)
    title = fields.String(required=True)
    source = fields.String(required=True)
    units = fields.Dict(required=True)
    labels = fields.Dict(
        required=True, metadata={"description": "Key or word of the values -> how a person reads it."}
    )
    columns = fields.Dict(
        required=True, metadata={"description": "Key of a list -> what is read above each of its items."}
    )
    values = fields.Dict(required=True)


class RuleSchema(Schema):
    """A rule in words."""

    id = fields.String(
        required=True, metadata={"description": "As refusals, orders and the log name it: `7S-GUN-1`."}
    )
    title = fields.String(required=True)
    text = fields.String(required=True, metadata={"description": "What it does, in the language asked for."})


class SummarySchema(Schema):
    """One rule set in short."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    about = fields.String(required=True, metadata={"description": "What game it is, in a line or two."})
    version = fields.String(required=True)
    board = fields.String(required=True, metadata={"description": "What the table is laid out in."})
    dice = fields.List(fields.String(), required=True, metadata={"description": "The dice thrown."})


class RulesetSchema(SummarySchema):
    """One rule set whole."""

    options = fields.List(fields.Nested(OptionSchema), required=True)
    presets = fields.List(fields.Nested(PresetSchema), required=True)
    ship_types = fields.List(
        fields.Dict(), required=True, metadata={"description": "`id`, `label` and the sheet of each."}
    )
    setup = fields.Dict(
        required=True,
        metadata={"description": "JSON Schema of a set-up: its battle, sides and ships, with labels."},
    )
    commands = fields.List(fields.Nested(CommandSchema), required=True)
    gauges = fields.List(fields.Nested(GaugeSchema), required=True)
    tables = fields.List(fields.Nested(TableSchema), required=True)
    rules = fields.List(
        fields.Nested(RuleSchema), required=True, metadata={"description": "In the order of the rules."}
    )


class SheetSchema(Schema):
    """A new ship of one type, as a board shows her."""

    type = fields.String(required=True)
    type_label = fields.String(required=True)
    gauges = fields.List(fields.Dict(), required=True)
    sheet = fields.List(fields.Dict(), required=True)


class SheetsSchema(Schema):
    """What is printed before a battle: the steps of a turn, and blank sheets."""

    steps = fields.List(fields.Nested(LabelledSchema), required=True)
    sheets = fields.List(fields.Nested(SheetSchema), required=True)


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
    return describe.describe(_game(id), request_lang())


@blueprint.route("/<string:id>/sheets", methods=["GET"])
@blueprint.doc(parameters=[LANG_PARAMETER])
@blueprint.response(200, SheetsSchema)
@blueprint.alt_response(404, schema=ProblemSchema, content_type=MEDIA_TYPE, description="No such rule set")
def blank_sheets(id: str) -> dict[str, Any]:
    """Give the steps of a turn, and a new ship of each type as a board shows her."""
    return blanks.blank_sheets(_game(id), request_lang())


def _game(id: str) -> Ruleset:
    """Return a rule set.  Raises a 404."""
    try:
        return registry.ruleset(id)
    except KeyError:
        detail = say(request_lang(), "detail-no-ruleset", id=id)
        raise Problem(404, detail, code="unknown_ruleset") from None
