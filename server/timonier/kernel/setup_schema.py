"""What a set-up may say, as a JSON Schema with labels: what the form of a new battle is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timonier.kernel.forms import Entry, Form, Word
from timonier.kernel.texts import Words, name_of


def schema_of(form: Form, types: Mapping[str, str], said: Words) -> dict[str, Any]:
    """Return the JSON Schema of a set-up; *types* are the labels of the catalogue's types of ship.

    Beside the standard keywords a field carries ``x-labels`` (of its words), ``x-printed`` (which value of
    the type of ship holds where it is left out), ``x-only`` and ``x-needed`` (types of ship).
    """
    every = {**types, **{kind: said.label("type", kind) for kind in form.types}}
    kind = {"title": said.get("field-ship_type"), "enum": list(every), "x-labels": every}
    ship = {"id": _id(), "name": _name(said), "side": _id(), "type": kind, **_fields(form.ship, said)}
    side = {"id": _id(), "name": _name(said), **_fields(form.side, said)}
    most = {} if form.sides is None else {"maxItems": form.sides}
    sides = {"type": "array", "items": _object(side, ("id", "name")), "minItems": form.sides or 1, **most}
    ships = {"type": "array", "items": _object(ship, ("id", "name", "side", "type"))}
    return _object({"sides": sides, "ships": ships, **_fields(form.battle, said)}, ("sides", "ships"))


def _fields(entries: Sequence[Entry], said: Words, group: str = "") -> dict[str, Any]:
    return {entry.name: _field(entry, said, group) for entry in entries}


def _field(entry: Entry, said: Words, group: str) -> dict[str, Any]:
    own = f"field-{group}-{entry.name}"
    found = {"title": said.get(own if said.has(own) else f"field-{entry.name}"), **_kind(entry, said)}
    if entry.words:
        found["x-labels"] = {str(word): _label(entry, word, said) for word in entry.words}
    for name, value in (("x-printed", entry.printed), ("x-only", entry.only), ("x-needed", entry.needed)):
        if value:
            found[name] = list(value) if isinstance(value, tuple) else value
    return found


def _kind(entry: Entry, said: Words) -> dict[str, Any]:
    if entry.kind == "whole":
        return {"type": ["integer", "null"] if entry.nullable else "integer", **_limits(entry)}
    if entry.kind == "flag":
        return {"type": "boolean"}
    if entry.kind == "side":
        return {"type": "string", "x-ref": "side"}
    if entry.kind == "word":
        return {"enum": list(entry.words)}
    if entry.kind == "words":
        return {"type": "array", "items": {"enum": list(entry.words)}, "uniqueItems": True}
    if entry.kind == "counts":
        each = {"type": "integer", **_limits(entry)}
        return {
            "type": "object",
            "propertyNames": {"enum": list(entry.words)},
            "additionalProperties": each,
        }
    return {"type": "object", "properties": _fields(entry.parts, said, entry.name)}


def _limits(entry: Entry) -> dict[str, int]:
    return {"minimum": entry.low, **({} if entry.high is None else {"maximum": entry.high})}


def _label(entry: Entry, word: Word, said: Words) -> str:
    key = name_of(entry.domain or entry.name, word)
    return said.get(key) if said.has(key) else str(word)


def _object(fields: dict[str, Any], required: Sequence[str]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(required)}


def _id() -> dict[str, Any]:
    return {"type": "string", "pattern": "^[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$"}


def _name(said: Words) -> dict[str, Any]:
    return {"type": "string", "title": said.get("field-name"), "minLength": 1}
