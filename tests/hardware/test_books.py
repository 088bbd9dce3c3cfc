"""Parts list, wiring, pin table and the firmware's pin header say the same; a drift of one is noticed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware import books, wiring

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
MOST_EUROS = 40


def drift(folder: Path, header: Path) -> Iterator[str]:
    """Tell what does not agree: table against header, plans against table, parts against plans."""
    pins = books.pins(folder / "pins.csv")
    named = books.header(header.read_text("utf-8"))
    if {pin.macro: pin.chip for pin in pins} != named:
        yield f"the header says {named}"
    for pin in pins:
        if books.on_board(pin.macro, pin.chip) != pin.board:
            yield f"{pin.chip} is not {pin.board}"
    for build in wiring.BUILDS:
        yield from _plan_drift(build, folder, pins)


def _plan_drift(build: str, folder: Path, pins: list[books.Pin]) -> Iterator[str]:
    plan = wiring.plan(build, folder / "wiring")
    wires = {frozenset(link) for link in wiring.links(plan)}
    signals = {
        frozenset((f"U1.{pin.board}", pin.end)) for pin in pins if pin.end.split(".")[0] in plan["connectors"]
    }
    drawn = {link for link in wires if any(re.fullmatch(r"U1\.[AD]\d+", end) for end in link)}
    if drawn != signals:
        yield f"{build}: {sorted(map(sorted, drawn ^ signals))}"
    for pin in pins:
        cable = plan["cables"].get(pin.wire)
        if cable and pin.colour not in cable["colors"]:
            yield f"{build}: {pin.wire} has no strand {pin.colour}"
    listed = {
        ref for part in books.parts(folder / "bom.csv") if part.build in ("base", build) for ref in part.refs
    }
    bought = {*plan["connectors"], *plan["cables"]}
    if bought - listed:
        yield f"{build}: not in the parts list: {sorted(bought - listed)}"


def test_header_table_plans_and_parts_agree() -> None:
    assert list(drift(ROOT / "hardware", FIRMWARE / "avr" / "pins.h")) == []


MISTAKES = [
    ("avr/pins.h", "#define RING_BIT PD6", "#define RING_BIT PD5"),
    ("avr/pins.h", "#define GATE_BIT PB1", "#define GATE_BIT PB2"),
    ("avr/pins.h", "#define NOISE_CHANNEL 0", "#define NOISE_CHANNEL 1"),
    ("avr/pins.h", "#define BUTTON_BIT PD2", "#define BUTTON_BIT PD2\n#define SPARE_BIT PD3"),
    ("pins.csv", "PD2,D2", "PD3,D3"),
    ("pins.csv", "W1,GN", "W1,BU"),
    ("wiring/base.yml", "{U1: [D6]}", "{U1: [D5]}"),
    ("wiring/base.yml", "{U1: [A0]}", "{U1: [A1]}"),
    ("wiring/gate.yml", "{U1: [D9, 5V, GND]}", "{U1: [D10, 5V, GND]}"),
    ("bom.csv", "S1,base", "S2,base"),
    ("bom.csv", "M1,gate", "M1,ring24"),
]


@pytest.mark.parametrize(("file", "was", "now"), MISTAKES)
def test_a_change_by_hand_is_noticed(tmp_path: Path, file: str, was: str, now: str) -> None:
    for name in ("pins.csv", "bom.csv"):
        shutil.copy(ROOT / "hardware" / name, tmp_path)
    shutil.copytree(ROOT / "hardware" / "wiring", tmp_path / "wiring")
    shutil.copytree(FIRMWARE / "avr", tmp_path / "avr")
    text = (tmp_path / file).read_text("utf-8")
    assert was in text
    (tmp_path / file).write_text(text.replace(was, now), "utf-8")
    assert list(drift(tmp_path, tmp_path / "avr" / "pins.h"))


@pytest.mark.parametrize("build", wiring.BUILDS)
def test_power_reaches_every_part_that_wants_it(build: str) -> None:
    """Whatever has a pin 5V or GND hangs on the board's, over wires alone."""
    plan = wiring.plan(build)
    joined = [set(link) for link in wiring.links(plan)]
    for rail in ("5V", "GND"):
        reached = {f"U1.{rail}"}
        while more := [link for link in joined if link & reached and not link <= reached]:
            reached |= set.union(*more)
        for part, connector in plan["connectors"].items():
            if rail in connector["pinlabels"]:
                assert f"{part}.{rail}" in reached, (part, rail)
        assert not any(end.endswith({"5V": "GND", "GND": "5V"}[rail]) for end in reached), "a short"


@pytest.mark.parametrize("build", wiring.BUILDS)
def test_capacitors_are_the_right_way_round(build: str) -> None:
    links = dict(link for link in wiring.links(wiring.plan(build)) if link[0].startswith("C"))
    assert links
    for near, far in links.items():
        assert {"+": "5V", "-": "GND"}[near.split(".")[1]] == far.split(".")[1]


@pytest.mark.parametrize("build", wiring.BUILDS)
def test_what_carries_current_is_thick_enough(build: str) -> None:
    cables = wiring.plan(build)["cables"].values()
    assert all(cable["gauge"] == "0.25 mm2" for cable in cables if cable["length"] > 0.02)


def test_the_resistor_is_what_the_header_wants() -> None:
    wanted = re.findall(r"through (\d+) ohms", (FIRMWARE / "avr" / "pins.h").read_text("utf-8"))
    assert wanted == ["330"]
    assert wiring.plan("base")["connectors"]["R1"]["subtype"].startswith("330 Ω")
    assert any("R1" in part.refs and "330 Ω" in part.texts["part_fr"] for part in books.parts())


def test_the_base_build_costs_less_than_forty_euros() -> None:
    assert sum(part.euros * part.quantity for part in books.parts() if part.build == "base") < MOST_EUROS


def test_every_text_is_there_in_both_languages() -> None:
    for row in (*books.parts(), *books.pins()):
        assert all(row.texts.values()), row
