"""The Python client plays: battles, dice, mending, campaigns and seats, against the real server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import responses
from responses import RequestsMock

from tests.api.setups import setup
from tests.conftest import ship
from timonier_client import Battle, DiceOffered, Problem, Timonier, Unreachable


@pytest.fixture
def table(server_url: str, gm_token: str) -> Iterator[Timonier]:
    with Timonier(server_url, lang="en", token=gm_token) as client:
        yield client


@pytest.fixture
def battle(table: Timonier) -> Battle:
    return table.begin({"ruleset": "seventh-sea", "title": "Skirmish", "setup": setup()})


def first_round(table: Timonier, battle: str) -> int:
    """Begin the first round with typed dice and return the number of its entry."""
    outcome = table.order(battle, "next")
    while "pending" in outcome:
        roll = outcome["pending"]["rolls"][0]
        outcome = table.give(battle, roll, [3] * roll["missing"])
    return outcome["entry"]


def test_orders_dice_and_mending(table: Timonier, battle: Battle) -> None:
    key = battle["id"]
    entry = first_round(table, key)
    assert table.undo(key)["undone"] == [entry]
    assert table.redo(key)["redone"] == [entry]
    table.undo(key, to=0)
    roll = table.order(key, "next")["pending"]["rolls"][0]
    assert roll["offered"] == [3]
    with pytest.raises(Problem) as caught:
        table.give(key, roll, [9])
    assert caught.value.code == "dice_offered" and caught.value.offered == [3]
    with pytest.raises(DiceOffered):
        table.throw(key, roll, "software", rest=True)
    outcome = table.throw(key, roll, "offered")
    while "pending" in outcome:
        roll = outcome["pending"]["rolls"][0]
        outcome = table.throw(key, roll, "offered" if roll["offered"] else "software")
    decree = table.order(key, "adjust", ship="a", field="wits", value=1, reason="x")
    told = table.amend(key, decree["entry"], "x", command={**DECREE, "value": 2}, dry_run=True)
    assert [change["entry"] for change in told["changed"]] == [decree["entry"]]
    table.amend(key, decree["entry"], "x", command={**DECREE, "value": 2})
    assert table.battle(key)["state"]["ships"]["a"]["wits"] == 2


DECREE = {"type": "adjust", "ship": "a", "field": "wits", "reason": "x"}


def test_a_waiting_order_is_cancelled(table: Timonier, battle: Battle) -> None:
    roll = table.order(battle["id"], "next")["pending"]["rolls"][0]
    table.cancel(battle["id"], roll)
    assert table.battle(battle["id"])["pending"] is None


def test_a_stale_view_is_told(table: Timonier, battle: Battle) -> None:
    table.order(battle["id"], "note", text="x", version=battle["version"])
    with pytest.raises(Problem) as caught:
        table.order(battle["id"], "note", text="y", version=battle["version"])
    assert caught.value.status == 412 and caught.value.version == battle["version"] + 1


def test_log_record_and_tray(table: Timonier, battle: Battle) -> None:
    key = battle["id"]
    throw = table.put_in_tray(key, [7], 10)
    roll = table.order(key, "next")["pending"]["rolls"][0]
    table.claim(key, throw["id"], roll)
    table.put_in_tray(key, [1], 10)
    table.discard(key, "rubbish")
    assert table.tray(key) == []
    table.undo(key)
    table.order(key, "note", text="Ahoy there")
    assert [entry["kind"] for entry in table.log(key)["entries"]] == ["cancel", "command"]
    assert "Ahoy there" in table.log_text(key)
    record = table.record(key)
    again = table.import_battle(record)
    assert table.record(again["id"]) == record
    assert table.battles()["total"] >= 2


def test_battles_are_renamed_hidden_and_restored(table: Timonier, battle: Battle) -> None:
    key = battle["id"]
    assert table.change_battle(key, title="Other", sources={"red": "software"})["title"] == "Other"
    assert table.orders(key, "a")
    table.hide_battle(key)
    with pytest.raises(Problem):
        table.battle(key)
    table.restore_battle(key)
    assert table.battle(key)["sources"] == {"red": "software"}


def test_campaigns_go_out_and_in(table: Timonier) -> None:
    made = table.begin_campaign("Caribbean", "seventh-sea")
    fleet = table.begin_fleet(made["id"], "Reds")
    kept = table.add_ship(fleet["id"], ship("rose", "red"))
    assert table.change_ship(kept["id"], name="Red Rose")["name"] == "Red Rose"
    table.rename("fleets", fleet["id"], "The Reds")
    table.hide("ships", kept["id"])
    assert table.fleet(fleet["id"])["ships"] == []
    table.restore("ships", kept["id"])
    data = table.export_campaign(made["id"])
    again = table.import_campaign(data)
    assert [one["name"] for one in again["fleets"]] == ["The Reds"]
    assert table.ship(again["fleets"][0]["ships"][0]["id"])["name"] == "Red Rose"
    assert table.campaign(again["id"]) == again
    assert {made["id"], again["id"]} <= {one["id"] for one in table.campaigns()}


def test_a_player_joins_and_throws(table: Timonier, battle: Battle, server_url: str) -> None:
    seat = table.make_token("player", battle=battle["id"], side="red", may=["dice"])
    assert seat["code"] is not None
    roll = table.order(battle["id"], "next")["pending"]["rolls"][0]
    with Timonier(server_url, lang="en") as phone:
        assert phone.join(seat["code"], "Anne")["side"] == "red"
        phone.give(battle["id"], roll, [7])
        assert phone.roll("2d6", faces=[6, 6, 1, 2], explode=True, keep=1)["total"] == 8
        assert phone.fairness()
        assert [device["name"] for device in own(table, seat["id"])["devices"]] == ["Anne"]
        table.revoke(seat["id"])
        with pytest.raises(Problem) as caught:
            phone.battle(battle["id"])
    assert caught.value.status == 401


def test_a_server_for_its_own_machine_draws_no_code(table: Timonier, battle: Battle) -> None:
    seat = table.make_token("display", battle=battle["id"])
    told = table.reach()
    assert (told["addresses"], told["local"]) == ([], True)
    for address in (None, "http://127.0.0.1:1"):
        with pytest.raises(Problem) as caught:
            table.qr(seat["id"], address=address)
        assert caught.value.code == "not_reached"


def own(table: Timonier, token: str) -> Any:
    return next(one for one in table.tokens() if one["id"] == token)


def test_a_lost_answer_is_asked_for_again_under_the_same_key() -> None:
    with RequestsMock() as other, Timonier("http://other/", token="x") as client:
        url = "http://other/api/v1/battles/b/commands"
        other.add(responses.POST, url, body=requests.ConnectionError("lost"))
        other.add(responses.POST, url, json={"entry": 1, "events": [], "version": 2}, status=201)
        assert client.order("b", "next")["entry"] == 1
        keys = [call.request.headers["Idempotency-Key"] for call in other.calls]
    assert len(keys) == 2 and keys[0] == keys[1]


def test_answers_that_stay_lost_are_unreachable() -> None:
    with RequestsMock() as other, Timonier("http://other/", token="x") as client:
        other.add(responses.GET, "http://other/api/v1/battles/b/log", body=requests.Timeout("late"))
        with pytest.raises(Unreachable):
            client.log_text("b")


def test_odds_before_the_order(table: Timonier, battle: Battle) -> None:
    key = battle["id"]
    first_round(table, key)
    table.order(key, "next")
    before = table.battle(key)["version"]
    order = {"type": "fire", "ship": "a", "target": "b"}
    near = table.preview(key, "fire", ship="a", target="b", range=1)
    assert near["refusal"] is None and near["rest"] == 0
    assert near["chances"][0]["label"] == "Hits"
    both = table.compare(key, [{**order, "range": 1}, {**order, "range": 9}])
    assert both[0] == near
    assert both[0]["chances"][0]["p"] > both[1]["chances"][0]["p"]
    assert table.battle(key)["version"] == before
