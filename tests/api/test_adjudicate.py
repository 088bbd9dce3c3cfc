from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

URL = "/api/v1/adjudicate"


def test_a_record_is_answered_entry_by_entry(client: FlaskClient, skirmish: dict[str, Any]) -> None:
    answer = client.post(URL, json=skirmish)
    assert answer.status_code == 200
    assert list(answer.json) == ["ruleset", "entries", "state"]
    noted, refused = answer.json["entries"]
    assert list(noted) == ["asks", "events", "refused", "pending", "state"]
    assert noted["refused"] is None
    assert refused["refused"]["code"] == "unknown_ship"
    assert list(refused["refused"])[:4] == ["code", "message", "rule", "soft"]
    assert answer.json["state"] == refused["state"]


def test_french_text_comes_back_as_it_was(client: FlaskClient, skirmish: dict[str, Any]) -> None:
    assert "Sirène" in client.post(URL, json=skirmish).get_data(as_text=True)


@pytest.mark.parametrize(
    ("query", "header", "same_as"),
    [("", "en", "fr"), ("", None, "fr"), ("?lang=en", "fr", "en"), ("", "fr", "fr")],
)
def test_messages_are_in_the_language_asked_for(
    client: FlaskClient, skirmish: dict[str, Any], query: str, header: str | None, same_as: str
) -> None:
    def message(query: str, header: str | None) -> str:
        headers = {} if header is None else {"Accept-Language": header}
        answer = client.post(URL + query, json=skirmish, headers=headers).json
        return str(answer["entries"][1]["refused"]["message"])

    if (query, header) == ("", "en"):
        assert message(query, header) == message("?lang=en", None) != message("?lang=fr", None)
    else:
        assert message(query, header) == message(f"?lang={same_as}", None)


def test_an_unknown_rule_set_has_its_code(client: FlaskClient, skirmish: dict[str, Any]) -> None:
    answer = client.post(URL, json=skirmish | {"ruleset": "ludo"})
    assert (answer.status_code, answer.json["code"]) == (422, "unknown_ruleset")
    assert list(answer.json["errors"]) == ["/ruleset"]


@pytest.mark.parametrize("body", [None, 3, "x", [], True, {}, {"ruleset": 3}, {"ruleset": "seventh-sea"}])
def test_what_is_no_record_is_a_bad_record(client: FlaskClient, body: object) -> None:
    answer = client.post(URL, data=json.dumps(body), content_type="application/json")
    assert (answer.status_code, answer.json["code"]) == (422, "bad_record")
    assert answer.json["errors"]


def test_the_pointer_says_where_the_record_is_wrong(client: FlaskClient, skirmish: dict[str, Any]) -> None:
    skirmish["entries"][1]["dice"] = "3"
    answer = client.post(URL, json=skirmish)
    assert answer.status_code == 422
    assert list(answer.json["errors"]) == ["/entries/1/dice"]
    assert answer.json["errors"]["/entries/1/dice"] == [answer.json["detail"]]
