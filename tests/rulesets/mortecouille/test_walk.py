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

NAMES = st.sampled_from(["a", "b", "c", "d", "e", "e", "f"])
"""E joins on the way; F is nobody."""

JUNK = st.sampled_from([None, -1, 0, 1, 2, 3, 3.0, True, "", "x", "side", [], ["a"], ["z"], {}, {"sails": 1}])

VALUES = st.one_of(
    JUNK,
    st.integers(0, 40),
    st.sampled_from(["1", "2-1", "2-2", "3", "burst", "normal", "primed", "spent", "afloat", "out"]),
    st.just({"side": 3, "bow": 1, "stern": 0}),
    st.just({"suicide": 1, "continuous-burst": 1, "hull-2": 1}),
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
    given = st.integers(0, 9).flatmap(lambda dice: spoilt if dice == 0 else good)
    return st.builds(
        lambda command, overrule: {**command, "overrule": True} if overrule else command, given, st.booleans()
    )


PAIR = {"ship": NAMES, "target": NAMES}
NEWCOMER = st.fixed_dictionaries(
    {
        "id": st.sampled_from(["e", "a", "E!"]),
        "name": st.just("Espadon"),
        "side": st.sampled_from(["red", "blue", "green"]),
        "type": st.sampled_from(["vert-small", "jaune-big", "noir-big"]),
    }
)
ANY_ORDER = st.one_of(
    *[order("next")] * 4,
    *[
        order(
            "fire",
            **PAIR,
            range=st.integers(0, 9),
            mode=st.sampled_from(["normal", "burst"]),
            arc=st.sampled_from(["side", "side", "bow", "stern"]),
            attackers=st.integers(1, 3),
        )
    ]
    * 3,
    *[order("catapult", **PAIR, range=st.integers(1, 7))] * 2,
    order("advance", ship=NAMES, squares=st.integers(-1, 3)),
    order("manoeuvre", ship=NAMES, turn=st.sampled_from(["eighth", "half"]), under_way=st.booleans()),
    *[order("collide", **PAIR, contact=st.sampled_from(["bow-bow", "bow-stern", "bow-side", "side-side"]))]
    * 2,
    order("share_square", **PAIR),
    order("suicide", ship=NAMES),
    order("hold", ship=NAMES),
    order("audit"),
    order("buy", ship=NAMES, option=st.sampled_from(SHOP)),
    order("buy", side=st.sampled_from(["red", "blue"]), option=st.sampled_from(SHOP)),
    *[order("adjust", ship=NAMES, field=st.sampled_from([*DOMAINS, "veil", "speed"]), value=VALUES)] * 3,
    order("note", text=st.just("note")),
    order("add_ship", ship=NEWCOMER),
    order("remove_ship", ship=NAMES, reason=st.sampled_from(["fled", "captured", "sunk"])),
    st.integers(0, 9).flatmap(lambda n: order("conclude") if n == 0 else order("next")),
)

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
