"""Many tables on one PostgreSQL: the same battles, as safe as in a file."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.api.test_survival import Fragile, begin, faces, play, until_undo
from tests.lacking import lacking
from tests.postgres import Postgres, postgres, programs
from tests.served import Served, served
from timonier import registry
from timonier.store.database import Unavailable, open_database

EXAMPLES = ("broadsides", "mortecouille", "seventh-sea", "tartare", "trireme")
KILLS = 5
NOTES = 40


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """Run PostgreSQL; without it these tests are left out, and say so."""
    found = programs()
    if found is None:
        lacking("there is no PostgreSQL on this machine (Debian: apt install postgresql)")
    with postgres(found) as running:
        yield running


@pytest.fixture(scope="module")
def server(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that keeps its battles there."""
    with at(database.address(), tmp_path_factory.mktemp("postgresql")) as running:
        yield running


def at(address: str, folder: Path) -> Any:
    return served(folder, options=("--database", address))


def note(server: Served, battle: str, text: str) -> Any:
    return server.ask("POST", f"{battle}/commands", {"type": "note", "text": text, "public": True})


def noted(server: Served, battle: str) -> list[str]:
    """Return the texts of the notes in the log of a battle."""
    log = server.ask("GET", f"{battle}/log?limit=1000").body["entries"]
    return [entry["command"]["text"] for entry in log]


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_battle_goes_in_and_comes_out_as_it_was(server: Served, root: Path, name: str) -> None:
    record = json.loads((root / "examples" / f"{name}-battle.json").read_text("utf-8"))
    assert server.ask("GET", "/health").body["database"] == "postgresql"
    made = server.ask("POST", "/battles/import", record)
    assert made.status == 201, made.body
    here = f"/battles/{made.body['id']}"
    told = registry.adjudicate(record)
    assert server.ask("GET", here).body["state"] == told["state"]
    again = server.ask("GET", f"{here}/record").body
    assert registry.adjudicate(again)["state"] == told["state"]


def test_what_it_cannot_keep_is_refused(server: Served, skirmish: dict[str, Any]) -> None:
    """PostgreSQL knows no text with a zero in it."""
    battle = begin(server, skirmish)
    before = server.ask("GET", battle).body["version"]
    for text in ("a\0b", "\0"):
        refused = server.ask("PATCH", battle, {"title": text})
        assert (refused.status, refused.body["code"]) == (422, "database_zero")
    for path in ("/battles/a%00", "/campaigns/a%00"):
        assert server.ask("GET", path).status == 422
    assert server.ask("GET", battle).body["version"] == before


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("battles.db", "database_unknown"),
        ("mysql://gm@127.0.0.1/battles", "database_unknown"),
        ("postgresql://gm@127.0.0.1:1/battles", "database_unreachable"),
    ],
)
def test_an_address_without_a_database_says_why(address: str, code: str) -> None:
    with pytest.raises(Unavailable) as caught:
        open_database(address)
    assert caught.value.code == code


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unavailable) as caught:
        open_database("postgresql://gm@127.0.0.1/battles")
    assert caught.value.code == "database_driver_missing"


def test_killed_at_random_moments_nothing_is_lost_and_nothing_doubled(
    database: Postgres, tmp_path: Path, root: Path
) -> None:
    record = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    example = {**record, "entries": until_undo(record["entries"])}
    told = registry.adjudicate(example)
    done = [not entry["refused"] for entry in told["entries"]]
    address = database.address()
    with at(address, tmp_path) as server:
        fragile = Fragile(server, KILLS)
        battle = begin(server, example)
        for entry, accepted in zip(example["entries"], done, strict=True):
            assert (play(fragile, battle, entry) == 201) == accepted
        assert server.ask("GET", battle).body["state"] == told["state"]
    with psycopg.connect(address) as link:
        found = link.execute("SELECT count(*) FROM throw").fetchone()
    link.close()
    assert found == (faces(example, done),)


def test_a_database_that_goes_away_and_comes_back_loses_nothing(
    database: Postgres, tmp_path: Path, skirmish: dict[str, Any]
) -> None:
    with at(database.address(), tmp_path) as server:
        battle = begin(server, skirmish)
        assert note(server, battle, "before").status == 201
        database.stop("immediate")
        for _ in range(2):
            refused = note(server, battle, "meanwhile")
            assert (refused.status, refused.body["code"]) == (503, "database_unreachable")
        database.start()
        assert note(server, battle, "after").status == 201
        assert noted(server, battle) == ["before", "after"]


def test_two_servers_share_it_and_neither_loses_what_the_other_did(
    database: Postgres, tmp_path: Path, skirmish: dict[str, Any]
) -> None:
    address = database.address()
    with at(address, tmp_path / "one") as one, at(address, tmp_path / "two") as two:
        battle = begin(one, skirmish)
        texts = [f"{n} {server.port}" for n in range(NOTES) for server in (one, two)]
        chance = random.Random(7)
        chance.shuffle(texts)
        ways = {str(server.port): server for server in (one, two)}

        def send(text: str) -> int:
            return int(note(ways[text.split()[1]], battle, text).status)

        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(send, texts)) == {201}
        assert noted(one, battle) == noted(two, battle)
        assert sorted(noted(one, battle)) == sorted(texts)
