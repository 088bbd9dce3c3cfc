"""Rule sets as outsiders see them: whole, in both languages, and nothing lost on the wire."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator

from timonier import registry
from timonier.kernel import describe, rulebook

GAMES = sorted(registry.rulesets())


def test_the_list_is_in_the_order_of_the_registry(client: FlaskClient) -> None:
    answer = client.get("/api/v1/rulesets")
    assert [game["id"] for game in answer.json] == list(registry.rulesets())


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_schemas_pass_on_all_that_the_kernel_tells(client: FlaskClient, game: str, lang: str) -> None:
    ruleset = registry.ruleset(game)
    answer = client.get(f"/api/v1/rulesets/{game}?lang={lang}")
    assert answer.status_code == 200
    assert answer.json == describe.describe(ruleset, lang)
    assert describe.summary(ruleset, lang) in client.get(f"/api/v1/rulesets?lang={lang}").json


@pytest.mark.parametrize("game", GAMES)
def test_each_order_has_a_valid_json_schema_of_its_type(client: FlaskClient, game: str) -> None:
    for order in client.get(f"/api/v1/rulesets/{game}").json["commands"]:
        Draft202012Validator.check_schema(order["schema"])
        assert order["schema"]["properties"]["type"] == {"const": order["type"]}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_form_shows_has_words(client: FlaskClient, game: str, lang: str) -> None:
    """A unit has one for one thing and one for many; parts and what stands for no ship are named."""
    for order in client.get(f"/api/v1/rulesets/{game}?lang={lang}").json["commands"]:
        for field in order["schema"]["properties"].values():
            if "x-unit" in field:
                assert field["x-unit-one"] not in ("", field["x-unit"])
            assert all(part["title"] for part in field.get("properties", {}).values())
            if field.get("x-ref") == "ship" and isinstance(field.get("default"), str):
                assert field["x-labels"][field["default"]] != field["default"]


def test_one_hex_is_not_hexes(client: FlaskClient) -> None:
    for lang, one in (("fr", "hexagone"), ("en", "hex")):
        orders = client.get(f"/api/v1/rulesets/seventh-sea?lang={lang}").json["commands"]
        fire = next(order for order in orders if order["type"] == "fire")
        assert fire["schema"]["properties"]["range"]["x-unit-one"] == one


def test_a_rule_set_tells_its_rules_in_the_language_asked_for(client: FlaskClient) -> None:
    told = {
        lang: client.get(f"/api/v1/rulesets/mortecouille?lang={lang}").json["rules"] for lang in ("fr", "en")
    }
    for lang, rules in told.items():
        (found,) = (rule for rule in rules if rule["id"] == "MC-RAM-8")
        assert found["title"] == {"fr": "Sirène", "en": "Siren"}[lang]
        assert "8" in found["text"]
    assert [rule["id"] for rule in told["fr"]] == [rule["id"] for rule in told["en"]]


def test_no_rule_is_read_before_somebody_asks_for_it(client: FlaskClient) -> None:
    rulebook.rules.cache_clear()
    assert client.get("/api/v1/rulesets").status_code == 200
    assert client.get("/api/v1/battles").status_code == 200
    assert rulebook.rules.cache_info().misses == 0
    assert client.get("/api/v1/rulesets/seventh-sea").status_code == 200
    assert rulebook.rules.cache_info().misses == 1
