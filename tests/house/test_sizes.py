"""Files and functions stay small enough to be read in one go."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("server", "clients/python")
    for path in (ROOT / folder).rglob("*.py")
)
OTHERS = sorted(
    path.relative_to(ROOT).as_posix()
    for folder, pattern in (
        ("tests", "*.py"),
        ("bench", "*.py"),
        ("clients/web", "*.js"),
        ("clients/web", "*.css"),
    )
    for path in (ROOT / folder).rglob(pattern)
)
MOST_LINES_FILE = 300
MOST_LINES_FUNCTION = 40


@pytest.mark.parametrize("file", OTHERS)
def test_tests_and_pages_are_short_too(file: str) -> None:
    assert len((ROOT / file).read_text("utf-8").splitlines()) <= MOST_LINES_FILE


@pytest.mark.parametrize("module", MODULES)
def test_files_and_functions_are_short(module: str) -> None:
    text = (ROOT / module).read_text("utf-8")
    assert len(text.splitlines()) <= MOST_LINES_FILE
    long = {
        f"{node.name}: {node.end_lineno - node.lineno + 1}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= MOST_LINES_FUNCTION
    }
    assert not long


@pytest.mark.parametrize("module", MODULES)
def test_what_is_public_has_a_docstring(module: str) -> None:
    tree = ast.parse((ROOT / module).read_text("utf-8"))
    assert ast.get_docstring(tree), "the module has none"
    assert not set(_silent(tree))


def _silent(parent: ast.Module | ast.ClassDef) -> list[str]:
    """Return the public functions and classes without a docstring; those inside functions are private."""
    silent = []
    for node in parent.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node) and not _is_stub(node):
            silent.append(node.name)
        if isinstance(node, ast.ClassDef):
            silent += _silent(node)
    return silent


def _is_stub(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Tell whether a function is one line of a protocol: its class says what it is for."""
    (first, *rest) = node.body
    return (
        not rest
        and isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and first.value.value is ...
    )
