"""`/health`: whether the server is well; needs no token."""

from __future__ import annotations

from typing import Any

from flask_smorest import Blueprint
from marshmallow import Schema, fields

from timonier import __version__
from timonier.api.server import server
from timonier.api.towers import tower_json

blueprint = Blueprint("health", __name__, url_prefix="/api/v1/health", description="How the server is")


class HealthSchema(Schema):
    """How the server is."""

    status = fields.String(required=True, metadata={"description": "`ok` while all is well.", "enum": ["ok"]})
    version = fields.String(required=True, metadata={"description": "Version of Timonier."})
    database = fields.String(required=True, metadata={"description": "Kind of database, such as `sqlite`."})
    towers = fields.List(fields.Dict(), required=True, metadata={"description": "Dice towers connected."})


@blueprint.route("")
@blueprint.response(200, HealthSchema)
def health() -> dict[str, Any]:
    """Tell how the server is."""
    towers = [tower_json(tower) for tower in server().towers.all()]
    return {
        "status": "ok",
        "version": __version__,
        "database": server().store.engine.dialect.name,
        "towers": [{name: tower[name] for name in ("id", "state", "simulated")} for tower in towers],
    }
