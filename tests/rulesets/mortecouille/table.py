"""A table to play at: a small battle, orders in, refusals and states out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timonier.kernel import engine, events
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting
from timonier.kernel.record import read_head
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import GM, Viewer
from timonier.rulesets.mortecouille import RULESET
from timonier.rulesets.mortecouille.state import Battle, Ship

RULESETS = {RULESET.id: RULESET}
STEPS = ("outfit", "blaze", "wind", "actions", "upkeep")


def record(
    *ships: Mapping[str, Any],
    sides: Sequence[Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    tables: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the head of a record; ships without a side go to the red, every second one to the blue."""
    bands = sides or [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
    fleet = [
        {"name": ship["id"].upper(), "side": ("red", "blue")[i % 2], **ship} for i, ship in enumerate(ships)
    ]
    head = {"format": "timonier-battle/1", "ruleset": RULESET.id, "options": dict(options or {})}
    return {**head, "setup": {"sides": list(bands), "ships": fleet}, "tables": dict(tables or {})}


def ship(key: str, kind: str = "vert-small", **more: Any) -> dict[str, Any]:
    """Return a ship of a set-up; *options* where given, else none."""
    return {"id": key, "type": kind, **more}


class Table:
    """A battle that is played order by order."""

    def __init__(self, *ships: Mapping[str, Any], **head: Any) -> None:
        fleet = ships or (ship("a"), ship("b"))
        self.battle: Battle = read_head(record(*fleet, **head), RULESETS).battle  # type: ignore[assignment]

    def run(self, kind: str, dice: Sequence[Sequence[int]] = (), **fields: Any) -> engine.Outcome:
        """Return what comes of an order, and keep the battle after it."""
        answers = [Answer(tuple(faces)) for faces in dice]
        outcome = engine.run(RULESET, self.battle, {"type": kind, **fields}, answers)
        if isinstance(outcome, Done):
            self.battle = outcome.battle
        return outcome

    def order(self, kind: str, *dice: Sequence[int], **fields: Any) -> list[str]:
        """Carry an order out and return the types of its events."""
        outcome = self.run(kind, dice, **fields)
        assert isinstance(outcome, Done), outcome
        return [events.type_of(type(event)) for event in outcome.events]

    def refusal(self, kind: str, **fields: Any) -> Refusal:
        """Return why an order is refused; nothing has changed then."""
        before = engine.fingerprint(self.battle)
        outcome = self.run(kind, **fields)
        assert isinstance(outcome, Refused), outcome
        assert engine.fingerprint(self.battle) == before
        return outcome.refusal

    def refused(self, kind: str, **fields: Any) -> str:
        """Return the code of a refusal."""
        return self.refusal(kind, **fields).code

    def asks(self, kind: str, *dice: Sequence[int], **fields: Any) -> list[str]:
        """Return what an order that still waits has asked for, the awaited roll last."""
        outcome = self.run(kind, dice, **fields)
        assert isinstance(outcome, Waiting), outcome
        return [ask.notation for ask in outcome.asks[: outcome.open[0] + 1]]

    def decree(self, key: str, **values: Any) -> None:
        """Set fields of a ship by decree."""
        for field, value in values.items():
            self.order("adjust", ship=key, field=field, value=value)

    def to(self, step: str, *dice: Sequence[int]) -> list[str]:
        """Go on to *step*; the *dice* are those of the last step on the way, others throw fours."""
        happened: list[str] = []
        while True:
            last = STEPS[(STEPS.index(self.battle.step) + 1) % 5 or 1] == step
            thrown = list(dice) if last else []
            while isinstance(outcome := self.run("next", thrown, overrule=True), Waiting):
                assert not (last and dice), f"more dice are asked for: {outcome.asks}"
                thrown = [[4] * ask.count for ask in outcome.asks]
            assert isinstance(outcome, Done), outcome
            happened = [events.type_of(type(event)) for event in outcome.events]
            if last:
                return happened

    def __getitem__(self, key: str) -> Ship:
        return self.battle.ships[key]

    def state(self, viewer: Viewer = GM) -> dict[str, Any]:
        """Return the state as *viewer* may see it."""
        return RULESET.view(self.battle, viewer)

    def sheet(self, key: str) -> dict[str, Any]:
        """Return the GM's view of one ship."""
        return dict(self.state()["ships"][key])


def battle_of_thirty() -> Battle:
    """Return a battle of thirty ships before its upkeep, where every pass has something to do for each."""
    kinds = ("vert-small", "jaune-big", "rouge-small", "bleu-big", "rouge-big")
    at = Table(*(ship(f"s{i}", kinds[i % 5], options={"flaming-shot": 1, "slaves": 1}) for i in range(30)))
    at.to("actions")
    for key in list(at.battle.ships):
        hull = at[key].hull_max // 2
        at.decree(key, hull=hull, wind_points=2, holding=True, countdown=3, fired="burst", blaze="1")
    for key in list(at.battle.ships):
        at.battle.change(key, countdown_since=0)
    return at.battle
