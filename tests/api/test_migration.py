"""A database of an earlier form: copied, brought to the newest form, and nothing of it lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from flask import Flask
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from tests.api.conftest import close_app, open_app
from timonier.store.database import MIGRATIONS
from timonier.store.feeds import told_after

AT = "2026-01-02T03:04:05.678Z"
MESSAGES = [
    ("changed", {}),
    ("entry", {"n": 1}),
    ("rolled", {"roll_id": "2-0"}),
    ("entry", {"n": 2}),
    ("tower", {"tower": "t", "state": "ready"}),
]


def first_form(file: Path, record: dict[str, Any]) -> None:
    """Make a database as the first tables had it, with a battle of two notes at version 7."""
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as link:
        config.attributes["connection"] = link
        command.upgrade(config, "0001")
    engine.dispose()
    head = json.dumps({"setup": record["setup"]})
    with sqlite3.connect(file) as old:
        old.execute(
            "INSERT INTO battle VALUES ('b', NULL, 'Vieille', ?, '1', ?, '{}', '{}', NULL, 7, 4, ?, 0)",
            (record["ruleset"], head, AT),
        )
        for n in (1, 2):
            events = [{"type": "noted", "text": f"note {n}", "public": True}]
            order = {"type": "note", "text": f"note {n}", "public": True}
            body = json.dumps({"command": order, "answers": [], "events": events, "taken": []})
            old.execute("INSERT INTO line VALUES ('b', ?, 'command', ?, 'gm', ?, '1')", (n, body, AT))
        for seq, (kind, told) in enumerate(MESSAGES, start=1):
            old.execute("INSERT INTO feed VALUES ('b', ?, ?, ?, ?)", (seq, kind, json.dumps(told), AT))
    old.close()


@pytest.fixture
def app(tmp_path: Path, skirmish: dict[str, Any]) -> Iterator[Flask]:
    first_form(tmp_path / "timonier.db", skirmish)
    made = open_app(tmp_path)
    yield made
    close_app(made)


def test_an_old_battle_goes_on_where_it_stood(app: Flask) -> None:
    gm = app.test_client()
    shown = gm.get("/api/v1/battles/b").json
    assert (shown["version"], shown["seq"]) == (7, 5)
    assert [battle["version"] for battle in gm.get("/api/v1/battles").json["battles"]] == [7]
    texts = [entry["command"]["text"] for entry in gm.get("/api/v1/battles/b/log").json["entries"]]
    assert texts == ["note 1", "note 2"]
    made = gm.post("/api/v1/battles/b/commands", json={"type": "note", "text": "x"})
    assert (made.status_code, made.json["entry"], made.json["version"]) == (201, 3, 8)


def test_old_messages_come_in_their_order(app: Flask) -> None:
    parts = app.extensions["timonier"]
    with parts.store.reading() as session:
        told = told_after(session, parts.shelf.open(session, "b"), 0, 10)
        late = told_after(session, parts.shelf.open(session, "b"), 1, 2)
    assert [(message.seq, message.kind, message.body) for message in told] == [
        (seq, kind, body) for seq, (kind, body) in enumerate(MESSAGES, start=1)
    ]
    assert late == told[1:3]


def test_the_file_is_copied_before_it_is_changed(app: Flask, tmp_path: Path) -> None:
    (copy,) = tmp_path.glob("timonier.db.0001.*.bak")
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT version, seq FROM battle").fetchall() == [(7, 4)]
    kept.close()


def test_the_migrations_make_the_tables_of_the_models(app: Flask) -> None:
    with app.extensions["timonier"].store.engine.connect() as link:
        assert compare_metadata(MigrationContext.configure(link), SQLModel.metadata) == []
