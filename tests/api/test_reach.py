"""Where other devices reach the server, and the QR codes of seats.  Complaint 12."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import pytest
import segno
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, ok, problem
from timonier.api import network

REACH, TOKENS = "/api/v1/reach", "/api/v1/tokens"
HERE = "http://192.0.2.7:8000"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the addresses that answer: the list may be changed."""
    alive = [f"{HERE}/"]

    def answering(urls: Iterable[str]) -> list[str]:
        return [url for url in urls if url in alive]

    monkeypatch.setattr(network, "answering", answering)
    return alive


def seat(gm: FlaskClient, **more: Any) -> Any:
    body = {"role": "player", "battle": battle(gm).rsplit("/", 1)[1], "side": "red", "may": ["dice"]} | more
    return ok(gm.post(TOKENS, json=body), 201)


def drawn(url: str) -> str:
    code = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        code, kind="svg", scale=8, border=4, xmldecl=False, light="#fff"
    )
    return code.getvalue().decode()


def test_a_server_for_its_own_machine_says_so_and_how_to_open_it(gm: FlaskClient, app: Any) -> None:
    app.extensions["timonier"].host, app.extensions["timonier"].port = "127.0.0.1", 8123
    told = ok(gm.get(REACH))
    assert told == {"addresses": [], "local": True, "command": "timonier serve --lan --port 8123"}
    problem(gm.get(f"{TOKENS}/{seat(gm)['id']}/qr"), 409, "not_reached")


def test_only_addresses_that_answer_are_told(gm: FlaskClient, answers: list[str]) -> None:
    assert ok(gm.get(REACH, base_url=HERE)) == {
        "addresses": [HERE],
        "local": False,
        "command": "timonier serve --lan",
    }
    answers.clear()
    told = ok(gm.get(REACH, base_url=HERE))
    assert (told["addresses"], told["local"]) == ([], False)


def test_a_server_bound_everywhere_tries_the_machine_s_own_addresses(
    gm: FlaskClient, app: Any, answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app.extensions["timonier"].host, app.extensions["timonier"].port = "0.0.0.0", 8000
    monkeypatch.setattr(network, "addresses", lambda first: ["192.0.2.9", "192.0.2.7"])
    assert ok(gm.get(REACH))["addresses"] == [HERE]
    answers.insert(0, "http://192.0.2.9:8000/")
    assert ok(gm.get(REACH))["addresses"] == ["http://192.0.2.9:8000", HERE]


def test_the_picture_says_the_seat_s_link_at_the_address_that_is_asked_for(
    gm: FlaskClient, answers: list[str]
) -> None:
    made = seat(gm)
    answer = gm.get(f"{TOKENS}/{made['id']}/qr", base_url=HERE)
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.get_data(as_text=True) == network.qr_svg(f"{HERE}/join/{made['code']}")
    same = gm.get(f"{TOKENS}/{made['id']}/qr?address={HERE}/", base_url=HERE)
    assert same.data == answer.data
    dead = gm.get(f"{TOKENS}/{made['id']}/qr?address=http://192.0.2.8:8000", base_url=HERE)
    assert list(problem(dead, 422, "bad_value")["errors"]) == ["address"]
    answers.clear()
    problem(gm.get(f"{TOKENS}/{made['id']}/qr", base_url=HERE), 409, "not_reached")


def test_the_way_in_for_players_is_drawn_too(
    gm: FlaskClient, answers: list[str], with_token: Clients
) -> None:
    answer = gm.get(f"{REACH}/qr", base_url=HERE)
    assert answer.get_data(as_text=True) == drawn(f"{HERE}/join")
    assert with_token(None).get(f"{REACH}/qr", base_url=HERE).status_code == 401
    answers.clear()
    problem(gm.get(f"{REACH}/qr", base_url=HERE), 409, "not_reached")


def test_a_picture_is_a_plain_qr_code(gm: FlaskClient) -> None:
    picture = network.qr_svg(f"{HERE}/join/BCDFGH")
    assert picture.startswith("<svg") and 'fill="#fff"' in picture
    assert picture == drawn(f"{HERE}/join/BCDFGH")


def test_there_is_no_picture_without_a_code_or_for_a_seat_that_is_gone(
    gm: FlaskClient, answers: list[str]
) -> None:
    second = ok(gm.post(TOKENS, json={"role": "gm"}), 201)
    problem(gm.get(f"{TOKENS}/{second['id']}/qr", base_url=HERE), 404, "not_found")
    problem(gm.get(f"{TOKENS}/x/qr", base_url=HERE), 404, "not_found")
    made = seat(gm)
    gm.delete(f"{TOKENS}/{made['id']}")
    problem(gm.get(f"{TOKENS}/{made['id']}/qr", base_url=HERE), 404, "not_found")


def test_another_gm_s_link_is_shown_once_with_its_code(gm: FlaskClient, answers: list[str]) -> None:
    made = ok(gm.post(TOKENS, json={"role": "gm"}, base_url=HERE), 201)
    assert made["link"] == f"{HERE}/gm/{made['token']}"
    assert made["qr"] == network.qr_svg(made["link"])
    assert made["token"] not in gm.get(TOKENS).get_data(as_text=True)
    answers.clear()
    alone = ok(gm.post(TOKENS, json={"role": "gm"}, base_url=HERE), 201)
    assert (alone["link"], alone["qr"]) == (None, None)


def test_only_the_gm_asks(gm: FlaskClient, with_token: Clients, answers: list[str]) -> None:
    made = seat(gm)
    player = with_token(made["token"])
    problem(player.get(REACH), 403, "forbidden")
    problem(player.get(f"{TOKENS}/{made['id']}/qr"), 403, "forbidden")


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("127.1.2.3", True),
        ("::1", True),
        ("localhost", True),
        ("a.LOCALHOST", True),
        ("192.0.2.7", False),
        ("ship.local", False),
    ],
)
def test_what_is_this_machine_alone(host: str, loopback: bool) -> None:
    assert network.is_loopback(host) is loopback
    assert bool(network.urls_of(host, 1)) is not loopback


def test_an_address_of_six_stands_in_brackets() -> None:
    assert network.urls_of("fe80::7", 8000) == ["http://[fe80::7]:8000/"]
    assert network.host_of("http://[fe80::7]:8000/") == "fe80::7"
