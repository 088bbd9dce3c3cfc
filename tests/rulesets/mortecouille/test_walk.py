"""A random walk of legal and illegal orders: events make the same battle, a refusal changes nothing."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rulesets.mortecouille.table import RULESETS, record, ship
from timonier.kernel import engine, events
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.events import Event
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import GM, Viewer
from timonier.rulesets.mortecouille import RULESET
from timonier.rulesets.mortecouille.commands.adjust import DOMAINS
from timonier.rulesets.mortecouille.commands.buy import SHOP
from timonier.rulesets.mortecouille.options import OPTIONS

ORDERS, WALKS = 50, 20

NAMES = st.sampled_from([*"abcdabcdabcd", "e", "f"])
"""E joins on the way; F is nobody."""

PAIRS = st.sampled_from(
    [*((one, other) for one in "abcd" for other in "badc" if one != other), ("a", "a"), ("b", "e")]
)

JUNK = st.sampled_from([None, -1, 0, 1, 2, 3, 3.0, True, "", "x", "side", [], ["a"], ["z"], {}, {"sails": 1}])

DECREES = st.sampled_from(
    [
        *[("hull", 20), ("hull", 3), ("hull_max", 30), ("wind_points", 9), ("speed_fitted", 1), ("cost", 0)],
        *[("blaze", "1"), ("blaze", "2-1"), ("blaze", "3"), ("ignited_by", ["a", "b"]), ("lit_by", ["c"])],
        *[("countdown", 1), ("countdown", 3), ("countdown", None), ("catapult_hits", 2), ("catapults", 2)],
        *[("actions_taken", []), ("fired", None), ("resting", True), ("panicked", False), ("holding", True)],
        *[("suicide", "primed"), ("suicide", None), ("status", "afloat"), ("status", "out"), ("hull", 30)],
        *[("guns", {"side": 5, "bow": 1, "stern": 0}), ("options", {"suicide": 1, "hull-2": 1})],
        *[("veil", "whole"), ("veil", "none"), ("speed", 3)],
    ]
)


def order(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Return orders of a kind; a field may be spoilt or left out, and the GM may overrule."""
    good = st.fixed_dictionaries({"type": st.just(kind), **fields})
    spoilt = st.builds(
        lambda whole, name, junk, drop: (
            {key: value for key, value in whole.items() if key != name} if drop else {**whole, name: junk}
        ),
        good,
        st.sampled_from([*fields, "colour"]),
        JUNK,
        st.booleans(),
    )
    given = st.sampled_from(range(10)).flatmap(lambda dice: spoilt if dice == 9 else good)
    return st.builds(
        lambda command, overrule: {**command, "overrule": True} if overrule else command,
        given,
        st.sampled_from([True, True, False]),
    )


