"""A walk of a thousand orders, legal and not: what is refused changes nothing, what is done can be folded."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rulesets.broadsides.battles import record, ship, start
from timonier.kernel import engine, events, texts
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.ruleset import GM
from timonier.rulesets.broadsides import RULESET
from timonier.rulesets.broadsides.commands.adjust import OF_BATTLE, OF_SHIPS
from timonier.rulesets.broadsides.options import OPTIONS
from timonier.rulesets.broadsides.state import Battle

WALK = 40
"""Orders in one walk; with 25 walks a thousand."""

FLEET = (
    ship("a", hex=[0, 0], heading=0),
    ship("c", hex=[-1, 2], heading=1, combat_printed=3, hits=1),
    ship("e", heading=4, grappled_with=["d"]),
    ship("b", "french", hex=[1, -1], heading=0, combat_printed=5),
    ship("d", "french", hex=[2, 0], heading=5),
    ship("f", "french", type="merchantman"),
    ship("fi", "french", type="islet-fort", hex=[0, 3]),
)

ships = st.sampled_from(["a", "c", "e", "b", "d", "f", "fi", "g", "x"])
small = st.integers(-2, 9)
junk = st.one_of(
    st.none(), st.booleans(), small, st.sampled_from(["", "a", "port", 1.0, [], {}, [1, 2], ["b"]])
)
hexes = st.one_of(st.none(), st.lists(st.integers(-3, 3), min_size=2, max_size=2))
steps = st.lists(st.sampled_from(["ahead", "port", "starboard", "ahead"]), min_size=1, max_size=4)
fields = st.sampled_from([*OF_SHIPS, *OF_BATTLE, "combat", "veil", "stuck"])
values = st.one_of(
    junk, hexes, st.lists(ships, max_size=2), st.sampled_from(["in_play", "sunk", "captured", "fled", "none"])
)


def order(kind: str, **given_: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Return orders of that kind: with the fields drawn, sometimes one missing, foreign or overruled."""
    maybe = {name: values_ for name, values_ in given_.items() if name.startswith("o_")}
    must = {name: values_ for name, values_ in given_.items() if name not in maybe}
    optional = {name.removeprefix("o_"): values_ for name, values_ in maybe.items()}
    return st.fixed_dictionaries(
        {"type": st.just(kind), **must}, optional={**optional, "overrule": st.booleans()}
    )


LEGAL = st.one_of(
    order("next", o_hold_fire=st.lists(ships, max_size=2)),
    order("next"),
    order(
        "fire",
        ship=ships,
        target=ships,
        o_range=st.integers(1, 4),
        o_bearing=st.sampled_from(["port", "ahead"]),
    ),
    order("fire", ship=ships, target=ships, range=st.integers(1, 3), o_blocked=st.booleans()),
    order("board", ships=st.lists(ships, min_size=1, max_size=3), target=ships),
    order("break_off", ship=ships),
    order("move", ship=ships, steps=steps, o_heading=st.integers(0, 5)),
    order("place", ship=ships, o_hex=hexes, o_heading=st.one_of(st.none(), st.integers(0, 5))),
    order("set_wind", **{"from": st.integers(0, 5)}),
    order("adjust", o_ship=ships, field=fields, value=values, o_reason=st.just("so be it")),
    order("note", text=st.sampled_from(["", "mist"]), o_public=st.booleans()),
    order("remove_ship", ship=ships, reason=st.sampled_from(["fled", "captured", "sunk"])),
    order("add_ship", ship=st.sampled_from([ship("g"), ship("g", "french", hits=2), {"id": "g"}, ship("a")])),
)
BROKEN = st.tuples(
    LEGAL, st.sampled_from(["ship", "target", "range", "steps", "value", "foreign"]), junk
).map(lambda found: {**found[0], found[1]: found[2]})
ORDERS = st.lists(
    st.one_of(LEGAL, LEGAL, LEGAL, BROKEN, st.just({"type": "next", "overrule": True})),
    min_size=WALK,
    max_size=WALK,
)
RESOLVED = st.fixed_dictionaries(
    {}, optional={option.id: st.sampled_from(option.values or (0, 1)) for option in OPTIONS}
)


def carried_out(
    battle: Battle, command: dict[str, Any], faces: st.DataObject | list[int]
) -> tuple[Any, list[int]]:
    """Run a command to its end; return the outcome and the faces it took, drawn or given."""
    taken: list[int] = []
    while True:
        outcome = engine.run(RULESET, battle, command, [Answer((face,)) for face in taken])
        if not isinstance(outcome, Waiting):
            return outcome, taken
        taken.append(faces[len(taken)] if isinstance(faces, list) else faces.draw(st.integers(1, 6)))


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(options=RESOLVED, orders=ORDERS, data=st.data())
def test_a_thousand_orders(
    options: dict[str, Any], orders: list[dict[str, Any]], data: st.DataObject
) -> None:
    head = record(*FLEET, step="first_move", options=options, setup={"map": {"land": [[0, 3], [-2, 0]]}})
    battle = start(head)
    log: list[tuple[dict[str, Any], list[int]]] = []
    for command in orders:
        before = engine.fingerprint(battle)
        outcome, faces = carried_out(battle, command, data)
        assert engine.fingerprint(battle) == before
        if isinstance(outcome, Refused):
            assert outcome.refusal.rule.startswith("BR-")
            for lang in ("fr", "en"):
                said = texts.refusal_text(RULESET, battle, outcome.refusal, lang)
                assert said and not said.startswith("refusal-")
                assert "{" not in said
            continue
        assert isinstance(outcome, Done)
        stored = json.loads(json.dumps([events.dump(event) for event in outcome.events]))
        happened = [events.load(RULESET.events, event) for event in stored]
        folded = engine.fold(battle, happened)
        assert engine.fingerprint(folded) == engine.fingerprint(outcome.battle)
        battle = outcome.battle
        check_the_book(battle)
        log.append((command, faces))
    again = start(head)
    for command, faces in log:
        again = carried_out(again, command, faces)[0].battle
    assert engine.fingerprint(again) == engine.fingerprint(battle)


def check_the_book(battle: Battle) -> None:
    """Check what must hold in every state."""
    state = RULESET.view(battle, GM)
    json.dumps(state)
    json.dumps(RULESET.board(battle, GM, texts.words(RULESET.package, "fr")))
    for key, there in state["ships"].items():
        assert 0 <= there["hits"] <= there["combat_printed"]
        assert there["grappled_with"] == [name for name in state["ships"] if name in there["grappled_with"]]
        for partner in there["grappled_with"]:
            assert key in state["ships"][partner]["grappled_with"]
            assert state["ships"][partner]["status"] == there["status"] == "in_play"
        assert there["status"] == "in_play" or there["hex"] is None or there["status"] == "captured"
        assert (there["captured_by"] is not None) == (there["status"] == "captured")
        assert there["status"] != "in_play" or there["hits"] < there["combat_printed"]
        assert -2 <= there["boarders_bonus"] <= 2
