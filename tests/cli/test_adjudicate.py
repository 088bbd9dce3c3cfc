"""`timonier adjudicate`: one JSON object a line and file, and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from typer.testing import CliRunner, Result

from timonier.cli import build_app

Run = Callable[..., Result]
Write = Callable[[str, Any], Path]


def lines(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_each_file_is_one_line(run: Run, write: Write, skirmish: dict[str, Any]) -> None:
    files = [write("one.json", skirmish), write("two.json", skirmish)]
    result = run("adjudicate", *files)
    assert result.exit_code == 0
    found = lines(result)
    assert [answer["file"] for answer in found] == [str(file) for file in files]
    assert list(found[0]) == ["file", "ruleset", "entries", "state"]
    assert list(found[0]["entries"][0]) == ["asks", "events", "refused", "pending", "state"]


def test_the_api_gives_the_same_answer(
    run: Run, write: Write, skirmish: dict[str, Any], api: FlaskClient
) -> None:
    (by_file,) = lines(run("adjudicate", write("one.json", skirmish)))
    by_api = api.post("/api/v1/adjudicate?lang=en", json=skirmish).json
    del by_file["file"]
    assert by_file == by_api


def test_check_is_silent_where_nothing_differs(run: Run, write: Write, skirmish: dict[str, Any]) -> None:
    result = run("adjudicate", write("one.json", skirmish), "--check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(lines(result)) == 1


def test_check_says_what_differs_and_exits_1(run: Run, write: Write, skirmish: dict[str, Any]) -> None:
    skirmish["entries"][1]["expect"] = {"refused": "out_of_range"}
    file = write("one.json", skirmish)
    result = run("adjudicate", file, "--check")
    assert result.exit_code == 1
    assert str(file) in result.stderr
    assert "out_of_range" in result.stderr and "unknown_ship" in result.stderr
    assert run("adjudicate", file).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "acceptée au lieu de refusée (x)"), ("en", "accepted, want refused (x)")]
)
def test_check_speaks_the_language_asked_for(
    write: Write, skirmish: dict[str, Any], lang: str, said: str
) -> None:
    entry = {"command": {"type": "note", "text": "x"}, "expect": {"refused": "x"}}
    file = write("one.json", skirmish | {"entries": [entry]})
    result = CliRunner().invoke(build_app(lang), ["adjudicate", str(file), "--check"])
    assert result.exit_code == 1 and result.stderr.rstrip().endswith(said)


BROKEN = [
    (b'{\n  "ruleset" "x"}', "line 2, column 13"),
    (b"\xff\xfe", "UTF-8"),
    (b"", "line 1, column 1"),
    (b"NaN", "NaN"),
    (b'{"a": -Infinity}', "-Infinity"),
    (b'{"a": 1, "a": 2}', "twice"),
    (b"[" * 5000 + b"]" * 5000, "levels"),
    (b'"\\ud800"', "surrogate"),
    (b"9" * 9999, "digits"),
]


@pytest.mark.parametrize(("content", "says"), BROKEN)
def test_what_cannot_be_read_is_a_bad_record(run: Run, write: Write, content: bytes, says: str) -> None:
    file = write("broken.json", content)
    result = run("adjudicate", file)
    assert result.exit_code == 2
    (answer,) = lines(result)
    assert list(answer) == ["file", "error"]
    assert list(answer["error"]) == ["code", "pointer", "message"]
    assert (answer["error"]["code"], answer["error"]["pointer"]) == ("bad_record", "")
    assert says in answer["error"]["message"]


@pytest.mark.parametrize(("name", "says"), [("missing.json", "does not exist"), (".", "folder")])
def test_a_file_that_is_not_there_is_a_bad_record(run: Run, tmp_path: Path, name: str, says: str) -> None:
    result = run("adjudicate", tmp_path / name)
    (answer,) = lines(result)
    assert (result.exit_code, answer["error"]["code"]) == (2, "bad_record")
    assert says in answer["error"]["message"]


def test_the_other_files_are_still_answered(run: Run, write: Write, skirmish: dict[str, Any]) -> None:
    differs = skirmish | {
        "entries": [{"command": {"type": "note", "text": "x"}, "expect": {"pending": True}}]
    }
    files = [write("a.json", b"{"), write("b.json", skirmish), write("c.json", differs), write("d.json", {})]
    result = run("adjudicate", *files, "--check")
    assert result.exit_code == 2
    assert ["error" in answer for answer in lines(result)] == [True, False, False, True]


def test_an_unknown_rule_set_has_its_code(run: Run, write: Write, skirmish: dict[str, Any]) -> None:
    result = run("adjudicate", write("x.json", skirmish | {"ruleset": "ludo"}))
    (answer,) = lines(result)
    assert (result.exit_code, answer["error"]["code"], answer["error"]["pointer"]) == (
        2,
        "unknown_ruleset",
        "/ruleset",
    )


@pytest.mark.parametrize("content", [b"x =", b"\xff", b"a = 1\na = 2"])
def test_broken_overrides_are_told_before_anything_is_judged(
    run: Run, write: Write, skirmish: dict[str, Any], content: bytes
) -> None:
    tables = write("tables.toml", content)
    result = run("adjudicate", write("x.json", skirmish), "--overrides", tables)
    assert (result.exit_code, result.stdout) == (2, "")
    assert str(tables) in result.stderr


def test_missing_overrides_are_told(run: Run, write: Write, skirmish: dict[str, Any], tmp_path: Path) -> None:
    result = run("adjudicate", write("x.json", skirmish), "--overrides", tmp_path / "none.toml")
    assert (result.exit_code, result.stdout) == (2, "")


def test_no_file_is_a_usage_error(run: Run) -> None:
    assert run("adjudicate").exit_code == 2


def test_it_starts_without_the_server_s_libraries(write: Write, skirmish: dict[str, Any]) -> None:
    program = (
        "import sys; from timonier.cli import build_app\n"
        "build_app('fr')(sys.argv[1:], standalone_mode=False)\n"
        "print(sorted({'flask', 'marshmallow', 'waitress', 'requests', 'rich.console'} & set(sys.modules)))"
    )
    file = write("x.json", skirmish)
    done = subprocess.run(
        [sys.executable, "-c", program, "adjudicate", str(file)], capture_output=True, check=True
    )
    assert done.stdout.splitlines()[-1] == b"[]"


def test_output_is_utf8_whatever_the_terminal_says(write: Write, skirmish: dict[str, Any]) -> None:
    command = [sys.executable, "-m", "timonier", "adjudicate", str(write("x.json", skirmish))]
    done = subprocess.run(command, capture_output=True, check=True, env={"PYTHONIOENCODING": "ascii"})
    assert "Sirène" in done.stdout.decode()
