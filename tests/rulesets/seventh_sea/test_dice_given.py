"""What is no face of a d10 is refused, and nothing is taken (7S-DICE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import GAMES, record
from timonier.kernel.adjudicate import adjudicate

NEXT = {"command": {"type": "next"}, "dice": [[1], [1]]}
PHASE: dict[str, Any] = {"command": {"type": "next"}}
FIRE = {"type": "fire", "ship": "a", "target": "b", "range": 1}

STRANGE = [11, -1, 0, 45, 3.0, 2.5, "٣", "3", "", None, True, [3], {"face": 3}]


@pytest.mark.parametrize("face", STRANGE, ids=repr)
@pytest.mark.parametrize("place", [0, 2])
def test_strange_faces_are_refused_and_nothing_is_taken(face: object, place: int) -> None:
    faces: list[object] = [2, 3, 4]
    faces[place] = face
    bad = {"command": FIRE, "dice": [faces]}
    good = {"command": FIRE, "dice": [[2, 3, 4]]}
    told = adjudicate(record(entries=[NEXT, PHASE, bad, good]), GAMES, lang="en")["entries"]
    refused = told[2]["refused"]
    assert (refused["code"], refused["soft"], refused["field"]) == ("bad_dice", False, "dice")
    assert told[2]["events"] == []
    assert told[2]["state"] == told[1]["state"]
    assert told[3]["refused"] is None
    assert told[3]["events"][-1]["total"] == 9


@pytest.mark.parametrize("face", ["panache", "", None, 1, "powder"], ids=repr)
def test_a_choice_that_is_none_is_refused(face: object) -> None:
    storm = {"type": "storm", "ship": "a", "damage": 5}
    answers = [[1], [face]]
    ok = face == "panache"
    told = adjudicate(record(entries=[{"command": storm, "dice": answers}]), GAMES)["entries"][0]
    assert (told["refused"] is None) == ok


@pytest.mark.parametrize("dice", [[[2, 3, 4], [5]], [[2, 3, 4, 5]], [[2, 3, 4], []]], ids=repr)
def test_one_die_too_many_is_refused(dice: list[list[int]]) -> None:
    told = adjudicate(record(entries=[NEXT, PHASE, {"command": FIRE, "dice": dice}]), GAMES)["entries"]
    assert told[2]["refused"]["code"] == "bad_dice"
    assert told[2]["state"] == told[1]["state"]


def test_a_die_too_few_waits_and_an_extra_throw_waits_for_its_own() -> None:
    partly = {"command": FIRE, "dice": [[2, 3]]}
    told = adjudicate(record(entries=[NEXT, PHASE, partly]), GAMES)["entries"][2]
    assert (told["pending"], told["asks"]) == (True, ["3d10"])
    ten = {"command": FIRE, "dice": [[10, 3, 4]]}
    told = adjudicate(record(entries=[NEXT, PHASE, ten]), GAMES)["entries"][2]
    assert (told["pending"], told["asks"]) == (True, ["3d10", "1d10"])


def test_the_direction_of_the_wind_is_a_d6() -> None:
    entries = [{"command": {"type": "next"}, "dice": [[7], [1], [1]]}]
    told = adjudicate(record(wind=None, entries=entries), GAMES)["entries"][0]
    assert told["refused"]["code"] == "bad_dice"
