"""Orders taken from vectors and schemas and made strange, for walks through a game."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any

from tests.contract.games import GAMES, Json, carried_out, orders, record, vectors_of
from timonier.kernel import engine
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.schema import schema_of
from timonier.kernel.texts import words

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    11,
    10**9,
    3.0,
    0.5,
    "",
    " ",
    "٣",
    "nobody",
    [],
    ["a"],
    {},
    {"a": 1},
    {"id": "zz"},
)


@cache
def known_orders(game: str) -> tuple[tuple[Json, ...], ...]:
    """Return the different orders of the vectors of a game, those of one type together."""
    found: dict[str, dict[str, Json]] = {}
    for vector in vectors_of(game):
        for one in orders(vector):
            alike = found.setdefault(one.command["type"], {})
            alike.setdefault(repr(sorted(one.command.items(), key=str)), one.command)
    return tuple(tuple(alike.values()) for alike in found.values())


@cache
def heads(game: str) -> tuple[str, ...]:
    """Return the vectors of a game that a walk may start from: those with the most that can be done."""
    names = vectors_of(game)
    done = {name: len({one.command["type"] for one, _ in carried_out(name)}) for name in names}
    ships = {name: len(record(name)["setup"].get("ships", [])) for name in names}
    return tuple(sorted(names, key=lambda name: (-ships[name] if ships[name] < 5 else 0, -done[name], name)))[
        :12
    ]


@cache
def schemas(game: str) -> dict[str, Json]:
    """Return the JSON Schema of every order of a game."""
    ruleset = GAMES[game]
    return {
        name: schema_of(command, words(ruleset.package, "en")) for name, command in ruleset.commands.items()
    }


def an_order(game: str, battle: Battle, chance: Random) -> Json:
    """Return an order that may or may not be allowed in *battle*."""
    if chance.random() < 0.2:
        command: Json = {"type": "next"}
    else:
        command = copy.deepcopy(chance.choice(chance.choice(known_orders(game))))
    ships = list(battle.ships)
    for name in ("ship", "target"):
        if isinstance(command.get(name), str) and ships and chance.random() < 0.8:
            command[name] = chance.choice(ships)
    if chance.random() < 0.3:
        twist(command, game, battle, chance)
    if chance.random() < 0.3:
        command["overrule"] = True
    if chance.random() < 0.2:
        command["group"] = chance.choice(["g", "h"])
    return command


def twist(command: Json, game: str, battle: Battle, chance: Random) -> None:
    """Change one thing about *command*."""
    schema = schemas(game).get(str(command.get("type")), {"properties": {}})["properties"]
    name = chance.choice([*schema, *command, "no_such_field"])
    if chance.random() < 0.25:
        command.pop(name, None)
    else:
        command[name] = a_value(schema.get(name, {}), battle, chance)


def a_value(schema: Json, battle: Battle, chance: Random) -> Any:
    """Return a value that a field of that schema may or may not take."""
    fitting: list[Any] = [*schema.get("enum", ())]
    if "x-ref" in schema:
        fitting += [*battle.ships, *battle.sides]
    low, high = schema.get("minimum", 0), schema.get("maximum", 12)
    if "integer" in schema.get("type", ()):
        fitting += [low, high, low - 1, high + 1, chance.randint(low, high)]
    if "boolean" in schema.get("type", ()):
        fitting += [True, False]
    return chance.choice(fitting) if fitting and chance.random() < 0.7 else copy.deepcopy(chance.choice(ODD))


def allowed(ruleset: Ruleset, battle: Battle, game: str, chance: Random, wanted: bool) -> Json:
    """Return an order that is allowed in *battle*, or one that is not, as *wanted*."""
    for _ in range(60):
        command = an_order(game, battle, chance)
        if not wanted:
            twist(command, game, battle, chance)
        if (engine.refusal_of(ruleset, battle, command) is None) is wanted:
            return command
    return {"type": "note", "text": "nothing else can be done"} if wanted else {"type": "fly"}
