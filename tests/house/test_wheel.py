"""The wheel holds all it needs: installed in a bare environment with no network, it works."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with the tools of this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)])
    (built,) = folder.glob("timonier-*.whl")
    return built


@pytest.fixture(scope="module")
def wheelhouse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of locked wheels that `make test` fetched; fetch them where it did not."""
    made = ROOT / ".wheelhouse"
    lock = ROOT / "requirements.lock"
    if (made / ".made").is_file() and (made / ".made").stat().st_mtime >= lock.stat().st_mtime:
        return made
    folder = tmp_path_factory.mktemp("wheelhouse")
    run([*PIP, "wheel", "--require-hashes", "-r", str(lock), "-w", str(folder)])
    return folder


@pytest.fixture(scope="module")
def tried(wheel: Path, wheelhouse: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Install and try the wheel where nothing but the loopback is reached."""
    folder = tmp_path_factory.mktemp("offline")
    program = [sys.executable, str(ROOT / "tests" / "house" / "offline.py")]
    done = run([*blocked(), *program, str(wheel), str(wheelhouse), str(folder)])
    return dict(json.loads(done.splitlines()[-1]))


def blocked() -> list[str]:
    """Return the words that put a program in a network namespace of its own."""
    for words in (["unshare", "--net"], ["unshare", "--net", "--map-root-user"]):
        if shutil.which("unshare") and subprocess.run([*words, "true"], capture_output=True).returncode == 0:
            return words
    dead = "http://127.0.0.1:9"
    return ["env", f"http_proxy={dead}", f"https_proxy={dead}", f"all_proxy={dead}", "no_proxy=127.0.0.1"]


def run(command: list[str]) -> str:
    """Run and return what was printed; fail with what was complained about."""
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_file_of_the_server_is_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        "server": ROOT / "server" / "timonier",
        "clients/python": ROOT / "clients" / "python" / "timonier_client",
    }
    wanted = {
        path.relative_to(ROOT / parent).as_posix()
        for parent, folder in sources.items()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= inside
    assert {Path(name).suffix for name in wanted} >= {".py", ".toml", ".ftl", ".typed"}


def test_pages_and_examples_are_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for kind, folder in (("web", ROOT / "clients" / "web"), ("examples", ROOT / "examples")):
        wanted = {
            f"timonier/{kind}/{path.relative_to(folder).as_posix()}"
            for path in folder.rglob("*")
            if path.is_file()
        }
        assert wanted <= inside


def test_nothing_else_is_in_the_wheel(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in inside} == {"timonier", "timonier_client"}
    assert not [name for name in inside if "__pycache__" in name or "/tests/" in name]


def test_it_adjudicates_its_own_examples_without_a_network(tried: dict[str, Any]) -> None:
    assert tried["examples"].endswith("site-packages/timonier/examples")
    answers = [json.loads(line) for line in tried["adjudicated"].splitlines()]
    assert not [answer for answer in answers if "error" in answer]
    played = [answer["file"] for answer in answers if answer["entries"]]
    assert len([file for file in played if file.endswith("-battle.json")]) >= 5


def test_it_knows_its_rule_sets_without_a_network(tried: dict[str, Any]) -> None:
    assert "seventh-sea" in [game["id"] for game in tried["rulesets"]]


def test_it_serves_pages_and_documents_without_a_network(tried: dict[str, Any]) -> None:
    assert {path: status for path, (status, _) in tried["pages"].items() if status != 200} == {}
    assert tried["pages"]["/api/docs/swagger-ui-bundle.js"][1] > 1_000_000


def test_the_network_was_blocked(tried: dict[str, Any]) -> None:
    if blocked()[0] == "unshare":
        assert tried["net"] == ["lo"]
