"""`timonier adjudicate`: replay battle records with no server and no database."""

import json
import os
import sys
import tomllib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from timonier.jsontext import BadJson, read_json
from timonier.words import say

DIFFERS, INVALID = 1, 2
"""Exit codes; the higher one wins."""


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the command to *app*."""

    @app.command("adjudicate", help=say(lang, "cli-adjudicate"))
    def adjudicate(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=say(lang, "cli-files"))],
        check: Annotated[bool, typer.Option("--check", help=say(lang, "cli-check"))] = False,
        overrides: Annotated[
            str | None, typer.Option("--overrides", metavar="TOML", help=say(lang, "cli-overrides"))
        ] = None,
    ) -> None:
        tables = None if overrides is None else _read_overrides(overrides, lang)
        code = max(_adjudicate(file, tables, check, lang) for file in files)
        raise typer.Exit(code)


def _adjudicate(file: str, overrides: Mapping[str, Any] | None, check: bool, lang: str) -> int:
    """Print the answer for one file and return its exit code."""
    from timonier.kernel.adjudicate import differences
    from timonier.kernel.record import BadRecord
    from timonier.kernel.tables import BadTables
    from timonier.kernel.texts import reason_text, words
    from timonier.registry import adjudicate

    shown = os.fsencode(file).decode("utf-8", "replace")
    try:
        record = _read_record(file, lang)
        answer = adjudicate(record, overrides, lang)
    except _Unreadable as fault:
        return _print_error(shown, "bad_record", "", str(fault))
    except BadRecord as fault:
        return _print_error(shown, fault.code, fault.pointer, fault.told(lang))
    except BadTables as fault:
        why = f"{'.'.join(fault.path)}: {reason_text(words(fault.package, lang), fault.reason)}"
        typer.echo(say(lang, "overrides-bad", what=why), err=True)
        raise typer.Exit(INVALID) from None
    _print_line({"file": shown} | answer)
    found = differences(record, answer, lang) if check else []
    for what in found:
        typer.echo(say(lang, "cli-differs", file=shown, what=what), err=True)
    return DIFFERS if found else 0


class _Unreadable(Exception):
    """A file that holds no JSON, or is not to be had; the message says why."""


def _read_record(file: str, lang: str) -> Any:
    """Return the JSON of *file*; raises _Unreadable."""
    try:
        with open(file, "rb") as stream:
            return read_json(stream.read())
    except OSError as fault:
        raise _Unreadable(say(lang, "file-unreadable", reason=_reason(fault))) from None
    except BadJson as fault:
        raise _Unreadable(say(lang, fault.code, **fault.facts)) from None


def _print_error(file: str, code: str, pointer: str, message: str) -> int:
    _print_line({"file": file, "error": {"code": code, "pointer": pointer, "message": message}})
    return INVALID


def _reason(fault: OSError) -> str:
    kinds: Sequence[tuple[type[OSError], str]] = (
        (FileNotFoundError, "missing"),
        (IsADirectoryError, "folder"),
        (PermissionError, "denied"),
    )
    return next((word for kind, word in kinds if isinstance(fault, kind)), "other")


def _read_overrides(file: str, lang: str) -> dict[str, Any]:
    """Return the tree of the game master's TOML file; exits with a message where it cannot be read."""
    try:
        with open(file, "rb") as stream:
            return tomllib.load(stream)
    except OSError as fault:
        reason = say(lang, "file-unreadable", reason=_reason(fault))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as fault:
        reason = str(fault)
    typer.echo(say(lang, "overrides-broken", file=file, reason=reason), err=True)
    raise typer.Exit(INVALID)


def _print_line(answer: Mapping[str, Any]) -> None:
    """Write one compact JSON object, in UTF-8 whatever the terminal's encoding."""
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n"
    sys.stdout.buffer.write(line.encode())
    sys.stdout.buffer.flush()
