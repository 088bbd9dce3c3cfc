"""`/examples`: the battle records that come with Timonier, to begin a battle from."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from flask import Response, jsonify
from flask_smorest import Blueprint

from timonier.api.access import not_found, who
from timonier.assets import examples_folder

blueprint = Blueprint(
    "examples", __name__, url_prefix="/api/v1/examples", description="Ready battles to begin from"
)


@blueprint.route("", methods=["GET"])
def listing() -> Response:
    """List the examples."""
    who()
    return jsonify([_summary(id, record) for id, record in _examples().items()])


@blueprint.route("/<example>", methods=["GET"])
def show(example: str) -> Response:
    """Return one example, a whole battle record."""
    who()
    found = _examples().get(example)
    if found is None:
        raise not_found("example", example)
    return jsonify(found)


def _summary(id: str, record: dict[str, Any]) -> dict[str, Any]:
    entries = len(record.get("entries", ()))
    title = record.get("title", id)
    return {
        "id": id,
        "title": title,
        "titles": _titles(title),
        "ruleset": record["ruleset"],
        "entries": entries,
        "sides": [side["name"] for side in record["setup"]["sides"]],
        "ships": len(record["setup"]["ships"]),
    }


def _titles(title: str) -> dict[str, str]:
    """Return a title by language: a record has one text, French and English to either side of a stroke."""
    french, _, english = title.partition(" / ")
    return {"fr": french, "en": english or french}


@cache
def _examples() -> dict[str, dict[str, Any]]:
    """Return the examples by id, read once."""
    files = sorted(examples_folder().glob("*.json"))
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}
