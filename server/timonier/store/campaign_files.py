"""A campaign as one file: fleets, ships with what they carry, and the records of its battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlmodel import Session, col, select

from timonier.kernel.lone import head_of
from timonier.kernel.record import BadRecord
from timonier.kernel.ruleset import Ruleset
from timonier.kernel.setup import is_slug
from timonier.store.books import new_id, now
from timonier.store.models import BattleRow, Campaign, CampaignShip, Fleet
from timonier.store.records import dump_record, load_record
from timonier.store.shelf import Shelf

FORMAT = "timonier-campaign/1"


def dump_campaign(session: Session, shelf: Shelf, campaign: Campaign) -> dict[str, Any]:
    """Return a campaign, without the battles that are hidden; ships that are hidden stay so."""
    fleets = select(Fleet).where(Fleet.campaign == campaign.id).order_by(col(Fleet.at), col(Fleet.id))
    battles = select(BattleRow).where(BattleRow.campaign == campaign.id, col(BattleRow.hidden).is_(False))
    rows = session.exec(battles.order_by(col(BattleRow.at), col(BattleRow.id))).all()
    return {
        "format": FORMAT,
        "name": campaign.name,
        "ruleset": campaign.ruleset,
        "fleets": [_fleet(session, fleet) for fleet in session.exec(fleets)],
        "battles": [
            {
                "at": row.at,
                "ships": row.ships,
                "carried": row.carried,
                "record": dump_record(session, shelf.open(session, row.id)),
            }
            for row in rows
        ],
    }


def load_campaign(
    session: Session, rulesets: Mapping[str, Ruleset], data: object, by: str, lang: str
) -> Campaign:
    """Write an exported campaign as a new one; ships whose ids are taken get others.

    Raises :class:`~timonier.kernel.record.BadRecord`; then nothing may be kept.
    """
    body = _object(data, "")
    if body.get("format") != FORMAT:
        raise BadRecord("/format", "record-format", format=str(body.get("format")), wanted=FORMAT)
    ruleset = body.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in rulesets:
        raise BadRecord("/ruleset", "record-ruleset", "unknown_ruleset", id=str(ruleset))
    name = _name(body, "")
    campaign = Campaign(id=new_id(), name=name, ruleset=ruleset, at=now())
    session.add(campaign)
    session.flush()
    ids: dict[str, str] = {}
    for place, fleet in enumerate(_list(body.get("fleets", []), "/fleets")):
        _load_fleet(session, rulesets[ruleset], campaign, fleet, f"/fleets/{place}", ids)
    for place, battle in enumerate(_list(body.get("battles", []), "/battles")):
        here = f"/battles/{place}"
        row = _battle_row(campaign, _object(battle, here), here, ids)
        try:
            load_record(session, rulesets, battle.get("record"), by, lang, row)
        except BadRecord as bad:
            bad.pointer = f"{here}/record{bad.pointer}"
            raise
    return campaign


def _fleet(session: Session, fleet: Fleet) -> dict[str, Any]:
    ships = select(CampaignShip).where(CampaignShip.fleet == fleet.id)
    found = session.exec(ships.order_by(col(CampaignShip.place), col(CampaignShip.id)))
    return {
        "name": fleet.name,
        "at": fleet.at,
        "hidden": fleet.hidden,
        "ships": [
            {"id": row.id, "hidden": row.hidden, "ship": row.ship, "carry": row.carry} for row in found
        ],
    }


def _load_fleet(
    session: Session, game: Ruleset, campaign: Campaign, data: Any, here: str, ids: dict[str, str]
) -> None:
    body = _object(data, here)
    at = body["at"] if isinstance(body.get("at"), str) else now()
    name, hidden = _name(body, here), body.get("hidden") is True
    fleet = Fleet(id=new_id(), campaign=campaign.id, name=name, at=at, hidden=hidden)
    session.add(fleet)
    session.flush()
    for place, entry in enumerate(_list(body.get("ships", []), f"{here}/ships")):
        there = f"{here}/ships/{place}"
        ship = _object(entry, there)
        if not is_slug(ship.get("id")) or ship["id"] in ids:
            raise BadRecord(f"{there}/id", "setup-id", id=str(ship.get("id")))
        sheet = _sheet(game, ship, f"{there}/ship")
        carry = _carry(ship.get("carry", []), f"{there}/carry")
        key = ids[ship["id"]] = free_ship_id(session, ship["id"])
        hidden = ship.get("hidden") is True
        session.add(CampaignShip(id=key, fleet=fleet.id, place=place, ship=sheet, carry=carry, hidden=hidden))
        session.flush()


def _sheet(game: Ruleset, ship: Mapping[str, Any], here: str) -> dict[str, Any]:
    """Return the sheet of a ship that the rules would have in a battle."""
    sheet = _object(ship.get("ship"), here)
    try:
        head_of(game, {**sheet, "id": ship["id"]})
    except BadRecord as bad:
        bad.pointer = f"{here}{bad.pointer}"
        raise
    return sheet


def free_ship_id(session: Session, wish: str) -> str:
    """Return *wish*, numbered where a ship has that id already."""
    free, number = wish, 2
    while session.get(CampaignShip, free) is not None:
        free, number = f"{wish[:60]}-{number}", number + 1
    return free


def _battle_row(
    campaign: Campaign, battle: Mapping[str, Any], here: str, ids: Mapping[str, str]
) -> dict[str, Any]:
    ships = _object(battle.get("ships", {}), f"{here}/ships")
    if not all(isinstance(own, str) and own in ids for own in ships.values()):
        raise BadRecord(f"{here}/ships", "record-ships")
    carried = battle.get("carried")
    if carried is not None:
        there = f"{here}/carried"
        left = _object(_object(carried, there).get("ships"), f"{there}/ships")
        if set(left) != set(ships.values()) or not isinstance(carried.get("at"), str):
            raise BadRecord(there, "record-ships")
        kept = {ids[own]: _left(each, f"{there}/ships/{own}") for own, each in left.items()}
        carried = {"at": carried["at"], "ships": kept}
    at = battle.get("at") if isinstance(battle.get("at"), str) else now()
    mine = {ship: ids[own] for ship, own in ships.items()}
    return {"campaign": campaign.id, "ships": mine, "carried": carried, "at": at}


def _left(data: Any, here: str) -> dict[str, Any]:
    body = _object(data, here)
    return {name: _carry(body.get(name), f"{here}/{name}") for name in ("before", "after")}


def _carry(data: Any, here: str) -> list[dict[str, Any]]:
    for each in _list(data, here):
        if (
            not isinstance(each, dict)
            or set(each) != {"field", "value"}
            or not isinstance(each["field"], str)
        ):
            raise BadRecord(here, "record-carry")
    return data  # type: ignore[no-any-return]


def _name(body: Mapping[str, Any], here: str) -> str:
    name = body.get("name")
    if not isinstance(name, str) or not name.strip():
        raise BadRecord(f"{here}/name", "setup-name")
    return name


def _object(data: Any, here: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadRecord(here, "setup-object")
    return data


def _list(data: Any, here: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadRecord(here, "setup-list")
    return data
