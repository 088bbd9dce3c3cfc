"""A set-up tried before the battle: faults by pointer, what it costs, what the first step refuses."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import SIDES, ok, problem, setup

GAMES = ("seventh-sea", "mortecouille", "trireme", "tartare", "broadsides")


def tried(gm: FlaskClient, game: str, lang: str = "fr", **body: Any) -> Any:
    return ok(gm.post(f"/api/v1/rulesets/{game}/setup?lang={lang}", json=body))


def test_a_good_set_up_has_no_faults_and_makes_no_battle(gm: FlaskClient) -> None:
    answer = tried(gm, "seventh-sea", setup=setup())
    assert (answer["errors"], answer["refused"]) == ({}, None)
    assert ok(gm.get("/api/v1/battles"))["total"] == 0


@pytest.mark.parametrize(("lang", "said"), [("fr", "il faut un nom"), ("en", "a name")])
def test_a_fault_is_told_at_its_place_in_the_language_asked_for(
    gm: FlaskClient, lang: str, said: str
) -> None:
    bad = {"sides": SIDES, "ships": [{"id": "a", "name": "", "side": "red", "type": "brig"}]}
    (told,) = tried(gm, "seventh-sea", lang, setup=bad)["errors"].items()
    assert told[0] == "/setup/ships/0/name"
    assert said in told[1][0]


@pytest.mark.parametrize(
    ("game", "ship"),
    [
        ("mortecouille", {"type": "rouge-small", "options": {"no-such": 1}}),
        ("mortecouille", {"type": "rouge-small", "options": {"sails": 0}}),
        ("mortecouille", {"type": "galleon"}),
        ("tartare", {"type": "custom", "stats": {"hull": 1}}),
        ("tartare", {"type": "custom", "stats": {"hull": 100}}),
        ("tartare", {"type": "galleon"}),
    ],
)
def test_faults_are_told_in_words_of_each_language(gm: FlaskClient, game: str, ship: dict[str, Any]) -> None:
    body = {"sides": SIDES, "ships": [{"id": "a", "name": "Alcyon", "side": "red", **ship}]}
    french, english = (
        next(iter(tried(gm, game, lang, setup=body)["errors"].values()))[0] for lang in ("fr", "en")
    )
    assert french != english
    assert not any(raw in text for raw in ("setup-", "field-") for text in (french, english))


def test_money_spent_is_counted_and_too_much_is_refused_before_the_first_round(gm: FlaskClient) -> None:
    sides = [{**SIDES[0], "budget": 6000}, {**SIDES[1], "budget": None}]
    ships = [{"id": "a", "name": "Murène", "side": "red", "type": "rouge-small", "options": {"sails": 1}}]
    answer = tried(gm, "mortecouille", setup={"sides": sides, "ships": ships})
    red, blue = answer["accounts"]
    assert (red["spent"], red["limit"], red["over"], red["label"]) == (10000, 6000, True, "argent")
    assert (blue["spent"], blue["limit"], blue["over"]) == (0, None, False)
    assert answer["refused"]["code"] == "over_budget" and answer["refused"]["soft"]


def test_points_of_sides_and_of_ships_are_counted_against_the_options(gm: FlaskClient) -> None:
    ships = [{"id": "a", "name": "Encelade", "side": "red", "type": "titans-cruiser"}]
    answer = tried(gm, "tartare", setup={"sides": SIDES, "ships": ships}, options={"scale": 10})
    red = answer["accounts"][0]
    assert red["ship"] is None and red["limit"] == 10 and red["over"] and red["spent"] > 10
    ships = [{"id": "a", "name": "Alcyon", "side": "red", "type": "warship"}]
    for points, over in ((0, False), (10, True), (50, False)):
        options = {"ship_points": points}
        (one,) = tried(gm, "seventh-sea", setup={"sides": SIDES, "ships": ships}, options=options)["accounts"]
        assert (one["ship"], one["limit"], one["over"]) == ("a", points or None, over)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("body", [{}, {"setup": []}, {"setup": {"sides": 3}}, {"setup": {}, "options": 4}])
def test_nonsense_is_told_as_a_fault(gm: FlaskClient, game: str, body: dict[str, Any]) -> None:
    assert tried(gm, game, **body)["errors"]


def test_only_the_game_master_tries_and_only_rule_sets_there_are(
    gm: FlaskClient, with_token: Clients
) -> None:
    problem(gm.post("/api/v1/rulesets/chess/setup", json={"setup": {}}), 404, "unknown_ruleset")
    assert with_token(None).post("/api/v1/rulesets/trireme/setup", json={}).status_code == 401


def test_examples_have_a_title_in_each_language(gm: FlaskClient) -> None:
    for example in ok(gm.get("/api/v1/examples")):
        assert set(example["titles"]) == {"fr", "en"}
        assert all(title and " / " not in title for title in example["titles"].values())
        assert len(example["sides"]) >= 2 and example["ships"] >= 2
