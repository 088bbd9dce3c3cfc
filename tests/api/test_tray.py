"""The tray: a throw that nobody asked for is kept until it is claimed or thrown away with a reason."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import Session, select

from tests.api.conftest import Clients
from tests.api.setups import battle, decree, ok, order, problem
from timonier.store.models import ThrowRow


def put(gm: FlaskClient, path: str, *faces: int, sides: int = 10) -> str:
    body = {"faces": list(faces), "sides": sides, "source": "hand"}
    return str(ok(gm.post(f"{path}/tray", json=body), 201)["throw"]["id"])


def tray(gm: FlaskClient, path: str) -> list[Any]:
    return [throw["faces"] for throw in ok(gm.get(f"{path}/tray"))]


def rows(app: Flask) -> list[ThrowRow]:
    with Session(app.extensions["timonier"].store.engine) as session:
        return list(session.exec(select(ThrowRow)))


@pytest.fixture
def path(gm: FlaskClient) -> str:
    """Return a battle whose ship a throws three dice at the start of the round, and b one."""
    path = battle(gm)
    decree(gm, path, "a", "panache", 3)
    return path


def test_throws_wait_in_their_order(gm: FlaskClient, path: str) -> None:
    """Complaint 4: eight throws nobody asked for land in the tray."""
    for face in range(1, 9):
        put(gm, path, face, 10)
    assert tray(gm, path) == [[face, 10] for face in range(1, 9)]
    first = ok(gm.get(f"{path}/tray"))[0]
    assert (first["sides"], first["source"], first["by"]) == (10, "hand", "gm")


def test_a_throw_is_given_to_the_awaited_roll(gm: FlaskClient, path: str, app: Flask) -> None:
    throw, other = put(gm, path, 7, 2), put(gm, path, 9)
    pending = ok(order(gm, path, type="next"), 202)["pending"]
    roll = pending["rolls"][0]
    answer = ok(gm.post(f"{path}/tray", json={"throw": throw, "roll_id": roll["roll_id"]}), 202)
    awaited = answer["pending"]["rolls"][0]
    assert [face["face"] for face in awaited["faces"]] == [7, 2] and awaited["missing"] == 1
    assert tray(gm, path) == [[9]]
    ok(gm.post(f"{path}/tray", json={"throw": other}), 202)
    assert tray(gm, path) == []
    assert sorted((row.face, row.state) for row in rows(app)) == [(2, "used"), (7, "used"), (9, "used")]


def test_the_kept_faces_are_those_that_fell_and_no_others(gm: FlaskClient, path: str, app: Flask) -> None:
    throw = put(gm, path, 7, 2, 5, 4)
    ok(order(gm, path, type="next"), 202)
    answer = gm.post(f"{path}/tray", json={"throw": throw})
    assert answer.status_code in (201, 202)
    assert len(rows(app)) == 4
    ok(gm.post(f"{path}/undo"))
    assert len(rows(app)) == 4


def test_a_throw_that_does_not_fit_stays_where_it_is(gm: FlaskClient, path: str) -> None:
    six, many = put(gm, path, 6, sides=6), put(gm, path, *range(1, 11))
    problem(gm.post(f"{path}/tray", json={"throw": six}), 404, "no_such_roll")
    ok(order(gm, path, type="next"), 202)
    version = ok(gm.get(path))["version"]
    problem(gm.post(f"{path}/tray", json={"throw": six}), 422, "bad_dice")
    problem(gm.post(f"{path}/tray", json={"throw": many}), 422, "bad_dice")
    problem(gm.post(f"{path}/tray", json={"throw": many, "roll_id": "99-0"}), 404, "no_such_roll")
    problem(gm.post(f"{path}/tray", json={"throw": "nothing"}), 404, "not_found")
    assert len(tray(gm, path)) == 2 and ok(gm.get(path))["version"] == version


def test_a_throw_is_thrown_away_with_a_reason_and_stays_a_fact(
    gm: FlaskClient, path: str, app: Flask
) -> None:
    throw = put(gm, path, 1)
    problem(gm.delete(f"{path}/tray", json={}), 422, "bad_value")
    problem(gm.delete(f"{path}/tray"), 422, "bad_value")
    told = ok(gm.delete(f"{path}/tray", json={"throw": throw, "reason": "fell off the table"}))
    assert told["discarded"] == [throw] and tray(gm, path) == []
    (row,) = rows(app)
    assert (row.face, row.state, row.reason) == (1, "discarded", "fell off the table")
    problem(gm.post(f"{path}/tray", json={"throw": throw}), 404, "not_found")


def test_the_whole_tray_is_emptied_at_once(gm: FlaskClient, path: str) -> None:
    wanted = [put(gm, path, face) for face in (1, 2, 3)]
    told = ok(gm.delete(f"{path}/tray", query_string={"reason": "rubbish"}))
    assert told["discarded"] == wanted and tray(gm, path) == []


def test_given_back_dice_go_before_the_tray(gm: FlaskClient, path: str) -> None:
    first, second = put(gm, path, 7, 7, 7), put(gm, path, 1, 1, 1)
    ok(order(gm, path, type="next"), 202)
    ok(gm.post(f"{path}/tray", json={"throw": first}), 202)
    ok(gm.post(f"{path}/undo"))
    ok(order(gm, path, type="next"), 202)
    answer = gm.post(f"{path}/tray", json={"throw": second})
    assert problem(answer, 409, "dice_offered")["offered"] == [7, 7, 7]
    assert tray(gm, path) == [[1, 1, 1]]
    body = {"throw": second, "rethrow": "the first was cocked"}
    ok(gm.post(f"{path}/tray", json=body), 202)
    assert tray(gm, path) == []


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"sides": 0}, "sides"),
        ({"sides": 10**9}, "sides"),
        ({"faces": []}, "faces"),
        ({"faces": [0]}, "faces"),
        ({"faces": [11]}, "faces"),
        ({"faces": ["٣"]}, "faces"),
        ({"faces": [3.0]}, "faces"),
        ({"faces": [1] * 101}, "faces"),
        ({"source": "sky"}, "source"),
    ],
)
def test_what_is_no_throw_is_refused(gm: FlaskClient, path: str, more: dict[str, Any], field: str) -> None:
    answer = gm.post(f"{path}/tray", json={"faces": [1], "sides": 10, "source": "hand"} | more)
    assert answer.status_code == 422 and list(answer.json["errors"]) == [field]
    assert tray(gm, path) == []


def test_a_stale_view_changes_nothing_in_the_tray(gm: FlaskClient, path: str) -> None:
    put(gm, path, 1)
    stale = {"If-Match": '"1"'}
    problem(gm.delete(f"{path}/tray", json={"reason": "x"}, headers=stale), 412, "stale")
    body = {"faces": [1], "sides": 10}
    problem(gm.post(f"{path}/tray", json=body, headers=stale), 412, "stale")
    assert tray(gm, path) == [[1]]


def test_the_tray_is_seen_by_all_and_used_by_the_gm(gm: FlaskClient, path: str, with_token: Clients) -> None:
    throw = put(gm, path, 1)
    seat = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["dice"]}
    player = with_token(ok(gm.post("/api/v1/tokens", json=seat), 201)["token"])
    assert tray(player, path) == [[1]]
    problem(player.post(f"{path}/tray", json={"throw": throw}), 403, "forbidden")
    problem(player.delete(f"{path}/tray", json={"reason": "x"}), 403, "forbidden")
