"""The odds of 7th Sea against the check values of its rules, and against every end of its orders."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.looking import Lines
from tests.looking import look as lines_of
from tests.rulesets.seventh_sea.play import Play, fort, ship, shot
from timonier.kernel import odds
from timonier.rulesets.seventh_sea import RULESET
from timonier.rulesets.seventh_sea.odds import dealt, trait

ROOT = Path(__file__).resolve().parents[3]
TNS = (5, 10, 15, 20, 25, 30, 35, 40)
CHECKED = {
    1: (6.111111, 0.600000, 0.100000, 0.060000, 0.010000, 0.006000, 0.001000, 0.000600, 0.000100),
    2: (12.222222, 0.940000, 0.640000, 0.278000, 0.118000, 0.046200, 0.017200, 0.006460, 0.002260),
    3: (18.333333, 0.996000, 0.916000, 0.664800, 0.365800, 0.180560, 0.083260, 0.035220, 0.014920),
    4: (24.444444, 0.999900, 0.987400, 0.901860, 0.691360, 0.435150, 0.242200, 0.124348, 0.059248),
    5: (30.555556, 1.000000, 0.998740, 0.980030, 0.895690, 0.714525, 0.489421, 0.298499, 0.167159),
    6: (36.666667, 1.000000, 0.999916, 0.996997, 0.974078, 0.893617, 0.735069, 0.534337, 0.349475),
    8: (48.888889, 1.000000, 1.000000, 0.999970, 0.999248, 0.993136, 0.966508, 0.895878, 0.769714),
}


def look(at: Play, type_: str, /, **fields: Any) -> Lines:
    """Return the lines of a preview of an order that is not refused."""
    refusal, told = lines_of(RULESET, at.battle, {"type": type_, **fields})
    assert refusal is None, refusal
    return told


def duel(**more: Any) -> Play:
    """Return a salvo of Finesse 3 and Brawn 4 away from its target of Wits 3 and Resolve 3, in a phase."""
    at = Play(ship("a", finesse=3, brawn=4, master_gunner=True, **more), ship("b", "blue", wits=3, resolve=3))
    at.to_phase(1, a=[1], b=[1])
    return at


@pytest.mark.parametrize("rank", CHECKED)
def test_rolls_are_as_likely_as_the_rules_say(rank: int) -> None:
    """7S-DICE-1, 7S-DICE-2."""
    mean, *chances = CHECKED[rank]
    roll = trait(rank)
    assert roll.mean == pytest.approx(mean, abs=1e-6)
    assert [roll.at_least(tn) for tn in TNS] == pytest.approx(chances, abs=1e-6)


def test_rolls_with_dice_that_are_not_kept() -> None:
    """7S-DICE-1."""
    four, five = trait(2, 2), trait(3, 2)
    assert (four.mean, four.at_least(15), four.at_least(20)) == pytest.approx(
        (17.399439, 0.622060, 0.292060), abs=1e-6
    )
    assert (five.mean, five.at_least(20), five.at_least(25)) == pytest.approx(
        (24.512605, 0.717940, 0.416697), abs=1e-6
    )


def test_grape_from_four_cannons() -> None:
    """7S-GUN-7: 4g4 less 2g2, not below 0."""
    grape = dealt(4, 0, "2g2")
    assert (grape.mean, grape.chances[0]) == pytest.approx((12.816076, 0.117530), abs=1e-6)


def test_a_ball_at_three_hexes() -> None:
    """7S-GUN-1 to 7S-GUN-5: the whole example of the rules."""
    told = look(duel(), "fire", **shot(range=3))
    assert (told["tn"], told["tn_wits"], told["tn_distance"], told["tn_raises"]) == (20, 15, 5, 0)
    assert told["dice"] == "3g3"
    expected = {
        "hit": 0.365800,
        "serious_if_hit": 0.698806,
        "serious": 0.255623,
        "expected_serious": 0.443227,
    }
    assert {name: told[name] for name in expected} == pytest.approx(expected, abs=1e-6)
    assert told["damage_if_hit"].mean == pytest.approx(24.444444, abs=1e-6)


def test_the_raises_that_gain_the_most() -> None:
    """7S-GUN-15: each raise is one die of damage more and five harder to hit."""
    at = duel()
    gains = [look(at, "fire", **shot(raises=raises))["expected_serious"] for raises in range(6)]
    for raises in range(2):
        told = look(at, "fire", **shot(raises=raises))
        assert told["best_raises"] == gains.index(max(gains))
        assert told["best_raises_expected"] == pytest.approx(max(gains))


@pytest.mark.parametrize("total", ["total", "hit"])
def test_earlier_superficial_damage_counts_as_the_option_says(total: str) -> None:
    """7S-GUN-3."""
    at = Play(ship("a", finesse=3), ship("b", "blue"), options={"wound_tn": total})
    at.to_phase(1, a=[1], b=[1])
    fresh = look(at, "fire", **shot())["serious_if_hit"]
    at.decree("b", superficial=30)
    assert (look(at, "fire", **shot())["serious_if_hit"] > fresh) == (total == "total")


def explored(at: Play, type_: str, /, **fields: Any) -> list[tuple[float, list[str]]]:
    """Return the types of the events of every end of an order, each with its weight."""
    return [
        (branch.weight, [type(event).__name__ for event in branch.outcome.events])  # type: ignore[union-attr]
        for branch in odds.explore(RULESET, at.battle, {"type": type_, **fields})
    ]


def share(ends: list[tuple[float, list[str]]], kind: str) -> float:
    """Return how likely an event of a kind is."""
    return sum(weight for weight, kinds in ends if kind in kinds)


@pytest.mark.parametrize("spot", ["sails", "rudder", "crew"])
def test_an_aimed_shot(spot: str) -> None:
    """7S-AIM-1, 7S-AIM-2: one serious damage, and one more for every so many above the target number."""
    at = duel()
    ammo = at.battle.tables["aim"][spot]["ammo"][0]
    told, throw = look(at, "fire", **shot(aim=spot, ammo=ammo)), trait(3)
    assert told["tn"] == 30
    step = at.battle.constant("serious_step")
    assert told["hit"] == pytest.approx(throw.at_least(30))
    assert told["one_serious"] == pytest.approx(throw.at_least(30) - throw.at_least(30 + step))
    assert told["two_serious"] == pytest.approx(throw.at_least(30 + step) - throw.at_least(30 + 2 * step))
    assert told["three_serious"] == pytest.approx(throw.at_least(30 + 2 * step))
    assert told["expected_serious"] == pytest.approx(told["serious_damage"].mean)


def test_a_shot_at_the_magazine() -> None:
    """7S-AIM-3, every end tried."""
    at = duel()
    told = look(at, "fire", **shot(aim="magazine"))
    counts = [
        (branch.weight, {type(event).__name__ for event in branch.outcome.events})  # type: ignore[union-attr]
        for branch in odds.explore(RULESET, at.battle, {"type": "fire", **shot(aim="magazine")}, 3000)
    ]
    assert told["powder_wet"] == pytest.approx(sum(p for p, kinds in counts if "PowderWet" in kinds))
    assert told["powder_wet"] + told["magazine_explodes"] == pytest.approx(told["hit"])
    assert told["sinks"] == told["magazine_explodes"]


def test_she_begins_to_sink_from_so_much_damage_on() -> None:
    """7S-SINK-1: the highest trait pays each time, and as the hull goes so does her limit."""
    at = duel()
    told = look(at, "fire", **shot())
    left, count = {"brawn": 2, "finesse": 3, "wits": 3, "panache": 1, "resolve": 3}, 0
    while count < at.battle.constant("sink_factor") * left["resolve"]:
        count += 1
        left[max(left, key=lambda trait: left[trait])] -= 1
    assert told["sinks"] == pytest.approx(told["serious_damage"].at_least(count))
    assert told["pays"] == "highest"
    at.decree("b", serious=at["b"]["sink_at"] - 1)
    assert look(at, "fire", **shot())["sinks"] == pytest.approx(told["serious"])


def test_a_fort_is_ruined_by_as_much() -> None:
    """7S-FORT-4."""
    at = Play(ship("a"), fort("b", "blue"))
    at.to_phase(1, a=[1], b=[1])
    at.decree("b", serious=at["b"]["sink_at"] - 1)
    told = look(at, "fire", **shot())
    assert told["sinks"] == pytest.approx(told["serious"])


def test_a_volley_of_muskets() -> None:
    """7S-MUSK-2, 7S-MUSK-3, every end tried."""
    at = Play(ship("a", crew_kind="merchant"), ship("b", "blue", finesse=1), options={"musketry": True})
    at.to_phase(5, a=[5], b=[5])
    at.decree("a", musket_crew=2)
    told = look(at, "muskets", ship="a", target="b", range=1)
    dead = share(explored(at, "muskets", ship="a", target="b", range=1), "CrewLost")
    assert told["killed"].chances == pytest.approx({0: 1 - dead, 1: dead})
    assert told["expected_killed"] == pytest.approx(dead)
    assert told["musket_hit"] == pytest.approx(1 - (1 - dead) ** 0.5)


def test_an_exchange_of_boarders() -> None:
    """7S-BOARD-3, T-BOARD: the rows of a die, crews being equal."""
    at = Play(ship("a"), ship("b", "blue"))
    at.to_phase(1, a=[1], b=[1])
    told = look(at, "board", ship="a", target="b")
    rows = at.battle.tables["boarding"]["rows"]
    for low, (top, *_) in zip((0, *(row[0] for row in rows)), rows, strict=False):
        faces = [face for face in range(1, 11) if low < face <= top]
        assert told.get(f"row.{top}", 0) == pytest.approx(len(faces) / 10)
    ends = explored(at, "board", ship="a", target="b")
    assert told["captured"] == pytest.approx(share(ends, "Captured"))
    assert told["boarders_lost"] == pytest.approx(share(ends, "BoardersLost"))
    at.decree("b", finesse=0)
    assert look(at, "board", ship="a", target="b")["captured"] == 1
    at.decree("b", finesse=3, grappled=["a"])
    at.decree("a", grappled=["b"])
    assert look(at, "board", ship="a", target="b", break_off=True) == {}


def test_a_collision() -> None:
    """7S-RAM-1: both take the rammer's Resolve and the hexes sailed."""
    at = Play(ship("a", resolve=2, wits=4), ship("b", "blue", resolve=8))
    at.to_phase(1, a=[1], b=[1])
    told = look(at, "ram", ship="a", target="b", hexes=1, wind_angle="quarter_aft")
    assert (told["ram_damage"], told["ram_sinks.a"], told["ram_sinks.b"]) == (3, 0, 0)
    at.decree("a", serious=3)
    at.decree("b", serious=5)
    told = look(at, "ram", ship="a", target="b", hexes=1, wind_angle="quarter_aft")
    assert (told["ram_sinks.a"], told["ram_sinks.b"]) == (1, 0)


