"""`timonier export`, `import` and `backup`: what is kept goes out and comes in as files."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from typer.testing import CliRunner, Result

from tests.api.setups import battle, begin_round, ok
from tests.conftest import ship
from timonier.cli import build_app

Run = Callable[..., Result]
API = "/api/v1"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return the address of the database that `api` works on."""
    return f"sqlite:///{tmp_path / 'timonier.db'}"


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """Return the address of a database that is not there yet."""
    return f"sqlite:///{tmp_path / 'new' / 'other.db'}"


def test_a_battle_goes_out_to_a_file_and_in_again(
    run: Run, api: FlaskClient, database: str, empty: str, tmp_path: Path
) -> None:
    path = battle(api)
    begin_round(api, path)
    file = tmp_path / "battle.json"
    result = run("export", path.rsplit("/", 1)[1], "-o", file, "--database", database)
    assert (result.exit_code, result.stdout) == (0, "") and str(file) in result.stderr
    record = json.loads(file.read_text("utf-8"))
    assert record == ok(api.get(f"{path}/record"))
    result = run("import", file, "--database", empty)
    assert result.exit_code == 0 and "Escarmouche" in result.stdout
    (line,) = run("export", "--database", empty).stdout.splitlines()
    again = run("export", line.split()[0], "--database", empty)
    assert json.loads(again.stdout) == record
    assert not list(tmp_path.glob("*.part"))


def test_an_import_is_seen_by_a_server_that_runs(
    run: Run, api: FlaskClient, database: str, write: Callable[[str, Any], Path], skirmish: dict[str, Any]
) -> None:
    battle(api)
    result = run("import", write("one.json", skirmish), "--database", database)
    assert result.exit_code == 0 and "one order was refused" in result.stdout
    shown = ok(api.get(f"{API}/battles"))["battles"]
    assert shown[0]["id"] in result.stdout
    ok(api.post(f"{API}/battles/{shown[0]['id']}/commands", json={"type": "note", "text": "x"}), 201)


def test_a_campaign_goes_out_and_in_with_its_battles(
    run: Run, api: FlaskClient, database: str, empty: str, tmp_path: Path
) -> None:
    made = ok(api.post(f"{API}/campaigns", json={"name": "Caraïbe", "ruleset": "seventh-sea"}), 201)
    fleet = ok(api.post(f"{API}/campaigns/{made['id']}/fleets", json={"name": "Flotte"}), 201)
    ok(api.post(f"{API}/fleets/{fleet['id']}/ships", json=ship("murene", "red")), 201)
    file = tmp_path / "campaign.json"
    assert run("export", made["id"], "-o", file, "--database", database).exit_code == 0
    result = run("import", file, "--database", empty)
    assert result.exit_code == 0 and "Caraïbe" in result.stdout
    (line,) = run("export", "--database", empty).stdout.splitlines()
    again = json.loads(run("export", line.split()[0], "--database", empty).stdout)
    assert [ship["id"] for ship in again["fleets"][0]["ships"]] == ["murene"]


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"{", "line 1"),
        (b"[]", "/"),
        ({"format": "timonier-battle/1", "ruleset": "ludo"}, "ludo"),
        ({"format": "timonier-campaign/1", "ruleset": "seventh-sea"}, "/name"),
    ],
)
def test_a_file_that_is_no_battle_is_refused_and_leaves_nothing(
    run: Run, write: Callable[[str, Any], Path], empty: str, content: Any, word: str
) -> None:
    result = run("import", write("bad.json", content), "--database", empty)
    assert result.exit_code == 2 and word in result.stderr and "bad.json" in result.stderr
    assert run("export", "--database", empty).stdout == ""


def test_what_is_not_there_is_told(run: Run, api: FlaskClient, database: str, empty: str) -> None:
    assert run("export", "nothing", "--database", database).exit_code == 2
    assert run("import", "nothing.json", "--database", database).exit_code == 2
    assert run("export", "--database", empty).exit_code == 2
    assert run("backup", "x.db", "--database", empty).exit_code == 1


def test_a_file_that_cannot_be_written_is_told(
    run: Run, api: FlaskClient, database: str, tmp_path: Path
) -> None:
    key = battle(api).rsplit("/", 1)[1]
    result = run("export", key, "-o", tmp_path / "no" / "such.json", "--database", database)
    assert result.exit_code == 1 and "such.json" in result.stderr


def test_a_backup_is_the_database_while_the_server_runs(
    run: Run, api: FlaskClient, database: str, tmp_path: Path
) -> None:
    path = battle(api)
    begin_round(api, path)
    copy = tmp_path / "copy.db"
    result = run("backup", copy, "--database", database)
    assert result.exit_code == 0 and str(copy) in result.stdout
    key = path.rsplit("/", 1)[1]
    told = run("export", key, "--database", f"sqlite:///{copy}")
    assert json.loads(told.stdout) == ok(api.get(f"{path}/record"))
    with sqlite3.connect(copy) as checked:
        assert checked.execute("pragma integrity_check").fetchone() == ("ok",)
    checked.close()


def test_a_backup_overwrites_nothing_and_knows_its_limits(
    run: Run, api: FlaskClient, database: str, tmp_path: Path
) -> None:
    there = tmp_path / "there.db"
    there.write_bytes(b"mine")
    assert run("backup", there, "--database", database).exit_code == 2
    assert there.read_bytes() == b"mine"
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"no database" * 100)
    result = run("backup", tmp_path / "copy.db", "--database", f"sqlite:///{damaged}")
    assert result.exit_code == 1 and not (tmp_path / "copy.db").exists()
    assert run("backup", tmp_path / "x.db", "--database", "postgresql://x/y").exit_code == 2


def test_help_is_in_both_languages() -> None:
    for command, french, english in (
        ("export", "Écrit un combat", "Write a battle"),
        ("import", "Lit un combat", "Read a battle"),
        ("backup", "Copie toute la base", "Copy the whole database"),
    ):
        assert french in CliRunner().invoke(build_app("fr"), [command, "--help"]).stdout
        assert english in CliRunner().invoke(build_app("en"), [command, "--help"]).stdout
