"""Battles: orders, dice, undo, redo, amend, log, record, tray."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from timonier_client._connection import Connection, at
from timonier_client._types import Amended, Battle, BattleList, Outcome, Preview, Roll, Throw, Undone


class Battles(Connection):
    """What can be done with battles, each named by its id; *version* guards against a stale view."""

    def battles(self, page: int = 1) -> BattleList:
        """Return a page of battles in short, the newest first."""
        return cast(BattleList, self._call("GET", "/battles", query={"page": page}))

    def begin(self, body: Mapping[str, Any]) -> Battle:
        """Begin a battle from ``{ruleset, title, options?, setup, tables?}``, or from a campaign's ships."""
        return cast(Battle, self._call("POST", "/battles", body))

    def battle(self, battle: str) -> Battle:
        """Return a battle as this token may see it."""
        return cast(Battle, self._call("GET", at("battles", battle)))

    def change_battle(
        self, battle: str, *, title: str | None = None, sources: Mapping[str, str] | None = None
    ) -> Battle:
        """Rename a battle, or say where the dice of a side come from: hand, software or tower."""
        body = {name: value for name, value in (("title", title), ("sources", sources)) if value is not None}
        return cast(Battle, self._call("PATCH", at("battles", battle), body))

    def hide_battle(self, battle: str) -> None:
        """Hide a battle; nothing of it is lost."""
        self._call("DELETE", at("battles", battle))

    def restore_battle(self, battle: str) -> None:
        """Bring a hidden battle back."""
        self._call("POST", at("battles", battle, "restore"))

    def orders(self, battle: str, ship: str) -> list[dict[str, Any]]:
        """Return what a ship can be ordered now, each with the refusal in the way."""
        path = at("battles", battle, "orders")
        return cast(list[dict[str, Any]], self._call("GET", path, query={"ship": ship}))

    def order(self, battle: str, type: str, *, version: int | None = None, **fields: Any) -> Outcome:
        """Give an order; ``pending`` of the answer tells the dice that are awaited, if any."""
        path = at("battles", battle, "commands")
        return cast(Outcome, self._call("POST", path, {**fields, "type": type}, version=version))

    def preview(self, battle: str, type: str, **fields: Any) -> Preview:
        """Return the odds of an order; nothing changes."""
        path = at("battles", battle, "preview")
        return cast(Preview, self._call("POST", path, {**fields, "type": type}, changes=False))

    def compare(self, battle: str, orders: Sequence[Mapping[str, Any]]) -> list[Preview]:
        """Return the odds of several orders, in the order given; nothing changes."""
        path = at("battles", battle, "preview")
        return cast(list[Preview], self._call("POST", path, [dict(order) for order in orders], changes=False))

    def give(
        self,
        battle: str,
        roll: Roll | str,
        faces: Sequence[int],
        *,
        start: int = 0,
        source: str = "hand",
        rethrow: str | None = None,
    ) -> Outcome:
        """Answer an awaited roll with *faces*, all or some, from place *start* on.

        *rethrow* is the reason for not using dice that undo gave back.
        """
        body: dict[str, Any] = {"faces": list(faces), "from": start, "source": source}
        if rethrow is not None:
            body["rethrow"] = rethrow
        return self._answer(battle, roll, body)

    def throw(
        self, battle: str, roll: Roll | str, source: str = "software", *, rest: bool = False
    ) -> Outcome:
        """Let *source* answer a roll: software, tower, or the dice offered; *rest*: the whole order."""
        body: dict[str, Any] = {"source": source}
        return self._answer(battle, roll, body | ({"rest": True} if rest else {}))

    def choose(self, battle: str, roll: Roll | str, *words: str) -> Outcome:
        """Answer a choice, and the choices after it, with a word each."""
        return self._answer(battle, roll, {"choices": list(words)})

    def cancel(self, battle: str, roll: Roll | str) -> None:
        """Cancel the waiting order; its dice stay facts."""
        self._call("DELETE", at("battles", battle, "rolls", _id(roll)))

    def undo(self, battle: str, to: int | None = None, *, version: int | None = None) -> Undone:
        """Take back the last order, or all after entry *to* (0: all)."""
        return self._back_or_forth(battle, "undo", to, version)

    def redo(self, battle: str, to: int | None = None, *, version: int | None = None) -> Undone:
        """Let hold again what was taken back last, or all up to entry *to*."""
        return self._back_or_forth(battle, "redo", to, version)

    def amend(
        self,
        battle: str,
        entry: int,
        reason: str,
        *,
        command: Mapping[str, Any] | None = None,
        dice: Sequence[Sequence[int | str]] | None = None,
        dry_run: bool = False,
    ) -> Amended:
        """Correct an old entry, its order or its dice, and return what that changes; *dry_run* only tells."""
        body: dict[str, Any] = {"entry": entry, "reason": reason, "dry_run": dry_run}
        body |= {name: value for name, value in (("command", command), ("dice", dice)) if value is not None}
        return cast(Amended, self._call("POST", at("battles", battle, "amend"), body))

    def log(self, battle: str, *, after: int = 0, limit: int = 100) -> dict[str, Any]:
        """Return a page of the log: ``entries``, and ``next``, the number to go on *after*."""
        query = {"after": after, "limit": limit}
        return cast(dict[str, Any], self._call("GET", at("battles", battle, "log"), query=query))

    def log_text(self, battle: str) -> str:
        """Return the log as text to read."""
        return self._text(at("battles", battle, "log"), {"format": "text"})

    def record(self, battle: str) -> dict[str, Any]:
        """Return the record of a battle, from which :meth:`import_battle` makes the same again."""
        return cast(dict[str, Any], self._call("GET", at("battles", battle, "record")))

    def import_battle(self, record: Mapping[str, Any]) -> Battle:
        """Begin a battle from a record, exported or written by hand."""
        return cast(Battle, self._call("POST", "/battles/import", record))

    def tray(self, battle: str) -> list[Throw]:
        """Return the throws that nobody asked for."""
        return cast(list[Throw], self._call("GET", at("battles", battle, "tray")))

    def put_in_tray(self, battle: str, faces: Sequence[int], sides: int, source: str = "hand") -> Throw:
        """Put a throw into the tray."""
        body = {"faces": list(faces), "sides": sides, "source": source}
        return cast(Throw, self._call("POST", at("battles", battle, "tray"), body)["throw"])

    def claim(self, battle: str, throw: str, roll: Roll | str) -> Outcome:
        """Give a throw of the tray to an awaited roll."""
        body = {"throw": throw, "roll_id": _id(roll)}
        return cast(Outcome, self._call("POST", at("battles", battle, "tray"), body))

    def discard(self, battle: str, reason: str, throw: str | None = None) -> None:
        """Throw one throw of the tray away, or all."""
        body = {"reason": reason} | ({} if throw is None else {"throw": throw})
        self._call("DELETE", at("battles", battle, "tray"), body)

    def _answer(self, battle: str, roll: Roll | str, body: Mapping[str, Any]) -> Outcome:
        return cast(Outcome, self._call("PUT", at("battles", battle, "rolls", _id(roll)), body))

    def _back_or_forth(self, battle: str, way: str, to: int | None, version: int | None) -> Undone:
        body = {} if to is None else {"to": to}
        return cast(Undone, self._call("POST", at("battles", battle, way), body, version=version))


def _id(roll: Roll | str) -> str:
    return roll if isinstance(roll, str) else roll["roll_id"]
