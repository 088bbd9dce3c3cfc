"""Short ways to set up and play 7th Sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timonier.kernel import engine, texts
from timonier.kernel.asks import Ask, AskChoice
from timonier.kernel.dice import Answer
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.events import dump
from timonier.kernel.record import read_head
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import GM
from timonier.rulesets.seventh_sea import RULESET
from timonier.rulesets.seventh_sea.view import view

Json = dict[str, Any]
Given = Sequence[Any]
"""An answer: faces in order, or the one chosen word."""

GAMES = {RULESET.id: RULESET}
SIDES = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
WIND = {"direction": 5, "force": 4}
RANKS = {"brawn": 2, "finesse": 3, "resolve": 4, "wits": 2, "panache": 1}
"""The traits of a ship of these tests unless she says otherwise."""


def ship(id: str, side: str = "red", /, **more: Any) -> Json:
    """Return a set-up ship; a trait among *more* goes into her traits."""
    traits = RANKS | {name: more.pop(name) for name in RANKS if name in more}
    sheet = {"id": id, "name": f"Navire {id}", "side": side, "type": "custom", "traits": traits, **more}
    return sheet if sheet.get("kind") == "fort" or sheet["type"] != "custom" else {"class": 4, **sheet}


def fort(id: str, side: str = "red", /, **more: Any) -> Json:
    """Return a set-up fort."""
    return ship(id, side, kind="fort", **more)


def record(*ships: Json, **more: Any) -> Json:
    """Return the head of a record; without *ships* a is red and b is blue."""
    setup: Json = {"sides": SIDES, "ships": list(ships or (ship("a"), ship("b", "blue")))}
    if "wind" in more:
        setup |= {"wind": wind} if (wind := more.pop("wind")) is not None else {}
    else:
        setup |= {"wind": WIND}
    return {"format": "timonier-battle/1", "ruleset": RULESET.id, "setup": setup, **more}


class Play:
    """A battle that is played order by order."""

    def __init__(self, *ships: Json, **more: Any) -> None:
        self.battle: Any = read_head(record(*ships, **more), GAMES).battle
        self.asked: tuple[Ask, ...] = ()

    def run(self, type_: str, /, *dice: Given, **fields: Any) -> Done | Refused | Waiting:
        """Give an order with *dice*, an answer each; only one that is carried out changes anything."""
        answers = [Answer(tuple(words)) for words in dice]
        outcome = engine.run(RULESET, self.battle, {"type": type_, **fields}, answers)
        if isinstance(outcome, Done):
            self.battle = outcome.battle
        self.asked = outcome.asks
        return outcome

    def order(self, type_: str, /, *dice: Given, **fields: Any) -> list[Json]:
        """Give an order that is carried out with just these *dice*; returns its events."""
        outcome = self.run(type_, *dice, **fields)
        assert isinstance(outcome, Done), outcome
        return [dump(event) for event in outcome.events]

    def types(self, type_: str, /, *dice: Given, **fields: Any) -> list[str]:
        """Give an order that is carried out; returns the types of its events."""
        return [event["type"] for event in self.order(type_, *dice, **fields)]

    def refused(self, type_: str, /, **fields: Any) -> Refusal:
        """Give an order that the rules say no to; returns why, and sees that nothing has changed."""
        before = fingerprint(self.battle)
        outcome = self.run(type_, **fields)
        assert isinstance(outcome, Refused), outcome
        assert fingerprint(self.battle) == before
        return outcome.refusal

    def code(self, type_: str, /, **fields: Any) -> str:
        """Return the code with which an order is refused."""
        return self.refused(type_, **fields).code

    def waits(self, type_: str, /, *dice: Given, **fields: Any) -> str:
        """Give an order that still wants dice; returns what is awaited, as ``2d10 loss``."""
        outcome = self.run(type_, *dice, **fields)
        assert isinstance(outcome, Waiting), outcome
        ask = outcome.asks[outcome.open[0]]
        return f"{ask.notation} {ask.purpose}"

    def ends_round(self) -> bool:
        """Tell whether `next` would end the round now."""
        outcome = engine.run(RULESET, self.battle, {"type": "next"}, ())
        happened = outcome.so_far if isinstance(outcome, Waiting) else outcome.events  # type: ignore[union-attr]
        return "round_ended" in [dump(event)["type"] for event in happened]

    def next_round(self, *dice: Given) -> list[Json]:
        """Go on to the next round; without *dice* every die shows 1 and the first choice is taken."""
        while not self.ends_round():
            self.order("next")
        return self.order("next", *dice) if dice else self.with_ones("next")

    def with_ones(self, type_: str, /, **fields: Any) -> list[Json]:
        """Give an order and let every die show 1, and take the first choice."""
        answers: list[Given] = []
        while isinstance(outcome := self.run(type_, *answers, **fields), Waiting):
            ask = outcome.asks[len(answers)]
            answers.append([ask.options[0]] if isinstance(ask, AskChoice) else [1] * ask.count)
        assert isinstance(outcome, Done), outcome
        return [dump(event) for event in outcome.events]

    def asks(self) -> list[str]:
        """Return what the last order asked for, as ``2d10 gunnery``."""
        return [f"{ask.notation} {ask.purpose}" for ask in self.asked]

    def decree(self, ship: str | None = None, /, **values: Any) -> None:
        """Set fields by decree; a dot in the name of a field is written ``__``."""
        for field, value in values.items():
            target = {} if ship is None else {"ship": ship}
            self.order("adjust", field=field.replace("__", "."), value=value, **target)

    def to_start(self, *dice: Given) -> None:
        """Go to the start of the first round; without *dice* every ship throws ones."""
        self.order("next", *(dice or self.ones()))

    def to_phase(self, phase: int = 1, /, **dice: list[int]) -> None:
        """Go to a phase of the first round, then lay out action *dice* by decree; free ships may act."""
        self.to_start()
        self.order("next")
        for id, sheet in self.battle.ships.items():
            if sheet.in_play:
                self.decree(id, dice_left=dice.get(id, [phase]))
        while (self.battle.phase or 0) < phase:
            self.order("next")

    def ones(self) -> list[Given]:
        """Return ones for the action dice of every manned ship."""
        sheets = [sheet for sheet in self.battle.ships.values() if sheet.in_play and sheet.finesse]
        return [[1] * (sheet.panache or 1) for sheet in sheets]

    def __getitem__(self, ship: str) -> Json:
        """Return what the state says of *ship*."""
        return view(self.battle, GM)["ships"][ship]  # type: ignore[no-any-return]

    @property
    def state(self) -> Json:
        """Return the whole state."""
        return view(self.battle, GM)


def event(events: list[Json], type_: str) -> Json:
    """Return the only event of a type."""
    (found,) = [event for event in events if event["type"] == type_]
    return found


def says(refusal: Refusal, lang: str = "en") -> str:
    """Return the message of a refusal."""
    return texts.refusal_text(RULESET, None, refusal, lang)


def shot(**more: Any) -> Mapping[str, Any]:
    """Return the fields of a salvo of a at b from the next hex."""
    return {"ship": "a", "target": "b", "range": 1, **more}
