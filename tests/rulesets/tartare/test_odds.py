"""The odds of La Guerre du Tartare against the check values of its rules, and against every end of orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.looking import counted, kinds, look
from tests.rulesets.tartare.battles import BATTLESHIP, CRUISER, DESTROYER, FIGHTER, battle, decree, to
from timonier.kernel.engine import Done
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.commands.fire import Fire, needed_of
from timonier.rulesets.tartare.state import Battle

CHECKED = [
    (4, 4, "aid", 2, 3, 0.625, 2.5, 0.413818, 1.625, 0.874756, 0.007080),
    (2, 6, "aid", 4, 6, 0.375, 0.75, 0.234375, 0.5, 0.25, 0),
    (1, 8, "aid", 0, 2, 0.125, 0.125, 0.125, 0, 0.125, 0),
    (5, 2, "book", 8, 12, 0.9, 4.5, 0.409510, 4.0, 0.5, 0),
    (3, 5, "book", 0, 2, 0.6, 1.8, 0.271, 0, 1.584, 0.648),
]


def lines(now: Battle, kind: str, **fields: Any) -> dict[str, Any]:
    """Return the lines of a preview, whatever could be overruled."""
    return look(RULESET, now, {"type": kind, **fields})[1]


def shot(now: Battle, needed: int, **fields: Any) -> dict[str, Any]:
    """Return the fields of a shot of a at b at a range where *needed* is needed."""
    for inches in range(1, 200):
        order = {"ship": "a", "target": "b", "range": float(inches), **fields}
        if needed_of(now, Fire(**order)) == needed:
            return order
    raise AssertionError(needed)


@pytest.mark.parametrize("row", CHECKED, ids=lambda row: f"{row[0]} lasers, {row[1]}+")
def test_a_salvo(row: Any) -> None:
    """TT-FIRE-3 to TT-FIRE-6, TT-CRIT-1."""
    count, needed, edition, shield, hull, *expected = row
    for target in (DESTROYER, FIGHTER, BATTLESHIP):
        now = battle((CRUISER, {**target, "id": "b", "side": "blue"}), edition=edition)
        now = decree(now, "b", hull_max=hull, hull=hull, shield_max=shield, shield=shield)
        try:
            order = shot(now, needed, count=count)
        except AssertionError:
            continue
        told = lines(now, "fire", **order)
        names = ("hit_chance", "expected_hits", "critical_chance", "expected_shield_loss")
        found = [told[name] for name in (*names, "expected_hull_loss", "destroy_chance")]
        assert found == pytest.approx(expected, abs=1e-6)
        assert told["needed"] == needed
        return
    pytest.fail("no such shot")


def test_no_critical_against_a_ship_adrift() -> None:
    """TT-CRIT-6."""
    now = battle()
    now = decree(now, "b", status="adrift")
    assert lines(now, "fire", **shot(now, 4, count=3))["critical_chance"] == 0


@pytest.mark.parametrize("shield", [0, 1, 3])
def test_a_salvo_is_what_counting_every_face_gives(shield: int) -> None:
    """TT-FIRE-4 to TT-FIRE-6: two lasers against a ship adrift, 64 throws."""
    now = to(battle(), "attack")
    now = decree(now, "b", status="adrift", shield=shield, hull=2)
    order = {"type": "fire", "overrule": True, **shot(now, 4, count=2)}
    told = lines(now, **{"kind": order.pop("type"), **order})
    command = {"type": "fire", **order}

    def lost(end: Done) -> int:
        return 2 - int(end.battle.ships["b"].hull)

    for left in range(3):
        chance = counted(RULESET, now, command, lambda end, left=left: lost(end) == left)  # type: ignore[misc]
        assert told["hull_loss"].chances.get(left, 0) == pytest.approx(chance)
    assert told["destroy_chance"] == pytest.approx(counted(RULESET, now, command, lambda end: lost(end) == 2))


@pytest.mark.parametrize(
    ("dice", "torpedoes", "extra", "expected"),
    [
        (3, 2, "chain", {0: 0.125, 1: 0.3125, 2: 0.5625}),
        (2, 1, "chain", {0: 0.25, 1: 0.75}),
    ],
)
def test_turrets_against_torpedoes(dice: int, torpedoes: int, extra: str, expected: dict[int, float]) -> None:
    """TT-TURRET-3, TT-TURRET-4."""
    now = decree(battle(turret_extra=extra), "b", incoming__1=torpedoes)
    assert lines(now, "turrets", ship="b", count=dice)["destroyed"].chances == pytest.approx(expected)


@pytest.mark.parametrize(("extra", "mean"), [("chain", 2.369068), ("once", 2.322868)])
def test_many_turrets_against_many_torpedoes(extra: str, mean: float) -> None:
    """TT-TURRET-4."""
    now = decree(battle(turret_extra=extra), "b", incoming__1=5)
    assert lines(now, "turrets", ship="b", count=4)["expected_destroyed"] == pytest.approx(mean, abs=1e-6)


@pytest.mark.parametrize("hits", ["absorb", "bounce"])
@pytest.mark.parametrize("extra", ["chain", "once"])
@pytest.mark.parametrize("shield", [0, 1])
def test_turrets_against_a_ship_are_what_counting_gives(hits: str, extra: str, shield: int) -> None:
    """TT-TURRET-4, TT-TURRET-5; chains of sixes weigh little enough after a few."""
    ships = (DESTROYER, {**CRUISER, "id": "a", "side": "red"})
    now = battle(ships, turret_hits=hits, turret_extra=extra)
    now = decree(to(now, "defence"), "a", hull=2, shield=shield)
    order = {"ship": "b", "target": "a", "range": 1.0, "count": 2}
    told = lines(now, "turrets", **order)
    if hits == "bounce" and shield:
        assert told["expected_hull_loss"] == told["expected_shield_loss"] == 0
        return
    command = {"type": "turrets", "overrule": True, **order}
    destroyed = counted(RULESET, now, command, lambda end: end.battle.ships["a"].hull == 0)
    assert told["destroy_chance"] == pytest.approx(destroyed)


def test_a_launch() -> None:
    """TT-TORP-2, TT-TORP-5."""
    told = lines(battle(), "launch", ship="a", target="b", range=1.0)
    assert (told["box"], told["rounds_to_impact"]) == (1, 0)
    far = lines(battle(), "launch", ship="a", target="b", range=400.0)
    assert far["rounds_to_impact"] == far["box"] - 1 > 0


def test_fires_of_the_next_step() -> None:
    """TT-BLAZE-1, TT-BLAZE-2: what the preview says is what happens."""
    now = to(battle(), "activation")
    now = decree(
        now, "a", modules__launcher__fire=True, modules__launcher__crew=2, modules__shield__fire=True
    )
    told = lines(now, "next")
    after = to(now, "defence")
    assert told["oxygen_lost.a"] == now.ships["a"].oxygen - after.ships["a"].oxygen > 0
    assert (told["crew_wounded.a"], told["crew_killed.a"]) == (2, 0)
    assert "oxygen_lost.b" not in told


def test_torpedoes_of_the_next_step() -> None:
    """TT-TORP-6, TT-CRIT-1: 2d6 for the module, and every end looked at."""
    now = decree(to(battle(), "defence"), "b", incoming__1=1)
    told = lines(now, "next")
    assert told["torpedoes_strike.b"] == 1
    command = {"type": "next", "overrule": True}
    assert counted(RULESET, now, command, lambda end: "torpedo_hit" in kinds(end)) == pytest.approx(1)
    for module in now.ships["b"].modules:
        hit = counted(
            RULESET,
            now,
            command,
            lambda end, module=module: any(  # type: ignore[misc]
                getattr(event, "total", None) and getattr(event, "module", None) == module
                for event in end.events
            ),
        )
        assert told[f"module_hit.b.{module}"] == pytest.approx(hit)
    assert told["module_hit.b.energy"] == pytest.approx(6 / 36)
    assert told["reaches_zero.b"] == (told["hull_left.b"] == 0)
    twice = lines(decree(now, "b", incoming__1=2), "next")
    assert twice["module_hit.b.energy"] == pytest.approx(1 - (30 / 36) ** 2)
