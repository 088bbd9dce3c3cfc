"""A toy game for the kernel's tests: a secret, a choice, an order over many ships, interleaved asks."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from timonier.kernel import common, fields
from timonier.kernel.asks import AskDice
from timonier.kernel.refusals import Refusal, hard, soft
from timonier.kernel.ruleset import Command, Option, Ruleset, Viewer
from timonier.kernel.setup import BadSetup, check_ships, check_sides
from timonier.kernel.tables import Row, number

PARTS = ("hull", "oars", "rum")


@dataclasses.dataclass(frozen=True)
class Skiff:
    name: str
    side: str
    hull: int = 3
    oars: int = 3
    rum: int = 3  # The secret: only her own side knows.
    afloat: bool = True


@dataclasses.dataclass
class Battle:
    tables: Any
    options: Any
    ships: dict[str, Skiff]
    sides: dict[str, str]
    veils: dict[str, str] = dataclasses.field(default_factory=dict)
    round: int = 0
    over: bool = False

    def fork(self) -> "Battle":
        return dataclasses.replace(self, ships=dict(self.ships), veils=dict(self.veils))

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        self.ships[str(ship)] = dataclasses.replace(self.ships[str(ship)], **{field: value})

    def enlist(self, ship: str, sheet: Any) -> None:
        self.ships[ship] = Skiff(**sheet)

    def strike(self, ship: str, reason: str) -> None:
        self.adjust(ship, "afloat", False)

    def conclude(self) -> None:
        self.over = True


@dataclasses.dataclass(frozen=True, kw_only=True)
class Shoot:
    """Shoot at a skiff: three dice, then her owner says what is hit, if the rum does not save her."""

    ship: str = fields.ship()
    target: str = fields.ship()
    range: int = fields.whole(1, low=1, unit="metres")


@dataclasses.dataclass(frozen=True, kw_only=True)
class Squall:
    """Every skiff afloat rolls two dice at once with the others; below four, one more die hurts her."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Hit:
    """A skiff lost something."""

    ship: str = fields.ship()
    part: str = fields.plain()
    left: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        battle.adjust(self.ship, self.part, self.left)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Missed:
    """A shot went wide."""

    ship: str = fields.ship()

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class RoundBegan:
    """A round began."""

    round: int = fields.plain()

    def apply(self, battle: Battle) -> None:
        battle.round = self.round


def known(battle: Battle, *ships: Any) -> Iterator[Refusal]:
    for ship in ships:
        if ship not in battle.ships:
            yield hard("unknown_ship", "SK-1", "ship", ship=ship)


def may_shoot(battle: Battle, order: Shoot, faults: Any) -> Iterator[Refusal]:
    yield from known(battle, order.ship, order.target)
    yield from common.bad_values(faults, "SK-1", "ship", "target")
    if order.range > battle.tables["reach"]["metres"]:
        yield soft("out_of_range", "SK-2", "range", range=order.range)


def shoot(battle: Battle, order: Shoot, dice: Any) -> Iterator[Any]:
    if dice.total(3, 6, "gunnery", order.ship) < battle.tables["reach"]["needed"]:
        yield Missed(ship=order.ship)
        return
    yield from hurt(battle, order.target, dice)


def hurt(battle: Battle, ship: str, dice: Any) -> Iterator[Any]:
    open_parts = [part for part in PARTS if getattr(battle.ships[ship], part)]
    if open_parts:
        part = dice.choose(battle.ships[ship].side, open_parts, "loss", ship)
        yield Hit(ship=ship, part=part, left=getattr(battle.ships[ship], part) - 1)


def squall(battle: Battle, order: Squall, dice: Any) -> Iterator[Any]:
    afloat = [ship for ship, skiff in battle.ships.items() if skiff.afloat]
    throws = dice.roll_each([AskDice(2, 6, "squall", ship) for ship in afloat])
    for ship, throw in zip(afloat, throws, strict=True):
        if throw.total < 4 and dice.roll(1, 6, "damage", ship).face > 3:
            yield from hurt(battle, ship, dice)


def step(battle: Battle, order: common.Next, dice: Any) -> Iterator[Any]:
    yield RoundBegan(round=battle.round + 1)


def may_adjust(battle: Battle, order: common.Adjust, faults: Any) -> Iterator[Refusal]:
    yield from known(battle, order.ship)
    yield from common.bad_values(faults, "SK-1")
    if order.field not in PARTS or type(order.value) is not int or not 0 <= order.value <= 9:
        yield hard("bad_value", "SK-1", "value", field=order.field, value=order.value)


