"""The locks: whole, hashed, and of no particular registry."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def locked(name: str) -> set[str]:
    text = (ROOT / name).read_text("utf-8")
    return {
        found.lower().replace(".", "-").replace("_", "-") for found in re.findall(r"^([\w.-]+)==", text, re.M)
    }


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_is_hashed_and_names_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    pins = re.split(r"\n(?=\S)", text)
    assert all("--hash=sha256:" in pin for pin in pins if "==" in pin)


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    def names(wanted: list[str]) -> set[str]:
        return {re.split(r"[<>=;\[ ]", line)[0].lower().replace(".", "-") for line in wanted}

    assert names(project["dependencies"]) <= locked("requirements.lock") <= locked("requirements-dev.lock")
    assert names(project["optional-dependencies"]["dev"]) <= locked("requirements-dev.lock")
