"""A GM's client, and a bridge's, of an application of this test's own."""

from tests.api.conftest import app, gm, with_token

__all__ = ["app", "gm", "with_token"]