def test_a_storm_strikes_each_ship_by_her_own_pilot() -> None:
    """7S-STORM-1, 7S-DICE-8."""
    at = Play(ship("a", panache=2), ship("b", "blue", panache=2))
    told = look(at, "storm", damage=20, pilot={"a": 2})
    step = at.battle.constant("storm_step")
    for id, throw in (("a", trait(2, 2)), ("b", trait(2))):
        assert told[f"weathered.{id}"] == pytest.approx(throw.at_least(20))
        serious = told[f"serious_damage_to.{id}"]
        assert serious.at_least(2) == pytest.approx(throw.at_most(20 - step))
        assert told[f"expected_ranks.{id}"] == pytest.approx(serious.mean)


def test_a_storm_whose_force_is_thrown() -> None:
    """7S-STORM-1: force and ship are thrown each for itself."""
    at = Play(ship("a", panache=1), ship("b", "blue"))
    told, one = look(at, "storm", ship="a", damage_dice="1g1"), trait(1)
    even = sum(p * one.at_least(value) for value, p in one.chances.items())
    assert told["weathered.a"] == pytest.approx(even)


def test_reefs() -> None:
    """7S-REEF-1, 7S-REEF-2."""
    at = Play(ship("a", wits=3, resolve=4), ship("b", "blue"))
    order = {"ship": "a", "depth": 1, "pilot": 2, "lookout": {"trait": 2}, "pilot_eyes": {"trait": 3}}
    told = look(at, "reefs", **order)
    first = trait(2).at_least(at.battle.constant("lookout_tn"))
    second = trait(3).at_least(at.battle.constant("pilot_eyes_tn"))
    steers = trait(3, 2).at_least(at.battle.constant("reef_tn"))
    assert told["unseen"] == pytest.approx((1 - first) * (1 - second))
    assert told["lookout_sees"] + told["pilot_sees"] + told["unseen"] == pytest.approx(1)
    assert told["cleared"] == pytest.approx((1 - told["unseen"]) * steers)
    assert told["expected_ranks.a"] == pytest.approx(3 * told["aground"])


