"""The addresses of this machine in its local network, shown with a QR code."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from timonier.words import say


def show(urls: Sequence[str], lang: str) -> None:
    """Write the addresses as text, the first one as a QR code too."""
    if not urls:
        typer.echo(say(lang, "cli-lan-none"))
        return
    typer.echo(say(lang, "cli-lan-here"))
    if can_draw():
        typer.echo(qr_text(urls[0], colours=sys.stdout.isatty()))
    for url in urls:
        typer.echo(f"  {url}")


def can_draw() -> bool:
    """Tell whether the terminal can write the blocks of a QR code."""
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def qr_text(url: str, *, colours: bool) -> str:
    """Return a QR code of *url* in half blocks; with *colours* light on dark whatever the terminal's own."""
    import segno

    rows = [list(row) for row in segno.make(url, error="m", micro=False).matrix_iter(border=4)]
    rows += [[1] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = [
        "".join(blocks[(top & 1, bottom & 1)] for top, bottom in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" if colours else line for line in lines)
