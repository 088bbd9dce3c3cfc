"""Replay a record with no database, and compare it with what it expects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from timonier.kernel import veils
from timonier.kernel.desk import Desk
from timonier.kernel.ledger import Ledger
from timonier.kernel.player import Player
from timonier.kernel.record import numbered, read_entries, read_head
from timonier.kernel.ruleset import GM, Ruleset
from timonier.kernel.texts import Words, words


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


def differences(record: Mapping[str, Any], result: Mapping[str, Any], lang: str = "fr") -> list[str]:
    """Return what in *result* is not as the ``expect`` of each entry of *record* says, a line each.

    An entry without ``expect`` is to be accepted.
    """
    said = words(None, lang)
    found: list[str] = []
    for place, (entry, got) in enumerate(zip(record.get("entries", []), result["entries"], strict=True)):
        expect = entry.get("expect")
        faults = _faults(said, expect if isinstance(expect, dict) else {}, got)
        found += [said.get("differs-entry", entry=str(place), what=fault) for fault in faults]
    return found


def _faults(said: Words, expect: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[str]:
    code, wanted = got["refused"] and got["refused"]["code"], expect.get("refused")
    if code != wanted:
        yield said.get(
            "differs-refused", got=code or "none", wanted="none" if wanted is None else str(wanted)
        )
    for name in ("pending", "asks"):
        if name in expect and got[name] != expect[name]:
            yield _differs(said, name, got[name], expect[name])
    types = [event["type"] for event in got["events"]]
    left = iter(types)
    if not all(wanted in left for wanted in expect.get("events", [])):
        yield _differs(said, "events", types, expect["events"])
    for path, wanted in (expect.get("state") or {}).items():
        try:
            there = at_pointer(got["state"], path)
        except (KeyError, IndexError, ValueError, TypeError):
            yield said.get("differs-absent", name=path)
            continue
        if there != wanted or isinstance(there, bool) != isinstance(wanted, bool):
            yield _differs(said, path, there, wanted)


def _differs(said: Words, name: str, got: object, wanted: object) -> str:
    """Say that what stands under *name* is another value, both as JSON."""
    told = {key: json.dumps(value, ensure_ascii=False) for key, value in (("got", got), ("wanted", wanted))}
    return said.get("differs-value", name=name, **told)


def at_pointer(document: Any, pointer: str) -> Any:
    """Return what the JSON *pointer* names in *document*.  Raises LookupError, ValueError or TypeError."""
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        document = document[int(key)] if isinstance(document, list) else document[key]
    return document
