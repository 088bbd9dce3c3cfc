"""A random walk of a thousand legal and illegal orders through each edition."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rulesets.tartare.battles import CRUISER, DESTROYER, FIGHTER, FRIGATE, battle, do
from timonier.kernel import describe, engine, veils
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.ruleset import GM
from timonier.kernel.texts import event_text, refusal_text, words
from timonier.rulesets.tartare import RULESET
from timonier.rulesets.tartare.state import Battle

WALK = settings(
    max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
ODD = [
    None,
    True,
    -1,
    0,
    1,
    3.0,
    2.5,
    100,
    "",
    "a",
    "z",
    "pilot",
    "torpedoes",
    [],
    ["pilot"],
    [1],
    {},
    {"id": "a"},
]
SHEET_FIELDS = [
    "hull", "oxygen", "shield", "status", "modules.launcher.fire", "modules.pilot.crew",
    "modules.medical.wounded", "incoming.1", "incoming.9", "reserve.crew", "speed", "size", "propulsion",
    "morale", "veil",
]  # fmt: skip
LIKELY: dict[str, list[Any]] = {
    "ship": ["a", "b", "c", "d"],
    "target": ["a", "b", "c", "d", "torpedoes"],
    "protect": ["a", "b"],
    "range": [0, 2, 4, 6.5, 13, 40],
    "count": [1, 2],
    "field": SHEET_FIELDS,
    "value": [0, 1, 2, 3, True, False, "adrift", "active", "none", "sheet"],
    "crew": [["pilot", "armament"], ["pilot", "pilot"], ["engine"], ["shield"], []],
    "wounded": [["medical"], []],
    "energy": [["armament", "shield"], ["firefighting", "survival"], ["launcher"]],
    "manoeuvres": [[], ["straight"], ["left_45", "straight"], ["about"]],
    "part": [1, 2, 3],
    "turn": [0, 15, -30, 180],
    "module": ["launcher", "shield", "pilot"],
    "obstacle": ["none", "asteroids", "planet"],
    "reason": ["fled", "sunk"],
}
JOINING = [
    {"id": "n1", "name": "N", "side": "red", "type": "titans-fighter"},
    {"id": "n1", "name": "N", "side": "red", "type": "titans-fighter", "stats": {"hull": 9}},
    {"id": "a", "name": "N", "side": "red", "type": "titans-fighter"},
    {"id": "n2", "name": "", "side": "green", "type": "custom", "stats": []},
]


def any_order(rng: random.Random, described: list[dict[str, Any]]) -> dict[str, Any]:
    """Return an order that is often legal, sometimes nearly so, sometimes nonsense."""
    if rng.random() < 0.35:
        return {"type": "next", "overrule": rng.random() < 0.8}
    command = rng.choice([c for c in described if c["type"] != "conclude" or rng.random() < 0.05])
    order: dict[str, Any] = {"type": command["type"]}
    for name in command["schema"]["properties"]:
        required = name in command["schema"]["required"]
        if name in ("type", "overrule", "group") or (not required and rng.random() < 0.6):
            continue
        likely = JOINING if (command["type"], name) == ("add_ship", "ship") else LIKELY.get(name, ["text"])
        order[name] = rng.choice(likely) if rng.random() < 0.9 else rng.choice(ODD)
    if rng.random() < 0.03:
        order["stray"] = 1
    if rng.random() < 0.4:
        order["overrule"] = True
    return order


def run_to_the_end(now: Battle, order: dict[str, Any], rng: random.Random) -> Done | Refused:
    """Run *order*, throwing dice as they are asked for."""
    answers: list[Answer] = []
    while True:
        outcome = engine.run(RULESET, now, order, answers)
        if not isinstance(outcome, Waiting):
            again = engine.run(RULESET, now, order, answers)
            assert type(again) is type(outcome)
            return outcome
        ask = outcome.asks[outcome.open[0]]
        answers.append(Answer(tuple(rng.randint(1, ask.sides) for _ in range(ask.count)), ask))  # type: ignore[union-attr]


@pytest.mark.parametrize("edition", ["aid", "book"])
@given(seed=st.integers(0, 10**6), options=st.fixed_dictionaries({}, optional={
    option.id: st.sampled_from(option.values) for option in RULESET.options if option.values
}))  # fmt: skip
@WALK
def test_a_walk_keeps_fold_and_replay_alike(edition: str, seed: int, options: dict[str, Any]) -> None:
    rng = random.Random(seed)
    described = describe.describe(RULESET, "fr")["commands"]
    start = now = battle((CRUISER, DESTROYER, FRIGATE, FIGHTER), **{**options, "edition": edition})
    happened: list[Any] = []
    for _ in range(50):
        order, before = any_order(rng, described), fingerprint(now)
        outcome = run_to_the_end(now, order, rng)
        assert fingerprint(now) == before, order
        if isinstance(outcome, Refused):
            assert refusal_text(RULESET, now, outcome.refusal, "fr")
            continue
        happened += outcome.events
        now = outcome.battle
        assert all(event_text(RULESET, now, event, "en") for event in outcome.events)
        assert no_token_is_lost(now)
    assert fingerprint(engine.fold(start, happened)) == fingerprint(now)
    veils.state_for(RULESET, now, GM)
    veils.board_for(RULESET, now, GM, words(RULESET.package, "fr"))


def no_token_is_lost(now: Battle) -> bool:
    """Tell whether every number of every sheet is one that a sheet can hold."""
    return all(
        min(
            sheet.hull, sheet.shield, sheet.oxygen, sheet.torpedoes, sheet.reserve_crew, sheet.reserve_wounded
        )
        >= 0
        and all(min(m.crew, m.wounded, m.energy) >= 0 for m in sheet.modules.values())
        and min(sheet.incoming.values()) >= 0
        and (sheet.propulsion or 0) >= 0
        for sheet in now.ships.values()
    )


def test_a_carried_sheet_makes_the_same_ship_again() -> None:
    """What a ship carries on makes her in the next battle what she was at the end of the last."""
    now = battle()
    for field, value in (("hull", 3), ("modules.pilot.crew", 0), ("reserve.wounded", 1), ("dead", 1)):
        now = do(now, "adjust", ship="a", field=field, value=value)
    carried = RULESET.carry(now, "a")
    fresh = battle()
    for decree in carried:
        fresh = do(fresh, "adjust", ship="a", **decree)
    assert fresh.ships["a"] == now.ships["a"]
    assert RULESET.carry(battle(), "a") == []
