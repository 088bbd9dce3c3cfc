"""What a campaign has to do with a battle: its ships go in with what they carry, and come out changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlmodel import Session, col, select

from timonier.api import given
from timonier.api.body import bad_field
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.kernel.engine import Done, run
from timonier.kernel.ruleset import GM
from timonier.store.books import Book, now
from timonier.store.models import BattleRow, Campaign, CampaignShip, Fleet
from timonier.words import say


@dataclass
class Drafted:
    """A battle to be begun: the record's head, and for campaign ships which they are and what they carry.

    *places* are the pointers to them in what was sent, in the order of the record.
    """

    body: dict[str, Any]
    campaign: str | None = None
    ships: dict[str, str] = field(default_factory=dict)
    decrees: list[dict[str, Any]] = field(default_factory=list)
    places: list[str] = field(default_factory=list)

    def pointer(self, pointer: str) -> str:
        """Return where in what was sent stands what *pointer* means in the record."""
        found = re.fullmatch(r"/setup/ships/(\d+)(.*)", pointer, re.DOTALL)
        if found is None:
            return pointer
        place, rest = int(found[1]), found[2]
        own = place - len(self.places)
        return f"/setup/ships/{own}{rest}" if own >= 0 else f"{self.places[place]}{rest}"


def drafted(session: Session, body: dict[str, Any]) -> Drafted:
    """Return the battle that *body* makes of the ships of a campaign.

    Raises a 422 that points to what will not do, and a 409 for a ship that is in another battle.
    """
    campaign = session.get(Campaign, given.text(body, "campaign"))
    if campaign is None or campaign.hidden:
        raise given.wrong("campaign", "reason-unknown", id=str(body["campaign"]))
    setup = body.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("sides"), list):
        raise bad_field("/setup/sides", "object")
    more = setup.get("ships", [])
    if not isinstance(more, list):
        raise bad_field("/setup/ships", "list")
    found = Drafted(body, campaign.id)
    sides, ships = [], []
    for place, side in enumerate(setup["sides"]):
        here = f"/setup/sides/{place}"
        if not isinstance(side, dict):
            raise bad_field(here, "object")
        for row, own, named in _entries(session, campaign, side, here):
            _enter(found, row, here)
            found.places.append(named)
            ships.append({**row.ship, **own, "id": row.id, "side": side.get("id")})
        sides.append({key: value for key, value in side.items() if key not in ("fleet", "ships")})
    _check_free(session, found.ships)
    head = {"ruleset": campaign.ruleset, "setup": {**setup, "sides": sides, "ships": [*ships, *more]}}
    found.body = {**body, **head}
    return found


def settle(session: Session, book: Book) -> None:
    """Write back what the end of a battle leaves on campaign ships, or take that back.

    Raises a 409 ``ship_changed`` where a ship has moved on since; then nothing may be kept.
    """
    row, over = book.row, book.battle.over
    there = None if row.carried is None else row.carried["ships"]
    if not row.ships or (there is None and not over):
        return
    left = {own: carry_of(book, ship) for ship, own in row.ships.items()} if over else None
    if there is not None and left == {own: kept["after"] for own, kept in there.items()}:
        return
    kept: dict[str, Any] = {}
    moved_on = []
    for own in row.ships.values():
        ship = session.get(CampaignShip, own)
        assert ship is not None, "a ship is hidden, never deleted"
        before = ship.carry if there is None else there[own]["before"]
        after = before if left is None else left[own]
        touched = there is not None and (left is None or after != there[own]["after"])
        if touched and _has_moved_on(session, row, ship):
            moved_on.append(ship)
        kept[own] = {"before": before, "after": after}
        ship.carry = after
        session.add(ship)
    if moved_on:
        raise _ship_changed(moved_on)
    row.carried = {"at": now() if there is None else row.carried["at"], "ships": kept} if over else None  # type: ignore[index]


def carry_of(book: Book, ship: str) -> list[dict[str, Any]]:
    """Return what a battle leaves on a ship, so that her set-up and these decrees make her as she is now.

    A rule set tells what differs from a fresh ship.  Where the set-up itself has such a thing, mended since,
    that it is mended has to be said too.
    """
    game = book.ruleset
    left = game.carry(book.battle, ship)
    told = [entry["field"] for entry in left]
    sheet = game.view(book.battle, GM)["ships"].get(ship, {})
    for entry in game.carry(book.ledger.start, ship):
        name = entry["field"]
        if name not in told and name in sheet:
            mended = {"field": name, "value": sheet[name]}
            order = {"type": "adjust", "ship": ship, **mended}
            left = [*left, mended] if isinstance(run(game, book.ledger.start, order), Done) else left
    return left


def check_restorable(session: Session, row: BattleRow) -> None:
    """Refuse (409) to bring back a battle without an end whose ships have sailed on without it."""
    if row.carried is not None:
        return
    _check_free(session, row.ships, besides=row.id)
    ships = [session.get(CampaignShip, own) for own in row.ships.values()]
    later = [ship for ship in ships if ship is not None and _is_in_later(session, row, row.at, ship.id)]
    if later:
        raise _ship_changed(later)


def battle_of(session: Session, ship: str, besides: str | None = None) -> BattleRow | None:
    """Return the battle without an end that a campaign ship is in, None where she is free."""
    return next(
        (row for row in _open_battles(session) if row.id != besides and ship in row.ships.values()), None
    )


def _open_battles(session: Session) -> Iterator[BattleRow]:
    wanted = select(BattleRow).where(
        col(BattleRow.campaign).is_not(None),
        col(BattleRow.carried).is_(None),
        col(BattleRow.hidden).is_(False),
    )
    yield from session.exec(wanted)


def _entries(
    session: Session, campaign: Campaign, side: Mapping[str, Any], here: str
) -> list[tuple[CampaignShip, dict[str, Any], str]]:
    """Return the ships of one side: those named, each with what is her own in this battle, or the fleet's.

    With each stands the pointer to what names her.
    """
    fleet = side.get("fleet")
    if fleet is not None:
        row = session.get(Fleet, fleet) if isinstance(fleet, str) else None
        if row is None or row.hidden or row.campaign != campaign.id:
            raise given.wrong(f"{here}/fleet", "reason-unknown", id=str(fleet))
    if "ships" not in side and fleet is not None:
        return [(ship, {}, f"{here}/fleet") for ship in ships_of(session, fleet)]
    named = side.get("ships", [])
    if not isinstance(named, list):
        raise bad_field(f"{here}/ships", "list")
    found = []
    for place, entry in enumerate(named):
        there = f"{here}/ships/{place}"
        own = dict(entry) if isinstance(entry, dict) else {}
        key = own.pop("id", None) if isinstance(entry, dict) else entry
        ship = session.get(CampaignShip, key) if isinstance(key, str) else None
        home = None if ship is None else session.get(Fleet, ship.fleet)
        known = ship is not None and not ship.hidden and home is not None and home.campaign == campaign.id
        if ship is None or not known or fleet not in (None, ship.fleet):
            raise given.wrong(there, "reason-unknown", id=str(key))
        found.append((ship, own, there))
    return found


def ships_of(session: Session, fleet: str, *, hidden: bool = False) -> list[CampaignShip]:
    """Return the ships of a fleet in their order."""
    wanted = select(CampaignShip).where(CampaignShip.fleet == fleet, col(CampaignShip.hidden).is_(hidden))
    return list(session.exec(wanted.order_by(col(CampaignShip.place), col(CampaignShip.id))))


def _enter(found: Drafted, row: CampaignShip, here: str) -> None:
    """Put a ship into the battle, what she carries as decrees."""
    if row.id in found.ships:
        raise given.wrong(f"{here}/ships", "reason-twice", code="duplicate_ship", id=row.id)
    found.ships[row.id] = row.id
    reason = say(request_lang(), "carry-reason")
    for carried in row.carry:
        decree = {"type": "adjust", "ship": row.id, **carried, "reason": reason}
        found.decrees.append(decree)


def _check_free(session: Session, ships: Mapping[str, str], besides: str | None = None) -> None:
    """Refuse (409) ships that are in a battle without an end."""
    busy = {}
    for own in ships.values():
        there = battle_of(session, own, besides)
        if there is not None:
            busy[own] = [say(request_lang(), "detail-in-battle", ship=own, battle=there.title)]
    if busy:
        raise Problem(409, next(iter(busy.values()))[0], code="in_battle", errors=busy)


def _has_moved_on(session: Session, row: BattleRow, ship: CampaignShip) -> bool:
    """Tell whether a ship was edited, or in another battle, since the end of a battle was written back."""
    assert row.carried is not None
    edited = ship.carry != row.carried["ships"][ship.id]["after"]
    return edited or _is_in_later(session, row, row.carried["at"], ship.id)


def _is_in_later(session: Session, row: BattleRow, at: str, ship: str) -> bool:
    later = select(BattleRow).where(
        col(BattleRow.campaign).is_not(None), BattleRow.at >= at, col(BattleRow.hidden).is_(False)
    )
    return any(other.id != row.id and ship in other.ships.values() for other in session.exec(later))


def _ship_changed(ships: list[CampaignShip]) -> Problem:
    lang = request_lang()
    errors = {ship.id: [say(lang, "detail-ship-changed", ship=str(ship.ship.get("name")))] for ship in ships}
    return Problem(409, next(iter(errors.values()))[0], code="ship_changed", errors=errors)
