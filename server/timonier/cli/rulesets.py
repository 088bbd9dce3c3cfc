"""`timonier rulesets`: what games there are and what they know."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import typer

from timonier.words import say

WIDTH = 110
"""Columns of a table where the output is no terminal."""


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the command to *app*."""

    @app.command("rulesets", help=say(lang, "cli-rulesets"))
    def rulesets(
        id: Annotated[str | None, typer.Argument(metavar="[ID]", help=say(lang, "cli-ruleset-id"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say(lang, "cli-json"))] = False,
    ) -> None:
        told = _summaries(lang) if id is None else _whole(id, lang)
        if as_json:
            typer.echo(json.dumps(told, ensure_ascii=False, indent=2).encode())
        elif isinstance(told, list):
            _Printer(lang).summaries(told)
        else:
            _Printer(lang).whole(told)


def _summaries(lang: str) -> list[dict[str, Any]]:
    from timonier.kernel import describe
    from timonier.registry import rulesets

    return [describe.summary(game, lang) for game in rulesets().values()]


def _whole(id: str, lang: str) -> dict[str, Any]:
    """Return all about one rule set; exits with a message where there is none of that id."""
    from timonier.kernel import describe
    from timonier.registry import rulesets

    games = rulesets()
    if id not in games:
        typer.echo(say(lang, "cli-unknown-ruleset", id=id, known=", ".join(games)), err=True)
        raise typer.Exit(2)
    return describe.describe(games[id], lang)


class _Printer:
    """Writes rule sets for a person to read."""

    def __init__(self, lang: str) -> None:
        from rich.console import Console

        self._lang = lang
        self._console = Console(highlight=False)
        if not self._console.is_terminal:
            self._console.width = WIDTH

    def summaries(self, games: Iterable[Mapping[str, Any]]) -> None:
        """Write one line a rule set."""
        rows = [(game["id"], game["name"], ", ".join(game["dice"]), game["board"]) for game in games]
        self._table(None, ("rulesets-id", "rulesets-name", "rulesets-dice", "rulesets-board"), rows)

    def whole(self, game: Mapping[str, Any]) -> None:
        """Write one rule set: orders, options, ships, tables and rules."""
        from rich.text import Text

        self._console.print(Text(f"{game['name']} ({game['id']} {game['version']})", style="bold"))
        orders = [
            (order["type"], order["label"], ", ".join(_fields(order["schema"]))) for order in game["commands"]
        ]
        self._table("rulesets-commands", ("rulesets-word", "rulesets-name", "rulesets-fields"), orders)
        options = [
            (option["id"], option["label"], _word(option["default"]), _values(option))
            for option in game["options"]
        ]
        heads = ("rulesets-word", "rulesets-name", "rulesets-default", "rulesets-values")
        self._table("rulesets-options", heads, options)
        for key, rows in (
            ("rulesets-types", [(kind["id"], kind["label"]) for kind in game["ship_types"]]),
            ("rulesets-gauges", [(gauge["id"], gauge["label"]) for gauge in game["gauges"]]),
            ("rulesets-tables", [(table["id"], table["title"]) for table in game["tables"]]),
        ):
            self._table(key, ("rulesets-word", "rulesets-name"), rows)
        rules = [(rule["id"], rule["title"], rule["text"]) for rule in game["rules"]]
        self._table("rulesets-rules", ("rulesets-rule", "rulesets-name", "rulesets-text"), rules)

    def _table(self, title: str | None, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
        if title is not None:
            table.title = say(self._lang, title)
        for head in heads:
            table.add_column(say(self._lang, head))
        for row in rows:
            table.add_row(*(Text(word) for word in row))
        self._console.print(table)


def _fields(schema: Mapping[str, Any]) -> list[str]:
    """Return the fields of an order, those that may be left out in brackets."""
    own = [name for name in schema["properties"] if name not in ("type", "overrule", "group")]
    return [name if name in schema["required"] else f"[{name}]" for name in own]


def _values(option: Mapping[str, Any]) -> str:
    words = [_word(value["value"]) for value in option["values"]]
    if "minimum" in option:
        words.append(f"{option['minimum']}–{'' if option['maximum'] is None else option['maximum']}")
    return ", ".join(words)


def _word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
