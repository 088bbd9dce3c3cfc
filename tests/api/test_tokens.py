"""Tokens, seats and joining: who comes in, and that nobody else does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.api.conftest import Clients
from tests.api.setups import battle, ok, order, problem
from timonier.api.tokens import ALPHABET, tidy

TOKENS, JOIN = "/api/v1/tokens", "/api/v1/join"


def seat(gm: FlaskClient, path: str, **more: Any) -> Any:
    body = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["dice"]} | more
    return ok(gm.post(TOKENS, json=body), 201)


def test_a_seat_has_a_code_that_is_easily_typed_and_a_link(gm: FlaskClient) -> None:
    made = seat(gm, battle(gm), name="Anne")
    assert re.fullmatch(f"[{ALPHABET}]{{6}}", made["code"])
    assert made["url"].endswith(f"/join/{made['code']}")
    assert made["name"] == "Anne" and made["may"] == ["dice"]


def test_joining_gives_a_token_and_a_cookie_for_this_site_alone(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    answer = with_token(None).post(JOIN, json={"code": seat(gm, path)["code"], "name": "Anne"})
    joined = ok(answer, 201)
    assert {"role": "player", "side": "red", "name": "Anne"}.items() <= joined.items()
    cookie = answer.headers["Set-Cookie"]
    assert f"timonier={joined['token']};" in cookie
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert ok(with_token(joined["token"]).get(path))["id"] == joined["battle"]


def test_a_code_is_read_however_it_is_typed(gm: FlaskClient, with_token: Clients) -> None:
    code = seat(gm, battle(gm))["code"]
    typed = f" {code[:3].lower()}-{code[3:]} "
    ok(with_token(None).post(JOIN, json={"code": typed, "name": "Anne"}), 201)


@given(st.text(ALPHABET, min_size=6, max_size=6), st.sampled_from([" ", "-", ".", ""]))
def test_tidying_gives_back_the_code(code: str, between: str) -> None:
    assert tidy(between.join(code).lower()) == code


def test_the_cookie_reads_and_with_its_header_also_writes(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    device = with_token(None)
    ok(device.post(JOIN, json={"code": seat(gm, path, may=["orders"])["code"], "name": "Anne"}), 201)
    ok(device.get(path))
    command = {"type": "set_speed", "ship": "a", "speed": "full"}
    problem(device.post(f"{path}/commands", json=command), 403, "header_missing")
    answer = device.post(f"{path}/commands", json=command, headers={"X-Timonier": "1"})
    assert answer.status_code in (201, 422)


def test_joining_and_joining_again_change_nothing_else(gm: FlaskClient, with_token: Clients) -> None:
    """Complaint 6: a device that joins, or comes back, overwrites nothing."""
    path = battle(gm)
    ok(order(gm, path, type="note", text="Avant"), 201)
    code = seat(gm, path)["code"]
    before = ok(gm.get(path))
    tokens = []
    for name in ("Anne", "Anne", "Bob"):
        tokens.append(ok(with_token(None).post(JOIN, json={"code": code, "name": name}), 201)["token"])
    assert ok(gm.get(path)) == before
    assert all(with_token(token).get(path).status_code == 200 for token in tokens)


def test_a_lost_answer_to_joining_is_had_again(gm: FlaskClient, with_token: Clients) -> None:
    body = {"code": seat(gm, battle(gm))["code"], "name": "Anne"}
    answers = [with_token(None).post(JOIN, json=body, headers={"Idempotency-Key": "k"}) for _ in range(2)]
    assert answers[0].json == answers[1].json
    assert len(ok(gm.get(TOKENS))[0]["devices"]) == 1
    assert "Set-Cookie" in answers[1].headers


def test_nobody_goes_by_another_s_name(gm: FlaskClient, with_token: Clients) -> None:
    """The log tells who did what: a player called gm, or like one of another seat, gets a number."""
    path = battle(gm)
    red, blue = seat(gm, path)["code"], seat(gm, path, side="blue")["code"]
    names = [
        ok(with_token(None).post(JOIN, json={"code": code, "name": name}), 201)["name"]
        for code, name in ((red, "Anne"), (red, "Anne"), (blue, "anne"), (blue, "GM"))
    ]
    assert names == ["Anne", "Anne", "anne 2", "GM 2"]


def test_revoking_a_seat_ends_every_device_of_it(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    made = seat(gm, path)
    tokens = [made["token"]] + [
        ok(with_token(None).post(JOIN, json={"code": made["code"], "name": name}), 201)["token"]
        for name in ("Anne", "Bob")
    ]
    assert [device["name"] for device in ok(gm.get(TOKENS))[0]["devices"]] == ["Anne", "Bob"]
    assert gm.delete(f"{TOKENS}/{made['id']}").status_code == 204
    for token in tokens:
        problem(with_token(token).get(path), 401, "unauthorized")
    problem(with_token(None).post(JOIN, json={"code": made["code"], "name": "Anne"}), 404, "wrong_code")
    problem(gm.delete(f"{TOKENS}/{made['id']}"), 404, "not_found")
    assert ok(gm.get(TOKENS)) == []


def test_one_device_is_revoked_alone(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    made = seat(gm, path)
    token = ok(with_token(None).post(JOIN, json={"code": made["code"], "name": "Anne"}), 201)["token"]
    (device,) = ok(gm.get(TOKENS))[0]["devices"]
    assert gm.delete(f"{TOKENS}/{device['id']}").status_code == 204
    problem(with_token(token).get(path), 401, "unauthorized")
    ok(with_token(made["token"]).get(path))


def test_wrong_codes_and_wrong_tokens_are_counted_together(gm: FlaskClient, with_token: Clients) -> None:
    code = seat(gm, battle(gm))["code"]
    device = with_token(None)
    for _ in range(15):
        problem(device.post(JOIN, json={"code": "222222", "name": "x"}), 404, "wrong_code")
        problem(with_token("wrong").get("/api/v1/battles"), 401, "unauthorized")
    answer = device.post(JOIN, json={"code": "222222", "name": "x"})
    problem(answer, 429, "too_many_attempts")
    assert int(answer.headers["Retry-After"]) > 0
    problem(device.post(JOIN, json={"code": code, "name": "Anne"}), 429, "too_many_attempts")
    problem(device.get("/gm/wrong"), 429, "too_many_attempts")
    late = ok(gm.post(TOKENS, json={"role": "gm"}), 201)["token"]
    problem(with_token(late).get("/api/v1/battles"), 429, "too_many_attempts")
    ok(gm.get("/api/v1/battles"))


def test_the_gm_s_link_sets_the_cookie_and_goes_to_the_start(with_token: Clients, gm_token: str) -> None:
    browser = with_token(None)
    answer = browser.get(f"/gm/{gm_token}")
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")
    assert answer.headers["Cache-Control"] == "no-store"
    ok(browser.get("/api/v1/battles"))


def test_only_a_gm_s_token_opens_the_gm_s_link(gm: FlaskClient, with_token: Clients) -> None:
    player = seat(gm, battle(gm))["token"]
    second = ok(gm.post(TOKENS, json={"role": "gm"}), 201)["token"]
    for token, status in ((player, 404), ("x", 404), (second, 303)):
        answer = with_token(None).get(f"/gm/{token}")
        assert answer.status_code == status
        assert ("Set-Cookie" in answer.headers) == (status == 303)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"role": "king"}, "role"),
        ({}, "role"),
        ({"role": "player", "side": "red"}, "battle"),
        ({"role": "player", "battle": "{}", "side": "green"}, "side"),
        ({"role": "player", "battle": "{}"}, "side"),
        ({"role": "player", "battle": "{}", "side": "red", "may": ["all"]}, "may"),
        ({"role": "gm", "name": 3}, "name"),
        ({"role": "gm", "name": "x" * 81}, "name"),
    ],
)
def test_what_will_not_do_is_named(gm: FlaskClient, body: dict[str, Any], field: str) -> None:
    key = battle(gm).rsplit("/", 1)[1]
    filled = {name: key if value == "{}" else value for name, value in body.items()}
    assert list(problem(gm.post(TOKENS, json=filled), 422, "bad_value")["errors"]) == [field]


def test_only_the_gm_gives_lists_and_takes_access(gm: FlaskClient, with_token: Clients) -> None:
    made = seat(gm, battle(gm))
    player = with_token(made["token"])
    problem(player.post(TOKENS, json={"role": "gm"}), 403, "forbidden")
    problem(player.get(TOKENS), 403, "forbidden")
    problem(player.delete(f"{TOKENS}/{made['id']}"), 403, "forbidden")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/rulesets"),
        ("GET", "/rulesets/seventh-sea"),
        ("POST", "/adjudicate"),
        ("POST", "/dice"),
        ("GET", "/dice/fairness"),
        ("GET", "/battles"),
        ("GET", "/campaigns"),
        ("GET", "/tokens"),
        ("GET", "/nothing"),
    ],
)
def test_nothing_answers_without_a_token(with_token: Clients, method: str, path: str) -> None:
    answer = with_token(None).open(f"/api/v1{path}", method=method, json={} if method == "POST" else None)
    problem(answer, 401, "unauthorized")


def test_any_token_reads_the_rules_and_judges_a_record(
    gm: FlaskClient, with_token: Clients, skirmish: dict[str, Any]
) -> None:
    path = battle(gm)
    for role in ("player", "display", "device"):
        client = with_token(seat(gm, path, role=role)["token"])
        ok(client.get("/api/v1/rulesets"))
        ok(client.post("/api/v1/adjudicate", json=skirmish))


def test_a_device_serves_its_tower_and_sees_nothing_else(gm: FlaskClient, with_token: Clients) -> None:
    path, other = battle(gm), battle(gm)
    device = with_token(seat(gm, path, role="device")["token"])
    problem(device.get(path), 403, "forbidden")
    problem(device.get(other), 404, "not_found")
    for url in ("/tokens", "/campaigns", "/dice/fairness", "/fleets/x", "/ships/x"):
        problem(device.get(f"/api/v1{url}"), 403, "forbidden")
