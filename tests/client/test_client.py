"""The Python client, against the real server; what no server of ours answers is put in its mouth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import responses
from responses import RequestsMock

import timonier_client
from timonier_client import Problem, Timonier, Unreachable


@pytest.fixture
def table(server_url: str, gm_token: str) -> Iterator[Timonier]:
    with Timonier(server_url, lang="en", token=gm_token) as client:
        yield client


def test_health_is_told(table: Timonier) -> None:
    assert table.health()["status"] == "ok"


def test_rule_sets_are_listed_and_each_can_be_had_whole(table: Timonier) -> None:
    games = table.rulesets()
    assert "seventh-sea" in [game["id"] for game in games]
    for game in games:
        assert table.ruleset(game["id"])["name"] == game["name"]


def test_a_record_is_adjudicated(table: Timonier, skirmish: dict[str, Any]) -> None:
    answer = table.adjudicate(skirmish)
    assert answer["ruleset"] == "seventh-sea"
    refused = answer["entries"][1]["refused"]
    assert refused is not None and refused["code"] == "unknown_ship"


def test_a_bad_record_is_a_problem_with_all_its_details(table: Timonier, skirmish: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        table.adjudicate(skirmish | {"ruleset": "ludo"})
    problem = caught.value
    assert (problem.status, problem.code, problem.title) == (422, "unknown_ruleset", "Content refused")
    assert list(problem.errors) == ["/ruleset"]
    assert problem.detail in str(problem)


def test_the_language_is_the_client_s(server_url: str, gm_token: str) -> None:
    with Timonier(server_url, token=gm_token) as client, pytest.raises(Problem) as caught:
        client.ruleset("a/b c")
    assert (caught.value.status, caught.value.title) == (404, "Introuvable")


def test_no_server_is_unreachable() -> None:
    with Timonier("http://127.0.0.1:9", timeout=2) as client, pytest.raises(Unreachable):
        client.health()


@pytest.mark.parametrize(
    ("status", "body", "content_type"),
    [
        (502, "<h1>Bad gateway</h1>", "text/html"),
        (200, "<h1>Some other server</h1>", "text/html"),
        (500, "{}", "application/json"),
    ],
)
def test_an_answer_of_another_server_is_unreachable(status: int, body: str, content_type: str) -> None:
    with RequestsMock() as other, Timonier("http://other/") as client:
        other.add(responses.GET, "http://other/api/v1/health", body, status=status, content_type=content_type)
        with pytest.raises(Unreachable):
            client.health()


def test_a_record_that_is_no_json_is_refused_before_it_is_sent(table: Timonier) -> None:
    with pytest.raises(Unreachable) as caught:
        table.adjudicate({"title": float("nan")})
    assert isinstance(caught.value.__cause__, requests.exceptions.InvalidJSONError)


def test_what_is_public_is_listed_in_order() -> None:
    names = timonier_client.__all__
    assert names == sorted(names)
    assert all(hasattr(timonier_client, name) for name in names)
