"""Complaint 8, on what runs from round to round here: damage, fatigue, duties, links, rams, the calm.

Whatever starts such a clock before, during or after a step, it strikes exactly when the rule says.
"""

from __future__ import annotations

import pytest

from tests.rulesets.trireme.table import Table, ship, types
from timonier.rulesets.trireme.words import ROUND

SAME = {"open", "turns", "backed", "rammed", "repair_tried"}
"""What a ship that rams straight ahead leaves as it was."""


def passing(table: Table, steps: int, face: int = 3) -> list[tuple[str, list[str]]]:
    """Go on *steps* times with *face* on every die; return each step with the ships that throw for repair."""
    found = []
    for _ in range(steps):
        happened = table.go_to(ROUND[(ROUND.index(table.battle.step) + 1) % 6], face)
        throws = [event["ship"] for event in happened if event["type"] == "repair_rolled"]
        found.append((table.battle.step, throws))
    return found


@pytest.mark.parametrize("step", ROUND)
def test_a_ship_crippled_in_any_step_throws_once_in_each_repairs(step: str) -> None:
    """TR-REP-1: on entering ``repairs``, not when it happens and in no other step."""
    table = Table(ship("a"), ship("b", "blue"))
    if step != "repairs":
        table.go_to(step)
    assert table.asks("adjust", ship="a", field="damage", value="crippled") == []
    thrown = passing(table, 12)
    assert [throws for at, throws in thrown if at == "repairs"] == [["a"], ["a"]]
    assert all(throws == [] for at, throws in thrown if at != "repairs")


@pytest.mark.parametrize("step", ROUND[1:])
def test_a_ship_repaired_by_decree_before_the_step_does_not_throw(step: str) -> None:
    table = Table(ship("a", damage="crippled"), ship("b", "blue"))
    table.go_to(step)
    table.order("adjust", ship="a", field="damage", value="none")
    assert all(throws == [] for _, throws in passing(table, 6))


def test_crippled_during_moves_rams_and_fights_all_throw_in_the_same_repairs() -> None:
    """TR-REP-1, TR-DMG-3: by broken oars, by a ram and by capture, in fleet order."""
    table = Table(
        ship("a"), ship("b", "blue"), ship("c", "blue"), ship("d", "blue"), ship("e", type="quinquereme")
    )
    table.go_to("first_moves")
    table.order("rake", (6, 1, 6), ship="a", target="c", aspect="bow_beam", path=["ahead"], more=False)
    table.order("ram", ship="e", target="b", aspect="quarter_beam", path=["ahead"])
    table.go_to("second_moves")
    table.order("next", (1, 3))
    table.go_to("boarding")
    table.order("grapple", ship="e", target="d", resists=False)
    happened = table.order("next", (6,))
    assert "ship_captured" in types(happened)
    assert passing(table, 1) == [("repairs", ["b", "c", "d"])]


def test_the_repair_order_of_a_round_is_not_given_twice() -> None:
    """TR-REP-1: the throw that came by itself counts; in the next round it comes again by itself."""
    table = Table(ship("a", damage="crippled"), ship("b", "blue"))
    table.order("repair", (3,), ship="a")
    assert table.refused("repair", ship="a") == "already_tried"
    table.go_to("repairs", 3)
    assert table.refused("repair", ship="a") == "already_tried"


def test_two_more_on_the_die_last_until_repaired_or_crippled_again() -> None:
    """TR-REP-3: a ship repaired in part adds 2 in every round, and once only."""
    table = Table(ship("a", damage="partial"), ship("b", "blue"))
    for _ in range(3):
        (rolled,) = [e for e in table.go_to("repairs", 2) if e["type"] == "repair_rolled"]
        assert (rolled["total"], rolled["result"]) == (4, "partial")
    table.go_to("first_moves")
    table.order("adjust", ship="a", field="damage", value="crippled")
    (rolled,) = [e for e in table.go_to("repairs", 3) if e["type"] == "repair_rolled"]
    assert rolled["total"] == 3


def test_tired_rowers_stay_tired_and_do_not_throw_again() -> None:
    """TR-FULL-4: fatigue is thrown once at the end of the move; the ship is tired for the battle."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("first_moves")
    assert types(table.order("move", ship="a", hexes=2, speed="full", more=True)) == ["moved"]
    assert table.asks("move", ship="a", hexes=1) == [("fatigue", "a")]
    table.order("adjust", ship="a", field="tired", value=True)
    for _ in range(2):
        table.go_to("first_moves")
        assert table.refused("move", ship="a", hexes=2, speed="full") == "full_tired"
        assert table.asks("move", ship="a", hexes=2, speed="full", overrule=True) == []


@pytest.mark.parametrize("step", ["first_moves", "second_moves"])
def test_an_open_move_ends_once_with_the_step(step: str) -> None:
    """TR-MOVE-6: ``next`` ends it and lets the rowers throw, and the step after that does not."""
    side = "red" if step == "first_moves" else "blue"
    table = Table(ship("red"), ship("blue", "blue"))
    table.go_to(step)
    table.order("move", ship=side, hexes=4, speed="full", more=True)
    assert table.asks("next") == [("fatigue", side)]
    assert table.asks("next") == []


@pytest.mark.parametrize("step", ROUND)
def test_a_move_opened_by_overrule_in_any_step_ends_with_it(step: str) -> None:
    """TR-MOVE-6: leaving any step first ends the moves still open."""
    table = Table(ship("a"), ship("b", "blue"))
    if step != "repairs":
        table.go_to(step)
    table.order("move", ship="a", hexes=1, speed="full", more=True, overrule=True)
    happened = table.order("next", (6,))
    assert types(happened)[:2] == ["move_ended", "fatigue_rolled"]


@pytest.mark.parametrize(("step", "round"), [(step, 1) for step in ROUND[:3]] + [(s, 2) for s in ROUND[3:]])
def test_a_ram_is_settled_in_the_next_ramming_and_only_there(step: str, round: int) -> None:
    """TR-RAM-8: declared before the step, in this round; in it or after it by overrule, in the next."""
    table = Table(ship("a"), ship("b", "blue"))
    if step != "repairs":
        table.go_to(step)
    table.order("ram", ship="a", target="b", aspect="bow", path=["ahead"], overrule=True)
    settled = []
    for _ in range(12):
        happened = table.go_to(ROUND[(ROUND.index(table.battle.step) + 1) % 6], 3)
        settled += [(table.battle.round, table.battle.step) for e in happened if e["type"] == "ram_resolved"]
    assert settled == [(round, "ramming")]


def test_the_duty_to_back_lasts_over_rounds_and_ends_with_one_step_astern() -> None:
    """TR-RAM-9: even where the ship lay grappled for turns."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("first_moves")
    table.order("ram", ship="a", target="b", aspect="bow", path=["ahead"])
    for _ in range(3):
        table.go_to("first_moves", 3)
        assert table.refused("move", ship="a", hexes=1) == "must_back"
    table.order("move", ship="a", path=["back_port"])
    table.go_to("first_moves", 3)
    table.order("move", ship="a", hexes=1)


