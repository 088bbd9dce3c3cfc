"""Who may import whom, and what the rules may not touch.  The arrows stand in `server/README.md`."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from timonier.registry import rulesets

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "server" / "timonier"
RULESETS = sorted(path.name for path in (PACKAGE / "rulesets").iterdir() if (path / "__init__.py").is_file())

ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "rulesets": {"kernel"},
    "registry": {"kernel", "rulesets"},
    "store": {"kernel"},
    "tower": set(),
    "jsontext": set(),
    "words": {"kernel"},
    "assets": set(),
    "fairness": set(),
    "api": {"kernel", "registry", "store", "tower", "jsontext", "words", "assets", "fairness"},
    "cli": {"kernel", "registry", "store", "tower", "api", "jsontext", "words", "fairness"},
}
"""Part of the server -> the parts it may import."""

PURE = ("kernel", "rulesets")
IMPURE_MODULES = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "io",
    "socket",
    "logging",
    "sqlalchemy",
    "flask",
}
STRANGERS = {"icepool"}
STRANGERS_IN = {"kernel/texts.py": {"fluent"}}
"""Packages from outside that the rules may use, anywhere and in one module."""

GAME_WORDS = re.compile(
    r"\b(guns?|sails?|torpedo(es)?|armou?r|cannons?|broadsides?|hulls?|mast|boarding|gunnery|ram(ming)?)\b",
    re.I,
)


def modules(part: str) -> list[Path]:
    """Return the modules of one part of the server: a package or a single module."""
    single = PACKAGE / f"{part}.py"
    return [single] if single.is_file() else sorted((PACKAGE / part).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(name: str) -> str | None:
    """Return the part of the server that a dotted name belongs to, None for the package itself."""
    words = name.split(".")
    if words[0] != "timonier" or len(words) == 1 or words[1].startswith("__"):
        return None
    return words[1]


@pytest.mark.parametrize("part", sorted(ARROWS))
def test_each_part_imports_only_along_the_arrows(part: str) -> None:
    allowed = ARROWS[part] | {part}
    wrong = {
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in modules(part)
        for name in imports(path)
        if (part_of(name) or part) not in allowed
    }
    assert not wrong


def test_every_part_of_the_server_has_its_arrows() -> None:
    parts = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert parts - {"__init__", "__main__"} <= set(ARROWS)


def test_no_rule_set_imports_another() -> None:
    wrong = {
        f"{game} imports {name}"
        for game in RULESETS
        for path in (PACKAGE / "rulesets" / game).rglob("*.py")
        for name in imports(path)
        if name.startswith("timonier.rulesets.") and name.split(".")[2] != game
    }
    assert not wrong


def test_every_folder_of_rule_sets_is_registered() -> None:
    packages = {game.package.rsplit(".", 1)[-1] for game in rulesets().values()}
    assert set(RULESETS) <= packages


def pure_modules() -> list[Path]:
    return [path for part in PURE for path in modules(part)]


def test_the_rules_touch_no_clock_no_chance_no_disk_and_no_net() -> None:
    wrong = {
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in pure_modules()
        for name in imports(path)
        if name.split(".")[0] in IMPURE_MODULES
    }
    assert not wrong


def test_the_rules_stand_on_the_standard_library_and_icepool() -> None:
    wrong = set()
    for path in pure_modules():
        here = str(path.relative_to(PACKAGE).as_posix())
        allowed = sys.stdlib_module_names | STRANGERS | STRANGERS_IN.get(here, set()) | {"timonier"}
        wrong |= {f"{here} imports {name}" for name in imports(path) if name.split(".")[0] not in allowed}
    assert not wrong


def is_set(node: ast.expr) -> bool:
    """Tell whether an expression is plainly a set."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("set", "frozenset")
    )


def test_the_rules_never_go_through_a_set() -> None:
    """A set of texts has another order in every process: a replay after a restart would differ."""
    wrong = set()
    for path in pure_modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
                wrong.add(f"{path.relative_to(PACKAGE)}:{node.iter.lineno}")
    assert not wrong


def test_the_kernel_knows_no_gun_and_no_sail() -> None:
    wrong = {
        f"{path.relative_to(PACKAGE)}:{number}: {found[0]}"
        for path in modules("kernel")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (found := GAME_WORDS.search(line.replace("_", " ")))
    }
    assert not wrong


def test_nobody_asks_which_rule_set_it_is() -> None:
    games = "|".join(sorted(rulesets()))
    asks = re.compile(rf"""[!=]=\s*["']({games})["']|["']({games})["']\s*[!=]=""")
    wrong = {
        str(path.relative_to(PACKAGE))
        for part in ("kernel", "registry", "store", "api", "cli")
        for path in modules(part)
        if asks.search(path.read_text("utf-8"))
    }
    assert not wrong
