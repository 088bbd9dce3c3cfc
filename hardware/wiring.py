"""The wiring plans: WireViz documents put together from layers, one plan for each build and language."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent / "wiring"

BUILDS: dict[str, tuple[str, ...]] = {
    "base": ("base",),
    "gate": ("base", "gate"),
    "ring24": ("base", "ring24"),
}
"""Build -> the layers it is made of, the later ones over the earlier."""

LANGUAGES = ("fr", "en")


def plan(build: str, folder: Path = HERE) -> dict[str, Any]:
    """Return the plan of a build, its texts still in both languages."""
    whole: dict[str, Any] = {}
    for layer in BUILDS[build]:
        whole = _over(whole, yaml.safe_load((folder / f"{layer}.yml").read_text("utf-8")))
    return whole


def links(plan: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what hangs together through a wire, each end as `part.pin`."""
    for row in plan["connections"]:
        (near, near_pins), _, (far, far_pins) = (next(iter(end.items())) for end in row)
        for one, other in zip(near_pins, far_pins, strict=True):
            yield f"{near}.{one}", f"{far}.{other}"


def render(folder: Path, builds: tuple[str, ...] = tuple(BUILDS)) -> list[Path]:
    """Draw the plans as SVG into a folder; needs WireViz and Graphviz."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_drawn(folder, build, language) for build in builds for language in LANGUAGES]


def _drawn(folder: Path, build: str, language: str) -> Path:
    source = folder / f"{build}.{language}.yml"
    source.write_text(yaml.safe_dump(_spoken(plan(build), language), sort_keys=False), "utf-8")
    command = [str(Path(sys.executable).with_name("wireviz")), "-f", "s", "-o", str(folder), str(source)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if ran.returncode:
        raise ValueError(f"{build}: {ran.stdout}{ran.stderr}")
    return source.with_suffix(".svg")


def dot() -> str | None:
    """Return Graphviz's program, where it is installed."""
    return shutil.which("dot")


def _over(under: Any, over: Any) -> Any:
    """Lay one document over another: objects are merged, lists go on, texts are replaced whole."""
    if isinstance(under, list) and isinstance(over, list):
        return under + over
    if not isinstance(under, dict) or not isinstance(over, dict) or "fr" in over:
        return over
    return under | {key: _over(under.get(key), value) for key, value in over.items()}


def _spoken(node: Any, language: str) -> Any:
    """Return the document with its texts in one language."""
    if isinstance(node, dict):
        if set(node) == set(LANGUAGES):
            return node[language]
        return {key: _spoken(value, language) for key, value in node.items()}
    return [_spoken(item, language) for item in node] if isinstance(node, list) else node
