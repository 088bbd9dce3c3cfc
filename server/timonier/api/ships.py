"""`/fleets/{id}/ships` and `/ships`: ships of a campaign, each tried by the rules before she is kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from flask import Response, jsonify, request
from flask_smorest import Blueprint
from sqlmodel import Session

from timonier.api import given
from timonier.api.access import gm, not_found
from timonier.api.body import bad_field, object_body
from timonier.api.campaigns import battle_of, ships_of
from timonier.api.changes import change
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.api.trial import try_ship
from timonier.kernel.ruleset import Ruleset
from timonier.kernel.setup import is_slug
from timonier.kernel.texts import value_text, words
from timonier.store.campaign_files import free_ship_id
from timonier.store.models import Campaign, CampaignShip, Fleet
from timonier.words import say

blueprint = Blueprint("ships", __name__, url_prefix="/api/v1", description="Ships of campaigns")

NOT_HERS = ("id", "fleet", "side", "carry", "carried", "in_battle")
"""Fields of a ship that are not kept on her sheet: where she is, and what a battle makes of her."""


@blueprint.route("/fleets/<fleet>/ships", methods=["GET"])
def list_ships(fleet: str) -> Response:
    """List the ships of a fleet."""
    gm()
    with server().store.reading() as session:
        row = _fleet(session, fleet)
        found = ships_of(session, row.id, hidden=request.args.get("hidden") == "true")
        return jsonify([ship_json(session, ship) for ship in found])


@blueprint.route("/fleets/<fleet>/ships", methods=["POST"])
def make_ship(fleet: str) -> Response:
    """Let a ship join a fleet; the body is a ship as a set-up has her, without a side."""
    gm()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = _fleet(session, fleet)
        place = len(ships_of(session, row.id)) + len(ships_of(session, row.id, hidden=True))
        ship, carry = sheet_of(body), body.get("carry", [])
        made = CampaignShip(id=_free_id(session, body), fleet=row.id, place=place, ship=ship, carry=carry)
        _try(session, made, carry)
        session.add(made)
        return 201, ship_json(session, made)

    return change(work)


@blueprint.route("/ships/<ship>", methods=["GET"])
def show_ship(ship: str) -> Response:
    """Show a ship and what she carries from earlier battles."""
    gm()
    with server().store.reading() as session:
        return jsonify(ship_json(session, ship_row(session, ship)))


@blueprint.route("/ships/<ship>", methods=["PATCH"])
def patch_ship(ship: str) -> Response:
    """Change fields of a ship (null takes one away), what she carries, or her fleet."""
    gm()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = ship_row(session, ship)
        sheet = {**row.ship, **sheet_of(body)}
        return 200, _changed(
            session, row, {name: value for name, value in sheet.items() if value is not None}, body
        )

    return change(work)


@blueprint.route("/ships/<ship>", methods=["PUT"])
def replace_ship(ship: str) -> Response:
    """Write a ship anew; what is not given is gone, but for her id and her fleet."""
    gm()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        return 200, _changed(session, ship_row(session, ship), sheet_of(body), {"carry": [], **body})

    return change(work)


@blueprint.route("/ships/<ship>", methods=["DELETE"])
def hide_ship(ship: str) -> Response:
    """Hide a ship; nothing of her is lost."""
    gm()

    def work(session: Session) -> tuple[int, None]:
        row = ship_row(session, ship)
        row.hidden = True
        session.add(row)
        return 204, None

    return change(work)


@blueprint.route("/ships/<ship>/restore", methods=["POST"])
def restore_ship(ship: str) -> Response:
    """Bring a hidden ship back."""
    gm()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = ship_row(session, ship, hidden=True)
        row.hidden = False
        session.add(row)
        return 200, ship_json(session, row)

    return change(work)


def ship_row(session: Session, ship: str, *, hidden: bool = False) -> CampaignShip:
    """Return a ship; with *hidden* also one that is.  Raises a 404."""
    row = session.get(CampaignShip, ship)
    if row is None or (row.hidden and not hidden):
        raise not_found("ship", ship)
    return row


def ship_json(session: Session, row: CampaignShip) -> dict[str, Any]:
    """Return a ship: her sheet, her fleet, what she carries, and the battle that she is in now."""
    there = battle_of(session, row.id)
    return {
        "id": row.id,
        **row.ship,
        "fleet": row.fleet,
        "carry": row.carry,
        "carried": _carried(session, row),
        "in_battle": None if there is None else there.id,
    }


def sheet_of(body: Mapping[str, Any]) -> dict[str, Any]:
    """Return of a ship as she is sent what is kept on her sheet."""
    return {name: value for name, value in body.items() if name not in NOT_HERS}


def _carried(session: Session, row: CampaignShip) -> list[dict[str, str]]:
    """Return what a ship carries in words: the name of each field and what it is."""
    game = _game(session, row)
    if game is None:
        return []
    said = words(game.package, request_lang())
    return [
        {
            "label": said.label("field", entry["field"]),
            "value": str(value_text(said, None, entry["field"], entry["value"], None)),
        }
        for entry in row.carry
    ]


def _changed(
    session: Session, row: CampaignShip, sheet: dict[str, Any], body: Mapping[str, Any]
) -> dict[str, Any]:
    """Keep another sheet, carry or fleet of a ship.  Raises a 409 while she is in a battle."""
    there = battle_of(session, row.id)
    if there is not None:
        detail = say(request_lang(), "detail-in-battle", ship=row.id, battle=there.title)
        raise Problem(409, detail, code="in_battle", errors={row.id: [detail]})
    if "fleet" in body:
        row.fleet = _other_fleet(session, row, given.text(body, "fleet"))
    carry = body.get("carry", row.carry)
    new = [each for each in carry if each not in row.carry] if isinstance(carry, list) else carry
    row.ship, row.carry = sheet, carry
    _try(session, row, new)
    session.add(row)
    return ship_json(session, row)


def _try(session: Session, row: CampaignShip, carry: Any) -> None:
    game = _game(session, row)
    if game is None:
        raise given.wrong("ruleset", "reason-unknown", id="")
    try_ship(game, {**row.ship, "id": row.id}, carry)


def _game(session: Session, row: CampaignShip) -> Ruleset | None:
    """Return the game of a ship's campaign, None where it is not installed any more."""
    fleet = session.get(Fleet, row.fleet)
    campaign = None if fleet is None else session.get(Campaign, fleet.campaign)
    return None if campaign is None else server().rulesets.get(campaign.ruleset)


def _fleet(session: Session, fleet: str) -> Fleet:
    row = session.get(Fleet, fleet)
    if row is None or row.hidden:
        raise not_found("fleet", fleet)
    return row


def _other_fleet(session: Session, row: CampaignShip, fleet: str) -> str:
    """Return the fleet a ship goes over to, of the same campaign.  Raises a 422."""
    there, here = session.get(Fleet, fleet), session.get(Fleet, row.fleet)
    if there is None or here is None or there.hidden or there.campaign != here.campaign:
        raise given.wrong("fleet", "reason-unknown", id=fleet)
    return there.id


def _free_id(session: Session, body: Mapping[str, Any]) -> str:
    """Return an id that no ship has: the one wished for, else one made of her name, numbered if taken."""
    wish = body.get("id")
    if wish is None:
        name = unicodedata.normalize("NFKD", str(body.get("name", ""))).encode("ascii", "ignore").decode()
        wish = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40].strip("-") or "ship"
    elif not is_slug(wish) or len(wish) > 40:
        raise bad_field("id", "slug")
    return free_ship_id(session, wish)
