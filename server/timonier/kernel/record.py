"""The battle record, read and checked: one JSON file for saves, replays, reports and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from timonier.kernel.asks import read_ask
from timonier.kernel.dice import Answer
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.setup import VEILS, BadSetup, check_ships, escape, resolve_options
from timonier.kernel.tables import BadTables, Keyed, Reason, Row, overridden
from timonier.kernel.texts import reason_text, words

FORMAT = "timonier-battle/1"

KINDS = ("command", "undo", "redo", "amend", "cancel")
"""What an entry may be; it is exactly one of these."""


class BadRecord(ValueError):
    """A record that is no battle: *code* ``bad_record`` or ``unknown_ruleset``, *pointer*, and why."""

    def __init__(
        self,
        pointer: str,
        reason: str | Reason,
        code: str = "bad_record",
        package: str | None = None,
        **facts: Any,
    ) -> None:
        self.code = code
        self.pointer = pointer
        self.reason = reason if isinstance(reason, Reason) else Reason(reason, facts)
        self._package = package
        super().__init__(f"{pointer}: {self.told('en')}")

    def told(self, lang: str) -> str:
        """Return why it is no battle, as a sentence in *lang*."""
        return reason_text(words(self._package, lang), self.reason)


@dataclass(frozen=True)
class Head:
    """The beginning of a battle: its rule set, resolved options, overrides in force and first state."""

    ruleset: Ruleset
    title: str
    options: Mapping[str, Any]
    overrides: Mapping[str, Any]
    setup: Mapping[str, Any]
    battle: Battle


def read_head(
    record: object,
    rulesets: Mapping[str, Ruleset],
    overrides: Mapping[str, Any] | None = None,
    *,
    check_format: bool = True,
) -> Head:
    """Return the head of *record*; *overrides* is a GM's tree of tables that the record's own go before.

    Raises :class:`BadRecord`, and :class:`~timonier.kernel.tables.BadTables` for a fault of *overrides*.
    """
    given = _object(record, "")
    if check_format and given.get("format") != FORMAT:
        raise BadRecord("/format", "record-format", format=str(given.get("format")), wanted=FORMAT)
    ruleset = rulesets.get(given["ruleset"]) if isinstance(given.get("ruleset"), str) else None
    if ruleset is None:
        raise BadRecord("/ruleset", "record-ruleset", "unknown_ruleset", id=str(given.get("ruleset")))
    title = given.get("title", "")
    if not isinstance(title, str):
        raise BadRecord("/title", "record-title")
    setup = _object(given.get("setup"), "/setup")
    own = _object(given.get("tables", {}), "/tables")
    file = read_overrides(overrides or {}, ruleset.id, rulesets)
    tables = overridden(ruleset.package, ruleset.shape, file)
    try:
        options = resolve_options(ruleset, _object(given.get("options", {}), "/options"))
        tables = ruleset.shape.merge(tables, own, ())
        bare, laid = _unveil(setup)
        battle = ruleset.start(bare, options, tables)
    except BadSetup as bad:
        raise BadRecord(bad.pointer, Reason(bad.message, bad.facts), package=ruleset.package) from bad
    except BadTables as bad:
        here = "/".join(("/tables", *map(escape, bad.path)))
        raise BadRecord(here, bad.reason, package=ruleset.package) from bad
    battle.veils.update(laid)
    return Head(ruleset, title, options, ruleset_tables(ruleset.shape, file, own), setup, battle)


def ruleset_tables(shape: Any, file: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the overrides of a file and of a record as one tree, the record's own before the file's.

    What *shape* replaces whole is replaced whole here too, so that the tree alone makes the same tables.
    """
    merged: dict[str, Any] = dict(file)
    for key, value in own.items():
        there = merged.get(key)
        part = shape.keys.get(key) if isinstance(shape, Row) else shape.item
        deep = isinstance(part, Row | Keyed) and not part.whole and isinstance(there, Mapping)
        merged[key] = ruleset_tables(part, there, value) if deep else value  # type: ignore[arg-type]
    return merged


