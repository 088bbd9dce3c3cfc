"""The towers this server knows of, and the bridges that run beside it as children."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from timonier.api.children import Child
from timonier.tower.ports import Memory

FRESH_S = 15.0
"""A tower whose bridge has said nothing for so long counts as away."""

STATES = ("starting", "searching", "ready", "lost", "stopped")


@dataclass
class Tower:
    """What is known of a tower; *said* is what its bridge told last."""

    id: str
    battle: str | None = None
    trigger: str = "now"
    owner: str | None = None
    said: dict[str, Any] = field(default_factory=lambda: {"state": "starting"})
    heard_at: float = 0.0
    tests: int = 0
    child: bool = False

    @property
    def away(self) -> bool:
        """Tell whether its bridge has fallen silent."""
        return time.monotonic() - self.heard_at > FRESH_S


@dataclass
class PlainRoll:
    """Dice asked of a tower outside any battle; *wanted* grows while they explode."""

    id: str
    tower: str
    sides: int
    trigger: str
    wanted: int = 0
    faces: list[int] = field(default_factory=list)


class Towers:
    """All towers, by id; whoever waits for news of one is woken by :meth:`ring`."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._rung = 0
        self._towers: dict[str, Tower] = {}
        self._plain: dict[str, PlainRoll] = {}
        self._children: dict[str, Child] = {}
        self.memory: Memory | None = None
        """The boards that the GM accepted on this machine."""
        self.server_url: str | None = None
        """Where a bridge beside this server reaches it; None while it does not listen."""
        self.tell: Callable[[str, str], None] = lambda tower, why: None
        """Hears that the bridge to a tower broke down, why, and that it was started again."""

    def all(self) -> list[Tower]:
        """Return all towers in the order in which they came."""
        with self._changed:
            return list(self._towers.values())

    def get(self, key: str) -> Tower | None:
        """Return one tower."""
        with self._changed:
            return self._towers.get(key)

    def put(self, tower: Tower) -> Tower:
        """Take a tower in; one of the same id that is there already is returned instead."""
        with self._changed:
            return self._towers.setdefault(tower.id, tower)

    def of_battle(self, battle: str) -> Tower | None:
        """Return the tower that serves *battle*, None where there is none."""
        serving = [tower for tower in self.all() if tower.battle == battle]
        return next((tower for tower in serving if not tower.away), serving[0] if serving else None)

    def for_battle(self, battle: str) -> Tower | None:
        """Return the tower that rolls of *battle* go to: its own, else one that serves no battle."""
        found = self.of_battle(battle)
        free = [tower for tower in self.all() if tower.battle is None and not tower.away]
        return found if found is not None and not found.away else next(iter(free), None)

    def ready(self) -> Tower | None:
        """Return a tower that can throw now, None where there is none."""
        return next((one for one in self.all() if one.said["state"] == "ready" and not one.away), None)

    def plain(self, key: str) -> PlainRoll | None:
        """Return a roll outside any battle."""
        with self._changed:
            return self._plain.get(key)

    def plain_of(self, tower: str) -> list[PlainRoll]:
        """Return the rolls outside any battle for which a tower has still to throw."""
        with self._changed:
            return [roll for roll in self._plain.values() if roll.tower == tower and _left(roll)]

    def throw_plain(self, roll: PlainRoll, count: int, seconds: float) -> list[int] | None:
        """Have *count* more dice thrown and return their faces, None where they do not come in time."""
        start = roll.wanted
        with self._changed:
            self._plain[roll.id] = roll
            roll.wanted += count
            self._rung += 1
            self._changed.notify_all()
            came = self._changed.wait_for(lambda: not _left(roll), seconds)
            return roll.faces[start : start + count] if came else None

    def fell_plain(self, roll: PlainRoll, faces: list[int]) -> None:
        """Note dice that fell for a roll outside any battle."""
        with self._changed:
            roll.faces += faces
        self.ring()

    def end_plain(self, roll: PlainRoll) -> None:
        """Forget a roll outside any battle; dice that still fall for it are nobody's."""
        with self._changed:
            self._plain.pop(roll.id, None)
        self.ring()

    def ring(self) -> None:
        """Say that something has changed for some tower."""
        with self._changed:
            self._rung += 1
            self._changed.notify_all()

    def count(self) -> int:
        """Return how often it has rung."""
        with self._changed:
            return self._rung

    def wait(self, heard: int, seconds: float) -> bool:
        """Wait until it has rung more than *heard* times; tell whether it has."""
        with self._changed:
            return self._changed.wait_for(lambda: self._rung != heard, seconds)

    def run(self, tower: Tower, spec: str, token: str) -> None:
        """Start a bridge for *tower* as a child, again whenever it breaks down; :attr:`tell` hears so.

        Raises OSError where the child cannot be started.
        """
        command = [sys.executable, "-m", "timonier", "bridge", "--server", self.server_url or ""]
        command += ["--tower", spec, "--id", tower.id]
        child = Child(command, token, lambda why: self.tell(spec, why))
        tower.child = True
        with self._changed:
            self._children[tower.id] = child

    def drop(self, key: str) -> Tower | None:
        """Forget a tower, end its bridge where that is a child of this server, and return the tower."""
        with self._changed:
            child = self._children.pop(key, None)
        if child is not None:
            child.end()
        with self._changed:
            tower = self._towers.pop(key, None)
        self.ring()
        return tower

    def close(self) -> None:
        """End all children."""
        with self._changed:
            children = list(self._children.values())
            self._children.clear()
        for child in children:
            child.end()


def _left(roll: PlainRoll) -> int:
    """Return how many dice of a roll have not fallen yet."""
    return max(0, roll.wanted - len(roll.faces))
