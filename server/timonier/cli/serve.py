"""`timonier serve`: the server, until Ctrl+C."""

import os
import re
import sys
import threading
from typing import TYPE_CHECKING, Annotated

import typer

from timonier import __version__
from timonier.cli.paths import default_database, tower_memory
from timonier.words import say

if TYPE_CHECKING:
    from timonier.api.server import Server

SPEC = re.compile(r"(?:socket|rfc2217)://.+|[^:]+", re.S)


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the command to *app*."""

    @app.command("serve", help=say(lang, "cli-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say(lang, "cli-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say(lang, "cli-port"))] = 8000,
        lan: Annotated[bool, typer.Option("--lan", help=say(lang, "cli-lan"))] = False,
        tower: Annotated[str, typer.Option("--tower", help=say(lang, "cli-tower"))] = "none",
        open_: Annotated[bool, typer.Option("--open", help=say(lang, "cli-open"))] = False,
        database: Annotated[str | None, typer.Option("--database", help=say(lang, "cli-database"))] = None,
    ) -> None:
        if not SPEC.fullmatch(tower):
            raise typer.BadParameter(say(lang, "cli-bad-tower", tower=tower))
        _serve(
            "0.0.0.0" if lan and host == "127.0.0.1" else host,
            port,
            database or default_database(),
            lang,
            lan=lan,
            browser=open_,
            tower=tower,
        )


def _serve(host: str, port: int, database: str, lang: str, *, lan: bool, browser: bool, tower: str) -> None:
    from timonier.api.network import EVERYWHERE, in_url, urls_of
    from timonier.api.serve import bind, run
    from timonier.api.server import start
    from timonier.store.database import Unavailable

    try:
        parts = start(database, os.environ.get("TIMONIER_GM_TOKEN") or None)
    except Unavailable as fault:
        typer.echo(say(lang, "detail-database", code=fault.code), err=True)
        raise typer.Exit(1) from None
    try:
        server = bind(host, port, parts)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        typer.echo(say(lang, "cli-cannot-bind", host=host, port=str(port), reason=reason), err=True)
        raise typer.Exit(1) from None
    port = server.effective_port
    parts.host, parts.port = host, port
    url = f"http://{'127.0.0.1' if host in EVERYWHERE else in_url(host)}:{port}/"
    typer.echo(say(lang, "cli-serving", version=__version__, url=url))
    gm_link = f"{url}gm/{parts.gm_token}"
    typer.echo(say(lang, "cli-gm-link", url=gm_link))
    _start_tower(parts, url, tower, lang)
    typer.echo(say(lang, "cli-stop"))
    if lan:
        threading.Thread(target=_announce, args=(parts, urls_of(host, port), lang), daemon=True).start()
    if browser:
        import webbrowser

        webbrowser.open(gm_link)
    try:
        run(server)
    finally:
        parts.towers.close()


def _start_tower(parts: "Server", url: str, tower: str, lang: str) -> None:
    """Start the bridge to *tower* as a child; the server runs without it where that fails."""
    from timonier.api.towers import register
    from timonier.tower.ports import id_of

    parts.towers.server_url = url
    parts.towers.memory = tower_memory()
    parts.towers.tell = lambda spec, why: typer.echo(say(lang, "cli-tower-again", tower=spec, reason=why))
    if tower == "none":
        return
    with parts.store.writing() as session:
        found, token = register(parts, session, id_of(tower))
    try:
        parts.towers.run(found, tower, token)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        typer.echo(say(lang, "cli-tower-failed", tower=tower, reason=reason), err=True)
    else:
        typer.echo(say(lang, "cli-tower-there", tower=tower))


def _announce(parts: "Server", urls: list[str], lang: str) -> None:
    """Show the addresses at which this server, now running, is reached."""
    from timonier.api.network import answering
    from timonier.cli.lan import show

    found = answering(urls)
    if found:
        parts.public_url = found[0].rstrip("/")
    show(found, lang)
    sys.stdout.flush()
