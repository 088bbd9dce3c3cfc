"""What was acknowledged is kept: killed servers, retries, a full disk, a read-only file, late clients.

`TIMONIER_KILLS` says how often the server is killed; `make soak` does it 200 times.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from tests.served import Answer, Gone, Served, served
from timonier.registry import adjudicate

KILLS = int(os.environ.get("TIMONIER_KILLS", "15"))
SEED = int(os.environ.get("TIMONIER_SEED", "7"))

SMALL_KIB = 700
"""No file of the server with the full disk may grow beyond this."""


class Fragile:
    """Asks a server that is killed in the middle of some requests, and asks again as a client does."""

    def __init__(self, server: Served, kills: int) -> None:
        self.server = server
        self.left = kills
        self.chance = random.Random(SEED)

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request until it is answered."""
        headers = {"Idempotency_Key": f"{self.chance.getrandbits(64):x}"} if method == "POST" else {}
        while True:
            killer = self._killer()
            try:
                answer = self.server.ask(method, path, body, **headers)
                if killer is None:
                    return answer
            except Gone:
                assert killer is not None, "the server went away by itself"
            killer.join()
            self.server.start()

    def _killer(self) -> threading.Timer | None:
        """Perhaps kill the server in a moment, while it is at work or just after."""
        if not self.left or self.chance.random() > 0.3:
            return None
        self.left -= 1
        killer = threading.Timer(self.chance.random() * 0.012, self.server.kill)
        killer.start()
        return killer


def begin(server: Served, record: dict[str, Any]) -> str:
    """Return the address of a new battle from the head of a record."""
    head = {key: record[key] for key in ("ruleset", "title", "options", "setup", "tables") if key in record}
    made = server.ask("POST", "/battles", head)
    assert made.status == 201, made.body
    return f"/battles/{made.body['id']}"


