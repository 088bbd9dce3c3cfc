"""Following a battle with the Python client, problems by their code, and the routes of towers."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
import requests
import responses

from timonier_client import (
    AwaitingDice,
    NothingToUndo,
    NoTower,
    NotThere,
    Problem,
    Refused,
    StreamEvent,
    Timonier,
    Unreachable,
)
from timonier_client._errors import BY_CODE, problem_of
from timonier_client._events import read_events

URL = "http://timonier.test"
STREAM = f"{URL}/api/v1/battles/b/stream"
SSE = "text/event-stream"


@pytest.fixture
def table(server_url: str, gm_token: str) -> Iterator[Timonier]:
    with Timonier(server_url, lang="en", token=gm_token) as client:
        yield client


def test_events_are_read_and_heartbeats_passed_over() -> None:
    lines = ["retry: 1000", "id: 3", "", ": ", "", "id: 4", "event: entry", 'data: {"n":1}', "", "event: cut"]
    assert list(read_events(lines)) == [StreamEvent("passed", {}, "3"), StreamEvent("entry", {"n": 1}, "4")]


@responses.activate
def test_a_stream_that_is_cut_is_taken_up_behind_the_last_event() -> None:
    cut = 'id: 7\nevent: entry\ndata: {"n":1}\n\nid: 8\nevent: entry\nda'
    rest = 'id: 8\nevent: entry\ndata: {"n":2}\n\n'
    responses.get(STREAM, body=cut, content_type=SSE)
    responses.get(STREAM, body=requests.ConnectionError("gone"))
    responses.get(STREAM, body=rest, content_type=SSE)
    with Timonier(URL, token="x") as client:
        heard = list(islice(client.follow("b", after=6), 2))
    assert [event.data["n"] for event in heard] == [1, 2]
    assert [call.request.headers["Last-Event-ID"] for call in responses.calls] == ["6", "7", "7"]


@responses.activate
def test_who_may_not_follow_is_told_so_and_a_dead_server_is_given_up() -> None:
    told = {"status": 404, "title": "Not found", "detail": "no", "code": "not_found"}
    responses.get(STREAM, body=json.dumps(told), status=404, content_type="application/problem+json")
    with Timonier(URL, token="x") as client:
        with pytest.raises(NotThere):
            next(client.follow("b"))
        with pytest.raises(Unreachable):
            next(client.follow("elsewhere", patience_s=0))


def test_a_battle_is_followed_live(table: Timonier, skirmish: dict[str, Any]) -> None:
    body = {key: skirmish[key] for key in ("ruleset", "title", "setup")}
    battle = table.begin(body)["id"]
    timer = threading.Timer(0.2, lambda: table.order(battle, "note", text="Cap au nord"))
    timer.start()
    event = next(table.follow(battle, after=0))
    timer.join()
    assert event.kind == "entry" and event.id is not None


def test_every_code_has_its_exception() -> None:
    details = {"status": 409, "title": "t", "detail": "d"}
    for code, kind in BY_CODE.items():
        assert type(problem_of(details | {"code": code})) is kind
    assert type(problem_of(details | {"code": "out_of_range", "rule": "7S-GUN-1"})) is Refused
    assert type(problem_of(details)) is Problem


def test_problems_of_a_battle_are_caught_by_name(table: Timonier, skirmish: dict[str, Any]) -> None:
    battle = table.begin({key: skirmish[key] for key in ("ruleset", "title", "setup")})["id"]
    with pytest.raises(NothingToUndo):
        table.undo(battle)
    with pytest.raises(Refused) as refused:
        table.order(battle, "remove_ship", ship="x", reason="sunk")
    assert refused.value.code == "unknown_ship"
    table.order(battle, "next")
    with pytest.raises(AwaitingDice) as waiting:
        table.order(battle, "next")
    assert waiting.value.pending is not None
    with pytest.raises(NoTower):
        table.roll("3d6", tower=True)


def test_the_routes_of_towers(table: Timonier, server_url: str) -> None:
    token = table.make_token("device", name="Tour")["token"]
    with Timonier(server_url, token=token) as bridge:
        assert bridge.report_tower("sdk", {"state": "ready"})["id"] == "sdk"
        told = bridge.tower_throw("sdk", "SDK-1-1", [3, 4], 6)
        assert told["to"] == "tray"
        assert next(bridge.tower_events("sdk")).kind == "wind"
    assert "sdk" in [tower["id"] for tower in table.towers()]
    assert table.set_tower("sdk", trigger="button")["trigger"] == "button"
    assert table.test_tower("sdk")["id"] == "sdk"
    table.end_tower("sdk")
    with pytest.raises(NotThere):
        table.tower("sdk")