def read_overrides(tree: Mapping[str, Any], ruleset: str, rulesets: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a GM's override file says of *ruleset*.

    The file names its rule set (``ruleset = "…"``), or has a table for each, or is for whichever is played.
    """
    if "ruleset" in tree:
        return (
            {key: value for key, value in tree.items() if key != "ruleset"}
            if tree["ruleset"] == ruleset
            else {}
        )
    if any(key in rulesets for key in tree):
        found = tree.get(ruleset, {})
        return dict(found) if isinstance(found, Mapping) else {}
    return dict(tree)


def read_entries(record: object) -> list[dict[str, Any]]:
    """Return the entries of *record*, each an object of a known kind with a list of lists of dice.

    Raises :class:`BadRecord`.
    """
    entries = _object(record, "").get("entries", [])
    if not isinstance(entries, list):
        raise BadRecord("/entries", "record-entries")
    for place, entry in enumerate(entries):
        here = f"/entries/{place}"
        kinds = [kind for kind in KINDS if kind in _object(entry, here)]
        if len(kinds) != 1:
            raise BadRecord(here, "record-entry", kinds=", ".join(KINDS))
        body = _object(entry[kinds[0]], f"{here}/{kinds[0]}")
        _check_body(kinds[0], body, f"{here}/{kinds[0]}")
        _check_dice(entry.get("dice"), f"{here}/dice")
        if kinds[0] == "cancel":
            _check_cancel(body, entry.get("dice") or [], f"{here}/cancel")
    return entries


def numbered(entries: Sequence[Mapping[str, Any]]) -> list[tuple[int, Mapping[str, Any]]]:
    """Return *entries* with their numbers: their own ``n`` where it goes on rising, else one more each."""
    found: list[tuple[int, Mapping[str, Any]]] = []
    last = 0
    for entry in entries:
        n = entry.get("n")
        last = n if isinstance(n, int) and not isinstance(n, bool) and n > last else last + 1
        found.append((last, entry))
    return found


def answers_of(dice: object) -> tuple[Answer, ...]:
    """Return the dice of an entry as answers in the order asked."""
    return tuple(Answer(tuple(words)) for words in dice) if isinstance(dice, list) else ()


def _check_body(kind: str, body: Mapping[str, Any], here: str) -> None:
    if kind == "command":
        _check_command(body, here)
    elif kind == "amend":
        if not is_count(body.get("entry")):
            raise BadRecord(f"{here}/entry", "record-number")
        if body.get("command") is not None:
            _check_command(_object(body["command"], f"{here}/command"), f"{here}/command")
        _check_dice(body.get("dice"), f"{here}/dice")
        if not isinstance(body.get("reason", ""), str | None):
            raise BadRecord(f"{here}/reason", "record-reason")
    elif kind == "cancel":
        if body.get("command") is not None:
            _check_command(_object(body["command"], f"{here}/command"), f"{here}/command")
        if body.get("entry") is not None and not is_count(body["entry"]):
            raise BadRecord(f"{here}/entry", "record-number")
    elif body.get("to") is not None and not is_count(body["to"]):
        raise BadRecord(f"{here}/to", "record-to")


def _check_command(command: Mapping[str, Any], here: str) -> None:
    if not isinstance(command.get("type"), str):
        raise BadRecord(f"{here}/type", "record-type")


def _check_cancel(body: Mapping[str, Any], dice: Sequence[Sequence[Any]], here: str) -> None:
    """Check that what was thrown for a cancelled order fits what was asked for, ask by ask."""
    asks = body.get("asks", [])
    if not isinstance(asks, list) or len(asks) != len(dice):
        raise BadRecord(f"{here}/asks", "record-asks")
    for number, (ask, faces) in enumerate(zip(asks, dice, strict=True)):
        try:
            fits = all(read_ask(ask).fits(face) for face in faces)
        except ValueError:
            fits = False
        if not fits:
            raise BadRecord(f"{here}/asks/{number}", "record-asks")
    keys = body.get("taken", [])
    triples = isinstance(keys, list) and all(isinstance(key, list) and len(key) == 3 for key in keys)
    if not triples or not all(is_count(part) for key in keys for part in key):
        raise BadRecord(f"{here}/taken", "record-number")


def _check_dice(dice: object, here: str) -> None:
    if dice is not None and not (isinstance(dice, list) and all(isinstance(words, list) for words in dice)):
        raise BadRecord(here, "record-dice")


def is_count(value: object) -> bool:
    """Tell whether *value* is a whole number from 0 up."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _object(value: object, pointer: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord(pointer, "setup-object")
    return value


def _unveil(setup: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the set-up without veils, which are the kernel's, and the veils."""
    bare: list[dict[str, Any]] = []
    laid: dict[str, str] = {}
    for place, ship in enumerate(check_ships(setup)):
        rest = dict(ship)
        veil = rest.pop("veil", "none")
        if veil not in VEILS:
            raise BadSetup(f"/setup/ships/{place}/veil", "setup-veil")
        if veil != "none":
            laid[ship["id"]] = veil
        bare.append(rest)
    return ({**setup, "ships": bare} if "ships" in setup else dict(setup)), laid
