"""The documents are true: their links lead somewhere, and the README's walk works as written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.served import GM_TOKEN, served
from timonier import __version__

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in ROOT.rglob("*.md")
    if not any(part.startswith(".") or part == "node_modules" for part in path.relative_to(ROOT).parts)
)


def blocks(language: str) -> list[str]:
    """Return the README's fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)


def steps(block: str) -> list[tuple[str, str]]:
    """Return the commands of a console block, each with the output shown below it."""
    found: list[tuple[str, str]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            command, output = found[-1]
            found[-1] = (command, output + line + "\n")
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / document).read_text("utf-8"), flags=re.S)
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in link:
            assert (ROOT / document).parent.joinpath(link).exists(), link


def test_the_walk_works_as_written(tmp_path: Path) -> None:
    """`…` stands for any text; commands run in a folder that has the examples."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    walked = [step for block in blocks("console") for step in steps(block)]
    assert any("adjudicate" in command for command, _ in walked)
    for command, output in walked:
        done = subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"PATH": path},
            encoding="utf-8",
        )
        assert done.returncode == 0, (command, done.stderr)
        pattern = ".*".join(re.escape(part) for part in output.split("…"))
        assert re.fullmatch(pattern, done.stdout, re.S), f"{command}\n{done.stdout}"


def test_the_make_targets_named_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    documents = "".join((ROOT / name).read_text("utf-8") for name in DOCUMENTS)
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", documents, re.M))
    assert {"serve", "test"} <= named
    assert all(re.search(rf"^{name}:", makefile, re.M) for name in named)


def test_the_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(r"^## Unreleased$", changelog, re.M)
    assert f"{__version__}" in changelog


def test_the_walk_of_the_api_works_as_written(tmp_path: Path) -> None:
    """The shell blocks of `docs/api.md`, one after the other in one shell, against a real server."""
    walk = re.findall(r"^```sh\n(.*?)^```$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.M | re.S)
    assert len(walk) >= 6
    with served(tmp_path) as server:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", "\n".join(walk)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"URL": server.url, "TOKEN": GM_TOKEN},
            timeout=60,
            check=False,
        )
    assert done.returncode == 0, done.stderr + done.stdout[-500:]
    assert (tmp_path / "battle.json").is_file()