def paired(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Return orders of a kind that name two ships."""
    return st.builds(
        lambda command, pair: {**command, "ship": pair[0], "target": pair[1]}, order(kind, **fields), PAIRS
    )


def decree(key: str, what: tuple[str, Any]) -> dict[str, Any]:
    """Return a decree on a ship."""
    return {"type": "adjust", "ship": key, "field": what[0], "value": what[1]}


NEWCOMER = st.fixed_dictionaries(
    {
        "id": st.sampled_from(["e", "a", "E!"]),
        "name": st.just("Espadon"),
        "side": st.sampled_from(["red", "blue", "green"]),
        "type": st.sampled_from(["vert-small", "jaune-big", "noir-big"]),
    }
)
CONTACT = st.sampled_from(["bow-bow", "bow-stern", "bow-side", "side-side"])
SHOT: dict[str, st.SearchStrategy[Any]] = {
    "range": st.sampled_from(range(10)),
    "mode": st.sampled_from(["normal", "burst"]),
    "arc": st.sampled_from(["side", "side", "bow", "stern"]),
    "attackers": st.integers(1, 3),
}
KINDS: list[tuple[int, st.SearchStrategy[dict[str, Any]]]] = [
    (10, order("next")),
    (8, paired("fire", **SHOT)),
    (5, paired("catapult", range=st.sampled_from(range(1, 8)))),
    (2, order("advance", ship=NAMES, squares=st.sampled_from(range(-1, 4)))),
    (2, order("manoeuvre", ship=NAMES, turn=st.sampled_from(["eighth", "half"]), under_way=st.booleans())),
    (3, paired("collide", contact=CONTACT)),
    (2, paired("share_square")),
    (1, order("suicide", ship=NAMES)),
    (1, order("hold", ship=NAMES)),
    (1, order("audit")),
    (2, order("buy", ship=NAMES, option=st.sampled_from(SHOP))),
    (1, order("buy", side=st.sampled_from(["red", "blue"]), option=st.sampled_from(SHOP))),
    (2, order("adjust", ship=NAMES, field=st.sampled_from([*DOMAINS]), value=JUNK)),
    (7, st.builds(decree, NAMES, DECREES)),
    (1, order("note", text=st.just("note"))),
    (1, order("add_ship", ship=NEWCOMER)),
    (4, st.builds(decree, NAMES, st.just(("status", "afloat")))),
    (1, order("remove_ship", ship=NAMES, reason=st.sampled_from(["fled", "captured", "sunk"]))),
    (1, st.sampled_from(["next"] * 9 + ["conclude"]).flatmap(order)),
]
ANY_ORDER: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [kind for weight, kind in KINDS for _ in range(weight)]
).flatmap(lambda kind: kind)

OPTION_SETS = st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in OPTIONS})


def first(options: dict[str, Any]) -> Any:
    """Return the battle in which a walk begins: four ships that have everything."""
    every = {option: 1 for option in SHOP if option not in ("hull-4", "hull-1")}
    head = record(
        ship("a", "bleu-big", options=every),
        ship("b", "vert-small", options=every),
        ship("c", "rouge-small"),
        ship("d", "jaune-big"),
        sides=[{"id": "red", "name": "Rouges", "budget": 900000}, {"id": "blue", "name": "Bleus"}],
        options=options,
    )
    return read_head(head, RULESETS).battle


def settle(battle: Any, command: dict[str, Any], hand: random.Random) -> tuple[Any, list[Answer]]:
    """Return the outcome of a command with thrown dice, and the dice."""
    answers: list[Answer] = []
    while isinstance(outcome := engine.run(RULESET, battle, command, answers), Waiting):
        ask = outcome.asks[outcome.open[0]]
        answers.append(Answer(tuple(hand.randint(1, 6) for _ in range(ask.count))))
    return outcome, answers


def check_books(battle: Any) -> None:
    """Hold what is true of every battle."""
    for viewer in (GM, Viewer("player", "red"), Viewer("display")):
        RULESET.view(battle, viewer)
    for sheet in RULESET.view(battle, GM)["ships"].values():
        assert 0 <= sheet["hull"] <= sheet["hull_max"]
        assert sheet["speed"] >= sheet["speed_fitted"] >= 1
        assert sheet["countdown"] is None or 0 <= sheet["countdown"] <= 3
        assert (sheet["status"] == "out") == (sheet["fate"] is not None)


@settings(max_examples=WALKS, deadline=None, suppress_health_check=list(HealthCheck))
@given(OPTION_SETS, st.lists(ANY_ORDER, min_size=ORDERS, max_size=ORDERS), st.integers(0, 10**6))
def test_fold_is_replay_and_a_refusal_changes_nothing(
    options: dict[str, Any], commands: list[dict[str, Any]], seed: int
) -> None:
    start = first(options)
    battle, hand = start, random.Random(seed)
    happened: list[Event] = []
    played: list[tuple[dict[str, Any], list[Answer]]] = []
    for command in commands:
        before = engine.fingerprint(battle)
        outcome, answers = settle(battle, command, hand)
        assert engine.fingerprint(battle) == before
        if isinstance(outcome, Refused):
            continue
        assert isinstance(outcome, Done)
        battle = outcome.battle
        happened += outcome.events
        played.append((command, answers))
        check_books(battle)
    wire = [events.load(RULESET.events, events.dump(event)) for event in happened]
    assert engine.fingerprint(engine.fold(start, wire)) == engine.fingerprint(battle)
    again: Any = start
    for command, answers in played:
        outcome = engine.run(RULESET, again, command, answers)
        assert isinstance(outcome, Done)
        again = outcome.battle
    assert engine.fingerprint(again) == engine.fingerprint(battle)
