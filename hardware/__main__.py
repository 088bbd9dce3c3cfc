"""Builds what guide and printer need: `python -m hardware [bodies] [wiring] [pictures] [--out FOLDER]`.

Without a choice it builds everything.  `docs` copies pictures and plans to where the guide shows them.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from hardware import bodies, pictures, wiring

ROOT = Path(__file__).resolve().parents[1]
SHOWN = ROOT / "docs" / "images" / "tower"
"""Where the guide's pictures stand."""


def main() -> None:
    """Build what is asked for and tell where it is."""
    parser = argparse.ArgumentParser(prog="python -m hardware", description=__doc__)
    parser.add_argument("what", nargs="*", help="bodies, wiring, pictures, docs")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "hardware")
    asked = parser.parse_args()
    what = set(asked.what) or {"bodies", "wiring", "pictures"}
    if what & {"bodies", "pictures", "docs"}:
        made = bodies.build(asked.out / "stl")
        print(f"{asked.out / 'stl'}: {', '.join(bodies.PRINTED)}")
    if what & {"wiring", "docs"}:
        plans = wiring.render(asked.out / "wiring")
        print(f"{asked.out / 'wiring'}: {', '.join(path.name for path in plans)}")
    if what & {"pictures", "docs"}:
        drawn = pictures.render(made, asked.out / "pictures")
        print(f"{asked.out / 'pictures'}: {', '.join(path.name for path in drawn)}")
    if "docs" in what:
        SHOWN.mkdir(parents=True, exist_ok=True)
        for path in (*plans, *drawn):
            shutil.copy(path, SHOWN)


if __name__ == "__main__":
    main()
