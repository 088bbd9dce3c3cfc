"""`/campaigns` and `/fleets`: made, seen, renamed, hidden and brought back."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, request
from flask_smorest import Blueprint
from sqlmodel import Session, col, select

from timonier.api import given
from timonier.api.access import gm, not_found
from timonier.api.body import object_body
from timonier.api.campaigns import ships_of
from timonier.api.changes import change
from timonier.api.server import server
from timonier.api.ships import ship_json
from timonier.store.books import new_id, now
from timonier.store.models import Campaign, Fleet

campaigns = Blueprint("campaigns", __name__, url_prefix="/api/v1/campaigns", description="Campaigns")
blueprint = Blueprint("fleets", __name__, url_prefix="/api/v1/fleets", description="Fleets of campaigns")


@campaigns.route("", methods=["GET"])
def list_campaigns() -> Response:
    """List the campaigns in the order in which they were made."""
    gm()
    wanted = select(Campaign).where(col(Campaign.hidden).is_(_hidden_wanted()))
    with server().store.reading() as session:
        found = session.exec(wanted.order_by(col(Campaign.at), col(Campaign.id)))
        return jsonify([_campaign(row) for row in found])


@campaigns.route("", methods=["POST"])
def make_campaign() -> Response:
    """Begin a campaign of one game."""
    gm()
    body = object_body()
    name = given.text(body, "name")
    game = given.one_of(body, "ruleset", list(server().rulesets))

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = Campaign(id=new_id(), name=name, ruleset=game, at=now())
        session.add(row)
        session.flush()
        return 201, campaign_json(session, row)

    return change(work)


@campaigns.route("/<campaign>", methods=["GET"])
def show_campaign(campaign: str) -> Response:
    """Show a campaign with its fleets and their ships."""
    gm()
    with server().store.reading() as session:
        return jsonify(campaign_json(session, campaign_row(session, campaign)))


@campaigns.route("/<campaign>", methods=["PATCH"])
def rename_campaign(campaign: str) -> Response:
    """Rename a campaign."""
    gm()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = campaign_row(session, campaign)
        row.name = given.text(body, "name")
        session.add(row)
        return 200, campaign_json(session, row)

    return change(work)


@campaigns.route("/<campaign>", methods=["DELETE"])
def hide_campaign(campaign: str) -> Response:
    """Hide a campaign; nothing of it is lost."""
    gm()
    return change(lambda session: _hide(session, campaign_row(session, campaign)))


@campaigns.route("/<campaign>/restore", methods=["POST"])
def restore_campaign(campaign: str) -> Response:
    """Bring a hidden campaign back."""
    gm()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = campaign_row(session, campaign, hidden=True)
        row.hidden = False
        session.add(row)
        return 200, campaign_json(session, row)

    return change(work)


@campaigns.route("/<campaign>/fleets", methods=["GET"])
def list_fleets(campaign: str) -> Response:
    """List the fleets of a campaign with their ships."""
    gm()
    with server().store.reading() as session:
        row = campaign_row(session, campaign)
        found = _fleets_of(session, row, hidden=_hidden_wanted())
        return jsonify([fleet_json(session, fleet) for fleet in found])


@campaigns.route("/<campaign>/fleets", methods=["POST"])
def make_fleet(campaign: str) -> Response:
    """Begin a fleet."""
    gm()
    body = object_body()
    name = given.text(body, "name")

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = Fleet(id=new_id(), campaign=campaign_row(session, campaign).id, name=name, at=now())
        session.add(row)
        session.flush()
        return 201, fleet_json(session, row)

    return change(work)


@blueprint.route("/<fleet>", methods=["GET"])
def show_fleet(fleet: str) -> Response:
    """Show a fleet with its ships."""
    gm()
    with server().store.reading() as session:
        return jsonify(fleet_json(session, fleet_row(session, fleet)))


@blueprint.route("/<fleet>", methods=["PATCH"])
def rename_fleet(fleet: str) -> Response:
    """Rename a fleet."""
    gm()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = fleet_row(session, fleet)
        row.name = given.text(body, "name")
        session.add(row)
        return 200, fleet_json(session, row)

    return change(work)


@blueprint.route("/<fleet>", methods=["DELETE"])
def hide_fleet(fleet: str) -> Response:
    """Hide a fleet; nothing of it is lost."""
    gm()
    return change(lambda session: _hide(session, fleet_row(session, fleet)))


@blueprint.route("/<fleet>/restore", methods=["POST"])
def restore_fleet(fleet: str) -> Response:
    """Bring a hidden fleet back."""
    gm()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        row = fleet_row(session, fleet, hidden=True)
        row.hidden = False
        session.add(row)
        return 200, fleet_json(session, row)

    return change(work)


def campaign_row(session: Session, campaign: str, *, hidden: bool = False) -> Campaign:
    """Return a campaign; with *hidden* also one that is.  Raises a 404."""
    row = session.get(Campaign, campaign)
    if row is None or (row.hidden and not hidden):
        raise not_found("campaign", campaign)
    return row


def fleet_row(session: Session, fleet: str, *, hidden: bool = False) -> Fleet:
    """Return a fleet; with *hidden* also one that is.  Raises a 404."""
    row = session.get(Fleet, fleet)
    if row is None or (row.hidden and not hidden):
        raise not_found("fleet", fleet)
    return row


def campaign_json(session: Session, row: Campaign) -> dict[str, Any]:
    """Return a campaign with its fleets and their ships."""
    return {**_campaign(row), "fleets": [fleet_json(session, fleet) for fleet in _fleets_of(session, row)]}


def fleet_json(session: Session, row: Fleet) -> dict[str, Any]:
    """Return a fleet with its ships."""
    ships = [ship_json(session, ship) for ship in ships_of(session, row.id)]
    return {"id": row.id, "campaign": row.campaign, "name": row.name, "at": row.at, "ships": ships}


def _campaign(row: Campaign) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "ruleset": row.ruleset, "at": row.at}


def _fleets_of(session: Session, row: Campaign, *, hidden: bool = False) -> list[Fleet]:
    wanted = select(Fleet).where(Fleet.campaign == row.id, col(Fleet.hidden).is_(hidden))
    return list(session.exec(wanted.order_by(col(Fleet.at), col(Fleet.id))))


def _hide(session: Session, row: Campaign | Fleet) -> tuple[int, None]:
    row.hidden = True
    session.add(row)
    return 204, None


def _hidden_wanted() -> bool:
    return request.args.get("hidden") == "true"
