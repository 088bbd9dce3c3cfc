from __future__ import annotations

from flask import Flask

from tests.api.conftest import Clients
from timonier import __version__


def test_health_needs_no_token(with_token: Clients) -> None:
    answer = with_token(None).get("/api/v1/health")
    assert answer.status_code == 200
    assert answer.json == {
        "status": "ok",
        "version": __version__,
        "database": "sqlite",
        "public_url": None,
        "towers": [],
    }


def test_health_tells_where_other_devices_reach_the_server_once_that_is_known(app: Flask) -> None:
    app.extensions["timonier"].public_url = "http://192.168.1.20:8000"
    assert app.test_client().get("/api/v1/health").json["public_url"] == "http://192.168.1.20:8000"
