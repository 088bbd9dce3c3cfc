"""The head of a battle: options, sides and ships, read from a record with a pointer to every fault."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from timonier.kernel.ruleset import Option, Ruleset

SLUG = re.compile(r"[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?\Z", re.ASCII)
"""An id: lower-case letters, digits, - and _, no more than 64."""

VEILS = ("none", "sheet", "whole")


class BadSetup(ValueError):
    """A set-up is no battle: *pointer* (JSON pointer below ``/setup``) says where, *message* why.

    The message is the id of one in the locale files, filled with *facts*, or else itself a text.
    """

    def __init__(self, pointer: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.pointer = pointer
        self.message = message
        self.facts = facts


def resolve_options(ruleset: Ruleset, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option of *ruleset* with its value.

    Raises :class:`BadSetup` for an option or a value that the rule set does not have.
    """
    known: dict[str, Option] = {option.id: option for option in ruleset.options}
    for name, value in given.items():
        if name not in known:
            raise BadSetup(f"/options/{escape(name)}", "setup-no-option", option=name)
        if not known[name].allows(value):
            raise BadSetup(f"/options/{escape(name)}", "setup-bad-option", option=name, value=str(value))
    return {name: given.get(name, option.default) for name, option in known.items()}


def escape(key: str) -> str:
    """Return *key* as it stands in a JSON pointer."""
    return str(key).replace("~", "~0").replace("/", "~1")


def expect(found: bool, pointer: str, message: str, **facts: Any) -> None:
    """Raise :class:`BadSetup` unless *found*."""
    if not found:
        raise BadSetup(pointer, message, **facts)


def is_slug(value: object) -> bool:
    """Tell whether *value* can be an id."""
    return isinstance(value, str) and SLUG.match(value) is not None


def check_sides(setup: Mapping[str, Any], *, exactly: int | None = None) -> list[dict[str, Any]]:
    """Return the sides of a set-up: objects with an id that nobody shares and a name.

    Raises :class:`BadSetup`.
    """
    sides = setup.get("sides")
    if not isinstance(sides, list) or not sides:
        raise BadSetup("/setup/sides", "setup-sides")
    expect(exactly is None or len(sides) == exactly, "/setup/sides", "setup-sides-exactly", count=exactly)
    _named(sides, "/setup/sides")
    return sides


def check_ships(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the ships of a set-up: objects with an id that nobody shares and a name.

    Raises :class:`BadSetup`.
    """
    ships = setup.get("ships", [])
    if not isinstance(ships, list):
        raise BadSetup("/setup/ships", "setup-list")
    _named(ships, "/setup/ships")
    return ships


def _named(items: Iterable[Any], pointer: str) -> None:
    seen: set[str] = set()
    for place, item in enumerate(items):
        here = f"{pointer}/{place}"
        expect(isinstance(item, dict), here, "setup-object")
        expect(is_slug(item.get("id")), f"{here}/id", "setup-id", id=str(item.get("id")))
        expect(item["id"] not in seen, f"{here}/id", "setup-taken", id=item["id"])
        name = item.get("name")
        expect(isinstance(name, str) and bool(name.strip()), f"{here}/name", "setup-name")
        seen.add(item["id"])
