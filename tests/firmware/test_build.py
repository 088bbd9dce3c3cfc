"""The built program keeps to its budgets, and the sources to the house's style."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.firmware.board import FIRMWARE
from tests.firmware.stack import RETURN_BYTES, depth, functions

SOURCES = sorted(
    path.relative_to(FIRMWARE).as_posix()
    for folder in ("src", "avr", "host", "sim")
    for path in (FIRMWARE / folder).glob("*.[ch]")
)
RAM = 2048
FLASH_MOST = 14_000
RAM_MOST = 1_500
STACK_SPARE = 100
"""Bytes that stay free below the deepest stack."""


def sections(built: Path) -> dict[str, int]:
    """Return the size of each section of the program."""
    listing = subprocess.run(
        ["avr-size", "-A", str(built / "tower.elf")], capture_output=True, text=True, check=True
    ).stdout
    return {name: int(size) for name, size in re.findall(r"^(\.\w+)\s+(\d+)", listing, re.M)}


def test_flash_and_ram_keep_to_their_budgets(built: Path) -> None:
    size = sections(built)
    assert size[".text"] + size[".data"] <= FLASH_MOST
    assert size[".data"] + size[".bss"] + size[".noinit"] <= RAM_MOST


def test_the_deepest_stack_fits_into_what_ram_is_left(built: Path) -> None:
    """Main's deepest call, interrupted by the deepest interrupt; interrupts do not nest."""
    found = functions(built / "tower.elf")
    handlers = set(
        re.findall(r'\{"[A-Z]+", \d, (\w+)\}', (FIRMWARE / "src" / "requests.c").read_text("utf-8"))
    )
    assert len(handlers) == 8
    main = depth(found, "main", handlers)
    interrupt = max(depth(found, name, set()) for name in found if re.fullmatch(r"__vector_\d+", name))
    size = sections(built)
    used = size[".data"] + size[".bss"] + size[".noinit"]
    assert 100 < main < 500
    assert used + main + RETURN_BYTES + interrupt + RETURN_BYTES + STACK_SPARE <= RAM


def test_a_hex_file_is_left_and_make_says_how_to_flash_it(built: Path) -> None:
    assert (built / "tower.hex").read_text("ascii").startswith(":")
    said = subprocess.run(["make", "-C", str(FIRMWARE)], capture_output=True, text=True, check=True).stdout
    assert len([line for line in said.splitlines() if "avrdude" in line and "tower.hex" in line]) == 1


def test_no_allocation_and_no_random_numbers_in_the_firmware() -> None:
    for source in SOURCES:
        if source.startswith(("src/", "avr/")):
            text = (FIRMWARE / source).read_text("utf-8")
            assert not re.search(r"\b(malloc|calloc|realloc|free\(|s?rand(om)?\()", text), source


def test_only_one_file_names_pins_and_only_the_board_knows_its_chip() -> None:
    for source in SOURCES:
        text = (FIRMWARE / source).read_text("utf-8")
        if source.startswith("src/"):
            assert "<avr/" not in text, source
        if source.startswith("avr/") and source != "avr/pins.h":
            assert not re.search(r"\b(PORT|PIN|DDR)[BCD]\b|\bP[BCD][0-7]\b", text), source


@pytest.mark.parametrize("source", SOURCES)
def test_a_source_is_short_and_says_what_its_includes_bring(source: str) -> None:
    lines = (FIRMWARE / source).read_text("utf-8").splitlines()
    assert lines[0].startswith("// ")
    assert len(lines) <= 300
    assert not [line for line in lines if line.startswith("#include") and " // " not in line]
    started = 0
    for number, line in enumerate(lines):
        if line == "{":
            started = number
        assert not (line == "}" and number - started > 40), f"line {number}"
