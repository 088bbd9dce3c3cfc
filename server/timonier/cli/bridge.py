"""`timonier bridge`: between a dice tower and a server, until Ctrl+C or the end of who began it."""

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from timonier.cli.paths import tower_memory
from timonier.words import say

if TYPE_CHECKING:
    from timonier.tower.ring import Ring

TOKEN = "TIMONIER_TOKEN"
LEDS = (8, 12, 16, 24)
END_S = 1.5


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the command to *app*."""

    @app.command("bridge", help=say(lang, "cli-bridge"))
    def bridge(
        tower: Annotated[str, typer.Option("--tower", help=say(lang, "cli-bridge-tower"))],
        server: Annotated[
            str, typer.Option("--server", help=say(lang, "cli-bridge-server"))
        ] = "http://127.0.0.1:8000",
        id: Annotated[str | None, typer.Option("--id", help=say(lang, "cli-bridge-id"))] = None,
        name: Annotated[str | None, typer.Option("--name", help=say(lang, "cli-bridge-name"))] = None,
        wled: Annotated[str | None, typer.Option("--wled", help=say(lang, "cli-bridge-wled"))] = None,
        wled_leds: Annotated[int, typer.Option("--wled-leds", help=say(lang, "cli-bridge-leds"))] = 16,
        wled_north: Annotated[int, typer.Option("--wled-north", help=say(lang, "cli-bridge-north"))] = 0,
        wled_ccw: Annotated[bool, typer.Option("--wled-ccw", help=say(lang, "cli-bridge-ccw"))] = False,
    ) -> None:
        from timonier.tower.ring import Ring

        if wled_leds not in LEDS:
            raise typer.BadParameter(say(lang, "cli-bad-leds", leds=", ".join(map(str, LEDS))))
        ring = Ring(wled_leds, wled_north, wled_ccw)
        _bridge(tower, server, id, name or say(lang, "cli-bridge-called"), wled, ring, lang)


def _bridge(
    tower: str, server: str, id: str | None, name: str, wled: str | None, ring: "Ring", lang: str
) -> None:
    from timonier.tower.open import link_to
    from timonier.tower.ports import id_of
    from timonier_client import Timonier
    from timonier_client._lights import Lights, Wled
    from timonier_client.bridge import Bridge

    token = os.environ.get(TOKEN)
    from_stdin = not token
    if not token:
        token = sys.stdin.readline().strip()
    if not token:
        typer.echo(say(lang, "cli-no-token"), err=True)
        raise typer.Exit(2)
    running = Bridge(
        lambda: Timonier(server, token=token, lang=lang, timeout=10),
        id or id_of(tower),
        lambda tell: link_to(tower, tower_memory(), tell),
        name=name,
        lights=Lights([Wled(wled, ring).start()] if wled else []),
        log=lambda text: typer.echo(text, err=True),
    )
    if from_stdin:
        threading.Thread(target=_end_with_stdin, args=[running.stop], daemon=True).start()
    typer.echo(say(lang, "cli-bridging", tower=tower, server=server))
    try:
        running.run()
    except KeyboardInterrupt:
        running.stop()
    if running.refused is not None:
        raise typer.Exit(1)


def _end_with_stdin(stop: Callable[[], None]) -> None:
    """End when standard input closes: whoever gave the token has gone, and nobody must hold the port."""
    while sys.stdin.readline():
        pass
    stop()
    time.sleep(END_S)
    os._exit(0)
