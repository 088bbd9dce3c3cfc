"""The stream of a real server: nothing twice, nothing lost, no thread wasted, orders never kept waiting."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from tests.served import GM_TOKEN, Served, Stream, served
from timonier.api.streams import KEPT_FREE, THREADS

MOST = THREADS - KEPT_FREE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("streams")) as running:
        yield running


@pytest.fixture
def battle(server: Served, skirmish: dict[str, Any]) -> str:
    """Return the address of a new battle."""
    made = server.ask("POST", "/battles", {key: skirmish[key] for key in ("ruleset", "title", "setup")})
    assert made.status == 201, made.body
    return f"/battles/{made.body['id']}"


def note(server: Served, battle: str, text: str = "ahoy") -> None:
    answer = server.ask("POST", f"{battle}/commands", {"type": "note", "text": text, "public": True})
    assert answer.status == 201, answer.body


def test_it_tells_what_happens_as_it_happens(server: Served, battle: str) -> None:
    stream = Stream(server.port, f"{battle}/stream")
    assert (stream.status, stream.headers["content-type"]) == (200, "text/event-stream")
    note(server, battle)
    entry = stream.next()
    assert (entry.kind, entry.data["n"], entry.data["events"][0]["type"]) == ("entry", 1, "noted")
    server.ask("POST", f"{battle}/commands", {"type": "next"})
    pending = stream.next()
    roll = pending.data["pending"]["rolls"][0]
    assert pending.kind == "pending"
    server.ask("PUT", f"{battle}/rolls/{roll['roll_id']}", {"faces": [4]})
    rolled = stream.next()
    assert (rolled.kind, rolled.data["roll_id"]) == ("rolled", roll["roll_id"])
    kinds = [stream.next().kind]
    server.ask("POST", f"{battle}/undo")
    kinds.append(stream.next().kind)
    server.ask("PATCH", battle, {"title": "Autre"})
    kinds.append(stream.next().kind)
    assert kinds == ["pending", "cancelled", "changed"]
    server.ask("POST", f"{battle}/undo")
    server.ask("POST", f"{battle}/redo")
    assert [stream.next().kind, stream.next().kind] == ["undone", "redone"]
    stream.close()


def test_the_battle_itself_follows_what_happened_where_it_is_wanted(server: Served, battle: str) -> None:
    body = {"role": "player", "battle": battle.rsplit("/", 1)[1], "side": "red", "may": ["dice"]}
    token = server.ask("POST", "/tokens", body).body["token"]
    streams = {
        who: Stream(server.port, f"{battle}/stream?with=battle", token=who) for who in (GM_TOKEN, token)
    }
    for text in ("one", "two"):
        note(server, battle, text)
        for who, stream in streams.items():
            entry, whole = stream.next(), stream.next()
            assert (entry.kind, whole.kind, whole.id) == ("entry", "battle", entry.id)
            assert whole.data == server.ask("GET", battle, token=who).body
    for stream in streams.values():
        stream.close()
    assert server.ask("GET", f"{battle}/stream?with=fleet").status == 422


@pytest.mark.parametrize("how", ["header", "query"])
def test_a_stream_cut_anywhere_goes_on_without_gap_or_repeat(server: Served, battle: str, how: str) -> None:
    """Complaint 6: who was away misses nothing and gets nothing twice."""
    for number in range(12):
        note(server, battle, str(number))
    seen: list[int] = []
    last = 0
    while len(seen) < 12:
        query = f"?after={last}" if how == "query" else ""
        stream = Stream(server.port, f"{battle}/stream{query}", last=None if query else last)
        for _ in range(min(5, 12 - len(seen))):
            event = stream.next()
            seen.append(event.data["n"])
            last = event.id
        stream.close()
    assert seen == list(range(1, 13))


def test_a_first_connection_already_knows_where_to_go_on(server: Served, battle: str) -> None:
    """A browser that loses a stream before its first event comes back with the id it was told."""
    note(server, battle)
    stream = Stream(server.port, f"{battle}/stream")
    note(server, battle)
    assert stream.next().data["n"] == 2
    stream.close()


def test_a_new_stream_of_the_same_page_ends_the_old_one(server: Served, battle: str) -> None:
    old = Stream(server.port, f"{battle}/stream?page=phone")
    other = Stream(server.port, f"{battle}/stream?page=console")
    new = Stream(server.port, f"{battle}/stream?page=phone")
    assert list(old.events()) == []
    note(server, battle)
    assert other.next().kind == new.next().kind == "entry"
    for stream in (old, other, new):
        stream.close()


def test_a_stream_ends_when_its_battle_is_hidden(server: Served, battle: str) -> None:
    stream = Stream(server.port, f"{battle}/stream")
    assert server.ask("DELETE", battle).status == 204
    assert list(stream.events()) == []
    late = Stream(server.port, f"{battle}/stream")
    assert late.status == 404
    late.close()
    stream.close()


def test_a_stream_ends_when_its_seat_is_taken_back(server: Served, battle: str) -> None:
    body = {"role": "player", "battle": battle.rsplit("/", 1)[1], "side": "red", "may": []}
    seat = server.ask("POST", "/tokens", body).body
    stream = Stream(server.port, f"{battle}/stream?with=battle", token=seat["token"])
    note(server, battle)
    assert [stream.next().kind, stream.next().kind] == ["entry", "battle"]
    assert server.ask("DELETE", f"/tokens/{seat['id']}").status == 204
    note(server, battle, "not for them")
    assert list(stream.events()) == []
    stream.close()


def test_forty_half_open_streams_leave_commands_under_200_ms(server: Served, battle: str) -> None:
    sleeping = [Stream(server.port, f"{battle}/stream?page={number}") for number in range(40)]
    assert {stream.status for stream in sleeping} == {200}
    note(server, battle)
    took = []
    for number in range(20):
        began = time.perf_counter()
        note(server, battle, str(number))
        took.append(time.perf_counter() - began)
    for stream in sleeping:
        stream.close()
    assert sorted(took)[len(took) * 9 // 10] < 0.2, took


def test_too_many_streams_are_told_to_come_back(server: Served, battle: str) -> None:
    streams: list[Stream] = []
    while not streams or (streams[-1].status == 200 and len(streams) < 100):
        streams.append(Stream(server.port, f"{battle}/stream"))
    refused = streams[-1]
    assert refused.status == 503
    assert int(refused.headers["retry-after"]) > 0
    assert '"too_many_streams"' in refused.body()
    note(server, battle)
    for stream in streams:
        stream.close()


def test_places_of_those_who_went_away_are_given_to_who_comes(
    server: Served, battle: str, skirmish: dict[str, Any]
) -> None:
    """Nothing happens in their battle that would show that they are gone."""
    went = [Stream(server.port, f"{battle}/stream") for _ in range(MOST)]
    for stream in went:
        stream.close()
    other = server.ask("POST", "/battles", {key: skirmish[key] for key in ("ruleset", "title", "setup")})
    came = [Stream(server.port, f"/battles/{other.body['id']}/stream") for _ in range(MOST)]
    assert {stream.status for stream in came} == {200}
    for stream in came:
        stream.close()


def test_who_sees_nothing_of_a_veil_is_told_to_look_again(server: Served, battle: str) -> None:
    """Nothing is told of the ship, but that there is something new to see."""
    seat = {"role": "player", "battle": battle.rsplit("/", 1)[1], "side": "red", "may": []}
    token = server.ask("POST", "/tokens", seat).body["token"]
    veil = {"type": "adjust", "ship": "b", "field": "veil", "value": "whole"}
    stream = Stream(server.port, f"{battle}/stream", token=token)
    server.ask("POST", f"{battle}/commands", veil)
    laid = stream.next()
    server.ask("POST", f"{battle}/undo", {})
    lifted = stream.next()
    stream.close()
    assert [laid.kind, lifted.kind] == ["changed", "changed"]
    assert laid.data.keys() == {"title", "sources", "version"}


def test_forty_browsers_with_their_open_connections_shut_nobody_out(server: Served) -> None:
    """A browser keeps six connections open, whether it asks anything or not."""
    with ExitStack() as held:
        for _ in range(240):
            link = held.enter_context(
                closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=10))
            )
            link.request("GET", "/api/v1/health")
            link.getresponse().read()
        assert server.ask("GET", "/health", timeout=10).status == 200
