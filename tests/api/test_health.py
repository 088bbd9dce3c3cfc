from __future__ import annotations

from flask.testing import FlaskClient

from timonier import __version__


def test_health_needs_no_token(client: FlaskClient) -> None:
    answer = client.get("/api/v1/health")
    assert answer.status_code == 200
    assert answer.json == {"status": "ok", "version": __version__, "database": None, "towers": []}
