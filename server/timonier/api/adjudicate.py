"""`/adjudicate`: replay a battle record; nothing is kept."""

from __future__ import annotations

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from timonier import registry
from timonier.api.body import json_body
from timonier.api.language import LANG_PARAMETER, request_lang
from timonier.api.problems import MEDIA_TYPE, Problem, ProblemSchema
from timonier.kernel.record import BadRecord

blueprint = Blueprint(
    "adjudicate",
    __name__,
    url_prefix="/api/v1/adjudicate",
    description="What the rules make of a battle record",
)


class EntrySchema(Schema):
    """One entry of a record: an order and the answers to what its rules ask."""

    command = fields.Dict(metadata={"description": "The order: `type` and the fields of its JSON Schema."})
    dice = fields.List(
        fields.List(fields.Raw()),
        metadata={
            "description": "Per ask its faces in order, or the one chosen word; too few leave it pending."
        },
    )
    expect = fields.Dict(metadata={"description": "What a test vector expects; not looked at here."})


class RecordSchema(Schema):
    """A battle record.  It documents the body; the kernel judges the record itself and says where."""

    format = fields.String(metadata={"enum": ["timonier-battle/1"]})
    title = fields.String()
    ruleset = fields.String(required=True, metadata={"description": "Id of the rule set."})
    options = fields.Dict(metadata={"description": "Option -> value."})
    setup = fields.Dict(
        required=True, metadata={"description": "Sides, ships and what else the game starts from."}
    )
    tables = fields.Dict(
        metadata={"description": "The game master's tables, in the shape of the rule set's."}
    )
    entries = fields.List(fields.Nested(EntrySchema), required=True)


class RefusalSchema(Schema):
    """Why the rules say no."""

    code = fields.String(required=True)
    message = fields.String(required=True)
    rule = fields.String(required=True)
    soft = fields.Boolean(required=True, metadata={"description": "Whether the game master may overrule."})
    field = fields.String(metadata={"description": "The field of the order at fault, where one is."})


class JudgedSchema(Schema):
    """What became of one entry."""

    asks = fields.List(
        fields.String(), required=True, metadata={"description": "Dice notation, or `choice`."}
    )
    events = fields.List(fields.Dict(), required=True)
    refused = fields.Nested(RefusalSchema, required=True, allow_none=True)
    pending = fields.Boolean(required=True, metadata={"description": "Whether answers are still awaited."})
    state = fields.Dict(
        required=True, metadata={"description": "The battle after the entry, as the GM sees it."}
    )


class AdjudicationSchema(Schema):
    """What became of a battle."""

    ruleset = fields.String(required=True)
    entries = fields.List(fields.Nested(JudgedSchema), required=True)
    state = fields.Dict(required=True)


@blueprint.route("", methods=["POST"])
@blueprint.doc(
    parameters=[LANG_PARAMETER],
    requestBody={"required": True, "content": {"application/json": {"schema": RecordSchema}}},
)
@blueprint.response(200, AdjudicationSchema)
@blueprint.alt_response(400, schema=ProblemSchema, content_type=MEDIA_TYPE, description="The body is no JSON")
@blueprint.alt_response(413, schema=ProblemSchema, content_type=MEDIA_TYPE, description="The body is too big")
@blueprint.alt_response(
    415, schema=ProblemSchema, content_type=MEDIA_TYPE, description="The body is not said to be JSON"
)
@blueprint.alt_response(
    422, schema=ProblemSchema, content_type=MEDIA_TYPE, description="The record is invalid"
)
def adjudicate() -> dict[str, Any]:
    """Replay a battle record and tell what the rules make of each entry."""
    try:
        return registry.adjudicate(json_body(), lang=request_lang())
    except BadRecord as fault:
        detail = fault.told(request_lang())
        raise Problem(422, detail, code=fault.code, errors={fault.pointer: [detail]}) from None