def test_a_rammed_ship_moves_again_in_the_next_turn() -> None:
    """TR-RAM-2: for the rest of the turn; the mark goes with the turn record."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("first_moves")
    table.order("ram", ship="a", target="b", aspect="bow", path=["ahead"])
    table.go_to("second_moves")
    assert table.refused("move", ship="b", hexes=1) == "rammed"
    table.go_to("second_moves", 3)
    table.order("move", ship="b", hexes=1)


@pytest.mark.parametrize("step", ["boarding", "cutting"])
def test_linked_enemies_fight_once_each_turn_while_the_link_lasts(step: str) -> None:
    """TR-FIGHT-1, TR-CUT-4: thrown in ``boarding``, or by overrule after it, they fight on leaving it."""
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to(step)
    table.order("grapple", ship="a", target="b", resists=False, overrule=True)
    fights = []
    for _ in range(12):
        happened = table.go_to(ROUND[(ROUND.index(table.battle.step) + 1) % 6], 3)
        fights += [table.battle.step for event in happened if event["type"] == "fight_resolved"]
    assert fights == ["cutting", "cutting"]


def test_cut_links_bring_no_fight() -> None:
    table = Table(ship("a"), ship("b", "blue"))
    table.go_to("boarding")
    table.order("grapple", ship="a", target="b", resists=False)
    table.go_to("cutting", 3)
    table.order("cut", ship="b", target="a", resists=False)
    assert "fight_resolved" not in types(table.go_to("cutting", 3))


def test_the_wind_is_thrown_for_from_round_four_until_it_drops_and_never_again() -> None:
    """TR-WIND-2: on entering ``repairs`` only, before the repairs."""
    table = Table(ship("a", damage="crippled"), ship("v", "blue", "veneti"), options={"calm": True})
    for round in range(2, 8):
        happened = table.go_to("repairs", 3 if round < 7 else 2)
        assert ("wind_rolled" in types(happened)) == (round >= 4)
        if round >= 4:
            assert types(happened).index("wind_rolled") < types(happened).index("repair_rolled")
    assert table.state["wind"] == {"from_deg": None, "force": "calm"}
    assert "wind_rolled" not in types(table.go_to("repairs") + table.go_to("repairs"))


@pytest.mark.parametrize("step", ROUND)
def test_a_calm_by_decree_holds_at_once_and_for_ships_without_oars_only(step: str) -> None:
    """TR-WIND-3."""
    table = Table(ship("v", type="veneti"), ship("a"), ship("b", "blue"), options={"calm": True})
    if step != "repairs":
        table.go_to(step)
    table.order("adjust", field="wind.force", value="calm")
    assert table.state["ships"]["v"]["allowance"] == {"normal": 0, "cruise": 0, "full": 0}
    table.go_to("first_moves")
    assert table.refused("move", ship="v", hexes=1) == "becalmed"
    table.order("move", ship="a", hexes=1)


def test_what_was_done_in_a_turn_is_forgotten_in_the_next_and_nothing_else() -> None:
    """TR-TURN-4."""
    table = Table(ship("a"), ship("b", "blue"), ship("c", "blue"))
    fresh = table.state["ships"]["a"]["turn"]
    table.go_to("first_moves")
    table.order("rake", (1, 6), ship="a", target="c", aspect="bow_beam", path=["ahead"])
    table.order("ram", (1,), ship="a", target="b", aspect="bow", path=["ahead"])
    table.go_to("boarding", 3)
    table.order("grapple", ship="a", target="b", resists=False)
    table.order("allot", ship="a", points={"b": 3})
    table.go_to("cutting", 3)
    table.order("cut", (1, 6), ship="a", target="b")
    before = table.state["ships"]["a"]
    assert all(before["turn"][key] != fresh[key] for key in fresh.keys() - SAME)
    table.go_to("repairs", 3)
    after = table.state["ships"]["a"]
    assert after["turn"] == fresh | {"repair_tried": after["turn"]["repair_tried"]}
    assert (after["must_back"], after["tired"], after["grappled"]) == (True, True, ["b"])
