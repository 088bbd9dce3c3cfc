"""`timonier export`, `import` and `backup`: battles, campaigns and the whole database as files.

They work on the database itself, also while a server uses it.
"""

import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from timonier.cli.paths import default_database
from timonier.words import say

if TYPE_CHECKING:
    from sqlmodel import Session

    from timonier.store.unit import Store

FAILED, INVALID = 1, 2


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the commands to *app*."""
    database_help = say(lang, "cli-database")

    @app.command("export", help=say(lang, "cli-export"))
    def export(
        id: Annotated[str | None, typer.Argument(metavar="[ID]", help=say(lang, "cli-export-id"))] = None,
        output: Annotated[
            str | None, typer.Option("-o", "--output", metavar="FILE", help=say(lang, "cli-export-output"))
        ] = None,
        database: Annotated[str | None, typer.Option("--database", help=database_help)] = None,
    ) -> None:
        with _opened(database, lang, must_exist=True) as store:
            if id is None:
                _list(store, lang)
            else:
                _write(_exported(store, id, lang), output, lang)

    @app.command("import", help=say(lang, "cli-import"))
    def import_(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say(lang, "cli-import-file"))],
        database: Annotated[str | None, typer.Option("--database", help=database_help)] = None,
    ) -> None:
        data = _read(file, lang)
        with _opened(database, lang) as store:
            _import(store, data, file, lang)

    @app.command("backup", help=say(lang, "cli-backup"))
    def backup(
        file: Annotated[
            str | None, typer.Argument(metavar="[FILE]", help=say(lang, "cli-backup-file"))
        ] = None,
        database: Annotated[str | None, typer.Option("--database", help=database_help)] = None,
    ) -> None:
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        _backup(database or default_database(), Path(file or f"timonier-{stamp}.db"), lang)


@contextmanager
def _opened(database: str | None, lang: str, *, must_exist: bool = False) -> "Iterator[Store]":
    """Give the database; ends with a message where it is not to be had."""
    from timonier.store.database import Unavailable, open_database, sqlite_file
    from timonier.store.unit import Store

    url = database or default_database()
    file = sqlite_file(url)
    if must_exist and file is not None and not file.exists():
        _fail(say(lang, "cli-no-database", file=str(file)), INVALID)
    try:
        store = Store(open_database(url), url)
        yield store
        store.close()
    except Unavailable as fault:
        _fail(say(lang, "detail-database", code=fault.code), FAILED)


def _list(store: "Store", lang: str) -> None:
    """Write what can be exported, an id and a name a line."""
    from sqlmodel import col, select

    from timonier.store.models import BattleRow, Campaign

    with store.reading() as session:
        campaigns = session.exec(
            select(Campaign).where(col(Campaign.hidden).is_(False)).order_by(Campaign.at)
        )
        for campaign in campaigns:
            said = say(lang, "export-campaign", name=campaign.name)
            typer.echo(f"{campaign.id}  {said}")
        battles = select(BattleRow).where(col(BattleRow.hidden).is_(False)).order_by(BattleRow.at)
        for battle in session.exec(battles):
            said = say(lang, "export-battle", title=battle.title)
            typer.echo(f"{battle.id}  {said}")


def _exported(store: "Store", id: str, lang: str) -> dict[str, Any]:
    from timonier.registry import rulesets
    from timonier.store.campaign_files import dump_campaign
    from timonier.store.models import Campaign
    from timonier.store.records import dump_record
    from timonier.store.shelf import Shelf, UnknownBattle

    shelf = Shelf(rulesets())
    with store.reading() as session:
        campaign = session.get(Campaign, id)
        if campaign is not None and not campaign.hidden:
            return dump_campaign(session, shelf, campaign)
        try:
            return dump_record(session, shelf.open(session, id))
        except UnknownBattle:
            _fail(say(lang, "cli-export-unknown", id=id), INVALID)


def _write(data: dict[str, Any], output: str | None, lang: str) -> None:
    """Write the file whole or not at all; without a name to the standard output."""
    text = (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
    if output is None:
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
        return
    part = Path(f"{output}.part")
    try:
        part.write_bytes(text)
        os.replace(part, output)
    except OSError as fault:
        part.unlink(missing_ok=True)
        _fail(say(lang, "cli-cannot-write", file=output, reason=fault.strerror or str(fault)), FAILED)
    typer.echo(say(lang, "cli-exported", file=output), err=True)


def _read(file: str, lang: str) -> Any:
    from timonier.jsontext import BadJson, read_json

    try:
        return read_json(Path(file).read_bytes())
    except OSError as fault:
        _fail(say(lang, "cli-cannot-read", file=file, reason=fault.strerror or str(fault)), INVALID)
    except BadJson as fault:
        _fail(f"{file}: {say(lang, fault.code, **fault.facts)}", INVALID)


def _import(store: "Store", data: Any, file: str, lang: str) -> None:
    from timonier.kernel.record import BadRecord

    try:
        with store.writing() as session:
            told = _loaded(session, data, lang)
    except BadRecord as bad:
        _fail(
            say(lang, "cli-bad-record", file=file, pointer=bad.pointer or "/", reason=bad.told(lang)), INVALID
        )
    typer.echo(told)


def _loaded(session: "Session", data: Any, lang: str) -> str:
    """Keep a battle or a campaign and return what is to be said of it."""
    from timonier.registry import rulesets
    from timonier.store import campaign_files, records

    if isinstance(data, dict) and data.get("format") == campaign_files.FORMAT:
        campaign = campaign_files.load_campaign(session, rulesets(), data, "gm", lang)
        return say(lang, "cli-imported-campaign", id=campaign.id, name=campaign.name)
    loaded = records.load_record(session, rulesets(), data, "gm", lang)
    row = loaded.book.row
    return say(lang, "cli-imported-battle", id=row.id, title=row.title, refused=len(loaded.refused))


def _backup(url: str, target: Path, lang: str) -> None:
    from timonier.store.database import Unavailable, backup

    if target.exists():
        _fail(say(lang, "cli-backup-exists", file=str(target)), INVALID)
    try:
        backup(url, target)
    except ValueError:
        _fail(say(lang, "cli-backup-only-sqlite"), INVALID)
    except Unavailable as fault:
        _fail(say(lang, "detail-database", code=fault.code), FAILED)
    except (sqlite3.Error, OSError) as fault:
        target.unlink(missing_ok=True)
        _fail(say(lang, "cli-cannot-write", file=str(target), reason=str(fault)), FAILED)
    typer.echo(say(lang, "cli-backed-up", file=str(target)))


def _fail(message: str, code: int) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)