def play(fragile: Fragile, battle: str, entry: dict[str, Any]) -> int:
    """Give one order of a record with its dice, a few at a time; return the last status."""
    answer = fragile.ask("POST", f"{battle}/commands", entry["command"])
    dice = [list(words) for words in entry.get("dice", ())]
    while answer.status == 202 and dice:
        roll = answer.body["pending"]["rolls"][0]
        there, words = len(roll["faces"]), dice[0]
        if roll["kind"] == "choice":
            body: dict[str, Any] = {"choice": words[0]}
        else:
            some = max(1, (len(words) - there) // 2)
            body = {"faces": words[there : there + some], "from": there, "source": "hand"}
        answer = fragile.ask("PUT", f"{battle}/rolls/{roll['roll_id']}", body)
        assert answer.status in (201, 202), answer.body
        waits = answer.status == 202 and answer.body["pending"]["rolls"][0]["roll_id"] == roll["roll_id"]
        if not waits:
            dice.pop(0)
    return answer.status


@pytest.fixture(scope="module")
def example(root: Path) -> dict[str, Any]:
    """Return the example battle with its orders alone."""
    record = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    return {**record, "entries": until_undo(record["entries"])}


def until_undo(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries before the first that is no order."""
    return entries[: next((n for n, entry in enumerate(entries) if "command" not in entry), len(entries))]


def test_killed_at_random_moments_nothing_is_lost_and_nothing_doubled(
    tmp_path: Path, example: dict[str, Any]
) -> None:
    """Complaint 11: the same step and the same dice wait, and only the missing ones are asked for."""
    told = adjudicate(example)
    done = [not entry["refused"] for entry in told["entries"]]
    with served(tmp_path) as server:
        fragile = Fragile(server, KILLS)
        while True:
            battle = begin(server, example)
            for entry, accepted in zip(example["entries"], done, strict=True):
                assert (play(fragile, battle, entry) == 201) == accepted
            assert server.ask("GET", battle).body["state"] == told["state"]
            log = server.ask("GET", f"{battle}/log?limit=1000").body["entries"]
            assert [entry["n"] for entry in log] == list(range(1, sum(done) + 1))
            assert thrown(server, battle) == faces(example, done)
            if not fragile.left:
                return


def thrown(server: Served, battle: str) -> int:
    """Return how many dice the database holds for a battle."""
    with sqlite3.connect(server.database) as link:
        query = "SELECT count(*) FROM throw WHERE battle = ?"
        (found,) = link.execute(query, (battle.rsplit("/", maxsplit=1)[-1],)).fetchone()
    link.close()
    return int(found)


def faces(record: dict[str, Any], done: list[bool]) -> int:
    """Return how many dice were thrown in a record."""
    return sum(
        sum(isinstance(word, int) for words in entry.get("dice", ()) for word in words)
        for entry, accepted in zip(record["entries"], done, strict=True)
        if accepted
    )


def test_a_half_thrown_roll_waits_where_it_was(tmp_path: Path, skirmish: dict[str, Any]) -> None:
    """Complaint 11: killed in mid-roll and started again, the same step and the same dice wait."""
    with served(tmp_path) as server:
        battle = begin(server, skirmish)
        fire = {"type": "fire", "ship": "a", "target": "b", "range": 1, "overrule": True}
        roll = server.ask("POST", f"{battle}/commands", fire).body["pending"]["rolls"][0]
        body = {"faces": [4], "from": 0, "source": "hand"}
        before = server.ask("PUT", f"{battle}/rolls/{roll['roll_id']}", body)
        assert before.status == 202
        server.kill()
        server.start()
        after = server.ask("GET", battle).body
        assert after["pending"] == before.body["pending"]
        assert after["pending"]["rolls"][0]["missing"] == roll["missing"] - 1
        again = server.ask("PUT", f"{battle}/rolls/{roll['roll_id']}", body)
        assert (again.status, again.body["version"]) == (202, after["version"])


def test_a_full_disk_is_a_clear_error_and_nothing_is_half_done(
    tmp_path: Path, skirmish: dict[str, Any]
) -> None:
    small = ("bash", "-c", f'ulimit -f {SMALL_KIB}; exec "$@"', "small")
    with served(tmp_path, small) as server:
        battle = begin(server, skirmish)
        texts: list[str] = []
        while (answer := note(server, battle, f"{len(texts)} " + "x" * 9000)).status == 201:
            texts.append(f"{len(texts)} " + "x" * 9000)
        assert (answer.status, answer.body["code"]) == (507, "database_full")
        assert "disk is full" in answer.body["detail"]
        assert written(server, battle) == texts
        assert note(server, battle, "y" * 9000).status == 507
        assert server.ask("POST", f"{battle}/undo").status in (200, 507)
        server.kill()
    with served(tmp_path) as server:
        assert written(server, battle) == texts
        assert note(server, battle, "there is room again").status == 201


def note(server: Served, battle: str, text: str, **headers: str) -> Answer:
    return server.ask("POST", f"{battle}/commands?lang=en", {"type": "note", "text": text}, **headers)


def written(server: Served, battle: str) -> list[str]:
    entries = server.ask("GET", f"{battle}/log?limit=1000").body["entries"]
    return [entry["command"]["text"] for entry in entries if entry["kind"] == "command"]


def test_a_read_only_database_is_a_clear_error_and_can_be_read(
    app: Flask, gm: FlaskClient, skirmish: dict[str, Any]
) -> None:
    head = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    here = f"/api/v1/battles/{gm.post('/api/v1/battles', json=head).json['id']}"
    store = app.extensions["timonier"].store
    store.close()
    event.listen(store.engine, "connect", lambda link, _: link.execute("PRAGMA query_only=ON"))
    for body in ({"type": "note", "text": "x"}, {"type": "next"}):
        answer = gm.post(f"{here}/commands", json=body)
        assert (answer.status_code, answer.json["code"]) == (503, "database_readonly")
        assert int(answer.headers["Retry-After"]) > 0
    shown = gm.get(here).json
    assert (shown["version"], shown["pending"]) == (1, None)
    assert gm.get(f"{here}/log").json["entries"] == []


FULL = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"


def test_a_battle_that_is_first_opened_by_what_fails_goes_on_afterwards(
    app: Flask, gm: FlaskClient, skirmish: dict[str, Any]
) -> None:
    head = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    battle = gm.post("/api/v1/battles", json=head).json["id"]
    parts = app.extensions["timonier"]
    parts.shelf.drop(battle)
    with parts.store.writing() as session:
        session.connection().exec_driver_sql(f"CREATE TRIGGER full BEFORE INSERT ON token {FULL}")
    seat = {"role": "player", "battle": battle, "side": "red", "may": []}
    assert gm.post("/api/v1/tokens", json=seat).status_code == 507
    note = {"type": "note", "text": "x"}
    assert gm.post(f"/api/v1/battles/{battle}/commands", json=note).status_code == 201
    assert gm.get(f"/api/v1/battles/{battle}").json["title"] == skirmish["title"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("clients")) as running:
        yield running


@pytest.mark.parametrize("guarded", [True, False])
def test_two_clients_at_once_overwrite_nothing(
    server: Served, skirmish: dict[str, Any], guarded: bool
) -> None:
    """Complaint 6: every order is applied once, or told 409 or 412 and given again on purpose."""
    battle, told = begin(server, skirmish), set[int]()

    def give(who: str) -> None:
        for number in range(25):
            while True:
                headers = {}
                if guarded:
                    headers["If_Match"] = f'"{server.ask("GET", battle).body["version"]}"'
                answer = note(server, battle, f"{who} {number}", **headers)
                told.add(answer.status)
                if answer.status == 201:
                    break

    clients = [threading.Thread(target=give, args=(who,)) for who in ("one", "other")]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    texts = written(server, battle)
    assert sorted(texts) == sorted(f"{who} {n}" for who in ("one", "other") for n in range(25))
    assert told <= {201, 412}


def test_who_was_offline_for_fifty_entries_overwrites_nothing(
    server: Served, skirmish: dict[str, Any]
) -> None:
    """Complaint 6: an older client is told so, and what it sent changes nothing."""
    battle = begin(server, skirmish)
    old = server.ask("GET", battle).body["version"]
    roll = server.ask("POST", f"{battle}/commands", {"type": "next"}).body["pending"]["rolls"][0]["roll_id"]
    answer = server.ask("PUT", f"{battle}/rolls/{roll}", {"source": "software", "rest": True})
    assert answer.status == 201, answer.body
    for number in range(50):
        assert note(server, battle, str(number)).status == 201
    before = server.ask("GET", battle).body
    for method, path, body in (
        ("POST", "/commands", {"type": "note", "text": "late"}),
        ("POST", "/undo", {}),
        ("POST", "/amend", {"entry": 1, "reason": "late"}),
        ("PATCH", "", {"title": "late"}),
        ("PUT", f"/rolls/{roll}", {"faces": [1]}),
    ):
        answer = server.ask(method, battle + path, body, If_Match=f'"{old}"')
        assert (answer.status, answer.body["code"]) == (412, "stale"), (method, path)
    other = server.ask("PUT", f"{battle}/rolls/{roll}", {"faces": [1]})
    assert other.status in (201, 409)
    assert server.ask("GET", battle).body == before


def test_the_same_order_sent_twice_is_one_order(server: Served, skirmish: dict[str, Any]) -> None:
    battle = begin(server, skirmish)
    first = note(server, battle, "once", Idempotency_Key="k1")
    assert note(server, battle, "once", Idempotency_Key="k1").body == first.body
    other = note(server, battle, "twice", Idempotency_Key="k1")
    assert (other.status, other.body["code"]) == (422, "key_reused")
    assert written(server, battle) == ["once"]
