from __future__ import annotations

from tests.api.conftest import Clients
from timonier import __version__


def test_health_needs_no_token(with_token: Clients) -> None:
    answer = with_token(None).get("/api/v1/health")
    assert answer.status_code == 200
    assert answer.json == {"status": "ok", "version": __version__, "database": "sqlite", "towers": []}
