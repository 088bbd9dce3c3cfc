"""The command line, run in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from typer.testing import CliRunner, Result

from tests.api.conftest import close_app, open_app
from timonier.cli import build_app


@pytest.fixture
def api(tmp_path: Path) -> Iterator[FlaskClient]:
    """Return a GM's client of the API."""
    app = open_app(tmp_path)
    yield app.test_client()
    close_app(app)


@pytest.fixture
def run() -> Callable[..., Result]:
    """Return a function that runs the command line with its arguments, in English."""
    return lambda *arguments: CliRunner().invoke(build_app("en"), [str(word) for word in arguments])


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, Any], Path]:
    """Return a function that writes a record (or raw bytes) to a file and returns its path."""

    def write(name: str, content: Any) -> Path:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    return write
