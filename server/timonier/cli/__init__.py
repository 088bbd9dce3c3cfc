"""The command line: one module per command, each imported quickly and doing its work lazily.

Help and messages are in the language of `--lang`, else of the environment's TIMONIER_LANG, else French.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from timonier import __version__
from timonier.cli import adjudicate, bridge, files, rulesets, serve, tower
from timonier.words import DEFAULT_LANG, LANGS, say


def main() -> None:
    """Run the command line."""
    build_app(wanted_lang(sys.argv[1:], os.environ))()


def build_app(lang: str) -> typer.Typer:
    """Return the whole command line in *lang*."""
    app = typer.Typer(
        help=say(lang, "cli-app"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    _add_root(app, lang)
    adjudicate.add_to(app, lang)
    rulesets.add_to(app, lang)
    serve.add_to(app, lang)
    files.add_to(app, lang)
    bridge.add_to(app, lang)
    tower.add_to(app, lang)
    return app


def wanted_lang(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language to speak: the last `--lang` before the command, else TIMONIER_LANG, else French.

    What is no language of ours is passed over here; the option itself refuses it.
    """
    wanted = environ.get("TIMONIER_LANG", DEFAULT_LANG)
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wanted = next(words, wanted)
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        elif not word.startswith("-"):
            break
    return wanted if wanted in LANGS else DEFAULT_LANG


def _add_root(app: typer.Typer, lang: str) -> None:
    def show_version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"timonier {__version__}")
            raise typer.Exit

    def check_lang(word: str | None) -> str | None:
        if word is not None and word not in LANGS:
            raise typer.BadParameter(say(lang, "cli-bad-lang", lang=word))
        return word

    @app.callback()
    def root(
        lang_: Annotated[
            str | None, typer.Option("--lang", help=say(lang, "cli-lang"), callback=check_lang)
        ] = None,
        version: Annotated[
            bool,
            typer.Option("--version", help=say(lang, "cli-version"), callback=show_version, is_eager=True),
        ] = False,
    ) -> None:
        pass
