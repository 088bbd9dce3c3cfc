"""JSON Schema of an order, derived from its dataclass: what forms are drawn from and documents show."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any, Literal, NewType, Union, get_args, get_origin

from timonier.kernel import codec
from timonier.kernel.ruleset import Command
from timonier.kernel.texts import Words, name_of

_SIMPLE = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def schema_of(command: Command, words: Words) -> dict[str, Any]:
    """Return the JSON Schema of *command* with labels in the language of *words*.

    Beside the standard keywords a field carries ``x-unit`` with its label for many and for one, ``x-ref``
    (what its id points to: ``ship`` or ``side``) and ``x-labels`` (the label of each of its words).
    """
    properties: dict[str, Any] = {"type": {"const": command.name}}
    required = ["type"]
    for spec in codec.fields_of(command.order):
        properties[spec.name] = _property(command.name, spec, words)
        if spec.required:
            required.append(spec.name)
    properties["overrule"] = {"type": "boolean", "default": False, "title": words.get("field-overrule")}
    properties["group"] = {"type": "string", "title": words.get("field-group")}
    return {
        "type": "object",
        "title": words.get(f"command-{command.name}"),
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _property(command: str, spec: codec.FieldSpec, words: Words) -> dict[str, Any]:
    own = f"field-{command}-{spec.name}"
    label = words.get(own) if words.has(own) else words.get(f"field-{spec.name}")
    found = {**_hint(spec.hint), "title": label}
    target = found.get("items", found)
    for key, keyword in (("min", "minimum"), ("max", "maximum"), ("options", "enum")):
        if key in spec.metadata:
            target[keyword] = codec.dump(spec.metadata[key])
    if "enum" in found and "null" in found.get("type", ()):
        found["enum"] = [*found["enum"], None]
    if spec.metadata.get("filled"):
        found["minLength"] = 1
    if not spec.required and spec.default is not None and spec.default is not codec.MISSING:
        found["default"] = codec.dump(spec.default)
    for key, keyword in (("unit", "x-unit"), ("ref", "x-ref")):
        if key in spec.metadata:
            found[keyword] = spec.metadata[key]
    if "unit" in spec.metadata:
        found["x-unit-label"] = words.label("unit", spec.metadata["unit"])
        found["x-unit-one"] = words.label("unit-one", spec.metadata["unit"])
    for name, part in found.get("properties", {}).items():
        part["title"] = words.get(f"field-{name}")
    return _labelled(found, target, spec.metadata.get("words") or spec.name, words)


def _labelled(found: dict[str, Any], target: Mapping[str, Any], domain: str, words: Words) -> dict[str, Any]:
    options = target.get("enum") or [v for part in target.get("anyOf", []) for v in part.get("enum", [])]
    if found.get("x-ref") and isinstance(found.get("default"), str):
        # What an id points to where it is left out is no ship, so it has a word of its own.
        options = [found["default"]]
    if options:
        found["x-labels"] = {
            str(option): words.get(name_of(domain, option))
            if words.has(name_of(domain, option))
            else str(option)
            for option in options
            if option is not None
        }
    return found


def _hint(hint: Any) -> dict[str, Any]:
    """Return the schema of a type hint; what the codec does not take raises TypeError there."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return _hint(hint.__supertype__)
    if hint in _SIMPLE:
        return {"type": _SIMPLE[hint]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, types.UnionType):
        parts = [part for part in args if part is not type(None)]
        if len(parts) == 1 and len(parts) < len(args) and "type" in (one := _hint(parts[0])):
            return {**one, "type": [one["type"], "null"]}
        return {"anyOf": [_hint(part) for part in args]}
    if origin in (tuple, list):
        items = [_hint(arg) for arg in args if arg is not Ellipsis]
        if args[-1] is Ellipsis or origin is list:
            return {"type": "array", "items": items[0]}
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if origin is dict or origin is Mapping or getattr(origin, "__name__", "") == "Mapping":
        return {"type": "object", "additionalProperties": _hint(args[1])}
    if hasattr(hint, "__dataclass_fields__"):
        specs = codec.fields_of(hint)
        return {
            "type": "object",
            "properties": {spec.name: _hint(spec.hint) for spec in specs},
            "required": [spec.name for spec in specs if spec.required],
        }
    return {}
