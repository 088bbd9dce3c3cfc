"""A client of the application, without a server."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from timonier.api import create_app


class ReadingClient(FlaskClient):
    """Reads every answer whole, so that no file stays open behind a page."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        return super().open(*args, **{"buffered": True} | kwargs)


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """Return a client that gets answers as from a server: nothing is raised through."""
    app = create_app()
    app.test_client_class = ReadingClient
    return app.test_client()
