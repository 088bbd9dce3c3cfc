"""The lists a builder shops and solders by: parts, pins, and the current that the parts draw."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent

USB_MILLIAMPS = 500
"""What a USB 2 port gives at most."""

LED_IDLE = 1.0
"""Milliamps of an LED that is dark."""

CHANNEL = 20.0
"""Milliamps of one colour of one LED at full light."""


@dataclass(frozen=True)
class Part:
    """One line of the parts list."""

    refs: tuple[str, ...]
    build: str
    quantity: int
    euros: float
    milliamps: float
    """For LEDs, of each LED at full white."""
    texts: dict[str, str]


@dataclass(frozen=True)
class Pin:
    """One line of the pin table."""

    function: str
    macro: str
    """Its name in the firmware's pin header."""
    chip: str
    board: str
    end: str
    """The part's pin at the other end of the wire, as `part.pin`."""
    wire: str
    colour: str
    texts: dict[str, str]


def parts(path: Path = HERE / "bom.csv") -> list[Part]:
    """Read the parts list."""
    texts = [f"{name}_{language}" for name in ("part", "look_for", "instead") for language in ("fr", "en")]
    return [
        Part(
            tuple(row["refs"].split()),
            row["builds"],
            int(row["quantity"]),
            float(row["euros"]),
            float(row["milliamps"].split()[0]),
            {name: row[name] for name in texts},
        )
        for row in _rows(path)
    ]


def pins(path: Path = HERE / "pins.csv") -> list[Pin]:
    """Read the pin table."""
    return [
        Pin(
            row["function"],
            row["macro"],
            row["chip"],
            row["board"],
            f"{row['part']}.{row['pin']}",
            row["wire"],
            row["colour"],
            {language: row[language] for language in ("fr", "en")},
        )
        for row in _rows(path)
    ]


def header(text: str) -> dict[str, str]:
    """Return the pins that the firmware's header names: macro -> bit or channel."""
    return dict(re.findall(r"^#define (\w+_BIT|\w+_CHANNEL) (\w+)", text, re.M))


def on_board(macro: str, chip: str) -> str:
    """Return what is printed on the board beside a pin of the chip."""
    if macro.endswith("_CHANNEL"):
        return f"A{chip}"
    port, bit = chip[1], int(chip[2])
    return {"B": f"D{bit + 8}", "C": f"A{bit}", "D": f"D{bit}"}[port]


def ring_milliamps(leds: int, channels: float) -> float:
    """Return what a ring draws whose colours add up to *channels* colours at full light."""
    return leds * LED_IDLE + channels * CHANNEL


def white_limit(leds: int, others: float) -> int:
    """Return the highest brightness (0 to 255) at which even a wholly white ring leaves the port enough."""
    room = USB_MILLIAMPS - others - leds * LED_IDLE
    return max(0, min(255, int(255 * room / (leds * 3 * CHANNEL))))


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, strict=True))
