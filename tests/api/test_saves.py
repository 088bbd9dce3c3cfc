"""Saves: written by hand, half thrown, imported, refused."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, begin_round, decree, ok, order, problem
from tests.api.test_records import API, VECTORS, check_round_trip, imported, record_of


@pytest.mark.parametrize("vector", VECTORS[::9], ids=lambda path: path.stem)
def test_a_hand_written_record_becomes_a_battle_that_ends_as_adjudicated(
    gm: FlaskClient, vector: Path
) -> None:
    record = json.loads(vector.read_text("utf-8"))
    answer = ok(gm.post(f"{API}/battles/import", json=record), 201)
    judged = ok(gm.post(f"{API}/adjudicate", json=record))
    assert answer["state"] == judged["state"]
    refused = [place for place, entry in enumerate(judged["entries"]) if entry["refused"]]
    assert [entry["entry"] for entry in answer["refused"]] == refused
    assert (answer["pending"] is not None) == judged["entries"][-1]["pending"]
    check_round_trip(gm, f"{API}/battles/{answer['id']}")


def test_a_half_thrown_roll_goes_on_where_it_stood(gm: FlaskClient) -> None:
    """Complaint 11, across machines: the same dice are awaited, and only the missing ones."""
    path = battle(gm)
    decree(gm, path, "a", "panache", 3)
    roll = ok(order(gm, path, type="next"), 202)["pending"]["rolls"][0]
    ok(gm.put(f"{path}/rolls/{roll['roll_id']}", json={"faces": [7], "source": "hand"}), 202)
    again = check_round_trip(gm, path)
    awaited = ok(gm.get(again))["pending"]["rolls"][0]
    assert [face["face"] for face in awaited["faces"]] == [7]
    assert awaited["missing"] == roll["missing"] - 1


def test_an_export_tells_who_when_and_where_each_face_came_from(gm: FlaskClient) -> None:
    path = battle(gm)
    begin_round(gm, path)
    record = record_of(gm, path)
    assert record["format"] == "timonier-battle/1" and record["rules_version"]
    (entry,) = record["entries"]
    assert entry["n"] == 1 and entry["by"] == "gm" and entry["at"].endswith("Z")
    assert [[face["face"] for face in faces] for faces in entry["faces"]] == entry["dice"]
    assert {face["source"] for faces in entry["faces"] for face in faces} == {"hand"}
    assert all(face["at"] and face["by"] == "gm" for faces in entry["faces"] for face in faces)


def test_tray_and_sources_are_part_of_a_save(gm: FlaskClient) -> None:
    path = battle(gm)
    ok(gm.post(f"{path}/tray", json={"faces": [4, 9], "sides": 10, "source": "hand"}), 201)
    ok(gm.patch(path, json={"sources": {"red": "software"}}))
    again = check_round_trip(gm, path)
    assert [throw["faces"] for throw in ok(gm.get(f"{again}/tray"))] == [[4, 9]]


def test_an_imported_battle_survives_the_server(gm: FlaskClient, app: Flask) -> None:
    path = battle(gm)
    begin_round(gm, path)
    decree(gm, path, "a", "brawn", 1)
    ok(gm.post(f"{path}/undo"))
    ok(order(gm, path, type="next"), 201)
    again = imported(gm, record_of(gm, path))
    before, shelf = ok(gm.get(again)), app.extensions["timonier"].shelf
    shelf.drop(before["id"])
    assert ok(gm.get(again)) == before


def fault(gm: FlaskClient, record: Any) -> Any:
    answer = gm.post(f"{API}/battles/import", json=record)
    assert answer.status_code == 422, answer.get_data(as_text=True)
    (pointer,) = answer.json["errors"]
    assert ok(gm.get(f"{API}/battles"))["total"] == 1
    return pointer


def test_what_is_no_save_is_pointed_to_and_leaves_nothing(gm: FlaskClient) -> None:
    path = battle(gm)
    begin_round(gm, path)
    ok(gm.post(f"{path}/undo"))
    ok(order(gm, path, type="next"), 202)
    sound = record_of(gm, path)

    def broken(pointer: str, value: Any) -> Any:
        record = deepcopy(sound)
        *way, last = pointer.strip("/").split("/")
        target = record
        for key in way:
            target = target[int(key)] if isinstance(target, list) else target[key]
        target[int(last) if isinstance(target, list) else last] = value
        return fault(gm, record)

    for pointer, value in (
        ("/format", "x"),
        ("/ruleset", "ludo"),
        ("/entries/0/by", 3),
        ("/entries/0/at", "yesterday"),
        ("/entries/0/n", 10**30),
        ("/entries/0/faces", [[]]),
        ("/pending", {"command": {"type": "conclude"}}),
        ("/pending", {"command": {"type": "nothing"}}),
        ("/tray", {}),
    ):
        assert broken(pointer, value) == pointer
    assert broken("/entries/0/faces/0/0/face", 11) == "/entries/0/faces/0"
    assert broken("/entries/0/faces/0/0/source", "sky") == "/entries/0/faces/0"
    assert broken("/sources", {"green": "hand"}) == "/sources"
    assert broken("/pending", {"undo": {}}) == "/pending"
    assert broken("/tray", [{"faces": [11], "sides": 10}]) == "/tray/0/faces"
    assert broken("/tray", [{"faces": [1], "sides": 10**9}]) == "/tray/0/sides"
    assert broken("/tray", [{"faces": [1], "sides": 6, "source": "sky"}]) == "/tray/0/source"
    cancel = {"cancel": {"asks": [{"kind": "dice", "count": 1, "sides": 6, "purpose": "x"}]}, "dice": [[7]]}
    assert broken("/entries/0", cancel) == "/entries/0/cancel/asks/0"


def test_records_are_the_gm_s(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    body = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["orders", "dice"]}
    player = with_token(ok(gm.post(f"{API}/tokens", json=body), 201)["token"])
    problem(player.get(f"{path}/record"), 403, "forbidden")
    problem(player.post(f"{API}/battles/import", json=record_of(gm, path)), 403, "forbidden")
