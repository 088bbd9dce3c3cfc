"""Dice outside any battle, and what the statistics say of them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.api.conftest import Clients
from tests.api.setups import battle, begin_round, ok, problem
from timonier.api.dice import throw
from timonier.fairness import LADDER, judge, tail
from timonier.store.models import ThrowRow

DICE, FAIRNESS = "/api/v1/dice", "/api/v1/dice/fairness"


def rolled(gm: FlaskClient, dice: str, faces: list[int], **more: Any) -> Any:
    return ok(gm.post(DICE, json={"dice": dice, "source": "hand", "faces": faces} | more), 201)


def test_a_ten_adds_to_its_own_die_before_any_is_kept(gm: FlaskClient) -> None:
    """Complaint 1: 6k3 with 10,10,3,2,1,1 then 4,7 is 14 + 17 + 3 = 34, and two more dice are asked for."""
    first = {"dice": "6d10", "keep": 3, "explode": True, "source": "hand", "faces": [10, 10, 3, 2, 1, 1]}
    answer = problem(gm.post(f"{DICE}?lang=en", json=first), 422, "bad_dice")
    assert answer["errors"] == {"faces": ["2 more faces are wanted"]}
    whole = rolled(gm, "6d10", [10, 10, 3, 2, 1, 1, 4, 7], keep=3, explode=True)
    assert whole["total"] == 34
    assert whole["each"] == [[10, 4], [10, 7], [3], [2], [1], [1]]


def test_a_die_explodes_as_often_as_it_shows_its_highest_face(gm: FlaskClient) -> None:
    assert rolled(gm, "2d6", [6, 1, 6, 6, 2], explode=True)["total"] == 21
    assert rolled(gm, "2d6", [6, 1])["total"] == 7


@given(st.integers(1, 8), st.integers(2, 12), st.randoms())
def test_every_face_belongs_to_a_die_and_only_the_last_is_not_the_highest(
    count: int, sides: int, random: Any
) -> None:
    thrown: list[int] = []

    def take(number: int) -> list[int]:
        faces = [random.randint(1, sides) for _ in range(number)]
        thrown.extend(faces)
        return faces

    dice = throw(count, sides, True, take)
    assert len(dice) == count and sorted(face for die in dice for face in die) == sorted(thrown)
    assert all(die[-1] != sides and all(face == sides for face in die[:-1]) for die in dice)


def test_software_throws_by_itself(gm: FlaskClient) -> None:
    answer = ok(gm.post(DICE, json={"dice": "10d10", "keep": 5, "explode": True, "source": "software"}), 201)
    assert answer["faces"][:10] == [die[0] for die in answer["each"]]
    assert answer["total"] == sum(sorted(map(sum, answer["each"]), reverse=True)[:5])


def test_a_lost_answer_is_had_again_and_not_thrown_again(gm: FlaskClient) -> None:
    body = {"dice": "10d10", "source": "software"}
    answers = [gm.post(DICE, json=body, headers={"Idempotency-Key": "k"}).json for _ in range(2)]
    assert answers[0] == answers[1]
    assert ok(gm.get(FAIRNESS))[0]["thrown"] == 10


@pytest.mark.parametrize(
    ("more", "field", "code"),
    [
        ({"dice": "six"}, "dice", "bad_value"),
        ({"dice": 6}, "dice", "bad_value"),
        ({"dice": "0d6"}, "dice", "bad_value"),
        ({"dice": "101d6"}, "dice", "bad_value"),
        ({"keep": 0}, "keep", "bad_value"),
        ({"keep": 3}, "keep", "bad_value"),
        ({"explode": 1}, "explode", "bad_value"),
        ({"dice": "2d1", "explode": True}, "explode", "bad_value"),
        ({"source": "sky"}, "source", "bad_value"),
        ({"faces": [1]}, "faces", "bad_dice"),
        ({"faces": [1, 2, 3]}, "faces", "bad_dice"),
        ({"faces": [1, 0]}, "faces", "bad_dice"),
        ({"faces": [1, 7]}, "faces", "bad_dice"),
        ({"faces": [1, "2"]}, "faces", "bad_dice"),
        ({"faces": None}, "faces", "bad_value"),
        ({"source": "software", "faces": [1, 2]}, "faces", "bad_dice"),
    ],
)
def test_what_will_not_do_is_named_and_nothing_is_written(
    gm: FlaskClient, more: dict[str, Any], field: str, code: str
) -> None:
    answer = gm.post(DICE, json={"dice": "2d6", "source": "hand", "faces": [1, 2]} | more)
    assert list(problem(answer, 422, code)["errors"]) == [field]
    assert ok(gm.get(FAIRNESS)) == []


def test_without_a_tower_there_is_none(gm: FlaskClient) -> None:
    problem(gm.post(DICE, json={"dice": "1d6", "source": "tower"}), 409, "no_tower")


def test_who_may_throw_dice_may_throw_these(gm: FlaskClient, with_token: Clients) -> None:
    path = battle(gm)
    for role, may, status in (("player", ["dice"], 201), ("player", ["orders"], 403), ("display", [], 403)):
        body = {"role": role, "battle": path.rsplit("/", 1)[1], "side": "red", "may": may}
        client = with_token(ok(gm.post("/api/v1/tokens", json=body), 201)["token"])
        assert client.post(DICE, json={"dice": "1d6", "source": "software"}).status_code == status
        ok(client.get(FAIRNESS))


@pytest.mark.parametrize(
    ("x", "degrees", "p"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (11.070497693516351, 5, 0.05),
        (15.08627246938899, 5, 0.01),
        (16.918977604620448, 9, 0.05),
        (21.665994333461924, 9, 0.01),
        (27.877164871256568, 9, 0.001),
        (30.14352720564616, 19, 0.05),
        (124.342113404004, 100, 0.05),
        (0, 9, 1.0),
    ],
)
def test_the_tail_of_chi_square_is_that_of_the_printed_tables(x: float, degrees: int, p: float) -> None:
    assert tail(x, degrees) == pytest.approx(p, rel=1e-9)


@given(st.floats(0, 1e6), st.integers(1, 998))
def test_a_tail_is_a_chance_and_falls(x: float, degrees: int) -> None:
    assert 0 <= tail(x + 1, degrees) <= tail(x, degrees) * (1 + 1e-9) <= 1 + 1e-9


def test_only_the_first_dice_of_a_fixed_number_are_judged() -> None:
    """Complaint 15: what falls between two rungs of the ladder changes no verdict."""
    fair = [1 + i % 6 for i in range(LADDER[1])]
    assert judge(fair[:99], 6).verdict == "too_few"
    assert (judge(fair[:99], 6).n, judge(fair[:99], 6).next) == (0, 100)
    at_rung = judge(fair[:100], 6)
    assert (at_rung.n, at_rung.next, at_rung.verdict) == (100, 300, "even")
    assert judge(fair[:100] + [6] * 199, 6) == at_rung
    assert judge(fair[:100] + [6] * 200, 6).verdict == "loaded"


def test_a_die_of_many_sides_waits_for_a_bigger_sample() -> None:
    assert judge([1] * 299, 60).next == 300
    assert judge([1] * 300, 60).verdict == "loaded"


def test_bounds_hold_for_fair_dice_of_any_sample_size() -> None:
    """Of all ways 100 coins fall, fewer than one in a hundred is called odd."""
    from math import comb

    odd = sum(
        comb(100, heads)
        for heads in range(101)
        if judge([1] * heads + [2] * (100 - heads), 2).verdict in ("odd", "loaded")
    )
    assert odd / 2**100 < 0.01


def test_dice_that_come_in_turns_are_caught_though_every_face_comes_as_often() -> None:
    """Complaint 15: the test of runs."""
    assert judge([1, 6, 2, 5, 3, 4] * 50, 6).verdict == "patterned"
    assert judge([1] * 50 + [2] * 50 + [3] * 50 + [4] * 50 + [5] * 50 + [6] * 50, 6).verdict == "patterned"


@pytest.mark.parametrize(
    ("sides", "n"), [(4, 1000), (6, 1000), (7, 1000), (8, 1000), (10, 1000), (12, 1000), (20, 3000)]
)
def test_a_loaded_die_is_caught_and_a_fair_one_is_not(sides: int, n: int) -> None:
    """Complaint 15: one face comes twice as often as each of the others."""
    chance = random.Random(sides)
    for _ in range(10):
        fair = [chance.randint(1, sides) for _ in range(n)]
        assert judge(fair, sides).verdict in ("even", "odd")
        loaded = [min(chance.randint(1, sides + 1), sides) for _ in range(n)]
        assert judge(loaded, sides).verdict == "loaded"


def test_each_source_and_die_is_told_apart_in_words_with_its_number(gm: FlaskClient, app: Flask) -> None:
    even = [1 + place % 6 for place in range(100)]
    random.Random(1).shuffle(even)
    with app.extensions["timonier"].store.writing() as session:
        for place in range(100):
            common = {"battle": None, "place": place, "at": "2026-01-01T00:00:00Z"}
            session.add(ThrowRow(id=f"a{place:03}", sides=6, face=6, source="hand", **common))
            session.add(ThrowRow(id=f"b{place:03}", sides=6, face=even[place], source="software", **common))
    rolled(gm, "2d10", [3, 4])
    told = ok(gm.get(f"{FAIRNESS}?lang=en"))
    assert [(one["source"], one["die"], one["verdict"]) for one in told] == [
        ("hand", "d6", "loaded"),
        ("hand", "d10", "too_few"),
        ("software", "d6", "even"),
    ]
    assert told[0]["judged"] == 100 and "first 100 throws of the d6" in told[0]["text"]
    assert told[0]["counts"] == {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 100}
    assert told[1]["p"] is None and "100" in told[1]["text"]
    assert told[2]["chi_square"] < 1 < 100 * told[2]["p"]
    french = ok(gm.get(FAIRNESS))
    assert "100 premiers lancers" in french[0]["text"]


def test_dice_of_battles_count_once_wherever_they_are_read_in_again(gm: FlaskClient) -> None:
    path = battle(gm)
    begin_round(gm, path)
    ok(gm.post(f"{path}/undo"))
    before = ok(gm.get(FAIRNESS))
    assert before[0]["thrown"] > 0
    ok(gm.post("/api/v1/battles/import", json=ok(gm.get(f"{path}/record"))), 201)
    assert ok(gm.get(FAIRNESS)) == before
