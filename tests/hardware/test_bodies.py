"""The printable bodies: each by itself can be printed, all together fit, and the checks see what is wrong."""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import manifold3d
import pytest

from hardware import books, checks
from hardware.bodies import BOUGHT, PRINTED, SCAD, Body, build

Bodies = dict[str, Body]

GRAMS_PER_CM3 = 1.24
TOUCH = 0.01
"""Cubic millimetres that two parts may share by rounding."""


@pytest.mark.parametrize("part", PRINTED)
def test_a_part_is_one_watertight_solid(bodies: Bodies, part: str) -> None:
    assert checks.watertight(bodies[part])


@pytest.mark.parametrize("part", PRINTED)
def test_a_part_stands_on_a_small_bed(bodies: Bodies, part: str) -> None:
    assert checks.on_bed(bodies[part]), checks.size(bodies[part])


@pytest.mark.parametrize("part", PRINTED)
def test_no_wall_is_thinner_than_three_lines(bodies: Bodies, part: str) -> None:
    assert checks.thin_spots(bodies[part]) == []


@pytest.mark.parametrize("part", PRINTED)
def test_a_part_prints_without_supports(bodies: Bodies, part: str) -> None:
    assert checks.overhangs(bodies[part]) == []


@pytest.mark.parametrize("ring", ["", "_24"])
def test_assembled_parts_do_not_intersect(bodies: Bodies, ring: str) -> None:
    other = {
        name for name in bodies if name.endswith("_24") or name in ("ring_base", "ring_cover", "led_ring")
    }
    mine = {name for name in other if name.endswith("_24") == bool(ring)}
    placed = {name: body.placed() for name, body in bodies.items() if name not in other - mine}
    shared = {
        (one, two): checks.overlap(placed[one], placed[two]) for one, two in itertools.combinations(placed, 2)
    }
    assert {pair: volume for pair, volume in shared.items() if volume > TOUCH} == {}


@pytest.mark.parametrize("degrees", range(0, 86, 5))
def test_the_flap_swings_free(bodies: Bodies, degrees: int) -> None:
    flap = checks.swung(bodies["flap"], degrees)
    for part in ("tower", "hopper", "servo", "tray"):
        assert checks.overlap(flap, bodies[part].placed()) < TOUCH, part


@pytest.mark.parametrize("part", ["tower", "bay"])
@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_what_stands_on_the_tray_cannot_slide(bodies: Bodies, part: str, way: tuple[int, int]) -> None:
    """Two millimetres in any direction are too many: a lip, a stop or the neighbour is in the way."""
    moved = bodies[part].placed().translate((2.0 * way[0], 2.0 * way[1], 0.0))
    assert any(checks.overlap(moved, bodies[name].placed()) > 1 for name in {"tray", "tower", "bay"} - {part})


def ways_down(bodies: Bodies, parts: list[manifold3d.Manifold], radius: float) -> int:
    """Return in how many ways a ball gets from the hopper or mouth to the tray, through the shaft."""
    tower = bodies["tower"].placed().bounding_box()
    front, back = tower[1], tower[4]
    top = max(part.bounding_box()[5] for part in parts)
    solid = sum((part.rotate((0.0, 90.0, 0.0)).slice(-35.0) for part in parts), manifold3d.CrossSection())
    square = manifold3d.CrossSection.square
    shaft = square((top + 30, back - front)).translate((0.0, front))
    run = square((50.0, 60.0)).translate((0.0, front - 60))
    ways = (shaft + run - solid).offset(-radius, manifold3d.JoinType.Round).decompose()
    spans = [way.bounds() for way in ways]
    return sum(low_y < front - 40 and high_z > top for _, low_y, high_z, _ in spans)


@pytest.mark.parametrize("gate", [False, True])
def test_the_largest_die_falls_through_to_the_tray(bodies: Bodies, gate: bool) -> None:
    parts = [bodies[name].placed() for name in ("tower", "tray")]
    if gate:
        parts += [bodies["hopper"].placed(), checks.swung(bodies["flap"], 85)]
    radius = float(str(bodies["tower"].facts["die"])) / 2
    assert ways_down(bodies, parts, radius) == 1


