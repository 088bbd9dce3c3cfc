"""What changes about campaigns, their fleets and ships between battles, and what is refused."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.fleets import API, begun, carried, fight
from tests.api.setups import WIND, battle, decree, ok, order, problem
from timonier.api.campaigns import carry_of
from timonier.kernel.desk import Desk
from timonier.kernel.engine import Done, run
from timonier.kernel.ledger import Ledger
from timonier.kernel.player import Player
from timonier.kernel.record import BadRecord, numbered, read_entries, read_head
from timonier.registry import rulesets
from timonier.store.books import Book
from timonier.store.models import BattleRow


def test_a_hidden_battle_lets_its_ships_go_and_does_not_take_them_from_another(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    first = begun(gm, campaign)
    assert gm.delete(first).status_code == 204
    second = begun(gm, campaign)
    problem(gm.post(f"{first}/restore"), 409, "in_battle")
    ok(order(gm, second, type="conclude"), 201)
    problem(gm.post(f"{first}/restore"), 409, "ship_changed")
    assert gm.delete(second).status_code == 204
    ok(gm.post(f"{first}/restore"))


def test_what_is_hidden_comes_back(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    for path, inside in (
        (f"{API}/ships/murene", f"{API}/fleets/{fleets[0]}/ships"),
        (f"{API}/fleets/{fleets[0]}", f"{API}/campaigns/{campaign}/fleets"),
        (f"{API}/campaigns/{campaign}", f"{API}/campaigns"),
    ):
        before = ok(gm.get(path)), ok(gm.get(inside))
        assert gm.delete(path).status_code == 204
        problem(gm.get(path), 404, "not_found")
        problem(gm.delete(path), 404, "not_found")
        assert [one["id"] for one in ok(gm.get(f"{inside}?hidden=true"))] == [path.rsplit("/", 1)[1]]
        assert ok(gm.post(f"{path}/restore")) == before[0]
        assert ok(gm.get(inside)) == before[1]


def test_names_sheets_and_fleets_are_changed(gm: FlaskClient, campaign: str, fleets: tuple[str, str]) -> None:
    assert ok(gm.patch(f"{API}/campaigns/{campaign}", json={"name": "Mer"}))["name"] == "Mer"
    assert ok(gm.patch(f"{API}/fleets/{fleets[0]}", json={"name": "Escadre"}))["name"] == "Escadre"
    patched = ok(gm.patch(f"{API}/ships/murene", json={"oars": True, "fleet": fleets[1]}))
    assert patched["oars"] is True and patched["fleet"] == fleets[1]
    assert "oars" not in ok(gm.patch(f"{API}/ships/murene", json={"oars": None}))
    problem(gm.patch(f"{API}/ships/murene", json={"class": None}), 422, "bad_value")
    whole = {key: value for key, value in ok(gm.get(f"{API}/ships/murene")).items() if key != "carry"}
    replaced = ok(gm.put(f"{API}/ships/murene", json=whole | {"name": "Rémora"}))
    assert (replaced["name"], replaced["id"], replaced["carry"]) == ("Rémora", "murene", [])


def test_a_ship_may_have_something_of_her_own_in_a_battle(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    named = [{"id": "murene", "heading": 4, "veil": "sheet"}]
    made = ok(fight(gm, campaign, {"ships": named}, {"ships": ["sirene"]}), 201)
    assert made["state"]["ships"]["murene"]["heading"] == 4
    assert made["state"]["ships"]["murene"]["veil"] == "sheet"
    assert "heading" not in ok(gm.get(f"{API}/ships/murene"))


@pytest.mark.parametrize(
    ("red", "more", "pointer"),
    [
        ({"ships": ["nobody"]}, {}, "/setup/sides/0/ships/0"),
        ({"ships": [3]}, {}, "/setup/sides/0/ships/0"),
        ({"ships": "murene"}, {}, "/setup/sides/0/ships"),
        ({"fleet": "none"}, {}, "/setup/sides/0/fleet"),
        ({"fleet": 3}, {}, "/setup/sides/0/fleet"),
        ({"ships": ["murene", "murene"]}, {}, "/setup/sides/0/ships"),
        ({"ships": ["murene"]}, {"campaign": "none"}, "campaign"),
        ({"ships": ["murene"]}, {"campaign": 3}, "campaign"),
        ({"ships": ["murene"]}, {"setup": {}}, "/setup/sides"),
        ({"ships": ["murene"]}, {"setup": {"sides": [3]}}, "/setup/sides/0"),
        ({"ships": ["murene"]}, {"options": {"none": 1}}, "/options/none"),
        ({"ships": ["murene"], "id": "RED"}, {}, "/setup/sides/0/id"),
    ],
)
def test_a_fault_of_the_set_up_is_pointed_to(
    gm: FlaskClient,
    campaign: str,
    fleets: tuple[str, str],
    red: dict[str, Any],
    more: dict[str, Any],
    pointer: str,
) -> None:
    answer = fight(gm, campaign, red, {"ships": ["sirene"]}, **more)
    assert answer.status_code == 422, answer.json
    assert list(answer.json["errors"]) == [pointer]
    assert ok(gm.get(f"{API}/battles"))["total"] == 0


def test_another_campaign_s_ships_are_not_to_be_had(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    made = ok(gm.post(f"{API}/campaigns", json={"name": "Autre", "ruleset": "seventh-sea"}), 201)
    answer = fight(gm, made["id"], {"ships": ["murene"]}, {"ships": []})
    assert list(problem(answer, 422, "bad_value")["errors"]) == ["/setup/sides/0/ships/0"]


def test_what_this_battle_s_rules_refuse_of_a_ship_s_past_is_told(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    path = begun(gm, campaign)
    decree(gm, path, "murene", "captured_by", "blue")
    ok(order(gm, path, type="conclude"), 201)
    sides = [{"id": "green", "name": "V", "ships": ["murene"]}, {"id": "grey", "name": "G", "ships": []}]
    answer = fight(gm, campaign, {}, {}, setup={"sides": sides, "wind": WIND})
    assert list(problem(answer, 422, "carry_refused")["errors"]) == ["murene/captured_by"]
    assert ok(gm.get(f"{API}/battles"))["total"] == 1


def test_campaigns_are_the_gm_s(gm: FlaskClient, campaign: str, with_token: Clients) -> None:
    path = battle(gm)
    body = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["orders", "dice"]}
    player = with_token(ok(gm.post(f"{API}/tokens", json=body), 201)["token"])
    for url in ("/campaigns", f"/campaigns/{campaign}", f"/campaigns/{campaign}/fleets", "/ships/x"):
        problem(player.get(f"{API}{url}"), 403, "forbidden")
    problem(player.post(f"{API}/campaigns", json={"name": "x", "ruleset": "seventh-sea"}), 403, "forbidden")


def test_what_a_set_up_has_and_a_battle_mends_stays_mended(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str]
) -> None:
    ok(gm.patch(f"{API}/ships/murene", json={"fires": 2, "superficial": 5}))
    path = begun(gm, campaign)
    assert ok(gm.get(path))["state"]["ships"]["murene"]["fires"] == 2
    decree(gm, path, "murene", "fires", 0)
    ok(order(gm, path, type="conclude"), 201)
    assert carried(gm, "murene") == {"superficial": 5, "fires": 0}
    again = ok(gm.get(begun(gm, campaign)))["state"]["ships"]["murene"]
    assert (again["fires"], again["superficial"]) == (0, 5)


@pytest.mark.parametrize(
    ("field", "value"),
    [("type", 5), ("type", [5]), ("type", None), ("type", "zeppelin"), ("colour", "red"), ("name", " ")],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_ship_in_a_file_has_to_be_one_by_the_rules(
    gm: FlaskClient, campaign: str, fleets: tuple[str, str], field: str, value: Any, lang: str
) -> None:
    ok(gm.delete(f"{API}/ships/triton"), 204)
    sound = ok(gm.get(f"{API}/campaigns/{campaign}/record"))
    wrong = deepcopy(sound)
    wrong["fleets"][1]["ships"][1]["ship"][field] = value
    answer = problem(gm.post(f"{API}/campaigns/import?lang={lang}", json=wrong), 422, "bad_record")
    assert list(answer["errors"]) == [f"/fleets/1/ships/1/ship/{field}"]
    bare = {key: value for key, value in sound["fleets"][1]["ships"][1]["ship"].items() if key != field}
    refused = gm.post(f"{API}/fleets/{fleets[0]}/ships?lang={lang}", json=bare | {field: value})
    assert problem(refused, 422, "bad_value")["detail"] == answer["detail"]
    assert [one["id"] for one in ok(gm.get(f"{API}/campaigns"))] == [campaign]
    ok(gm.post(f"{API}/campaigns/import", json=sound), 201)


VECTORS = Path(__file__).resolve().parents[1] / "vectors"


@pytest.mark.parametrize("folder", sorted(VECTORS.iterdir()), ids=lambda folder: folder.name)
def test_what_any_game_leaves_on_a_ship_its_next_battle_takes(folder: Path) -> None:
    """Each ship of every battle, begun again with what was left on her: every decree is accepted."""
    games = rulesets()
    for file in sorted(folder.glob("*.json"))[::9]:
        record = json.loads(file.read_text("utf-8"))
        try:
            head = read_head(record, games)
        except BadRecord:
            continue
        desk = Desk(Ledger(head.ruleset, head.battle))
        for n, entry in numbered(read_entries(record)):
            Player(desk, "en").entry(entry, n)
        book = Book(BattleRow(), head.ruleset, desk, {}, {})
        for hull in head.battle.ships:
            again = read_head(record, games).battle
            for left in carry_of(book, hull):
                decree = {"type": "adjust", "ship": hull, **left, "reason": "x"}
                outcome = run(head.ruleset, again, decree)
                assert isinstance(outcome, Done), (file.name, hull, left)
                again = outcome.battle