def test_shallow_water() -> None:
    """7S-DRAUGHT-1."""
    at = Play(ship("a", resolve=4), ship("b", "blue"))
    told = look(at, "ground", ship="a", depth=2)
    assert (told["aground"], told["serious_damage_to.a"].mean, told["expected_ranks.a"]) == (1, 2, 2)
    assert look(at, "ground", ship="a", depth=4)["aground"] == 0


@pytest.mark.parametrize(("kind", "worst"), [("splinters", "hurt"), ("suction", "lost")])
def test_a_hero(kind: str, worst: str) -> None:
    """7S-HURT-1, 7S-SINK-4."""
    at = Play()
    told = look(at, "character_roll", kind=kind, name="Inès", trait=2, knack=1)
    assert told["safe"] == pytest.approx(trait(2, 1).at_least(told["tn"]))
    assert told["safe"] + told[worst] == pytest.approx(1)


def test_the_wind_after_every_third_round() -> None:
    """7S-WIND-9 to 7S-WIND-11: it changes where a die reaches its direction."""
    at = Play(wind={"direction": 5, "force": 4})
    at.to_phase(1)
    at.decree(round=2)
    at.decree("a", dice_left=[])
    at.decree("b", dice_left=[])
    assert look(at, "next") == {}
    at.decree(round=3)
    told = look(at, "next")
    assert told["wind_changes"] == pytest.approx(0.6)
    directions = {name: p for name, p in told.items() if name.startswith("wind_direction")}
    assert sum(directions.values()) == pytest.approx(1)
    assert told["wind_force"].total == pytest.approx(1)


def test_what_sailing_costs() -> None:
    """7S-HELM-1, 7S-MOVE-2, 7S-SAIL-3."""
    at = Play(ship("a", wits=4, resolve=3), ship("b", "blue"))
    at.to_phase(1, a=[1, 1, 1], b=[1])
    assert look(at, "turn", ship="a", to="port", wind_angle="astern")["dice_spent"] == "1, 1, 1"
    told = look(at, "set_speed", ship="a", speed="full")
    assert told["dice_spent"] == "1"
    assert look(at, "move", ship="a", hexes=1, wind_angle="quarter_aft")["move_limit"] is not None


def test_the_game_masters_table_of_rolls_is_current() -> None:
    """`docs/rulesets/seventh-sea-odds.md` is what its script makes of the dice today."""
    names = runpy.run_path(str(ROOT / "docs" / "rulesets" / "seventh_sea_odds.py"))
    assert names["PAGE"].read_text("utf-8") == names["page"]()
