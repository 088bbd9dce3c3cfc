"""The parameters of the API, and what the statuses of its answers mean."""

from __future__ import annotations

from timonier.api.documents.schemas import TEXT, Schema

ANSWERS = {
    200: "Done",
    201: "Done",
    202: "Dice are awaited",
    204: "Done; there is nothing to say",
    400: "The body is no JSON",
    401: "No token, or a wrong one",
    403: "Not allowed to this token",
    404: "Not there for this token",
    409: "Not as things stand: dice awaited, another face there, nothing to undo, …",
    412: "The battle has moved on (`If-Match`)",
    413: "The body is too big",
    415: "The body is not said to be JSON",
    422: "The rules refuse, or a field will not do",
    429: "Too many wrong tokens from this address",
    503: "The database takes nothing now, or too many streams",
    507: "The disk is full; nothing was changed",
}


def _query(name: str, schema: Schema, described: str) -> Schema:
    return {"in": "query", "name": name, "required": False, "schema": schema, "description": described}


def _header(name: str, schema: Schema, described: str) -> Schema:
    return {"in": "header", "name": name, "required": False, "schema": schema, "description": described}


PARAMETERS: dict[str, Schema] = {
    "lang": _query("lang", {"type": "string", "enum": ["fr", "en"]}, "Language of labels and messages."),
    "as": _query("as", {"type": "string", "enum": ["display"]}, "See no more than a display may."),
    "page": _query("page", {"type": "integer", "minimum": 1, "maximum": 10**6}, "Which page."),
    "hidden": _query("hidden", {"type": "string", "enum": ["true", "false"]}, "Those that are hidden."),
    "ship": _query("ship", TEXT, "Id of the ship."),
    "field": _query("field", TEXT, "Only this field."),
    "after": _query("after", {"type": "integer", "minimum": 0, "maximum": 10**8}, "Only what came after."),
    "limit": _query("limit", {"type": "integer", "minimum": 0, "maximum": 1000}, "So many at most."),
    "last": _query("last", {"type": "integer", "minimum": 0, "maximum": 1000}, "The last so many."),
    "format": _query("format", {"type": "string", "enum": ["json", "text"]}, "JSON, or text to read."),
    "streamPage": _query("page", TEXT, "Name of the page that follows; a new stream of it ends the old."),
    "streamWith": _query(
        "with", {"type": "string", "enum": ["battle"]}, "The battle itself too, whenever something happened."
    ),
    "ofBattle": _query("battle", TEXT, "Those of one battle."),
    "address": _query("address", TEXT, "At which address the seat is taken; the first that answers without."),
    "throw": _query("throw", TEXT, "Which throw; all without."),
    "reason": _query("reason", TEXT, "Why."),
    "lastEvent": _header("Last-Event-ID", TEXT, "Id of the last event received."),
    "key": _header("Idempotency-Key", {"type": "string", "maxLength": 200}, "The same again: same answer."),
    "version": _header("If-Match", TEXT, "The version that was seen, in quotes; 412 where it has moved on."),
}
