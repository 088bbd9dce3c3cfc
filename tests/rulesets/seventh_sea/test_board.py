"""The public board: gauges with their levels, marks, sheets (7S-SHIP, the ship sheet)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.seventh_sea.play import Json, Play, fort, ship
from timonier.kernel.ruleset import GM, Viewer
from timonier.kernel.texts import words
from timonier.rulesets.seventh_sea import RULESET
from timonier.rulesets.seventh_sea.state import Sinking

EN = words(RULESET.package, "en")


def shown(play: Play, id: str = "a") -> Json:
    """Return what the board shows of a ship."""
    board = RULESET.board(play.battle, GM, EN)
    (found,) = [one for one in board["ships"] if one["id"] == id]
    return found  # type: ignore[no-any-return]


def gauges(play: Play) -> dict[str, Json]:
    return {gauge["id"]: gauge for gauge in shown(play)["gauges"]}


def levels(field: str, values: list[int], **ranks: int) -> list[str]:
    """Return the level of one gauge for each of these values."""
    play = Play(ship("a", **ranks))
    found = []
    for value in values:
        play.decree("a", **{field: value})
        found.append(gauges(play)[field]["level"])
    return found


def test_which_gauges_and_how_full() -> None:
    play = Play(ship("a", brawn=6, finesse=5, resolve=4, wits=3, panache=2, goods=1, provisions=1))
    tops = {id: (gauge["value"], gauge["max"]) for id, gauge in gauges(play).items()}
    assert tops == {
        "brawn": (6, 6),
        "finesse": (5, 5),
        "resolve": (4, 4),
        "wits": (3, 3),
        "panache": (2, 2),
        "drama": (2, 2),
        "superficial": (0, 40),
        "serious": (0, 8),
        "provisions": (24, 72),
    }
    assert [gauge["label"] for gauge in gauges(play).values()] == [
        *("Cannons", "Crew", "Hull", "Rudder", "Sails", "Drama", "Superficial", "Serious", "Stores")
    ]


def test_what_has_no_top_is_not_drawn() -> None:
    play = Play(ship("a", brawn=0, goods=4))
    assert not {"brawn", "drama", "provisions"} & gauges(play).keys()
    empty = Play(ship("a"))
    assert "provisions" not in gauges(empty)
    empty.decree("a", provisions=1)
    assert gauges(empty)["provisions"]["value"] == 1
    play.decree("a", resolve=0)
    assert "serious" not in gauges(play)


def test_levels_of_what_is_left() -> None:
    assert levels("brawn", [0, 1, 3, 4, 6], brawn=6) == ["critical", "worn", "worn", "good", "good"]
    assert levels("panache", [0, 2, 3, 5], panache=5) == ["critical", "worn", "good", "good"]


def test_levels_of_damage() -> None:
    assert levels("serious", [0, 3, 4, 6, 7, 9], resolve=4) == [
        "good", "good", "worn", "worn", "critical", "critical",
    ]  # fmt: skip
    assert levels("superficial", [0, 19, 20, 39, 40, 60], resolve=4) == [
        "good", "good", "worn", "worn", "critical", "critical",
    ]  # fmt: skip


MARKS: list[tuple[dict[str, Any], str, object]] = [
    ({"fires": 2}, "burning", 2),
    ({"aground": True}, "aground", None),
    ({"grappled": ("b",)}, "grappled", None),
    ({"irons": 1}, "irons", None),
    ({"panache": 0}, "dismasted", None),
    ({"powder_wet": True}, "powder_wet", None),
    ({"captured_by": "blue"}, "captured", None),
    ({"status": "captured"}, "captured", None),
    ({"sinking": Sinking("countdown", actions_left=7)}, "sinking", "sinking (7 actions)"),
    ({"sinking": Sinking("nose_down", phases_left=1)}, "sinking", "going down by the head (1 phase)"),
    ({"sinking": Sinking("slow", sinks_at_round=9)}, "sinking", "sinking slowly (end of round 9)"),
    ({"sinking": Sinking("rests")}, "sinking", "resting on the bottom"),
]


@pytest.mark.parametrize(("change", "mark", "value"), MARKS, ids=lambda part: str(part)[:20])
def test_marks(change: dict[str, Any], mark: str, value: object) -> None:
    play = Play()
    assert shown(play)["marks"] == []
    play.battle.change("a", **change)
    ((found),) = shown(play)["marks"]
    assert (found["id"], found["value"]) == (mark, value)
    assert found["label"]


@pytest.mark.parametrize("bare", [ship("a", oars=True), fort("a")])
def test_rowers_and_forts_are_not_dismasted(bare: Json) -> None:
    play = Play(bare)
    play.decree("a", panache=0)
    assert shown(play)["marks"] == []


def test_steps_wind_and_sides() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    board = RULESET.board(play.battle, GM, EN)
    assert [step["id"] for step in board["steps"]] == ["setup", "start", *map(str, range(1, 11))]
    assert (board["step"], board["steps"][6]["label"]) == ("setup", "Phase 5")
    assert board["wind"] == {"from_deg": 300, "force_label": "moderate breeze", "beaufort": 4}
    play.to_phase(1)
    assert RULESET.board(play.battle, GM, EN)["step"] == "1"
    assert shown(play)["acting"] is True
    calm = Play(options={"wind": False})
    assert RULESET.board(calm.battle, GM, EN)["wind"] is None


@pytest.mark.parametrize(
    ("force", "beaufort", "label"), [(0, 0, "calm"), (7, 8, "gale"), (8, 10, "storm"), (9, 12, "hurricane")]
)
def test_the_force_in_words(force: int, beaufort: int, label: str) -> None:
    wind = RULESET.board(Play(wind={"force": force}).battle, GM, EN)["wind"]
    assert (wind["beaufort"], wind["force_label"], wind["from_deg"]) == (beaufort, label, None)


def test_nothing_is_secret() -> None:
    play = Play(ship("a"), ship("b", "blue"))
    for viewer in (Viewer("player", "blue"), Viewer("display")):
        assert RULESET.view(play.battle, viewer) == play.state
        assert RULESET.board(play.battle, viewer, EN) == RULESET.board(play.battle, GM, EN)


def test_what_can_be_decreed_is_marked_on_the_sheet() -> None:
    play = Play()
    rows = [row for group in shown(play)["sheet"] for row in group["rows"]]
    for row in rows:
        outcome = play.run("adjust", ship="a", field=row["field"], value=row["value"])
        assert (type(outcome).__name__ == "Done") == row["adjustable"], row
    assert [row["field"] for row in rows if not row["adjustable"]] == [
        "sink_at",
        "crew_free",
        "draught",
        "cargo",
    ]


def test_the_traits_of_a_fort_have_names_of_their_own() -> None:
    play = Play(fort("a"))
    assert gauges(play)["panache"]["label"] == "Reaction"
    assert shown(play)["sheet"][0]["rows"][1]["label"] == "Finesse (garrison)"


def test_headings_are_told_in_degrees_that_agree_with_the_wind_s() -> None:
    """A ship that runs before the wind heads away from where it comes from (7S-WIND-12)."""
    play = Play(ship("a"))
    assert shown(play)["heading_deg"] is None
    for heading in range(3, 9):
        play.decree("a", heading=heading)
        play.decree(None, **{"wind.direction": heading})
        wind = RULESET.board(play.battle, GM, EN)["wind"]
        assert shown(play)["heading_deg"] == 60 * (heading - 3)
        assert (wind["from_deg"] - shown(play)["heading_deg"]) % 360 == 180
