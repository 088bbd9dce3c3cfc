"""Records replayed with no database, and compared with what they expect."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.play import adjust, note, shoot
from timonier.kernel.adjudicate import adjudicate, at_pointer, differences

HIT = {"command": shoot(), "dice": [[6, 6, 6], ["hull"]]}


def told(*entries: play.Json, lang: str = "en") -> list[play.Json]:
    answer = adjudicate(play.record(*entries), play.GAMES, lang=lang)
    assert answer["ruleset"] == "skiffs"
    assert answer["state"] == (answer["entries"][-1]["state"] if entries else answer["state"])
    return list(answer["entries"])


def codes(*entries: play.Json) -> list[Any]:
    return [one["refused"] and one["refused"]["code"] for one in told(*entries)]


def test_an_order_carried_out_tells_asks_events_and_state() -> None:
    (one,) = told(HIT)
    assert one["asks"] == ["3d6", "choice"]
    assert one["events"] == [{"type": "hit", "ship": "b", "part": "hull", "left": 2}]
    assert (one["refused"], one["pending"], one["state"]["ships"]["b"]["hull"]) == (None, False, 2)


def test_an_order_that_waits_ends_its_asks_with_the_one_awaited() -> None:
    assert [
        (one["asks"], one["pending"])
        for one in (
            told({"command": shoot(), "dice": [[6]]})
            + told({"command": shoot(), "dice": [[6, 6, 6]]})
            + told({"command": {"type": "squall"}, "dice": [[6, 6], [], [6, 6]]})
        )
    ] == [(["3d6"], True), (["3d6", "choice"], True), (["2d6", "2d6"], True)]


def test_a_refusal_is_told_in_words_and_nothing_changes() -> None:
    (one,) = told({"command": shoot(range=30)})
    assert one["refused"] == {
        "code": "out_of_range",
        "message": "30 metres: out of range.",
        "rule": "SK-2",
        "soft": True,
        "field": "range",
    }
    assert one["state"]["ships"]["b"]["hull"] == 3


def test_replay_goes_on_after_bad_dice() -> None:
    assert codes(
        {"command": shoot(), "dice": [[7, 1, 1]]},
        {"command": shoot(), "dice": [[1, 1, 1], [1]]},
        HIT,
    ) == ["bad_dice", "bad_dice", None]


def test_while_an_order_waits_others_are_refused_and_undo_cancels_it() -> None:
    waiting = {"command": shoot(), "dice": [[6]]}
    assert codes(waiting, HIT, {"redo": {}}, {"amend": {"entry": 1, "dice": []}}, {"undo": {}}, HIT) == [
        None,
        "awaiting_dice",
        "awaiting_dice",
        "awaiting_dice",
        None,
        None,
    ]


def test_undo_and_redo_without_anything_to_take_back_are_refused() -> None:
    assert codes({"undo": {}}, {"redo": {}}, {"amend": {"entry": 7}}) == [
        "nothing_to_undo",
        "nothing_to_redo",
        "not_in_force",
    ]


def test_undo_and_redo_tell_which_entries() -> None:
    answers = told(HIT, {"undo": {"to": 0}}, {"redo": {"to": 1}})
    assert (answers[1]["undone"], answers[2]["redone"]) == ([1], [1])
    assert [one["state"]["ships"]["b"]["hull"] for one in answers] == [2, 3, 2]


def test_an_amend_tells_the_state_it_brings_about() -> None:
    answers = told(HIT, note_entry(), {"amend": {"entry": 1, "dice": [[6, 6, 6], ["oars"]], "reason": "x"}})
    assert answers[2]["state"]["ships"]["b"] | {"name": ""} == {
        "name": "",
        "side": "blue",
        "hull": 3,
        "oars": 2,
        "rum": 3,
        "afloat": True,
        "veil": "none",
    }


def note_entry() -> play.Json:
    return {"command": note()}


NO_HULL = {"entry": 1, "command": adjust("b", "hull", 0), "reason": "gone before"}


def test_dice_that_an_amend_awaits_stand_beside_it() -> None:
    entries = [note_entry(), HIT]
    (*_, waiting) = told(*entries, {"amend": NO_HULL})
    assert (waiting["pending"], waiting["asks"], waiting["state"]["ships"]["b"]["hull"]) == (
        True,
        ["choice"],
        2,
    )
    (*_, done) = told(*entries, {"amend": NO_HULL, "dice": [["oars"]]})
    assert (done["pending"], done["asks"], done["state"]["ships"]["b"]["oars"]) == (False, ["choice"], 2)


@pytest.mark.parametrize(
    "dice", [[["hull"]], [["mast"]], [[3]], [["oars", "rum"]], [["oars"], ["rum"]], [["oars"], [1]]]
)
def test_bad_dice_beside_an_amend_refuse_it_whole(dice: list[Any]) -> None:
    answers = told(note_entry(), HIT, {"amend": NO_HULL, "dice": dice}, {"undo": {}})
    assert answers[2]["refused"]["code"] == "bad_dice"
    assert answers[2]["state"]["ships"]["b"]["hull"] == 2
    assert answers[3]["undone"] == [2]


def test_some_of_the_dice_beside_an_amend_leave_it_waiting() -> None:
    (*_, one) = told(note_entry(), {"amend": {"entry": 1, "command": shoot()}, "dice": [[6, 6]]})
    assert (one["pending"], one["asks"]) == (True, ["3d6"])


def test_amended_dice_that_do_not_fit_refuse_the_amend() -> None:
    assert codes(HIT, {"amend": {"entry": 1, "dice": [[6, 6, 7], ["hull"]]}}) == [None, "bad_dice"]


def test_messages_come_in_the_language_asked_for() -> None:
    assert (
        told({"command": {"type": "fly"}}, lang="fr")[0]["refused"]["message"] == "Ordre inconnu\u00a0: fly."
    )


EXPECT = {
    "asks": ["3d6", "choice"],
    "events": ["hit"],
    "state": {"/ships/b/hull": 2, "/sides/red": "Reds", "/over": False},
}


def found(entry: play.Json, expect: Any, lang: str = "en") -> list[str]:
    record = play.record({**entry, "expect": expect})
    return differences(record, adjudicate(record, play.GAMES), lang)


def test_a_record_that_is_as_expected_has_no_differences() -> None:
    assert found(HIT, EXPECT) == []
    assert found({"command": shoot(range=30)}, {"refused": "out_of_range"}) == []
    assert found({"command": shoot()}, {"pending": True, "asks": ["3d6"]}) == []


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"asks": ["3d6"]}, "asks"),
        ({"events": ["hit", "hit"]}, "events"),
        ({"events": ["missed"]}, "events"),
        ({"refused": "unknown_ship"}, "accepted, want refused (unknown_ship)"),
        ({"pending": True}, "pending is false, want true"),
        ({"state": {"/ships/b/hull": 3}}, "/ships/b/hull is 2, want 3"),
        ({"state": {"/ships/b/mast": 3}}, "/ships/b/mast is not there"),
        ({"state": {"/over": 0}}, "/over is false, want 0"),
        ({"state": {"/ships/b/afloat": 1}}, "/ships/b/afloat is true, want 1"),
    ],
)
def test_each_difference_is_told(expect: play.Json, said: str) -> None:
    (line,) = found(HIT, expect)
    assert line.startswith("entry 0: ")
    assert said in line


def test_an_entry_without_expectations_is_to_be_accepted() -> None:
    assert found({"command": {"type": "fly"}}, None) == ["entry 0: refused (unknown_command), want accepted"]


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"refused": "unknown_ship"}, "acceptée au lieu de refusée (unknown_ship)"),
        ({"pending": True}, "pending vaut false au lieu de true"),
        ({"events": ["missed"]}, 'events vaut ["hit"] au lieu de ["missed"]'),
        ({"state": {"/sides/red": "Bleus"}}, '/sides/red vaut "Reds" au lieu de "Bleus"'),
        ({"state": {"/ships/b/mast": 3}}, "/ships/b/mast n’existe pas"),
    ],
)
def test_a_difference_is_told_in_french_too(expect: play.Json, said: str) -> None:
    assert found(HIT, expect, "fr") == [f"entrée 0\u00a0: {said}"]


def test_a_pointer_finds_its_value() -> None:
    document = {"a/b": [{"~": 1}], "x": None}
    assert at_pointer(document, "/a~1b/0/~0") == 1
    assert at_pointer(document, "") == document
    for pointer in ("/y", "/a~1b/1", "/a~1b/x", "/x/y"):
        with pytest.raises((LookupError, ValueError, TypeError)):
            at_pointer(document, pointer)
