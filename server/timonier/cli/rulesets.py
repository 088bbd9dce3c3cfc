"""`timonier rulesets`: what games there are and what they know."""

import json
import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from timonier.words import say


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the command to *app*."""

    @app.command("rulesets", help=say(lang, "cli-rulesets"))
    def rulesets(
        id: Annotated[str | None, typer.Argument(metavar="[ID]", help=say(lang, "cli-ruleset-id"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say(lang, "cli-json"))] = False,
    ) -> None:
        pass
