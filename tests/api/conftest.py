"""A client of the application, without a server, on a real SQLite file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api import truth
from tests.api.fleets import API, fleet
from tests.api.setups import ok
from tests.conftest import GM_TOKEN
from tests.kernel import skiffs
from timonier.api import access, create_app
from timonier.api.server import Server, start
from timonier.store.database import open_database
from timonier.store.shelf import Shelf
from timonier.store.unit import Store


class ReadingClient(FlaskClient):
    """Reads every answer whole, so that no file stays open behind a page; sends its token with everything."""

    token: str | None = GM_TOKEN

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        headers = dict(kwargs.pop("headers", None) or {})
        if self.token is not None:
            headers = {"Authorization": f"Bearer {self.token}"} | headers
        answer = super().open(*args, **{"buffered": True, "headers": headers} | kwargs)
        truth.check(self.application, answer)
        return answer


Clients = Callable[[str | None], FlaskClient]


def open_app(folder: Path) -> Flask:
    """Return an application on a database of its own in *folder*."""
    app = create_app(start(f"sqlite:///{folder / 'timonier.db'}", GM_TOKEN))
    app.test_client_class = ReadingClient
    return app


def close_app(app: Flask) -> None:
    """Let go of the database of an application."""
    app.extensions["timonier"].store.close()


@pytest.fixture(autouse=True)
def nobody_was_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin each test with no wrong token counted."""
    monkeypatch.setattr(access, "_wrong", access._Wrong())


@pytest.fixture(scope="session")
def shared_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """Return one application for all tests that keep nothing in it."""
    app = open_app(tmp_path_factory.mktemp("shared"))
    yield app
    close_app(app)


@pytest.fixture(scope="session")
def client(shared_app: Flask) -> FlaskClient:
    """Return a GM's client that gets answers as from a server: nothing is raised through."""
    return shared_app.test_client()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    """Return an application on a database of this test's own."""
    app = open_app(tmp_path)
    yield app
    close_app(app)


@pytest.fixture
def gm(app: Flask) -> FlaskClient:
    """Return the GM's client of this test's own application."""
    return app.test_client()


@pytest.fixture
def with_token(app: Flask) -> Clients:
    """Return a function that makes a client with a token, or with none."""

    def with_token(token: str | None) -> FlaskClient:
        client = app.test_client()
        client.token = token  # type: ignore[attr-defined]
        return client

    return with_token


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """Return an application that plays the toy game of the kernel's tests and nothing else."""
    store = Store(open_database(f"sqlite:///{tmp_path_factory.mktemp('toy') / 'timonier.db'}"), "")
    games = {skiffs.RULESET.id: skiffs.RULESET}
    app = create_app(Server(store, Shelf(games), GM_TOKEN, games))
    app.test_client_class = ReadingClient
    yield app
    close_app(app)


@pytest.fixture
def campaign(gm: FlaskClient) -> str:
    made = ok(gm.post(f"{API}/campaigns", json={"name": "Caraïbe", "ruleset": "seventh-sea"}), 201)
    return str(made["id"])


@pytest.fixture
def fleets(gm: FlaskClient, campaign: str) -> tuple[str, str]:
    return fleet(gm, campaign, "Murène"), fleet(gm, campaign, "Sirène", "Triton")
