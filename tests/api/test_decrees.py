"""What the GM may set by decree, as the console asks it."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, ok


@pytest.fixture
def path(gm: FlaskClient) -> str:
    return battle(gm)


def one(gm: FlaskClient, path: str, field: str, ship: str = "", lang: str = "fr") -> dict[str, Any]:
    (found,) = ok(gm.get(f"{path}/decrees?field={field}&lang={lang}{ship and f'&ship={ship}'}"))
    return dict(found)


def test_a_word_comes_with_the_words_it_may_be(gm: FlaskClient, path: str) -> None:
    kinds = one(gm, path, "crew_kind", "a")
    assert [option["value"] for option in kinds["options"]] == [
        "merchant",
        "military",
        "corsair",
        "buccaneer",
    ]
    assert kinds["options"][0]["label"] == "marchand"
    assert one(gm, path, "crew_kind", "a", "en")["options"][0]["label"] == "merchant"


def test_a_number_comes_with_its_ends_and_a_flag_as_one(gm: FlaskClient, path: str) -> None:
    force = one(gm, path, "wind.force")
    assert (force["number"], force["minimum"], force["maximum"], force["flag"]) == (True, 0, 9, False)
    drama = one(gm, path, "drama", "a")
    assert (drama["minimum"], drama["maximum"]) == (0, None)
    assert one(gm, path, "aground", "a")["flag"]


def test_the_battle_has_decrees_of_its_own(gm: FlaskClient, path: str) -> None:
    found = ok(gm.get(f"{path}/decrees?lang=en"))
    assert [decree["field"] for decree in found] == ["wind.direction", "wind.force", "round"]


@pytest.mark.parametrize("query", ["ship=xyzzy", "ship=", "field=xyzzy", "ship=a&field=wind.force"])
def test_what_is_not_there_is_not_found(gm: FlaskClient, path: str, query: str) -> None:
    assert gm.get(f"{path}/decrees?{query}").status_code == 404


def test_decrees_are_the_gms_own(gm: FlaskClient, with_token: Clients, path: str) -> None:
    seat = {"role": "player", "battle": path.rsplit("/", 1)[1], "side": "red", "may": ["orders"]}
    token = ok(gm.post("/api/v1/tokens", json=seat), 201)["token"]
    assert with_token(token).get(f"{path}/decrees?ship=a").status_code == 403
