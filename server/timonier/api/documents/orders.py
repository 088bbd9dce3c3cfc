"""Every order of every rule set as a schema with an example, from the dataclass that defines it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import texts
from timonier.kernel.ruleset import Ruleset
from timonier.kernel.schema import schema_of

LANG = "en"


def schemas(rulesets: Mapping[str, Ruleset]) -> dict[str, Any]:
    """Return a schema for each order (`seventh-sea.fire`), one for each game, and `Order` for any."""
    made: dict[str, Any] = {}
    for game in rulesets.values():
        words = texts.words(game.package, LANG)
        names = []
        for command in game.commands.values():
            schema = schema_of(command, words)
            name = f"{game.id}.{command.name}"
            made[name] = {**schema, "examples": [example(schema)], "description": f"Rule {command.rule}."}
            names.append(name)
        parts = [{"$ref": f"#/components/schemas/{name}"} for name in names]
        mapping = {name.split(".", 1)[1]: f"#/components/schemas/{name}" for name in names}
        made[f"{game.id}.Order"] = {
            "title": words.get("ruleset-name"),
            "oneOf": parts,
            "discriminator": {"propertyName": "type", "mapping": mapping},
        }
    made["Order"] = {
        "description": (
            "An order of the battle's rule set.  The schemas document and draw forms; what does not fit is "
            "told by the rules themselves (422 with code, rule and field)."
        ),
        "anyOf": [
            *({"$ref": f"#/components/schemas/{game}.Order"} for game in rulesets),
            {"type": "object", "properties": {"type": {"type": "string"}}, "required": ["type"]},
        ],
    }
    return made


def example(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return an order that fits *schema*: what has to be there, and nothing else."""
    return {name: _value(name, schema["properties"][name]) for name in schema["required"]}


def _value(name: str, schema: Mapping[str, Any]) -> Any:
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    kinds = schema.get("type", [])
    kind = kinds if isinstance(kinds, str) else next(iter(kinds), None)
    if kind == "array" and "prefixItems" in schema:
        return [_value(name, item) for item in schema["prefixItems"]]
    if kind == "array":
        return [_value(name.removesuffix("s"), schema.get("items", {}))]
    if kind == "object":
        wanted = schema.get("required", ())
        return {key: _value(key, schema["properties"][key]) for key in wanted}
    if "anyOf" in schema:
        return _value(name, schema["anyOf"][0])
    return {"integer": schema.get("minimum", 1), "number": schema.get("minimum", 1), "boolean": True}.get(
        str(kind), name
    )
