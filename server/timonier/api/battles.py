"""`/battles`: made, listed, seen, renamed, hidden and brought back."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, request
from flask_smorest import Blueprint
from sqlalchemy import func
from sqlmodel import Session, col, select

from timonier.api import campaigns, given
from timonier.api.access import forbidden, gm, gm_of, not_found, onlooker, who
from timonier.api.body import bad_field, object_body
from timonier.api.changes import change, check_match, open_book
from timonier.api.language import request_lang
from timonier.api.server import server
from timonier.api.shown import battle_json, you_json
from timonier.api.trial import try_battle
from timonier.kernel.desk import Desk
from timonier.kernel.ledger import Ledger
from timonier.store.books import Book, new_id, now
from timonier.store.models import BattleRow
from timonier.store.shelf import UnknownBattle
from timonier.store.statements import VERSION

blueprint = Blueprint("battles", __name__, url_prefix="/api/v1/battles", description="Battles")

PAGE = 50
MOST_PAGES = 1_000_000
SOURCES = ("hand", "software", "tower")


@blueprint.route("", methods=["POST"])
def create() -> Response:
    """Begin a battle, from a set-up or from the ships of a campaign."""
    access, lang = gm(), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        drafted = (
            campaigns.drafted(session, body) if body.get("campaign") is not None else campaigns.Drafted(body)
        )
        book = new_book(session, drafted)
        return 201, battle_json(server(), book, access, lang)

    return change(work)


@blueprint.route("", methods=["GET"])
def listing() -> Response:
    """List battles, the newest first, a page at a time."""
    access = who()
    if access.role == "device":
        raise forbidden()
    page = _page()
    hidden = access.is_gm and request.args.get("hidden") == "true"
    with server().store.reading() as session:
        wanted = select(BattleRow, VERSION).where(col(BattleRow.hidden) == hidden)
        if not access.is_gm:
            wanted = wanted.where(BattleRow.id == access.battle)
        total = session.exec(select(func.count()).select_from(wanted.subquery())).one()
        newest = (
            wanted.order_by(col(BattleRow.at).desc(), col(BattleRow.id)).offset((page - 1) * PAGE).limit(PAGE)
        )
        battles = [_summary(row, version) for row, version in session.exec(newest)]
    pages = -(-total // PAGE)
    return jsonify(
        {"page": page, "pages": pages, "total": total, "battles": battles, "you": you_json(access)}
    )


def _page() -> int:
    """Return which page is asked for.  Raises a 422."""
    text = request.args.get("page", "1")
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    return given.whole({"page": number}, "page", 1, MOST_PAGES)


@blueprint.route("/<battle>", methods=["GET"])
def show(battle: str) -> Response:
    """Show a battle as the one who asks may see it."""
    access = onlooker(battle)
    with server().store.reading() as session:
        book = read_book(session, battle)
        answer = jsonify(battle_json(server(), book, access, request_lang()))
        answer.set_etag(str(book.version))
    return answer


@blueprint.route("/<battle>", methods=["PATCH"])
def patch(battle: str) -> Response:
    """Rename a battle, or say where the dice of a side come from."""
    access, lang = gm_of(battle), request_lang()
    body = object_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        book = open_book(session, battle)
        if "title" in body:
            book.row.title = _text(body["title"], "title")
        if "sources" in body:
            book.row.sources = {**book.row.sources, **_sources(book, body["sources"])}
        answer_by_themselves(book, access.signature)
        campaigns.settle(session, book)
        book.save(session, access.signature)
        return 200, battle_json(server(), book, access, lang)

    return change(work)


@blueprint.route("/<battle>", methods=["DELETE"])
def hide(battle: str) -> Response:
    """Hide a battle; nothing of it is lost."""
    gm_of(battle)
    return change(lambda session: _set_hidden(session, battle, True))


@blueprint.route("/<battle>/restore", methods=["POST"])
def restore(battle: str) -> Response:
    """Bring a hidden battle back."""
    gm_of(battle)
    return change(lambda session: _set_hidden(session, battle, False))


def new_book(session: Session, drafted: campaigns.Drafted) -> Book:
    """Write a new battle and return it, what its ships carry decreed first.

    Raises a 422 with the code and pointer of what is wrong.
    """
    body = drafted.body
    head, _ = try_battle(drafted)
    kept: dict[str, Any] = {name: body[name] for name in ("options", "tables", "setup") if name in body}
    row = BattleRow(
        id=new_id(),
        campaign=drafted.campaign,
        title=head.title or head.ruleset.id,
        ruleset=head.ruleset.id,
        rules_version=head.ruleset.version,
        head=kept,
        sources={},
        ships=drafted.ships,
        at=now(),
    )
    session.add(row)
    session.flush()
    book = Book(row, head.ruleset, Desk(Ledger(head.ruleset, head.battle)), {}, {})
    server().shelf.put(book)
    if drafted.decrees:
        for decree in drafted.decrees:
            book.desk.order(decree)
        book.save(session, "gm")
    return book


def read_book(session: Session, battle: str) -> Book:
    """Return a battle to look at.  Raises a 404."""
    try:
        return server().shelf.open(session, battle)
    except UnknownBattle:
        raise not_found("battle", battle) from None


def answer_by_themselves(book: Book, by: str) -> None:
    """Throw for every side whose dice are software's, as long as any is awaited."""
    from timonier.api.rolls import throw_for_sources

    throw_for_sources(book, by)


def _summary(row: BattleRow, version: int) -> dict[str, Any]:
    told = {name: getattr(row, name) for name in ("id", "title", "ruleset", "campaign")}
    return {**told, "version": version, "at": row.at}


def _text(value: Any, field: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise bad_field(field, "text")
    return value.strip()


def _sources(book: Book, value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise bad_field("sources", "object")
    for side, source in value.items():
        if side not in book.battle.sides:
            raise bad_field(f"sources.{side}", "side")
        if source not in SOURCES:
            raise bad_field(f"sources.{side}", "source")
    return value


def _set_hidden(session: Session, battle: str, hidden: bool) -> tuple[int, dict[str, Any] | None]:
    found = session.exec(select(BattleRow, VERSION).where(BattleRow.id == battle)).first()
    if found is None:
        raise not_found("battle", battle)
    row, version = found
    check_match(version)
    if row.hidden and not hidden:
        campaigns.check_restorable(session, row)
    row.hidden = hidden
    session.add(row)
    server().shelf.drop(battle)
    server().bell.ring(battle)
    return (204, None) if hidden else (200, _summary(row, version))
