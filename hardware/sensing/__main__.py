"""Run the study: `python -m hardware.sensing [--throws 400] [--quick] [--out FOLDER]`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hardware.sensing.study import study

HERE = Path(__file__).resolve().parent


def main() -> None:
    """Run the study and write `results.json` and the plots."""
    parser = argparse.ArgumentParser(prog="python -m hardware.sensing", description=__doc__)
    parser.add_argument("--throws", type=int, default=400)
    parser.add_argument("--quick", action="store_true", help="only a few cases of the magnet")
    parser.add_argument("--out", type=Path, default=HERE)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    found = study(asked.throws, asked.quick)
    (asked.out / "results.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    from hardware.sensing.plots import plot

    for path in plot(found, asked.out):
        print(path)


if __name__ == "__main__":
    main()
