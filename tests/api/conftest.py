"""A client of the application, without a server."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from timonier.api import create_app


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """Return a client that gets answers as from a server: nothing is raised through."""
    return create_app().test_client()
