"""A long walk of orders, sensible and senseless: nothing raises, nothing refused leaves a trace."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulesets.trireme.table import record, ship
from timonier.kernel import engine, events, texts
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import GM
from timonier.kernel.veils import board_for, state_for
from timonier.rulesets.trireme import RULESET
from timonier.rulesets.trireme.commands.decrees import OF_BATTLE, OF_SHIPS
from timonier.rulesets.trireme.words import ASPECTS, CREWS, DAMAGES, FORCES, SPEEDS, STATUSES, STEPS

WALKS, ORDERS = 20, 50
SHIPS = [
    ship("a"),
    ship("b", type="liburnian", crew="expert"),
    ship("c", type="veneti"),
    ship("d", type="lembus", damage="crippled"),
    ship("w", "blue", "quinquereme"),
    ship("x", "blue", "merchant"),
    ship("y", "blue", "bireme", tired=True),
    ship("z", "blue", "custom", stats={"size": 3, "cruise": 2, "full": 4, "boarding": 1, "ram": False}),
]
JUNK = (
    *(None, True, -1, 0, 1, 2.5, 3.0, 1e308, float("inf"), 10**400),
    *("", "z9", [], [1], {}, {"a": None}, ["ahead"]),
)
RARE = ("note", "add_ship", "remove_ship", "conclude")


class Clerk:
    """Someone who gives orders, most of them sensible, some with a slip, some of pure nonsense."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def order(self) -> dict[str, Any]:
        """Return the next order."""
        kind = self.rng.choice(("next",) * 6 + tuple(RULESET.commands))
        if kind in RARE and self.rng.random() < 0.7:
            kind = "grapple"
        found = {"type": kind, **getattr(self, f"_{kind}")()}
        if self.rng.random() < 0.5:
            found["overrule"] = True
        if self.rng.random() < 0.15:
            found[self.rng.choice((*found, "luck"))] = self.rng.choice(JUNK)
        return found

    def _ship(self) -> str:
        return self.rng.choice([sheet["id"] for sheet in SHIPS])

    def _next(self) -> dict[str, Any]:
        return {}

    def _leg(self) -> dict[str, Any]:
        found: dict[str, Any] = {"ship": self._ship()}
        if self.rng.random() < 0.6:
            found["path"] = self.rng.choices(STEPS, k=self.rng.randint(0, 5))
        else:
            found["hexes"] = self.rng.randint(1, 5)
        if self.rng.random() < 0.5:
            found["speed"] = self.rng.choice(SPEEDS)
        if self.rng.random() < 0.2:
            found["reefs"] = [self.rng.randint(1, 5)]
        return found

    def _move(self) -> dict[str, Any]:
        return {**self._leg(), "more": self.rng.random() < 0.4}

    def _ram(self) -> dict[str, Any]:
        return {**self._leg(), "target": self._ship(), "aspect": self.rng.choice(ASPECTS)}

    def _rake(self) -> dict[str, Any]:
        return {**self._ram(), "more": self.rng.random() < 0.5}

    def _repair(self) -> dict[str, Any]:
        return {"ship": self._ship()}

    def _grapple(self) -> dict[str, Any]:
        return {"ship": self._ship(), "target": self._ship(), "resists": self.rng.choice((None, True, False))}

    _cut = _grapple

    def _allot(self) -> dict[str, Any]:
        points = {self._ship(): self.rng.randint(0, 12) / 2 for _ in range(self.rng.randint(0, 3))}
        return {"ship": self._ship(), "points": points}

    def _adjust(self) -> dict[str, Any]:
        if self.rng.random() < 0.2:
            field = self.rng.choice(tuple(OF_BATTLE))
            return {"field": field, "value": self._value(field)}
        field = self.rng.choice((*OF_SHIPS, "veil"))
        return {"ship": self._ship(), "field": field, "value": self._value(field)}

    def _value(self, field: str) -> Any:
        fitting = {
            "crew": CREWS,
            "damage": DAMAGES,
            "status": STATUSES,
            "wind.force": FORCES,
            "turn.speed": SPEEDS,
            "veil": ("none", "sheet", "whole"),
            **dict.fromkeys(("side", "first_side", "marines"), ("red", "blue")),
            **dict.fromkeys(("tired", "must_back", "ram", "turn.ended", "turn.rammed"), (True, False)),
        }
        return self.rng.choice((*fitting.get(field, range(9)), *fitting.get(field, range(9)), *JUNK[:5]))

    def _note(self) -> dict[str, Any]:
        return {"text": "Été"}

    def _add_ship(self) -> dict[str, Any]:
        return {"ship": {**self.rng.choice(SHIPS), "id": f"s{self.rng.randint(0, 99)}"}}

    def _remove_ship(self) -> dict[str, Any]:
        return {"ship": self._ship(), "reason": self.rng.choice(("fled", "captured", "sunk"))}

    def _conclude(self) -> dict[str, Any]:
        return {}


def throw(battle: Any, order: dict[str, Any], rng: random.Random) -> tuple[Done | Refused, list[Answer]]:
    """Run *order* with as many dice as it asks for."""
    answers: list[Answer] = []
    while isinstance(outcome := engine.run(RULESET, battle, order, answers), Waiting):
        asked = outcome.asks[len(answers) :]
        answers += [Answer((rng.randint(1, ask.sides),), ask) for ask in asked]  # type: ignore[union-attr]
    return outcome, answers


def well_formed(battle: Any) -> None:
    """Check what holds in every state, and that it can be shown to everybody."""
    state = state_for(RULESET, battle, GM)
    assert json.loads(json.dumps(state)) == state
    for lang in texts.LANGUAGES:
        json.dumps(board_for(RULESET, battle, GM, texts.words(RULESET.package, lang)))
    for name, sheet in battle.ships.items():
        assert not (sheet.turn.open and not sheet.in_play)
        assert all(battle.ships[other].in_play for other in state["ships"][name]["grappled"])
        assert sheet.in_play or not state["ships"][name]["grappled"]
        json.dumps(RULESET.carry(battle, name))


@settings(max_examples=WALKS, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from((0, 1)))
def test_a_walk_of_a_thousand_orders(rng: random.Random, place: int) -> None:
    """Twenty walks of fifty orders: fold = replay, and a refusal leaves the state as it was."""
    options = {option.id: option.values[place] for option in RULESET.options}
    start = read_head(record(*SHIPS, options=options), {"trireme": RULESET}).battle
    clerk, battle, kept = Clerk(rng), start, list[tuple[dict[str, Any], list[Answer]]]()
    for _ in range(ORDERS):
        order, before = clerk.order(), engine.fingerprint(battle)
        outcome, answers = throw(battle, order, rng)
        assert engine.fingerprint(battle) == before
        if isinstance(outcome, Refused):
            for lang in texts.LANGUAGES:
                assert texts.refusal_text(RULESET, battle, outcome.refusal, lang)
            continue
        wire = [events.dump(event) for event in outcome.events]
        told = [events.load(RULESET.events, event) for event in json.loads(json.dumps(wire))]
        after = engine.fingerprint(outcome.battle)
        assert engine.fingerprint(engine.fold(battle, told)) == after
        battle = outcome.battle
        well_formed(battle)
        kept.append((order, answers))
    again = start
    for order, answers in kept:
        outcome = engine.run(RULESET, again, order, answers)
        assert isinstance(outcome, Done)
        again = outcome.battle
    assert engine.fingerprint(again) == engine.fingerprint(battle)
