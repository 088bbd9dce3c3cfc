"""A battle full of secrets, for tests that nobody but the GM gets a byte of them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from tests.api.conftest import close_app, open_app
from tests.kernel import skiffs
from timonier.registry import rulesets
from timonier.store.shelf import Shelf

API = "/api/v1"

_numbers = count()

GAMES = ("skiffs", "seventh-sea")


def word() -> str:
    """Return a word that nobody can guess, fit for an id."""
    return f"z{secrets.token_hex(7)}"


@dataclass
class World:
    """An application with one battle of *game* that hides much, and a token for everybody."""

    app: Flask
    game: str
    hidden: list[str] = field(default_factory=list)
    tokens: dict[str, str | None] = field(default_factory=dict)
    battle: str = ""
    other: str = ""
    ghost: str = field(default_factory=word)

    @property
    def here(self) -> str:
        """Return the address of the battle."""
        return f"{API}/battles/{self.battle}"

    def client(self, who: str) -> FlaskClient:
        """Return the client of *who*, at an address of its own: wrong links are counted by address."""
        made = self.app.test_client()
        made.environ_base["REMOTE_ADDR"] = str(ip_address(0x0A000001 + next(_numbers)))
        made.token = self.tokens[who]  # type: ignore[attr-defined]
        return made

    def secret(self) -> str:
        """Return a new secret."""
        self.hidden.append(word())
        return self.hidden[-1]

    def gm(self, method: str, path: str, body: Any = None) -> Any:
        """Have the GM do something in the battle, which must be possible."""
        answer = self.client("gm").open(f"{self.here}{path}", method=method, json=body)
        assert answer.status_code < 300, answer.get_data(as_text=True)
        return answer.get_json(silent=True)

    def order(self, **command: Any) -> Any:
        """Have the GM give an order, its dice thrown by software, its choices the first."""
        answer = self.gm("POST", "/commands", command)
        while "pending" in answer:
            roll = answer["pending"]["rolls"][0]
            body = {"source": "software"} if roll["kind"] == "dice" else {"choice": roll["choice"][0]}
            answer = self.gm("PUT", f"/rolls/{roll['roll_id']}", body)
        return answer


def ship(game: str, id: str, name: str, side: str, veil: str) -> dict[str, Any]:
    """Return a ship of a set-up."""
    bare: dict[str, Any] = {"id": id, "name": name, "side": side, "veil": veil}
    if game == "skiffs":
        return bare
    traits = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 2, "panache": 1}
    return {**bare, "type": "custom", "class": 4, "traits": traits}


@contextmanager
def world(folder: Path, game: str) -> Iterator[World]:
    """Give a world in which much has happened, most of it secret."""
    app = open_app(folder)
    parts = app.extensions["timonier"]
    parts.rulesets = {**rulesets(), "skiffs": skiffs.RULESET}
    parts.shelf = Shelf(parts.rulesets)
    made = World(app, game)
    made.tokens |= {"gm": app.test_client().token, "nobody": None}  # type: ignore[attr-defined]
    made.battle, made.other = new_battle(made), new_battle(made)
    for who, role, battle, side, may in (
        ("red", "player", made.battle, "red", ["dice", "orders", "odds"]),
        ("idle", "player", made.battle, "red", []),
        ("blue", "player", made.battle, "blue", ["dice", "orders", "odds"]),
        ("display", "display", made.battle, None, []),
        ("device", "device", made.battle, None, []),
        ("stranger", "player", made.other, "red", ["dice", "orders", "odds"]),
    ):
        body = {"role": role, "battle": battle, "side": side, "may": may, "name": f"Name of {who}"}
        answer = made.client("gm").post(f"{API}/tokens", json=body)
        assert answer.status_code == 201, answer.json
        made.tokens[who] = answer.json["token"]
    happen(made)
    yield made
    close_app(app)


def new_battle(made: World) -> str:
    """Make a battle with one ship of each veil on the blue side and return its id."""
    ships = [
        ship(made.game, "a", "Able", "red", "none"),
        ship(made.game, "b", "Baker", "blue", "none"),
        ship(made.game, "c", "Charlie", "blue", "sheet"),
        ship(made.game, made.ghost, made.secret(), "blue", "whole"),
    ]
    sides = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
    setup: dict[str, Any] = {"sides": sides, "ships": ships}
    if made.game != "skiffs":
        setup["wind"] = {"direction": 5, "force": 4}
    body = {"ruleset": made.game, "title": "Open title", "setup": setup}
    answer = made.client("gm").post(f"{API}/battles", json=body)
    assert answer.status_code == 201, answer.json
    return str(answer.json["id"])


def happen(made: World) -> None:
    """Let things happen: notes, decrees, veils, ships that come and go, undo, amend, orders given up."""
    first = made.order(type="note", text=made.secret())
    attack = "shoot" if made.game == "skiffs" else "fire"
    value = {"field": "hull", "value": 2} if made.game == "skiffs" else {"field": "superficial", "value": 3}
    made.order(type="adjust", ship="a", reason=made.secret(), **value)
    made.order(type="adjust", ship="c", reason=made.secret(), **value)
    made.order(type="adjust", ship=made.ghost, reason=made.secret(), **value)
    made.order(type="next")
    for ship_, target in (
        ("a", "b"),
        ("b", "a"),
        ("a", made.ghost),
        (made.ghost, "a"),
        ("c", "a"),
        ("a", "c"),
    ):
        made.order(type=attack, ship=ship_, target=target, range=1, overrule=True)
    late = ship(made.game, made.secret(), made.secret(), "red", "whole")
    made.order(type="add_ship", ship=late)
    made.gm("POST", "/undo")
    again = ship(made.game, made.secret(), made.secret(), "red", "whole")
    joined = made.order(type="add_ship", ship=again)
    made.order(type=attack, ship=again["id"], target="a", range=1, overrule=True)
    made.order(type="adjust", ship=again["id"], field="veil", value="none", reason=made.secret())
    made.order(type="adjust", ship=again["id"], field="veil", value="whole", reason=made.secret())
    made.order(type="note", text="Said to all", public=True)
    made.gm("POST", "/amend", amended(first["entry"], made.secret(), made.secret()))
    renamed = {**again, "name": made.secret()}
    body = {
        "entry": joined["entry"],
        "command": {"type": "add_ship", "ship": renamed},
        "reason": made.secret(),
    }
    made.client("gm").post(f"{made.here}/amend", json=body)
    waiting = made.client("gm").get(made.here).json["pending"]
    if waiting is not None:
        made.gm("DELETE", f"/rolls/{waiting['rolls'][0]['roll_id']}")
    command = {"type": attack, "ship": made.ghost, "target": "a", "range": 1, "overrule": True}
    cancelled = made.gm("POST", "/commands", command)["pending"]["rolls"][0]["roll_id"]
    made.gm("PUT", f"/rolls/{cancelled}", {"faces": [2]})
    made.gm("DELETE", f"/rolls/{cancelled}")
    made.gm("POST", "/commands", command)
    made.hidden.append(made.ghost)


def amended(entry: int, text: str, reason: str) -> dict[str, Any]:
    """Return the correction of a note."""
    return {"entry": entry, "command": {"type": "note", "text": text}, "reason": reason}
