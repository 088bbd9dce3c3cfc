"""Small battles for the tests of Broadsides and Forts, and the orders that are given in them."""

from __future__ import annotations

from typing import Any

from timonier.kernel import engine, events
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.record import read_head
from timonier.kernel.ruleset import GM
from timonier.rulesets.broadsides import RULESET
from timonier.rulesets.broadsides.state import Battle

SIDES = [{"id": "english", "name": "English"}, {"id": "french", "name": "French"}]


def ship(key: str, side: str = "english", **more: Any) -> dict[str, Any]:
    """Return a set-up ship, a counter of 8 and 8 unless told otherwise."""
    own = {} if "type" in more else {"type": "custom", "combat_printed": 8, "movement_printed": 8}
    return {"id": key, "name": key.upper(), "side": side, **own, **more}


def record(*ships: dict[str, Any], step: str | None = "first_action", **more: Any) -> dict[str, Any]:
    """Return a record with those ships that begins in turn 1, in *step*."""
    setup: dict[str, Any] = {"sides": SIDES, "ships": list(ships), "wind": {"from": 0}}
    if step is not None:
        setup["start"] = {"round": 1, "step": step}
    setup |= more.pop("setup", {})
    return {"format": "timonier-battle/1", "ruleset": "broadsides", "setup": setup, "entries": [], **more}


def start(data: dict[str, Any]) -> Battle:
    """Return the battle of a record."""
    battle: Battle = read_head(data, {"broadsides": RULESET}).battle
    return battle


class Table:
    """A battle in which orders are given one after the other; *told* holds the events of the last one."""

    def __init__(self, *ships: dict[str, Any], step: str | None = "first_action", **more: Any) -> None:
        self.battle = start(record(*ships, step=step, **more))
        self.told: list[dict[str, Any]] = []

    def give(self, kind: str, *faces: int, **fields: Any) -> list[str]:
        """Give an order that must be carried out, one die for each ask; return the types of its events."""
        command = {"type": kind, **fields}
        outcome = engine.run(RULESET, self.battle, command, [Answer((face,)) for face in faces])
        assert isinstance(outcome, Done), outcome
        self.battle = outcome.battle
        self.told = [events.dump(event) for event in outcome.events]
        return [event["type"] for event in self.told]

    def refused(self, kind: str, **fields: Any) -> str:
        """Give an order that must be refused; return the code."""
        outcome = engine.run(RULESET, self.battle, {"type": kind, **fields})
        assert isinstance(outcome, Refused), outcome
        return outcome.refusal.code

    def asked(self, kind: str, *faces: int, **fields: Any) -> list[str]:
        """Give an order that must wait; return what it has asked for."""
        outcome = engine.run(
            RULESET, self.battle, {"type": kind, **fields}, [Answer((face,)) for face in faces]
        )
        assert isinstance(outcome, Waiting), outcome
        return [ask.notation for ask in outcome.asks]

    def go_to(self, step: str, *faces: int) -> None:
        """Go on to *step*, past reminders; the dice are for whatever is asked on the way, 3 beyond them."""
        left = list(faces)
        while True:
            answers: list[Answer] = []
            command = {"type": "next", "overrule": True}
            outcome = engine.run(RULESET, self.battle, command, answers)
            while isinstance(outcome, Waiting):
                answers.append(Answer((left.pop(0) if left else 3,)))
                outcome = engine.run(RULESET, self.battle, command, answers)
            assert isinstance(outcome, Done), outcome
            self.battle = outcome.battle
            self.told = [events.dump(event) for event in outcome.events]
            if self.battle.step == step:
                return

    def ship(self, key: str) -> dict[str, Any]:
        """Return a ship as the state shows her."""
        sheet: dict[str, Any] = self.state()["ships"][key]
        return sheet

    def state(self) -> dict[str, Any]:
        """Return the state."""
        return RULESET.view(self.battle, GM)


def battle_of_thirty() -> dict[str, Any]:
    """Return a record of fifteen ships a side, in three lines of five, that can all see an enemy."""
    ships = []
    for place in range(15):
        line, column = divmod(place, 5)
        ships.append(ship(f"e{place}", hex=[2 * column - 4 - line, 2 * line], heading=1, combat_printed=20))
        ships.append(
            ship(
                f"f{place}", "french", hex=[2 * column - 5 - line, 2 * line + 1], heading=1, combat_printed=20
            )
        )
    return record(*ships, step="first_move", setup={"map": {"land": [[9, 9]]}})