def test_a_closed_gate_holds_the_dice(bodies: Bodies) -> None:
    """A ball of 12 mm, smaller than any die thought of, does not pass the closed flap."""
    parts = [bodies[name].placed() for name in ("tower", "tray", "hopper", "flap")]
    assert ways_down(bodies, parts, 6) == 0


def test_the_parts_list_has_enough_filament(bodies: Bodies) -> None:
    texts = {part.refs[0]: part.texts["look_for_en"] for part in books.parts()}
    listed = {ref: int(texts[ref].split(" g")[0]) for ref in ("P1", "P2")}
    grams = {name: bodies[name].solid().volume() / 1000 * GRAMS_PER_CM3 for name in PRINTED}
    white = {"ring_cover", "ring_cover_24"}
    other = {name for name in PRINTED if not name.endswith("_24")} - white
    assert sum(grams[name] for name in other) < listed["P1"]
    assert grams["ring_cover_24"] < listed["P2"]


def changed(folder: Path, file: str, was: str, now: str) -> Path:
    """Copy the model and change one line of it, as a hand would."""
    model = folder / "scad"
    shutil.copytree(SCAD, model)
    text = (model / file).read_text("utf-8")
    assert was in text
    (model / file).write_text(text.replace(was, now), "utf-8")
    return model


MISTAKES = [
    ("parameters.scad", "wall = 2.4;", "wall = 0.8;", "tower", checks.thin_spots),
    ("parameters.scad", "diffuser = 1.2;", "diffuser = 0.9;", "ring_cover", checks.thin_spots),
    ("parameters.scad", "flange = 1.4;", "flange = 0.7;", "cap", checks.thin_spots),
    ("part.scad", "over = [180, 0, 0];", "over = [0, 0, 0];", "tower", checks.overhangs),
    ("hopper.scad", "house(servo_body[0]", "square(servo_body[0]", "hopper", checks.overhangs),
]


@pytest.mark.parametrize(("file", "was", "now", "part", "finds"), MISTAKES)
def test_a_mistake_by_hand_is_found(
    need: Callable[[str, str], None],
    tmp_path: Path,
    file: str,
    was: str,
    now: str,
    part: str,
    finds: Callable[[Body], list[object]],
) -> None:
    need("openscad", "openscad")
    model = changed(tmp_path, file, was, now)
    assert finds(build(tmp_path / "stl", [part], model)[part])


def test_a_board_that_does_not_fit_is_found(need: Callable[[str, str], None], tmp_path: Path) -> None:
    need("openscad", "openscad")
    model = changed(tmp_path, "components.scad", "0]) cube(nano)", "0]) cube([20, 45, 2])")
    made = build(tmp_path / "stl", ["bay", "nano"], model)
    assert checks.overlap(made["bay"].placed(), made["nano"].placed()) > TOUCH


@pytest.mark.parametrize("die", [18, 25])
def test_other_dice_still_make_a_tower(need: Callable[[str, str], None], tmp_path: Path, die: int) -> None:
    need("openscad", "openscad")
    model = changed(tmp_path, "parameters.scad", "die = 22;", f"die = {die};")
    tower = build(tmp_path / "stl", ["tower"], model)["tower"]
    assert checks.watertight(tower) and checks.on_bed(tower)
    assert not checks.thin_spots(tower) and not checks.overhangs(tower)


@pytest.mark.parametrize("kind", ["16 small", "24 small", "12", "8"])
def test_every_ring_of_the_table_has_a_housing(
    need: Callable[[str, str], None], tmp_path: Path, kind: str
) -> None:
    need("openscad", "openscad")
    model = changed(tmp_path, "parameters.scad", 'ring_kind = "16";', f'ring_kind = "{kind}";')
    made = build(tmp_path / "stl", ["ring_base", "ring_cover", "led_ring"], model)
    for part in ("ring_base", "ring_cover"):
        assert checks.watertight(made[part]) and not checks.thin_spots(made[part])
        assert not checks.overhangs(made[part])
    for one, two in itertools.combinations(made.values(), 2):
        assert checks.overlap(one.placed(), two.placed()) < TOUCH


def test_every_part_of_the_model_is_built() -> None:
    text = (SCAD / "part.scad").read_text("utf-8")
    named = set(re.findall(r'part == "(\w+)"\) ', text))
    assert named == {*PRINTED, *BOUGHT}
