"""Replay a record with no database, and compare it with what it expects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timonier.kernel import veils
from timonier.kernel.desk import Desk
from timonier.kernel.ledger import Ledger
from timonier.kernel.player import Player
from timonier.kernel.record import numbered, read_entries, read_head
from timonier.kernel.ruleset import GM, Ruleset


def adjudicate(
    record: object,
    rulesets: Mapping[str, Ruleset],
    overrides: Mapping[str, Any] | None = None,
    lang: str = "fr",
) -> dict[str, Any]:
    """Replay *record* and return what came of every entry, with the GM's view of the state after it.

    Raises :class:`BadRecord`, and :class:`~timonier.kernel.tables.BadTables` for a fault of *overrides*.
    """
    head = read_head(record, rulesets, overrides)
    entries = read_entries(record)
    desk = Desk(Ledger(head.ruleset, head.battle))
    player = Player(desk, lang)
    told = [
        {**player.entry(entry, n), "state": veils.state_for(head.ruleset, desk.ledger.battle, GM)}
        for n, entry in numbered(entries)
    ]
    return {
        "ruleset": head.ruleset.id,
        "entries": told,
        "state": veils.state_for(head.ruleset, desk.ledger.battle, GM),
    }


def differences(record: Mapping[str, Any], result: Mapping[str, Any]) -> list[str]:
    """Return what in *result* is not as the ``expect`` of each entry of *record* says, a line each.

    An entry without ``expect`` is to be accepted.
    """
    found: list[str] = []
    for place, (entry, got) in enumerate(zip(record.get("entries", []), result["entries"], strict=True)):
        expect = entry.get("expect")
        found += [
            f"entry {place}: {fault}" for fault in _faults(expect if isinstance(expect, dict) else {}, got)
        ]
    return found


def _faults(expect: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    code = got["refused"] and got["refused"]["code"]
    found = []
    if code != expect.get("refused"):
        found.append(f"refused {code}, want {expect.get('refused')}")
    for name in ("pending", "asks"):
        if name in expect and got[name] != expect[name]:
            found.append(f"{name} {got[name]}, want {expect[name]}")
    types = [event["type"] for event in got["events"]]
    left = iter(types)
    if not all(wanted in left for wanted in expect.get("events", [])):
        found.append(f"events {types}, want {expect['events']}")
    for path, wanted in (expect.get("state") or {}).items():
        try:
            there = at_pointer(got["state"], path)
        except (KeyError, IndexError, ValueError, TypeError):
            found.append(f"{path} is not there")
            continue
        if there != wanted or isinstance(there, bool) != isinstance(wanted, bool):
            found.append(f"{path} is {there!r}, want {wanted!r}")
    return found


def at_pointer(document: Any, pointer: str) -> Any:
    """Return what the JSON *pointer* names in *document*.  Raises LookupError, ValueError or TypeError."""
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        document = document[int(key)] if isinstance(document, list) else document[key]
    return document