def may_join(battle: Battle, order: common.AddShip, faults: Any) -> Iterator[Refusal]:
    ship = order.ship
    if ship.keys() != {"id", "name", "side"} or not all(isinstance(value, str) for value in ship.values()):
        yield hard("bad_value", "SK-1", "ship", field="ship", value=ship)
    if ship["id"] in battle.ships:
        yield hard("duplicate_ship", "SK-1", "ship")
    if ship["side"] not in battle.sides:
        yield hard("unknown_side", "SK-1", "ship")


def may_leave(battle: Battle, order: common.RemoveShip, faults: Any) -> Iterator[Refusal]:
    yield from known(battle, order.ship)
    yield from common.bad_values(faults, "SK-1", "ship")


def running(battle: Battle, order: Any, faults: Any) -> Iterator[Refusal]:
    yield from common.bad_values(faults, "SK-1")
    if battle.over:
        yield soft("battle_over", "SK-1")


def remove(battle: Battle, order: common.RemoveShip, dice: Any) -> Iterator[Any]:
    yield common.ShipRemoved(ship=order.ship, reason=order.reason)


def conclude(battle: Battle, order: common.Conclude, dice: Any) -> Iterator[Any]:
    yield common.Concluded()


def sheet(battle: Battle, ship: Any) -> dict[str, Any]:
    return dataclasses.asdict(Skiff(ship["name"], ship["side"]))


def start(setup: Any, options: Any, tables: Any) -> Battle:
    sides = {side["id"]: side["name"] for side in check_sides(setup)}
    ships = {ship["id"]: Skiff(ship["name"], ship.get("side", "")) for ship in check_ships(setup)}
    for place, skiff in enumerate(ships.values()):
        if skiff.side not in sides:
            raise BadSetup(f"/setup/ships/{place}/side", f"no side is called {skiff.side!r}")
    return Battle(tables, options, ships, sides)


def view(battle: Battle, viewer: Viewer) -> dict[str, Any]:
    ships = {ship: dataclasses.asdict(skiff) for ship, skiff in battle.ships.items()}
    for skiff in ships.values():
        if not viewer.is_gm and skiff["side"] != viewer.side:
            del skiff["rum"]
    return {"round": battle.round, "over": battle.over, "sides": dict(battle.sides), "ships": ships}


def visible(battle: Battle, event: Any, viewer: Viewer) -> Any:
    own = event.get("ship") in battle.ships and battle.ships[event["ship"]].side == viewer.side
    return None if event.get("part") == "rum" and not own else event


def board(battle: Battle, viewer: Viewer, words: Any) -> dict[str, Any]:
    ships = [
        {
            "id": ship,
            "name": skiff.name,
            "side": skiff.side,
            "type_label": words.get("type-skiff"),
            "marks": [],
        }
        | {"in_play": skiff.afloat, "acting": skiff.afloat, "heading_deg": None, "gauges": [], "sheet": []}
        for ship, skiff in battle.ships.items()
    ]
    sides = [{"id": side, "name": name} for side, name in battle.sides.items()]
    steps = [{"id": "row", "label": words.get("step-row")}]
    head = {"round": battle.round, "steps": steps, "step": "row", "over": battle.over, "wind": None}
    head["idle"] = not any(skiff.afloat for skiff in battle.ships.values())
    return {**head, "sides": sides, "ships": ships}


COMMANDS = (
    Command("next", common.Next, running, step, "SK-1"),
    Command("shoot", Shoot, may_shoot, shoot, "SK-2"),
    Command("squall", Squall, running, squall, "SK-3"),
    common.adjust(may_adjust, "SK-1"),
    common.note("SK-1"),
    common.add_ship(may_join, sheet, "SK-1"),
    Command("remove_ship", common.RemoveShip, may_leave, remove, "SK-1"),
    Command("conclude", common.Conclude, running, conclude, "SK-1"),
)

RULESET = Ruleset(
    id="skiffs",
    prefix="SK",
    version="1",
    package=__name__,
    board_kind="none",
    dice=("d6",),
    common_rule="SK-1",
    options=(Option("drunk", (True, False), False, "SK-1"),),
    shape=Row({"reach": Row({"metres": number(1, 99), "needed": number(3, 18)})}),
    commands={command.name: command for command in COMMANDS},
    event_types=(Hit, Missed, RoundBegan, common.ShipAdded, common.ShipRemoved, common.Concluded),
    start=start,
    view=view,
    board=board,
    carry=lambda battle, ship: [{"field": "hull", "value": battle.ships[ship].hull}],
    ship_types=lambda tables: {"skiff": {}},
    who=lambda battle, ship: battle.ships[ship].side,
    visible=visible,
)
