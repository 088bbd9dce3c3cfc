"""A table to play at: orders with their dice, and what came of them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from timonier.kernel import engine, events
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.record import read_head
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import GM
from timonier.rulesets.trireme import RULESET
from timonier.rulesets.trireme.state import Battle

SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]


def ship(id: str, side: str = "red", type: str = "trireme", **more: Any) -> dict[str, Any]:
    """Return a ship of a set-up."""
    return {"id": id, "name": id.capitalize(), "side": side, "type": type, **more}


def record(*ships: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """Return a record; red moves first unless *setup* says otherwise."""
    setup = {"sides": SIDES, "first_side": "red", "ships": list(ships), **more.pop("setup", {})}
    return {"format": "timonier-battle/1", "title": "", "ruleset": "trireme", "setup": setup, **more}


class Table:
    """A battle under way."""

    def __init__(self, *ships: Mapping[str, Any], **more: Any) -> None:
        self.battle: Battle = read_head(record(*ships, **more), {"trireme": RULESET}).battle

    def give(self, type: str, dice: Sequence[int] = (), **fields: Any) -> engine.Outcome:
        """Give an order with one face for each ask; a finished one changes the battle."""
        outcome = engine.run(
            RULESET, self.battle, {"type": type, **fields}, [Answer((face,)) for face in dice]
        )
        if isinstance(outcome, Done):
            self.battle = outcome.battle
        return outcome

    def order(self, type: str, dice: Sequence[int] = (), **fields: Any) -> list[dict[str, Any]]:
        """Give an order that is carried out with exactly these *dice*; return its events."""
        outcome = self.give(type, dice, **fields)
        assert isinstance(outcome, Done), outcome
        return [events.dump(event) for event in outcome.events]

    def refused(self, type: str, **fields: Any) -> str:
        """Give an order that is refused, and return the code."""
        return self.refusal(type, **fields).code

    def refusal(self, type: str, **fields: Any) -> Refusal:
        """Give an order that is refused and changes nothing, and return the refusal."""
        before = engine.fingerprint(self.battle)
        outcome = self.give(type, **fields)
        assert isinstance(outcome, Refused), outcome
        assert engine.fingerprint(self.battle) == before
        return outcome.refusal

    def asks(self, type: str, **fields: Any) -> list[tuple[str, str | None]]:
        """Return purpose and ship of each throw that an order asks for, with sixes for dice."""
        faces: list[int] = []
        while isinstance(outcome := self.give(type, faces, **fields), Waiting):
            faces.append(6)
        assert isinstance(outcome, Done)
        return [(ask.purpose, ask.ship) for ask in outcome.asks]

    def go_to(self, step: str, face: int = 6) -> list[dict[str, Any]]:
        """Go on until *step* begins, with *face* on every die; return the events on the way."""
        passed: list[dict[str, Any]] = []
        while not passed or self.battle.step != step:
            faces: list[int] = []
            while isinstance(outcome := self.give("next", faces), Waiting):
                faces.append(face)
            assert isinstance(outcome, Done), outcome
            passed += [events.dump(event) for event in outcome.events]
        return passed

    @property
    def state(self) -> dict[str, Any]:
        """Return the state as the GM sees it."""
        return RULESET.view(self.battle, GM)


def types(happened: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the types of events."""
    return [event["type"] for event in happened]


def battle_of_thirty(seed: int = 30) -> Battle:
    """Return a battle of thirty ships in ``first_moves``; the rest of the round is ``next`` alone.

    All hang together in pairs, five rams wait and twenty-five ships are crippled: rams, fights and repairs
    fall due.
    """
    rng = random.Random(seed)
    kinds = ("trireme", "bireme", "liburnian", "quadrireme", "quinquereme")
    fleet = [ship(f"{side}{n}", side, rng.choice(kinds)) for side in ("red", "blue") for n in range(15)]
    table = Table(*fleet)
    table.go_to("first_moves")
    for n in range(5):
        table.order("ram", ship=f"red{n}", target=f"blue{n}", aspect="quarter_beam", path=["ahead"])
    for n in range(15):
        table.order("grapple", ship=f"red{n}", target=f"blue{n}", resists=False, overrule=True)
    for n in range(5, 30):
        side = "red" if n < 15 else "blue"
        table.order("adjust", ship=f"{side}{n % 15}", field="damage", value="crippled")
    return table.battle
