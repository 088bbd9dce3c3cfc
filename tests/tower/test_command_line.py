"""`timonier tower …` with the simulated tower, and ports that nobody accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from timonier.cli import build_app
from timonier.tower.plain import exploded, read_dice
from timonier.tower.ports import Found, Identity, Memory, candidates, id_of

NANO = Identity(0x1A86, 0x7523, None, "1-1.2")
PRINTER = Identity(0x2341, 0x0042, "75330303035351D0", "1-1.3")


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return CliRunner()


def test_a_plain_roll(cli: CliRunner) -> None:
    done = cli.invoke(build_app("en"), ["tower", "roll", "6d10", "--keep", "3", "--tower", "simulated"])
    assert done.exit_code == 0, done.output
    faces, total = done.output.strip().splitlines()
    best = sorted(map(int, faces.split()), reverse=True)[:3]
    assert len(faces.split()) == 6 and total == f"Total: {sum(best)}"


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "On ne peut garder 5 dés sur 2."), ("en", "5 dice cannot be kept of 2.")]
)
def test_no_more_dice_are_kept_than_thrown(cli: CliRunner, lang: str, said: str) -> None:
    done = cli.invoke(build_app(lang), ["tower", "roll", "2d6", "--keep", "5", "--tower", "simulated"])
    assert done.exit_code == 2 and said in done.output
    kept = cli.invoke(build_app(lang), ["tower", "roll", "2d6", "--keep", "2", "--tower", "simulated"])
    assert kept.exit_code == 0


def test_the_self_test_and_the_traffic(cli: CliRunner) -> None:
    done = cli.invoke(build_app("en"), ["tower", "test", "simulated"])
    assert done.exit_code == 0 and "noise\tok" in done.output
    watched = cli.invoke(build_app("fr"), ["tower", "monitor", "--tower", "simulated", "--seconds", "1.2"])
    assert watched.exit_code == 0 and "BEAT 0" in watched.output


def test_a_setting(cli: CliRunner) -> None:
    good = cli.invoke(build_app("en"), ["tower", "set", "simulated", "ring", "12"])
    assert good.exit_code == 0, good.output
    assert cli.invoke(build_app("en"), ["tower", "set", "simulated", "ring", "13"]).exit_code == 2


def test_no_board_that_was_not_accepted_is_opened(cli: CliRunner) -> None:
    """Complaint 20: other people's serial devices get no bytes."""
    done = cli.invoke(build_app("en"), ["tower", "roll", "1d6"])
    assert done.exit_code == 1 and "--accept" in done.output


@pytest.mark.parametrize("dice", ["", "d", "0d6", "1d1", "101d6", "6x10", "1d101", "-1d6"])
def test_what_are_no_dice_is_refused(cli: CliRunner, dice: str) -> None:
    assert cli.invoke(build_app("en"), ["tower", "roll", "--tower", "simulated", "--", dice]).exit_code == 2


def test_fairness_of_an_empty_house(cli: CliRunner) -> None:
    done = cli.invoke(build_app("en"), ["tower", "fairness"])
    assert done.exit_code == 0 and re.search("No dice", done.output)


def test_exploded_dice_add_to_their_own_die() -> None:
    faces = iter([10, 10, 3, 2, 1, 1, 4, 7])
    thrown = exploded(lambda count: [next(faces) for _ in range(count)], *read_dice("6d10"))
    assert thrown == [[10, 4], [10, 7], [3], [2], [1], [1]]


def test_accepted_boards_are_known_by_serial_number_else_by_place(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "towers.json")
    ports = [Found("/dev/ttyUSB0", "Nano", NANO), Found("/dev/ttyACM0", "Mega", PRINTER)]
    auto = candidates("auto", memory, lambda: ports)
    assert auto() == []
    memory.accept(NANO)
    assert auto() == ["/dev/ttyUSB0"]
    assert not memory.knows(Identity(0x1A86, 0x7523, None, "1-1.4"))
    memory.accept(PRINTER)
    assert memory.knows(Identity(0x2341, 0x0042, PRINTER.serial, "9-9"))
    memory.forget(NANO)
    assert auto() == ["/dev/ttyACM0"]
    (tmp_path / "towers.json").write_text("{broken", "utf-8")
    assert auto() == []


def test_a_named_board_is_followed_to_another_port(tmp_path: Path) -> None:
    """Complaint 5: the port name may change."""
    ports = [Found("/dev/ttyUSB0", "Nano", NANO), Found("/dev/ttyACM0", "Mega", PRINTER)]
    named = candidates("/dev/ttyUSB0", Memory(tmp_path / "towers.json"), lambda: ports)
    assert named() == ["/dev/ttyUSB0"]
    ports[0] = Found("/dev/ttyUSB1", "Nano", NANO)
    assert named() == ["/dev/ttyUSB0", "/dev/ttyUSB1"]


@pytest.mark.parametrize(
    ("spec", "id"),
    [("/dev/ttyUSB0", "dev-ttyusb0"), ("COM3", "com3"), ("simulated", "simulated"), ("/", "tower")],
)
def test_a_tower_is_named_after_its_port(spec: str, id: str) -> None:
    assert id_of(spec) == id
