"""What the odds of an order look like."""

from __future__ import annotations

from timonier.api.documents.schemas import TEXT, Schema, many, or_none, ref, shape

_NUMBER: Schema = {"type": "number"}
_CHANCE: Schema = {"type": "number", "minimum": 0, "maximum": 1}
_LINE: dict[str, Schema] = {"id": TEXT, "label": TEXT}
_POINT: Schema = {"type": "array", "items": _NUMBER, "minItems": 2, "maxItems": 2}

SCHEMAS: dict[str, Schema] = {
    "Previews": {
        "anyOf": [ref("Preview"), many(ref("Preview"))],
        "description": "The odds of an order, or of each in the order given.",
    },
    "Preview": shape(
        "What an order is likely to do, worked out exactly.  Beside a soft refusal stands what would happen "
        "if it were overruled; `rest` is the weight of what was not looked at.",
        refusal=or_none(ref("Refusal")),
        chances=many(shape("How likely something is.", **_LINE, p=_CHANCE)),
        distributions=many(
            shape("How likely each value of a number is.", **_LINE, mean=_NUMBER, points=many(_POINT))
        ),
        facts=many(
            shape(
                "What is certain, or an expected value.",
                **_LINE,
                value={"type": ["number", "string", "boolean", "null"]},
            )
        ),
        rest=_CHANCE,
    ),
}
